/**
 * Honest dice. The server commits to its secret before it knows any nonce of the players; the seed follows from the secret
 * and all nonces; secret and nonces are published at the end. So the server can't choose the dice, no player can, and
 * anyone can check both from the record alone.
 */
import {isRefusal, legalMoveOf, refuse, toRefusal, type AnyGame, type Game, type Refusal} from '../../core/game.js';
import {isObject, quote, type JsonObject} from '../../core/json.js';
import {drawOf} from '../../core/random.js';
import {readRecord, type GameRecord} from '../../core/record.js';
import {sha256} from '../../core/sha256.js';
import {isToken} from './codes.js';

/** What the draws of a game followed from, as published at its end. */
export interface Dice {
  /** The SHA-256 of `secret`, sent to everybody before anyone sat down or asked for a rematch. */
  readonly commit: string;
  readonly secret: string;
  /** By seat; empty for a seat without a person. */
  readonly nonces: readonly string[];
}

/** The record of a room's game. Its `dice` say where its seed came from. */
export interface RoomRecord extends GameRecord {
  readonly dice?: Dice;
}

/** The secret of one game of a room; those of others don't follow from it. */
export function secretOf(master: string, round: number): string {
  return sha256(`${master} ${round}`);
}

export function commitOf(secret: string): string {
  return sha256(secret);
}

export function seedOf(secret: string, nonces: readonly string[]): string {
  return sha256([secret, ...nonces].join(' ')).slice(0, 32);
}

/** What came of a check. */
export interface CheckedDice {
  readonly ok: true;
  /** Moves that chance settled. */
  readonly draws: number;
  readonly commit: string;
}

/**
 * Checks a finished game from its record alone: the secret is the one committed to, the seed follows from it and the
 * nonces, the options were dealt by it, and every move is legal and what the seed gives.
 * @param record as `JSON.parse` returns it: any value
 * @param own what a player knows from before the game: the commitment they saw, and the nonce they sent
 */
export function checkDice(
  game: AnyGame,
  record: unknown,
  own: {commit?: string; nonce?: string} = {},
): CheckedDice | Refusal {
  return toRefusal(() => check(game, record, own), 'The record', 'bad-record');
}

function check(game: AnyGame, value: unknown, own: {commit?: string; nonce?: string}): CheckedDice | Refusal {
  const record = readRecord(value, game.id, game.version, game.seats);
  const dice = isObject(value) ? value['dice'] : undefined;
  if (!isDice(dice))
    return refuse('no-dice', 'Invalid dice. Expected commit, secret and nonces, as a finished game has.');
  const {commit, secret, nonces} = dice;
  if (commitOf(secret) !== commit) return refuse('other-secret', 'Invalid secret: the server committed to another.');
  if (own.commit !== undefined && own.commit !== commit) {
    return refuse('other-commit', 'Invalid commitment: another one was sent before the game.');
  }
  if (own.nonce !== undefined && !nonces.includes(own.nonce)) {
    return refuse('other-nonces', 'Invalid nonces: the one sent from here is not among them.');
  }
  if (nonces.length !== record.seats.length || seedOf(secret, nonces) !== record.seed) {
    return refuse('other-seed', `Invalid seed: ${quote(record.seed)}. Expected the one of the secret and the nonces.`);
  }
  return replay(game, record, record.seed, commit);
}

function replay(game: AnyGame, record: GameRecord, seed: string, commit: string): CheckedDice | Refusal {
  const options = game.parseOptions(record.options) as JsonObject;
  let state = game.setup(
    (game.deal?.(options, drawOf(seed, 0)) ?? options) as JsonObject,
    record.seats.length,
  ) as JsonObject;
  let number = 0;
  let draws = 0;
  for (const [move, , times = 1] of record.moves) {
    for (let i = 0; i < times; i++) {
      const draw = drawOf(seed, ++number);
      const legal = legalMoveOf(game as Game, state, move, () => drawOf(seed, number));
      const settled = legal === undefined ? undefined : (game.settle?.(state, legal, draw) ?? legal);
      if (settled !== move) {
        return refuse('other-draw', `Invalid move ${number}: ${quote(move)}. Expected what the seed gives.`);
      }
      if (legal !== move) draws++;
      const played = game.play(state, move);
      if (isRefusal(played)) return played;
      state = played.state as JsonObject;
    }
  }
  return {ok: true, draws, commit};
}

function isDice(value: unknown): value is Dice {
  if (!isObject(value)) return false;
  const {commit, secret, nonces} = value;
  return (
    isDigest(commit) &&
    isDigest(secret) &&
    Array.isArray(nonces) &&
    nonces.every((nonce) => nonce === '' || isToken(nonce))
  );
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{64}$/.test(value);
}
