/**
 * Chance without state: the k-th draw of a game is a function of its seed and k, k being the number of the move (0 is
 * the deal). Undo and reload need no generator's state, and undoing never gives other dice.
 */

/** The chance of one move: an endless row of numbers, always the same for the same seed and move. */
export interface Draw {
  /** A whole number from `min` to `max`, both included, all alike likely. */
  int(min: number, max: number): number;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly T[]): T;
  /** The items in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** The chance of move number `k` in the game with this seed. */
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

/** How many values a word has. */
const words = 2 ** 32;

/**
 * Words of 32 bits, below 2³², by xoroshiro128+ (D. Blackman and S. Vigna, "Scrambled linear pseudorandom number
 * generators", 2018; public domain). Written here, and `uniform` below, because the package pure-rand, whose numbers
 * they give, weighs 0.6 KiB more in every file: its generators can jump, and can't leave that out.
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

/** Whole numbers below `n`, all alike likely: words that would give some of them once more are drawn again. */
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

/** Four 32-bit words of a text: FNV-1a for the text, MurmurHash3's finalizer to spread it (both public domain). */
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
