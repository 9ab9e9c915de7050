/** Games of rooms whose computers have levels. */
import {fastDraw} from '../core/fast-draw.js';
import type {AnyGame} from '../core/game.js';
import type {Draw} from '../core/random.js';
import type {Search} from '../core/search.js';
import type {RoomGame} from './state/room-state.js';

/** A game and its automatic players. `usual` plays where a room names no level, or one that does not exist. */
export const levelGame = <State, Level extends string>(
  rules: AnyGame,
  levels: readonly Level[],
  playerOf: (level: Level) => (state: State, draw: Draw) => Search<string>,
  usual: NoInfer<Level>,
): RoomGame => ({
  rules,
  choose: (state: State, name) =>
    playerOf(levels.find((level) => level === name) ?? usual)(state, fastDraw(crypto.randomUUID())),
});
