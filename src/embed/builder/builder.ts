/**
 * The builder: choose a game, change its settings, see it live, and copy it as a link, a frame, a tag or JSX. Its
 * controls are generated from custom-elements.json, so that everything documented can be set. It is in English, as that
 * documentation is.
 */
import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {Refusal} from '../../core/game.js';
import type {Seat} from '../../core/record.js';
import type {GameElement} from '../../element/game-element.js';
import {tokenColors} from '../../frame/templates/token-colors.js';
import {tokens} from '../../frame/tokens.styles.js';
import {expectedOf, isThemeValue, limits, readAddress, writeAddress, type Scheme} from '../address.js';
import type {Preset} from '../listing.js';
import {pictureOf} from '../pictures.js';
import {nameOf, type GameSpec, type Setting} from '../specs.js';
import {languageOf, wordsOf} from '../words.js';
import {builderStyles} from './builder.styles.js';
import {colorIn, contrastOf, hexOf} from './colors.js';
import {choice, control, playerRow, styleControl, text} from './controls.js';
import {asClassicTag, asFollowingFrame, asFrame, asJsx, asLink, asTag, type Chosen} from './outputs.js';
import {problemOf, seatsOf, writePlayers} from './players.js';
import {scormPackage, usualLesson, type Lesson} from './scorm.js';

/** Settings that many pages need, beside the players. All others are folded away. */
const common = [
  ...['daily', 'board', 'size', 'rows', 'columns', 'line', 'heaps', 'misere', 'pieces', 'teams', 'rotate'],
  ...['walls', 'obstacles', 'level', 'lang', 'autosave', 'hints'],
];

/** `sixAgain` as an attribute: `six-again`. */
const attributeOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The attribute that a problem is about: its message names the option or the property. */
const nameIn = ({message}: Refusal): string => attributeOf(/^Invalid ([\w-]+)/.exec(message)?.[1] ?? '');

/** The ground of a colour, or the text that is read on it, and the least contrast that is enough. */
const partners: Readonly<Record<string, readonly [other: string, least: number]>> = {
  '--game-ink': ['--game-raised', 4.5],
  '--game-quiet': ['--game-raised', 4.5],
  '--game-raised': ['--game-ink', 4.5],
  '--game-accent': ['--game-on-accent', 4.5],
  '--game-on-accent': ['--game-accent', 4.5],
  ...Object.fromEntries(tokenColors.map((_, i) => [`--game-player-${i + 1}`, ['--game-raised', 3]])),
};

const sentenceOf = (contrast: number, least: number): string =>
  `Contrast ${Math.floor(contrast * 10) / 10} : 1${contrast < least ? `, expected at least ${least} : 1` : ''}.`;

export class EmbedBuilder extends LitElement {
  static override styles = [tokens, builderStyles];

  /** All games, with their documentation. */
  @property({attribute: false}) games: readonly GameSpec[] = [];
  /** The URL of the embed folder. */
  @property() folder = './';
  /** The absolute URL of the folder with the files of the games, `cdn/` of a site; without it, they are beside the page. */
  @property() cdn = '';
  /** The part of the page's URL that stores the choice: `search`, or `hash` where the page uses the query itself. */
  @property() place: 'search' | 'hash' = 'search';
  /** Registers the tag of a game. */
  @property({attribute: false}) load: (tag: string, lang: string) => Promise<void> = () => Promise.resolve();
  /** The URL of a file of `pictures`. */
  @property({attribute: false}) picture = (file: string): string => `pictures/${file}`;
  /** The bytes of a file of the embed folder. Without it there are no SCORM packages. */
  @property({attribute: false}) read?: (file: string) => Promise<Uint8Array>;

