/** The table: tabs for the games inside it, their players, sound, speed and hints, and a tally of wins. */
import {ContextProvider} from '@lit/context';
import {
  css,
  html,
  isServer,
  nothing,
  type ComplexAttributeConverter,
  type ReactiveElement,
  type TemplateResult,
} from 'lit';
import {property} from 'lit/decorators.js';
import {Autosave} from '../play/autosave.js';
import {isDevelopment, warnOfReact} from '../play/development.js';
import {isRefusal, toRefusal, type Refusal} from '../core/game.js';
import {quote, sameJson} from '../core/json.js';
import {errorOf} from '../play/events.js';
import {checked, fromAttribute, problemsOf} from '../frame/checked.js';
import {inAllLanguages} from '../frame/dictionary.js';
import {parsePlayers, type Players} from '../play/players.js';
import {ServedElement} from '../frame/served-element.js';
import {readSaveName, readText, readTurnClock, readWord, speeds, type Speed} from '../play/settings.js';
import {tableContext} from '../frame/table-context.js';
import type {TableSettings} from '../play/table-settings.js';
import {tokens} from '../frame/tokens.styles.js';
import {WordsController} from '../frame/words.js';
import {groupOf, type Group} from '../rooms/address.js';
import english from './words/en.js';
import {Tally, type TallyRow} from './tally.js';

const dictionary = inAllLanguages(english, (lang) => import(`./words/${lang}.js`));

/** Reflects strings only: a property may hold anything. */
const ofWords: ComplexAttributeConverter = {
  fromAttribute: (value) => value ?? undefined,
  toAttribute: (value) => (typeof value === 'string' ? value : null),
};

const readPlayers = (players: Players | null | undefined): TableSettings['players'] =>
  players === undefined || players === null ? undefined : parsePlayers(players, [1, 8], 'any');

/** A game inside, of this or another version of the package. */
type Game = ReactiveElement & {readonly legalMoves: unknown; readonly gameName?: string};

const isGame = (element: Element): element is Game => 'legalMoves' in element;

/**
 * Shared settings for the games inside it, including games that are added or loaded later. A game's own attributes take
 * precedence. Of several games that are its children, one is shown, with tabs for the others; games deeper inside all
 * are.
 *
 * @tag game-table
 * @slot - The games, and anything else.
 * @fires {Event} change - A setting was changed in the panel, or a win was counted.
 * @fires {GameErrorEvent} game-error - A setting was rejected, by the table or by a game inside: `code`, `message`, `value`. The previous value is kept.
 * @fires {GameStartEvent} game-start - A game inside has been set up. This and the following events come from games inside.
 * @fires {GameBeforeMoveEvent} game-before-move - A legal move is about to be made; `preventDefault()` vetoes it, `event.respondWith(promise)` settles it.
 * @fires {GameMoveEvent} game-move - A move has been made.
 * @fires {GameWinEvent} game-win - A seat has won; the tally counts it.
 * @fires {GameOverEvent} game-over - Play has ended; an end that comes in place of one that was undone replaces it in the tally.
 * @fires {GameChangeEvent} game-change - What the game's `save()` returns has changed.
 *
 * @attr {string} lang - The language of the panel as a BCP 47 tag. Default: that of the nearest ancestor with one.
 *
 * @key Tab, Shift+Tab - To the tabs, the game and the switches of the panel, and back.
 * @key ArrowLeft, ArrowRight, Home, End - On a tab: show another game.
 * @key Space - On a switch: turn it on or off.
 *
 * @csspart tabs - The tabs of the games.
 * @csspart tab - One of them.
 * @csspart panel - The settings and the tally.
 * @csspart tally - The table of wins.
 *
 * @cssprop [--game-ink=light-dark(#2b241b, #f5ecd9)] - The text of the panel, and of the games.
 * @cssprop [--game-quiet=light-dark(#62563f, #c5b797)] - Secondary text.
 * @cssprop [--game-raised=light-dark(#fcf5e6, #38322a)] - The ground of the tabs; the panel is a little darker. Cards and plates of the games.
 * @cssprop [--game-accent=light-dark(#17695f, #1f7d6e)] - Switches that are on, the ring of the focus, and the main button of the games.
 * @cssprop [--game-on-accent=#fff] - Text on the accent.
 * @cssprop [--game-gold=#ffd23f] - "Yours, now" in the games.
 * @cssprop [--game-frame=light-dark(#dcae72, #a5784b)] - The wood of the games.
 * @cssprop [--game-font=-apple-system, 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif] - The typefaces.
 * @cssprop [--game-title-font=ui-serif, 'Iowan Old Style', Charter, 'Noto Serif', Cambria, Georgia, serif] - The typefaces of titles in the games.
 * @cssprop [--game-radius=14px] - The corners of the panel and its button, and of the games.
 */
