/** A press on the board or the die skips the current animation; on what takes no focus, it leaves the focus where it is. */
import {isFrom} from '../input/event-path.js';
import type {GameTypes} from '../play/game-types.js';
import type {GameModel} from '../play/game-model.js';

/** The board and the dice. */
const places = '.table, .roll, .pit';

/** Milliseconds after an animation was skipped by a press on a button, in which further presses are meant for it, too. */
const lock = 600;

/**
 * A press during a computer's move ends the motion first, and then acts. During the move of a person it only ends the
 * motion, unless the game has handled it: by then it has started another move or prevented the default. Further presses of
 * a series do not roll for the next player; they don't prolong the pause either, so that nobody locks themselves out.
 */
export function skipOnPress<T extends GameTypes>(host: HTMLElement, model: GameModel<T>): void {
  let shown: object | undefined;
  let skipped = -lock;
  const onPress = (event: MouseEvent | KeyboardEvent): void => {
    if ('key' in event && !/^(Enter| )$/.test(event.key)) return;
    shown = model.step;
    const isHasty = event.timeStamp < skipped + lock;
    if (model.activity !== 'presenting') {
      if (isHasty && event.type === 'click' && isFrom(event, '.roll, .ready')) event.stopImmediatePropagation();
    } else if (!isHasty && model.step?.by === 'auto' && model.mayAct(true) && isFrom(event, places)) model.skip();
  };
  host.addEventListener('mousedown', (event) => {
    // in a frame without the focus, it would not come there
    const isHere = host.shadowRoot?.activeElement && host.ownerDocument.hasFocus();
    if (isHere && isFrom(event, places) && !isFrom(event, 'button, [tabindex]')) event.preventDefault();
  });
  host.addEventListener('click', onPress, {capture: true});
  host.addEventListener('keydown', onPress, {capture: true});
  host.addEventListener('click', (event) => {
    if (event.defaultPrevented || model.step !== shown || !isFrom(event, places)) return;
    if (model.activity === 'presenting' && isFrom(event, '.roll, .ready')) skipped = event.timeStamp;
    model.skip();
  });
}
