/** The winning positions with few pegs, found by playing backwards from the last peg. */
import {Keys} from './keys.js';
import {priceOf, type Masks} from './masks.js';
import type {Work} from './steps.js';

export interface Endings {
  /** All winning positions of up to `few` pegs, and perhaps some with one more. */
  readonly keys: Keys;
  /** Positions with at most this many pegs that are not in `keys` can't be won. */
  readonly few: number;
}

/**
 * @param ends holes in which the last peg may end, from 0
 * @param most approximate maximum number of positions; 200,000 take 4 MB and some dozen milliseconds
 */
export function* findEndings(masks: Masks, ends: readonly number[], most: number): Work<Endings> {
  const {wide, count, holeA, holeB, flipA, flipB, pairA, pairB} = masks;
  const keys = new Keys();
  for (const end of ends) keys.add(holeA[end]!, holeB[end]!);
  let few = 1;
  let work = 0;
  for (let done = 0, level = wide ? 0 : keys.size; done < level;) {
    const a = keys.a[done]!;
    const b = keys.b[done]!;
    for (let j = 0; j < count; j++) {
      const fa = flipA[j]!;
      const fb = flipB[j]!;
      if ((a & fa) !== (fa ^ pairA[j]!) || (b & fb) !== (fb ^ pairB[j]!)) continue;
      keys.add(a ^ fa, b ^ fb);
    }
    work += priceOf(masks, 0);
    if (work >= 32) {
      yield work;
      work = 0;
    }
    if (++done < level) continue;
    few++;
    const growth = keys.size / level;
    if (keys.size * growth < most) level = keys.size;
  }
  return {keys, few};
}
