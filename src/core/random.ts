/**
 * Stateless random numbers: the draw of a move is a function of the seed and the number of the move (0 for the deal).
 * So undo and reload need no generator state, and a move that is undone and made again gets the same dice.
 */

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
  const below = uniform(generatorOf(hash128(`${seed}\u0000${k}`)));
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

/** The number of values of a word. */
const words = 2 ** 32;

/**
 * Words of 32 bits, below 2³², by xoroshiro128+ (D. Blackman and S. Vigna, "Scrambled linear pseudorandom number
 * generators", 2018; public domain). This and `uniform` below give the numbers of the package pure-rand, which would add
 * 0.6 KiB to every file, because its jump functions can't be tree-shaken.
 */
function generatorOf([low0, high0, low1, high1]: [number, number, number, number]): () => number {
  return () => {
    const out = high0 + high1;
    const a = high1 ^ high0;
    const b = low1 ^ low0;
    [high0, low0] = [
      (high0 << 24) ^ (low0 >>> 8) ^ a ^ (a << 16),
      (low0 << 24) ^ (high0 >>> 8) ^ b ^ ((b << 16) | (a >>> 16)),
    ];
    high1 = (b << 5) ^ (a >>> 27);
    low1 = (a << 5) ^ (b >>> 27);
    return (out | 0) + words / 2;
  };
}

/** Uniformly distributed whole numbers below `n`: words that would favour some of them are rejected. */
function uniform(next: () => number): (n: number) => number {
  const below = (n: number): number => {
    let x: number;
    if (n > words) {
      do x = below(Math.floor(n / words) + 1) * words + below(words);
      while (x >= n);
      return x;
    }
    const most = n > 2 ? Math.floor(words / n) * n : words;
    do x = next();
    while (x >= most);
    return x % n;
  };
  return below;
}

/** Hashes a string to four 32-bit words: FNV-1a with the finalizer of MurmurHash3 (both public domain). */
function hash128(text: string): [number, number, number, number] {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  const word = (n: number): number => {
    let x = Math.imul(h + Math.imul(n, 0x9e3779b9), 0x85ebca6b) ^ h;
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return (x ^ (x >>> 16)) | 0;
  };
  return [word(1), word(2), word(3), word(4) | 1];
}
