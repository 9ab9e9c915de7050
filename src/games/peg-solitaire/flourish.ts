/** The animation of a solved board: the pegs in the rack hop one after the other. */
import type {Stage} from '../../input/presenter.js';

export const applaud = (stage: Stage, root: ParentNode): Promise<unknown> =>
  Promise.all(
    [...root.querySelectorAll('.taken .lift')].map((peg, i, {length}) =>
      stage.animate(
        peg,
        {transform: ['none', 'translate(-4px,-64px) scale(1.06)', 'none', 'translate(-1px,-14px)', 'none']},
        {duration: 420, delay: (i * 360) / length, easing: 'cubic-bezier(.3,.1,.5,1)'},
      ),
    ),
  );
