/** A cheap check of states from outside. */
import {stateCheck} from '../../../core/arguments.js';
import {snake, type SnakeState} from './game.js';

/** @throws {GameError} `bad-option` */
export const checkState = stateCheck<SnakeState>(
  snake,
  ({board, head, body}) => body.charCodeAt(body.length - 1) === head && head < board.width * board.height,
);
