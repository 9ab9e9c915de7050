/**
 * One game on the page's timeline: what is being played, what is going on, and in which order things happen. Owns the
 * session, the activity, the last move shown, the hint, and the question that the page owes an answer to. Knows no
 * DOM: what it needs of the element comes as {@link ModelPorts}, and it is tested in Node.
 *
 * Asynchronous results are stale in one way: the {@link Revision} has moved on since they were asked for.
 */
import {isRefusal, refusalOf, refuse, type Effect, type Refusal} from '../core/game.js';
import type {JsonObject} from '../core/json.js';
import type {GameRecord, MovedBy, Seat, SeatKind} from '../core/record.js';
import {found} from '../core/search.js';
import {isQuiet, Session, type LoggedMove, type Moved, type Restored} from '../core/session.js';
import {shareCode} from '../core/share-code.js';
import {ActivityState, type Signal} from './activity.js';
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
import {HintSearch} from './hint-search.js';
import {notAllowed, notDue} from './permission.js';
import {freshId, loadingGame, startOf} from './load-game.js';
import type {Activity, GameSetup, ModelPorts, MoveRequest, ShownStep} from './model-ports.js';
import {recentMoves} from './recent-moves.js';
import {Revision} from './revision.js';
import {nextTask, runInSlices} from './search.js';

/** What the page or a room makes of a move. */
type Answer = MoveAnswer | Refusal;

/** A function of its own, because Node has no `reportError` to refer to. */
const report = (error: unknown): void => reportError(error);

/** An error in what a game renders, announces or saves is reported, and does not stop play. */
function guarded<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

export class GameModel<O extends JsonObject, S extends JsonObject, E extends Effect, H> {
  readonly #ports: ModelPorts<O, S, E, H>;
  #session!: Session<O, S, E>;
  readonly #activity = new ActivityState();
  readonly #revision = new Revision();
  readonly #hints: HintSearch<S, H>;
  #step: ShownStep<S, E> | undefined;
  #asking: ShownStep<S, E> | undefined;
  #vetoed = false;
  /** The state that the last replay has come to. */
  #replayed: S | undefined;
  readonly #queue = new CallQueue();
  /** The session that the page has been told of. */
  #begun: Session<O, S, E> | undefined;

  constructor(ports: ModelPorts<O, S, E, H>) {
    this.#ports = ports;
    const {hint: search} = ports;
    const connected = (): boolean => ports.connected();
    this.#hints = new HintSearch({revision: this.#revision, search, connected, redraw: () => ports.redraw()});
  }

  // what there is

  get session(): Session<O, S, E> {
    return this.#session;
  }

  get activity(): Activity {
    return this.#activity.activity;
  }

  /** The state to draw: of a replay while one runs, else the game's. */
  get shown(): S {
    return this.activity === 'replaying' ? this.#replayed! : this.#session.state;
  }

  /** The move shown last; undefined after an undo, a load, or before any. */
  get step(): ShownStep<S, E> | undefined {
    return this.#step;
  }

  /** The move that the page owes an answer to. */
  get asking(): ShownStep<S, E> | undefined {
    return this.#asking;
  }

  /** The page has not allowed the last move that was asked for. */
  get vetoed(): boolean {
    return this.#vetoed;
  }

  /** What `hint()` has found for this position. */
  get found(): H | undefined {
    return this.#hints.found;
  }

  /** A hint for this position is being looked for. */
  get hinting(): boolean {
    return this.#hints.searching;
  }

  /** A long record is being loaded. */
  get loading(): boolean {
    return this.#queue.held;
  }

