/**
 * Checks a game that a player submits: to a high-score list, a tournament, a daily puzzle. Meant for servers, but not
 * tied to Node.
 *
 * A checked record proves that its moves are legal for this seed and these options, and lead to this result. It does not
 * prove
 * - that a person made them: programs play legally, too. `by`, names, kinds and levels are what the sender wrote.
 * - that they were made without hints, without undo, or at the first attempt: hints and undone moves leave no trace in a
 *   record, and a seed can be played many times before one of the games is submitted.
 * - that nobody looked ahead: the seed determines every outcome of chance.
 * - how long the game took. A server only knows when it issued the seed and when it received the record.
 * - that the other seats of a game for several players were other people.
 * If that matters, keep the seed on the server and settle each move there.
 */
import {
  GameError,
  invalid,
  isRefusal,
  refuse,
  toRefusal,
  type Effect,
  type Game,
  type Refusal,
  type Result,
} from './game.js';
import {isObject, quote, sameJson, type JsonObject} from './json.js';
import {wholeOption} from './options.js';
import {drawOf} from './random.js';
import {limits, readMoves, readRecord, type GameRecord} from './record.js';
import {unpackMoves} from './runs.js';
import {finish, found, type Search} from './search.js';
import {Session} from './session.js';
import {sha256} from './sha256.js';

/** The game that a record is expected to be of. */
export interface ExpectedGame {
  /** Options as for a new game. */
  readonly options?: JsonObject;
  /** The issued seed, or a function that tells whether a seed was issued: by a lookup, a signature or its {@link sha256}. */
  readonly seed: string | ((seed: string) => boolean);
  /** Number of seats. Default: the minimum of the game. */
  readonly seats?: number;
  /** Maximum number of moves, 1 to 200,000; default 20,000. Longer records are rejected without replaying them. */
  readonly maxMoves?: number;
}

/** The outcome of a valid record. */
export interface CheckedRecord {
  readonly ok: true;
  readonly result: Result;
  /** Points or places by seat; empty in games without. */
  readonly scores: readonly number[];
  /** See {@link recordDigest}. */
  readonly digest: string;
  /** Number of moves made. */
  readonly moves: number;
  /** Number of those that contain an outcome of chance. */
  readonly draws: number;
  /** The issued seed. */
  readonly seed: string;
}

const defaultMaxMoves = 20_000;

/**
 * Checks a record synchronously. This takes as long as replaying it; see {@link ExpectedGame.maxMoves}. Use
 * {@link checkingRecord} on servers that must not block, and for games with expensive moves.
 *
 * Codes of refusals:
 * - `bad-record`: not a record of this version of the game, or with a move that is illegal or contradicts the seed
 * - `too-long`: more than `maxMoves` moves
 * - `other-seats`, `other-seed`, `other-options`: not the expected game
 * - `not-over`: an unfinished game
 *
 * Everything but the moves and the end is checked before the first move is replayed.
 * @param record any value, as `JSON.parse` returns it
 * @throws {GameError} `bad-option` if `expected` is invalid; never because of the record
 */
export function checkRecord<O extends JsonObject, S extends JsonObject, E extends Effect = Effect>(
  game: Game<O, S, E>,
  record: unknown,
  expected: ExpectedGame,
): CheckedRecord | Refusal {
  return finish(checkingRecord(game, record, expected));
}

/**
 * Checks a record as a search whose unit is a move, so that a server can do other work between steps, or time out:
 *
 * ```js
 * const search = checkingRecord(game, record, {seed});
 * let step = search.step(1);
 * for (let slices = 0; !step.done && slices < 2000; slices++) {
 *   await new Promise(setImmediate);
 *   step = search.step(50);
 * }
 * ```
 *
 * Whatever needs no replay is decided in the first step. Steps never throw.
 * @throws {GameError} `bad-option` if `expected` is invalid
 */
export function checkingRecord<O extends JsonObject, S extends JsonObject, E extends Effect = Effect>(
  game: Game<O, S, E>,
  record: unknown,
  expected: ExpectedGame,
): Search<CheckedRecord | Refusal> {
  const head = readHead(game, record, expected);
  if (isRefusal(head)) return found(head);
  const replay = Session.loading(game, head, {seed: head.seed, id: ''});
  return {
    step(budget) {
      const step = toRefusal(() => replay.step(budget), 'The record', 'bad-record');
      if (isRefusal(step)) return {done: true, value: step};
      return step.done ? {done: true, value: outcomeOf(step.value, head)} : step;
    },
  };
}

