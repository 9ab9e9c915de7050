/**
 * The contract that every game fulfils. A game is a handful of pure functions over a state of plain JSON;
 * everything else (history, undo, saving, players, events, the view) is built once, on top of it.
 */
import type {Draw} from './random.js';
import {quote, type Json, type JsonObject} from './json.js';

/**
 * The rules of a game.
 *
 * Moves are short strings. {@link Game.play} is the only way a state changes: it never throws on a move, never
 * changes what it is given, reads no clock and no generator. What chance decided stands in the settled move.
 */
export interface Game<
  Options extends JsonObject = JsonObject,
  State extends JsonObject = JsonObject,
  E extends Effect = Effect,
> {
  /** Name of the rules, in kebab case: `snakes-and-ladders`. Stands in every record. */
  readonly id: string;
  /** Version of the rules; a record of another version is refused. */
  readonly version: number;
  /** Fewest and most seats. */
  readonly seats: readonly [min: number, max: number];
  /**
   * Makes complete options from what a page or a record gives; `{}` gives the defaults, and its own result gives the
   * same again. Texts are accepted where an attribute would hold one.
   * @throws {GameError} `bad-option`, with the option's name, the value and what would be right.
   */
  parseOptions(raw: JsonObject): Options;
  /**
   * Where chance has a say before the first move (a random board, a first hand): options in which it is settled.
   * Options that are settled already come back as they are.
   */
  deal?(options: Options, draw: Draw): Options;
  /** The state before the first move. Takes dealt options. */
  setup(options: Options, seats: number): State;
  /** The seat to act, counted from 0; undefined once the game is over. */
  turn(state: State): number | undefined;
  /** All legal moves of the seat to act, in a fixed order; empty once the game is over. */
  moves(state: State): readonly string[];
  /**
   * Moves that are legal too but that nobody is asked for: a player joins or leaves. Not among {@link moves}, so that
   * automatic players never make them and a forced move stays forced. Chance has no part in them.
   */
  outOfTurnMoves?(state: State): readonly string[];
  /** Chance: makes a legal move a settled one: `throw` becomes `5`. A game without chance leaves it out. */
  settle?(state: State, move: string, draw: Draw): string;
  /**
   * The legal move that a settled move answers (`throw` for `5`), found without settling; undefined where there is none.
   * Needed where settling is costly; left out, each legal move is settled and compared.
   */
  legalMoveOf?(state: State, settled: string): string | undefined;
  /** What a settled move leads to. Refuses a move that is not legal in this state, whatever the string. */
  play(state: State, move: string): Played<State, E> | Refusal;
  /**
   * Whether a move with these effects is one that undo goes back to: the food in a game of snake, where taking back a
   * single step would be of no use. Left out: undo goes back to before the last move of a person.
   */
  milestone?(effects: readonly E[]): boolean;
  /** How the game ended; undefined while it goes on. */
  result(state: State): Result | undefined;
}

/** A move that was made. */
export interface Played<State, E extends Effect = Effect> {
  readonly ok: true;
  readonly state: State;
  /** What happened, in order. None: a quiet move, which is not announced, saved or told to the page. */
  readonly effects: readonly E[];
}

/**
 * One thing that happened, in the order in which it happened: the view animates it, the announcer speaks it, the log
 * lists it. `type` is a past participle (`thrown`, `climbed`); the other fields are the game's own.
 * A seat that wins or takes its place tells so by an effect `won` with `seat` and `place` (from 1).
 */
export interface Effect {
  readonly type: string;
  /** The seat it happened to; left out where it is nobody's. */
  readonly seat?: number;
  /** The game's own; JSON, not typed as such, since what Vue and Svelte make of the types of a state finds no end in it. */
  readonly [field: string]: unknown;
}

