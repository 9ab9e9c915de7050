/**
 * The base class of every game's element. It maps attributes and properties to settings, methods to the model, and the
 * model to `:state()`s and to a view, which the game's own functions render.
 */
import {html, isServer, type CSSResultGroup, type PropertyValues, type TemplateResult} from 'lit';
import {Announcer} from '../controllers/announcer.js';
import type {ChangeCause} from '../controllers/events.js';
import {GameModel} from '../controllers/game-model.js';
import {KeptGame} from '../controllers/kept-game.js';
import {Presenter, type Speed} from '../controllers/presenter.js';
import {Visibility} from '../controllers/visibility.js';
import {isRefusal, toRefusal, type Refusal, type Result} from '../core/game.js';
import type {GameRecord} from '../core/record.js';
import type {GameStatistics} from './keepsake/statistics.js';
import {isQuiet, type HistoryEntry, type Moved, type Restored} from '../core/session.js';
import {FrameUi} from './frame-ui.js';
import {describe, endWordsOf, frameStyles, frameTemplate, moreParts, problemTemplate, statusOf} from './frame.js';
import type {EndWords, GameDefinition, GameHost, GameTypes, GameUi, GameView, StepOf} from './game-definition.js';
import {GameSettings} from './game-settings.js';
import {handleOf} from './handle.js';
import {onKeydown} from './keys.js';
import {SettingsReader, type NewGame} from './settings-reader.js';
import type {ResultPorts} from './result-ports.js';
import {results} from './results.js';
import {RoomLink} from './room-link.js';
import type {RoomPorts} from './room/game-room.js';
import {consumeTable, type TableSettings} from './table-context.js';
import {skipOnPress} from './skip.js';
import {reflectStates} from './states.js';
import {viewOf} from './view.js';
import {Dictionary, inAllLanguages} from './dictionary.js';
import {WordsController} from './words.js';

/**
 * @fires {GameStartEvent} game-start - A game has been set up.
 * @fires {GameBeforeMoveEvent} game-before-move - A legal move is about to be made, by anyone. `preventDefault()`
 *   vetoes it; `event.respondWith(promise)` lets the page settle it (`'5'` from a server's die) or refuse it (`false`).
 * @fires {GameMoveEvent} game-move - The state has changed by a move: `seat`, `player`, `move` (settled), `by`, `effects`.
 * @fires {GameWinEvent} game-win - A seat has won or taken its place; once per seat, never from undo, redo, load or replay.
 * @fires {GameOverEvent} game-over - Play has ended: `winners`, `scores`, `reason`.
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
 * @slot - Below the game: content of the page.
 *
 * @key Control+Z, Command+Z - Undo.
 * @key Control+Shift+Z, Command+Shift+Z, Control+Y, Command+Y - Redo.
 * @key Escape - Pause, and go on; in a dialog or popover of the page it closes that.
 *
 * @csspart layout - Everything: the table and what stands beside or below it.
 * @csspart table - The board with what lies over it.
 * @csspart side - What stands beside or below the board.
 * @csspart players - The row of players.
 * @csspart player - One player; the one to act has the part `turn` too.
 * @csspart turn - The player to act.
 * @csspart token - A player's token in the row of players.
 * @csspart chance - The bar of a player's chance to win.
 * @csspart status - The status line: what happened, and what to do.
 * @csspart toolbar - The tools.
 * @csspart tool - One tool; each has its name as a part too: `undo`, `pause`, `new`, `more`, `redo`, `sound`,
 *   `full-screen`.
 * @csspart more-panel - What "More" opens: further tools, settings, the list of moves.
 * @csspart dialog - The card in place of the controls: before an automatic game, in a pause, at the end.
 * @csspart close - The button that puts the card or the panel away.
 * @csspart button - A button of the card.
 * @csspart log - The list of moves.
 * @csspart statistics - Under "More": the figures over all games.
 * @csspart lobby - In a room: what is seen before the game begins.
 * @csspart room-code - The room's code.
 * @csspart room-seat - A seat in the lobby, and under "More".
 * @csspart problem - The line that says what is wrong with the settings.
 *
 * @cssprop [--game-ink=light-dark(#2f2a22, #ece6d8)] - Text.
 * @cssprop [--game-quiet=light-dark(#6a6050, #aab5ac)] - Text and icons that step back.
 * @cssprop [--game-surface=light-dark(#fcf9f2, #16211f)] - The ground of the whole element.
 * @cssprop [--game-raised=light-dark(#f0e9da, #22312e)] - Buttons, and the player to act.
 * @cssprop [--game-accent=light-dark(#17695f, #6fcbb5)] - What asks to be pressed, the focus.
 * @cssprop [--game-on-accent=light-dark(#fff, #10201d)] - Text on the accent.
 * @cssprop [--game-radius=12px] - Corners.
 * @cssprop [--game-padding=clamp(8px, 3cqi, 20px)] - Room around everything.
 * @cssprop [--game-player-1=#d55e00] - The first player's colour.
 * @cssprop [--game-player-2=#0072b2] - The second player's colour.
 * @cssprop [--game-player-3=#009e73] - The third player's colour.
 * @cssprop [--game-player-4=#f0e442] - The fourth player's colour.
 * @cssprop [--game-player-5=#cc79a7] - The fifth player's colour.
 * @cssprop [--game-player-6=#56b4e9] - The sixth player's colour.
 */
