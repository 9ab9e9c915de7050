/** A press on the board or the die skips the current animation. */

import type {GameTypes} from '../controllers/game-types.js';
import type {ElementGame} from './element-game.js';

/** Milliseconds between the presses of a series: all of them are meant for the animation that the first has skipped. */
const lock = 600;

/**
 * By then, a press handled by the game has started another move or prevented the default. Further presses of a series do
 * not roll for the next player.
 */
export function skipOnPress<T extends GameTypes>({element: host, model}: ElementGame<T>): void {
  let shown: object | undefined;
  let skipped = -lock;
  const isOn = (event: Event, places: string): boolean => {
    const inside = event.composedPath().slice(0, event.composedPath().indexOf(host));
    return inside.some((at) => at instanceof Element && at.matches(places));
  };
  host.addEventListener(
    'click',
    (event) => {
      shown = model.step;
      const again = event.timeStamp < skipped + lock && model.activity !== 'presenting';
      if (!again || !isOn(event, '.throw, .ready')) return;
      skipped = event.timeStamp;
      event.stopImmediatePropagation();
    },
    {capture: true},
  );
  host.addEventListener('click', (event) => {
    if (event.defaultPrevented || model.step !== shown || !isOn(event, '.table, .throw')) return;
    if (model.activity === 'presenting') skipped = event.timeStamp;
    model.skip();
  });
}
