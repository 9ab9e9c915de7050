/**
 * The contract that every game implements: a few pure functions over a state of plain JSON. History, undo, saving,
 * players, events and the view are built once, on top of it.
 */
import type {Draw} from './random.js';
import {quote, type Json, type JsonObject} from './json.js';

/**
 * The rules of a game.
 *
 * Moves are short strings. {@link Game.play} is the only way to change a state. It is pure: it never throws on a move,
 * never mutates its arguments, and uses no clock and no random numbers. A settled move contains the outcome of chance.
 */
export interface Game<
  Options extends JsonObject = JsonObject,
  State extends JsonObject = JsonObject,
  E extends Effect = Effect,
> {
  /** Name of the rules, in kebab case: `snakes-and-ladders`. Part of every record. */
  readonly id: string;
  /** Version of the rules. Records of other versions are rejected. */
  readonly version: number;
  /** Minimum and maximum number of seats. */
  readonly seats: readonly [min: number, max: number];
  /**
   * Completes and checks the options of a page or a record. `{}` gives the defaults; parsing a result again gives the
   * same result. Accepts the string form of an attribute wherever there is one.
   * @throws {GameError} `bad-option`, with a message as {@link invalid} makes it for each wrong option: see `parseAll`
   */
  parseOptions(raw: JsonObject): Options;
  /**
   * Draws what chance decides before the first move, such as a random board or the first hand, and returns options
   * that contain it. Returns dealt options unchanged.
   */
  deal?(options: Options, draw: Draw): Options;
  /** The state before the first move. @param options dealt options */
  setup(options: Options, seats: number): State;
  /** The seat to act, counted from 0; undefined once the game is over. */
  turn(state: State): number | undefined;
  /** All legal moves of the seat to act, in a fixed order; empty once the game is over. */
  moves(state: State): readonly string[];
  /**
   * Legal out-of-turn moves: a player joins or leaves. They are not in {@link moves}, so that automatic players never
   * choose them and a forced move stays forced. They involve no chance.
   * @param seat only those of this seat, whoever's turn it is
   */
  outOfTurnMoves?(state: State, seat?: number): readonly string[];
  /**
   * Options for a game in a room that begins with this many vacant seats, the last ones, which players may take later.
   * Undefined if so many can't be vacant; 0 always can. Omitted by games in which nobody joins later.
   */
  withVacantSeats?(options: Options, count: number): Options | undefined;
  /** Settles a legal move by chance: `roll` becomes `5`. Omitted by games without chance. */
  settle?(state: State, move: string, draw: Draw): string;
  /**
   * The legal move that a settled move belongs to (`roll` for `5`), or undefined. Implement it if {@link settle} is
   * expensive: by default every legal move is settled and compared.
   */
  legalMoveOf?(state: State, settled: string): string | undefined;
  /**
   * Whether a legal move is quiet: {@link play} then returns no effects, whatever chance decides, and nobody is asked
   * beforehand. Default: no move is.
   */
  isQuiet?(state: State, move: string): boolean;
  /** Applies a settled move. Rejects any string that is not a legal move in this state. */
  play(state: State, move: string): Played<State, E> | Refusal;
  /**
   * Whether undo goes back to a move with these effects: in Snake to the last food, since undoing a single step would
   * be useless. By default undo goes back to before the last move of a person.
   */
  milestone?(effects: readonly E[]): boolean;
  /** The result of a finished game; undefined before the end. */
  result(state: State): Result | undefined;
  /** The points of each seat at any time, in games that have them: those of a game that ends as `too-long`. */
  scores?(this: void, state: State): readonly number[];
}

/** A move that was made. */
export interface Played<State, E extends Effect = Effect> {
  readonly ok: true;
  readonly state: State;
  /** Effects of the move, in order. Empty for a quiet move, which is not announced, saved or reported to the page. */
  readonly effects: readonly E[];
}

