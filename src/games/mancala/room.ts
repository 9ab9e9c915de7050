/** Kalah in rooms. */
import {fastDraw} from '../../core/fast-draw.js';
import type {RoomGame} from '../../rooms/state/room-state.js';
import {levels, mancala as rules, playerOf, type MancalaState} from './rules/index.js';

const game: RoomGame = {
  rules,
  choose: (state: MancalaState, name) =>
    playerOf(levels.find((level) => level === name) ?? 'medium')(state, fastDraw(crypto.randomUUID())),
};
export default game;
