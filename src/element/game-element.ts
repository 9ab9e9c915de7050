/**
 * The base class of every game's element, and the composition root: it makes the game, the frame, the feedback and the
 * extensions of one element, and hands each of them what it needs. It maps attributes and properties to settings, methods
 * to the game, and the game to `:state()`s and to a view, which the game's own functions render.
 */
import {html, isServer, type CSSResultGroup, type PropertyValues, type ReactiveElement, type TemplateResult} from 'lit';
import {Announcer} from '../input/announcer.js';
import {isDevelopment, warnOf, warnOfReact} from '../play/development.js';
import {isFrom} from '../input/event-path.js';
import type {ChangeCause} from '../play/events.js';
import type {GameTypes, Situation} from '../play/game-types.js';
import {Presenter} from '../input/presenter.js';
import {Visibility} from '../input/visibility.js';
import {refuse, toRefusal, type Refusal, type Result} from '../core/game.js';
import {frozen, type JsonObject} from '../core/json.js';
import type {GameRecord, Seat} from '../core/record.js';
import type {HistoryEntry, Moved, Restored} from '../core/session.js';
import {haptics} from '../extensions/haptics/index.js';
import {extensionsOf} from '../extensions/list.js';
import {results} from '../extensions/results/index.js';
import type {GameStatistics} from '../extensions/results/statistics.js';
import {share} from '../extensions/share/index.js';
import {sounds} from '../extensions/sounds/index.js';
import type {Board, ExtensionHost, FinishedGame, Now} from '../frame/extension.js';
import {Extensions} from '../frame/extensions.js';
import {Feedback} from '../frame/feedback.js';
import {Focus} from '../frame/focus.js';
import {FrameState} from '../frame/frame-state.js';
import {Play, type PlayHost} from '../play/play.js';
import type {NewGame, RawSettings, Settings} from '../play/read-settings.js';
import {notBegun} from '../play/settler.js';
import {defaultSwitch, problemsOf} from '../frame/checked.js';
import {inAllLanguages} from '../frame/dictionary.js';
import {frameStyles, frameTemplate, moreParts, type FrameActions} from '../frame/frame.js';
import {endWordsOf, positionSentence, recentSentence, undoneSentence} from '../frame/sentences.js';
import type {FrameParts, GameContext, GameDefinition, GameUi, GameView, SoundName} from '../frame/game-definition.js';
import {GameSettings} from '../frame/game-settings.js';
import {onKeydown} from './keys.js';
import {optionNames} from '../frame/option-names.js';
import {skipOnPress} from './skip.js';
import {reflectStates} from './states.js';
import {consumeTable} from '../frame/table-context.js';
import type {TableSettings} from '../play/table-settings.js';
import {playersOf, viewOf} from '../frame/view.js';
import {WordsController} from '../frame/words.js';

