/** Peg solitaire in rooms. */
import type {RoomGame} from '../../rooms/state/room-state.js';
import {pegSolitaire as rules} from './rules/index.js';

const game: RoomGame = {rules};
export default game;
