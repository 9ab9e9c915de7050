// Draws are words of SHA-256 of their seed and move, whatever was drawn before, and fair numbers are made of them. The bounds
// are the chi-square values that a fair die exceeds once in 100,000 tries; seeds are fixed, so these tests always say the same.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {fc, forAll} from '../support/random.js';
import {drawOf} from '../../src/core/random.js';

/** Chi-square of counts that should all be alike. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

/** For 23 and 99 degrees of freedom, at 1e-5. */
const bound = {23: 66.0, 99: 171} as const;

/** `work(0)` to `work(n - 1)`. */
const times = <T>(n: number, work: (i: number) => T): T[] => Array.from({length: n}, (_, i) => work(i));

describe('a draw', () => {
  test('is uniformly distributed', () => {
    const counts = Array<number>(100).fill(0);
    for (let k = 0; k < 50_000; k++) counts[drawOf('faces', k).int(0, 99)]!++;
    assert.ok(chiSquare(counts) < bound[99]);
  });

  test('stays within its bounds', () => {
    forAll(25, [fc.string(), fc.nat(1000), fc.integer(), fc.nat(1_000_000)], (seed, k, min, span) => {
      const n = drawOf(seed, k).int(min, min + span);
      return Number.isInteger(n) && n >= min && n <= min + span;
    });
  });

  test('is the same on every platform and in every version', () => {
    assert.deepEqual(
      times(12, (k) => drawOf('parlour', k).int(1, 6)),
      published.dice,
    );
    assert.deepEqual(drawOf('parlour', 0).shuffle([0, 1, 2, 3, 4, 5, 6, 7]), published.shuffle);
  });
});

/** What every record with a seed relies on: a change of these refuses them all. */
const published = {dice: [2, 4, 4, 2, 1, 5, 1, 6, 5, 2, 5, 3], shuffle: [4, 3, 6, 1, 0, 2, 7, 5]};

test('a shuffle has every order equally often', () => {
  const orders = new Map<string, number>();
  for (let k = 0; k < 24_000; k++) {
    const order = drawOf('orders', k).shuffle(['a', 'b', 'c', 'd']).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  assert.equal(orders.size, 24);
  assert.ok(chiSquare([...orders.values()]) < bound[23]);
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

  test('are the published function of seed and move', () => {
    const long = 'x'.repeat(1000);
    for (const seed of ['', 'parlour', 'ü', '🎲', 'سامي', '\ud83c', '\udfb2\ud83c', long, `${long}y`]) {
      for (const k of [0, 1, 200_000, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1, -1])
        assert.deepEqual(wordsOf(seed, k, 30), expectedWords(seed, k, 30), `${seed.slice(0, 9)}, move ${k}`);
    }
    // lengths on both sides of the ends of blocks
    for (let length = 0; length < 140; length++)
      assert.deepEqual(wordsOf('é'.repeat(length), 1, 1), expectedWords('é'.repeat(length), 1, 1), `${length}`);
    forAll(25, [fc.string({unit: 'binary', maxLength: 300}), fc.maxSafeInteger()], (seed, k) => {
      assert.deepEqual(wordsOf(seed, k, 9), expectedWords(seed, k, 9));
    });
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
});
