/**
 * The life of one game: moves, undo, loading, replays and automatic players, in order. Owns the session, the activity, the
 * last move shown, and the move that awaits its decision. Independent of the DOM: its element is a {@link ModelHost}, and
 * it is tested in Node.
 */
import type {ReactiveController} from 'lit';
import {isRefusal, refusalOf, refuse, type Refusal} from '../core/game.js';
import type {MovedBy, Seat} from '../core/record.js';
import {isQuiet, type Moved, type Restored} from '../core/session.js';
import {Freshness} from './freshness.js';
import {bySeed, byPage, isLater, noAnswer, type Decision, type Settler} from './settler.js';
import {think} from './thinking.js';
import {CallQueue} from './call-queue.js';
import type {ChangeCause} from './events.js';
import {GameEvents} from './game-events.js';
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
import {guarded} from './guarded.js';
import {Hints} from './hints.js';
import {loadingGame, newSession, startOf} from './load-game.js';
import {notAllowed, notDue} from './permission.js';
import {Replay} from './replay.js';
import {runInSlices} from './search.js';

/** Conditions and details of a move. */
export interface MoveRequest {
  /** The number it must have, so that a late or repeated call can be refused; a remote seat must give it. */
  readonly number?: unknown;
  /** The place where a dragged piece was let go. */
  readonly from?: Point | undefined;
}

/** A move that awaits its decision. */
interface Asked<T extends GameTypes> {
  readonly move: string;
  readonly by: MovedBy;
  readonly from: Point | undefined;
  /** The move as the caller has settled it, computed. */
  readonly step: StepOf<T> | undefined;
  readonly settler: Settler;
}

/** Refuses a call; made in turn with other calls. */
type Check = () => Refusal | undefined;

/** A move that was made. */
type MovedOf<T extends GameTypes> = Moved<T['state'], T['effect']>;

export class GameModel<T extends GameTypes> implements ReactiveController {
  /** Calls of the page and of buttons run in turn. */
  readonly queue = new CallQueue();
  readonly events: GameEvents<T>;
  readonly freshness = new Freshness();
  readonly hints: Hints<T>;
  readonly #host: ModelHost<T>;
  readonly #definition: GameLogic<T>;
  readonly #replay: Replay<T>;
  /** Undefined until the first game is set up. */
  #session!: SessionOf<T>;
  #activity: Activity = 'idle';
  #step: StepOf<T> | undefined;
  #asked: Asked<T> | undefined;
  #vetoed: NotMade | undefined;