/**
 * Something that happened in a move. The view animates it, the announcer speaks it, the list of moves shows it.
 * `type` is a past participle (`rolled`, `climbed`); other fields depend on the game.
 * A seat that wins or finishes gets the effect `won` with `seat` and `place` (from 1).
 */
export interface Effect {
  readonly type: string;
  /** The seat concerned, if any. */
  readonly seat?: number;
  /** JSON. Typed as unknown, because Vue and Svelte recurse without end into the type {@link Json}. */
  readonly [field: string]: unknown;
}

/** A rejected request. It has changed nothing. */
export interface Refusal {
  readonly ok: false;
  /** In kebab case, for programs: `illegal-move`, `not-your-turn`, `bad-option`. */
  readonly code: string;
  /** In English, for developers: what was wrong, its value, and what would be right. See {@link invalid}. */
  readonly message: string;
  /** The rejected value, if it is JSON. */
  readonly value?: Json;
}

/** How a game ended. */
export interface Result {
  /** Seats that won. Empty for a draw or a lost single-player game. */
  readonly winners: readonly number[];
  /** The reason for the end, in kebab case: `home`, `too-long`, `no-moves`. */
  readonly reason: string;
  /** Points or places by seat, in games that have them. */
  readonly scores?: readonly number[];
  /** JSON, as in an {@link Effect}. */
  readonly [field: string]: unknown;
}

/** A game of any options and state. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a game is contravariant in its state: only `any` admits all
export type AnyGame = Game<any, any, Effect>;

/** The legal move that a settled move belongs to, or undefined. @param chance the draw that would have settled it */
export function legalMoveOf<S extends JsonObject, E extends Effect>(
  game: Game<JsonObject, S, E>,
  state: S,
  settled: string,
  chance: () => Draw,
): string | undefined {
  if (game.legalMoveOf) return game.legalMoveOf(state, settled);
  return game.moves(state).find((move) => game.settle?.(state, move, chance()) === settled);
}

/** Makes a {@link Refusal}. */
export function refuse(code: string, message: string, value?: Json): Refusal {
  return value === undefined ? {ok: false, code, message} : {ok: false, code, message, value};
}

/** A refusal as an exception, for functions that return something else: options, records, share codes. */
export class GameError extends Error {
  /** Tells it from other errors where `instanceof` does not, such as between two bundles. */
  override readonly name = 'GameError';
  /** In kebab case, for programs: `bad-option`, `bad-record`, `bad-code`. */
  readonly code: string;
  /** The rejected value, if it is JSON. */
  readonly value: Json | undefined;
  /** The name of the option, with `bad-option`. */
  readonly option: string | undefined;

  constructor(code: string, message: string, value?: Json, option?: string) {
    super(message);
    this.code = code;
    this.value = value;
    this.option = option;
  }

  /** The same as a {@link Refusal}. */
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
export function badOption(what: string, value: unknown, expected: string): GameError {
  return new GameError('bad-option', invalid(what, value, expected), plain(value), what);
}

/** A short, simple value, for {@link GameError.value}. NaN and -0 are not JSON. */
export function plain(value: unknown): Json | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined;
  return typeof value === 'boolean' || (typeof value === 'string' && value.length <= 1000) ? value : undefined;
}

/**
 * Runs `work`, which reads untrusted input, and turns exceptions into refusals. Exceptions other than {@link GameError}
 * come from the input itself, such as a throwing getter or a cycle: they get `code` and a message about `what`.
 */
export function toRefusal<T>(work: () => T, what: string, code = 'bad-option'): T | Refusal {
  try {
    return work();
  } catch (error) {
    return refusalOf(error, what, code);
  }
}

/** The refusal for an exception; see {@link toRefusal}. */
export function refusalOf(error: unknown, what: string, code = 'bad-option'): Refusal {
  if (error instanceof GameError) return error.toRefusal();
  return refuse(code, `${what} can't be read: ${error instanceof Error ? error.message : quote(error)}`);
}

/** True for a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as Refusal).ok === false && 'code' in value;
}
