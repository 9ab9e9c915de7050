// Draws are fair, and belong to their seed and move. The bounds are the chi-square values that a fair die exceeds once in
// 100,000 tries; seeds are fixed, so these tests always say the same.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {fc} from '../support/random.js';
import {drawOf} from '../../src/core/random.js';

/** Chi-square of counts that should all be alike. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

/** How often each of `kinds` numbers came. */
function tally(kinds: number, numbers: readonly number[]): number[] {
  const counts = Array<number>(kinds).fill(0);
  for (const n of numbers) counts[n]!++;
  return counts;
}

/** For 5, 23, 35, 9 and 99 degrees of freedom, at 1e-5. */
const bound = {5: 30.9, 9: 39.3, 23: 66.0, 35: 84.6, 99: 171} as const;

/** `work(0)` to `work(n - 1)`. */
const times = <T>(n: number, work: (i: number) => T): T[] => Array.from({length: n}, (_, i) => work(i));

const die = (seed: string, k: number): number => drawOf(seed, k).int(1, 6) - 1;

describe('a die', () => {
  test('is uniformly distributed over the moves of one game', () => {
    for (const seed of ['', '0', 'a', 'parlour', '🎲', 'x'.repeat(200)]) {
      assert.ok(
        chiSquare(
          tally(
            6,
            times(30_000, (k) => die(seed, k)),
          ),
        ) < bound[5],
        seed,
      );
    }
  });

  test('is uniformly distributed over the seeds of one move', () => {
    for (const k of [0, 1, 2, 100, 4096]) {
      assert.ok(
        chiSquare(
          tally(
            6,
            times(30_000, (i) => die(String(i), k)),
          ),
        ) < bound[5],
        `move ${k}`,
      );
      assert.ok(
        chiSquare(
          tally(
            6,
            times(30_000, (i) => die(`game-${i.toString(36)}`, k)),
          ),
        ) < bound[5],
        `move ${k}`,
      );
    }
  });

  test('is independent of the two previous moves', () => {
    for (const back of [1, 2, 3, 4, 10]) {
      const pairs = times(36_000, (k) => die('pairs', k) * 6 + die('pairs', k + back));
      assert.ok(chiSquare(tally(36, pairs)) < bound[35], `${back} moves before`);
    }
  });

  test('is independent between similar seeds', () => {
    const pairs = times(36_000, (i) => die(String(i), 1) * 6 + die(String(i + 1), 1));
    assert.ok(chiSquare(tally(36, pairs)) < bound[35]);
  });

  test('is uniformly distributed when rolled again in the same move', () => {
    const pairs = times(36_000, (k) => {
      const draw = drawOf('twice', k);
      return (draw.int(1, 6) - 1) * 6 + draw.int(1, 6) - 1;
    });
    assert.ok(chiSquare(tally(36, pairs)) < bound[35]);
  });

  test('is uniformly distributed with any number of faces', () => {
    for (const [faces, most] of [
      [10, bound[9]],
      [100, bound[99]],
    ] as const) {
      assert.ok(
        chiSquare(
          tally(
            faces,
            times(50_000, (k) => drawOf('faces', k).int(0, faces - 1)),
          ),
        ) < most,
        `${faces} faces`,
      );
    }
  });
});

describe('a draw', () => {
  test('is the same for the same seed and move', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(200_000), (seed, k) => {
        const draws = [drawOf(seed, k), drawOf(seed, k)];
        const [once, again] = draws.map((draw) => times(3, () => draw.int(0, 2 ** 31)));
        assert.deepEqual(once, again);
      }),
    );
  });

  test('differs between moves and between seeds', () => {
    const firsts = new Set(times(2000, (k) => drawOf('moves', k).int(-(2 ** 31), 2 ** 31 - 1)));
    assert.equal(firsts.size, 2000);
    const ofSeeds = new Set(times(2000, (i) => drawOf(`seed ${i}`, 1).int(-(2 ** 31), 2 ** 31 - 1)));
    assert.equal(ofSeeds.size, 2000);
    // the seed's end is not taken for the number's beginning
    assert.notEqual(drawOf('1', 23).int(0, 2 ** 31), drawOf('12', 3).int(0, 2 ** 31));
  });

  test('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(1000), fc.integer(), fc.nat(1_000_000), (seed, k, min, span) => {
        const n = drawOf(seed, k).int(min, min + span);
        return Number.isInteger(n) && n >= min && n <= min + span;
      }),
    );
  });

  test('is the same on every platform and in every version', () => {
    assert.deepEqual(
      times(12, (k) => die('parlour', k) + 1),
      published.dice,
    );
    assert.deepEqual(drawOf('parlour', 0).shuffle([0, 1, 2, 3, 4, 5, 6, 7]), published.shuffle);
  });
});

/** What every record with a seed relies on: a change of these refuses them all. */
const published = {dice: [2, 4, 4, 2, 1, 5, 1, 6, 5, 2, 5, 3], shuffle: [4, 3, 6, 1, 0, 2, 7, 5]};

