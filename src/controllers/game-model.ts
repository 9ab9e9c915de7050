/**
 * The life of one game: moves, undo, loading, replays and automatic players, in order. Owns the session, the activity, the
 * last move shown, the hint, and the move that awaits the page's answer. Independent of the DOM: its element is a
 * {@link ModelHost}, and it is tested in Node.
 *
 * Asynchronous results are dropped if the game has moved on since they were requested ({@link GameModel.during}).
 */
import type {ReactiveController} from 'lit';
import {isRefusal, refusalOf, refuse, type Refusal} from '../core/game.js';
import type {GameRecord, MovedBy, Seat, SeatKind} from '../core/record.js';
import {drawOf} from '../core/random.js';
import {found, type Search} from '../core/search.js';
import {isQuiet, Session, type LoggedMove, type Moved, type Restored} from '../core/session.js';
import {shareCode} from '../core/share-code.js';
import {CallQueue} from './call-queue.js';
import {
  eventsOf,
  GameBeforeMoveEvent,
  GameChangeEvent,
  GameErrorEvent,
  GameStartEvent,
  type ChangeCause,
  type GameDetail,
  type MoveAnswer,
} from './events.js';
import type {
  Activity,
  GameLogic,
  GameSetup,
  GameTypes,
  ModelHost,
  NotMade,
  Point,
  SessionOf,
  StepOf,
} from './game-types.js';
import {Hints} from './hints.js';
import {freshId, loadingGame, startOf} from './load-game.js';
import {notAllowed, notDue} from './permission.js';
import {recentMoves} from './recent-moves.js';
import {nextTask, runInSlices} from './search.js';

/** An answer of the page or of a room to a move. */
type Answer = MoveAnswer | Refusal;

/** Code of the refusal for an answer of the page that was rejected, for example because its server is down. */
const noAnswer = 'no-answer';

/** Conditions and details of a move. */
export interface MoveRequest {
  /** The number it must have, so that a late or repeated call can be refused; a remote seat must give it. */
  readonly number?: unknown;
  /** The place where a dragged piece was let go. */
  readonly from?: Point | undefined;
}

/** A function of its own, because Node has no `reportError` to refer to. */
const report = (error: unknown): void => reportError(error);

/** Runs code of a game that renders, announces or saves: its errors are reported, and do not stop play. */
function guarded<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** A move that was made. */
type MovedOf<T extends GameTypes> = Moved<T['state'], T['effect']>;

export class GameModel<T extends GameTypes> implements ReactiveController {
  readonly #host: ModelHost<T>;
  readonly #definition: GameLogic<T>;
  readonly #hints: Hints<T>;
  readonly #queue = new CallQueue();
  #session!: SessionOf<T>;
  #activity: Activity = 'idle';
  /** Incremented by whatever makes earlier requests stale: moves, undo, new games, steps of a replay. */
  #revision = 0;
  /** Callbacks for when the game moves on. */
  #waiting: (() => void)[] = [];
  #step: StepOf<T> | undefined;
  #asking: StepOf<T> | undefined;
  #vetoed: NotMade | undefined;
  /** The current state of a replay. */
  #replayed: T['state'] | undefined;
  /** The session that the page has been told of. */
  #begun: SessionOf<T> | undefined;
  /** Whether a saved game has been asked for. */
  #resumed = false;

  constructor(host: ModelHost<T>, definition: GameLogic<T>) {
    this.#host = host;
    this.#definition = definition;
    this.#hints = new Hints(this, definition, host);
  }

