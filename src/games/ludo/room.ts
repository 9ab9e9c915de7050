/** Ludo in rooms. */
import type {RoomGame} from '../../rooms/state/room-state.js';
import {chooseMove as choose, ludo as rules, optionsFor} from './rules/index.js';

const game: RoomGame = {rules, choose, optionsFor};
export default game;
