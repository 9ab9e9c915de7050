/** The heat map: how often each square is visited. */
import {visits} from './rules/expectation.js';
import type {Rules, SnlState} from './rules/index.js';

const heats = new WeakMap<Rules, readonly number[]>();

/** The expected visits of each square in a game, scaled to a maximum of 1, by square; cached by the rules object. */
export function heatOf({board, rules}: SnlState): readonly number[] {
  let heat = heats.get(rules);
  if (!heat) {
    // omit home and start, which are part of every game and would make all other squares look pale
    const times = visits(board, rules, {limit: 5e7}) ?? [];
    const inner = times.map((time, square) => (square <= 1 || square === times.length - 1 ? 0 : time));
    const most = Math.max(...inner, Number.MIN_VALUE);
    heats.set(rules, (heat = inner.map((time) => time / most)));
  }
  return heat;
}
