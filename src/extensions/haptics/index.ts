/** Haptics: a short vibration for what happens to a person. Loaded with the first one. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';

export interface Haptics {
  vibrate(): void;
}

export const haptics = <T extends GameTypes>(): Extension<T, Haptics> => ({
  name: 'haptics',
  load: () => import('./haptics.js').then(({vibrate}) => ({start: () => ({vibrate})})),
});
