/**
 * Chance without state: the k-th draw of a game is a function of its seed and k, k being the number of the move (0 is
 * the deal). Undo and reload need no generator's state, and undoing never gives other dice.
 */
import {uniformInt} from 'pure-rand/distribution/uniformInt';
import {xoroshiro128plusFromState} from 'pure-rand/generator/xoroshiro128plus';

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
  const generator = xoroshiro128plusFromState(hash128(`${seed}\u0000${k}`));
  const int = (min: number, max: number): number => uniformInt(generator, min, max);
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
