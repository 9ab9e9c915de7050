/**
 * Checks a game that someone hands in: to a list of scores, a tournament, a puzzle of the day. For servers above all,
 * but nothing here is Node's own.
 *
 * A checked record proves that these moves, on the seed that was given out and under these options, are legal and lead
 * to this result. It can't prove
 * - that a person made them: a program plays as legally. `by`, names, kinds and levels are whatever the sender wrote.
 * - that they were made without help, without taking moves back, or at the first attempt: hints and undone moves leave
 *   nothing in a record, and a seed can be played any number of times before one of these games is handed in.
 * - that nobody looked ahead: whoever has the seed can compute everything that chance will decide.
 * - how long the game took. A server knows only when it gave out the seed and when the record came.
 * - that the other seats of a game for several were other people.
 * Where that matters, the server keeps the seed to itself and settles each move as it is made.
 */
import {
  badOption,
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
import {drawOf} from './random.js';
import {limits, readRecord, type GameRecord} from './record.js';
import {finish, found, type Search} from './search.js';
import {Session} from './session.js';
import {sha256} from './sha256.js';

/** The game that was to be played. */
export interface ExpectedGame {
  /** Options as for a new game; what is left out has its default. */
  readonly options?: JsonObject;
  /** The seed that was given out, or whether a seed is one of these: looked up, signed, or known by its {@link sha256}. */
  readonly seed: string | ((seed: string) => boolean);
  /** Number of seats. Default: the fewest that the game is played with. */
  readonly seats?: number;
  /** Moves that are replayed at most; a longer record is refused unread. 1 to 200,000, default 20,000. */
  readonly maxMoves?: number;
}

/** What a record was found to be worth. */
export interface CheckedRecord {
  readonly ok: true;
  readonly result: Result;
  /** Points or places by seat; empty in games that have none. */
  readonly scores: readonly number[];
  /** See {@link recordDigest}. */
  readonly digest: string;
  /** Number of moves made. */
  readonly moves: number;
  /** One of those that were given out. */
  readonly seed: string;
}

const defaultMaxMoves = 20_000;

/**
 * Checks a record at once; this takes as long as replaying it, see {@link ExpectedGame.maxMoves}. A server that answers
 * others meanwhile, or that plays a game with costly moves, takes {@link checkingRecord}.
 *
 * Refuses with one of these codes:
 * - `bad-record`: not a record of this version of the game, or one with a move that is not legal or not what the seed
 *   gives
 * - `too-long`: more than `maxMoves` moves
 * - `other-seats`, `other-seed`, `other-options`: not the game that was to be played
 * - `not-over`: the moves don't reach the end of the game
 *
 * All but the moves and the end are checked before the first move is replayed.
 * @param record as `JSON.parse` returns it: any value
 * @throws {GameError} `bad-option` where `expected` itself is wrong; never for a record
 */
export function checkRecord<O extends JsonObject, S extends JsonObject, E extends Effect = Effect>(
  game: Game<O, S, E>,
  record: unknown,
  expected: ExpectedGame,
): CheckedRecord | Refusal {
  return finish(checkingRecord(game, record, expected));
}

/**
 * The same in steps of so many moves, so that a server can do other work between two steps, or give up by its clock:
 *
 * ```js
 * const search = checkingRecord(game, record, {seed});
 * const end = performance.now() + 1000;
 * let step = search.step(1);
 * while (!step.done && performance.now() < end) {
 *   await new Promise(setImmediate);
 *   step = search.step(50);
 * }
 * ```
 *
 * What can be said without replaying is known after the first step. No step throws.
 * @throws {GameError} `bad-option` where `expected` itself is wrong
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
 * Tells whether a game has been handed in before: the SHA-256, in hexadecimal digits, of the JSON text
 * `[game, seed, [move, move, …]]`, with each settled move in full and no white space. Ids, players and who made a move
 * have no part in it. Later versions of this kit give the same digest.
 *
 * A game that differs in a single move has another digest. Where each player has a seed of their own, take one game for
 * each seed; the digest is for seeds that many players share.
 */
export function recordDigest({game, seed, moves}: Pick<GameRecord, 'game' | 'seed' | 'moves'>): string {
  const inFull = moves.flatMap(([move, , times = 1]) => Array<string>(times).fill(move));
  return sha256(JSON.stringify([game, seed ?? null, inFull]));
}

/** A record of the expected game, all but its moves believed. */
type CheckedHead = GameRecord & {readonly seed: string};

function readHead<O extends JsonObject, S extends JsonObject, E extends Effect>(
  game: Game<O, S, E>,
  value: unknown,
  {options = {}, seed, seats = game.seats[0], maxMoves = defaultMaxMoves}: ExpectedGame,
): CheckedHead | Refusal {
  const asked = game.parseOptions(options);
  wholeNumber('seats', seats, game.seats);
  wholeNumber('maxMoves', maxMoves, [1, limits.moves]);

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

/** What the server itself asks for. @throws {GameError} `bad-option` */
function wholeNumber(name: string, value: number, [min, max]: readonly [number, number]): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw badOption(name, value, `a whole number from ${min} to ${max}`);
  }
}

/** The shape of a record. Its moves are counted first, since they are what can be long. */
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
 * An option that is not as expected. Values are compared as save() writes them, and none of them is parsed: parsing can
 * take long for values that were made for it. An option that the record doesn't name has its default, as it has where
 * the record is older than the option.
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

/** What the replayed game comes to. */
function outcomeOf({result}: Pick<Session, 'result'>, record: CheckedHead): CheckedRecord | Refusal {
  const moves = record.moves.reduce((sum, [, , times = 1]) => sum + times, 0);
  if (!result) return refuse('not-over', `Unfinished game after ${moves} moves. Expected a finished game.`);
  return {ok: true, result, scores: result.scores ?? [], digest: recordDigest(record), moves, seed: record.seed};
}
