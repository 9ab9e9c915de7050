/**
 * How a move is shown: the stones that were taken are lifted off, one after the other. The board is rendered as it is after
 * the move; everything here moves it there from what it was, so it can be cut at any time.
 */
import type {Stage} from '../../../../src/controllers/presenter.js';
import type {TakeAwayEffect} from '../rules/index.js';

export async function showMove(
  stage: Stage,
  effects: readonly TakeAwayEffect[],
  {root, sound}: {root: ParentNode; sound: (name: 'place' | 'win') => void},
): Promise<void> {
  for (const effect of effects) {
    if (stage.cut) return;
    if (effect.type === 'taken') {
      sound('place');
      await Promise.all(
        Array.from({length: effect.count}, (_, i) => {
          const stone = root.querySelector(`[data-square="${effect.left + i + 1}"] .stone`);
          const delay = (effect.count - 1 - i) * 80;
          return stage.animate(
            stone,
            {opacity: [1, 0], transform: ['none', 'translate(-6px,-50px) scale(1.15)']},
            {duration: 220, delay},
          );
        }),
      );
    } else {
      sound('win');
    }
  }
}
