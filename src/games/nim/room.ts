/** Nim in rooms. */
import {found} from '../../core/search.js';
import {levelGame} from '../../rooms/level-game.js';
import {chooseMove, levels, nim, type NimState} from './rules/index.js';

const playerOf = (level: (typeof levels)[number]) => (state: NimState, draw: Parameters<typeof chooseMove>[2]) =>
  found(chooseMove(state, level, draw));

export default levelGame(nim, levels, playerOf, 'medium');