/** A rejected request. It has changed nothing. */
export interface Refusal {
  readonly ok: false;
  /** In kebab case, for programs: `illegal-move`, `not-your-turn`, `bad-option`. */
  readonly code: string;
  /** In English, for developers: what was wrong, its value, and what would be right. See {@link invalid}. */
  readonly message: string;
  /** What was refused, where it can be told as JSON. */
  readonly value?: Json;
}

/** How a game ended. */
export interface Result {
  /** Seats that won; none for a draw or a lost game of patience. */
  readonly winners: readonly number[];
  /** Why play ended, in kebab case: `home`, `too-long`, `no-moves`. */
  readonly reason: string;
  /** Points or places by seat, where the game has them. */
  readonly scores?: readonly number[];
  /** The game's own, as in an {@link Effect}. */
  readonly [field: string]: unknown;
}

/** Any game, where its options and state do not matter. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a game is contravariant in its state: only `any` admits all
export type AnyGame = Game<any, any, Effect>;

/** The legal move that a settled one answers, with the chance that would have settled it; undefined where there is none. */
export function legalMoveOf<S extends JsonObject, E extends Effect>(
  game: Game<JsonObject, S, E>,
  state: S,
  settled: string,
  chance: () => Draw,
): string | undefined {
  if (game.legalMoveOf) return game.legalMoveOf(state, settled);
  return game.moves(state).find((move) => game.settle?.(state, move, chance()) === settled);
}

/** A refusal as a value. */
export function refuse(code: string, message: string, value?: Json): Refusal {
  return value === undefined ? {ok: false, code, message} : {ok: false, code, message, value};
}

/** A refusal as an exception: where a function has no other way to say no (options, records, share codes). */
export class GameError extends Error {
  override readonly name = 'GameError';
  /** In kebab case, for programs: `bad-option`, `bad-record`, `bad-code`. */
  readonly code: string;
  /** What was refused, where it can be told as JSON. */
  readonly value: Json | undefined;

  constructor(code: string, message: string, value?: Json) {
    super(message);
    this.code = code;
    this.value = value;
  }

  /** The same as a value. */
  toRefusal(): Refusal {
    return refuse(this.code, this.message, this.value);
  }
}

/**
 * The message of a rejected value: `Invalid players: 9. Expected 1 to 6.`
 * @param what the name of the value: an option, a field of a record, an argument
 * @param value any value; shortened to 60 characters
 * @param expected what follows "Expected", without a full stop
 */
export function invalid(what: string, value: unknown, expected: string): string {
  return `Invalid ${what}: ${quote(value)}. Expected ${expected}.`;
}

/** The refusal `illegal-move`. @param expected what would be legal, as in {@link invalid} */
export function illegalMove(move: unknown, expected: string): Refusal {
  return refuse('illegal-move', invalid('move', move, expected));
}

/** The error `bad-option`. @param expected what would be right, as in {@link invalid}: `1 to 6` */
export function badOption(option: string, value: unknown, expected: string): GameError {
  // NaN and -0 are no JSON
  const number = typeof value === 'number' && Number.isFinite(value) ? value + 0 : undefined;
  const plain = (typeof value === 'string' && value.length <= 1000) || typeof value === 'boolean' ? value : number;
  return new GameError('bad-option', invalid(option, value, expected), plain);
}

/**
 * Runs `work`, which reads what a page hands over, and turns a {@link GameError} into a refusal. Whatever else fails does
 * so by what was given, a getter that throws or an object without end: that is refused with `code`, naming it as `what`.
 */
export function toRefusal<T>(work: () => T, what: string, code = 'bad-option'): T | Refusal {
  try {
    return work();
  } catch (error) {
    return refusalOf(error, what, code);
  }
}

/** The refusal that an exception stands for; see {@link toRefusal}. */
export function refusalOf(error: unknown, what: string, code = 'bad-option'): Refusal {
  if (error instanceof GameError) return error.toRefusal();
  return refuse(code, `${what} can't be read: ${error instanceof Error ? error.message : quote(error)}`);
}

/** True for a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as Refusal).ok === false && 'code' in value;
}
