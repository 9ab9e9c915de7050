/** The heat map: how often each square is visited, as tints of the squares. Part of the chunk thinking.ts. */
import type {TemplateResult} from 'lit';
import {visits} from '../rules/expectation.js';
import type {Rules, SnlState} from '../rules/index.js';
import type {Tag} from './figures.js';
import {centre, type BoardLayout} from './geometry.js';

const heats = new WeakMap<Rules, readonly number[]>();

/** The expected visits of each square in a game, scaled to a maximum of 1, by square; cached by the rules object. */
function heatOf({board, rules}: SnlState): readonly number[] {
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

/** @param svg the function of Lit, which this chunk does not contain */
export function heatTemplate(svg: Tag, state: SnlState, layout: BoardLayout): TemplateResult {
  return svg`<g class="heat" part="heat">${heatOf(state)
    .slice(1)
    .map((value, i) => {
      const {x, y} = centre(i + 1, layout);
      return svg`<rect x=${x - 50} y=${y - 50} width="100" height="100" opacity=${value} />`;
    })}</g>`;
}
