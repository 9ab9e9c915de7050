/** Four in a row in rooms. */
import {fastDraw} from '../../core/fast-draw.js';
import type {RoomGame} from '../../rooms/state/room-state.js';
import {levels, playerOf, fourInARow as rules, type FourInARowState} from './rules/index.js';

const game: RoomGame = {
  rules,
  choose: (state: FourInARowState, name) =>
    playerOf(levels.find((level) => level === name) ?? 'hard')(state, fastDraw(crypto.randomUUID())),
};
export default game;
