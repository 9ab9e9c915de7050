/** The custom states of a game's element: `:state(over)` and others. */

import type {GameTypes} from '../play/game-types.js';
import type {GameModel} from '../play/game-model.js';
import type {Places} from '../frame/extension.js';

export function reflectStates<T extends GameTypes>(
  states: CustomStateSet | undefined,
  {session, busy, isAsking}: GameModel<T>,
  paused: boolean,
  places: readonly Places[],
): void {
  const {result} = session;
  const won = (result?.winners.length ?? 0) > 0;
  const now = {over: result !== undefined, won, busy, waiting: isAsking, paused};
  const others = Object.assign({connecting: false, offline: false}, ...places.map(({states}) => states)) as object;
  try {
    for (const [name, on] of Object.entries({...now, ...others})) states?.[on ? 'add' : 'delete'](name);
  } catch {
    // Chromium before 125 rejects names without dashes, and knows no `:state()`
  }
}