  constructor(host: ModelHost<T>, definition: GameLogic<T>) {
    this.#host = host;
    this.#definition = definition;
    this.events = new GameEvents(host, this.queue, () => this.#session);
    this.hints = new Hints(this.freshness, definition, host);
    this.#replay = new Replay(host, this.freshness);
  }

  /** The element has left its page: a replay ends, searches do in their next slice. */
  hostDisconnected(): void {
    if (this.#activity !== 'replaying') return;
    this.#supersede();
    this.#host.changed();
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
    return this.#replay.frame?.state ?? this.#session.state;
  }

  /** The move shown last; undefined after an undo, a load, or before any. */
  get step(): StepOf<T> | undefined {
    return this.#replay.frame ? this.#replay.frame.step : this.#step;
  }

  /** Whether a move awaits the decision of the page or the room. */
  get isAsking(): boolean {
    return this.#asked !== undefined;
  }

  /** Why the last move was not made, if the page has vetoed it or failed to answer. */
  get vetoed(): NotMade | undefined {
    return this.#vetoed;
  }

  /** Whether something is being shown, or an automatic player is to move. */
  get busy(): boolean {
    return this.showing || (this.#session.turnKind === 'auto' && !this.#host.situation.paused);
  }

  /** Whether a move is being shown, as it is made or in a replay. */
  get showing(): boolean {
    return this.#activity === 'presenting' || this.#activity === 'replaying';
  }

  /** The reason why this player may not move now; undefined if they may. */
  refusal(by: MovedBy): Refusal | undefined {
    const {paused, readOnly} = this.#host.situation;
    const {turn, turnKind: kind} = this.#session;
    const busy = this.showing || this.queue.held;
    return notAllowed(by, {turn, kind, asking: this.isAsking, busy, paused, readOnly});
  }

  /** Whether a person here may move: now, or, with `orSkip`, once the current presentation is skipped. */
  mayAct(orSkip = false): boolean {
    const code = this.refusal('person')?.code;
    if (code !== 'busy' || !orSkip) return code === undefined;
    return this.#activity === 'presenting' && !this.#host.situation.readOnly && this.#session.turnKind === 'person';
  }

  // beginning

  /** Puts a game on the board, without events until {@link begin}. */
  setUp(session: SessionOf<T>): void {
    this.#session = session;
    this.events.forgetEnds();
    this.#step = undefined;
    this.#moveOn();
  }

  /** Fires the events of a game that was set up. As work of the queue. */
  begin(): void {
    this.#host.stage.cut();
    if (this.events.start()) this.events.change('new');
    this.advance();
  }

  /** Replaces the game by a new one. @param setup a function is called in turn with other calls */
  newGame(setup: GameSetup<T> | (() => GameSetup<T> | Refusal)): Promise<Restored | Refusal> {
    return this.queue.run(() => {
      const made = typeof setup === 'function' ? setup() : setup;
      if (isRefusal(made)) return this.#refused(made, 'page');
      this.setUp(newSession(this.#definition.rules, made));
      this.#host.stage.cut();
      this.events.start();
      return this.#replaced('new', {ok: true, number: 0});
    });
  }

  /** Changes names, colours, kinds and levels. After the next update an automatic player to act thinks. */
  set seats(seats: readonly Seat[]) {
    this.#session.seats = seats;
    if (this.#activity === 'thinking') this.#supersede();
    this.#host.changed();
  }

  /** Call after a pause has begun or ended: an automatic player stops or starts thinking. */
  reconsider(): void {
    if (this.#activity === 'thinking') this.#supersede();
    this.#host.changed();
    this.advance();
  }

  // moving

  /** Makes a legal or settled move. Fires the events before it returns, unless the decision comes later or it is queued. */
  play(move: string, by: MovedBy, {number, from}: MoveRequest = {}): Promise<MovedOf<T> | Refusal> {
    if (this.queue.held && by !== 'page') return Promise.resolve(this.refusal(by)!);
    return this.queue.run(() => {
      const session = this.#session;
      const refusal = this.refusal(by) ?? notDue(number, session.number + 1, session.turnKind);
      if (refusal) return by === 'auto' ? refusal : this.#refused(refusal, by);
      const mover = by === 'page' && session.turnKind === 'remote' ? 'remote' : by;
      const legal = session.legalMoveOf(move);
      const given = legal === undefined ? session.resolve(move, mover) : undefined;
      if (given && !given.ok) return this.#refused(given, by);
      // a replay ends with the first thing that happens to the game
      if (this.#activity === 'replaying') this.#supersede();
      const settler = this.#host.settler ?? bySeed(session);
      const asked = {move, by: mover, from, step: given, settler};
      if (legal !== undefined && this.#definition.rules.isQuiet?.(session.state, legal)) return this.#ask(asked);
      this.#vetoed = undefined;
      this.#asked = asked;
      const {isVetoed, answer} = this.events.beforeMove(move, mover);
      this.#asked = undefined;
      if (isVetoed) return this.#veto(mover);
      return this.#ask({...asked, settler: byPage(answer, settler)});
    });
  }

  /** Makes a move that a room has settled; the page can't veto it. Refused unless its number is due. */
  settle(move: string, by: MovedBy, number: number): Promise<MovedOf<T> | Refusal> {
    return this.queue.run(() => {
      const refusal = this.refusal('page') ?? notDue(number, this.#session.number + 1, this.#session.turnKind);
      const step = refusal ?? this.#session.resolve(move, by, true);
      return step.ok ? this.#commit(step) : this.#refused(step, 'remote');
    });
  }

  /** Makes a move once it is decided. */
  #ask(asked: Asked<T>): Promise<MovedOf<T> | Refusal> | MovedOf<T> | Refusal {
    const decision = asked.settler.settle(asked.move);
    if (!isLater(decision)) return this.#decided(decision, asked);
    if (this.#activity === 'thinking') this.#supersede();
    this.#asked = asked;
    this.#host.changed();
    const isFresh = this.freshness.now();
    return this.freshness.during(decision).then((made) =>
      this.queue.run(() => {
        if (this.#asked === asked) this.#asked = undefined;
        if (!isFresh()) return refuse('given-up', 'The game changed before the move was answered.');
        return this.#decided(made!, asked);
      }),
    );
  }

  #decided(decision: Decision, {move, by, from, step, settler}: Asked<T>): MovedOf<T> | Refusal {
    if (decision === false) return this.#veto(by);
    if (isRefusal(decision)) {
      if (decision.code !== noAnswer) return this.#veto(by, decision);
      return this.#veto(by, this.#refused(decision, 'page'), 'failed');
    }
    const made = step && decision === move ? step : this.#session.resolve(decision, by, settler.isExternal);
    if (made.ok) return this.#commit(from ? Object.assign(made, {from}) : made);
    // the rules refuse what the page has answered, or what an automatic player has chosen
    return decision === move ? this.#refused(made, by) : this.#veto(by, this.#refused(made, 'page'), 'failed');
  }

  /** Ends a move that the page has vetoed: an automatic player is paused. */
  #veto(
    by: MovedBy,
    refusal = refuse('vetoed', 'The page did not allow the move.'),
    reason: NotMade = 'vetoed',
  ): Refusal {
    this.#vetoed = reason;
    if (by === 'auto') this.#host.pause();
    guarded(() => this.#host.changed('vetoed'));
    this.advance();
    return refusal;
  }

  #commit(step: StepOf<T>): MovedOf<T> {
    const moved = this.#session.commit(step);
    this.#moveOn();
    this.#host.stage.cut();
    let land: (() => void) | undefined;
    if (!isQuiet(step)) {
      this.#step = step;
      this.events.moved(moved, new Promise((resolve) => (land = resolve)));
    }
    void this.#present(step).then(() => this.advance());
    if (land) void this.#host.stage.landed.then(land);
    this.advance();
    return moved;
  }

  /** Shows a move; ends at once if nothing moves. */
  async #present(step: StepOf<T>): Promise<void> {
    const shown = guarded(() => this.#host.stage.present(step));
    this.#host.changed();
    if (!shown) return;
    const isFresh = this.freshness.now();
    this.#activity = 'presenting';
    await shown;
    if (isFresh()) this.#endShow();
  }

  /** Skips what is being shown, so that play can go on. */
  skip(): void {
    this.#host.stage.cut();
    this.#endShow();
  }

  #endShow(): void {
    if (this.#activity !== 'presenting') return;
    this.#activity = 'idle';
    this.#host.changed();
  }

  /** Tells of a refusal. An automatic player is paused, since it would choose the same move again. */
  #refused(refusal: Refusal, by: MovedBy): Refusal {
    if (by === 'auto') this.#host.pause();
    // the view answers mistakes of a person
    if (by !== 'person') this.events.error(refusal);
    return refusal;
  }

  // undo, load, replay

  /** Takes back the last move, or makes it again. */
  restore(cause: 'undo' | 'redo', check?: Check): Promise<Restored | Refusal> {
    return this.queue.run(() => {
      const done = check?.() ?? this.#session[cause]();
      if (isRefusal(done)) return this.#refused(done, 'page');
      this.#step = undefined;
      this.#moveOn();
      this.#host.stage.cut();
      return this.#replaced(cause, done);
    });
  }

  #replaced(cause: ChangeCause, done: Restored, kept = false): Restored {
    this.events.change(cause, kept);
    this.advance();
    return done;
  }

  /**
   * Loads a record, its JSON text, or a share code; `kept`: the saved game of the browser. A long record is replayed in
   * slices, while players wait and calls queue. An invalid one is refused, and changes nothing.
   */
  load(value: unknown, kept = false, check?: Check): Promise<Restored | Refusal> {
    return this.queue.run(() => {
      const refusal = check?.();
      return refusal ? this.#refused(refusal, 'page') : this.loadNow(value, kept);
    });
  }

  /** The same as work of the queue. */
  loadNow(value: unknown, kept = false): Restored | Refusal | Promise<Restored | Refusal> {
    const refuseIt = (error: unknown): Refusal => this.#refused(refusalOf(error, 'The record', 'bad-record'), 'page');
    const later = (loading: Promise<SessionOf<T> | undefined>): Promise<Restored | Refusal> =>
      this.queue
        .hold(() => loading.then((loaded) => this.install(loaded!, kept), refuseIt))
        .finally(() => this.reconsider());
    try {
      const search = loadingGame(this.#definition.rules, value);
      if ('then' in search) return later(search.then((code) => runInSlices(code, () => true)));
      const session = startOf(search);
      return session ? this.install(session, kept) : later(runInSlices(search, () => true));
    } catch (error) {
      return refuseIt(error);
    }
  }

  /** Puts a loaded game on the board, or one back whose place another had taken. As work of the queue. */
  install(session: SessionOf<T>, kept = false): Restored {
    this.setUp(session);
    this.#host.stage.cut();
    return this.#replaced('load', {ok: true, number: session.number}, kept);
  }

  /** Shows the game from its starting position, until something happens to it. @returns whether it came to the end */
  replay(): Promise<boolean> {
    return this.queue.run(async () => {
      if (this.isAsking) return false;
      this.#supersede();
      this.#activity = 'replaying';
      if (!(await this.#replay.run(this.#session))) return false;
      this.#step = this.#replay.frame!.step;
      this.#supersede();
      this.#host.changed();
      this.advance();
      return true;
    });
  }

  // thinking

  /** Lets an automatic player move, if it is its turn, nothing else is going on, and somebody can see it. */
  advance(): void {
    if (this.#activity !== 'idle' || this.isAsking || this.queue.held || this.#session.turnKind !== 'auto') return;
    const {situation} = this.#host;
    // asking whether it is visible starts an observer
    if (!situation.paused && !this.#definition.clocked && situation.visible) void this.#think();
  }

  async #think(): Promise<void> {
    const host = this.#host;
    const isFresh = this.freshness.now();
    this.#activity = 'thinking';
    host.changed();
    try {
      const move = await think(this.#session, this.#definition, this.freshness, host);
      if (!isFresh()) return;
      this.#activity = 'idle';
      host.changed();
      // out of sight: it thinks again once it is visible
      if (move === undefined || !host.situation.visible) return;
      await this.play(move, 'auto');
    } catch (error) {
      reportError(error);
      if (!isFresh()) return;
      // it would fail again
      this.#supersede();
      host.pause();
      this.events.report(refuse('player-failed', `The automatic player can't move: ${String(error)}`));
    }
  }

  // staleness

  /** Whatever goes on ends. */
  #supersede(): void {
    this.#activity = 'idle';
    this.#replay.frame = undefined;
    this.freshness.end();
  }

  /** Another position: nothing of the previous one holds any more. */
  #moveOn(): void {
    this.#supersede();
    this.#asked = undefined;
    this.#vetoed = undefined;
    this.hints.clear();
    this.#host.changed();
  }
}
