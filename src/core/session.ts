/**
 * A game in progress: moves, undo, redo, replay, saving and loading, for any {@link Game}.
 * Uses no clock; all its random numbers follow from the seed.
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
import {
  limits,
  readRecord,
  type GameRecord,
  type MovedBy,
  type RecordedMove,
  type Seat,
  type SeatKind,
} from './record.js';
import {packMoves, unpackMoves} from './runs.js';
import {finish, type Search} from './search.js';

/** A move that has been made. */
export interface HistoryEntry {
  /** From 1. */
  readonly number: number;
  readonly seat: number;
  /** Settled. */
  readonly move: string;
  readonly by: MovedBy;
}

/** The outcome of a move. */
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

/** A computed move that has not been made yet; see {@link Session.commit}. */
export interface Step<State = JsonObject, E extends Effect = Effect> extends Moved<State, E> {
  /** The state before the move. */
  readonly before: State;
}

/** A move that has been made, with its effects. */
export interface LoggedMove<E extends Effect = Effect> extends HistoryEntry {
  readonly effects: readonly E[];
  /** Whether it contains an outcome of chance: a roll. */
  readonly chance: boolean;
}

/** The outcome of an undo, a redo or a load. */
export interface Restored {
  readonly ok: true;
  /** The number of moves made. */
  readonly number: number;
}

/** Arguments for a new session. */
export interface SessionStart<Options extends JsonObject> {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly seed: string;
  /** A unique id, saved in the record. */
  readonly id: string;
  /** Whether {@link Session.log} has the effects of moves, which take most of the memory. Default true. */
  readonly keepsEffects?: boolean;
}

/** A move in the history, with what undo and save need to know. */
interface Entry<E extends Effect> extends LoggedMove<E> {
  /** Undo goes back to after this move; see {@link Game.milestone}. */
  readonly milestone: boolean;
  /** The only legal move, settled by chance: a roll. */
  readonly forced: boolean;
  /** An outcome supplied from outside, not by the seed. */
  readonly external: boolean;
  /** The move, or for an outcome of the seed the legal move it settles: its index among the legal moves, and their number. */
  readonly choice: Choice;
}

/** The index of a move among the legal moves of its position, -1 if it is none of them, and their number. */
type Choice = readonly [index: number, of: number];

/** Moves that were taken back, and what was there before. */
interface Undone<State, E extends Effect> {
  readonly entries: readonly Entry<E>[];
  readonly state: State;
  /** The snapshots that were dropped. */
  readonly snapshots: readonly State[];
  readonly firstExternal: number | undefined;
}

const noEffects: readonly never[] = [];

/** The number of moves between two snapshots of the state. */
const stride = 64;

export class Session<
  Options extends JsonObject = JsonObject,
  State extends JsonObject = JsonObject,
  E extends Effect = Effect,