  /** The element has left its page: a replay ends, searches do in their next slice. */
  hostDisconnected(): void {
    if (this.#activity !== 'replaying') return;
    this.#supersede();
    this.#host.requestUpdate();
  }

  // state

  get session(): SessionOf<T> {
    return this.#session;
  }

  get activity(): Activity {
    return this.#activity;
  }

  /** The state to draw: that of a replay while one runs, otherwise the game's. */
  get shown(): T['state'] {
    return this.#activity === 'replaying' ? this.#replayed! : this.#session.state;
  }

  /** The move shown last; undefined after an undo, a load, or before any. */
  get step(): StepOf<T> | undefined {
    return this.#step;
  }

  /** The move that awaits the page's answer. */
  get asking(): StepOf<T> | undefined {
    return this.#asking;
  }

  /** Why the last move was not made, if the page has vetoed it or failed to answer. */
  get vetoed(): NotMade | undefined {
    return this.#vetoed;
  }

  /** The last hint for this position. */
  get found(): T['hint'] | undefined {
    return this.#hints.found;
  }

  /** Whether a search for a hint runs. */
  get hinting(): boolean {
    return this.#hints.searching;
  }

  /** Whether a long record is being loaded. */
  get loading(): boolean {
    return this.#queue.held;
  }

  /** The last moves, without the one that is being shown. */
  get log(): readonly LoggedMove<T['effect']>[] {
    return recentMoves(this.#session.log, this.#activity === 'presenting' ? 1 : 0);
  }

  /** The kind of the seat to act. */
  get kind(): SeatKind | undefined {
    const seat = this.#session.turn;
    return seat === undefined ? undefined : this.#session.seats[seat]!.kind;
  }

  /** Whether something is being shown, or an automatic player is to move. */
  get busy(): boolean {
    return this.showing || (this.kind === 'auto' && !this.#host.paused);
  }

  /** Whether a move is being shown, as it is made or in a replay. */
  get showing(): boolean {
    return this.#activity === 'presenting' || this.#activity === 'replaying';
  }

  /** The reason why this player may not move now; undefined if they may. */
  refusal(by: MovedBy): Refusal | undefined {
    const {paused, readOnly} = this.#host;
    const busy = this.showing || this.loading;
    const condition = {turn: this.#session.turn, kind: this.kind, asking: this.asking !== undefined, busy};
    return notAllowed(by, {...condition, paused, readOnly});
  }

  /** Whether a person here may move: now, or, with `orSkip`, once the current presentation is skipped. */
  mayAct(orSkip = false): boolean {
    const code = this.refusal('person')?.code;
    if (code !== 'busy' || !orSkip) return code === undefined;
    return this.#activity === 'presenting' && !this.#host.readOnly && this.kind === 'person';
  }

  // beginning

  /**
   * Sets a game up, without events until {@link begin}.
   * @throws {GameError} for a wrong number of seats
   */
  setUp({options, seats, seed = freshId(), id = freshId()}: GameSetup<T>): void {
    this.#session = new Session(this.#definition.rules, {options, seats, seed, id});
    this.#step = undefined;
    this.#moveOn();
  }

  /**
   * Fires the events of a game that was set up, if they have not been fired.
   * @param saved reads a saved game: the first time it is resumed instead, unless it can't be loaded
   * @returns whether this was the first time
   */
  begin(saved: () => unknown): boolean {
    if (this.#begun === this.#session || this.loading) return false;
    const first = this.#begun === undefined && !this.#resumed;
    this.#resumed = true;
    this.#host.cut();
    const record = first ? saved() : undefined;
    if (record !== undefined) void this.load(record, true);
    // after a long record that turns out to be invalid, the next update calls this again
    if (this.#begun !== this.#session && !this.loading) this.#tellStart();
    return first;
  }

  #tellStart(): void {
    void this.#queue.run(() => {
      const changed = this.#begun !== undefined;
      this.#begun = this.#session;
      this.#host.dispatchEvent(new GameStartEvent(this.#detail()));
      if (changed) this.#tellChange('new');
    });
    this.advance();
  }

  /** Replaces the game by a new one. */
  newGame(setup: GameSetup<T>): Promise<Restored | Refusal> {
    return this.#queue.run(() =>
      this.#replace('new', () => {
        this.setUp(setup);
        return {ok: true, number: 0};
      }),
    );
  }

