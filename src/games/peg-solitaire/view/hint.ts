/** The animation of a hint, loaded with the hints themselves. */
import type {Stage} from '../../../controllers/presenter.js';
import {fly, offsetBy, upright} from './choreography.js';
import type {Spot} from './geometry.js';

/** Animates the ghost of a peg along the hinted jump, twice, while the peg leans after it. */
export async function showHint(stage: Stage, root: ParentNode, start: Spot, end: Spot): Promise<void> {
  const peg = root.querySelector('.peg.hint .hop');
  for (let i = 0; i < 2; i++)
    await Promise.all([
      stage.animate(peg, [upright], {duration: 300}),
      fly(stage, root.querySelector('.ghost'), offsetBy(start.x - end.x, start.y - end.y), 74, {
        duration: 640,
        delay: 120,
      }),
    ]);
}
