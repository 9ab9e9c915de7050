/** The name under which the embed page saves a game if its URL has `autosave` without a value. */
import {writeAddress, type Address} from './address.js';

/** Settings that change how a game looks and sounds, but not the game. */
const looks = ['lang', 'sound', 'speed'];

/** The URL without language and appearance: games with different settings are saved separately, though they share a path. */
export const saveNameOf = (address: Address): string =>
  writeAddress({
    game: address.game,
    settings: new Map([...address.settings].filter(([name]) => !looks.includes(name))),
    theme: new Map(),
  });

/**
 * Moves what earlier versions saved under the whole URL: the first URL that is opened takes its game and statistics
 * along. What is saved already stays.
 */
export function moveSaved(address: Address): void {
  const [old, name] = [writeAddress({...address, title: undefined}), saveNameOf(address)];
  if (old === name) return;
  try {
    for (const key of Object.keys(localStorage)) {
      // parlour:<game>:<part>:<name>
      const prefix = /^parlour:[^:]+:[^:]+:/.exec(key)?.[0];
      if (prefix === undefined || key !== prefix + old) continue;
      if (localStorage.getItem(prefix + name) !== null) continue;
      const text = localStorage.getItem(key)!;
      // there may not be space for both; the shorter name needs no more than the old one
      localStorage.removeItem(key);
      localStorage.setItem(prefix + name, text);
    }
  } catch {
    // not allowed here
  }
}
