/** Outcomes of moves: who wins after a move with perfect play, and when. */
import {fourInARow, type FourInARowState} from './game.js';
import {isSolvable, score} from './solver.js';

/** The outcome of a move for the seat that makes it. */
export interface Outcome {
  readonly result: 'win' | 'draw' | 'loss';
  /** Discs that the winner still plays, the winning one included; undefined in a draw, and where only the result is known. */
  readonly discs?: number;
}

export const freeCells = ({cells}: {readonly cells: string}): number => cells.split('.').length - 1;

/** The outcome that a score means in a position with so many free cells. */
export function outcomeOf(score: number, free: number): Outcome {
  if (score === 0) return {result: 'draw'};
  return score > 0
    ? {result: 'win', discs: ((free + 1) >> 1) - score + 1}
    : {result: 'loss', discs: (free >> 1) + score + 1};
}

/** The score of a move for the seat that makes it, as a generator that yields after each unit. */
export function* scoreOfMove(state: FourInARowState, move: string, weak = false): Generator<void, number> {
  const played = fourInARow.play(state, move);
  if (!played.ok) throw new Error(played.message);
  const after = played.state;
  if (!after.winners) return -(yield* score(after, weak));
  return after.winners.length === 0 ? 0 : weak ? 1 : (freeCells(state) + 1) >> 1;
}

/** Work with a limit: undefined if it takes more than so many units. */
export function* within<T>(units: number, work: Generator<number | void, T>): Generator<number, T | undefined> {
  for (let left = units; left > 0;) {
    const next = work.next();
    if (next.done) return next.value;
    const used = next.value ?? 1;
    left -= used;
    yield used;
  }
  return undefined;
}

/** Free cells up to which moves are solved at all, and up to which with the number of discs to the end. */
const solvable = {weakly: 36, exactly: 34} as const;

/** Units of the solver, about 10 seconds, after which an outcome counts as not known. */
const mostUnits = 1_000_000;

/** Scores of the first moves on 7 × 6, as published: the centre wins on disc 41. */
const firstMoves = [-2, -1, 0, 1, 0, -1, -2];

/**
 * The outcome of a move; undefined if it is too difficult to find.
 * @param weak without the number of discs, which is faster
 */
export function* searchOutcome(
  state: FourInARowState,
  move: string,
  weak: boolean,
): Generator<number, Outcome | undefined> {
  const free = freeCells(state);
  const {columns, rows} = state.options;
  if (columns === 7 && rows === 6 && free === 42) return outcomeOf(firstMoves[Number(move) - 1]!, free);
  if (!isSolvable(state.options) || free > (weak ? solvable.weakly : solvable.exactly)) return undefined;
  const score = yield* within(mostUnits, scoreOfMove(state, move, weak));
  if (score === undefined) return undefined;
  const outcome = outcomeOf(score, free);
  return weak ? {result: outcome.result} : outcome;
}

/** The winner of a position with perfect play: 1 the seat to act, −1 the other one, 0 nobody; undefined if it is too difficult. */
export function* searchWorth(state: FourInARowState): Generator<number, number | undefined> {
  if (!isSolvable(state.options) || freeCells(state) > solvable.weakly) return undefined;
  const found = yield* within(mostUnits, score(state, true));
  return found === undefined ? undefined : Math.sign(found);
}