  /** The last moves, without one that is just being shown. */
  get log(): readonly LoggedMove<E>[] {
    return recentMoves(this.#session.log, this.activity === 'presenting' ? 1 : 0);
  }

  /** The kind of the seat to act. */
  get kind(): SeatKind | undefined {
    const seat = this.#session.turn;
    return seat === undefined ? undefined : this.#session.seats[seat]!.kind;
  }

  /** Something is being shown, or an automatic player is to move. */
  get busy(): boolean {
    return this.showing || (this.kind === 'auto' && !this.#ports.paused());
  }

  /** A move is being shown, as it was made or in a replay. */
  get showing(): boolean {
    return this.activity === 'presenting' || this.activity === 'replaying';
  }

  /** Why nobody may move now, or not by this hand. */
  refusal(by: MovedBy): Refusal | undefined {
    const {paused, readOnly} = this.#ports;
    const busy = this.showing || this.loading;
    const condition = {turn: this.#session.turn, kind: this.kind, asking: this.asking !== undefined, busy};
    return notAllowed(by, {...condition, paused: paused(), readOnly: readOnly()});
  }

  /** Whether a person here may move: now, or as soon as what is being shown has been cut short. */
  mayAct(orSkip = false): boolean {
    const code = this.refusal('person')?.code;
    if (code !== 'busy' || !orSkip) return code === undefined;
    return this.activity === 'presenting' && !this.#ports.readOnly() && this.kind === 'person';
  }

  // beginning and ending

  /**
   * Sets a game up without a word to the page: before the first rendering, and on a server.
   * @throws {GameError} for a wrong number of seats
   */
  setUp({options, seats, seed = freshId(), id = freshId()}: GameSetup<O>): void {
    this.#session = new Session(this.#ports.game, {options, seats, seed, id});
    this.#moveOn();
    this.#step = undefined;
  }

  /**
   * Tells the page of a game that {@link setUp} has made, where it has not been told.
   * @param kept what was kept of a game: the first time, that goes on instead, where it can be loaded
   * @returns whether this was the first time
   */
  begin(kept: () => unknown): boolean {
    const first = this.#begun === undefined;
    if (this.#begun === this.#session) return false;
    const fresh = (this.#begun = this.#session);
    const record = first ? kept() : undefined;
    if (record === undefined) this.#tellStart(!first);
    else {
      const loaded = this.load(record, true);
      if (this.loading) void loaded.then(() => this.#session === fresh && this.#tellStart(false));
      else if (this.#session === fresh) this.#tellStart(false);
    }
    return first;
  }

  #tellStart(changed: boolean): void {
    void this.#queue.run(() => {
      this.#ports.dispatch(new GameStartEvent(this.#detail()));
      if (changed) this.#tellChange('new');
    });
    this.advance();
  }

  /** A new game in place of this one. */
  newGame(setup: GameSetup<O>): Promise<Restored | Refusal> {
    return this.#queue.run(() =>
      this.#replace('new', () => {
        this.setUp(setup);
        return {ok: true, number: 0};
      }),
    );
  }

  /** Names, colours, kinds and levels that hold from now on. */
  set seats(seats: readonly Seat[]) {
    this.#session.seats = seats;
    this.reconsider();
  }

  /** Something that decides who may move has changed: the seats, or a pause. Who was thinking begins anew. */
  reconsider(): void {
    if (this.activity === 'thinking') this.#signal('end');
    this.#ports.redraw();
    this.advance();
  }

  /** The element has left its page: a replay ends, searches do in their next slice. */
  disconnected(): void {
    if (this.activity === 'replaying') this.#signal('end');
  }

  // moving

  /** Makes a move, legal or settled. Events are told before this returns, unless the page answers later or it is queued. */
  play(move: string, by: MovedBy, {number, from, settledBy}: MoveRequest = {}): Promise<Moved<S, E> | Refusal> {
    if (this.loading && by !== 'page') return Promise.resolve(this.refusal(by)!);
    return this.#queue.run(() => {
      const refusal = this.refusal(by) ?? notDue(number, this.#session.number + 1, this.kind);
      if (refusal) return this.#refused(refusal, by);
      const mover = settledBy ?? (by === 'page' && this.kind === 'remote' ? 'remote' : by);
      const resolved = this.#session.resolve(move, mover);
      if (!resolved.ok) return this.#refused(resolved, by);
      const step: ShownStep<S, E> = from ? Object.assign(resolved, {from}) : resolved;
      if (settledBy) return this.#commit(step);
      // a tick of the clock: nothing to tell of, and nothing to ask of the page
      if (isQuiet(step)) return this.#answered(this.#answerTo(move), step, move);
      const {seat} = step;
      const event = new GameBeforeMoveEvent({
        ...this.#detail(step.number),
        seat,
        player: this.#session.seats[seat]!.name,
        move,
        by: mover,
      });
      this.#vetoed = false;
      // what a listener sets does not begin another game under this move
      this.#asking = step;
      this.#ports.dispatch(event);
      this.#asking = undefined;
      if (event.defaultPrevented) return this.#veto(mover);
      return this.#answered(this.#answerTo(move, event.answer), step, move);
    });
  }

