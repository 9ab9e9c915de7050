/**
 * Stateless random numbers: the draw of a move is a function of the seed and the number of the move (0 for the deal).
 * So undo and reload need no generator state, and a move that is undone and made again gets the same dice.
 *
 * The function is a pseudorandom function keyed with the seed: who has seen dice but not the seed can't predict others.
 * The key is the SHA-256 digest of the text `parlour draws ` and the seed, in UTF-8. The words of move k are the digests
 * of key ‖ k ‖ i for i = 0, 1 …, with k in 8 bytes and i in 4, big-endian: a single block, eight words each.
 * The prefix keeps the key secret where the digest of the seed is public, as a commitment to it for example.
 */
import {digestOf, digestOfBlocks} from './sha256.js';

/** The random numbers of one move: an unlimited sequence that depends only on the seed and the number of the move. */
export interface Draw {
  /** A whole number from `min` to `max`, both inclusive, uniformly distributed. */
  int(min: number, max: number): number;
  /** One item of a non-empty list, uniformly distributed. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy of the list. */
  shuffle<T>(items: readonly T[]): T[];
}

/** The random numbers of move number `k` of the game with this seed. */
export function drawOf(seed: string, k: number): Draw {
  const block = blockOf(seed);
  let words: Int32Array;
  let used = 0;
  return drawFrom(() => {
    if (used % 8 === 0) {
      block[8] = Math.floor(k / range);
      block[9] = k;
      block[10] = used / 8;
      words = digestOfBlocks(block);
    }
    return words[used++ % 8]! >>> 0;
  });
}

/** The last seed, and the block of its draws: the moves of a game have the same. */
let lastSeed: string | undefined;
let lastBlock: Int32Array;

/** The padded block of 44 bytes: the key of the seed, with room for the numbers of move and digest. */
function blockOf(seed: string): Int32Array {
  if (seed !== lastSeed) {
    lastBlock = new Int32Array(16);
    lastBlock.set(digestOf(`parlour draws ${seed}`));
    lastBlock[11] = 0x80000000;
    lastBlock[15] = 44 * 8;
    lastSeed = seed;
  }
  return lastBlock;
}

/** The number of values of a word. */
const range = 2 ** 32;

/** Random numbers from words of 32 bits, below 2³². */
export function drawFrom(next: () => number): Draw {
  /** A whole number below `n`. Words that would favour some of the numbers are rejected. */
  const below = (n: number): number => {
    let x: number;
    if (n > range) {
      do x = below(Math.floor(n / range) + 1) * range + below(range);
      while (x >= n);
      return x;
    }
    const most = n > 2 ? Math.floor(range / n) * n : range;
    do x = next();
    while (x >= most);
    return x % n;
  };
  const int = (min: number, max: number): number => below(max - min + 1) + min;
  return {
    int,
    pick: (items) => items[int(0, items.length - 1)]!,
    shuffle(items) {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = int(0, i);
        [result[i], result[j]] = [result[j]!, result[i]!];
      }
      return result;
    },
  };
}
