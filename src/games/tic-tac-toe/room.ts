/** Tic-tac-toe in rooms. */
import {levelGame} from '../../rooms/level-game.js';
import {levels, playerOf, ticTacToe} from './rules/index.js';

export default levelGame(ticTacToe, levels, playerOf, 'medium');
