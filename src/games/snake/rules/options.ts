/** Parses the options and deals the first food. */
import {dailyOption, withDaily} from '../../../core/daily.js';
import {badOption} from '../../../core/game.js';
import type {JsonObject} from '../../../core/json.js';
import {onlyOptions, readWordOf, switchOption, wholeOption, wordOption} from '../../../core/options.js';
import type {Draw} from '../../../core/random.js';
import {cellsOf, freeCells, nextCell, snakeOf, type Board, type Snake} from './board.js';
import {drawing, mazeNames, obstaclesOf} from './obstacles.js';

/** A cell as row and column, from 0, as in the interview question "Design Snake Game". */
export type FoodCell = readonly [row: number, column: number];

/** Complete options. */
export type SnakeOptions = {
  readonly width: number;
  readonly height: number;
  readonly length: number;
  readonly startAt: 'corner' | 'centre' | 'quarter';
  readonly walls: boolean;
  readonly obstacles: string;
  readonly level: number;
  readonly bonus: boolean;
  /** Food in the order in which it is served. Dealt options contain at least one that can be served. */
  readonly food: readonly FoodCell[];
  readonly refill: boolean;
  /** The date of a daily game, `2026-01-31`; missing in other games. Its seed is `dailySeed()`. */
  readonly daily?: string;
};

/** The names of all options. */
export const optionNames = [
  'width',
  'height',
  'length',
  'startAt',
  'walls',
  'obstacles',
  'level',
  'bonus',
  'food',
  'refill',
  'daily',
];

/** The mazes of daily games from Monday to Sunday. */
const daily: readonly JsonObject[] = [
  {walls: false},
  {},
  {obstacles: 'pillars', walls: false},
  {obstacles: 'rails', walls: false},
  {obstacles: 'pillars'},
  {obstacles: 'rails'},
  {obstacles: 'rooms'},
];

/**
 * Completes and checks options, given as values or as strings.
 *
 * - `width`, `height`: columns and rows, 4 to 60. Default: the size of drawn `obstacles`, otherwise 16.
 * - `length`: initial length, 1 to `width`; 3 by default.
 * - `startAt`: `centre` (default) puts the head in the middle, or as near to it as obstacles allow with a free cell ahead;
 *   `quarter` does so a quarter of the way in from the left, `corner` puts the tail in the top left cell. Heading right.
 * - `walls`: on by default. Off: the snake enters again on the opposite side.
 * - `obstacles`: `none` (default), `rails`, `pillars`, `rooms`, or rows of `.` and `#` on lines of their own or
 *   separated by `/`.
 * - `level`: 1 (default) to 9: points per food, and the speed of the clock.
 * - `bonus`: off by default. On: every fifth food brings a bonus for 20 ticks.
 * - `food`: up to 4,000 cells [row, column], as text `1,2 0,1`, served in this order; cells that are occupied at their
 *   turn are skipped. Default: none; all food is drawn.
 * - `refill`: on by default: food is drawn after the last given one. Off: the snake wins by eating the last given one.
 * - `daily`: a date such as `2026-01-31`. Its day of the week determines the defaults of walls and obstacles: no walls,
 *   walls, pillars and rails without walls, pillars, rails and rooms with them.
 * @throws {GameError} `bad-option`
 */
export function parseOptions(given: JsonObject): SnakeOptions {
  onlyOptions(given, optionNames);
  const day = dailyOption(given);
  const raw = day === null ? given : withDaily(given, day, daily);
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
    length: wholeOption(raw, 'length', 1, width, 3),
    startAt: wordOption(raw, 'startAt', ['corner', 'centre', 'quarter'], 'centre'),
    walls,
    obstacles: rows ? rows.join('/') : maze === '' ? 'none' : (readWordOf(maze, mazeNames) ?? (maze as string)),
    level: wholeOption(raw, 'level', 1, 9, 1),
    bonus: switchOption(raw, 'bonus', false),
    food: foodOption(raw, width, height),
    refill: switchOption(raw, 'refill', true),
    ...(day !== null && {daily: day}),
  };
  const board = boardOf(options);
  const blocked = new Set(board.obstacles);
  if (cellsOf(startOf(options)).some((cell) => blocked.has(cell))) {
    throw badOption('obstacles', options.obstacles, `${options.length} free cells in a row where the snake starts`);
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
export function startOf(options: SnakeOptions): Snake {
  const {length, startAt} = options;
  const head = startAt === 'corner' ? length - 1 : headNear(options, startAt === 'quarter' ? 4 : 2);
  return snakeOf(Array.from({length}, (_, i) => head - i));
}

/**
 * The cell nearest to that part of the middle row where the head can be, with the snake to its left and a free cell to its right.
 * Without such a cell there may be a wall or an obstacle ahead, and without any the snake is there on obstacles.
 * @param part the part of the width to the left of the head: 2 for a half, 4 for a quarter
 */
function headNear(options: SnakeOptions, part: number): number {
  const {width, height, length} = options;
  const board = boardOf(options);
  const blocked = new Set(board.obstacles).add(-1);
  const [row, column] = [(height - 1) >> 1, Math.floor((width - 1) / part)];
  let best = row * width + Math.max(column, length - 1);
  let least = Infinity;
  for (let head = 0, run = 0; head < width * height; head++) {
    if (head % width === 0) run = 0;
    run = blocked.has(head) ? 0 : run + 1;
    if (run < length) continue;
    const far = (Math.floor(head / width) - row) ** 2 + ((head % width) - column) ** 2;
    const cost = far + (blocked.has(nextCell(board, head, 'R')) ? width ** 2 + height ** 2 : 0);
    if (cost >= least) continue;
    least = cost;
    best = head;
  }
  return best;
}

/** Draws the first food, unless one is given that can be served. */
export function dealFood(options: SnakeOptions, draw: Draw): SnakeOptions {
  if (canServe(options)) return options;
  const cell = draw.pick(freeCells(boardOf(options), startOf(options)));
  const column = cell % options.width;
  return {...options, food: [...options.food, [(cell - column) / options.width, column]]};
}

/** Whether some of the given food is not under the snake. */
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