export abstract class GameElement<T extends GameTypes = GameTypes> extends GameSettings implements GameHost {
  static {
    // a saved game, and what the page does on `game-start`, can only come after the first update
    this.disableWarning?.('change-in-update');
  }

  /** The styles that all games share; a game's own come after them. */
  static override styles: CSSResultGroup = frameStyles;

  readonly #internals: ElementInternals | undefined;
  readonly #game: GameDefinition<T>;
  readonly #model: GameModel<T['options'], T['state'], T['effect'], T['hint']>;
  readonly #presenter: Presenter;
  readonly #announcer: Announcer;
  readonly #frameUi: FrameUi<T>;
  readonly #words: WordsController;
  readonly #kept: KeptGame;
  readonly #table: ReturnType<typeof consumeTable>;
  readonly #results: ResultPorts<T>;
  readonly #room: RoomLink<T>;
  readonly #ui: GameUi<T>;
  readonly #settings: SettingsReader<T>;
  #view: GameView<T> | undefined;

  constructor(game: GameDefinition<T>) {
    super();
    this.#game = game;
    this.#settings = new SettingsReader(game);
    this.#internals = isServer ? undefined : this.attachInternals();
    this.#words = new WordsController(this, game.words);
    this.#announcer = new Announcer(this);
    this.#presenter = new Presenter(this, {speed: () => this.#speed});
    const visibility = new Visibility(this, {
      needed: () => this.#model.kind === 'auto' && !this.paused,
      appeared: () => this.#model.session && this.#model.advance(),
    });
    this.#model = new GameModel<T['options'], T['state'], T['effect'], T['hint']>({
      game: game.rules,
      dispatch: (event) => this.dispatchEvent(event),
      connected: () => this.isConnected,
      visible: () => visibility.visible,
      // nobody moves in a room before its game has begun
      paused: () => this.paused || this.#room.isIdle,
      settle: () => this.#room.settle,
      pause: () => this.pause(),
      readOnly: () => this.readOnly,
      clocked: () => this.#ui.clock !== undefined,
      present: (step) => this.#present(step),
      presented: () => this.#presenter.presented,
      cut: () => this.#presenter.finish(),
      choose: game.choose?.bind(game),
      hint: game.hint?.bind(game),
      changed: (cause, kept) => this.#changed(cause, kept),
      vetoed: () => this.#announcer.say(this.#words.say('vetoed')),
      redraw: () => this.requestUpdate(),
    });
    this.#kept = new KeptGame(this, game.rules.id, this.#model, {
      name: () => (this.#room.isSet ? undefined : this.#settings.keepsAs(this.id)),
      goesOnWith: (kept) => this.#settings.goesOnWith(kept),
    });
    this.#table = consumeTable(this, () => this.requestUpdate());
    const {storage} = this.#kept;
    const end = (): EndWords => endWordsOf(this.view, game.frame?.(this.view, this.#ui) ?? {});
    const notify: FrameUi<T>['notify'] = (text, takeBack) => this.#frameUi.notify(text, takeBack);
    const say = (text: string): void => this.#announcer.say(text);
    const results: ResultPorts<T> = {game, element: this, storage, view: () => this.view, end, say, notify};
    this.#results = results;
    const addStyles: RoomPorts<T>['addStyles'] = (later) => this.addStyles(later);
    const ports: RoomPorts<T> = {
      ...results,
      model: this.#model,
      setup: () => this.#settings.setup!,
      words: (english, load) => new WordsController(this, new Dictionary(english, inAllLanguages(load))),
      addStyles,
      left: () => void this.newGame(),
      parts: moreParts,
    };
    this.#room = new RoomLink(ports, () => this.#tableSettings?.room);
    this.#frameUi = new FrameUi(this, this.#words, this.#announcer, this.#presenter, results, this.#room, addStyles);
    const audible = (): boolean => this.sound || this.#table.value?.sound === true;
    this.#ui = game.mount(handleOf(this.#results, this.#model, this.#frameUi, this.#kept, audible));
    this.addController({hostDisconnected: () => this.#model.disconnected()});
    skipOnPress(this, () => this.#model);
    // not from slotted content, and not the key events without a key that browsers send when they fill in a form
    this.addEventListener('keydown', (event) => event.target === this && event.key && onKeydown(event, this, this.#ui));
  }

  // state

  /** The state of the game: plain JSON, read-only. Its shape is the rules' own. */
  get state(): T['state'] {
    return this.#current.session.state;
  }

  /** The seat to act, from 0; undefined once the game is over. */
  get turn(): number | undefined {
    return this.#current.session.turn;
  }

  /** All legal moves of the seat to act, in a fixed order. */
  get legalMoves(): readonly string[] {
    return this.#current.session.legalMoves;
  }

  /** All moves made, oldest first: `{number, seat, move, by}`. */
  get history(): readonly HistoryEntry[] {
    return this.#current.session.history;
  }

  /** How the game ended: `{winners, reason, scores?}`; undefined while it goes on. */
  get result(): Result | undefined {
    return this.#current.session.result;
  }

  /** Whether `undo()` can do anything. */
  get canUndo(): boolean {
    return !this.#room.isSet && this.#current.session.canUndo;
  }

  /** Whether `redo()` can do anything. */
  get canRedo(): boolean {
    return !this.#room.isSet && this.#current.session.canRedo;
  }

  /** Tells this game from all others, also after a reload; in the detail of every event. */
  get gameId(): string {
    return this.#current.session.id;
  }

  /** Resolves once everything so far has been shown; with reduced motion, once there was time to read it. */
  get presented(): Promise<void> {
    // outside a page there is nothing to render
    if (!this.hasUpdated && !this.isConnected) return this.#presenter.presented;
    return this.updateComplete.then(() => this.#presenter.presented);
  }

  /** The model, with the settings as they are now. */
  get #current(): GameModel<T['options'], T['state'], T['effect'], T['hint']> {
    this.#applySettings();
    return this.#model;
  }

  get #tableSettings(): TableSettings | undefined {
    return this.firstRender ? undefined : this.#table.value;
  }

  /** In a room, calls that would change the game for everybody are refused. */
  #refusedInRoom(): Refusal | undefined {
    const {refusal} = this.#room;
    if (refusal) this.#model.report(refusal);
    return refusal;
  }

  get #speed(): Speed {
    this.#applySettings();
    return this.#settings.speed ?? this.#tableSettings?.speed ?? 'normal';
  }

  // methods

  /**
   * Starts a new game with the current settings.
   * @param setup options by name, `players` or `seed` for this game only
   * @returns `{ok: true, number: 0}` or a refusal
   */
  async newGame(setup: NewGame = {}): Promise<Restored | Refusal> {
    const model = this.#current;
    const refused = this.#refusedInRoom();
    if (refused) return refused;
    const made = toRefusal(
      () => this.#settings.setupOf(this, this.#settings.setup!, setup),
      'What newGame() was given',
    );
    if (!isRefusal(made)) return model.newGame(this.#settings.seeded(made));
    model.report(made);
    return made;
  }

  /**
   * Makes a move for the seat to act: one of `legalMoves`, or a settled one (`'5'` instead of `'throw'`).
   * It does not wait for animations: they are skipped.
   * @param options `number`: the number this move must have, so that a late or repeated call is refused; needed where
   *   the player is `remote`
   * @returns what happened: `{ok: true, number, seat, move, by, effects, state}`, or a refusal `{ok: false, code, message}`
   */
  play(move: string, options: {readonly number?: number} = {}): Promise<Moved<T['state'], T['effect']> | Refusal> {
    this.#begin();
    const due = toRefusal(() => ({number: options?.number}), 'The number of the move', 'stale-move');
    if (!isRefusal(due)) return this.#current.play(move, 'page', due);
    this.#model.report(due);
    return Promise.resolve(due);
  }

  /**
   * Takes back the last move of a person at this page, and what automatic players answered. Chance stays the same.
   * @returns `{ok: true, number}` with the number of moves left, or a refusal
   */
  async undo(): Promise<Restored | Refusal> {
    this.#begin();
    return this.#refusedInRoom() ?? this.#model.undo();
  }

  /** Makes again what the last `undo()` took back. */
  async redo(): Promise<Restored | Refusal> {
    this.#begin();
    return this.#refusedInRoom() ?? this.#model.redo();
  }

  /** Pauses play. The same as setting `paused`. */
  pause(): void {
    this.paused = true;
  }

  /** Goes on after a pause. */
  resume(): void {
    this.paused = false;
  }

  /** The game as plain JSON, complete: for `load()`, a server or a bug report. In a room the same on every page. */
  save(): GameRecord {
    return this.#room.part?.record ?? this.#current.save();
  }

  /**
   * Goes on with a saved game.
   * @param game what `save()` returned (or its JSON text), or what `share()` returned
   * @returns `{ok: true, number}`, or a refusal with the reason: then the game in progress stays
   */
  async load(game: GameRecord | string): Promise<Restored | Refusal> {
    return this.#refusedInRoom() ?? this.#current.load(game);
  }

  /**
   * The game as a short code of letters, digits, `-` and `_`, for an address.
   * @throws {GameError} `too-long` for a game that no code can hold; `save()` has it
   */
  share(): string {
    return this.#current.share();
  }

  /**
   * Looks for a good move, in slices that never hold the page.
   * @returns the game's own answer (see its page), or a refusal where there is none
   */
  async hint(): Promise<T['hint'] | Refusal> {
    const hint = await this.#current.hint();
    if (!isRefusal(hint)) this.#ui.hinted?.(hint);
    return hint;
  }

  /**
   * Shows the game once more from its start; it ends as soon as anything happens to the game.
   * @returns whether it was shown to its end
   */
  replay(): Promise<boolean> {
    return this.#current.replay();
  }

  /** The result as a short text to share: the game, its end, a small drawing, the address. Empty while the game goes on. */
  async resultText(): Promise<string> {
    return (await results.use((use) => use.textOf(this.#results))) ?? '';
  }

  /** Figures over all games of people here with these options and so many players; undefined where they can't be loaded. */
  async statistics(): Promise<GameStatistics | undefined> {
    return results.use((use) => use.statistics(this.#results));
  }

  /** Forgets these figures. */
  async resetStatistics(): Promise<void> {
    await results.use((use) => use.resetStatistics(this.#results));
  }

  /** Puts the focus where the game is played from. */
  override focus(options?: FocusOptions): void {
    const target = this.#ui.focusTarget?.();
    if (target) target.focus(options);
    else super.focus(options);
  }

  // for the game

  /** What to render; the same object until something changes. */
  protected get view(): GameView<T> {
    return (this.#view ??= this.#viewNow());
  }

  #viewNow(): GameView<T> {
    const model = this.#current;
    const {state, seed} = model.session;
    // without a seed of its own the page deals again what a server has dealt
    const masks = this.firstRender && seed !== this.#settings.setup!.seed;
    return viewOf(this.#game, model, this.#words, {
      settings: this,
      masked: masks ? this.#game.mask?.(state, this.#settings.setup!.options) : undefined,
      firstRender: this.firstRender,
      hints: this.hints || this.#tableSettings?.hints === true,
      speed: this.#speed,
      isStill: () => !isServer && this.#presenter.isStill,
    });
  }

  #present(step: StepOf<T>): Promise<void> | undefined {
    if (!isQuiet(step)) this.#announcer.say(describe(this.#game, step.effects, this.view, true));
    const choreography = this.#ui.present?.(step);
    if (!choreography) return undefined;
    const shown = this.#presenter.present(choreography);
    if (this.result) this.#frameUi.celebrateAfter(shown, () => this.#model.step === step);
    return this.#presenter.busy ? shown : undefined;
  }

  #changed(cause: ChangeCause, kept: boolean): void {
    this.#view = undefined;
    if (!this.#frameUi.notice.shown?.action) this.#frameUi.notice.clear();
    this.#ui.changed?.(cause);
    // undo, load and new games are announced, too
    if (cause !== 'move')
      this.#announcer.say(statusOf(this.#game, this.view, this.#game.frame?.(this.view, this.#ui) ?? {}));
    // a game that was saved at its end may not have been counted
    if ((cause === 'move' || kept) && this.#model.session.result)
      void results.use((use) => use.countGame(this.#results));
    if (kept) this.#kept.follow();
    else if (this.#ui.worthKeeping?.(cause) ?? true) this.#kept.keep(cause);
  }

  // Lit

  override requestUpdate(...change: Parameters<GameSettings['requestUpdate']>): void {
    // the base class calls this before there are private fields
    if (#view in this) this.#view = undefined;
    super.requestUpdate(...change);
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#applySettings();
    if (this.firstRender) this.#waitForStart();
    this.#view = undefined;
    this.#ui.update?.(this.view, changed);
  }

  protected override render(): TemplateResult {
    return html`
      ${frameTemplate(this.#game, this.view, this.#ui, {
        problem: this.#settings.problems[0]?.message,
        frameUi: this.#frameUi,
      })}
      ${this.#announcer.template()}
    `;
  }

  /** Makes a move for the person at this page; refused if it is not their turn. */
  protected act(move: string): Promise<Moved<T['state'], T['effect']> | Refusal> {
    return this.#model.play(move, 'person');
  }

  /** For an element with a `render()` of its own: problems of the settings, and the live region. Both go to its end. */
  protected notesTemplate(): TemplateResult {
    return html`${problemTemplate(this.#settings.problems[0]?.message)} ${this.#announcer.template()}`;
  }

  protected override updated(changed: PropertyValues): void {
    reflectStates(this.#internals?.states, this.#model, this.paused, this.#room.part?.phase);
    // no events before the first update: pages add their listeners once the element is there
    if (!this.firstRender) {
      this.#begin();
      for (const problem of this.#settings.newProblems()) this.#model.report(problem);
    }
    // at first only if it is set; later also if it was set and reset between two updates
    if (changed.has('paused') && (this.paused || changed.get('paused') !== undefined)) {
      this.#presenter[this.paused ? 'pause' : 'resume']();
      this.#model.reconsider();
    }
    this.#ui.updated?.(this.view, changed);
  }

  // settings

  /** Reads the settings if their values have changed, and applies what can be applied now. */
  #applySettings(): void {
    if (!this.#settings.read(this, this.#tableSettings)) return;
    this.#view = undefined;
    // in a room its own settings hold
    if (!this.#model.session || !this.#room.part?.isOn) this.#settings.applyTo(this.#model);
  }

  /** Fires `game-start` for a new game; at first, a saved game is resumed. */
  #begin(): void {
    if (this.#current.begin(() => this.#kept.read())) this.#waitForStart();
  }

  /** A game of automatic players alone waits for Start. */
  #waitForStart(): void {
    if (!this.autoplay && this.#model.session.seats.every(({kind}) => kind === 'auto')) this.pause();
  }
}
