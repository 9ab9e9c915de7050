/** The heat map as tints of the squares. In the file beside. */
import type {TemplateResult} from 'lit';
import {heatOf} from '../heat.js';
import type {SnlState} from '../rules/index.js';
import type {Tag} from './figures.js';
import {centre, type BoardPicture} from './geometry.js';

/** `svg` is that of the game. */
export function heatTemplate(svg: Tag, state: SnlState, picture: BoardPicture): TemplateResult {
  return svg`<g class="heat" part="heat">${heatOf(state)
    .slice(1)
    .map((value, i) => {
      const [x, y] = centre(i + 1, picture);
      return svg`<rect x=${x - 50} y=${y - 50} width="100" height="100" opacity=${value} />`;
    })}</g>`;
}
