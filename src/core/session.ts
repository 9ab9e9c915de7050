/**
 * One game being played: its moves, undo, redo, replay, saving and loading, on top of any {@link Game}.
 * Pure but for its own fields: it reads no clock, and its only chance is the seed it was given.
 */
import {
  badOption,
  GameError,
  illegalMove,
  invalid,
  isRefusal,
  legalMoveOf,
  refuse,
  type Effect,
  type Game,
  type Played,
  type Refusal,
  type Result,
} from './game.js';
import {quote, sameJson, type JsonObject} from './json.js';
import {drawOf, type Draw} from './random.js';
import {limits, readRecord, type GameRecord, type MovedBy, type RecordedMove, type Seat} from './record.js';
import {finish, type Search} from './search.js';

/** A move of the past. */
export interface HistoryEntry {
  /** From 1. */
  readonly number: number;
  readonly seat: number;
  /** Settled. */
  readonly move: string;
  readonly by: MovedBy;
}

/** What came of a move. */
export interface Moved<State = JsonObject, E extends Effect = Effect> {
  readonly ok: true;
  /** The move's number, from 1. */
  readonly number: number;
  readonly seat: number;
  /** Settled. */
  readonly move: string;
  readonly by: MovedBy;
  readonly effects: readonly E[];
  readonly state: State;
}

/** A move computed once: what it leads to, from where. {@link Session.commit} makes it. */
export interface Step<State = JsonObject, E extends Effect = Effect> extends Moved<State, E> {
  /** The state in which it is made. */
  readonly before: State;
}

/** A move of the past with what happened in it. */
export interface LoggedMove<E extends Effect = Effect> extends HistoryEntry {
  readonly effects: readonly E[];
}

/** What came of an undo, a redo or a load. */
export interface Restored {
  readonly ok: true;
  /** Moves that have been made now. */
  readonly number: number;
}

/** How a session begins. */
export interface SessionStart<Options extends JsonObject> {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly seed: string;
  /** Tells this game from all others; kept in its record. */
  readonly id: string;
}

/** What only the session itself has to know of a move. */
interface Entry<E extends Effect> extends LoggedMove<E> {
  /** Undo goes back to after it, in games that have such moves. */
  readonly milestone: boolean;
  /** It was the only legal move, and chance settled it: a throw. */
  readonly forced: boolean;
  /** Not what the seed gives: someone else settled it. */
  readonly foreign: boolean;
}

/** A snapshot of the state is kept before every so many moves. */
const stride = 64;

export class Session<
  Options extends JsonObject = JsonObject,
  State extends JsonObject = JsonObject,
  E extends Effect = Effect,
