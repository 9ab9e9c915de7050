/** Haptics: a short vibration for what happens to a person. Loaded with the first one. */
import type {GameTypes} from '../controllers/game-types.js';
import type {ElementGame} from './element-game.js';

/** Milliseconds. */
const length = 20;

/** Vibrates for the move of a person that is being shown. */
export function vibrateFor<T extends GameTypes>({model: {step, session}, still}: ElementGame<T>): void {
  if (still || !step || session.seats[step.seat]?.kind !== 'person') return;
  // without a press, browsers block it with a warning
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(length);
}