/**
 * @fires {GameStartEvent} game-start - A game has been set up.
 * @fires {GameBeforeMoveEvent} game-before-move - A legal move is about to be made, by anyone. `preventDefault()`
 *   vetoes it; `event.respondWith(promise)` lets the page settle it (`'5'` from a server's die) or refuse it (`false`).
 * @fires {GameMoveEvent} game-move - The state has changed by a move: `seat`, `player`, `move` (settled), `by`, `effects`.
 * @fires {GamePlaceEvent} game-place - A seat has finished after the winner: `seat`, `player`, `place`. Once per seat, never
 *   from undo, redo, load or replay.
 * @fires {GameWinEvent} game-win - A seat has won: `seat`, `player`. Once per seat, never from undo, redo, load or replay.
 * @fires {GameOverEvent} game-over - Play has ended: `outcome` (`won`, `lost`, `draw` or `finished`), `winners`, `scores`,
 *   `reason`.
 * @fires {GameChangeEvent} game-change - What `save()` returns has changed; `cause` says by what.
 * @fires {GameErrorEvent} game-error - A setting, record or move from outside was refused: `code`, `message`, `value`.
 *
 * @fires {RoomJoinedEvent} room-joined - The page has come into a room: `room` (its code), `seat`, `link`.
 * @fires {RoomSeatTakenEvent} room-seat-taken - Somebody has taken a seat of the room: `room`, `seat`, `player`.
 * @fires {RoomPeerLeftEvent} room-peer-left - A player has gone, or lost the connection: `room`, `seat`, `player`.
 * @fires {RoomPeerBackEvent} room-peer-back - A player is back: `room`, `seat`, `player`.
 * @fires {RoomClosedEvent} room-closed - The room is closed for this page: `room`, `reason`.
 *
 * @attr {string} lang - Language of the words, as a BCP 47 tag; else that of the nearest ancestor with one. There are
 *   `en`, `de`, `es`, `fr`, `pt`, `hi`, `ar`, `zh` and `ja`; for others see the words on the page for embedders.
 *
 * @cssState over - The game has ended.
 * @cssState won - Somebody has won.
 * @cssState busy - What happened is being shown, or an automatic player thinks.
 * @cssState waiting - The page owes an answer to `game-before-move`.
 * @cssState paused - Play is paused.
 * @cssState connecting - The way to the room is being made.
 * @cssState offline - The connection to the room is lost, and made again.
 *
 * @slot below - Content of the page below the game. Content without a slot is shown until the element is defined.
 *
 * @key Control+Z, Command+Z - Undo.
 * @key Control+Shift+Z, Command+Shift+Z, Control+Y, Command+Y - Redo.
 * @key L - Tells screen readers again what has happened since your last move, and whose turn it is.
 * @key Escape - Pause what runs, a clock or the moves of computers, and go on; in a dialog or popover of the page it
 *   closes that.
 *
 * @csspart rail - The row of players.
 * @csspart player - The plate of one player.
 * @csspart shelf - What the game gives and takes: the dice and the roll button, pieces to place.
 * @csspart zone - The card with the sentence and the tools.
 * @csspart status - The status line: what happened, and what to do.
 * @csspart tool - One tool; each has its name as a part too: `undo`, `pause`, `new`, `more`, `redo`, `sound`,
 *   `full-screen`.
 * @csspart dialog - The card over shelf and zone: before the first move, in a pause, at the end.
 * @csspart button - A button of a card or a panel.
 *
 * @cssprop [--game-surface=transparent] - The ground of the whole element; `var(--game-felt)` for green felt. No text stands on it.
 * @cssprop [--game-felt=radial-gradient(…)] - A ground of green felt; that of a game in full screen.
 * @cssprop [--game-raised=light-dark(#fcf5e6, #38322a)] - Cards and plates.
 * @cssprop [--game-ink=light-dark(#2b241b, #f5ecd9)] - Text.
 * @cssprop [--game-quiet=light-dark(#62563f, #c5b797)] - Text that steps back.
 * @cssprop [--game-accent=light-dark(#17695f, #1f7d6e)] - The main button.
 * @cssprop [--game-on-accent=#fff] - Text on the accent.
 * @cssprop [--game-gold=#ffd23f] - "Yours, now": the plate of whoever is to act, what may be used and where it lands.
 * @cssprop [--game-frame=light-dark(#dcae72, #a5784b)] - The wood of the trays around the board and on the shelf.
 * @cssprop [--game-font=-apple-system, 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif] - The typefaces. For those of the page, set font-family: inherit on the element.
 * @cssprop [--game-title-font=ui-serif, 'Iowan Old Style', Charter, 'Noto Serif', Cambria, Georgia, serif] - The typefaces of titles, results and scores.
 * @cssprop [--game-radius=14px] - Corners.
 * @cssprop [--game-padding=12px] - Room around everything.
 * @cssprop [--game-player-1=#d55e00] - The first player's colour.
 * @cssprop [--game-player-2=#0072b2] - The second player's colour.
 * @cssprop [--game-player-3=#009e73] - The third player's colour.
 * @cssprop [--game-player-4=#f0e442] - The fourth player's colour.
 * @cssprop [--game-player-5=#cc79a7] - The fifth player's colour.
 * @cssprop [--game-player-6=#56b4e9] - The sixth player's colour.
 */
