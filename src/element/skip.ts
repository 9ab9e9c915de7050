/** A press on the board or the die skips the current animation. */

import {isFrom} from '../input/event-path.js';
import type {GameTypes} from '../play/game-types.js';
import type {GameModel} from '../play/game-model.js';

/** Milliseconds after an animation was skipped by a press on a button, in which further presses are meant for it, too. */
const lock = 600;

/**
 * By then, a press handled by the game has started another move or prevented the default. Further presses of a series do
 * not roll for the next player; they don't prolong the pause either, so that nobody locks themselves out.
 */
export function skipOnPress<T extends GameTypes>(host: HTMLElement, model: GameModel<T>): void {
  let shown: object | undefined;
  let skipped = -lock;
  host.addEventListener(
    'click',
    (event) => {
      shown = model.step;
      const again = event.timeStamp < skipped + lock && model.activity !== 'presenting';
      if (!again || !isFrom(event, '.roll, .ready')) return;
      event.stopImmediatePropagation();
    },
    {capture: true},
  );
  host.addEventListener('click', (event) => {
    if (event.defaultPrevented || model.step !== shown || !isFrom(event, '.table, .roll')) return;
    if (model.activity === 'presenting' && isFrom(event, '.roll, .ready')) skipped = event.timeStamp;
    model.skip();
  });
}
