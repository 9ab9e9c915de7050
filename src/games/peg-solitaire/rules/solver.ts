/**
 * The solver for pages, servers and tools that use the rules alone: with the stored positions of the English board, which
 * elements load on demand.
 */
import {finish, searchOf, type Search} from '../../../core/search.js';
import type {Position} from './position.js';
import positions from './positions.js';
import {fewestOf, outlookOf, wayOf, type Fewest, type Outlook, type Way} from './solve.js';
import {usualLimit, type SolveOptions, type Work} from './steps.js';
import {usePositions} from './stored.js';

/** A search that may use the stored positions. */
export function searchStored<T>(work: Work<T>): Search<T> {
  usePositions(positions);
  return searchOf(work);
}

/**
 * A solution of a position.
 * @returns its moves (none if the position is won already), null if there is none, undefined if it is not known within
 * `limit` or the memory limit (100 MB)
 */
export function solve(position: Position, options: SolveOptions = {}): Way {
  return finish(searchWay(position), options.limit ?? usualLimit);
}

/** The same as a search. */
export function searchWay(position: Position): Search<Way> {
  return searchStored(wayOf(position));
}

/**
 * The legal moves after which the game can still be won.
 * @returns undefined if it is not known for all of them; see {@link searchOutlook}
 */
export function winningJumps(position: Position, options: SolveOptions = {}): readonly string[] | undefined {
  const outlook = finish(searchOutlook(position), options.limit ?? usualLimit);
  return outlook?.unknown.length === 0 ? outlook.winning : undefined;
}

/** Judges all legal moves, as a search. */
export function searchOutlook(position: Position): Search<Outlook> {
  return searchStored(outlookOf(position));
}

/**
 * The fewest pegs that can still be reached, wherever they are.
 * @returns undefined if that is not known; {@link searchFewestPegs} has the fewest found
 */
export function fewestPegs(position: Position, options: SolveOptions = {}): number | undefined {
  const fewest = finish(searchFewestPegs(position), options.limit ?? usualLimit);
  return fewest?.exact ? fewest.pegs : undefined;
}

/** The same as a search, with whether it is exact. */
export function searchFewestPegs(position: Position): Search<Fewest> {
  return searchStored(fewestOf(position));
}
