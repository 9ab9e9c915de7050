/** Loads sounds on demand, with the first one. Without the file the games are silent. */
import type {SoundName} from './sounds.js';

export function playSound(name: SoundName, note?: number): void {
  import('./sounds.js').then(({makeSound}) => makeSound(name, note)).catch(() => undefined);
}
