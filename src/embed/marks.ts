/** Small drawings of the games, 48 × 48 px, for lists of games. */
import {ground, type Shape} from './listing.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The drawing of a game's mark. */
export function drawing(mark: readonly Shape[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const shapes: readonly Shape[] = [['rect', {width: 48, height: 48, rx: 11, fill: ground}], ...mark];
  for (const [name, value] of Object.entries({viewBox: '0 0 48 48', width: 48, height: 48, 'aria-hidden': 'true'}))
    svg.setAttribute(name, `${value}`);
  for (const [tag, attributes] of shapes) {
    const shape = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, `${value}`);
    svg.append(shape);
  }
  return svg;
}