  #chosen: Chosen | undefined;
  #problems: readonly string[] = [];
  /** Invalid values by the name of their setting: they are in no output. */
  #wrong = new Map<string, {readonly value: string; readonly problem: string}>();
  /** Settings for which a value was chosen, but not entered yet. */
  #valued = new Set<string>();
  #pictures = new Map<string, HTMLElement>();
  /** A notice, and the button that it belongs to: the title of an output, `start-over`, or `game`. */
  #said = {text: '', at: ''};
  /** The goal that a SCORM package counts; undefined for the usual one. */
  #lesson: Lesson | undefined;
  /** The problem of the lesson's fields by their names. */
  #wrongLesson = new Map<string, string>();
  /** The URL of the last SCORM package. */
  #package = '';
  /** The choice that the live game shows. */
  #shown = '';

  /** The choice, in the form of the embed page. */
  get address(): string {
    return this.#chosen ? writeAddress(this.#chosen) : '';
  }

  set address(address: string) {
    const {game, problems, ...rest} = readAddress(address, this.games);
    const first = game ?? this.games[0];
    this.#forget();
    this.#problems = problems;
    this.#chosen = first && {game: first, ...rest, settings: first ? this.#valid(first, rest.settings) : rest.settings};
    this.#said = {text: '', at: ''};
    this.requestUpdate();
  }