/**
 * Identifies a game, to detect one that is submitted twice: the hexadecimal SHA-256 of the JSON text
 * `[game, seed, [move, move, …]]`, with all settled moves and without white space. Independent of ids, players and who
 * made a move. Stable across versions.
 *
 * Games that differ in a single move have different digests. It is for seeds that many players share; if each player has
 * a seed, accept one game per seed instead.
 * @throws {GameError} `bad-record` if there are more moves, or more text in them, than a record may have
 */
export function recordDigest({game, seed, moves}: Pick<GameRecord, 'game' | 'seed' | 'moves'>): string {
  const read = readMoves(moves);
  const length = read.reduce((sum, [move, , times = 1]) => sum + move.length * times, 0);
  if (length > limits.json)
    throw new GameError('bad-record', invalid('moves', moves, `at most ${limits.json} characters`));
  return sha256(JSON.stringify([game, seed ?? null, unpackMoves(read).map(({move}) => move)]));
}

/** A record of the expected game, checked except for its moves. */
type CheckedHead = GameRecord & {readonly seed: string};

function readHead<O extends JsonObject, S extends JsonObject, E extends Effect>(
  game: Game<O, S, E>,
  value: unknown,
  {options = {}, seed, ...numbers}: ExpectedGame,
): CheckedHead | Refusal {
  const asked = game.parseOptions(options);
  const seats = wholeOption(numbers, 'seats', ...game.seats, game.seats[0]);
  const maxMoves = wholeOption(numbers, 'maxMoves', 1, limits.moves, defaultMaxMoves);

  const record = toRefusal(() => readSized(game, value, maxMoves), 'The record', 'bad-record');
  if (isRefusal(record)) return record;
  if (record.seats.length !== seats) {
    return refuse('other-seats', invalid('number of seats', record.seats.length, `${seats}`));
  }
  const given = record.seed;
  if (given === undefined || !(typeof seed === 'string' ? given === seed : seed(given))) {
    return refuse('other-seed', invalid('seed', given, 'a seed that was given out'));
  }
  const dealt = game.deal?.(asked, drawOf(given, 0)) ?? asked;
  const wrong = toRefusal(() => wrongOption(game, record.options, dealt), 'The options');
  if (wrong === undefined) return {...record, seed: given, options: dealt};
  return isRefusal(wrong)
    ? {...wrong, code: 'other-options'}
    : refuse('other-options', invalid(wrong, record.options[wrong], quote(dealt[wrong])));
}

/** Reads the shape of a record. Counts its moves first, because only they can be many. */
function readSized(
  {id, version, seats}: Pick<Game, 'id' | 'version' | 'seats'>,
  value: unknown,
  maxMoves: number,
): GameRecord {
  if (isObject(value) && Array.isArray(value['moves']) && value['moves'].length > maxMoves) throw tooLong(maxMoves);
  const record = readRecord(value, id, version, seats);
  if (record.moves.reduce((sum, [, , times = 1]) => sum + times, 0) > maxMoves) throw tooLong(maxMoves);
  return record;
}

function tooLong(maxMoves: number): GameError {
  return new GameError('too-long', `Too many moves in the record. Expected at most ${maxMoves}.`);
}

/**
 * The name of an option that is not as expected. Values are compared in the form that save() writes; they are not
 * parsed, since parsing can take long for malicious values. Missing options have their defaults, since the record may be
 * older than the option.
 */
function wrongOption<O extends JsonObject>(
  game: Pick<Game<O>, 'parseOptions'>,
  given: JsonObject,
  expected: O,
): string | undefined {
  const names = Object.keys(given).filter((name) => given[name] !== undefined);
  const wrong = names.find((name) => !Object.hasOwn(expected, name) || !sameJson(given[name], expected[name]));
  if (wrong !== undefined) return wrong;
  const filled = game.parseOptions(Object.fromEntries(names.map((name) => [name, expected[name]])));
  return Object.keys(expected).find((name) => !sameJson(filled[name], expected[name]));
}

/** The outcome of the replayed game. */
function outcomeOf({result, log}: Pick<Session, 'result' | 'log'>, record: CheckedHead): CheckedRecord | Refusal {
  const moves = log.length;
  if (!result) return refuse('not-over', `Unfinished game after ${moves} moves. Expected a finished game.`);
  const draws = log.filter(({chance}) => chance).length;
  return {ok: true, result, scores: result.scores ?? [], digest: recordDigest(record), moves, draws, seed: record.seed};
}
