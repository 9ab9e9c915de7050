/** Automatic players, hints and prospects, in a chunk of their own that is loaded on demand. */
import {mapSearch, searchOf, type Search} from '../../core/search.js';
import {OnDemand} from '../../core/on-demand.js';
import type {Fetched} from '../../play/game-types.js';
import {within, prospectsOf, type Prospects, type Questions} from './outlook.js';
import type {Progress} from './rules/beam-search.js';
import {pegCount} from './rules/position.js';
import type {PegState} from './rules/index.js';
import {promisingMove, wayOf, type Way} from './rules/solve.js';
import {usePositions} from './rules/stored.js';
import type {PegHint} from './types.js';

export {showHint} from './view/hint.js';

/** The stored positions of the English board, loaded with the first question about it. */
const positions = new OnDemand(() => import('./rules/positions.js'));

/**
 * Does some work with the stored positions, if the board has as many holes as theirs and they can be loaded.
 * @param timeout milliseconds after which the work starts without them
 */
function withPositions<T>({pegs}: PegState, work: () => T, timeout?: number): Fetched<T> {
  const loaded = pegs.length === 33 ? positions.use((module) => usePositions(module.default)) : undefined;
  if (!loaded) return work();
  const late = timeout && new Promise((resolve) => setTimeout(resolve, timeout));
  return Promise.race(late ? [loaded, late] : [loaded]).then(work);
}

export const searchProspects = (questions: Questions): Fetched<Search<Partial<Prospects>>[]> =>
  withPositions(questions.state, () => prospectsOf(questions));

/** Whether a position can be won, 1, or not, −1; undefined if that takes some seconds to find. */
export const worthOf = (state: PegState): Search<number | undefined> =>
  mapSearch(within(searchOf(wayOf(state))), (way) => (way ? 1 : way === null ? -1 : undefined));

/** Milliseconds after which a hint shows the most promising move, so that it comes within a second. */
const hintTime = 700;
/** Units of work that a hint has in any case, some 50 ms: enough for most beginnings, however busy the device is. */
const leastWork = 50_000;
/** The part of that time in which a hint waits for the stored positions, in milliseconds. */
const loadTime = 300;

/** A search for a solution, and the most promising move in case it is not finished. */
function searchMove(state: PegState): {search: Search<Way>; promising: () => string} {
  const progress: Progress = {pegs: pegCount(state)};
  return {search: searchOf(wayOf(state, progress)), promising: () => promisingMove(state, progress)};
}

/** The move of an automatic player, who follows a solution as long as there is one. */
export const choose = (state: PegState): Search<string> => {
  const {search, promising} = searchMove(state);
  return mapSearch(within(search), (way) => way?.[0] ?? promising());
};

export function hint(state: PegState): Fetched<Search<PegHint>> {
  const end = performance.now() + hintTime;
  return withPositions(state, () => searchHint(state, end), loadTime);
}

function searchHint(state: PegState, end: number): Search<PegHint> {
  const {search, promising} = searchMove(state);
  const inTime = within(search, leastWork, () => performance.now() < end);
  return mapSearch(inTime, (way) => {
    if (way) return {winnable: true, move: way[0]!, way};
    return way === null ? {winnable: false} : {winnable: null, move: promising()};
  });
}
