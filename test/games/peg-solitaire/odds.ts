// How hard a position is: how often random jumps win it.
import type {Position} from '../../../src/games/peg-solitaire/rules/index.js';
import {Keys} from '../../../src/games/peg-solitaire/rules/keys.js';
import {cellsOf, masksOf, wordsOf} from '../../../src/games/peg-solitaire/rules/masks.js';

/**
 * The probability that random jumps leave one peg: that of each position, jump by jump. Undefined for more than `most`
 * positions.
 */
export function oddsOf(start: Position, most: number): number | undefined {
  const masks = masksOf(start);
  const {count, flipA, flipB, pairA, pairB, holeA, holeB} = masks;
  let now = new Keys();
  now.add(...wordsOf(masks, cellsOf(start)));
  let odds = [1];
  let positions = 1;
  for (;;) {
    const next = new Keys();
    const nextOdds: number[] = [];
    for (let i = 0; i < now.size; i++) {
      const [a, b] = [now.a[i]!, now.b[i]!];
      const legal: number[] = [];
      for (let j = 0; j < count; j++) if ((a & flipA[j]!) === pairA[j] && (b & flipB[j]!) === pairB[j]) legal.push(j);
      for (const j of legal) {
        const [toA, toB] = [a ^ flipA[j]!, b ^ flipB[j]!];
        const known = next.find(toA, toB);
        const share = odds[i]! / legal.length;
        if (known >= 0) nextOdds[known]! += share;
        else {
          if (++positions > most) return undefined;
          next.add(toA, toB);
          nextOdds.push(share);
        }
      }
    }
    if (next.size === 0) break;
    [now, odds] = [next, nextOdds];
  }
  const isSingle = (i: number): boolean => holeA.some((word, hole) => word === now.a[i] && holeB[hole] === now.b[i]);
  return odds.reduce((sum, one, i) => sum + (isSingle(i) ? one : 0), 0);
}