> {
  /** The rules. */
  readonly game: Game<Options, State, E>;
  /** Complete, dealt options. */
  readonly options: Options;
  /** The seed of all random numbers, except for outcomes supplied from outside. */
  readonly seed: string;
  /** A unique id. */
  readonly id: string;
  readonly #keepsEffects: boolean;
  #seats: readonly Seat[];
  #state: State;
  #entries: Entry<E>[] = [];
  /** One for each undo; the last one is redone first. */
  #undone: Undone<State, E>[] = [];
  /** `#snapshots[i]` is the state before move number i × stride + 1. */
  readonly #snapshots: State[];
  #legal: readonly string[] | undefined;
  /** The last result of {@link settle} in this position. */
  #settled: {readonly move: string; readonly as: string} | undefined;
  /** The number of the first move with an outcome supplied from outside. */
  #firstExternal: number | undefined;
  /** The history entries of steps computed by {@link resolve}. */
  readonly #resolved = new WeakMap<object, Entry<E>>();

  /** Starts a new game. Deals the options from the seed. @throws {GameError} `bad-option` for the number of seats */
  constructor(game: Game<Options, State, E>, {options, seats, seed, id, keepsEffects = true}: SessionStart<Options>) {
    const [min, max] = game.seats;
    if (seats.length < min || seats.length > max) {
      throw badOption('players', seats.length, `${min} to ${max}`);
    }
    this.game = game;
    this.#keepsEffects = keepsEffects;
    this.seed = seed;
    this.id = id;
    this.options = game.deal?.(options, drawOf(seed, 0)) ?? options;
    this.#seats = seats;
    this.#state = game.setup(this.options, seats.length);
    this.#snapshots = [this.#state];
  }

  /**
   * Loads a record by replaying it. If the record has a seed, every outcome must be that of the seed.
   * @param fresh an id and a seed for records without
   * @throws {GameError} `bad-record` or `bad-option`
   */
  static load<O extends JsonObject, S extends JsonObject, E extends Effect = Effect>(
    game: Game<O, S, E>,
    value: unknown,
    fresh: {seed: string; id: string},
  ): Session<O, S, E> {
    return finish(Session.loading(game, value, fresh));
  }

  /**
   * Loads a record as a search whose unit is a move, for records of any length. The head is checked at once.
   * @throws {GameError} as {@link load}; steps throw it, too
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

  #replaying(recorded: readonly RecordedMove[], seeded: boolean): Search<this> {
    const moves = unpackMoves(recorded);
    return {
      step: (budget) => {
        for (const {move, by} of moves.slice(this.number, this.number + budget)) this.#replayMove(move, by, seeded);
        const progress = this.number / moves.length;
        return this.number < moves.length ? {done: false, progress} : {done: true, value: this};
      },
    };
  }

  #replayMove(move: string, by: MovedBy, seeded: boolean): void {
    const number = this.number + 1;
    const step = this.#make(move, by, seeded);
    if (isRefusal(step)) throw new GameError('bad-record', `Invalid record at move ${number}. ${step.message}`, move);
    if (seeded && this.#entries.at(-1)!.external) {
      throw new GameError('bad-record', invalid(`move ${number}`, move, 'the outcome of the seed'), move);
    }
  }

  /** The current state: plain JSON, never mutated. */
  get state(): State {
    return this.#state;
  }

  /** The number of moves made. */
  get number(): number {
    return this.#entries.length;
  }

  /** The players. */
  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** Changes names, colours, kinds and levels. @throws {RangeError} for another number of seats */
  set seats(seats: readonly Seat[]) {
    if (seats.length !== this.#seats.length)
      throw new RangeError(invalid('number of seats', seats.length, `${this.#seats.length}`));
    this.#seats = seats;
  }

  /** The seat to act; undefined once the game is over. */
  get turn(): number | undefined {
    return this.#isFull ? undefined : this.game.turn(this.#state);
  }

  /** The kind of the seat to act. */
  get turnKind(): SeatKind | undefined {
    const {turn} = this;
    return turn === undefined ? undefined : this.#seats[turn]!.kind;
  }

  /** All legal moves of the seat to act, not yet settled. */
  get legalMoves(): readonly string[] {
    return (this.#legal ??= this.#isFull ? [] : this.game.moves(this.#state));
  }

  /** How the game ended: as its rules say, or as a draw with the last move that a record has room for. */
  get result(): Result | undefined {
    const result = this.game.result(this.#state);
    if (result || !this.#isFull) return result;
    const scores = this.game.scores?.(this.#state);
    return {winners: [], reason: 'too-long', ...(scores && {scores})};
  }

  /** Whether there are as many moves as a record has room for. */
  get #isFull(): boolean {
    return this.number >= limits.moves;
  }

  /** All moves made, oldest first. */
  get history(): readonly HistoryEntry[] {
    return this.#entries.map(({number, seat, move, by}) => ({number, seat, move, by}));
  }

  /** All moves made, with their effects. A live list. */
  get log(): readonly LoggedMove<E>[] {
    return this.#entries;
  }

  /** The moves that the last undo took back, oldest first. */
  get undone(): readonly LoggedMove<E>[] {
    return this.#undone.at(-1)?.entries ?? [];
  }

  /** The choice made with move `number`, from 1, among the legal moves. */
  choice(number: number): Choice {
    return this.#entries[number - 1]!.choice;
  }

  /** Whether a move can be taken back. */
  get canUndo(): boolean {
    return this.#undoPoint() !== undefined;
  }

  /** Whether one that was taken back can be made again. */
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Settles a legal move by the seed. */
  settle(move: string): string {
    if (!this.game.settle) return move;
    if (this.#settled?.move !== move) this.#settled = {move, as: this.game.settle(this.#state, move, this.#draw())};
    return this.#settled.as;
  }

  /**
   * Computes a move without making it. Legal moves are settled by the seed; settled moves are taken as they are.
   * @param external the move is settled elsewhere, and not compared with the seed
   */
  resolve(move: string, by: MovedBy, external = false): Step<State, E> | Refusal {
    const legal = external ? undefined : this.legalMoveOf(move);
    return this.#resolve(legal === undefined ? move : this.settle(legal), by, !external);
  }

  /** The legal move that a string means, in upper or lower case; undefined for other moves, and settled ones. */
  legalMoveOf(move: string): string | undefined {
    if (this.legalMoves.includes(move)) return move;
    if (typeof move !== 'string') return undefined;
    const meant = this.game.legalMoveOf?.(this.#state, move);
    return meant?.toLowerCase() === move.toLowerCase() ? meant : undefined;
  }

  /** Makes a move computed by {@link resolve}. @throws {Error} if it was computed for another position */
  commit(step: Step<State, E>): Moved<State, E> {
    const entry = this.#resolved.get(step);
    if (!entry || step.before !== this.#state)
      throw new Error(
        `Invalid step of ${this.game.id}. Expected one that resolve() has computed for the current position.`,
      );
    this.#undone = [];
    return this.#apply(step, entry);
  }

  /** Makes a move: {@link resolve} and {@link commit}. */
  play(move: string, by: MovedBy): Moved<State, E> | Refusal {
    const step = this.resolve(move, by);
    return step.ok ? this.commit(step) : step;
  }

  /** Whether all outcomes are those of the seed. Only then the record contains the seed. */
  get isSeeded(): boolean {
    return this.#firstExternal === undefined;
  }

  /** Makes a move whose outcome is supplied from outside. */
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
    return this.game.play(this.#state, settled);
  }

  /** @param seeded false if the outcome is supplied from outside, even if the seed gives the same */
  #resolve(settled: string, by: MovedBy, seeded: boolean): Step<State, E> | Refusal {
    const played = this.#try(settled);
    if (!played.ok) return played;
    const {effects, state} = played;
    const legal = this.legalMoves;
    let index = legal.indexOf(settled);
    const chance = index < 0 && !this.game.outOfTurnMoves?.(this.#state).includes(settled);
    if (chance && seeded) index = this.#settledIndex(settled);
    const entry: Entry<E> = {
      number: this.number + 1,
      seat: this.turn!,
      move: settled,
      by,
      effects: this.#keepsEffects ? effects : noEffects,
      milestone: this.game.milestone?.(effects) ?? false,
      chance,
      forced: chance && legal.length === 1,
      external: chance && index < 0,
      choice: [index, legal.length],
    };
    const {number, seat, move} = entry;
    const step: Step<State, E> = {ok: true, number, seat, move, by, effects, state, before: this.#state};
    this.#resolved.set(step, entry);
    return step;
  }

  /** The index of the legal move that the seed settles so; -1 if it is none. */
  #settledIndex(settled: string): number {
    const move = legalMoveOf(this.game, this.#state, settled, () => this.#draw());
    return move !== undefined && this.settle(move) === settled ? this.legalMoves.indexOf(move) : -1;
  }

  #make(settled: string, by: MovedBy, seeded: boolean): Moved<State, E> | Refusal {
    const step = this.#resolve(settled, by, seeded);
    return step.ok ? this.#apply(step, this.#resolved.get(step)!) : step;
  }

  #apply({number, seat, move, by, effects, state}: Step<State, E>, entry: Entry<E>): Moved<State, E> {
    if (this.number % stride === 0) this.#snapshots[this.number / stride] = this.#state;
    this.#entries.push(entry);
    if (entry.external) this.#firstExternal ??= entry.number;
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
   * The number of moves left after an undo. It takes back the last move that a person at this page (or the page) made,
   * the roll before it, and everything after it. Quiet moves don't count. In games with milestones it goes back to the
   * last milestone before the last such move, quiet or not.
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
    const roll = this.#entries[before];
    return !forced && roll?.forced && roll.seat === seat ? before : i;
  }

  /** Takes back the last move of a person, with the roll before it and the moves after it. */
  undo(): Restored | Refusal {
    const point = this.#undoPoint();
    if (point === undefined) return refuse('nothing-to-undo', 'There is no move to undo.');
    this.#undone.push({
      state: this.#state,
      entries: this.#entries.splice(point),
      snapshots: this.#snapshots.splice(Math.floor(point / stride) + 1),
      firstExternal: this.#firstExternal,
    });
    if (point < (this.#firstExternal ?? 0)) this.#firstExternal = undefined;
    this.#goTo(this.stateAt(point));
    return {ok: true, number: point};
  }

  /** Makes the moves again that the last undo took back. */
  redo(): Restored | Refusal {
    const undone = this.#undone.pop();
    if (!undone) return refuse('nothing-to-redo', 'There is no move to redo.');
    for (const entry of undone.entries) this.#entries.push(entry);
    for (const snapshot of undone.snapshots) this.#snapshots.push(snapshot);
    this.#firstExternal = undone.firstExternal;
    this.#goTo(undone.state);
    return {ok: true, number: this.number};
  }

  /** The state after the first `number` moves. */
  stateAt(number: number): State {
    const from = Math.min(Math.floor(number / stride), this.#snapshots.length - 1);
    let state = this.#snapshots[from]!;
    for (const {move} of this.#entries.slice(from * stride, number)) state = this.#again(state, move).state;
    return state;
  }

  /** Replays the moves. */
  *replay(): Generator<Step<State, E>> {
    let before = this.stateAt(0);
    for (const {number, seat, move, by} of this.#entries.slice()) {
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

  /** Saves the game as plain JSON. Returns a copy, so that changing it does not affect the game. */
  save(): GameRecord {
    return {
      game: this.game.id,
      id: this.id,
      version: this.game.version,
      options: JSON.parse(JSON.stringify(this.options)) as Options,
      ...(this.isSeeded ? {seed: this.seed} : {}),
      seats: this.#seats.map((seat) => ({...seat})),
      moves: packMoves(this.#entries),
    };
  }
}

/** Whether a move has no effects, such as a tick of a clock. Such moves are neither announced nor listed. */
export function isQuiet({effects}: {readonly effects: readonly Effect[]}): boolean {
  return effects.length === 0;
}

/** Whether a move may be undone on this page. */
function isOwn(by: MovedBy): boolean {
  return by === 'person' || by === 'page';
}
