// What the models of the dice share: the search of all states, and the room of a duel of two pages.
import {RoomState, firstCommit} from '../../src/rooms/state/room-state.js';
import type {DiceMemory} from '../../src/rooms/state/dice.js';
import type {Entry} from '../../src/rooms/state/entries.js';
import {code, secretOf} from './bed.js';
import {duel} from './duel.js';

/** Everything that can be reached. States with the same key are one. */
export function explore<S>(starts: readonly S[], keyOf: (state: S) => string, next: (state: S) => Iterable<S>): S[] {
  const states = new Map(starts.map((state) => [keyOf(state), state]));
  for (const state of states.values()) {
    for (const each of next(state)) {
      const key = keyOf(each);
      if (!states.has(key)) states.set(key, each);
    }
  }
  return [...states.values()];
}

/** The keys of the two players. */
export const keys = ['anna', 'ben'];

export const opened: Entry = {
  ...{type: 'open', at: 0, game: duel.id, version: 1, options: {}, seats: 2, key: '', salt: ''},
  commit: firstCommit(code, '', secretOf),
};

/** The room of a list. */
export function roomWith([first, ...entries]: readonly Entry[]): RoomState {
  const room = new RoomState(code, {rules: duel}, first!, secretOf);
  for (const entry of entries) room.apply(entry);
  return room;
}

/** A page that has made up a nonce for a game, which it keeps. */
export const withNonce = (memory: DiceMemory, game: number, nonce: string): DiceMemory =>
  memory.parts[game]?.nonce === undefined
    ? {...memory, parts: {...memory.parts, [game]: {...memory.parts[game], nonce}}}
    : memory;
