/** The name under which the embed page saves a game if its URL has `autosave` without a value. */
import {writeAddress, type Address} from './address.js';

/** Settings of the appearance, which do not change the game. */
const looks = ['lang', 'sound', 'haptics', 'speed', 'link'];

/**
 * The URL without appearance: games with different settings are saved separately, although their pages share a path.
 */
export const saveNameOf = (address: Address): string =>
  writeAddress({
    game: address.game,
    settings: new Map([...address.settings].filter(([name]) => !looks.includes(name))),
    theme: new Map(),
  });
