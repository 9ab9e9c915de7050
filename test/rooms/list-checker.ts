// Reads the list of a room by itself, as the documentation describes it, with nothing of the sources but the rules of games.
// It derives secrets, nonces, seeds and rolls anew.
import assert from 'node:assert/strict';
import {createHash, createHmac} from 'node:crypto';
import {isRefusal, type AnyGame} from '../../src/core/game.js';

export interface ListedGame {
  readonly seed: string;
  readonly dice: {
    readonly commit: string;
    readonly hashes: readonly string[];
    readonly nonces: readonly string[];
    readonly secret: string;
  };
  readonly moves: string[];
  isOver: boolean;
}

interface Seat {
  kind: string;
  key: string;
  hash: string;
}

const digest = (...data: (string | Buffer)[]): Buffer =>
  createHash('sha256')
    .update(Buffer.concat(data.map((each) => Buffer.from(each))))
    .digest();
const hex = (text: string): string => digest(text).toString('hex');

/** The die of a move: of the words of its draw the first that favours no side. */
function rollOf(seed: string, move: number): string {
  const key = digest(`parlour draws ${seed}`);
  for (let block = 0; ; block++) {
    const numbers = Buffer.alloc(12);
    numbers.writeBigUInt64BE(BigInt(move));
    numbers.writeUInt32BE(block, 8);
    const words = digest(key, numbers);
    for (let at = 0; at < 32; at += 4) {
      const word = words.readUInt32BE(at);
      if (word < 2 ** 32 - (2 ** 32 % 6)) return String((word % 6) + 1);
    }
  }
}

/**
 * The games of a room.
 * @param key of the server
 * @param rules of a game whose only draws are rolls of one die
 */
export function gamesOf(code: string, list: readonly string[], key: string, rules: AnyGame): ListedGame[] {
  const games: ListedGame[] = [];
  let seats: Seat[] = [];
  let salt = '';
  let next: {commit: string; hashes: string[]; nonces: string[]; secret: string} | undefined;
  let state: unknown;
  const free = (): Seat => ({kind: 'open', key: '', hash: ''});
  const secretOf = (round: number): string =>
    createHmac('sha256', Buffer.from(key)).update(`${code} ${salt} ${round}`).digest('hex');

  for (const [at, text] of list.entries()) {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the assertions below say what it is
    const entry = JSON.parse(text) as any;
    const where = `entry ${at} of room ${code}: ${text}`;
    const game = games.at(-1);
    assert.equal(entry.type === 'open', at === 0, where);
    switch (entry.type) {
      case 'open':
        salt = entry.salt;
        assert.equal(entry.commit, hex(secretOf(1)), where);
        seats = Array.from({length: entry.seats}, free);
        break;
      case 'sit': {
        const before = seats.findIndex((seat) => seat.key === entry.key);
        if (before >= 0) seats[before] = free();
        assert.equal(seats[entry.seat]!.key, '', where);
        seats[entry.seat] = {kind: 'person', key: entry.key, hash: entry.hash};
        break;
      }
      case 'leave':
        assert.notEqual(seats[entry.seat]!.key, '', where);
        seats[entry.seat] = games.length > 0 || next ? {...free(), kind: 'person'} : free();
        break;
      case 'start': {
        assert.ok((!game || game.isOver) && !next, where);
        seats = seats.filter(({kind}) => kind !== 'open');
        const secret = secretOf(games.length + 1);
        next = {secret, commit: hex(secret), hashes: seats.map(({hash}) => hash), nonces: seats.map(() => '')};
        for (const seat of seats) seat.hash = '';
        break;
      }
      case 'reveal':
        assert.ok(next?.nonces[entry.seat] === '' && next.hashes[entry.seat] === hex(entry.nonce), where);
        next.nonces[entry.seat] = entry.nonce;
        break;
      case 'begin': {
        assert.ok(next, where);
        const seed = hex([next.secret, ...next.nonces].join(' ')).slice(0, 32);
        games.push({seed, dice: next, moves: [], isOver: false});
        state = rules.setup(entry.dealt, seats.length);
        next = undefined;
        break;
      }
      case 'move': {
        assert.ok(game && !game.isOver, where);
        const isRoll = /^\d+$/.test(entry.move);
        if (isRoll) assert.equal(entry.move, rollOf(game.seed, game.moves.length + 1), where);
        assert.ok(rules.moves(state).includes(isRoll ? 'roll' : entry.move), where);
        const played = rules.play(state, entry.move);
        assert.ok(!isRefusal(played), where);
        state = played.state;
        game.moves.push(entry.move);
        game.isOver = rules.turn(state) === undefined;
        break;
      }
      case 'again':
        assert.ok(game?.isOver && seats[entry.seat]!.key !== '', where);
        seats[entry.seat]!.hash = entry.hash;
        break;
      default:
        assert.ok(['gone', 'back'].includes(entry.type), where);
    }
  }
  return games;
}
