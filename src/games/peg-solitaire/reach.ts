/** The holes that pegs can jump to, cached by position. */
import {cached} from './rules/cached.js';
import {jumps} from './rules/position.js';
import type {PegState} from './rules/index.js';

/** The holes that each peg can jump to, by the peg's hole, in the order of the legal jumps. */
export type Reach = ReadonlyMap<number, readonly number[]>;

export const reachOf = cached((state: PegState): Reach => {
  const reach = new Map<number, number[]>();
  for (const {from, to} of jumps(state)) {
    const holes = reach.get(from);
    if (holes) holes.push(to);
    else reach.set(from, [to]);
  }
  return reach;
});

/** The holes that the peg of a hole can jump to. */
export function jumpsFrom(state: PegState, hole: number): readonly number[] {
  return reachOf(state).get(hole) ?? [];
}
