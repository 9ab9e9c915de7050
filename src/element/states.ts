/** The custom states of a game's element: `:state(over)` and others. */

import type {GameTypes} from '../controllers/game-types.js';
import type {ElementGame} from './element-game.js';

export function reflectStates<T extends GameTypes>(
  states: CustomStateSet | undefined,
  {model: {session, busy, asking}, element: {paused}, room}: ElementGame<T>,
): void {
  const {result} = session;
  const phase = room.part?.phase;
  const won = (result?.winners.length ?? 0) > 0;
  const now = {over: result !== undefined, won, busy, waiting: asking !== undefined, paused};
  const rooms = {connecting: phase === 'connecting', offline: phase === 'offline'};
  try {
    for (const [name, on] of Object.entries({...now, ...rooms})) states?.[on ? 'add' : 'delete'](name);
  } catch {
    // Chromium before 125 rejects names without dashes, and knows no `:state()`
  }
}
