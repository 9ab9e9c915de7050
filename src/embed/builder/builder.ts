/**
 * The builder: choose a game, change its settings, see it live, and copy it as a link, a frame, a tag or JSX. Its
 * controls are generated from custom-elements.json, so that everything documented can be set. It is in English, as that
 * documentation is.
 */
import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {GameError} from '../../core/game.js';
import {tokens} from '../../frame/tokens.styles.js';
import {parsePlayers} from '../../play/players.js';
import {expectedOf, isThemeValue, readAddress, writeAddress, type Scheme} from '../address.js';
import type {Preset} from '../listing.js';
import {pictureOf} from '../pictures.js';
import {nameOf, type GameSpec, type Setting} from '../specs.js';
import {languageOf, wordsOf} from '../words.js';
import {builderStyles} from './builder.styles.js';
import {choice, control, styleControl, text} from './controls.js';
import {asClassicTag, asFollowingFrame, asFrame, asJsx, asLink, asTag, type Chosen} from './outputs.js';
import {scormPackage} from './scorm.js';

/** Settings that many pages need, beside the players. All others are folded away. */
const common = [
  ...['daily', 'board', 'size', 'rows', 'columns', 'line', 'heaps', 'misere', 'pieces', 'teams', 'rotate'],
  ...['walls', 'obstacles', 'level', 'lang', 'autosave', 'hints'],
];

/** The problem of a value of `players`, as a sentence; undefined if there is none. */
function problemOf({seats}: GameSpec, players: string): string | undefined {
  try {
    parsePlayers(players, seats, 'any');
    return undefined;
  } catch (error) {
    return (error as GameError).message;
  }
}

export class EmbedBuilder extends LitElement {
  static override styles = [tokens, builderStyles];

  /** All games, with their documentation. */
  @property({attribute: false}) games: readonly GameSpec[] = [];
  /** The URL of the embed folder. */
  @property() folder = './';
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
  /** Points for full marks in a SCORM package. */
  #points: number | undefined;
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
    this.#points = undefined;
  }

  /** The settings without invalid players, which are noted. */
  #valid(game: GameSpec, settings: Chosen['settings']): Chosen['settings'] {
    this.#wrong.delete('players');
    const value = settings.get('players');
    const problem = value && problemOf(game, value);
    if (!problem) return settings;
    this.#wrong.set('players', {value, problem});
    return new Map([...settings].filter(([name]) => name !== 'players'));
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
    const made = writeAddress({...chosen, title: undefined});
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
      .then(() => isDefined && present());
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
      const bytes = await scormPackage(chosen, this.read!, this.#points);
      URL.revokeObjectURL(this.#package);
      this.#package = URL.createObjectURL(new Blob([bytes], {type: 'application/zip'}));
    } catch {
      return this.#tell('The files could not be read. Open this page from a web server.', 'SCORM package');
    }
    const link = document.createElement('a');
    Object.assign(link, {href: this.#package, download: `${chosen.game.name}-scorm.zip`}).click();
    this.#tell('Created: SCORM package.', 'SCORM package');
  }

  #setting(setting: Setting): TemplateResult {
    const {game, settings} = this.#chosen!;
    const {name} = setting;
    const wrong = this.#wrong.get(name);
    return control(setting, {
      value: wrong?.value ?? settings.get(name),
      problem: wrong?.problem,
      valued: this.#valued.has(name),
      input: (value) => {
        const others = [...settings].filter(([each]) => each !== name);
        const all = new Map(value === undefined ? others : [...others, [name, value] as const]);
        this.#change({settings: this.#valid(game, all)});
      },
      onWay: (valued) => void (valued ? this.#valued.add(name) : this.#valued.delete(name)),
      settled: this.#settled,
    });
  }

  #style(property: GameSpec['properties'][number]): TemplateResult {
    const {theme} = this.#chosen!;
    const {name} = property;
    const input = (value: string | undefined): void => {
      const others = [...theme].filter(([each]) => each !== name);
      const fits = value === undefined || isThemeValue(value, property);
      if (fits) this.#wrong.delete(name);
      else this.#wrong.set(name, {value, problem: `Expected ${expectedOf(property)}.`});
      this.#change({theme: new Map(fits && value !== undefined ? [...others, [name, value.trim()]] : others)});
    };
    const wrong = this.#wrong.get(name);
    const value = wrong?.value ?? theme.get(name);
    return styleControl(property, {value, problem: wrong?.problem, input, settled: this.#settled});
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
    const [usual, links] = [named(game.seats[1] > 1 ? ['players', ...common] : common), named(['link'])];
    const rare = game.settings.filter((setting) => !usual.includes(setting) && !links.includes(setting));
    const controls = (settings: readonly Setting[]): TemplateResult[] => settings.map((each) => this.#setting(each));
    return html`
      <div class="builder">
        <div class="games">${this.#games(game)}${this.#presets(game)}</div>
        <section class="preview" aria-label="The game">
          <div class="stage"></div>
          <p class="problem" ?hidden=${this.#problems.length === 0}>${this.#problems.slice(0, 3).join(' ')}</p>
          ${this.#saidAt('game')}
        </section>
        <section class="settings" aria-label="Settings">
          ${this.#group(nameOf(game), controls(usual), true)}
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
          value: title,
          input: (value) => this.#change({title: value}),
          settled,
        },
        this.#name,
      ),
      text('url', {
        id: 'folder',
        label: 'Address of your embed folder',
        description: 'Where the folder `embed` of the zip is on your web server.',
        value: this.folder,
        input: (value) => (this.folder = value ?? './'),
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
    const outputs = [
      ['Frame', 'For a page that takes HTML, or an address to embed.', asFrame(chosen, this.folder, name)],
      [
        'Frame with script',
        'For a page that takes scripts, too: the frame has the height of its game.',
        asFollowingFrame(chosen, this.folder, name),
      ],
      ['Link', 'The game as a page of its own.', asLink(chosen, this.folder)],
      ['Tag', 'For your own web server, with the files of the game beside the page.', asTag(chosen)],
      ['Classic tag', 'Two lines that also work in a page opened from a disk.', asClassicTag(chosen)],
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
    const points = chosen.game.points;
    return html`<div class="output">
      <div class="bar">
        <h2>SCORM package</h2>
        <p class="description">A lesson for Moodle and other learning platforms, which get the score.</p>
        ${this.#saidAt('SCORM package')}
        <button id="scorm" @click=${() => this.#download(chosen)}>Download</button>
      </div>
      ${
        points
          ? text(
              'number',
              {
                id: 'points',
                label: 'Points for full marks',
                value: this.#points === undefined ? undefined : `${this.#points}`,
                input: (value) => {
                  this.#points = Number(value) > 0 ? Number(value) : undefined;
                },
                settled: () => undefined,
              },
              `${points}`,
            )
          : nothing
      }
    </div>`;
  }
}
