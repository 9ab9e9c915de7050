/**
 * Fast random numbers where nobody plays: simulated games, searches, hashing. Whoever sees some of them can compute the
 * rest, so nothing that is dealt or rolled in a game comes from here; that is what {@link drawOf} is for.
 */
import {fnv1a} from './fnv.js';
import {drawFrom, type Draw} from './random.js';

/** An endless draw; the same name gives the same numbers. */
export function fastDraw(name: string): Draw {
  return drawFrom(generatorOf(hash128(name)));
}

/**
 * Words of 32 bits, below 2³², by xoroshiro128+ (D. Blackman and S. Vigna, "Scrambled linear pseudorandom number
 * generators", 2018; public domain). Gives the numbers of the package pure-rand, which would add 0.6 KiB to a file,
 * because its jump functions can't be tree-shaken.
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
    return (out | 0) + 2 ** 31;
  };
}

/** Hashes a string to four 32-bit words: FNV-1a with the finalizer of MurmurHash3 (both public domain). */
function hash128(text: string): [number, number, number, number] {
  const h = fnv1a(text);
  const word = (n: number): number => {
    let x = Math.imul(h + Math.imul(n, 0x9e3779b9), 0x85ebca6b) ^ h;
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return (x ^ (x >>> 16)) | 0;
  };
  return [word(1), word(2), word(3), word(4) | 1];
}