export abstract class GameElement<T extends GameTypes = GameTypes> extends GameSettings {
  static {
    // a saved game, and what the page does on `game-start`, can only come after the first update
    this.disableWarning?.('change-in-update');
  }

  /** The styles that all games share; a game's own come after them. */
  static override styles: CSSResultGroup = frameStyles;

  readonly #internals: ElementInternals | undefined;
  readonly #definition: GameDefinition<T>;
  readonly #words: WordsController;
  readonly #announcer: Announcer;
  readonly #presenter: Presenter;
  readonly #visibility: Visibility;
  readonly #table: {readonly value?: TableSettings | undefined};
  readonly #frame: FrameState;
  readonly #feedback: Feedback<T>;
  readonly #play: Play<T>;
  readonly #extensions: Extensions<T>;
  /** The state that the game keeps for this element. */
  readonly #ui: GameUi<T>;
  #view: GameView<T> | undefined;
  /** Settles once the last game that has ended is in the statistics. */
  #counted: Promise<void> | undefined;

  constructor(definition: GameDefinition<T>) {
    super();
    this.#internals = isServer ? undefined : this.attachInternals();
    this.#definition = definition;
    this.#words = new WordsController(this, definition.words);
    this.#announcer = new Announcer(this);
    this.#presenter = new Presenter(this, {speed: () => this.#play.now.speed});
    this.#frame = new FrameState(this, (key) => this.#words.say(key));
    this.#feedback = new Feedback<T>({
      announcer: this.#announcer,
      presenter: this.#presenter,
      frame: this.#frame,
      definition,
      view: () => this.#current,
      ui: () => this.#ui,
      cue: (name, note) => this.#cue(name, note),
      root: () => this.shadowRoot,
      update: () => this.requestUpdate(),
    });
    this.#play = new Play<T>(this.#playHost(), definition);
    const {model, settings} = this.#play;
    this.#visibility = new Visibility(this, {
      needed: () => model.session?.turnKind === 'auto' && !this.paused,
      appeared: () => model.session && model.advance(),
    });
    this.addController(model);
    this.#table = consumeTable(this, () => {
      settings.mark();
      this.requestUpdate();
    });
    this.addController(this.#play.saved.storage);
    new Focus(this, {
      isOver: () => model.session.turn === undefined,
      panel: () => this.#frame.panel,
      say: (text) => this.#feedback.say(text),
    });
    this.#ui = definition.mount(this.#context());
    const list = extensionsOf(definition);
    this.#extensions = new Extensions<T>(this, list, this.#extensionHost(), this.#board(), () => this.#now);
    // a press on the board that closes a panel does nothing else
    let closes = false;
    this.addEventListener(
      'pointerdown',
      (event) => {
        closes = this.#onPointerdown(event) && isFrom(event, '.table');
        if (closes) event.stopImmediatePropagation();
      },
      {capture: true},
    );
    this.addEventListener('click', (event) => closes && event.detail > 0 && event.stopImmediatePropagation(), {
      capture: true,
    });
    skipOnPress(this, model);
    // not from slotted content; browsers that fill in forms fire events without a key
    this.addEventListener('keydown', (event) => event.target === this && event.key && this.#onKeydown(event));
    this.addEventListener('keydown', (event) => this.#onPanelKeydown(event), {capture: true});
    // the browser ends full screen by a key of its own
    this.addEventListener('fullscreenchange', () => this.requestUpdate());
    if (isDevelopment) {
      warnOfReact(this);
      warnOf(this, () => {
        const tools = definition.frame?.(this.view, this.#ui)?.tools ?? [];
        const main = tools.filter((tool) => tool && tool.main).length;
        return main > 2
          ? `${main} of the game’s tools are main. There is room for 2; the others are under "More".`
          : undefined;
      });
    }
  }

  // composition

  /** The element, as its game needs it. */
  #playHost(): PlayHost<T> {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of an object have a `this` of their own
    const element = this;
    const situation: Situation = {
      get names() {
        return playersOf(element.#play.model.session.seats, element.#words).map(({name}) => name);
      },
      get isConnected() {
        return element.isConnected;
      },
      get visible() {
        return element.#visibility.visible;
      },
      // also in a room whose game has not begun
      get paused() {
        return element.paused || (element.#play.own.isAway && !element.#extensions.settler);
      },
      get readOnly() {
        return element.readOnly;
      },
    };
    return {
      situation,
      stage: this.#feedback,
      get window() {
        return element.ownerDocument.defaultView!;
      },
      get id() {
        return element.id;
      },
      get settler() {
        return element.#extensions.settler ?? (element.#play.own.isAway ? notBegun : undefined);
      },
      get roomRecord() {
        return element.#extensions.settler?.record;
      },
      pause: () => (this.paused = true),
      showStartCard: (on) => this.#frame.showStartCard(on),
      dispatchEvent: (event) => this.dispatchEvent(event),
      changed: (cause, kept = false) => this.#changed(cause, kept),
      raw: () => this.#raw(),
      table: () => (this.firstRender ? undefined : this.#table.value),
    };
  }

  /** The element, as extensions need it. */
  #extensionHost(): ExtensionHost<T> {
    const {model, saved} = this.#play;
    return {
      target: this,
      definition: this.#definition,
      ui: this.#ui,
      words: this.#words,
      wordsIn: (english, load) => new WordsController(this, inAllLanguages(english, load)),
      templates: moreParts,
      feedback: this.#feedback,
      frame: this.#frame,
      storage: saved.storage,
      play: this.#play,
      report: (refusal) => model.events.report(refusal),
      act: (move) => model.play(move, 'person'),
      newGame: (setup) => void this.#renew(setup),
    };
  }

  /** The board in the hands of a room. */
  #board(): Board<T> {
    return {
      model: this.#play.model,
      presented: () => this.presented,
      setAside: () => this.#play.own.setAside(),
    };
  }

  /** The element, as the game's own functions need it. */
  #context(): GameContext<T> {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of an object have a `this` of their own
    const element = this;
    const {model, saved} = this.#play;
    return {
      element: this,
      get root() {
        return element.renderRoot;
      },
      get view() {
        return element.#current;
      },
      act: (move, from, by = 'person') => model.play(move, by, {from}),
      actOutOfTurn: (move) => {
        const {settler} = this.#extensions;
        if (settler) settler.propose(move);
        else void model.play(move, 'person');
      },
      newGame: (setup) => this.#play.newGame(setup),
      hint: (retry) => this.#hint(retry),
      skip: () => model.skip(),
      show: (choreography) => this.#presenter.present(choreography),
      refuse: (reason, pressed, spoken) => this.#feedback.refuse(reason, pressed, spoken),
      requestUpdate: () => this.requestUpdate(),
      say: (text) => this.#feedback.say(text),
      tell: (count) => this.#feedback.tell(count),
      sound: (name, note) => this.#cue(name, note),
      stored: (part) => saved.storage.read(part),
      store: (part, value) => saved.storage.update(part, value),
      saveGame: () => saved.keep(),
    };
  }

  #actions(): FrameActions {
    return {
      undo: () => void this.#play.undo(),
      redo: () => void this.#play.redo(),
      repeat: () => this.#repeat(),
      renew: () => this.#renew({}),
      playAgain: () => this.#play.newGame(),
      begin: () => {
        this.#frame.showStartCard(false);
        this.paused = false;
        this.#sayPosition();
      },
      pause: (on) => (this.paused = on),
      replay: () => void this.#play.replay(),
      share: (isReplay) => void this.#share(isReplay),
      switchSound: () => (this.sound = !this.sound),
    };
  }

  /** The values that the page has set. */
  #raw(): RawSettings {
    const {elementProperties} = this.constructor as typeof ReactiveElement;
    const options = optionNames(this);
    const attributeOf = (name: string): string => {
      const attribute = elementProperties.get(name)?.attribute;
      return typeof attribute === 'string' ? attribute : name.toLowerCase();
    };
    const read = (names: Iterable<PropertyKey>): object =>
      Object.fromEntries(Array.from(names, (name) => [name, Reflect.get(this, name) as unknown]));
    return {
      ...read(elementProperties.keys()),
      options: read(options) as JsonObject,
      attributes: Object.fromEntries(options.map((name) => [name, attributeOf(name)])),
      switches: options.filter((name) => elementProperties.get(name)?.converter !== defaultSwitch),
      problems: problemsOf(this),
    } as unknown as RawSettings;
  }

  // changes

  #changed(cause: ChangeCause | 'vetoed' | undefined, kept: boolean): void {
    this.#view = undefined;
    this.requestUpdate();
    if (!cause) return;
    const {model, saved} = this.#play;
    if (cause === 'vetoed') {
      this.#feedback.say(this.#words.say(model.vetoed!));
      return;
    }
    if (!this.#frame.notice.shown?.action) this.#frame.notice.clear();
    this.#play.changed(cause);
    this.#ui.changed?.(cause);
    // undo, load and new games are announced, too
    const view = this.#current;
    if (cause === 'undo') this.#feedback.say(undoneSentence(this.#definition, model.session.undone, view));
    if (cause !== 'move') this.#sayPosition();
    const finished = this.#finished;
    // a game that was saved at its end may not have been counted
    if (finished) this.#counted = this.#extensions.over(finished, cause === 'move' || kept);
    if (kept) saved.follow();
    else if (this.#ui.worthKeeping?.(cause) ?? true) saved.keep(cause);
  }

  /** Tells screen readers whose turn it is, or how the game has ended. */
  #sayPosition(): void {
    const view = this.#current;
    this.#feedback.say(positionSentence(this.#definition, view, this.#partsOf(view)));
  }

  /** Shows and announces again what has happened since the last own move. Closes the panel, which would hide it. */
  #repeat(): void {
    const said = recentSentence(this.#definition, this.#session.log, this.#current);
    if (!said) return this.#sayPosition();
    this.#frame.open(undefined);
    this.#feedback.notify(said);
  }

  /** The view of what is on the board: the same object until something changes. */
  get #current(): GameView<T> {
    return (this.#view ??= viewOf({
      element: this,
      definition: this.#definition,
      model: this.#play.model,
      settings: this.#play.now,
      words: this.#words,
      isStill: () => !isServer && this.#presenter.isStill,
      toldOf: (step) => this.#feedback.toldOf(step),
      outOfTurnMoves: () => this.#extensions.settler?.outOfTurnMoves,
    }));
  }

  /** The game's parts of the frame. */
  #partsOf(view: GameView<T>): FrameParts {
    return this.#definition.frame?.(view, this.#ui) ?? {};
  }

  /** The situation of this update. */
  get #now(): Now<T> {
    const {panel, isOffered: offered} = this.#frame;
    return {view: this.#current, settings: this.#play.now, panel, offered};
  }

  /** The game on the board as a value, if it has ended. */
  get #finished(): FinishedGame<T> | undefined {
    const {model, now: settings, challenge} = this.#play;
    const {session} = model;
    const now = this.#current;
    if (!now.result) return undefined;
    const view = now.live ? now : {...now, state: session.state, live: true};
    // read before the session goes on
    void view.history;
    return {view, record: session.save(), end: endWordsOf(view, this.#partsOf(view)), settings, challenge};
  }

  #cue(name: SoundName, note?: number): void {
    const {sound} = this.#play.now;
    if (sound) void this.#extensions.use(sounds<T>(), (extension) => extension.make(name, note));
    if (this.haptics === false || !/^(capture|clear|snake|win)$/.test(name)) return;
    const {step, seats, still} = this.#current;
    if (step && seats[step.seat]?.kind === 'person' && !still)
      void this.#extensions.use(haptics<T>(), (extension) => extension.vibrate());
  }

  /** Looks for a hint at the player's request. */
  async #hint(retry = (): void => void this.#hint()): Promise<unknown> {
    const hint = await this.#play.hint();
    if (typeof hint === 'object' && (hint as Partial<Refusal> | null)?.code === 'not-loaded')
      this.#frame.showLoadError(retry);
    return hint;
  }

  /** Starts a new game, which can be a challenge; the one in progress can be restored for a while. */
  async #renew(challenge: NewGame): Promise<void> {
    const before = await this.#play.renew(challenge);
    if (!before) return;
    this.#feedback.notify(this.#words.say('newGameStarted'), () => {
      void this.#play.load(before).then(() => this.focus());
    });
  }

  async #share(isReplay: boolean): Promise<void> {
    const finished = this.#finished;
    if (!finished) return;
    const code = isReplay ? toRefusal(() => this.#play.share(), 'The game') : undefined;
    const done = await this.#extensions.use(share<T>(), (use) =>
      (code === undefined ? use.share(finished) : use.shareReplay(finished, code)).then(() => true),
    );
    if (!done) this.#frame.showLoadError(() => void this.#share(isReplay));
  }

  // input

  #onKeydown(event: KeyboardEvent): void {
    onKeydown(event, this, this.#play, {
      own: (key) => this.#ui.key?.(key) === true,
      repeat: () => this.#repeat(),
      togglePause: () => this.#togglePause(),
    });
  }

  /** Pauses where something runs, or resumes. @returns whether it did */
  #togglePause(): boolean {
    const {pausable} = this.#partsOf(this.#current);
    if (!this.paused && !this.#play.model.busy && !pausable) return false;
    this.paused = !this.paused;
    if (this.paused) this.#feedback.say(this.#words.say('escapeResumes'));
    // where a clock runs, a countdown is told
    else if (!pausable) this.#sayPosition();
    return true;
  }

  #onPanelKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#frame.panel === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#frame.open(undefined);
  }

  /** @returns whether it has closed a panel */
  #onPointerdown(event: Event): boolean {
    const closes = this.#frame.panel !== undefined && !isFrom(event, '.panel, .card, [part="tool more"]');
    if (closes) this.#frame.open(undefined);
    else if (isFrom(event, '.table')) this.#frame.showStartCard(false);
    // loaded by the time the press ends
    if (isFrom(event, '[part="tool more"]')) this.#extensions.fetch('more');
    return closes;
  }

  // state

  /** The state of the game: plain JSON, read-only. Its shape is the rules' own. */
  get state(): T['state'] {
    return this.#session.state;
  }

  /** The seat to act, from 0; undefined once the game is over. */
  get turn(): number | undefined {
    return this.#session.turn;
  }

  /** All legal moves of the seat to act, in a fixed order. */
  get legalMoves(): readonly string[] {
    return this.#session.legalMoves;
  }

  /** All moves made, oldest first: `{number, seat, move, by}`. */
  get history(): readonly HistoryEntry[] {
    return this.#session.history;
  }

  /** The result: `{winners, reason, scores?}`; undefined until the game is over. */
  get result(): Result | undefined {
    return this.#session.result;
  }

  /** Whether `undo()` can do anything. */
  get canUndo(): boolean {
    return this.#play.canUndo;
  }

  /** Whether `redo()` can do anything. */
  get canRedo(): boolean {
    return this.#play.canRedo;
  }

  /** The complete options of this game. Read-only. */
  get options(): T['options'] {
    return frozen(this.#session.options);
  }

  /** The players of this game by seat: name, which may be empty, kind, colour, level. Read-only. */
  get seats(): readonly Seat[] {
    return frozen(this.#play.settings.seats);
  }

  /** The seed of this game: that of `seed`, or the one that was drawn. Undefined where a server deals. */
  get gameSeed(): string | undefined {
    const {seed, isSeeded} = this.#session;
    return isSeeded ? seed : undefined;
  }

  /** Tells this game from all others, also after a reload; in the detail of every event. */
  get gameId(): string {
    return this.#session.id;
  }

  /** Resolves once everything so far has been shown; with reduced motion, once there was time to read it. */
  get presented(): Promise<void> {
    // outside a page there is nothing to render
    if (!this.hasUpdated && !this.isConnected) return this.#presenter.presented;
    return this.updateComplete.then(() => this.#presenter.presented);
  }

  get #session(): Play<T>['session'] {
    return this.#play.session;
  }

  /**
   * The name of the game in its language, for the tabs of a table.
   * @internal
   */
  get gameName(): string {
    return this.#words.say('game');
  }

  /**
   * The current settings, also before the element is in a page: their problems, and what the person here has chosen
   * on the card before the first move. For the builder.
   * @internal
   */
  get reading(): Pick<Settings<T>, 'problems' | 'chosen'> {
    return this.#play.settings.now;
  }

  // methods

  /**
   * Starts a new game with the current settings.
   * @param setup options by name, `players` or `seed` for this game only
   * @returns `{ok: true, number: 0}` or a refusal
   */
  newGame(setup: NewGame = {}): Promise<Restored | Refusal> {
    return this.#play.newGame(setup);
  }

  /**
   * Makes a move for the seat to act: one of `legalMoves`, or a settled one (`'5'` instead of `'roll'`).
   * It does not wait for animations: they are skipped.
   * @param options `number`: the number this move must have, so that a late or repeated call is refused; needed where
   *   the player is `remote`
   * @returns what happened: `{ok: true, number, seat, move, by, effects, state}`, or a refusal `{ok: false, code, message}`
   */
  play(move: string, options: {readonly number?: number} = {}): Promise<Moved<T['state'], T['effect']> | Refusal> {
    return this.#play.play(move, options);
  }

  /**
   * Takes back the last move of a person at this page, and what automatic players answered. Chance stays the same.
   * @returns `{ok: true, number}` with the number of moves left, or a refusal
   */
  undo(): Promise<Restored | Refusal> {
    return this.#play.undo();
  }

  /** Makes again what the last `undo()` took back. */
  redo(): Promise<Restored | Refusal> {
    return this.#play.redo();
  }

  /** Pauses play. The same as setting `paused`. */
  pause(): void {
    this.paused = true;
  }

  /** Goes on after a pause. */
  resume(): void {
    // players that have just become automatic wait for this call
    this.#play.apply();
    this.paused = false;
  }

  /** The game as plain JSON, complete: for `load()`, a server or a bug report. In a room the same on every page. */
  save(): GameRecord {
    return this.#play.save();
  }

  /**
   * Goes on with a saved game.
   * @param game what `save()` returned (or its JSON text), or what `share()` returned
   * @returns `{ok: true, number}`, or a refusal with the reason: then the game in progress stays
   */
  load(game: GameRecord | string): Promise<Restored | Refusal> {
    return this.#play.load(game);
  }

  /**
   * The game as a short code of letters, digits, `-` and `_`, for an address.
   * @throws {GameError} `too-long` for a game that no code can hold; `save()` has it
   */
  share(): string {
    return this.#play.share();
  }

  /**
   * Looks for a good move, in slices that never hold the page.
   * @returns the game's own answer (see its page), or a refusal where there is none
   */
  hint(): Promise<T['hint'] | Refusal> {
    return this.#play.hint();
  }

  /**
   * Shows the game once more from its start; it ends as soon as anything happens to the game.
   * @returns `{ok: true}` if it was shown to its end, else the refusal `given-up`
   */
  replay(): Promise<{readonly ok: true} | Refusal> {
    return this.#play.replay();
  }

  /**
   * The result as a short text to share: the game, its end, a small drawing, the address.
   * @returns `{ok: true, text}`, or a refusal: `not-over` while the game goes on, `not-loaded` if what writes it could not be
   *   loaded
   */
  async resultText(): Promise<{readonly ok: true; readonly text: string} | Refusal> {
    this.#play.apply();
    const finished = this.#finished;
    if (!finished) return refuse('not-over', 'The game goes on: it has no result yet.');
    const text = await this.#extensions.use(share<T>(), (use) => use.textOf(finished));
    return text === undefined ? notLoaded('results') : {ok: true, text};
  }

  /**
   * Figures over all games of people here with these options and so many players.
   * @returns `{ok: true, …}` with the figures, or the refusal `not-loaded`
   */
  async statistics(): Promise<({readonly ok: true} & GameStatistics) | Refusal> {
    // a listener of game-over is called before the game is counted
    await Promise.resolve();
    await this.#counted;
    this.#play.apply();
    const view = this.#current;
    const statistics = await this.#extensions.use(results<T>(), (use) => use.statistics(view));
    return statistics ? {ok: true, ...statistics} : notLoaded('statistics');
  }

  /** Forgets these figures. @returns `{ok: true}`, or the refusal `not-loaded` */
  async resetStatistics(): Promise<{readonly ok: true} | Refusal> {
    this.#play.apply();
    const view = this.#current;
    const done = await this.#extensions.use(results<T>(), (use) => {
      use.reset(view);
      return true;
    });
    return done ? {ok: true} : notLoaded('statistics');
  }

  /** Puts the focus where the game is played from. */
  override focus(options?: FocusOptions): void {
    const target = this.#ui.focusTarget?.();
    if (target) target.focus(options);
    else super.focus(options);
    // a card covers what the game is played from
    if (!this.shadowRoot?.activeElement) this.shadowRoot?.querySelector<HTMLElement>('.card .primary')?.focus(options);
  }

  /** The view to render: the same object until something changes. */
  protected get view(): GameView<T> {
    return this.#current;
  }

  // Lit

  override requestUpdate(...change: Parameters<GameSettings['requestUpdate']>): void {
    // the base class calls this before there are private fields
    if (#view in this) {
      this.#view = undefined;
      if (change[0] !== undefined) this.#play.settings.mark();
    }
    super.requestUpdate(...change);
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#view = undefined;
    this.#play.apply();
    if (this.firstRender) {
      this.#play.isServed = true;
      this.#play.waitForStart();
    }
    this.#ui.update?.(this.#current, changed);
  }

  protected override render(): TemplateResult {
    const {canUndo, canRedo, own} = this.#play;
    const now = this.#now;
    const {view, settings, panel} = now;
    const frame = frameTemplate<T>({
      definition: this.#definition,
      ui: this.#ui,
      parts: this.#partsOf(view),
      frame: this.#frame,
      places: this.#extensions.places(now),
      view,
      settings,
      canUndo,
      canRedo,
      isAway: own.isAway,
      retry: this.#extensions.retry(panel),
      isStuck: this.#extensions.retry(undefined) !== undefined,
      actions: this.#actions(),
    });
    return html`${frame} ${this.#announcer.template()}`;
  }

  protected override updated(changed: PropertyValues): void {
    const {model, settings, own} = this.#play;
    const places = this.#extensions.places(this.#now);
    reflectStates(this.#internals?.states, model, this.paused, places);
    if (this.firstRender) settings.mark();
    else {
      // no events before the first update: pages add their listeners once the element is there
      this.#play.begin();
      for (const problem of settings.newProblems()) model.events.report(problem);
      if (this.isConnected) own.update();
      this.#extensions.update();
    }
    // at first only if it is set; later also if it was set and reset between two updates
    if (changed.has('paused') && (this.paused || changed.get('paused') !== undefined)) {
      this.#presenter[this.paused ? 'pause' : 'resume']();
      model.reconsider();
    } else model.advance();
    this.#ui.updated?.(this.#current, changed);
  }
}

const notLoaded = (what: string): Refusal => refuse('not-loaded', `The code for ${what} could not be loaded.`);
