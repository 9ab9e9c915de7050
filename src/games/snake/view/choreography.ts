/** How an end is shown: the snake starts back from what it ran into, or it rains; and a move that is shown once more. */
import type {Stage} from '../../../controllers/presenter.js';
import {celebrate} from '../../../templates/confetti.js';

/** The snake starts back and shivers. */
export async function recoil(stage: Stage, root: ParentNode, [x, y]: readonly [x: number, y: number]): Promise<void> {
  const snake = root.querySelector('.snake');
  const by = (way: number) => `translate(${x * way}px,${y * way}px)`;
  await stage.animate(snake, {transform: ['none', by(26), by(-22), by(10), by(-5), 'none']}, {duration: 420});
  await stage.animate(snake, {opacity: [1, 0.35, 1]}, {duration: 260, easing: 'ease-in-out', iterations: 2});
}

export const win = (stage: Stage, root: ParentNode) => celebrate(stage, root.querySelector('.confetti'));

/** Draws for as long as a tick takes; stands still in a pause. */
export function glide(stage: Stage, interval: number, draw: (part: number) => void, paused: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let last = performance.now();
    let part = 0;
    const frame = (now: number): void => {
      if (stage.cut) return resolve();
      if (!paused()) part += Math.max(0, now - last) / interval;
      last = now;
      draw(Math.min(1, part));
      if (part < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
}
