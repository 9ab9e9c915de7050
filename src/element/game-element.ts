/**
 * The base class of every game's element. It maps attributes and properties to settings, methods to the model, and the
 * model to `:state()`s and to a view, which the game's own functions render.
 */
import {html, isServer, type CSSResultGroup, type PropertyValues, type TemplateResult} from 'lit';
import {isDevelopment, warnOf, warnOfHydration} from '../controllers/development.js';
import type {GameModel} from '../controllers/game-model.js';
import type {GameTypes} from '../controllers/game-types.js';
import {isRefusal, toRefusal, type Refusal, type Result} from '../core/game.js';
import type {GameRecord} from '../core/record.js';
import type {HistoryEntry, Moved, Restored} from '../core/session.js';
import {ElementGame} from './element-game.js';
import {results} from './frame-ui.js';
import {frameStyles, frameTemplate} from './frame.js';
import type {GameDefinition, GameView} from './game-definition.js';
import {GameSettings} from './game-settings.js';
import type {GameStatistics} from './keepsake/statistics.js';
import type {NewGame} from './settings-reader.js';
import {reflectStates} from './states.js';

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
 * @csspart beat - The score to beat, in a challenge.
 * @csspart status - The status line: what happened, and what to do.
 * @csspart toolbar - The tools.
 * @csspart tool - One tool; each has its name as a part too: `undo`, `pause`, `new`, `more`, `redo`, `sound`,
 *   `full-screen`.
 * @csspart more-panel - What "More" opens: further tools, settings, the list of moves.
 * @csspart dialog - The card in place of the controls: before the first move, in a pause, at the end.
 * @csspart start - The choices on the card before the first move.
 * @csspart challenges - The panel of challenges.
 * @csspart level - A level there.
 * @csspart close - The button that puts the card or the panel away.
 * @csspart button - A button of the card.
 * @csspart log - The list of moves.
 * @csspart summary - On the card: what the result means beside earlier ones.
 * @csspart statistics - Under "More": the figures over all games.
 * @csspart lobby - In a room: the players and the link, before the game begins.
 * @csspart room-code - The room's code.
 * @csspart room-seat - A seat in the lobby, and under "More".
 * @csspart room-line - In a room, above the status line: the connection, absent players, pictures to send.
 * @csspart problem - The line that says what is wrong with the settings.
 *
 * @cssprop [--game-ink=light-dark(#2f2a22, #ece6d8)] - Text.
 * @cssprop [--game-quiet=light-dark(#6a6050, #aab5ac)] - Text and icons that step back.
 * @cssprop [--game-surface=light-dark(#fcf9f2, #16211f)] - The ground of the whole element.
 * @cssprop [--game-raised=light-dark(#f0e9da, #22312e)] - Buttons, and the player to act.
 * @cssprop [--game-accent=light-dark(#17695f, #6fcbb5)] - What asks to be pressed, the focus.
 * @cssprop [--game-on-accent=light-dark(#fff, #10201d)] - Text on the accent.
 * @cssprop [--game-font=ui-rounded, system-ui, sans-serif] - The typefaces. For those of the page, set font-family: inherit on the element.
 * @cssprop [--game-radius=12px] - Corners.
 * @cssprop [--game-padding=clamp(8px, 3cqi, 20px)] - Room around everything.
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
  readonly #game: ElementGame<T>;

  constructor(definition: GameDefinition<T>) {
    super();
    this.#internals = isServer ? undefined : this.attachInternals();
    // the subclass declares the settings
    this.#game = new ElementGame(this, definition);
    if (isDevelopment) {
      warnOfHydration(this);
      warnOf(this, () => {
        const main = this.#game.parts.tools?.filter((tool) => tool && tool.main).length ?? 0;
        return main > 2
          ? `${main} of the game’s tools are main. There is room for 2; the others are under "More".`
          : undefined;
      });
    }
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
    return this.#game.canUndo;
  }

  /** Whether `redo()` can do anything. */
  get canRedo(): boolean {
    return this.#game.canRedo;
  }

  /** Tells this game from all others, also after a reload; in the detail of every event. */
  get gameId(): string {
    return this.#session.id;
  }

  /** Resolves once everything so far has been shown; with reduced motion, once there was time to read it. */
  get presented(): Promise<void> {
    // outside a page there is nothing to render
    if (!this.hasUpdated && !this.isConnected) return this.#game.presented;
    return this.updateComplete.then(() => this.#game.presented);
  }

  get #session(): GameModel<T>['session'] {
    return this.#game.current.session;
  }

  /**
   * The name of the game in its language, for the tabs of a table.
   * @internal
   */
  get gameName(): string {
    return this.#game.words.say('game');
  }

  // methods

  /**
   * Starts a new game with the current settings.
   * @param setup options by name, `players` or `seed` for this game only
   * @returns `{ok: true, number: 0}` or a refusal
   */
  newGame(setup: NewGame = {}): Promise<Restored | Refusal> {
    return this.#game.newGame(setup);
  }

  /**
   * Makes a move for the seat to act: one of `legalMoves`, or a settled one (`'5'` instead of `'throw'`).
   * It does not wait for animations: they are skipped.
   * @param options `number`: the number this move must have, so that a late or repeated call is refused; needed where
   *   the player is `remote`
   * @returns what happened: `{ok: true, number, seat, move, by, effects, state}`, or a refusal `{ok: false, code, message}`
   */
  play(move: string, options: {readonly number?: number} = {}): Promise<Moved<T['state'], T['effect']> | Refusal> {
    this.#game.begin();
    const due = toRefusal(() => ({number: options?.number}), 'The number of the move', 'stale-move');
    if (!isRefusal(due)) return this.#game.current.play(move, 'page', due);
    this.#game.model.report(due);
    return Promise.resolve(due);
  }

  /**
   * Takes back the last move of a person at this page, and what automatic players answered. Chance stays the same.
   * @returns `{ok: true, number}` with the number of moves left, or a refusal
   */
  undo(): Promise<Restored | Refusal> {
    return this.#game.undo();
  }

  /** Makes again what the last `undo()` took back. */
  redo(): Promise<Restored | Refusal> {
    return this.#game.redo();
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
    return this.#game.room.part?.record ?? this.#session.save();
  }

  /**
   * Goes on with a saved game.
   * @param game what `save()` returned (or its JSON text), or what `share()` returned
   * @returns `{ok: true, number}`, or a refusal with the reason: then the game in progress stays
   */
  load(game: GameRecord | string): Promise<Restored | Refusal> {
    return this.#game.load(game);
  }

  /**
   * The game as a short code of letters, digits, `-` and `_`, for an address.
   * @throws {GameError} `too-long` for a game that no code can hold; `save()` has it
   */
  share(): string {
    return this.#game.current.share();
  }

  /**
   * Looks for a good move, in slices that never hold the page.
   * @returns the game's own answer (see its page), or a refusal where there is none
   */
  hint(): Promise<T['hint'] | Refusal> {
    return this.#game.current.hint();
  }

  /**
   * Shows the game once more from its start; it ends as soon as anything happens to the game.
   * @returns whether it was shown to its end
   */
  replay(): Promise<boolean> {
    return this.#game.current.replay();
  }

  /** The result as a short text to share: the game, its end, a small drawing, the address. Empty while the game goes on. */
  async resultText(): Promise<string> {
    return (await results.use((use) => use.textOf(this.#game))) ?? '';
  }

  /** Figures over all games of people here with these options and so many players; undefined where they can't be loaded. */
  async statistics(): Promise<GameStatistics | undefined> {
    // a listener of game-over is called before the game is counted
    await Promise.resolve();
    await this.#game.counted;
    return results.use((use) => use.statistics(this.#game));
  }

  /** Forgets these figures. */
  async resetStatistics(): Promise<void> {
    await results.use((use) => use.resetStatistics(this.#game));
  }

  /** Puts the focus where the game is played from. */
  override focus(options?: FocusOptions): void {
    const target = this.#game.ui.focusTarget?.();
    if (target) target.focus(options);
    else super.focus(options);
    // a card covers what the game is played from
    if (!this.shadowRoot?.activeElement) this.shadowRoot?.querySelector<HTMLElement>('.card .primary')?.focus(options);
  }

  /** The view to render: the same object until something changes. */
  protected get view(): GameView<T> {
    return this.#game.view;
  }

  // Lit

  override requestUpdate(...change: Parameters<GameSettings['requestUpdate']>): void {
    // the base class calls this before there are private fields
    if (#game in this && this.#game) this.#game.invalidate(change[0]);
    super.requestUpdate(...change);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const game = this.#game;
    game.invalidate();
    if (this.firstRender) game.waitForStart();
    game.ui.update?.(game.view, changed);
  }

  protected override render(): TemplateResult {
    return html`${frameTemplate(this.#game)} ${this.#game.announcer.template()}`;
  }

  protected override updated(changed: PropertyValues): void {
    const game = this.#game;
    const {model, settings, presenter} = game;
    reflectStates(this.#internals?.states, game);
    this.dress(settings.theme ?? game.table?.theme);
    if (this.firstRender) settings.mark();
    else {
      // no events before the first update: pages add their listeners once the element is there
      game.begin();
      for (const problem of settings.newProblems()) model.report(problem);
    }
    // at first only if it is set; later also if it was set and reset between two updates
    if (changed.has('paused') && (this.paused || changed.get('paused') !== undefined)) {
      presenter[this.paused ? 'pause' : 'resume']();
      model.reconsider();
    } else model.advance();
    game.ui.updated?.(game.view, changed);
  }
}
