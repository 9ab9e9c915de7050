/** Parses the options. */
import {badOption} from '../../../core/game.js';
import {isObject, type JsonObject} from '../../../core/json.js';
import {onlyOptions, readWordOf, wholeOption} from '../../../core/options.js';
import type {Draw} from '../../../core/random.js';
import {boardFields, named, parseBoard, type Board, boardNames} from './board.js';
import {randomBoard} from './random-board.js';
import {rulesOf, type Rules} from './rules.js';

/** Complete options. Dealt options contain a whole board. */
export type SnlOptions = Rules & {
  /** `random` until the board is drawn. Only then `columns` and `rows` are set. */
  readonly board: Board | 'random';
  readonly columns?: number;
  readonly rows?: number;
  readonly faces: number;
  /** A game that is not over after so many rounds is a draw. */
  readonly maxRounds: number;
};

/** The names of all options: a board or what replaces parts of it, the rules, and a limit. */
export const optionNames = [
  'board',
  ...boardFields.filter((field) => field !== 'name'),
  ...Object.keys(rulesOf()),
  'maxRounds',
];

/**
 * Completes and checks options, given as values or as strings.
 *
 * - `board`: `classic`, `chutes`, `empty`, `random`, or an object for `parseBoard`. Default: `empty` with `snakes` or
 *   `ladders`, `random` with a size other than 10 × 10, otherwise `classic`.
 * - `size`, or `columns` and `rows`: 2 to 20 each, 10 by default.
 * - `snakes`, `ladders`: replace those of the board.
 * - `start`, `overshoot`, `dice`, `faces`, `extraRoll`, `chain`, `capture`: see {@link Rules}. The defaults of `chutes`
 *   are `start` 0 and `overshoot` `stay`.
 * - `maxRounds`: 1 to 100,000. Default: 150, or 1.5 times the number of squares on boards of more than 100.
 * @throws {GameError} `bad-option`
 */
export function parseOptions(raw: JsonObject): SnlOptions {
  onlyOptions(raw, optionNames);
  if (Array.isArray(raw['faces'])) throw badOption('faces', raw['faces'], 'a whole number from 2 to 20');
  const size = side(raw, 'size', 10);
  let columns = side(raw, 'columns', size);
  let rows = side(raw, 'rows', size);
  const own = given(raw['snakes']) || given(raw['ladders']);
  const choice = given(raw['board'])
    ? (readWordOf(raw['board'], boardNames) ?? raw['board'])
    : own
      ? 'empty'
      : columns === 10 && rows === 10
        ? 'classic'
        : 'random';
  const rules = choice === 'chutes' ? rulesOf(raw, 0, 'stay') : rulesOf(raw);
  let board: Board | 'random' = 'random';
  if (choice !== 'random') {
    board = boardOf(raw, choice, {columns, rows}, rules);
    ({columns, rows} = board);
  } else if (own) {
    throw badOption('board', 'random', 'a board that takes snakes and ladders, such as "empty"');
  }
  return {
    board,
    ...(board === 'random' ? {columns, rows} : {}),
    ...(rules as Rules & {faces: number}),
    maxRounds: wholeOption(raw, 'maxRounds', 1, 100_000, Math.max(150, Math.ceil(columns * rows * 1.5))),
  };
}

/** Draws a random board. */
export function dealBoard(options: SnlOptions, draw: Draw): SnlOptions {
  const {board, columns, rows, ...others} = options;
  return board === 'random' ? {board: randomBoard({...others, columns, rows}, draw), ...others} : options;
}

function given(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function side(raw: JsonObject, name: string, standard: number): number {
  return wholeOption(raw, name, 2, 20, standard);
}

/** The chosen board with the given snakes and ladders, in the requested size. */
function boardOf(raw: JsonObject, choice: unknown, asked: {columns: number; rows: number}, rules: Rules): Board {
  const base = isObject(choice) ? (choice as JsonObject) : named(choice);
  onlyOptions(base, boardFields);
  // before the snakes and ladders are read, of which a large board may have very many
  for (const name of ['size', 'columns', 'rows']) side(base, name, 10);
  const sized =
    choice !== 'empty' && (!isObject(choice) || ['size', 'columns', 'rows'].some((name) => given(choice[name])));
  const board = parseBoard(
    {
      ...(sized ? {} : asked),
      ...base,
      ...(given(raw['snakes']) ? {snakes: raw['snakes'], name: 'custom'} : {}),
      ...(given(raw['ladders']) ? {ladders: raw['ladders'], name: 'custom'} : {}),
    },
    rules,
  );
  for (const name of ['columns', 'rows'] as const) {
    const option = given(raw[name]) ? name : 'size';
    if (given(raw[option]) && board[name] !== asked[name]) {
      throw badOption(option, raw[option], `the size of the board, ${board.columns} columns and ${board.rows} rows`);
    }
  }
  return board;
}
