/**
 * Honest dice: what a game's dice follow from, what a page reveals when, and the check of a finished game. All functions are
 * pure; rooms, pages and the model in the tests share them.
 *
 * 1. A page sends the hash of its nonce when its player sits down or asks for a rematch.
 * 2. The game is to begin. The room tells everyone the hash of its secret (the commitment) and the hashes of all nonces.
 *    These are final.
 * 3. Each page reveals its nonce. A seat that doesn't in time plays with an empty one, which everyone sees.
 * 4. The seed of the game is a hash of the secret and the nonces.
 * 5. When the game is over, the room publishes the secret, and each page checks the record against what it saw and sent.
 */
import {checkRecord} from '../../core/check-record.js';
import {isRefusal, refuse, toRefusal, type AnyGame, type Game, type Refusal} from '../../core/game.js';
import {isObject} from '../../core/json.js';
import {limits, readRecord, type GameRecord, type RecordedMove} from '../../core/record.js';
import {unpackMoves} from '../../core/runs.js';
import {Session} from '../../core/session.js';
import {sha256} from '../../core/sha256.js';
import {isToken} from './codes.js';

/** The dice of a game as everyone knows them before its end. */
export interface Commitments {
  /** SHA-256 of the room's secret for this game. */
  readonly commit: string;
  /** By seat: SHA-256 of the player's nonce. Empty for a seat without one: a computer's, or of someone who is away. */
  readonly hashes: readonly string[];
  /** By seat: the nonce. Empty while it is not revealed, and for good if it isn't in time. */
  readonly nonces: readonly string[];
}

/** The dice of a finished game. */
export interface Dice extends Commitments {
  readonly secret: string;
}

/** The record of a room's game. Its `dice` say where its seed came from. */
export interface RoomRecord extends GameRecord {
  readonly dice?: Dice;
}

/** A page's part in the dice of one game: its nonce, and what it was told first. */
export interface DicePart {
  /** The nonce whose hash the page sent. */
  readonly nonce?: string;
  readonly commit?: string;
  readonly hashes?: readonly string[];
  /** The page's seat when the game began; missing for spectators. */
  readonly seat?: number;
  /** The first contradiction between what the page was promised and what it was told of this game. */
  readonly broken?: BrokenPromise;
}

/**
 * How a room can break its word about a page's seat. `other-seat`: the seat was taken away or replaced; `late-seat`: it was
 * given once the dice were final; `other-round`: the game has another number than the one for which the page sent its hash.
 */
type BrokenPromise = 'other-seat' | 'late-seat' | 'other-round';

/** A page's memory of a room: what it asked for and was promised. No later word of the room replaces it. */
export interface DiceMemory {
  /** Whether the page was ever told that it has a seat. Only the page itself gives it up. */
  readonly seated?: boolean;
  /** By the number of the game. */
  readonly parts: Readonly<Record<number, DicePart>>;
}

/** The part of a room that a page is told about its seat and the dice; see {@link RoomView}. */
export interface ToldDice {
  readonly phase: string;
  readonly round: number;
  readonly you: number | null;
  readonly dice?: Commitments;
  readonly next?: Commitments;
}

/** The hash by which a room commits to its secret, and a page to its nonce. */
export function hashOf(secretOrNonce: string): string {
  return sha256(secretOrNonce);
}

export function seedOf(secret: string, nonces: readonly string[]): string {
  return sha256([secret, ...nonces].join(' ')).slice(0, 32);
}

/** The memory of a page after it was told something; the same object if nothing is new. */
export function memoryAfter(memory: DiceMemory, {phase, round, you, dice, next}: ToldDice): DiceMemory {
  const before: DiceMemory = you === null || memory.seated ? memory : {...memory, seated: true};
  const {commit, seat} = before.parts[round] ?? {};
  const watches = commit !== undefined && seat === undefined;
  // a page that has watched the game to its end may sit down for the next one
  const after = dice && (phase !== 'over' || !watches) ? partTold(before, round, dice, you) : before;
  return next ? partTold(after, round + 1, next, you) : after;
}

function partTold(memory: DiceMemory, game: number, {commit, hashes}: Commitments, you: number | null): DiceMemory {
  const {parts} = memory;
  const before = parts[game] ?? {};
  const told: DicePart =
    before.commit === undefined ? {...before, commit, hashes, ...(you !== null && {seat: you})} : before;
  const broken = brokenBy(memory, told, before, you);
  const part = broken && !told.broken ? {...told, broken} : told;
  return part === before ? memory : {...memory, parts: {...parts, [game]: part}};
}

function brokenBy(
  {seated, parts}: DiceMemory,
  {seat, nonce}: DicePart,
  before: DicePart,
  you: number | null,
): BrokenPromise | undefined {
  if (you === null) return seated ? 'other-seat' : undefined;
  if (seat !== you) return seat === undefined ? 'late-seat' : 'other-seat';
  if (nonce !== undefined || before.commit !== undefined) return undefined;
  // a game for which the page has sent a hash, and which never was to begin
  const isAwaited = ({nonce, commit}: DicePart): boolean => nonce !== undefined && commit === undefined;
  return Object.values(parts).some(isAwaited) ? 'other-round' : undefined;
}

/** The nonce that a page reveals when it is told these commitments; undefined for none, or if its hash is not among them. */
export function revealOf(part: DicePart, told: Commitments): string | undefined {
  const {nonce, seat} = part;
  if (nonce === undefined || seat === undefined || told.nonces[seat] !== '') return undefined;
  return told.hashes[seat] === hashOf(nonce) ? nonce : undefined;
}

