/**
 * Exported functions that check their arguments before they call those of the same name that the game itself uses,
 * which are smaller and faster.
 */
import {check, checkedGame, objectArgument, wholeArgument} from '../../../core/arguments.js';
import type {Game} from '../../../core/game.js';
import {
  cellsOf as cells,
  directions,
  nextCell as next,
  snakeOf as made,
  type Board,
  type Direction,
  type Snake,
} from './board.js';
import {checkState} from './check-state.js';
import {snake as game, type SnakeEffect, type SnakeState} from './game.js';
import type {SnakeOptions} from './options.js';

/** The largest number of a cell: that of a board of 60 × 60. */
const last = 3599;

/**
 * Snake, for one seat. `tick` goes one cell ahead; `U`, `R`, `D` or `L` turns and goes one cell. A snake of two or more
 * cells cannot reverse. A move that eats is settled by the position of the next food, and of a bonus if one is due:
 * `tick +12`, `L +12 *40`. Other moves need no settling.
 */
export const snake: Game<SnakeOptions, SnakeState, SnakeEffect> = checkedGame(game, checkState);

/** The next cell in a direction; -1 at a wall. @throws {GameError} `bad-option` */
export function nextCell(board: Board, cell: number, direction: Direction): number {
  const {width, height, wrap} = objectArgument('board', board, 'the board of a state');
  const count = wholeArgument('width', width, 1, last) * wholeArgument('height', height, 1, last);
  check(typeof wrap === 'boolean', 'wrap', wrap, 'true or false');
  check(directions.includes(direction), 'direction', direction, `one of ${directions.join(', ')}`);
  return next(board, wholeArgument('cell', cell, 0, count - 1), direction);
}

/** The cells of a snake from head to tail. @throws {GameError} `bad-option` */
export function cellsOf(snake: Snake): number[] {
  const {body} = objectArgument('snake', snake, 'a snake, as in a state');
  check(typeof body === 'string' && body.length <= last + 1, 'body', body, 'one character for each cell');
  return cells(snake);
}

/** Makes a snake from its cells, head first. @throws {GameError} `bad-option` */
export function snakeOf(cells: readonly number[]): Snake {
  const isRight = Array.isArray(cells) && cells.length > 0 && cells.length <= last + 1;
  check(isRight, 'cells', cells, `a list of 1 to ${last + 1} cells, head first`);
  return made(Array.from(cells, (cell) => wholeArgument('cells', cell, 0, last)));
}