  /** Changes names, colours, kinds and levels. After the next update an automatic player to act thinks. */
  set seats(seats: readonly Seat[]) {
    this.#session.seats = seats;
    if (this.#activity === 'thinking') this.#supersede();
  }

  /** Call after a pause has begun or ended: an automatic player stops or starts thinking. */
  reconsider(): void {
    if (this.#activity === 'thinking') this.#supersede();
    this.#host.requestUpdate();
    this.advance();
  }

  // moving

  /** Makes a legal or settled move. Fires the events before it returns, unless the page answers later or it is queued. */
  play(move: string, by: MovedBy, {number, from}: MoveRequest = {}): Promise<MovedOf<T> | Refusal> {
    if (this.loading && by !== 'page') return Promise.resolve(this.refusal(by)!);
    return this.#queue.run(() => {
      const refusal = this.refusal(by) ?? notDue(number, this.#session.number + 1, this.kind);
      if (refusal) return this.#refused(refusal, by);
      const mover = by === 'page' && this.kind === 'remote' ? 'remote' : by;
      const resolved = this.#session.resolve(move, mover);
      if (!resolved.ok) return this.#refused(resolved, by);
      const step: StepOf<T> = from ? Object.assign(resolved, {from}) : resolved;
      // ticks of a clock fire no events
      if (isQuiet(step)) return this.#answered(this.#answerTo(move), step, move);
      const {seat} = step;
      const event = new GameBeforeMoveEvent({
        ...this.#detail(step.number),
        seat,
        player: this.#session.seats[seat]!.name,
        move,
        by: mover,
      });
      this.#vetoed = undefined;
      // settings changed by a listener must not start another game now
      this.#asking = step;
      this.#host.dispatchEvent(event);
      this.#asking = undefined;
      if (event.defaultPrevented) return this.#veto(mover);
      return this.#answered(this.#answerTo(move, event.answer), step, move);
    });
  }

  /** Makes a move that a room has settled; the page can't veto it. Refused unless its number is due. */
  settle(move: string, by: MovedBy, number: number): Promise<MovedOf<T> | Refusal> {
    return this.#queue.run(() => {
      const refusal = this.refusal('page') ?? notDue(number, this.#session.number + 1, this.kind);
      const step = refusal ?? this.#session.resolve(move, by);
      return step.ok ? this.#commit(step) : this.#refused(step, 'remote');
    });
  }

