/**
 * One game being played: its moves, undo, redo, replay, saving and loading, on top of any {@link Game}.
 * Pure but for its own fields: it reads no clock, and its only chance is the seed it was given.
 */
import {GameError, isRefusal, refuse, type Effect, type Game, type Refusal, type Result} from './game.js';
import {quote, sameJson, type JsonObject} from './json.js';
import {drawOf, type Draw} from './random.js';
import {limits, readRecord, type GameRecord, type MovedBy, type RecordedMove, type Seat} from './record.js';

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
export interface Moved<State = JsonObject> {
  readonly ok: true;
  /** The move's number, from 1. */
  readonly number: number;
  readonly seat: number;
  /** Settled. */
  readonly move: string;
  readonly by: MovedBy;
  readonly effects: readonly Effect[];
  readonly state: State;
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

interface Entry extends HistoryEntry {
  /** It had no effects. */
  readonly quiet: boolean;
  /** Undo goes back to after it, in games that have such moves. */
  readonly milestone: boolean;
  /** It was the only legal move, and chance settled it: a throw. */
  readonly forced: boolean;
  /** Not what the seed gives: someone else settled it. */
  readonly foreign: boolean;
}

/** A snapshot of the state is kept before every so many moves. */
const stride = 64;

export class Session<Options extends JsonObject = JsonObject, State extends JsonObject = JsonObject> {
  readonly game: Game<Options, State>;
  /** Complete, with everything that chance decided before the first move. */
  readonly options: Options;
  /** What chance follows from, wherever nobody else settles it. */
  readonly seed: string;
  /** Tells this game from all others. */
  readonly id: string;
  #seats: readonly Seat[];
  #state: State;
  #entries: Entry[] = [];
  /** Moves taken back, one group an undo; the last group is redone first. */
  #undone: (readonly Entry[])[] = [];
  /** `#snapshots[i]` is the state before move number i × stride + 1. */
  readonly #snapshots: State[];
  #legal: readonly string[] | undefined;

