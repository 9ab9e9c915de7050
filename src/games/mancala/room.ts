/** Kalah in rooms. */
import {levelGame} from '../../rooms/level-game.js';
import {levels, playerOf, mancala} from './rules/index.js';

export default levelGame(mancala, levels, playerOf, 'medium');