  /** Ends a move that the page has vetoed: an automatic player is paused. */
  #veto(
    by: MovedBy,
    refusal = refuse('vetoed', 'The page did not allow the move.'),
    reason: NotMade = 'vetoed',
  ): Refusal {
    this.#vetoed = reason;
    if (by === 'auto') this.#host.paused = true;
    guarded(() => this.#host.vetoed());
    this.#host.requestUpdate();
    this.advance();
    return refusal;
  }

  /** The answer that settles a move: the page's, or in a room the room's, where the page may only refuse. */
  #answerTo(move: string, given?: MoveAnswer | Promise<MoveAnswer>): Answer | Promise<Answer> {
    const {settle} = this.#host;
    if (!settle || given === false) return given;
    if (typeof given !== 'object' || given === null) return settle(move);
    return Promise.resolve(given).then((is) => (is === false ? is : settle(move)));
  }

  /** Makes a move once its answer is there. */
  #answered(
    answer: Answer | Promise<Answer>,
    step: StepOf<T>,
    move: string,
  ): Promise<MovedOf<T> | Refusal> | MovedOf<T> | Refusal {
    // any thenable: a promise may come from another frame or a library
    if (typeof answer !== 'object' || answer === null || 'ok' in answer) return this.#commitAs(answer, step, move);
    if (this.#activity === 'thinking') this.#supersede();
    this.#asking = step;
    this.#host.requestUpdate();
    const isFresh = this.#freshness();
    const reply = Promise.resolve(answer).catch((error: unknown) => ({
      ...refusalOf(error, 'The answer to the move'),
      code: noAnswer,
    }));
    return this.during(reply).then((made) =>
      this.#queue.run(() => {
        if (!isFresh()) return refuse('given-up', 'The game changed before the move was answered.');
        this.#asking = undefined;
        return this.#commitAs(made, step, move);
      }),
    );
  }

  #commitAs(answer: Answer, step: StepOf<T>, move: string): MovedOf<T> | Refusal {
    const {by, from} = step;
    if (answer === false) return this.#veto(by);
    if (isRefusal(answer) && answer.code !== noAnswer) return this.#veto(by, answer);
    if (answer === undefined || answer === null || answer === true || answer === move || answer === step.move) {
      return this.#commit(step);
    }
    const other = isRefusal(answer) ? answer : this.#session.resolve(answer, by);
    if (other.ok) return this.#commit(from ? Object.assign(other, {from}) : other);
    return this.#veto(by, this.#refused(other, 'page'), 'failed');
  }

  #commit(step: StepOf<T>): MovedOf<T> {
    const moved = this.#session.commit(step);
    this.#moveOn();
    this.#host.cut();
    if (!isQuiet(step)) {
      this.#step = step;
      for (const event of eventsOf(this.#session, moved)) this.#host.dispatchEvent(event);
      this.#tellChange('move');
    }
    void this.#present(step).then(() => this.advance());
    this.advance();
    return moved;
  }

  /** Shows a move; ends at once if nothing moves. */
  async #present(step: StepOf<T>): Promise<void> {
    const shown = this.#show(step);
    this.#host.requestUpdate();
    if (!shown) return;
    const isFresh = this.#freshness();
    this.#activity = 'presenting';
    await shown.catch(report);
    if (isFresh()) this.#endShow();
  }

  #show(step: StepOf<T>): Promise<void> | undefined {
    return guarded(() => this.#host.present(step));
  }

  /** Skips what is being shown, so that play can go on. */
  skip(): void {
    this.#host.cut();
    if (this.#endShow()) this.advance();
  }

  #endShow(): boolean {
    if (this.#activity !== 'presenting') return false;
    this.#activity = 'idle';
    this.#host.requestUpdate();
    return true;
  }

  // events

  #tellChange(cause: ChangeCause, kept = false): void {
    this.#begun = this.#session;
    guarded(() => this.#host.changed(cause, kept));
    this.#host.dispatchEvent(new GameChangeEvent({...this.#detail(), cause}));
  }

  /** Fires `game-error`. */
  report(refusal: Refusal): void {
    this.#host.dispatchEvent(new GameErrorEvent(this.#detail(), refusal));
  }

  #refused(refusal: Refusal, by: MovedBy): Refusal {
    // the view answers mistakes of a person
    if (by === 'page' || by === 'remote') this.report(refusal);
    return refusal;
  }

  #detail(number = this.#session.number): GameDetail {
    return {game: this.#session.game.id, gameId: this.#session.id, number};
  }

  // undo, load, replay

  undo(): Promise<Restored | Refusal> {
    return this.#queue.run(() => this.#replace('undo', () => this.#session.undo()));
  }

  redo(): Promise<Restored | Refusal> {
    return this.#queue.run(() => this.#replace('redo', () => this.#session.redo()));
  }

  /**
   * Loads a record, its JSON text, or a share code; `kept`: the saved game of the browser. A long record is replayed in
   * slices, while players wait and calls queue. An invalid one is refused, and changes nothing.
   */
  load(value: unknown, kept = false): Promise<Restored | Refusal> {
    const take = (session: SessionOf<T>): Restored | Refusal => {
      this.#session = session;
      return this.#replace('load', () => ({ok: true, number: session.number}), kept);
    };
    const refuseIt = (error: unknown): Refusal => this.#refused(refusalOf(error, 'The record', 'bad-record'), 'page');
    return this.#queue.run(() => {
      const later = (loading: Promise<SessionOf<T> | undefined>): Promise<Restored | Refusal> =>
        this.#queue.hold(() => loading.then((loaded) => take(loaded!), refuseIt)).finally(() => this.reconsider());
      try {
        const search = loadingGame(this.#definition.rules, value);
        if ('then' in search) return later(search.then((code) => runInSlices(code, () => true)));
        const session = startOf(search);
        return session ? take(session) : later(runInSlices(search, () => true));
      } catch (error) {
        return refuseIt(error);
      }
    });
  }

  /** Puts a game back that another one had taken the place of. */
  restore(session: SessionOf<T>): Promise<Restored | Refusal> {
    return this.#queue.run(() =>
      this.#replace('load', () => {
        this.#session = session;
        return {ok: true, number: session.number};
      }),
    );
  }

  #replace(cause: ChangeCause, work: () => Restored | Refusal, kept = false): Restored | Refusal {
    const done = work();
    if (isRefusal(done)) return this.#refused(done, 'page');
    this.#moveOn();
    this.#step = undefined;
    this.#host.cut();
    this.#host.requestUpdate();
    if (cause === 'new') this.#host.dispatchEvent(new GameStartEvent(this.#detail()));
    this.#tellChange(cause, kept);
    this.advance();
    return done;
  }

  save(): GameRecord {
    return this.#session.save();
  }

  /** @throws {GameError} `too-long` for a game that no code can hold */
  share(): string {
    return shareCode(this.#session);
  }

  /** Shows the moves from number `from` again, until the game moves on. @returns whether it came to the end */
  async replay(from = 1): Promise<boolean> {
    if (this.asking) return false;
    for (const step of this.#session.replay(from)) {
      this.#supersede();
      this.#host.cut();
      this.#activity = 'replaying';
      this.#replayed = step.state;
      this.#step = step;
      this.#host.requestUpdate();
      if (!(await this.during(this.#read(step)))) return false;
    }
    this.#supersede();
    this.#host.requestUpdate();
    this.advance();
    return true;
  }

  /** Resolves to true once a move of a replay has been shown and read. */
  async #read(step: StepOf<T>): Promise<true> {
    await this.#show(step)?.catch(report);
    await this.#host.presented;
    await nextTask();
    return true;
  }

  // thinking

  /** Looks for a hint. */
  async hint(): Promise<T['hint'] | Refusal> {
    if (this.#session.turn === undefined) return refuse('game-over', 'The game is over; newGame() starts another.');
    return this.#hints.find();
  }

  /** Lets an automatic player move, if it is its turn, nothing else is going on, and somebody can see it. */
  advance(): void {
    if (this.#activity !== 'idle' || this.asking || this.loading || this.kind !== 'auto') return;
    if (!this.#host.paused && !this.#definition.clocked && this.#host.visible) void this.#think();
  }

  async #think(): Promise<void> {
    const host = this.#host;
    const isFresh = this.#freshness();
    this.#activity = 'thinking';
    host.requestUpdate();
    let move: string | undefined;
    try {
      move = await this.#choose();
      if (move !== undefined) await host.presented;
    } catch (error) {
      reportError(error);
      if (isFresh()) host.paused = true;
    }
    if (!isFresh()) return;
    this.#activity = 'idle';
    host.requestUpdate();
    // out of sight: it thinks again once it is visible
    if (move === undefined || !host.visible) return;
    const made = await this.play(move, 'auto');
    // it would choose the same illegal move again
    if (!made.ok && made.code === 'illegal-move') host.paused = true;
  }

  /** The move of the automatic player to act; undefined if the game has moved on, or nobody can see it. */
  async #choose(): Promise<string | undefined> {
    const {state, seats, turn, legalMoves, seed, number} = this.#session;
    // not the draw of the move: an automatic player must not know the dice
    const draw = drawOf(`${seed} player`, number + 1);
    const choice = this.#definition.choose?.(state, seats[turn!]!.level, draw);
    const loaded = await this.during(Promise.resolve(choice).then((search) => ({search})));
    if (!loaded) return undefined;
    const search = loaded.search ?? found(legalMoves[0]!);
    return this.during(search, () => this.#host.isConnected && this.#host.visible);
  }

  // staleness

  /**
   * Waits for a promise, or runs a search in slices, unless the game moves on meanwhile.
   * @param wanted a search also stops once this returns false
   * @returns the result; undefined if it is stale
   */
  async during<R>(work: Search<R> | Promise<R>, wanted: () => boolean = () => true): Promise<R | undefined> {
    const isFresh = this.#freshness();
    if ('step' in work) return runInSlices(work, () => isFresh() && wanted());
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => resolve(undefined));
      work.then((answer) => resolve(isFresh() ? answer : undefined), reject);
    });
  }

  /** @returns a function that tells whether the game has not moved on since */
  #freshness(): () => boolean {
    const now = this.#revision;
    return () => this.#revision === now;
  }

  /** Makes earlier requests stale. Whatever goes on ends. */
  #supersede(): void {
    this.#revision++;
    this.#activity = 'idle';
    for (const giveUp of this.#waiting.splice(0)) giveUp();
  }

  /** Another position: nothing of the previous one holds any more. */
  #moveOn(): void {
    this.#supersede();
    this.#asking = undefined;
    this.#vetoed = undefined;
    this.#hints.clear();
  }
}
