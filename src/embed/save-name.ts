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
