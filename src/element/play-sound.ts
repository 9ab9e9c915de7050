/** Sounds come from a file beside, which is fetched with the first one; without it the games are quiet. */
import type {SoundName} from './sounds.js';

export function playSound(name: SoundName, note?: number): void {
  import('./sounds.js').then(({makeSound}) => makeSound(name, note)).catch(() => undefined);
}
