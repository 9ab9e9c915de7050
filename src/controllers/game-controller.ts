/**
 * One game on the page's timeline. Joins a session to a host and owns the order of things: who may move, the page's
 * veto and answers, the events of a move, its presentation, then the automatic players.
 * Does not own settings (the element reads them), the look (the host's choreography) or saving (the host listens to
 * `onChange`).
 * A controller because automatic players stop when the host leaves the page and go on when it is back.
 */
import type {ReactiveController} from 'lit';
import {attempt, GameError, isRefusal, refuse, type AnyGame, type Game, type Refusal} from '../core/game.js';
import {quote, type JsonObject} from '../core/json.js';
import {limits, type GameRecord, type MovedBy, type Seat} from '../core/record.js';
import type {Search} from '../core/search.js';
import {Session, type Moved, type Restored} from '../core/session.js';
import {recordOfCode, shareCode} from '../core/share-code.js';
import {
  GameBeforeMoveEvent, GameChangeEvent, GameErrorEvent, GameMoveEvent, GameOverEvent, GameStartEvent, GameWinEvent,
  type ChangeCause, type GameDetail, type MoveAnswer,
} from '../element/events.js';
import {Presenter, type Choreography, type PresenterHost, type Speed} from './presenter.js';
import {nextTask, SearchController} from './search.js';

/** What the controller needs of its host. */
export type GameHost = PresenterHost & HTMLElement;

export interface GameControllerOptions {
  readonly game: AnyGame;
  /** How fast things are shown now. */
  speed(): Speed;
  /** Whether the page has stopped play. */
  paused(): boolean;
  /** Told to stop play: an automatic player's move was vetoed. */
  pause(): void;
  /** Whether people here may move. */
  readOnly(): boolean;
  /** Automatic players don't move by themselves: the host makes their moves, by a clock. */
  readonly clocked?: boolean | undefined;
  /** How a move is shown; `before` is the state it was made in. Nothing: it is just drawn. */
  choreography?(moved: Moved, before: never): Choreography | undefined;
  /** A move is about to be shown: say it. */
  announce?(moved: Moved): void;
  /** The move of an automatic player. Default: the first legal move. */
  chooseMove?(session: Session, level: string | undefined): Search<string>;
  /** The game is another now, by a move that told something or by anything else. */
  onChange?(cause: ChangeCause): void;
}

/** What a new game is made of. */
export interface GameSetup {
  /** Complete, as `parseOptions` returns them. */
  readonly options: JsonObject;
  readonly seats: readonly Seat[];
  /** Default: a fresh one. */
  readonly seed?: string | undefined;
}

export class GameController implements ReactiveController {
  readonly #host: GameHost;
  readonly #options: GameControllerOptions;
  readonly presenter: Presenter;
  readonly #thinking: SearchController;
  #session!: Session;
  #shown: unknown;
  /** Calls that came while events were being told; carried out in order afterwards. */
  #queue: (() => void)[] | undefined;
  /** Gives up the move that the page has not answered yet. */
  #giveUp: (() => void) | undefined;
  /** Counts everything that makes a waiting automatic player's thoughts stale. */
  #ticket = 0;

  constructor(host: GameHost, options: GameControllerOptions) {
    this.#host = host;
    this.#options = options;
    this.presenter = new Presenter(host, options);
    this.#thinking = new SearchController(host);
    host.addController(this);
  }

  hostConnected(): void {
    this.#next();
  }

  hostDisconnected(): void {
    this.#ticket++;
    this.#shown = undefined;
  }

  // what there is

  get session(): Session {
    return this.#session;
  }

  /** The state to draw: of a replay while one runs, else the game's. */
  get shown(): unknown {
    return this.#shown ?? this.#session.state;
  }

  /** True while a replay runs. */
  get replaying(): boolean {
    return this.#shown !== undefined;
  }

  /** True while the page owes an answer to a move. */
  get waiting(): boolean {
    return this.#giveUp !== undefined;
  }

  /** True while an automatic player is to move. */
  get automatic(): boolean {
    return this.#kind === 'auto';
  }

