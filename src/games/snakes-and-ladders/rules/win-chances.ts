/** Who will win: each player's chance, from any position. */
import {badOption} from '../../../core/game.js';
import type {Search} from '../../../core/search.js';
import type {BoardInput} from './board.js';
import type {WinChances} from './chances.js';
import {duel} from './duel.js';
import {modelOf, squareOption} from './model.js';
import {race} from './race.js';
import type {Rules} from './rules.js';
import {simulation} from './simulation.js';
import {answer, searchOf, type Limit, type Work} from './steps.js';

export type {WinChances} from './chances.js';

/** Units of work that the first step of a search may take, so that usual boards need no other. */
const atOnce = 3_000_000;
/** Most entries of the table of two players who capture each other: boards of up to 400 squares fit. */
const mostPairs = 500_000;

/**
 * Each player's chance to be home first. Exact, but for `capture` with more than two players, which is simulated.
 * @param positions the square of each player
 * @param toThrow the player to throw, from 0 (default)
 * @param extra extra throws that player has had in this turn, with `extraRoll`: 0 (default), 1 or 2
 * @returns undefined where they are not known within `limit`
 */
export function winChances(
  board: BoardInput,
  rules: Partial<Rules>,
  positions: readonly number[],
  toThrow?: number,
  extra?: number,
): WinChances;
export function winChances(
  board: BoardInput,
  rules: Partial<Rules>,
  positions: readonly number[],
  toThrow: number | undefined,
  extra: number | undefined,
  options: Limit,
): WinChances | undefined;
export function winChances(
  board: BoardInput,
  rules: Partial<Rules>,
  positions: readonly number[],
  toThrow = 0,
  extra = 0,
  options: Limit = {},
): WinChances | undefined {
  return answer(chancesOf(board, rules, positions, toThrow, extra), options);
}

/**
 * The same in steps. On usual boards, where no player captures another, the first step has the answer; else it begins a
 * longer computation, whose outcome for two players who capture each other is kept with the board.
 */
export function searchWinChances(
  board: BoardInput,
  rules: Partial<Rules>,
  positions: readonly number[],
  toThrow = 0,
  extra = 0,
): Search<WinChances> {
  const work = chancesOf(board, rules, positions, toThrow, extra);
  return searchOf(work, modelOf(board, rules).rules.capture ? 0 : atOnce);
}

function chancesOf(
  board: BoardInput,
  rules: Partial<Rules>,
  positions: readonly number[],
  toThrow: number,
  extra: number,
): Work<WinChances> {
  const model = modelOf(board, rules);
  if (!Array.isArray(positions) || positions.length < 1)
    throw badOption('positions', positions, 'a list with the square of each player');
  const squares = Array.from(positions, (square) => squareOption(model, 'positions', square));
  if (!Number.isInteger(toThrow) || toThrow < 0 || toThrow >= squares.length) {
    throw badOption('toThrow', toThrow, `a player from 0 to ${squares.length - 1}`);
  }
  if (!Number.isInteger(extra) || extra < 0 || extra >= model.layers)
    throw badOption('extra', extra, `0 to ${model.layers - 1}`);
  const done = squares.indexOf(model.squares);
  if (done >= 0) return won(done, squares.length);
  const isDuel = squares.length === 2 && model.squares ** 2 * model.layers <= mostPairs;
  const reckon = !model.rules.capture || squares.length === 1 ? race : isDuel ? duel : simulation;
  return reckon(model, squares, toThrow, extra);
}

function* won(seat: number, seats: number): Work<WinChances> {
  return {chances: Array.from({length: seats}, (_, i) => +(i === seat)), draw: 0, error: 0, turns: 0};
}