describe('a shuffle', () => {
  test('has the same items, and does not mutate the list', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const before = [...items];
        const shuffled = drawOf(seed, 1).shuffle(items);
        assert.deepEqual(items, before);
        assert.deepEqual([...shuffled].sort(), [...items].sort());
      }),
    );
  });

  test('has every order equally often', () => {
    const orders = new Map<string, number>();
    for (let k = 0; k < 24_000; k++) {
      const order = drawOf('orders', k).shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    assert.equal(orders.size, 24);
    assert.ok(chiSquare([...orders.values()]) < bound[23]);
  });

  test('of an empty list is empty; a pick is one of the items', () => {
    assert.deepEqual(drawOf('x', 1).shuffle([]), []);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer(), {minLength: 1}), (seed, items) =>
        items.includes(drawOf(seed, 1).pick(items)),
      ),
    );
  });
});

describe('the words of a draw', () => {
  /** The first words, as drawn. */
  const wordsOf = (seed: string, k: number, count: number): number[] => {
    const draw = drawOf(seed, k);
    return times(count, () => draw.int(0, 2 ** 32 - 1));
  };

  /** The same, as the documentation describes them. */
  function expectedWords(seed: string, k: number, count: number): number[] {
    const digest = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
    const key = digest(`parlour draws ${seed}`);
    return times(count, (i) => {
      const numbers = Buffer.alloc(12);
      numbers.writeBigInt64BE(BigInt(k), 0);
      numbers.writeUInt32BE(i >> 3, 8);
      return digest(Buffer.concat([key, numbers])).readUInt32BE((i % 8) * 4);
    });
  }

  /** The number of ones in the exclusive or of two lists of words. */
  const distance = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, word, i) => sum + ((word ^ b[i]!) >>> 0).toString(2).replace(/[^1]/g, '').length, 0);

  test('are the published function of seed and move', () => {
    const long = 'x'.repeat(1000);
    for (const seed of ['', 'parlour', 'ü', '🎲', 'سامي', '\ud83c', '\udfb2\ud83c', long, `${long}y`]) {
      for (const k of [0, 1, 200_000, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1, -1])
        assert.deepEqual(wordsOf(seed, k, 30), expectedWords(seed, k, 30), `${seed.slice(0, 9)}, move ${k}`);
    }
    // lengths on both sides of the ends of blocks
    for (let length = 0; length < 140; length++)
      assert.deepEqual(wordsOf('é'.repeat(length), 1, 1), expectedWords('é'.repeat(length), 1, 1), `${length}`);
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 300}), fc.maxSafeInteger(), (seed, k) => {
        assert.deepEqual(wordsOf(seed, k, 9), expectedWords(seed, k, 9));
      }),
    );
  });

  test('do not depend on other draws in between', () => {
    const draws = ['a', 'b', 'a'].map((seed, i) => drawOf(seed, i >> 1));
    const words = times(20, () => draws.map((draw) => draw.int(0, 2 ** 32 - 1)));
    ['a', 'b', 'a'].forEach((seed, i) =>
      assert.deepEqual(
        words.map((list) => list[i]),
        expectedWords(seed, i >> 1, 20),
      ),
    );
  });

  test('are not those of the digest of the seed, which may be public', () => {
    const digest = createHash('sha256').update('parlour').digest();
    const numbers = Buffer.alloc(12);
    numbers.writeUInt32BE(1, 4);
    const words = createHash('sha256')
      .update(Buffer.concat([digest, numbers]))
      .digest();
    assert.notEqual(wordsOf('parlour', 1, 1)[0], words.readUInt32BE(0));
  });

  test('change in half of their bits if one bit of the seed changes, or the move', () => {
    // 5 standard deviations of the number of ones among so many bits
    const isHalf = (ones: number, bits: number): boolean => Math.abs(ones - bits / 2) < 2.5 * Math.sqrt(bits);
    const seed = 0x0123456789abcdef0011223344556677n;
    const textOf = (bits: bigint): string => bits.toString(16).padStart(32, '0');
    const words = wordsOf(textOf(seed), 1, 16);
    const ofSeeds = times(128, (bit) => distance(words, wordsOf(textOf(seed ^ (1n << BigInt(bit))), 1, 16)));
    const ofMoves = times(500, (k) => distance(wordsOf('one', k, 16), wordsOf('one', k + 1, 16)));
    for (const ones of [...ofSeeds, ...ofMoves]) assert.ok(isHalf(ones, 512), `${ones} of 512`);
    for (const list of [ofSeeds, ofMoves]) {
      const ones = list.reduce((sum, n) => sum + n, 0);
      assert.ok(isHalf(ones, 512 * list.length), `${ones} of ${512 * list.length}`);
    }
  });

  test('have ones and zeros equally often in each bit', () => {
    const words = times(8000, (k) => wordsOf('bits', k, 1)[0]!);
    for (let bit = 0; bit < 32; bit++) {
      const ones = words.filter((word) => (word >>> bit) & 1).length;
      assert.ok(Math.abs(ones - 4000) < 2.5 * Math.sqrt(8000), `bit ${bit}: ${ones} of 8000`);
    }
  });
});