  /** True where a person here may move now. */
  get inviting(): boolean {
    return this.#mayMove('person') === undefined;
  }

  get #kind(): Seat['kind'] | undefined {
    const seat = this.#session.turn;
    return seat === undefined ? undefined : this.#session.seats[seat]!.kind;
  }

  // beginning

  /**
   * Sets a game up without a word to the page: before the first rendering, and on a server.
   * @throws {GameError} for a wrong number of seats
   */
  setUp({options, seats, seed = freshId()}: GameSetup): void {
    this.#session = new Session(this.#options.game as Game, {options, seats, seed, id: freshId()});
  }

  /** Tells the page of the game that {@link setUp} made; `changed`: it has replaced another one. */
  started(changed: boolean): void {
    void this.#inOrder(() => {
      this.#tellStart();
      if (changed) this.#tellChange('new');
    });
    this.#next();
  }

  /** A new game in place of this one. */
  newGame(setup: GameSetup): Promise<Restored | Refusal> {
    return this.#inOrder(() =>
      this.#replaced('new', () => {
        this.setUp(setup);
        return {ok: true, number: 0};
      }),
    );
  }

  /** Names, colours, kinds and levels that hold from now on. */
  set seats(seats: readonly Seat[]) {
    this.#session.seats = seats;
    this.#host.requestUpdate();
    this.#next();
  }

  /** Goes on after a pause, or stops for one. */
  pauseChanged(): void {
    if (this.#options.paused()) this.presenter.pause();
    else this.presenter.resume();
    this.#next();
  }

  // moving

  /**
   * Makes a move: a legal one, or one that is settled already. Events are told before this returns, unless it is
   * called inside one of their listeners or the page takes its time to answer `game-before-move`.
   * @param number the move's number, so that a late or repeated call can be refused; a remote seat must give it.
   */
  play(move: string, by: MovedBy, number?: number): Promise<Moved | Refusal> {
    return this.#inOrder(() => {
      const refusal = this.#mayMove(by) ?? this.#isDue(number) ?? this.#session.check(move);
      if (refusal) return this.#refused(refusal, by);
      const seat = this.#session.turn!;
      const mover = by === 'page' && this.#kind === 'remote' ? 'remote' : by;
      // a tick of the clock: nothing to tell of, and nothing to ask
      if (this.#session.isQuiet(move)) return this.#commit(move, mover);
      const event = new GameBeforeMoveEvent({
        ...this.#detail(this.#session.number + 1), seat, player: this.#session.seats[seat]!.name, move, by: mover,
      });
      this.#host.dispatchEvent(event);
      if (event.defaultPrevented) return this.#vetoed(mover);
      return event.answered ? this.#answered(event.answer, move, mover) : this.#commit(move, mover);
    });
  }

  #mayMove(by: MovedBy): Refusal | undefined {
    if (this.#session.turn === undefined) return refuse('game-over', 'The game is over; newGame() starts another.');
    if (this.waiting) return refuse('waiting', 'A move is waiting for its answer.');
    if (by === 'page') return undefined;
    if (this.#options.paused()) return refuse('paused', 'The game is paused; resume() goes on.');
    if (this.presenter.busy || this.replaying) return refuse('busy', 'What happened is still being shown.');
    if (by === 'auto') return undefined;
    if (this.#options.readOnly()) return refuse('read-only', 'The game is for looking only.');
    if (this.#kind !== 'person') return refuse('not-your-turn', `It is seat ${this.#session.turn}'s turn.`);
    return undefined;
  }

  #isDue(number: unknown): Refusal | undefined {
    const due = this.#session.number + 1;
    if (number === undefined && this.#kind === 'remote') {
      return refuse('number-missing', `A remote player's move needs its number; it is ${due}.`);
    }
    if (number !== undefined && number !== due) {
      return refuse('stale-move', `Move number ${quote(number)} is not due; the next move is number ${due}.`, Number.isInteger(number) ? (number as number) + 0 : undefined);
    }
    return undefined;
  }

  #vetoed(by: MovedBy): Refusal {
    if (by === 'auto') this.#options.pause();
    return refuse('vetoed', 'The page did not allow the move.');
  }

  /** The page answers: now, or when its promise is kept. */
  #answered(answer: MoveAnswer | Promise<MoveAnswer>, move: string, by: MovedBy): Promise<Moved | Refusal> | Moved | Refusal {
    // any thenable: a promise may be of another frame, or a library's own
    if (typeof answer !== 'object' || answer === null) return this.#commitAs(answer, move, by);
    return new Promise((resolve) => {
      const settle = (reply: MoveAnswer): void => {
        // a late answer to a move that was given up
        if (this.#giveUp !== giveUp) return;
        this.#giveUp = undefined;
        this.#host.requestUpdate();
        void this.#inOrder(() => this.#commitAs(reply, move, by)).then(resolve);
      };
      const giveUp = (): void => {
        this.#giveUp = undefined;
        resolve(refuse('given-up', 'The game changed before the move was answered.'));
      };
      this.#giveUp = giveUp;
      this.#host.requestUpdate();
      Promise.resolve(answer).then(settle, () => settle(false));
    });
  }

  #commitAs(answer: MoveAnswer, move: string, by: MovedBy): Moved | Refusal {
    if (answer === false) return this.#vetoed(by);
    const settled = typeof answer === 'string' ? answer : move;
    const refusal = this.#session.check(settled);
    if (refusal && by === 'auto') this.#options.pause();
    return refusal ? this.#refused(refusal, 'page') : this.#commit(settled, by);
  }

  #commit(move: string, by: MovedBy): Moved | Refusal {
    const before = this.#session.state;
    const moved = this.#session.play(move, by);
    if (!moved.ok) return this.#refused(moved, by);
    this.#ticket++;
    this.#shown = undefined;
    this.#host.requestUpdate();
    if (moved.effects.length > 0) this.#tell(moved);
    this.#present(moved, before);
    this.#next();
    return moved;
  }

  #tell(moved: Moved): void {
    const {seats, result} = this.#session;
    const {seat, move, by, effects} = moved;
    const detail = this.#detail();
    this.#host.dispatchEvent(new GameMoveEvent({...detail, seat, player: seats[seat]!.name, move, by, effects}));
    for (const effect of effects) {
      if (effect.type !== 'won') continue;
      const winner = effect.seat ?? seat;
      const place = Number(effect['place'] ?? 1);
      this.#host.dispatchEvent(new GameWinEvent({...detail, seat: winner, player: seats[winner]!.name, place}));
    }
    if (result) {
      const {winners, scores, reason} = result;
      this.#host.dispatchEvent(new GameOverEvent({...detail, winners, reason, ...(scores ? {scores} : {})}));
    }
    this.#tellChange('move');
  }

  #tellStart(): void {
    this.#host.dispatchEvent(new GameStartEvent(this.#detail()));
  }

  #tellChange(cause: ChangeCause): void {
    this.#options.onChange?.(cause);
    this.#host.dispatchEvent(new GameChangeEvent({...this.#detail(), cause}));
  }

  #detail(number = this.#session.number): GameDetail {
    return {game: this.#session.game.id, gameId: this.#session.id, number};
  }

  #present(moved: Moved, before: unknown): void {
    this.presenter.finish();
    try {
      this.#announce(moved);
      const choreography = this.#options.choreography?.(moved, before as never);
      if (choreography) void this.presenter.present(choreography);
    } catch (error) {
      // the move has been made, whatever becomes of its picture
      reportError(error);
    }
  }

  #announce(moved: Moved): void {
    if (moved.effects.length > 0) this.#options.announce?.(moved);
  }

  // going back and forth

  undo(): Promise<Restored | Refusal> {
    return this.#inOrder(() => this.#replaced('undo', () => this.#session.undo()));
  }

  redo(): Promise<Restored | Refusal> {
    return this.#inOrder(() => this.#replaced('redo', () => this.#session.redo()));
  }

  /** A record, its JSON text, or a share code. The game in progress stays where it can't be loaded. */
  load(value: unknown): Promise<Restored | Refusal> {
    return this.#inOrder(() =>
      this.#replaced('load', () =>
        attempt(() => {
          this.#session = Session.load(this.#options.game, this.#readRecord(value), {seed: freshId(), id: freshId()}) as Session;
          return {ok: true as const, number: this.#session.number};
        }, 'The record', 'bad-record'),
      ),
    );
  }

  #readRecord(value: unknown): unknown {
    if (typeof value !== 'string') return value;
    if (value.length > limits.json) throw new GameError('bad-record', `The record is longer than ${limits.json} characters.`);
    if (!value.trimStart().startsWith('{')) return recordOfCode(this.#options.game, value.trim());
    try {
      return JSON.parse(value) as unknown;
    } catch (error) {
      throw new GameError('bad-record', `The record's JSON is broken: ${(error as Error).message}`);
    }
  }

  #replaced(cause: ChangeCause, work: () => Restored | Refusal): Restored | Refusal {
    const done = work();
    if (isRefusal(done)) return this.#refused(done, 'page');
    this.#ticket++;
    this.#giveUp?.();
    this.#thinking.cancel();
    this.presenter.finish();
    this.#shown = undefined;
    this.#host.requestUpdate();
    if (cause === 'new') this.#tellStart();
    this.#tellChange(cause);
    this.#next();
    return done;
  }

  save(): GameRecord {
    return this.#session.save();
  }

  share(): string {
    return shareCode(this.#session);
  }

  /**
   * Shows the moves from number `from` once more. Anything that happens to the game meanwhile ends it.
   * @returns whether it was shown to its end
   */
  async replay(from = 1): Promise<boolean> {
    const ticket = ++this.#ticket;
    this.presenter.finish();
    const session = this.#session;
    const last = session.number;
    let before = session.stateAt(from - 1);
    for (const moved of session.replay(from, last)) {
      this.#shown = moved.state;
      this.#announce(moved);
      const choreography = this.#options.choreography?.(moved, before as never);
      await this.presenter.present(choreography ?? (() => undefined));
      await nextTask();
      if (ticket !== this.#ticket) return false;
      before = moved.state;
    }
    this.#shown = undefined;
    this.#host.requestUpdate();
    this.#next();
    return true;
  }

  // order

  /**
   * One call at a time: what listeners call while a move is being told waits for its turn. Returns at once what came
   * of it, as a promise, for those who wait and those who don't.
   */
  #inOrder<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // what fails rejects its own promise, and holds up nothing
      const run = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      if (this.#queue) {
        this.#queue.push(run);
        return;
      }
      const queue = (this.#queue = [run]);
      for (let next = queue.shift(); next; next = queue.shift()) next();
      this.#queue = undefined;
    });
  }

  #refused(refusal: Refusal, by: MovedBy): Refusal {
    // a person's slip is the view's to answer; the page is told of what came from the page
    if (by === 'page' || by === 'remote') this.report(refusal);
    return refusal;
  }

  /** Tells the page that something from outside was refused. */
  report(refusal: Refusal): void {
    this.#host.dispatchEvent(new GameErrorEvent(this.#detail(), refusal));
  }

  /** Lets an automatic player move, once everything has been shown. */
  #next(): void {
    if (!this.#session || !this.#host.isConnected || this.replaying) return;
    const ticket = ++this.#ticket;
    this.#thinking.cancel();
    if (this.automatic && !this.#options.clocked && !this.#options.paused()) void this.#automatic(ticket);
  }

  async #automatic(ticket: number): Promise<void> {
    await this.presenter.presented;
    await nextTask();
    if (ticket !== this.#ticket || this.waiting) return;
    const session = this.#session;
    const choose = this.#options.chooseMove?.(session, session.seats[session.turn!]!.level);
    const move = choose ? await this.#thinking.run(choose) : session.legalMoves[0];
    if (ticket === this.#ticket && move !== undefined) void this.play(move, 'auto');
  }
}

/** A short text that nobody has had before: 64 random bits. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join('');
}
