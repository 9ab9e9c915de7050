/** The custom states of a game's element: `:state(over)` and others. */

/** The part of the model that determines the states. */
interface Condition {
  readonly session: {readonly result: {readonly winners: readonly number[]} | undefined};
  readonly busy: boolean;
  readonly asking: unknown;
}

export function reflectStates(
  states: CustomStateSet | undefined,
  {session, busy, asking}: Condition,
  paused: boolean,
  room: string | undefined,
): void {
  const {result} = session;
  const won = (result?.winners.length ?? 0) > 0;
  const now = {over: result !== undefined, won, busy, waiting: asking !== undefined, paused};
  const rooms = {connecting: room === 'connecting', offline: room === 'offline'};
  try {
    for (const [name, on] of Object.entries({...now, ...rooms})) states?.[on ? 'add' : 'delete'](name);
  } catch {
    // Chromium before 125 rejects names without dashes, and knows no `:state()`
  }
}
