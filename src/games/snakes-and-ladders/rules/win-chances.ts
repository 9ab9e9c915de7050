/** Each player's chance to win, from any position. */
import type {Search} from '../../../core/search.js';
import type {BoardInput} from './board.js';
import type {WinChances} from './chances.js';
import {duel} from './duel.js';
import {modelOf, squareOption} from './model.js';
import {race} from './race.js';
import type {Rules} from './rules.js';
import {simulation} from './simulation.js';
import {answer, searchOf, type Answer, type Limit, type Work} from './steps.js';

export type {WinChances} from './chances.js';

/** Units of work that the first step of a search may take, so that common boards need only one. */
const atOnce = 3_000_000;
/** Maximum size of the table for two players who capture each other: enough for boards of up to 400 squares. */
const mostPairs = 500_000;

/**
 * Each player's chance to be home first. Exact, except for very long games, and for `capture` with more than two
 * players, which is simulated: until the error is at most 0.005, or for about four million rolls.
 * @param positions the square of each player
 * @param toRoll the player to roll, from 0 (default)
 * @param extra extra rolls of that player in this turn, with `extraRoll`: 0 (default), 1 or 2
 * @returns undefined if they are not known within `limit`
 */
export function winChances<L extends Limit | undefined = undefined>(
  board: BoardInput,
  rules: Partial<Rules>,
  positions: readonly number[],
  toRoll = 0,
  extra = 0,
  options?: L,
): Answer<WinChances, L> {
  return answer(chancesOf(board, rules, positions, toRoll, extra), options);
}

/**
 * The same as a search. On common boards without captures the first step has the answer. The table of two players who
 * capture each other is cached with the board.
 */
export function searchWinChances(
  board: BoardInput,
  rules: Partial<Rules>,
  positions: readonly number[],
  toRoll = 0,
  extra = 0,
): Search<WinChances> {
  const work = chancesOf(board, rules, positions, toRoll, extra);
  return searchOf(work, modelOf(board, rules).rules.capture ? 0 : atOnce);
}

function chancesOf(
  board: BoardInput,
  rules: Partial<Rules>,
  positions: readonly number[],
  toRoll: number,
  extra: number,
): Work<WinChances> {
  const model = modelOf(board, rules);
  const squares = positions.map((square) => squareOption(model, 'positions', square));
  const done = squares.indexOf(model.squares);
  if (done >= 0) return won(done, squares.length);
  const isDuel = squares.length === 2 && model.squares ** 2 * model.layers <= mostPairs;
  const compute = !model.rules.capture || squares.length === 1 ? race : isDuel ? duel : simulation;
  return compute(model, squares, toRoll, extra);
}

function* won(seat: number, seats: number): Work<WinChances> {
  return {chances: Array.from({length: seats}, (_, i) => +(i === seat)), draw: 0, error: 0, turns: 0};
}