  /** A new game. Options that chance has a say in are dealt from the seed. */
  constructor(game: Game<Options, State>, {options, seats, seed, id}: SessionStart<Options>) {
    const [min, max] = game.seats;
    if (seats.length < min || seats.length > max) {
      throw new GameError('bad-option', `players: ${seats.length} is not right; it must be ${min} to ${max}.`, seats.length);
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
  static load<O extends JsonObject, S extends JsonObject>(game: Game<O, S>, value: unknown, fresh: {seed: string; id: string}): Session<O, S> {
    const record = readRecord(value, game.id, game.version, game.seats);
    const options = game.parseOptions(record.options);
    const session = new Session(game, {...fresh, ...record, options});
    if (record.seed === undefined && !sameJson(session.options, options)) {
      throw new GameError('bad-record', 'options: chance has not settled them, and there is no seed to settle them with.');
    }
    for (const [move, by, times = 1] of record.moves) {
      for (let i = 0; i < times; i++) session.#replay(move, by, record.seed !== undefined);
    }
    return session;
  }

  #replay(move: string, by: MovedBy, seeded: boolean): void {
    const number = this.number + 1;
    const played = this.#make(move, by, seeded);
    if (isRefusal(played)) throw new GameError('bad-record', `Move ${number}: ${played.message}`, move);
    if (seeded && this.#entries.at(-1)!.foreign) {
      throw new GameError('bad-record', `Move ${number}: ${quote(move)} is not what the seed gives.`, move);
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
    if (seats.length !== this.#seats.length) throw new RangeError(`A game of ${this.#seats.length} can't go on with ${seats.length}.`);
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

  /** The last move made. */
  get last(): HistoryEntry | undefined {
    return this.#entries.at(-1);
  }

  get canUndo(): boolean {
    return this.#undoPoint() !== undefined;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** What chance makes of a legal move now. */
  settle(move: string): string {
    return this.game.settle?.(this.#state, move, this.#draw()) ?? move;
  }

  /** Whether the move can be made now, settled or not; the refusal says why not. */
  check(move: string): Refusal | undefined {
    if (this.legalMoves.includes(move)) return undefined;
    const played = this.#try(move);
    return played.ok ? undefined : played;
  }

  /** Whether the move, as it is, would lead on without anything to tell of: a tick of a clock. */
  isQuiet(move: string): boolean {
    const played = this.#try(move);
    return played.ok && played.effects.length === 0;
  }

  /** Makes a move. A legal move is settled by the seed; a settled one stands as it is. */
  play(move: string, by: MovedBy): Moved<State> | Refusal {
    const settled = this.legalMoves.includes(move) ? this.settle(move) : move;
    const moved = this.#make(settled, by);
    if (moved.ok) this.#undone = [];
    return moved;
  }

  #try(settled: string): ReturnType<Game<Options, State>['play']> {
    if (typeof settled !== 'string' || settled.length > limits.move) {
      return refuse('illegal-move', `${quote(settled)} is not a move; it must be a text of at most ${limits.move} characters.`);
    }
    if (this.turn === undefined) return refuse('game-over', `${quote(settled)}: the game is over.`, settled);
    if (this.number >= limits.moves) return refuse('too-long', `The game has had its ${limits.moves} moves.`);
    return this.game.play(this.#state, settled);
  }

  /** `seeded`: chance may be the seed's; otherwise someone else settled it, even where the seed happens to give the same. */
  #make(settled: string, by: MovedBy, seeded = true): Moved<State> | Refusal {
    const seat = this.turn;
    const played = this.#try(settled);
    if (!played.ok) return played;
    const legal = this.legalMoves;
    const chance = !legal.includes(settled) && !this.game.asides?.(this.#state).includes(settled);
    const foreign = chance && !(seeded && legal.some((move) => this.settle(move) === settled));
    const number = this.number + 1;
    if (this.number % stride === 0) this.#snapshots[this.number / stride] = this.#state;
    this.#entries.push({
      number,
      seat: seat!,
      move: settled,
      by,
      quiet: played.effects.length === 0,
      milestone: this.game.milestone?.(played.effects) ?? false,
      forced: chance && legal.length === 1,
      foreign,
    });
    this.#state = played.state;
    this.#legal = undefined;
    return {ok: true, number, seat: seat!, move: settled, by, effects: played.effects, state: played.state};
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
    while (i >= 0 && ((this.#entries[i]!.quiet && !milestones) || !isOwn(this.#entries[i]!.by))) i--;
    if (i < 0) return undefined;
    if (milestones) {
      while (i > 0 && !this.#entries[i - 1]!.milestone) i--;
      return i;
    }
    const {seat, forced} = this.#entries[i]!;
    let before = i - 1;
    while (before >= 0 && this.#entries[before]!.quiet) before--;
    const thrown = this.#entries[before];
    return !forced && thrown?.forced && thrown.seat === seat ? before : i;
  }

  /** Takes back the last move of a person; see DESIGN: its throw and the answers to it go too. */
  undo(): Restored | Refusal {
    const point = this.#undoPoint();
    if (point === undefined) return refuse('nothing-to-undo', 'There is no move of a person here to take back.');
    this.#undone.push(this.#entries.slice(point));
    this.#entries.length = point;
    this.#snapshots.length = Math.min(this.#snapshots.length, Math.floor(point / stride) + 1);
    this.#state = this.stateAt(point);
    this.#legal = undefined;
    return {ok: true, number: point};
  }

  /** Makes again what the last undo took back. */
  redo(): Restored | Refusal {
    const group = this.#undone.pop();
    if (!group) return refuse('nothing-to-redo', 'There is no undone move to make again.');
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

  /** The moves from number `from` (1) to `to` once more, each with its effects: for a replay or a log. */
  *replay(from = 1, to = this.number): Generator<Moved<State>> {
    let state = this.stateAt(from - 1);
    for (const {number, seat, move, by} of this.#entries.slice(from - 1, to)) {
      const played = this.#again(state, move);
      ({state} = played);
      yield {ok: true, number, seat, move, by, effects: played.effects, state};
    }
  }

  #again(state: State, move: string): {state: State; effects: readonly Effect[]} {
    const played = this.game.play(state, move);
    if (!played.ok) throw new Error(`${this.game.id}: play() refused ${quote(move)}, which it had accepted.`);
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
      ...(this.#entries.some(({foreign}) => foreign) ? {} : {seed: this.seed}),
      seats: this.#seats.map((seat) => ({...seat})),
      moves,
    };
  }
}

/** True for moves that this page may take back. */
function isOwn(by: MovedBy): boolean {
  return by === 'person' || by === 'page';
}