export class GameTable extends ServedElement {
  protected static override dictionary = dictionary;

  static override styles = [
    tokens,
    css`
      :host {
        background: none;
      }
      .tabs {
        display: flex;
        gap: 4px;
        padding: 4px;
        overflow-x: auto;
        border-radius: calc(var(--_radius) + 4px);
        background: var(--_raised);
      }
      .tabs button {
        flex: 1 0 auto;
        background: none;
        color: var(--_quiet);
        font-weight: 600;
        white-space: nowrap;
      }
      .tabs button:focus-visible {
        outline-offset: -3px;
      }
      .tabs [aria-selected='true'] {
        background: var(--_surface);
        color: var(--_ink);
        box-shadow: 0 1px 4px #0003;
      }
      .tabs + div {
        /* the games leave this height to the tabs */
        --_shelf: 60px;
        margin-block-start: 8px;
      }
      ::slotted([hidden]) {
        display: none !important;
      }
      .panel {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 24px;
        margin-block-start: 12px;
        padding: 8px 16px;
        border-radius: var(--_radius);
        background: var(--_surface);
      }
      label {
        display: flex;
        align-items: center;
        gap: 8px;
        min-block-size: 44px;
      }
      input {
        inline-size: 20px;
        block-size: 20px;
        accent-color: var(--_accent);
      }
      select {
        min-block-size: 36px;
        font: inherit;
      }
      /* on paper: the tally only */
      @media print {
        label,
        button,
        .tabs {
          display: none;
        }
      }
      @media (forced-colors: active) {
        .tabs [aria-selected='true'] {
          background: Highlight;
          color: HighlightText;
        }
      }
      :is(input, select):focus-visible {
        outline: 3px solid var(--_accent);
        outline-offset: 2px;
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      caption {
        white-space: nowrap;
        text-align: start;
        color: var(--_quiet);
      }
      th {
        padding-inline-end: 16px;
        font-weight: inherit;
        text-align: start;
      }
    `,
  ];

  /**
   * The players of all games inside: a number, a string such as `Ada, Ben:auto`, or a list. Each game takes as many as
   * it has seats.
   */
  @property({converter: fromAttribute}) players?: Players | undefined;

  /** Turns on sound in all games inside. */
  @property({type: Boolean, reflect: true}) sound = false;

  /** Turns on hints in all games inside. */
  @property({type: Boolean, reflect: true}) hints = false;

  /** The speed of all games inside: `slow`, `normal`, `fast` or `instant`. Default `normal`. */
  @property({reflect: true, converter: ofWords})
  speed?: Speed | undefined;

  /**
   * Plays all games inside in rooms with others. A code joins those rooms; empty joins those in the page's URL, or
   * opens new ones. Each game has its own room, and one link leads to all of them.
   */
  @property({converter: checked(readText)}) room?: string | undefined;

  /** The URL of a rooms server, `wss://games.example`, or several. Default: rooms on this page only. */
  @property({converter: checked(readText)}) server?: string | undefined;

  /** The time limit per turn in rooms opened here, in seconds, 5 to 86,400. Default: none. */
  @property({type: Number, converter: checked(readTurnClock), attribute: 'turn-clock'}) turnClock?: number | undefined;

  /** Shows the panel: sound, speed, hints, and the tally of wins. */
  @property({type: Boolean, reflect: true}) panel = false;

  /**
   * Saves the tally and the game that is shown in the browser under this name. If empty, the name is the element's id, or the path of the page.
   */
  @property({converter: fromAttribute}) autosave?: string | undefined;

