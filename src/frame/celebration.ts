/** The celebration of an end, loaded when the first game ends. */
import {fastDraw} from '../core/fast-draw.js';
import type {Stage} from '../input/presenter.js';
import type {Point} from '../play/game-types.js';

/** How far a piece of confetti falls by gravity alone, in units of the overlay: the board is 1000 of them. */
const fall = 900;
const steps = 8;

/** Confetti flies from the winning line; where a computer has won, its token nods. @param root of the element */
export function celebrate(stage: Stage, root: ParentNode): Promise<unknown> {
  const confetti = root.querySelector('.confetti');
  return confetti ? fly(stage, confetti, root) : nod(stage, root.querySelector('.card [part~=token]'));
}

/** The centres of the winning line in the overlay; without a line, the middle of the board. */
function origins(confetti: Element, root: ParentNode): readonly Point[] {
  const {left, top, width, height} = confetti.getBoundingClientRect();
  const unit = Math.min(width, height) / 1000;
  const line = [...root.querySelectorAll('.piece[data-marks~=line]')].map((piece): Point => {
    const box = piece.getBoundingClientRect();
    return [(box.left + (box.width - width) / 2 - left) / unit, (box.top + (box.height - height) / 2 - top) / unit];
  });
  return line.length > 0 ? line : [[0, 0]];
}

function fly(stage: Stage, confetti: Element, root: ParentNode): Promise<unknown> {
  const from = origins(confetti, root);
  const draw = fastDraw('confetti');
  return Promise.all(
    [...confetti.children].map((piece, i) => {
      const [x, y] = from[i % from.length]!;
      const [across, up, turn, size] = [
        draw.int(-450, 450),
        draw.int(150, 900),
        draw.int(-400, 400),
        draw.int(60, 140) / 100,
      ];
      const at = (_: unknown, step: number): Keyframe => {
        const t = step / steps;
        return {
          transform: `translate(${x + across * t}px,${y - up * t + fall * t * t}px) rotate(${turn * t}deg) scale(${size})`,
          opacity: Math.min(1, 4 * (1 - t)),
        };
      };
      return stage.animate(piece, Array.from({length: steps + 1}, at), {
        duration: draw.int(1000, 1400),
        easing: 'linear',
      });
    }),
  );
}

const nod = (stage: Stage, token: Element | null): Promise<void> =>
  stage.animate(
    token,
    {transform: ['none', 'rotate(14deg) translateY(4px)', 'none', 'rotate(14deg) translateY(4px)', 'none']},
    {duration: 700},
  );
