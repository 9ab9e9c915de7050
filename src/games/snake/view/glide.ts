/** The motion of the snake in a replay. */
import type {Stage} from '../../../controllers/presenter.js';

/** Draws the motion of one tick; stops while the element is paused. */
export function glide(
  stage: Stage,
  interval: number,
  draw: (part: number) => void,
  element: {readonly paused: boolean},
): Promise<void> {
  return new Promise((resolve) => {
    let last = performance.now();
    let part = 0;
    const frame = (now: number): void => {
      if (stage.cut) return resolve();
      if (!element.paused) part += Math.max(0, now - last) / interval;
      last = now;
      draw(Math.min(1, part));
      if (part < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
}
