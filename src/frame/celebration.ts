/** The celebration of an end, loaded when the first game ends. */
import {fastDraw} from '../core/fast-draw.js';
import type {Stage} from '../input/presenter.js';
import type {Point} from '../play/game-types.js';

/** How far a piece of confetti falls by gravity alone, in units of the overlay: the board is 1000 of them. */
const fall = 900;
const steps = 8;

/**
 * The pieces of the winning line hop one after the other, and confetti flies from them; where a computer has won, its token
 * nods on the card. @param root of the element
 */
export function celebrate(stage: Stage, root: ParentNode): Promise<unknown> {
  const confetti = root.querySelector('.confetti');
  const hops = lineIn(root).map((piece, i) =>
    stage.animate(
      piece.firstElementChild,
      {transform: ['none', 'translateY(-14px)', 'none']},
      {duration: 260, delay: 60 * i},
    ),
  );
  return Promise.all([...hops, confetti ? fly(stage, confetti, root) : nod(stage, root)]);
}

const lineIn = (root: ParentNode): Element[] => [...root.querySelectorAll('.piece[data-marks~=line]')];

/** The centres of the winning line in the overlay, or where else the win came; without either, the middle of the board. */
function origins(confetti: Element, root: ParentNode): readonly Point[] {
  const {left, top, width, height} = confetti.getBoundingClientRect();
  const unit = Math.min(width, height) / 1000;
  const line = [...lineIn(root), ...root.querySelectorAll('[data-ground][data-marks~=origin]')].map((piece): Point => {
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

async function nod(stage: Stage, root: ParentNode): Promise<void> {
  // the card comes first
  await stage.wait(600);
  await stage.animate(
    root.querySelector('.card [part~=token]'),
    {transform: ['none', 'rotate(14deg) translateY(4px)', 'none', 'rotate(14deg) translateY(4px)', 'none']},
    {duration: 700},
  );
}
