/** Sounds: loaded with the first one. Without the file the games are silent. */
import type {GameTypes} from '../../play/game-types.js';
import type {Extension} from '../../frame/extension.js';
import type {SoundName} from '../../frame/game-definition.js';

export interface Sounds {
  /** @param note number of scale steps to transpose up */
  make(name: SoundName, note?: number): void;
}

export const sounds = <T extends GameTypes>(): Extension<T, Sounds> => ({
  name: 'sounds',
  load: () => import('./sounds.js').then(({makeSound}) => ({start: () => ({make: makeSound})})),
});
