/** What a page can set, made complete and checked; and the first food. */
import {badOption} from '../../../core/game.js';
import type {JsonObject} from '../../../core/json.js';
import {onlyOptions, switchOption, wholeOption, wordOption} from '../../../core/options.js';
import type {Draw} from '../../../core/random.js';
import {cellsOf, freeCells, snakeOf, type Board, type Snake} from './board.js';
import {drawing, obstaclesOf} from './obstacles.js';

/** A cell as in the well-known interview design: its row and its column, from 0. */
export type FoodCell = readonly [row: number, column: number];

/** Complete options. */
export type SnakeOptions = {
  readonly width: number;
  readonly height: number;
  readonly length: number;
  readonly startAt: 'corner' | 'centre';
  readonly walls: boolean;
  readonly obstacles: string;
  readonly level: number;
  readonly bonus: boolean;
  /** Food in the order in which it is served. Dealt options have at least one that can be. */
  readonly food: readonly FoodCell[];
  readonly refill: boolean;
};

const names = ['width', 'height', 'length', 'startAt', 'walls', 'obstacles', 'level', 'bonus', 'food', 'refill'];

/**
 * Complete options from some of them, as values or as texts.
 *
 * - `width`, `height`: columns and rows, 4 to 60; by default the size of the drawn `obstacles`, else 16.
 * - `length`: of the snake at first, 1 (default) to `width`.
 * - `startAt`: `corner` (default) has the tail in the top left cell, `centre` the head in the middle; heading right.
 * - `walls`: on by default; off, the snake comes in again on the other side.
 * - `obstacles`: `none` (default), `rails`, `pillars`, `rooms`, or rows of `.` and `#` separated by lines or `/`.
 * - `level`: 1 (default) to 9: points for a food, and how fast the clock goes.
 * - `bonus`: off by default; on, every fifth food brings a bonus for 20 ticks.
 * - `food`: up to 4,000 cells [row, column], as text `1,2 0,1`, served in this order; a cell that is taken when its turn
 *   comes is passed over. None by default: all food is drawn.
 * - `refill`: on by default: after the last given food it is drawn. Off, the snake that has eaten the last one has won.
 * @throws {GameError} `bad-option`
 */
export function parseOptions(raw: JsonObject): SnakeOptions {
  onlyOptions(raw, names);
  const maze = Object.hasOwn(raw, 'obstacles') ? (raw['obstacles'] ?? '') : '';
  const rows = drawing(maze);
  const side = (name: string, drawn: number | undefined): number =>
    wholeOption(raw, name, 4, 60, drawn === undefined || drawn < 4 || drawn > 60 ? 16 : drawn);
  const width = side('width', rows?.[0]!.length);
  const height = side('height', rows?.length);
  const walls = switchOption(raw, 'walls', true);
  const options: SnakeOptions = {
    width,
    height,
    length: wholeOption(raw, 'length', 1, width, 1),
    startAt: wordOption(raw, 'startAt', ['corner', 'centre'], 'corner'),
    walls,
    obstacles: rows ? rows.join('/') : maze === '' ? 'none' : (maze as string),
    level: wholeOption(raw, 'level', 1, 9, 1),
    bonus: switchOption(raw, 'bonus', false),
    food: foodOption(raw, width, height),
    refill: switchOption(raw, 'refill', true),
  };
  const board = boardOf(options);
  const blocked = new Set(board.obstacles);
  if (cellsOf(startOf(options)).some((cell) => blocked.has(cell))) {
    throw badOption('obstacles', options.obstacles, 'no obstacle on the cells where the snake starts');
  }
  const onObstacle = options.food.find(([row, column]) => blocked.has(row * width + column));
  if (onObstacle) throw badOption('food', onObstacle.join(), 'a cell without an obstacle');
  if (!options.refill && !canServe(options)) throw badOption('refill', false, 'on, or food outside the snake');
  return options;
}

export function boardOf({width, height, walls, obstacles}: SnakeOptions): Board {
  const size = {width, height, wrap: !walls};
  return {...size, obstacles: obstaclesOf(obstacles, size)};
}

/** The snake before its first move. */
export function startOf({width, height, length, startAt}: SnakeOptions): Snake {
  const middle = ((height - 1) >> 1) * width + Math.max((width - 1) >> 1, length - 1);
  const head = startAt === 'corner' ? length - 1 : middle;
  return snakeOf(Array.from({length}, (_, i) => head - i));
}

/** Draws the first food where none is given that could be served. */
export function dealFood(options: SnakeOptions, draw: Draw): SnakeOptions {
  if (canServe(options)) return options;
  const cell = draw.pick(freeCells(boardOf(options), startOf(options)));
  const column = cell % options.width;
  return {...options, food: [...options.food, [(cell - column) / options.width, column]]};
}

/** Whether some given food does not lie under the snake. */
function canServe(options: SnakeOptions): boolean {
  const under = new Set(cellsOf(startOf(options)));
  return options.food.some(([row, column]) => !under.has(row * options.width + column));
}

function foodOption(raw: JsonObject, width: number, height: number): readonly FoodCell[] {
  const value: unknown = Object.hasOwn(raw, 'food') ? raw['food'] : undefined;
  if (value === undefined || value === null || value === '') return [];
  const text = typeof value === 'string' && value.length < 40_000 && /^\s*\d+,\d+(\s+\d+,\d+)*\s*$/.test(value);
  const list: unknown = text
    ? value
        .trim()
        .split(/\s+/)
        .map((cell) => cell.split(',').map(Number))
    : value;
  const wrong = (): Error =>
    badOption('food', value, `at most 4000 cells [row, column], from [0, 0] to [${height - 1}, ${width - 1}]`);
  if (!Array.isArray(list) || list.length > 4000) throw wrong();
  return Array.from(list as unknown[], (cell) => {
    if (!Array.isArray(cell) || cell.length !== 2) throw wrong();
    const [row, column] = cell as [unknown, unknown];
    if (!isIndex(row, height) || !isIndex(column, width)) throw wrong();
    return [row + 0, column + 0] as const;
  });
}

function isIndex(value: unknown, size: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < size;
}
