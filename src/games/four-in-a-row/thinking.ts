/** Automatic players, the solver and its book, loaded on demand. */
import {mapSearch, searchOf, type Search} from '../../core/search.js';
import {fourInARow as rules, type FourInARowState} from './rules/index.js';
import {searchOutcome, searchWorth, type Outcome} from './rules/outcomes.js';

export {playerOf} from './rules/players.js';

/** Known outcomes of moves, by move. */
export type Outcomes = {readonly [move: string]: Outcome};

/** The outcome of each move: first whether it wins, draws or loses, then when. */
export function searchOutcomes(state: FourInARowState): readonly Search<Outcomes>[] {
  return [true, false].flatMap((weak) =>
    rules
      .moves(state)
      .map((move) =>
        mapSearch(searchOf(searchOutcome(state, move, weak)), (outcome) => (outcome ? {[move]: outcome} : {})),
      ),
  );
}

export const worthOf = (state: FourInARowState): Search<number | undefined> => searchOf(searchWorth(state));
