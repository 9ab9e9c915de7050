/** Tic-tac-toe in rooms. */
import {fastDraw} from '../../core/fast-draw.js';
import type {RoomGame} from '../../rooms/state/room-state.js';
import {levels, playerOf, ticTacToe as rules, type TicTacToeState} from './rules/index.js';

const game: RoomGame = {
  rules,
  choose: (state: TicTacToeState, name) =>
    playerOf(levels.find((level) => level === name) ?? 'medium')(state, fastDraw(crypto.randomUUID())),
};
export default game;