  /** The page does not let a move be made: a player sees why nothing happens, an automatic one stops. */
  #veto(by: MovedBy, refusal = refuse('vetoed', 'The page did not allow the move.')): Refusal {
    this.#vetoed = true;
    if (by === 'auto') this.#ports.pause();
    guarded(() => this.#ports.vetoed());
    this.#ports.redraw();
    this.advance();
    return refusal;
  }

  /** What settles a move: the page's answer, or in a room, where the page may only refuse it, the room's. */
  #answerTo(move: string, given?: MoveAnswer | Promise<MoveAnswer>): Answer | Promise<Answer> {
    const settle = this.#ports.settle?.();
    if (!settle || given === false) return given;
    if (typeof given !== 'object' || given === null) return settle(move);
    return Promise.resolve(given).then((is) => (is === false ? is : settle(move)));
  }

  /** A move is answered: now, or when a promise is kept. */
  #answered(
    answer: Answer | Promise<Answer>,
    step: ShownStep<S, E>,
    move: string,
  ): Promise<Moved<S, E> | Refusal> | Moved<S, E> | Refusal {
    // any thenable: a promise may be of another frame, or a library's own
    if (typeof answer !== 'object' || answer === null || 'ok' in answer) return this.#commitAs(answer, step, move);
    this.#asking = step;
    this.#ports.redraw();
    const reply = Promise.resolve(answer).then(
      (is) => ({is}),
      () => ({is: false}),
    );
    return this.#revision
      .during(reply, () => true)
      .then((made) =>
        this.#queue.run(() => {
          if (!made || this.asking !== step)
            return refuse('given-up', 'The game changed before the move was answered.');
          this.#asking = undefined;
          return this.#commitAs(made.is, step, move);
        }),
      );
  }

  #commitAs(answer: Answer, step: ShownStep<S, E>, move: string): Moved<S, E> | Refusal {
    const {by, from} = step;
    if (answer === false) return this.#veto(by);
    if (typeof answer === 'object' && answer !== null) return this.#veto(by, answer);
    if (typeof answer !== 'string' || answer === move || answer === step.move) return this.#commit(step);
    const other = this.#session.resolve(answer, by);
    if (other.ok) return this.#commit(from ? Object.assign(other, {from}) : other);
    return this.#veto(by, this.#refused(other, 'page'));
  }

  #commit(step: ShownStep<S, E>): Moved<S, E> {
    const moved = this.#session.commit(step);
    this.#moveOn();
    if (!isQuiet(step)) {
      this.#step = step;
      for (const event of eventsOf(this.#session, moved)) this.#ports.dispatch(event);
      this.#tellChange('move');
    }
    void this.#present(step).then(() => this.advance());
    this.advance();
    return moved;
  }

  /** Shows a move; over at once where nothing moves. */
  async #present(step: ShownStep<S, E>): Promise<void> {
    const shown = this.#show(step);
    if (!shown) return;
    const presenting = this.#signal('present');
    await shown.catch(report);
    if (presenting()) this.#signal('end');
  }

  /** Shows a move, or ends at once where nothing moves. */
  #show(step: ShownStep<S, E>): Promise<void> | undefined {
    return guarded(() => this.#ports.present(step));
  }

  /** Cuts what is being shown to its end, so that play can go on. */
  skip(): void {
    this.#ports.cut();
    if (this.activity !== 'presenting') return;
    this.#signal('end');
    this.advance();
  }

  // telling

  #tellChange(cause: ChangeCause, kept = false): void {
    this.#begun = this.#session;
    guarded(() => this.#ports.changed(cause, kept));
    this.#ports.dispatch(new GameChangeEvent({...this.#detail(), cause}));
  }

  /** Tells the page that something from outside was refused. */
  report(refusal: Refusal): void {
    this.#ports.dispatch(new GameErrorEvent(this.#detail(), refusal));
  }

  #refused(refusal: Refusal, by: MovedBy): Refusal {
    // a person's slip is the view's to answer; the page is told of what came from the page
    if (by === 'page' || by === 'remote') this.report(refusal);
    return refusal;
  }

  #detail(number = this.#session.number): GameDetail {
    return {game: this.#session.game.id, gameId: this.#session.id, number};
  }

  // going back and forth

  undo(): Promise<Restored | Refusal> {
    return this.#queue.run(() => this.#replace('undo', () => this.#session.undo()));
  }

  redo(): Promise<Restored | Refusal> {
    return this.#queue.run(() => this.#replace('redo', () => this.#session.redo()));
  }

  /**
   * A record, its JSON text, or a share code; `kept`: the game that the browser keeps. A long one is replayed in slices:
   * until then people and automatic players wait, and calls queue. What can't be loaded leaves the game as it is.
   */
  load(value: unknown, kept = false): Promise<Restored | Refusal> {
    const take = (session: Session<O, S, E>): Restored | Refusal => {
      this.#session = session;
      return this.#replace('load', () => ({ok: true, number: session.number}), kept);
    };
    const refuseIt = (error: unknown): Refusal => this.#refused(refusalOf(error, 'The record', 'bad-record'), 'page');
    return this.#queue.run(() => {
      const later = (loading: Promise<Session<O, S, E> | undefined>): Promise<Restored | Refusal> =>
        // people and automatic players wait for it
        this.#queue.hold(() => loading.then((loaded) => take(loaded!), refuseIt)).finally(() => this.reconsider());
      try {
        const search = loadingGame(this.#ports.game, value);
        if ('then' in search) return later(search.then((code) => runInSlices(code, () => true)));
        const session = startOf(search);
        return session ? take(session) : later(runInSlices(search, () => true));
      } catch (error) {
        return refuseIt(error);
      }
    });
  }

  #replace(cause: ChangeCause, work: () => Restored | Refusal, kept = false): Restored | Refusal {
    const done = work();
    if (isRefusal(done)) return this.#refused(done, 'page');
    this.#moveOn();
    this.#step = undefined;
    if (cause === 'new') this.#ports.dispatch(new GameStartEvent(this.#detail()));
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

  /** Shows the moves from number `from` once more, until anything happens to the game. @returns whether to its end */
  async replay(from = 1): Promise<boolean> {
    if (this.asking) return false;
    this.#ports.cut();
    if (this.activity !== 'idle') this.#signal('end');
    this.#replayed = this.#session.stateAt(from - 1);
    const replaying = this.#signal('replay');
    for (const step of this.#session.replay(from)) {
      this.#replayed = step.state;
      this.#step = step;
      this.#ports.redraw();
      await this.#show(step)?.catch(report);
      await this.#ports.presented();
      await nextTask();
      if (!replaying()) return false;
    }
    this.#signal('end');
    this.advance();
    return true;
  }

  // thinking

  /** Looks for a hint. One that is being looked for already is given up. */
  async hint(): Promise<H | Refusal> {
    if (this.#session.turn === undefined) return refuse('game-over', 'The game is over; newGame() starts another.');
    return this.#hints.find(this.#session.state);
  }

  /** Lets an automatic player move, where it is its turn, nothing else is going on, and somebody can see it. */
  advance(): void {
    const ports = this.#ports;
    if (this.activity !== 'idle' || this.asking || this.loading || this.kind !== 'auto') return;
    if (!ports.paused() && !ports.clocked() && ports.visible()) void this.#think();
  }

  async #think(): Promise<void> {
    const thinking = this.#signal('think');
    const {state, seats, turn, legalMoves} = this.#session;
    let move: string | undefined;
    try {
      const wanted = (): boolean => thinking() && this.#ports.visible();
      const first = found(legalMoves[0]!);
      const choice = this.#ports.choose?.(state, seats[turn!]!.level) ?? first;
      const search = ('then' in choice ? await this.#revision.during(choice, wanted) : choice) ?? first;
      move = await this.#revision.during(search, () => this.#ports.connected() && wanted());
      if (move !== undefined) await this.#ports.presented();
    } catch (error) {
      reportError(error);
      this.#ports.pause();
    }
    if (!thinking()) return;
    this.#signal('end');
    // out of sight: it thinks again once it is visible
    if (move === undefined || !this.#ports.visible()) return;
    const made = await this.play(move, 'auto');
    // what it chose can't be played: it would choose it again
    if (!made.ok && made.code === 'illegal-move') this.#ports.pause();
  }

  // order

  /** @returns a function that tells whether what begins now still goes on */
  #signal(signal: Signal): () => boolean {
    const goesOn = this.#activity.signal(signal);
    this.#ports.redraw();
    return goesOn;
  }

  /** What was asked for before is stale; whatever goes on ends. */
  #moveOn(): void {
    this.#revision.moveOn();
    this.#ports.cut();
    this.#asking = undefined;
    this.#hints.clear();
    this.#vetoed = false;
    this.#signal('end');
  }
}