  readonly #words = new WordsController(this, dictionary);
  readonly #tally = new Tally();
  readonly #storage = new Autosave(
    'table',
    () => this.#tallyName,
    (refusal) => this.#report(refusal),
  );
  readonly #provider = isServer ? undefined : new ContextProvider(this, {context: tableContext, initialValue: {}});
  #provided: TableSettings = {};
  /** Invalid settings that have been reported. */
  #problems: readonly Refusal[] = [];
  #players: TableSettings['players'];
  #speed: Speed | undefined;
  #saveName: string | undefined;
  #read: unknown;
  /** The value of `room` that the rooms are of. */
  #entered: string | undefined;
  #isServed = false;
  #group: Group | undefined;
  /** The games that have tabs. */
  #games: readonly Game[] = [];
  #shown: Game | undefined;
  /** The name of the game to show, which may be loaded later; unchecked. */
  #chosen: unknown;
  /** The games that this table has hidden. */
  readonly #hidden = new Set<Game>();
  readonly #awaited = new WeakSet<Element>();

  constructor() {
    super();
    this.addEventListener('game-win', ({detail}) => this.#count(() => this.#tally.win(detail)));
    this.addEventListener('game-over', ({detail}) => this.#count(() => this.#tally.over(detail)));
    this.#storage.watch('tally', () => this.#sync());
    this.addController(this.#storage);
    if (isDevelopment) warnOfReact(this);
  }

  /** The tally: `{game, player, wins}`, in the order of the first win. */
  get tally(): readonly TallyRow[] {
    return this.#tally.rows;
  }

  /** Resets the tally. */
  resetTally(): void {
    this.#count(() => this.#tally.reset());
  }

  /** Passes changed settings on to the games in the same task. */
  override requestUpdate(...change: Parameters<ServedElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    const [name, before] = change;
    // the base class calls this before private fields exist
    if (#group in this && (name === undefined || this[name as keyof this] !== before)) this.#provide(name);
  }

  /** Passes the settings on to the games. @param changed the property that was set */
  #provide(changed?: PropertyKey): void {
    if (changed === 'players' && (this.players === undefined || !sameJson(this.players, this.#read))) {
      this.#read = this.players;
      this.#players = this.#readSetting('players', () => readPlayers(this.players), this.#players);
    }
    if (changed === 'speed')
      this.#speed = this.#readSetting('speed', () => readWord('speed', this.speed, speeds), this.#speed);
    if (changed === 'autosave')
      this.#saveName = this.#readSetting('autosave', () => readSaveName(this.autosave), this.#saveName);
    const problems = problemsOf(this);
    for (const problem of problems)
      if (!this.#problems.includes(problem)) void this.updateComplete.then(() => this.#report(problem));
    this.#problems = problems;
    const {server, turnClock, room = null} = this;
    const entered = room === null ? undefined : typeof room === 'string' ? room : quote(room);
    // the id and the address of the page are known from the first update on
    if (this.hasUpdated && (entered !== this.#entered || !server !== !this.#isServed)) {
      this.#entered = entered;
      this.#isServed = !!server;
      this.#group = entered === undefined ? undefined : groupOf(entered, this.id, this.#isServed);
    }
    const settings: TableSettings = {
      sound: this.sound,
      hints: this.hints,
      ...(this.#players ? {players: this.#players} : {}),
      ...(this.#speed ? {speed: this.#speed} : {}),
      ...(this.#group && {
        room: {...this.#group, ...(server && {server}), ...(typeof turnClock === 'number' && {clock: turnClock})},
      }),
    };
    if (sameJson(settings, this.#provided)) return;
    this.#provided = settings;
    this.#provider?.setValue(settings);
  }

  /** Finds the games among the children, and shows one of them. */
  protected override willUpdate(): void {
    if (this.firstRender) return;
    for (const child of this.children) {
      if (this.#awaited.has(child) || !child.localName.includes('-')) continue;
      this.#awaited.add(child);
      void customElements.whenDefined(child.localName).then(() => {
        if (!isGame(child)) return;
        // its name changes with its language
        let name: string | undefined;
        child.addController({
          hostUpdated: () => {
            if (name === child.gameName) return;
            name = child.gameName;
            this.requestUpdate();
          },
        });
        this.requestUpdate();
      });
    }
    // one that the page itself has hidden has no tab
    const games = [...this.children].filter(isGame).filter((game) => !game.hidden || this.#hidden.has(game));
    this.#games = games;
    this.#chosen ??= this.#storage.read('shown') ?? '';
    this.#shown = games.find((game) => this.#keyOf(game) === this.#chosen) ?? games[0];
    for (const game of new Set([...this.#hidden, ...games])) {
      game.hidden = games.includes(game) && game !== this.#shown;
      this.#hidden[game.hidden ? 'add' : 'delete'](game);
    }
  }

  /** The name under which the choice of a game is stored: its id, or its tag and its number among those with this tag. */
  #keyOf = (game: Game): string =>
    game.id || `${game.localName} ${this.#games.filter(({localName}) => localName === game.localName).indexOf(game)}`;

  #show(game: Game): void {
    this.#chosen = this.#storage.update('shown', this.#keyOf(game));
    this.requestUpdate();
  }

  #onTabKey(event: KeyboardEvent): void {
    const games = this.#games;
    const at = games.indexOf(this.#shown!);
    const forward = this.#words.dir === 'rtl' ? -1 : 1;
    const to = {ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: -1}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.#show(games.at(to % games.length)!);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
  }

  protected override firstUpdated(): void {
    this.#storage.reportShared('tally');
    this.#tally.load(this.#storage.read('tally'));
    // server rendering has no tally: the second render shows it
    if (this.tally.length > 0) void this.updateComplete.then(() => this.requestUpdate());
  }

  protected override updated(): void {
    this.#provide();
    this.#scrollTabs();
    // server rendering writes the property as an attribute, and `checked="false"` is checked
    for (const input of this.renderRoot.querySelectorAll('input'))
      input.checked = this[input.name as 'sound' | 'hints'];
  }

  /** Scrolls the tabs, and nothing else, so that the one of the game that is shown is in their middle. */
  #scrollTabs(): void {
    const tabs = this.renderRoot.querySelector('.tabs');
    const tab = tabs?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    if (!tab) return;
    const {left, width} = tabs!.getBoundingClientRect();
    tabs!.scrollLeft += tab.left - left - (width - tab.width) / 2;
  }

  /** Reads a setting. If it is rejected, reports that to the page and returns the previous value. */
  #readSetting<T>(what: string, read: () => T, before: T): T {
    const made = toRefusal(read, what);
    if (!isRefusal(made)) return made;
    void this.updateComplete.then(() => this.#report(made));
    return before;
  }

  #report(refusal: Refusal): void {
    this.dispatchEvent(errorOf({game: 'table', gameId: '', number: 0}, refusal));
  }

  /** Updates the stored tally, including the wins that another tab has counted. @param work whether it changed the tally */
  #count(work: () => boolean): void {
    let hasChanged = false;
    this.#storage.update('tally', (stored) => {
      this.#tally.load(stored);
      hasChanged = work();
      return this.#tally.save();
    });
    if (hasChanged) this.#changed();
  }

  /** Loads the tally if another tab has changed it. */
  #sync(): void {
    const before = this.tally;
    if (!this.hasUpdated || !this.#tally.load(this.#storage.read('tally')) || sameJson(before, this.tally)) return;
    this.#changed();
  }

  #changed(): void {
    this.requestUpdate();
    this.dispatchEvent(new Event('change'));
  }

  get #tallyName(): string | undefined {
    return this.#saveName === undefined ? undefined : this.#saveName || this.id;
  }

  protected override render(): TemplateResult {
    const slot = html`<slot @slotchange=${() => this.requestUpdate()}></slot>`;
    const isShelf = this.#games.length > 1;
    return html`${isShelf ? this.#tabs() : nothing}
      <div id="shown" role=${isShelf ? 'tabpanel' : nothing} aria-labelledby=${isShelf ? 'tab' : nothing}>${slot}</div>
      ${this.panel ? this.#panel() : nothing}`;
  }

  #tabs(): TemplateResult {
    const words = this.#words;
    return html`<div
      class="tabs"
      part="tabs"
      role="tablist"
      dir=${words.dir}
      aria-label=${words.say('games')}
      @keydown=${(event: KeyboardEvent) => this.#onTabKey(event)}
    >
      ${this.#games.map((game) => {
        const isShown = game === this.#shown;
        return html`<button
          part="tab"
          role="tab"
          id=${isShown ? 'tab' : nothing}
          aria-controls="shown"
          aria-selected=${isShown}
          tabindex=${isShown ? 0 : -1}
          @click=${() => this.#show(game)}
        >
          ${game.gameName ?? game.localName}
        </button>`;
      })}
    </div>`;
  }

  #panel(): TemplateResult {
    const words = this.#words;
    const check = (name: 'sound' | 'hints'): TemplateResult =>
      html`<label>
        <input
          type="checkbox"
          name=${name}
          ?checked=${this[name]}
          @change=${(event: Event) => this.#set(name, (event.target as HTMLInputElement).checked)}
        />${words.say(name)}
      </label>`;
    return html`<section class="panel" part="panel" dir=${words.dir} aria-label=${words.say('settings')}>
      ${check('sound')}${check('hints')}
      <label>
        ${words.say('speed')}
        <select
          .value=${this.#speed ?? 'normal'}
          @change=${(event: Event) => this.#set('speed', (event.target as HTMLSelectElement).value as Speed)}
        >
          ${speeds.map((speed) => html`<option value=${speed} ?selected=${speed === (this.#speed ?? 'normal')}>${words.say(speed)}</option>`)}
        </select>
      </label>
      ${
        this.tally.length === 0
          ? html`<p>${words.say('none')}</p>`
          : html`<table part="tally">
                <caption>
                  ${words.say('wins')}
                </caption>
                <tbody>
                  ${this.tally.map(
                    ({player, wins}) =>
                      html`<tr>
                        <th scope="row">${player}</th>
                        <td>${words.number(wins)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
              <button @click=${() => this.resetTally()}>${words.say('reset')}</button>`
      }
    </section>`;
  }

  #set<K extends 'sound' | 'hints' | 'speed'>(name: K, value: this[K]): void {
    this[name] = value;
    this.dispatchEvent(new Event('change'));
  }
}