  #forget(): void {
    this.#wrong.clear();
    this.#valued.clear();
    this.#lesson = undefined;
    this.#wrongLesson.clear();
  }

  /** The settings without invalid ones, which are noted. Invalid ones of before may have become valid. */
  #valid(game: GameSpec, settings: Chosen['settings']): Chosen['settings'] {
    const all = new Map(settings);
    for (const [name, {value}] of this.#wrong) {
      if (!game.settings.some((setting) => setting.name === name)) continue;
      all.set(name, value);
      this.#wrong.delete(name);
    }
    const leave = (name: string, problem: string): void => {
      this.#wrong.set(name, {value: all.get(name)!, problem});
      all.delete(name);
    };
    const players = all.has('players') && problemOf(game, all.get('players')!);
    if (players) leave('players', players);
    for (;;) {
      const [problem] = this.#problemsOf(game, all);
      if (!problem) return all;
      const [message] = problem.message.split(/ (?=Invalid )/);
      const name = nameIn(problem);
      leave(all.has(name) ? name : [...all.keys()].at(-1)!, message!);
    }
  }

  /** The problems that an element finds in its settings; none before its tag is registered. */
  #problemsOf({tag}: GameSpec, settings: Chosen['settings']): readonly Refusal[] {
    if (!customElements.get(tag) || settings.size === 0) return [];
    const element = document.createElement(tag) as GameElement;
    for (const [name, value] of settings) element.setAttribute(name, value);
    return element.reading.problems;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('games') && this.games.length > 0)
      this.address = this.place === 'search' ? location.search : location.hash.replace(/^#/, '?');
  }

  protected override updated(): void {
    if (this.#shown === '') this.#show();
  }

  #change(change: Partial<Chosen>): void {
    this.#chosen = {...this.#chosen!, ...change};
    this.#problems = [];
    this.#said = {text: '', at: ''};
    this.requestUpdate();
  }

  /** Stores and shows a final choice. Not on every keystroke, because browsers limit how often a URL may change. */
  #keep(): void {
    const address = this.place === 'search' ? this.address : this.address.replace(/^\?/, '#');
    try {
      history.replaceState(history.state, '', address || location.pathname);
    } catch {
      // not allowed here: the choice is not stored
    }
  }

  /** Updates after a pause in typing, because browsers limit how often a URL may change. */
  #settled = (): void => {
    this.#keep();
    this.#show();
  };

  /** Recreates the live game if the choice has changed. */
  #show(): void {
    const chosen = this.#chosen;
    const stage = this.renderRoot.querySelector<HTMLElement>('.stage');
    if (!chosen || !stage) return;
    const made = this.#made;
    if (made === this.#shown) return;
    this.#shown = made;
    const {game, settings, theme, scheme, dir} = chosen;
    const element = document.createElement(game.tag);
    // the preview does not save
    for (const [name, value] of settings) if (name !== 'autosave') element.setAttribute(name, value);
    for (const [name, value] of theme) element.style.setProperty(name, value);
    if (dir) element.dir = dir;
    const present = (): void => {
      if (made !== this.#shown) return;
      stage.style.colorScheme = scheme ?? '';
      stage.replaceChildren(element);
    };
    // a registered game looks up its words at once, so load them first
    const isDefined = customElements.get(game.tag) !== undefined;
    if (!isDefined) present();
    void this.load(game.tag, languageOf(settings.get('lang')))
      .catch(() => this.#tell('The game could not be loaded.', 'game'))
      .then(() => {
        if (isDefined) present();
        else if (this.#chosen?.game === game && customElements.get(game.tag)) {
          // nobody could check them before
          this.#chosen = {...this.#chosen, settings: this.#valid(game, this.#chosen.settings)};
          this.#show();
        }
        // swatches and contrast are those of the stage
        const shown = this.renderRoot.querySelector<GameElement>('.stage > *');
        void shown?.updateComplete?.then(() => this.requestUpdate());
      });
  }

  /** Takes over what was chosen on the card in the live game. */
  #takeOver = (): void =>
    void requestAnimationFrame(() => {
      const {game, settings} = this.#chosen!;
      const element = this.renderRoot.querySelector<GameElement>('.stage > *');
      // the element of another choice is about to go
      if (!element?.reading || element.localName !== game.tag || this.#shown !== this.#made) return;
      const {players, ...options} = element.reading.chosen;
      const all = new Map(settings);
      if (players !== undefined) all.set('players', writePlayers(element.seats));
      for (const {name, kind} of game.settings) {
        const option = Object.entries(options).find(([key]) => attributeOf(key) === name)?.[1];
        if (option === undefined || typeof option === 'object') continue;
        if (kind === 'switch' && option === false) all.delete(name);
        else all.set(name, option === true ? (kind === 'words' ? 'on' : '') : option === false ? 'off' : `${option}`);
      }
      if (JSON.stringify([...all]) === JSON.stringify([...settings])) return;
      this.#change({settings: this.#valid(game, all)});
      // the live game has it already
      this.#shown = this.#made;
      this.#keep();
    });

  /** The address of the choice, apart from what the live game does not show. */
  get #made(): string {
    return writeAddress({...this.#chosen!, title: undefined});
  }

  #tell(text: string, at: string): void {
    this.#said = {text, at};
    this.requestUpdate();
  }

  /** The notice beside its button. Screen readers get it from the live region, which stays in one place. */
  #saidAt(place: string): TemplateResult | typeof nothing {
    const {text, at} = this.#said;
    return at === place ? html`<p class="said" aria-hidden="true">${text}</p>` : nothing;
  }

  async #copy(code: string, what: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      this.#tell(`Copied: ${what === 'JSX' ? what : what.toLowerCase()}.`, what);
    } catch {
      this.#tell('This browser does not let pages copy. Select the text and copy it.', what);
    }
  }

  async #download(chosen: Chosen): Promise<void> {
    try {
      const bytes = await scormPackage(chosen, this.read!, this.#lesson);
      URL.revokeObjectURL(this.#package);
      this.#package = URL.createObjectURL(new Blob([bytes], {type: 'application/zip'}));
    } catch {
      return this.#tell('The files could not be read. Open this page from a web server.', 'SCORM package');
    }
    const link = document.createElement('a');
    Object.assign(link, {href: this.#package, download: `${chosen.game.name}-scorm.zip`}).click();
    this.#tell('Created: SCORM package.', 'SCORM package');
  }

  /** Sets a setting to a value, undefined for the default. */
  #set(name: string, value: string | undefined): void {
    const {game, settings} = this.#chosen!;
    this.#wrong.delete(name);
    const others = [...settings].filter(([each]) => each !== name);
    const all = new Map(value === undefined ? others : [...others, [name, value] as const]);
    this.#change({settings: this.#valid(game, all)});
  }

  #setting(setting: Setting): TemplateResult {
    const {settings} = this.#chosen!;
    const {name} = setting;
    const wrong = this.#wrong.get(name);
    return control(setting, {
      value: wrong?.value ?? settings.get(name),
      problem: wrong?.problem,
      valued: this.#valued.has(name),
      input: (value) => {
        this.#set(name, value);
      },
      onWay: (valued) => void (valued ? this.#valued.add(name) : this.#valued.delete(name)),
      settled: this.#settled,
    });
  }

  #style(property: GameSpec['properties'][number]): TemplateResult {
    const {game, theme} = this.#chosen!;
    const {name, length, default: standard = ''} = property;
    const input = (value: string | undefined): void => {
      const others = [...theme].filter(([each]) => each !== name);
      const fits = value === undefined || isThemeValue(value, property);
      if (fits) this.#wrong.delete(name);
      else this.#wrong.set(name, {value, problem: `Expected ${expectedOf(property)}.`});
      this.#change({theme: new Map(fits && value !== undefined ? [...others, [name, value.trim()]] : others)});
    };
    const wrong = this.#wrong.get(name);
    const value = wrong?.value ?? theme.get(name);
    const swatch = length ? undefined : this.#colorOf(value ?? standard);
    const [other, least] = partners[name] ?? [];
    const partner = game.properties.find((each) => each.name === other);
    const below = partner && this.#colorOf(theme.get(partner.name) ?? partner.default ?? '');
    return styleControl(property, {
      value,
      problem: wrong?.problem,
      input,
      settled: this.#settled,
      swatch: swatch && hexOf(swatch),
      contrast: swatch && below && least ? sentenceOf(contrastOf(swatch, below), least) : undefined,
    });
  }

  /** A colour as it is on the stage, with its scheme. */
  #colorOf(value: string): ReturnType<typeof colorIn> {
    const stage = this.renderRoot.querySelector('.stage');
    return value && stage ? colorIn(stage, value) : undefined;
  }

  /** The players: chosen by whoever plays, or so many, each in a row. */
  #players({game, settings, theme}: Chosen): TemplateResult {
    const [min, max] = game.seats;
    const seats = seatsOf(game, settings);
    const wrong = this.#wrong.get('players');
    const settled = this.#settled;
    const write = (all: readonly Seat[]): void => this.#set('players', writePlayers(all));
    const counts = Array.from({length: max - min + 1}, (_, i) => `${min + i}`);
    const resize = (count: number): void => {
      const usual = (i: number): Seat => ({name: '', kind: i > 0 && game.levels ? 'auto' : 'person'});
      write(Array.from({length: count}, (_, i) => seats?.[i] ?? usual(i)));
    };
    return html`${choice([['', 'Whoever plays chooses'], ...counts.map((count) => [count, count] as const)], {
      id: 'players',
      label: 'Players',
      value: seats && `${seats.length}`,
      problem: wrong?.problem,
      input: (count) => (count ? resize(Number(count)) : this.#set('players', undefined)),
      settled,
    })}
    ${(seats ?? []).map((seat, i) => {
      const property = (name: string): string =>
        theme.get(name) ?? game.properties.find((each) => each.name === name)?.default ?? '';
      // without a colour, that of the live game: in Ludo that of the corner
      const token = this.renderRoot.querySelector('.stage > *')?.shadowRoot?.querySelectorAll('.players .token')[i];
      const own = seat.color ?? (token ? getComputedStyle(token).color : property(`--game-player-${i + 1}`));
      const color = this.#colorOf(own);
      const ground = this.#colorOf(property('--game-raised'));
      const problem = this.#wrong.get(`player-${i}`)?.problem;
      return playerRow(
        i + 1,
        problem ? {...seat, name: this.#wrong.get(`player-${i}`)!.value} : seat,
        game.levels ?? [],
        {
          swatch: color ? hexOf(color) : '#000000',
          contrast: color && ground ? sentenceOf(contrastOf(color, ground), 3) : '',
          problem,
          change: (changed) => {
            this.#wrong.delete(`player-${i}`);
            // these would divide the text of `players`
            if (/[,:]/.test(changed.name)) {
              this.#wrong.set(`player-${i}`, {
                value: changed.name,
                problem: 'Expected a name without comma and colon.',
              });
              this.#change({});
            } else write(seats!.map((each) => (each === seat ? changed : each)));
          },
          settled,
        },
      );
    })}`;
  }

  /** The settings that every game has. */
  get #shared(): [name: string, value: string][] {
    const {game, settings} = this.#chosen!;
    return [...settings].filter(([name]) => game.settings.some((each) => each.name === name && each.shared));
  }

  /** Changes the choice as a whole, and shows it at once. */
  #renew(change: Partial<Chosen>): void {
    this.#forget();
    const {game, settings} = {...this.#chosen!, ...change};
    this.#change({...change, settings: this.#valid(game, settings)});
    this.#settled();
  }

  #chooseGame(game: GameSpec): void {
    this.#renew({game, settings: new Map(this.#shared), theme: new Map(), title: undefined});
  }

  /** Whether the rules and players are those of a preset. */
  #isChosen({settings: wanted}: Preset): boolean {
    const {game, settings} = this.#chosen!;
    const ofRules = game.settings.filter(({name, shared}) => !shared || name === 'players');
    return ofRules.every(({name}) => settings.get(name) === wanted[name]);
  }

  #choosePreset({settings: wanted}: Preset): void {
    const kept = this.#shared.filter(([name]) => name !== 'players');
    this.#renew({settings: new Map([...Object.entries(wanted), ...kept])});
  }

  #startOver = (): void => {
    this.#renew({settings: new Map(), theme: new Map(), scheme: undefined, dir: undefined, title: undefined});
    this.#tell('Everything is as usual again.', 'start-over');
  };

  protected override render(): TemplateResult | typeof nothing {
    const chosen = this.#chosen;
    if (!chosen) return nothing;
    const {game} = chosen;
    const named = (names: readonly string[]): readonly Setting[] =>
      names.flatMap((name) => game.settings.find((each) => each.name === name) ?? []);
    const [usual, links] = [named(common), named(['link'])];
    const several = game.seats[1] > 1;
    const rare = game.settings.filter(
      (setting) => !usual.includes(setting) && !links.includes(setting) && !(several && setting.name === 'players'),
    );
    const controls = (settings: readonly Setting[]): TemplateResult[] => settings.map((each) => this.#setting(each));
    return html`
      <div class="builder">
        <div class="games">${this.#games(game)}${this.#presets(game)}</div>
        <section class="preview" aria-label="The game">
          <div class="stage" @game-start=${this.#takeOver} @click=${this.#takeOver} @input=${this.#takeOver}></div>
          <p class="problem" ?hidden=${this.#problems.length === 0}>${this.#problems.slice(0, 3).join(' ')}</p>
          ${this.#saidAt('game')}
        </section>
        <section class="settings" aria-label="Settings">
          ${this.#group(nameOf(game), [...(several ? [this.#players(chosen)] : []), ...controls(usual)], true)}
          ${this.#group('Your page', [...controls(links), ...this.#page(chosen)])}
          ${this.#group(
            'Colours and sizes',
            game.properties.map((property) => this.#style(property)),
          )}
          ${this.#group('More settings', controls(rare))}
          <button class="quiet" @click=${this.#startOver}>Start over</button>
          ${this.#saidAt('start-over')}
        </section>
        <section class="outputs" aria-label="Copy">${this.#outputs(chosen)}</section>
        <p class="visually-hidden" role="status">${this.#said.text}</p>
      </div>
    `;
  }

  #pictureOf(game: GameSpec): HTMLElement {
    const {name} = game;
    const picture = this.#pictures.get(name) ?? pictureOf(game, this.picture);
    this.#pictures.set(name, picture);
    return picture;
  }

  #games(chosen: GameSpec): TemplateResult {
    return html`<fieldset>
      <legend>Game</legend>
      <div class="cards">
        ${this.games.map(
          (game) =>
            html`<label class="card">
              <input
                type="radio"
                name="game"
                .checked=${game === chosen}
                @change=${() => this.#chooseGame(game)}
              />${this.#pictureOf(game)}<span>${nameOf(game)}</span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #presets(game: GameSpec): TemplateResult {
    return html`<div class="presets" role="group" aria-label="Ways to play">
      ${game.presets.map(
        (preset) =>
          html`<button aria-pressed=${this.#isChosen(preset)} @click=${() => this.#choosePreset(preset)}>
            ${wordsOf('en').presets[preset.name]}
          </button>`,
      )}
    </div>`;
  }

  #group(title: string, controls: readonly TemplateResult[], open = false): TemplateResult {
    return html`<details ?open=${open}>
      <summary><h2>${title}</h2></summary>
      <div class="fields">${controls}</div>
    </details>`;
  }

  #page({scheme, title}: Chosen): TemplateResult[] {
    const settled = this.#settled;
    const input = (value: string | undefined): void => this.#change({scheme: value as Scheme | undefined});
    const words = [
      ['', 'As the reader’s system'],
      ['light', 'light'],
      ['dark', 'dark'],
    ] as const;
    return [
      choice(words, {id: 'color-scheme', label: 'Light or dark', value: scheme, input, settled}),
      text(
        'text',
        {
          id: 'title',
          label: 'Title of the page',
          value: this.#wrong.get('title')?.value ?? title,
          problem: this.#wrong.get('title')?.problem,
          input: (value) => {
            const isLong = value !== undefined && value.length > limits.title;
            this.#wrong.delete('title');
            if (isLong) this.#wrong.set('title', {value, problem: `Expected at most ${limits.title} characters.`});
            this.#change({title: isLong ? undefined : value});
          },
          settled,
        },
        this.#name,
      ),
      text('url', {
        id: 'folder',
        label: 'Address of your embed folder',
        description: 'Where the folder `embed` of the zip is on your web server.',
        value: this.#wrong.get('folder')?.value ?? this.folder,
        problem: this.#wrong.get('folder')?.problem,
        input: (value = './') => {
          const isAddress =
            URL.canParse(value, location.href) && /^(?:https?|file):$/.test(new URL(value, location.href).protocol);
          this.#wrong.delete('folder');
          if (isAddress) this.folder = value;
          else this.#wrong.set('folder', {value, problem: 'Expected an address such as https://games.example/embed/.'});
          this.requestUpdate();
        },
        settled,
      }),
    ];
  }

  /** The name of the game in its language. */
  get #name(): string {
    const {game, settings} = this.#chosen!;
    return nameOf(game, settings.get('lang'));
  }

  #outputs(chosen: Chosen): TemplateResult {
    const name = this.#name;
    const {tag, files} = chosen.game;
    const lang = languageOf(chosen.settings.get('lang'));
    const others = [...files, ...(lang === 'en' ? [] : [`words/${lang}.js`, `words/${lang}.classic.js`])];
    /** The files that these lines need, and those that the game loads by itself. */
    const upload = (named: readonly string[]): string =>
      `Upload these files of the zip beside your page: ${[...named, ...others.filter((file) => !named.includes(file))].join(', ')}.`;
    const outputs = [
      ['Frame', 'For a page that takes HTML, or an address to embed.', asFrame(chosen, this.folder, name)],
      [
        'Frame with script',
        'For a page that takes scripts, too: the frame has the height of its game.',
        asFollowingFrame(chosen, this.folder, name),
      ],
      ['Link', 'The game as a page of its own.', asLink(chosen, this.folder)],
      [
        'Tag',
        this.cdn ? 'For any page that takes scripts.' : upload(['parlour.css', `${tag}.js`]),
        asTag(chosen, this.cdn),
      ],
      [
        'Classic tag',
        this.cdn
          ? 'Two lines that also work in a page opened from a disk.'
          : `${upload([`${tag}.classic.js`])} It also works in a page opened from a disk.`,
        asClassicTag(chosen, this.cdn),
      ],
      ['JSX', 'For an app with React and a bundler.', asJsx(chosen)],
    ] as const;
    return html`
      ${outputs.map(
        ([what, about, code]) =>
          html`<div class="output">
            <div class="bar">
              <h2>${what}</h2>
              <p class="description">${about}</p>
              ${this.#saidAt(what)}
              <button aria-label="Copy: ${what}" @click=${() => this.#copy(code, what)}>Copy</button>
            </div>
            <pre id="output-${what.toLowerCase().replaceAll(' ', '-')}">${code}</pre>
          </div>`,
      )}
      ${this.read ? this.#scorm(chosen) : nothing}
    `;
  }

  #scorm(chosen: Chosen): TemplateResult {
    const {game} = chosen;
    const lesson = this.#lesson ?? usualLesson(game);
    const {counts, points, mastery} = lesson;
    const change = (changed: Partial<Lesson>): void => {
      this.#lesson = {...lesson, ...changed};
      this.#said = {text: '', at: ''};
      this.requestUpdate();
    };
    /** A whole number in a field of its own; a wrong one is told and changes nothing. */
    const number = (
      name: 'points' | 'mastery',
      [label, value, least, most]: readonly [string, number | undefined, number, number],
      placeholder: string,
    ): TemplateResult => {
      const wrong = this.#wrongLesson.get(name);
      const input = (text: string | undefined): void => {
        const isNumber = text === undefined || (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most);
        this.#wrongLesson.delete(name);
        if (!isNumber) this.#wrongLesson.set(name, text);
        change(isNumber ? {[name]: text === undefined ? usualLesson(game)[name] : Number(text)} : {});
      };
      return text(
        'number',
        {
          id: name,
          label,
          value: wrong ?? (value === undefined ? undefined : `${value}`),
          problem: wrong === undefined ? undefined : `Expected a whole number from ${least} to ${most}.`,
          input,
          settled: () => undefined,
        },
        placeholder,
      );
    };
    const ways = [
      ['finished', 'A finished game'],
      ['won', 'A win; a draw counts half'],
      ...(game.points ? [['score', 'Points'] as const] : []),
    ] as const;
    return html`<div class="output">
      <div class="bar">
        <h2>SCORM package</h2>
        <p class="description">
          A lesson for Moodle and other learning platforms, with these players and rules; one person learns, the others
          are computers.
        </p>
        ${this.#saidAt('SCORM package')}
        <button id="scorm" ?disabled=${this.#wrongLesson.size > 0} @click=${() => this.#download(chosen)}>
          Download
        </button>
      </div>
      <div class="lesson">
        ${choice(ways, {
          id: 'counts',
          label: 'What counts',
          value: counts,
          input: (value) => {
            this.#wrongLesson.clear();
            change({counts: (value ?? counts) as Lesson['counts']});
          },
          settled: () => undefined,
        })}
        ${counts === 'score' ? number('points', ['Points for full marks', points, 1, 1_000_000], '') : nothing}
        ${
          counts === 'finished'
            ? nothing
            : number('mastery', ['Passed from so many percent', mastery, 1, 100], 'No pass or fail')
        }
      </div>
    </div>`;
  }
}
