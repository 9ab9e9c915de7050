/**
 * The builder: choose a game, change its settings, see it live, and copy it as a link, a frame, a tag or JSX. Its
 * controls are generated from custom-elements.json, so that everything documented can be set. It is in English, as that
 * documentation is.
 */
import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {isThemeValue, readAddress, writeAddress, type Scheme} from '../address.js';
import {markOf} from '../marks.js';
import type {GameSpec, Setting} from '../specs.js';
import {languageOf, nameOf} from '../words.js';
import {builderStyles} from './builder.styles.js';
import {choice, control, styleControl, text, type Listener} from './controls.js';
import {asFollowingFrame, asFrame, asJsx, asLink, asTag, type Chosen} from './outputs.js';

export class EmbedBuilder extends LitElement {
  static override styles = builderStyles;
  static override properties = {
    games: {attribute: false},
    folder: {},
    place: {},
    load: {attribute: false},
  };

  /** All games, with their documentation. */
  declare games: readonly GameSpec[];
  /** The URL of the embed folder. */
  declare folder: string;
  /** The part of the page's URL that stores the choice: `search`, or `hash` where the page uses the query itself. */
  declare place: 'search' | 'hash';
  /** Registers the tag of a game. */
  declare load: (tag: string, lang: string) => Promise<void>;

  #chosen: Chosen | undefined;
  #problems: readonly string[] = [];
  #wrong = new Map<string, string>();
  /** A notice, and the button that it belongs to: the title of an output, `start-over`, or `game`. */
  #said = {text: '', at: ''};
  /** Whether there is space for the settings beside the game: the settings of the game are then expanded initially. */
  readonly #isWide = matchMedia('(width >= 52rem)').matches;
  /** The choice that the live game shows. */
  #shown = '';

  constructor() {
    super();
    this.games = [];
    this.folder = './';
    this.place = 'search';
    this.load = () => Promise.resolve();
  }

  /** The choice, in the form of the embed page. */
  get address(): string {
    return this.#chosen ? writeAddress(this.#chosen) : '';
  }

  set address(address: string) {
    const {game, problems, ...rest} = readAddress(address, this.games);
    const first = game ?? this.games[0];
    this.#chosen = first && {game: first, ...rest};
    this.#problems = problems;
    this.#wrong.clear();
    this.#said = {text: '', at: ''};
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('games') && this.games.length > 0)
      this.address = this.place === 'search' ? location.search : location.hash.replace(/^#/, '?');
  }

  protected override updated(): void {
    if (this.#shown === '') this.#show();
  }

  #change(change: Partial<Chosen>): void {
    if (!this.#chosen) return;
    this.#chosen = {...this.#chosen, ...change};
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

  #setting(setting: Setting): TemplateResult {
    const {settings} = this.#chosen!;
    const listener: Listener = {
      input: (value) => {
        const others = [...settings].filter(([name]) => name !== setting.name);
        this.#change({settings: new Map(value === undefined ? others : [...others, [setting.name, value]])});
      },
      settled: this.#settled,
    };
    return control(setting, settings.get(setting.name), listener);
  }

  #style(property: GameSpec['properties'][number]): TemplateResult {
    const {theme} = this.#chosen!;
    const {name} = property;
    const input = (value: string | undefined): void => {
      const others = [...theme].filter(([each]) => each !== name);
      const fits = value === undefined || isThemeValue(value, property);
      if (fits) this.#wrong.delete(name);
      else this.#wrong.set(name, value);
      this.#change({theme: new Map(fits && value !== undefined ? [...others, [name, value.trim()]] : others)});
    };
    const wrong = this.#wrong.get(name);
    return styleControl(property, wrong ?? theme.get(name), wrong !== undefined, {input, settled: this.#settled});
  }

  #chooseGame(game: GameSpec): void {
    const {settings, scheme, dir} = this.#chosen!;
    // keep the settings that every game has
    const shared = [...settings].filter(([name]) => game.settings.some((each) => each.name === name && each.shared));
    this.#wrong.clear();
    this.#change({game, settings: new Map(shared), theme: new Map(), scheme, dir, title: undefined});
    this.#settled();
  }

  #startOver = (): void => {
    const {game} = this.#chosen!;
    this.#wrong.clear();
    this.#change({game, settings: new Map(), theme: new Map(), scheme: undefined, dir: undefined, title: undefined});
    this.#settled();
    this.#tell('Everything is as usual again.', 'start-over');
  };

  protected override render(): TemplateResult | typeof nothing {
    const chosen = this.#chosen;
    if (!chosen) return nothing;
    const {game} = chosen;
    const own = game.settings.filter(({shared}) => !shared);
    const shared = game.settings.filter((setting) => setting.shared);
    return html`
      <div class="builder">
        <div class="games">${this.#games(game)}</div>
        <section class="preview" aria-label="The game">
          <div class="stage"></div>
          <p class="problem" ?hidden=${this.#problems.length === 0}>${this.#problems.slice(0, 3).join(' ')}</p>
          ${this.#saidAt('game')}
        </section>
        <section class="settings" aria-label="Settings">
          ${this.#group(
            nameOf(game.name),
            own.map((setting) => this.#setting(setting)),
            this.#isWide,
          )}
          ${this.#group(
            'Every game',
            shared.map((setting) => this.#setting(setting)),
          )}
          ${this.#group('The page', this.#page(chosen))}
          ${this.#group(
            'Colours and sizes',
            game.properties.map((property) => this.#style(property)),
          )}
          <button class="quiet" @click=${this.#startOver}>Start over</button>
          ${this.#saidAt('start-over')}
        </section>
        <section class="outputs" aria-label="Copy">${this.#outputs(chosen)}</section>
        <p class="live" role="status">${this.#said.text}</p>
      </div>
    `;
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
              />${markOf(game.name)}<span>${nameOf(game.name)}</span>
            </label>`,
        )}
      </div>
    </fieldset>`;
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
      choice('color-scheme', 'Light or dark', words, scheme, {input, settled}),
      text(
        'title',
        'Title of the page',
        'text',
        title,
        {input: (value) => this.#change({title: value}), settled},
        {placeholder: nameOf(this.#chosen!.game.name)},
      ),
      text(
        'folder',
        'Address of your embed folder',
        'url',
        this.folder,
        {input: (value) => (this.folder = value ?? './'), settled},
        {description: 'Where the folder `embed` of the package is on your web server.'},
      ),
    ];
  }

  #outputs(chosen: Chosen): TemplateResult {
    const name = nameOf(chosen.game.name);
    const outputs = [
      ['Frame', 'For a page that takes HTML, or an address to embed.', asFrame(chosen, this.folder, name)],
      [
        'Frame with script',
        'For a page that takes scripts, too: the frame has the height of its game.',
        asFollowingFrame(chosen, this.folder, name),
      ],
      ['Link', 'The game as a page of its own.', asLink(chosen, this.folder)],
      ['Tag', 'For your own page, with the script beside it.', asTag(chosen)],
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
    `;
  }
}
