/** Four in a row in rooms. */
import {levelGame} from '../../rooms/level-game.js';
import {levels, playerOf, fourInARow} from './rules/index.js';

export default levelGame(fourInARow, levels, playerOf, 'hard');
