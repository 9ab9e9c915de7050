/** Nim in rooms. */
import {fastDraw} from '../../core/fast-draw.js';
import {found} from '../../core/search.js';
import type {RoomGame} from '../../rooms/state/room-state.js';
import {chooseMove, levels, nim as rules, type NimState} from './rules/index.js';

const game: RoomGame = {
  rules,
  choose: (state: NimState, name) =>
    found(chooseMove(state, levels.find((level) => level === name) ?? 'medium', fastDraw(crypto.randomUUID()))),
};
export default game;
