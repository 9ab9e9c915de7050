/** Mid-game states, for tests, puzzles and the analysis of positions. */
import {badOption} from '../../../core/game.js';
import {isObject, type JsonObject} from '../../../core/json.js';
import {wholeOption, wordOption} from '../../../core/options.js';
import {directions, freeCells, nextCell, snakeOf, type Direction} from './board.js';
import {snake, type SnakeState} from './game.js';
import {parseOptions} from './options.js';

/** A mid-game position. Cells are numbered row by row from the top left, as in a state. */
export type MidGame = {
  /** The cells of the snake, head first, each next to the previous one. */
  readonly cells: readonly number[];
  /** The cell of the food, which must be free. */
  readonly food: number;
  /** The direction of a snake of one cell, `R` by default. Longer snakes head away from their second cell. */
  readonly direction?: Direction;
  /** Each 0 by default. */
  readonly score?: number;
  readonly eaten?: number;
  /** Ticks since the last food; 0 by default. */
  readonly hunger?: number;
};

/**
 * Makes a mid-game state:
 *
 *     stateFrom({width: 8, height: 8}, {cells: [10, 9, 1], food: 40, score: 2, eaten: 2})
 *
 * `play`, `moves` and the automatic player accept it like any other state. There is no bonus on the board; food in the
 * options is served from the first one.
 * @param options as for `parseOptions`; `length` and `startAt` are ignored
 * @throws {GameError} `bad-option`
 */
export function stateFrom(options: JsonObject, midGame: MidGame): SnakeState {
  if (!isObject(options)) throw badOption('options', options, 'an object');
  const start = snake.setup(parseOptions({...options, length: 1, startAt: null}), 1);
  const {board} = start;
  const {
    cells,
    food,
    direction = null,
    score = null,
    eaten = null,
    hunger = null,
  } = isObject(midGame) ? midGame : ({} as MidGame);
  const count = board.width * board.height;
  const isFree = (cell: unknown): boolean =>
    Number.isInteger(cell) &&
    (cell as number) >= 0 &&
    (cell as number) < count &&
    !board.obstacles.includes(cell as number);
  const wrong = (expected: string): Error => badOption('cells', cells, expected);
  if (
    !Array.isArray(cells) ||
    cells.length === 0 ||
    cells.length >= count ||
    !Array.from<unknown>(cells).every(isFree)
  ) {
    throw wrong(`a list of free cells from 0 to ${count - 1}, head first`);
  }
  const body = [...(cells as readonly number[])];
  if (new Set(body).size < body.length) throw wrong('each cell only once');
  /** The direction from a cell to the previous one in the list. */
  const wayTo = (i: number): Direction | undefined =>
    directions.find((direction) => nextCell(board, body[i]!, direction) === body[i - 1]);
  for (let i = 1; i < body.length; i++) if (!wayTo(i)) throw wrong('each cell next to the one before');
  const snakeNow = snakeOf(body);
  if (!freeCells(board, snakeNow).includes(food)) throw badOption('food', food, 'a free cell');
  const counts = {direction, score, eaten, hunger};
  const whole = (name: string): number => wholeOption(counts, name, 0, Number.MAX_SAFE_INTEGER, 0);
  return {
    ...start,
    ...snakeNow,
    direction: (body.length > 1 && wayTo(1)) || wordOption(counts, 'direction', directions, 'R'),
    food,
    served: 0,
    score: whole('score'),
    eaten: whole('eaten'),
    hunger: whole('hunger'),
  };
}