/** Result of a check. */
export interface CheckedDice {
  readonly ok: true;
  /** Moves settled by chance. */
  readonly draws: number;
  readonly commit: string;
  /** Seats that didn't reveal their nonce. Each had a choice between two seeds, if it knew the secret and saw the others. */
  readonly withheld: readonly number[];
  /** Moves that the page saw and that are not in the record: the room lost them and went on from an earlier state. */
  readonly rewound: number;
}

const brokenPromises: Readonly<Record<BrokenPromise, string>> = {
  'other-seat': 'Changed seat: the room took the seat of this page away, or gave it another one.',
  'late-seat': 'Late seat: the room gave this page its seat when the dice were final.',
  'other-round': 'Invalid number of the game: the page sent the hash of its nonce for another one.',
};

/** Times that a room may lose moves of a game: each time's moves are checked. */
export const mostRewinds = 20;

/**
 * Checks a finished game: the secret and the nonces are those committed to, the seed follows from them, the options are
 * dealt, and every move is legal and what the seed gives. The options come from the record itself: it doesn't have those
 * that the room was opened with.
 * @param record as `JSON.parse` returns it: any value
 * @param part what a page knows from before the game. The record must have it literally: the commitment and hashes it was
 * told, and, for a page with a seat, its nonce
 * @param lost lists of moves that the page saw before the room went back to an earlier state. Each of them must follow from
 * the same seed
 */
export function checkDice(
  game: AnyGame,
  record: unknown,
  part: DicePart = {},
  lost: readonly (readonly string[])[] = [],
): CheckedDice | Refusal {
  return toRefusal(() => check(game, record, part, lost), 'The record', 'bad-record');
}

function check(
  game: AnyGame,
  value: unknown,
  part: DicePart,
  lost: readonly (readonly string[])[],
): CheckedDice | Refusal {
  const record = readRecord(value, game.id, game.version, game.seats);
  const dice = isObject(value) ? value['dice'] : undefined;
  if (!isCommitments(dice) || !isHash((dice as Partial<Dice>).secret)) {
    return refuse('no-dice', 'Invalid dice. Expected commit, hashes, nonces and secret, as a finished game has.');
  }
  const {commit, hashes, nonces, secret} = dice as Dice;
  if (hashOf(secret) !== commit) return refuse('other-secret', 'Invalid secret: the room committed to another.');
  if (hashes.length !== record.seats.length || nonces.some((nonce, seat) => nonce && hashOf(nonce) !== hashes[seat])) {
    return refuse('other-nonces', 'Invalid nonces: a player committed to another.');
  }
  if (part.commit !== undefined && part.commit !== commit) {
    return refuse('other-commit', 'Invalid commitment: the room told another one before the game.');
  }
  if (part.hashes !== undefined && String(part.hashes) !== String(hashes)) {
    return refuse('other-hashes', 'Invalid hashes: the room told others before the game.');
  }
  const {nonce, seat, broken} = part;
  if (broken !== undefined) return refuse(broken, brokenPromises[broken]);
  if (seat !== undefined && (nonce === undefined || nonces[seat] !== nonce)) {
    return refuse(
      'missing-nonce',
      'Missing nonce: the game was played without the one of this page. It came too late, or the room ignored it.',
    );
  }
  const replayed = checkRecord(game, record, {
    options: record.options,
    seed: seedOf(secret, nonces),
    seats: record.seats.length,
    maxMoves: limits.moves,
  });
  if (isRefusal(replayed)) return refusedMove(replayed);
  if (lost.length > mostRewinds) return refuse('too-often', `The room lost moves more than ${mostRewinds} times.`);
  for (const list of lost) {
    const moves = list.map((move): RecordedMove => [move, 'remote']);
    const load = (): Session => Session.load(game as Game, {...record, moves}, {seed: '', id: ''});
    const refusal = toRefusal(load, 'The lost moves', 'bad-record');
    if (isRefusal(refusal)) return refusedMove(refusal);
  }
  const moves = unpackMoves(record.moves).map(({move}) => move);
  return {
    ok: true,
    draws: replayed.draws,
    commit,
    withheld: [...hashes.keys()].filter((seat) => hashes[seat] !== '' && nonces[seat] === ''),
    rewound: lost.reduce((sum, list) => sum + list.length - commonStart(list, moves), 0),
  };
}

/** The refusal of a replay. The record can be read, so that `bad-record` means a move that contradicts the seed. */
function refusedMove(refusal: Refusal): Refusal {
  return refusal.code === 'bad-record' ? {...refusal, code: 'other-draw'} : refusal;
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((move, i) => move !== b[i]);
  return end < 0 ? a.length : end;
}

/** Whether a value has the shape of a game's commitments. */
export function isCommitments(value: unknown): value is Commitments {
  if (!isObject(value)) return false;
  const {commit, hashes, nonces} = value;
  return (
    isHash(commit) &&
    Array.isArray(hashes) &&
    Array.isArray(nonces) &&
    hashes.length < 100 &&
    hashes.length === nonces.length &&
    hashes.every((hash) => hash === '' || isHash(hash)) &&
    nonces.every((nonce) => nonce === '' || isToken(nonce))
  );
}

/** Whether a value is a SHA-256 digest, as {@link hashOf} returns it. */
export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{64}$/.test(value);
}