> {
  readonly game: Game<Options, State, E>;
  /** Complete, with everything that chance decided before the first move. */
  readonly options: Options;
  /** What chance follows from, wherever nobody else settles it. */
  readonly seed: string;
  /** Tells this game from all others. */
  readonly id: string;
  #seats: readonly Seat[];
  #state: State;
  #entries: Entry<E>[] = [];
  /** Moves taken back, one group an undo; the last group is redone first. */
  #undone: (readonly Entry<E>[])[] = [];
  /** `#snapshots[i]` is the state before move number i × stride + 1. */
  readonly #snapshots: State[];
  #legal: readonly string[] | undefined;
  /** What chance makes of a legal move now, as it was last asked. */
  #settled: {readonly move: string; readonly as: string} | undefined;
  /** Number of the first move that someone else's chance has settled. */
  #firstForeign: number | undefined;
  /** What is to be kept of a step that {@link resolve} has computed. */
  readonly #resolved = new WeakMap<object, Entry<E>>();

  /** A new game. Options that chance has a say in are dealt from the seed. */
  constructor(game: Game<Options, State, E>, {options, seats, seed, id}: SessionStart<Options>) {
    const [min, max] = game.seats;
    if (seats.length < min || seats.length > max) {
      throw badOption('players', seats.length, `${min} to ${max}`);
    }
    this.game = game;
    this.seed = seed;
    this.id = id;
    this.options = game.deal?.(options, drawOf(seed, 0)) ?? options;
    this.#seats = seats;
    this.#state = game.setup(this.options, seats.length);
    this.#snapshots = [this.#state];
  }

  /**
   * The game of a record, replayed move by move. Where the record has a seed, every draw must be the seed's.
   * @param fresh a seed for draws to come and an id, where the record has none.
   * @throws {GameError} `bad-record` or `bad-option`, naming what is wrong.
   */
  static load<O extends JsonObject, S extends JsonObject, E extends Effect = Effect>(
    game: Game<O, S, E>,
    value: unknown,
    fresh: {seed: string; id: string},
  ): Session<O, S, E> {
    return finish(Session.loading(game, value, fresh));
  }

  /**
   * The same in steps of so many moves, for records of any length. The record's head is checked at once.
   * @throws {GameError} as {@link load}; each step, too
   */
  static loading<O extends JsonObject, S extends JsonObject, E extends Effect = Effect>(
    game: Game<O, S, E>,
    value: unknown,
    fresh: {seed: string; id: string},
  ): Search<Session<O, S, E>> {
    const record = readRecord(value, game.id, game.version, game.seats);
    const options = game.parseOptions(record.options);
    const session = new Session(game, {...fresh, ...record, options});
    if (record.seed === undefined && !sameJson(session.options, options)) {
      throw new GameError('bad-record', 'Incomplete options in a record without a seed. Expected dealt options.');
    }
    return session.#replaying(record.moves, record.seed !== undefined);
  }

  #replaying(moves: readonly RecordedMove[], seeded: boolean): Search<this> {
    let next = 0;
    let made = 0;
    return {
      step: (budget) => {
        for (let left = budget; left > 0 && next < moves.length; left--) {
          const [move, by, times = 1] = moves[next]!;
          this.#replayMove(move, by, seeded);
          if (++made === times) [next, made] = [next + 1, 0];
        }
        return next < moves.length ? {done: false, progress: next / moves.length} : {done: true, value: this};
      },
    };
  }

  #replayMove(move: string, by: MovedBy, seeded: boolean): void {
    const number = this.number + 1;
    const step = this.#make(move, by, seeded);
    if (isRefusal(step)) throw new GameError('bad-record', `Invalid record at move ${number}. ${step.message}`, move);
    if (seeded && this.#entries.at(-1)!.foreign) {
      throw new GameError('bad-record', invalid(`move ${number}`, move, 'the outcome of the seed'), move);
    }
  }

  /** The state now: plain JSON, never changed in place. */
  get state(): State {
    return this.#state;
  }

  /** Moves that have been made. */
  get number(): number {
    return this.#entries.length;
  }

  /** The players. */
  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** Names, colours, kinds and levels may change during a game, the number of seats may not. */
  set seats(seats: readonly Seat[]) {
    if (seats.length !== this.#seats.length)
      throw new RangeError(invalid('number of seats', seats.length, `${this.#seats.length}`));
    this.#seats = seats;
  }

  /** The seat to act; undefined once the game is over. */
  get turn(): number | undefined {
    return this.game.turn(this.#state);
  }

  /** All legal moves of the seat to act, before chance has settled them. */
  get legalMoves(): readonly string[] {
    return (this.#legal ??= this.game.moves(this.#state));
  }

  get result(): Result | undefined {
    return this.game.result(this.#state);
  }

  /** All moves made, oldest first. */
  get history(): readonly HistoryEntry[] {
    return this.#entries.map(({number, seat, move, by}) => ({number, seat, move, by}));
  }

  /** The same with what happened in each; the list grows and shrinks with the game. */
  get log(): readonly LoggedMove<E>[] {
    return this.#entries;
  }

  get canUndo(): boolean {
    return this.#undoPoint() !== undefined;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** What chance makes of a legal move now. */
  settle(move: string): string {
    if (!this.game.settle) return move;
    if (this.#settled?.move !== move) this.#settled = {move, as: this.game.settle(this.#state, move, this.#draw())};
    return this.#settled.as;
  }

  /** Computes a move without making it. A legal move is settled by the seed; a settled one stands as it is. */
  resolve(move: string, by: MovedBy): Step<State, E> | Refusal {
    const legal = this.#legalAs(move);
    return this.#resolve(legal === undefined ? move : this.settle(legal), by, true);
  }

  /** The legal move that is meant, where its letters may be small or capital; undefined for any other. */
  #legalAs(move: string): string | undefined {
    if (this.legalMoves.includes(move)) return move;
    if (typeof move !== 'string') return undefined;
    const meant = this.game.legalMoveOf?.(this.#state, move);
    return meant?.toLowerCase() === move.toLowerCase() ? meant : undefined;
  }

  /** Makes a move that {@link resolve} has computed. @throws {Error} for one that is not of this position */
  commit(step: Step<State, E>): Moved<State, E> {
    const entry = this.#resolved.get(step);
    if (!entry || step.before !== this.#state)
      throw new Error(
        `Invalid step of ${this.game.id}. Expected one that resolve() has computed for the current position.`,
      );
    this.#undone = [];
    return this.#apply(step, entry);
  }

  /** Makes a move: {@link resolve} and {@link commit} in one. */
  play(move: string, by: MovedBy): Moved<State, E> | Refusal {
    const step = this.resolve(move, by);
    return step.ok ? this.commit(step) : step;
  }

  /** Whether all that chance has decided so far is what the seed gives: the record has the seed then. */
  get isSeeded(): boolean {
    return this.#firstForeign === undefined;
  }

  /** Makes a move that someone else's chance has settled, whatever the seed would give. */
  playSettled(move: string, by: MovedBy): Moved<State, E> | Refusal {
    this.#undone = [];
    return this.#make(move, by, false);
  }

  #try(settled: string): Played<State, E> | Refusal {
    if (typeof settled !== 'string' || settled.length > limits.move) {
      return illegalMove(settled, `a string of at most ${limits.move} characters`);
    }
    if (this.turn === undefined)
      return refuse('game-over', invalid('move', settled, 'no move: the game is over'), settled);
    if (this.number >= limits.moves)
      return refuse('too-long', `The game has reached the limit of ${limits.moves} moves.`);
    return this.game.play(this.#state, settled);
  }

  /** `seeded`: chance may be the seed's; otherwise someone else settled it, even where the seed happens to give the same. */
  #resolve(settled: string, by: MovedBy, seeded: boolean): Step<State, E> | Refusal {
    const played = this.#try(settled);
    if (!played.ok) return played;
    const {effects, state} = played;
    const legal = this.legalMoves;
    const chance = !legal.includes(settled) && !this.game.outOfTurnMoves?.(this.#state).includes(settled);
    const entry: Entry<E> = {
      number: this.number + 1,
      seat: this.turn!,
      move: settled,
      by,
      effects,
      milestone: this.game.milestone?.(effects) ?? false,
      forced: chance && legal.length === 1,
      foreign: chance && !(seeded && this.#isSeeded(settled)),
    };
    const {number, seat, move} = entry;
    const step: Step<State, E> = {ok: true, number, seat, move, by, effects, state, before: this.#state};
    this.#resolved.set(step, entry);
    return step;
  }

  /** Whether a settled move is what the seed makes of a legal one. */
  #isSeeded(settled: string): boolean {
    const move = legalMoveOf(this.game, this.#state, settled, () => this.#draw());
    return move !== undefined && this.settle(move) === settled;
  }

  #make(settled: string, by: MovedBy, seeded = true): Moved<State, E> | Refusal {
    const step = this.#resolve(settled, by, seeded);
    return step.ok ? this.#apply(step, this.#resolved.get(step)!) : step;
  }

  #apply({number, seat, move, by, effects, state}: Step<State, E>, entry: Entry<E>): Moved<State, E> {
    if (this.number % stride === 0) this.#snapshots[this.number / stride] = this.#state;
    this.#entries.push(entry);
    if (entry.foreign) this.#firstForeign ??= entry.number;
    this.#goTo(state);
    return {ok: true, number, seat, move, by, effects, state};
  }

  #goTo(state: State): void {
    this.#state = state;
    this.#legal = this.#settled = undefined;
  }

  #draw(): Draw {
    return drawOf(this.seed, this.number + 1);
  }

  /**
   * Moves that are left after an undo: it goes back to before the last move that a person here (or the page) made,
   * with the throw that the move was chosen for, and with what automatic players answered. Quiet moves don't count.
   * In games with milestones it goes back to the last of these that such a move, quiet or not, has come after.
   */
  #undoPoint(): number | undefined {
    const milestones = typeof this.game.milestone === 'function';
    let i = this.#entries.length - 1;
    while (i >= 0 && ((isQuiet(this.#entries[i]!) && !milestones) || !isOwn(this.#entries[i]!.by))) i--;
    if (i < 0) return undefined;
    if (milestones) {
      while (i > 0 && !this.#entries[i - 1]!.milestone) i--;
      return i;
    }
    const {seat, forced} = this.#entries[i]!;
    let before = i - 1;
    while (before >= 0 && isQuiet(this.#entries[before]!)) before--;
    const thrown = this.#entries[before];
    return !forced && thrown?.forced && thrown.seat === seat ? before : i;
  }

  /** Takes back the last move of a person; see DESIGN: its throw and the answers to it go too. */
  undo(): Restored | Refusal {
    const point = this.#undoPoint();
    if (point === undefined) return refuse('nothing-to-undo', 'There is no move to undo.');
    this.#undone.push(this.#entries.slice(point));
    this.#entries.length = point;
    if (point < (this.#firstForeign ?? 0)) this.#firstForeign = undefined;
    this.#snapshots.length = Math.min(this.#snapshots.length, Math.floor(point / stride) + 1);
    this.#goTo(this.stateAt(point));
    return {ok: true, number: point};
  }

  /** Makes again what the last undo took back. */
  redo(): Restored | Refusal {
    const group = this.#undone.pop();
    if (!group) return refuse('nothing-to-redo', 'There is no move to redo.');
    for (const {move, by, foreign} of group) this.#make(move, by, !foreign);
    return {ok: true, number: this.number};
  }

  /** The state after the first `number` moves. */
  stateAt(number: number): State {
    const from = Math.min(Math.floor(number / stride), this.#snapshots.length - 1);
    let state = this.#snapshots[from]!;
    for (const {move} of this.#entries.slice(from * stride, number)) state = this.#again(state, move).state;
    return state;
  }

  /** The moves from number `from` (1) to `to` once more, each with what happened in it. */
  *replay(from = 1, to = this.number): Generator<Step<State, E>> {
    let before = this.stateAt(from - 1);
    for (const {number, seat, move, by} of this.#entries.slice(from - 1, to)) {
      const {state, effects} = this.#again(before, move);
      yield {ok: true, number, seat, move, by, effects, state, before};
      before = state;
    }
  }

  #again(state: State, move: string): {state: State; effects: readonly E[]} {
    const played = this.game.play(state, move);
    if (!played.ok) throw new Error(`${this.game.id}: play() refused ${quote(move)}, which it accepted before.`);
    return played;
  }

  /** The game as plain JSON, a copy: whoever changes it does not change the game. */
  save(): GameRecord {
    const moves: RecordedMove[] = [];
    for (const {move, by} of this.#entries) {
      const last = moves.at(-1);
      if (last?.[0] === move && last[1] === by) moves[moves.length - 1] = [move, by, (last[2] ?? 1) + 1];
      else moves.push([move, by]);
    }
    return {
      game: this.game.id,
      id: this.id,
      version: this.game.version,
      options: JSON.parse(JSON.stringify(this.options)) as Options,
      ...(this.isSeeded ? {seed: this.seed} : {}),
      seats: this.#seats.map((seat) => ({...seat})),
      moves,
    };
  }
}

/** True for a move without effects, which is neither announced nor listed: a tick of a clock. */
export function isQuiet({effects}: {readonly effects: readonly Effect[]}): boolean {
  return effects.length === 0;
}

/** True for moves that this page may take back. */
function isOwn(by: MovedBy): boolean {
  return by === 'person' || by === 'page';
}
