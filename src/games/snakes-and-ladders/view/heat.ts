/** The heat map as tints of the squares. Part of the chunk thinking.ts. */
import type {TemplateResult} from 'lit';
import {heatOf} from '../heat.js';
import type {SnlState} from '../rules/index.js';
import type {Tag} from './figures.js';
import {centre, type BoardLayout} from './geometry.js';

/** @param svg the function of Lit, which this chunk does not contain */
export function heatTemplate(svg: Tag, state: SnlState, layout: BoardLayout): TemplateResult {
  return svg`<g class="heat" part="heat">${heatOf(state)
    .slice(1)
    .map((value, i) => {
      const {x, y} = centre(i + 1, layout);
      return svg`<rect x=${x - 50} y=${y - 50} width="100" height="100" opacity=${value} />`;
    })}</g>`;
}
