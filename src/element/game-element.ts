/**
 * The base of every game's element. It only maps: attributes and properties to settings, methods to the controller,
 * the controller's condition to states and sentences. What the game looks like and what input does is the subclass's.
 */
import {html, isServer, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {Announcer} from '../controllers/announcer.js';
import {Autosave} from '../controllers/autosave.js';
import {GameController, type GameSetup} from '../controllers/game-controller.js';
import type {Choreography, Speed} from '../controllers/presenter.js';
import {SearchController} from '../controllers/search.js';
import {attempt, badOption, isRefusal, refuse, type Game, type Refusal, type Result} from '../core/game.js';
import {sameJson, type Json, type JsonObject} from '../core/json.js';
import type {GameRecord, Seat} from '../core/record.js';
import type {Search} from '../core/search.js';
import type {HistoryEntry, Moved, Restored, Session} from '../core/session.js';
import type {ChangeCause} from './events.js';
import {parsePlayers, type Players} from './players.js';
import {ServedElement} from './served-element.js';
import {readSaveName, readSeed, readSpeed} from './settings.js';
import type {SoundName} from './sounds.js';
import {consumeTable, type TableSettings} from './table-context.js';
import {version} from './version.js';
import {WordsController, type Dictionary} from './words.js';

/** What `newGame()` takes: the game's own options by name, players and seed; what is left out is as set. */
export type NewGame = JsonObject & {readonly players?: Players; readonly seed?: string | number};

/** What a game's element is made of. */
export interface GameParts<Options extends JsonObject, State extends JsonObject> {
  readonly game: Game<Options, State>;
  /** The sentences, in all languages. */
  readonly dictionary: Dictionary;
  /** Number of players where the page does not say. Default: the fewest. */
  readonly players?: number;
  /** How well automatic players can play. Default: there is one way. */
  readonly levels?: readonly string[];
  /** The element makes the moves of automatic players, by a clock. Default: they come by themselves. */
  readonly clocked?: boolean;
}

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
 * @attr {string} lang - Language of the words, as a BCP 47 tag; else that of the nearest ancestor with one. There are
 *   `en`, `de`, `es`, `fr`, `pt`, `hi`, `ar`, `zh` and `ja`; for others see the words on the page for embedders.
 *
 * @cssState over - The game has ended.
 * @cssState won - Somebody has won.
 * @cssState busy - What happened is being shown, or an automatic player thinks.
 * @cssState waiting - The page owes an answer to `game-before-move`.
 * @cssState paused - Play is paused.
 */
export abstract class GameElement<Options extends JsonObject = JsonObject, State extends JsonObject = JsonObject> extends ServedElement {
  /** Version of the package the class comes from. */
  static readonly version = version;

  static {
    // a saved game that goes on, and what the page does on `game-start`, can only come after the first update
    this.disableWarning?.('change-in-update');
  }

  /**
   * The players: a number of people, a text such as `Ada, Ben:auto, Cyd:green:auto` (name, then colour, kind `person`,
   * `auto` or `remote`, and level, in any order), or a list of names or `{name, kind, colour, level}`. Names, colours
   * and kinds apply at once; another number of players with the next game, or at once before the first move.
   */
  @property() players?: Players | undefined;

  /** What all chance follows from: the same seed gives the same game. Any text. Default: a fresh one for every game. */
  @property() seed?: string | undefined;

  /** For looking only: people can't move here; the page's own calls still work. */
  @property({type: Boolean, attribute: 'readonly'}) readOnly = false;

  /** Play is paused: people and automatic players wait, motion stands still. */
  @property({type: Boolean, reflect: true}) paused = false;

  /** How fast things are shown: `slow`, `normal`, `fast` or `instant`. Default: the table's, else `normal`. */
  @property() speed?: Speed | undefined;

  /** Sounds. On where the table's sound is on, too. They start after the first press or key only. */
  @property({type: Boolean}) sound = false;

  /** Shows what helps: see the game's own page. On where the table's hints are on, too. */
  @property({type: Boolean}) hints = false;

  /**
   * Keeps the game in the browser under this name and goes on with it after a reload; it then beats the attributes.
   * Empty: the element's id is the name.
   */
  @property() autosave?: string | undefined;

  /** A game in which all players are automatic starts by itself; otherwise it waits, paused, for "Start". */
  @property({type: Boolean}) autoplay = false;

  readonly #internals: ElementInternals | undefined;
  readonly #controller: GameController;
  readonly #storage: Autosave;
  readonly #search: SearchController;
  /** The position a hint was asked for, and what was found. */
  #hint: {readonly state: State; readonly answer: Json | undefined} | undefined;
  readonly #table: ReturnType<typeof consumeTable>;
  /** Settings as they were read last, to tell what is new by value. */
  #read: JsonObject | undefined;
  #speed: Speed | undefined;
  #saveName: string | undefined;
  /** What the next game is made of. */
  #setup!: {options: Options; seats: readonly Seat[]; seed: string | undefined};
  /** What is wrong with the settings, and what the page has been told of it. */
  #problems: readonly Refusal[] = [];
  #told: readonly Refusal[] = [];
  /** The session that the page has been told of. */
  #started: unknown;
  #neutral: State | undefined;

  /** Speaks to screen readers; its template belongs at the end of every rendering. */
  protected readonly announcer: Announcer;
  /** Sentences in the reader's language. */
  protected readonly words: WordsController;

  /** The rules. */
  protected readonly game: Game<Options, State>;
  /** How well automatic players can play; none: there is one way. */
  readonly #levels: readonly string[];
  /** Number of players where the page does not say. */
  readonly #standardPlayers: number;

  constructor({game, dictionary, players = game.seats[0], levels = [], clocked}: GameParts<Options, State>) {
    super();
    this.game = game;
    this.#standardPlayers = players;
    this.#levels = levels;
    this.#internals = isServer ? undefined : this.attachInternals();
    this.words = new WordsController(this, dictionary);
    this.announcer = new Announcer(this);
    this.#controller = new GameController(this, {
      game,
      speed: () => this.currentSpeed,
      paused: () => this.paused,
      pause: () => (this.paused = true),
      readOnly: () => this.readOnly,
      clocked,
      choreography: (moved, before) => this.choreography(moved as Moved<State>, before),
      announce: (moved) => this.announcer.say(this.describe(moved as Moved<State>)),
      chooseMove: this.chooseMove?.bind(this),
      onChange: (cause) => this.#keep(cause),
    });
    this.#storage = new Autosave(game.id, (refusal) => this.#controller.report(refusal));
    this.#search = new SearchController(this);
    this.#table = consumeTable(this, () => this.requestUpdate());
  }

  // what a game's element gives

  /** The game's options as they are set on the element, by name; undefined where they are not. */
  protected abstract get rawOptions(): JsonObject;
  /** The same with what follows from the players: where a colour is a place on the board, say. */
  protected optionsFor(_seats: readonly Seat[]): JsonObject {
    return this.rawOptions;
  }
  /** The seed that goes with these options, whatever `seed` says: in a daily game that of the day. */
  protected seedFor?(options: Options): string | undefined;
  /**
   * The state without what chance has dealt: drawn first where a server makes the first picture and no seed is set,
   * since the page deals anew.
   */
  protected neutral?(state: State): State;
  /** How a move is shown; undefined: it is just drawn. */
  protected choreography(_moved: Moved<State>, _before: State): Choreography | undefined {
    return undefined;
  }
  /** A move in words, for screen readers. */
  protected abstract describe(moved: Moved<State>): string;
  /** The move of an automatic player. Default: the first legal move. */
  protected chooseMove?(session: Session<Options, State>, level: string | undefined): Search<string>;
  /** What `hint()` looks for; left out where a game has none. */
  protected hintSearch?(session: Session<Options, State>): Search<Json>;
  /** A hint was found for the position as it is: to be said or drawn. */
  protected hintFound(_hint: Json): void {}

  // what there is

  /** The state of the game: plain JSON, read-only. Its shape is the rules' own. */
  get state(): State {
    return this.session.state;
  }

  /** The seat to act, from 0; undefined once the game is over. */
  get turn(): number | undefined {
    return this.session.turn;
  }

  /** All legal moves of the seat to act, in a fixed order. */
  get legalMoves(): readonly string[] {
    return this.session.legalMoves;
  }

  /** All moves made, oldest first: `{number, seat, move, by}`. */
  get history(): readonly HistoryEntry[] {
    return this.session.history;
  }

  /** How the game ended: `{winners, reason, scores?}`; undefined while it goes on. */
  get result(): Result | undefined {
    return this.session.result;
  }

  /** Whether `undo()` can do anything. */
  get canUndo(): boolean {
    return this.session.canUndo;
  }

  /** Whether `redo()` can do anything. */
  get canRedo(): boolean {
    return this.session.canRedo;
  }

  /** Tells this game from all others, also after a reload; in the detail of every event. */
  get gameId(): string {
    return this.session.id;
  }

  /** Resolves once everything that has happened so far has been shown. */
  get presented(): Promise<void> {
    // one that is not in a page yet has nothing to render
    if (!this.hasUpdated && !this.isConnected) return this.#controller.presenter.presented;
    return this.updateComplete.then(() => this.#controller.presenter.presented);
  }

  /** The game in progress. */
  protected get session(): Session<Options, State> {
    if (!this.#controller.session) this.#applySettings();
    return this.#controller.session as unknown as Session<Options, State>;
  }

  /** The state to draw: of a replay while one runs, else the game's. */
  protected get shown(): State {
    const state = this.#controller.shown as State;
    if (!this.neutral || !this.firstPicture || this.session.seed === this.#setup.seed) return state;
    return (this.#neutral ??= this.neutral(state));
  }

  get #tableSettings(): TableSettings | undefined {
    return this.firstPicture ? undefined : this.#table.value;
  }

  /** The speed in force. */
  protected get currentSpeed(): Speed {
    this.#applySettings();
    return this.#speed ?? this.#tableSettings?.speed ?? 'normal';
  }

  /** Whether help is to be shown. */
  protected get showsHints(): boolean {
    return this.hints || this.#tableSettings?.hints === true;
  }

  /** Makes a sound, where sounds are on. The file with the sounds is fetched with the first one; without it it is quiet. */
  protected makeSound(name: SoundName): void {
    if (!this.sound && this.#table.value?.sound !== true) return;
    import('./sounds.js').then(({makeSound}) => makeSound(name)).catch(() => undefined);
  }

  /** True where a person here may move now. */
  protected get inviting(): boolean {
    return this.#controller.inviting;
  }

  /** The same where that is as soon as what is being shown has been cut short: see {@link finishPresentation}. */
  protected get playable(): boolean {
    const {turn, session} = this;
    if (this.inviting) return true;
    const held = this.readOnly || this.paused || this.replaying || turn === undefined || session.seats[turn]!.kind !== 'person';
    return this.presenting && !held;
  }

  /** True while a hint for this position is being looked for. */
  protected get hinting(): boolean {
    return this.#hint !== undefined && this.#hint.state === this.state && this.#hint.answer === undefined;
  }

  /** What `hint()` found for the position that is shown. */
  protected get hinted(): Json | undefined {
    return this.#hint?.state === this.shown && this.turn !== undefined ? this.#hint.answer : undefined;
  }

  /** True while something is being shown. */
  protected get presenting(): boolean {
    return this.#controller.presenter.busy;
  }

  /** True while the page owes an answer to a move. */
  protected get waiting(): boolean {
    return this.#controller.waiting;
  }

  /** True while a replay runs. */
  protected get replaying(): boolean {
    return this.#controller.replaying;
  }

  /** A player's name, or "Player 2" in the reader's language. */
  protected playerName(seat: number): string {
    return this.session.seats[seat]?.name || this.words.say('player', {n: seat + 1});
  }

  /** What a player's token looks like. */
  protected token(seat: number): {readonly token: number; readonly colour: string | undefined} {
    return {token: seat, colour: this.session.seats[seat]?.colour};
  }

  // what the page can do

  /**
   * Starts a new game with the current settings.
   * @param setup options by name, `players` or `seed` for this game only
   * @returns `{ok: true, number: 0}` or a refusal
   */
  async newGame(setup: NewGame = {}): Promise<Restored | Refusal> {
    this.#applySettings();
    const made = attempt(() => {
      if (typeof (setup ?? {}) !== 'object' || Array.isArray(setup)) {
        throw badOption('newGame', setup, 'it takes an object with options by name, players and seed');
      }
      const {players, seed, ...options} = setup ?? {};
      const seats = players === undefined ? this.#setup.seats : parsePlayers(players, this.game.seats, this.#levels);
      const raw = {...this.optionsFor(seats), ...options};
      return {
        ...this.#setup,
        seats,
        ...(sameJson(raw, this.optionsFor(this.#setup.seats)) ? {} : {options: this.game.parseOptions(raw)}),
        ...(seed === undefined ? {} : {seed: readSeed(seed)}),
      };
    }, 'What newGame() was given');
    if (isRefusal(made)) {
      this.#controller.report(made);
      return made;
    }
    this.#search.cancel();
    return this.#controller.newGame(this.#seeded(made));
  }

  #seeded(setup: GameSetup): GameSetup {
    return {...setup, seed: this.seedFor?.(setup.options as Options) ?? setup.seed};
  }

  /**
   * Makes a move for whoever's turn it is: one of `legalMoves`, or a settled one (`'5'` instead of `'throw'`).
   * It does not wait for what is being shown: that is cut to its end.
   * @param options `number`: the number this move must have, so that a late or repeated call is refused; needed where
   *   the player is `remote`
   * @returns what happened: `{ok: true, number, seat, move, by, effects, state}`, or a refusal `{ok: false, code, message}`
   */
  play(move: string, options: {readonly number?: number} = {}): Promise<Moved<State> | Refusal> {
    this.#applySettings();
    this.#begin();
    const due = attempt(() => ({number: options?.number}), 'The number of the move', 'stale-move');
    if (isRefusal(due)) {
      this.#controller.report(due);
      return Promise.resolve(due);
    }
    return this.#controller.play(move, 'page', due.number) as Promise<Moved<State> | Refusal>;
  }

  /**
   * Takes back the last move of a person at this page, and what automatic players answered. Chance stays the same.
   * @returns `{ok: true, number}` with the number of moves left, or a refusal
   */
  undo(): Promise<Restored | Refusal> {
    this.#applySettings();
    this.#begin();
    return this.#controller.undo();
  }

  /** Makes again what the last `undo()` took back. */
  redo(): Promise<Restored | Refusal> {
    this.#applySettings();
    this.#begin();
    return this.#controller.redo();
  }

  /** Pauses play. The same as setting `paused`. */
  pause(): void {
    this.paused = true;
  }

  /** Goes on after a pause. */
  resume(): void {
    this.paused = false;
  }

  /** The game as plain JSON, complete: for `load()`, a server or a bug report. */
  save(): GameRecord {
    this.#applySettings();
    return this.#controller.save();
  }

  /**
   * Goes on with a saved game.
   * @param game what `save()` returned (or its JSON text), or what `share()` returned
   * @returns `{ok: true, number}`, or a refusal with the reason: then the game in progress stays
   */
  load(game: GameRecord | string): Promise<Restored | Refusal> {
    this.#applySettings();
    return this.#controller.load(game);
  }

  /** The game as a short code of letters, digits, `-` and `_`, for an address. */
  share(): string {
    this.#applySettings();
    return this.#controller.share();
  }

  /**
   * Looks for a good move, in slices that never hold the page.
   * @returns the game's own answer (see its page), or a refusal where there is none
   */
  async hint(): Promise<Json | Refusal> {
    if (!this.hintSearch) return refuse('no-hint', 'This game has no hints.');
    if (this.turn === undefined) return refuse('game-over', 'The game is over; newGame() starts another.');
    const {state} = this;
    const hint = {state, answer: undefined as Json | undefined};
    this.#hint = hint;
    this.requestUpdate();
    const answer = await this.#search.run(this.hintSearch(this.session));
    if (answer === undefined || state !== this.state) {
      if (this.#hint === hint) this.#hint = undefined;
      return refuse('given-up', 'The game changed before a hint was found.');
    }
    hint.answer = answer;
    this.hintFound(answer);
    this.requestUpdate();
    return answer;
  }

  /**
   * Shows the game once more from its start; it ends as soon as anything happens to the game.
   * @returns whether it was shown to its end
   */
  replay(): Promise<boolean> {
    this.#applySettings();
    return this.#controller.replay();
  }

  /** A move by the person at this page, or in a game with a clock by an automatic player; refused where it is not theirs to make. */
  protected act(move: string, by: 'person' | 'auto' = 'person'): Promise<Moved<State> | Refusal> {
    return this.#controller.play(move, by) as Promise<Moved<State> | Refusal>;
  }

  /** Cuts what is being shown to its end. */
  protected finishPresentation(): void {
    this.#controller.presenter.finish();
  }

  // Lit

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && old !== value) this.requestUpdate();
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.#applySettings();
    if (this.firstPicture) this.#waitForStart();
  }

  protected override updated(changed: PropertyValues): void {
    this.#reflect();
    // the page has heard of nothing yet: it listens once the element is there
    if (!this.firstPicture) {
      this.#begin();
      const told = this.#told;
      this.#told = this.#problems;
      for (const problem of this.#told) if (!told.some((known) => sameJson(known, problem))) this.#controller.report(problem);
    }
    if (changed.has('paused') && (this.paused || changed.get('paused'))) this.#controller.pauseChanged();
  }

  /** A line that says what is wrong with the settings; empty where nothing is. For whoever builds the page. */
  protected problemTemplate(): TemplateResult | typeof nothing {
    const [problem] = this.#problems;
    return problem ? html`<p class="problem" part="problem" dir="ltr" lang="en">${problem.message}</p>` : nothing;
  }

  /** As many of the table's players as the game seats; none where they are too few. */
  get #tablePlayers(): readonly Seat[] | undefined {
    const players = this.#tableSettings?.players;
    const [min, max] = this.game.seats;
    return players && players.length >= min ? players.slice(0, max).map(({level, ...seat}) => (level && this.#levels.includes(level) ? {...seat, level} : seat)) : undefined;
  }

  /** Reads the settings, where they are new by value, and does with them what can be done now. */
  #applySettings(): void {
    const players = this.players ?? this.#tablePlayers;
    // a removed attribute is null
    const seed = this.seed ?? undefined;
    const speed = this.speed ?? undefined;
    const autosave = this.autosave ?? undefined;
    const read = {...this.rawOptions, ' players': players as Json, ' seed': seed, ' speed': speed, ' autosave': autosave};
    if (sameJson(read, this.#read)) return;
    this.#read = read;
    const last = this.#setup;
    const problems: Refusal[] = [];
    /** One setting; what was there before, or the standard, where it is refused. */
    const or = <T>(what: string, make: () => T, instead: T | undefined, standard: () => T): T => {
      const made = attempt(make, what);
      if (!isRefusal(made)) return made;
      problems.push(made);
      return instead ?? standard();
    };
    const standardSeats = (): readonly Seat[] => parsePlayers(this.#standardPlayers, this.game.seats);
    const seats = or('players', () => (players === undefined ? standardSeats() : parsePlayers(players, this.game.seats, this.#levels)), last?.seats, standardSeats);
    this.#take({
      options: or('The options', () => this.game.parseOptions(this.optionsFor(seats)), last?.options, () => this.game.parseOptions({})),
      seats,
      seed: or('seed', () => readSeed(seed), last?.seed, () => undefined),
    });
    this.#speed = or('speed', () => readSpeed(speed), this.#speed, () => undefined);
    this.#saveName = or('autosave', () => readSaveName(autosave), this.#saveName, () => undefined);
    this.#problems = problems;
  }

  #take(setup: {options: Options; seats: readonly Seat[]; seed: string | undefined}): void {
    const {session} = this.#controller;
    const last = this.#setup;
    this.#setup = setup;
    const other =
      !last || !sameJson(last.options, setup.options) || last.seed !== setup.seed || last.seats.length !== setup.seats.length;
    if (!session || (other && session.number === 0 && !this.#controller.waiting)) this.#controller.setUp(this.#seeded(setup));
    else if (!sameJson(last?.seats, setup.seats) && setup.seats.length === session.seats.length) {
      this.#controller.seats = setup.seats;
    }
  }

  /** Tells the page of a game that it has not been told of; the first time, one that was saved goes on. */
  #begin(): void {
    if (this.#started === this.#controller.session) return;
    const first = this.#started === undefined;
    this.#started = this.#controller.session;
    if (!first || !this.#restore()) this.#controller.started(!first);
    if (first) this.#waitForStart();
  }

  /** A game that would play by itself waits until somebody wants to see it. */
  #waitForStart(): void {
    if (!this.autoplay && this.session.seats.every(({kind}) => kind === 'auto')) this.pause();
  }

  #reflect(): void {
    const {result} = this.session;
    const states: Record<string, boolean> = {
      over: result !== undefined,
      won: (result?.winners.length ?? 0) > 0,
      busy: this.presenting || this.replaying || (this.#controller.automatic && !this.paused),
      waiting: this.#controller.waiting,
      paused: this.paused,
    };
    for (const [name, on] of Object.entries(states)) this.#internals?.states?.[on ? 'add' : 'delete'](name);
  }

  // autosave

  get #keepsAs(): string | undefined {
    return this.#saveName === undefined ? undefined : this.#saveName || this.id || 'game';
  }

  /** Goes on with the saved game, if there is one. */
  #restore(): boolean {
    const name = this.#keepsAs;
    const kept = name === undefined ? undefined : this.#storage.read(name);
    if (kept === undefined) return false;
    const {session} = this.#controller;
    void this.#controller.load(kept);
    this.#started = this.#controller.session;
    return this.#started !== session;
  }

  #keep(cause: ChangeCause): void {
    this.#started = this.#controller.session;
    this.changed?.(cause);
    if (this.worthKeeping(cause)) this.keepGame();
  }

  /** Whether the game is to be kept after this; a game of very many moves leaves some out. */
  protected worthKeeping(_cause: ChangeCause): boolean {
    return true;
  }

  /** Keeps the game as it is now; nothing without `autosave`. */
  protected keepGame(): void {
    const name = this.#keepsAs;
    if (name !== undefined) this.#storage.write(name, this.save() as unknown as Json);
  }

  /** What was kept beside the game with {@link keepPart}: plain JSON that nobody has checked; undefined without `autosave`. */
  protected keptPart(part: string): unknown {
    const name = this.#keepsAs;
    return name === undefined ? undefined : this.#storage.read(name, part);
  }

  /** Keeps something beside the game, best scores say, under a key of its own; nothing without `autosave`. */
  protected keepPart(part: string, value: Json): void {
    const name = this.#keepsAs;
    if (name !== undefined) this.#storage.write(name, value, part);
  }

  /** The game is another now; for what a game keeps beside it, such as best scores. */
  protected changed?(cause: ChangeCause): void;
}

