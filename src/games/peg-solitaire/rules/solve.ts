/** The questions asked while playing: can it still be won, and how; by which jumps; how few pegs are still possible. */
import {finish, type Search} from '../../../core/search.js';
import {geometryOf} from './board.js';
import {beamSearch, wayOn, type Goal} from './beam-search.js';
import {findEndings} from './endings.js';
import {cellsOf, masksOf, wordsOf} from './masks.js';
import {enough, sumsOf} from './pagodas.js';
import {checkPosition, finishes, jumped, jumps, moveOf, pegCount, type Position} from './position.js';
import {searchOf, usualLimit, type SolveOptions, type Work} from './steps.js';

/** The moves of a way to the last peg; null: there is none (proved); undefined: not known. */
export type Way = readonly string[] | null | undefined;

/** Goals of the boards asked about last, by board and last holes. */
const goals = new Map<string, Goal>();
/** Answers found: the ways from positions, or null. */
const answers = new Map<string, readonly string[] | null>();

/**
 * One way to win from a position.
 * @returns its moves (none for a position that is won), null where there is none, undefined where it is not known within
 * `limit` or within the memory that is kept to (100 MB).
 */
export function solve(position: Position, {limit = usualLimit}: SolveOptions = {}): Way {
  return finish(searchWay(position), limit);
}

/** The same in steps. */
export function searchWay(position: Position): Search<Way> {
  checkPosition(position);
  return searchOf(wayOf(position));
}

export function* wayOf(position: Position): Work<Way> {
  const known = answers.get(keyOf(position));
  if (known) return known;
  const way = known === null ? null : yield* findWay(position);
  if (way !== undefined) remember(position, way);
  return way;
}

function keyOf({shape, lattice, pegs, target}: Position): string {
  return `${pegs} ${target} ${lattice} ${shape}`;
}

/** Keeps an answer; of a way, that for every position on it, and what is lost stays lost after any jump. */
function remember(position: Position, way: readonly string[] | null): void {
  if (answers.size > 5000) answers.clear();
  answers.set(keyOf(position), way);
  if (!way)
    for (const jump of jumps(position)) answers.set(keyOf({...position, pegs: jumped(position.pegs, jump)}), null);
  let {pegs} = position;
  way?.forEach((move, i) => {
    pegs = jumped(
      pegs,
      jumps({...position, pegs}).find((jump) => moveOf(jump) === move)!,
    );
    answers.set(keyOf({...position, pegs}), way.slice(i + 1));
  });
}

function* findWay(position: Position): Work<Way> {
  const ends = finishes(position).map((hole) => hole - 1);
  if (ends.length === 0) return null;
  const goal = yield* goalOf(position, ends);
  const masks = masksOf(position);
  const {few, keys} = goal.endings;
  const cells = cellsOf(position);
  const pegs = pegCount(position);
  const [a, b] = wordsOf(masks, cells);
  const moves = (way: readonly number[]): string[] => way.map((j) => moveOf(masks.board.jumps[j]!));
  if (keys.find(a, b) >= 0) return moves(wayOn(masks, goal.endings, a, b, pegs));
  if (pegs <= few || (goal.pagodas && !enough(sumsOf(goal.pagodas, cells), goal.pagodas, ends))) return null;
  const {way, complete} = yield* beamSearch(masks, cells, goal, 1);
  return way ? moves(way) : complete ? null : undefined;
}

/** What is known of a board and the holes its last peg may end in. */
function* goalOf(position: Position, ends: readonly number[]): Work<Goal> {
  const key = `${ends.join()} ${position.lattice} ${position.shape}`;
  let goal = goals.get(key);
  if (!goal) {
    goal = {ends, endings: yield* findEndings(masksOf(position), ends, 5000)};
    if (goals.size > 3) goals.clear();
    goals.set(key, goal);
  }
  return goal;
}

/** Legal moves by what they leave possible. */
export interface Outlook {
  /** After these the game can still be won. */
  readonly winning: readonly string[];
  /** Of these it is not known. */
  readonly unknown: readonly string[];
}

/**
 * The legal moves after which the game can still be won.
 * @returns undefined where that is not known of each of them; {@link searchOutlook} tells of which it is
 */
export function winningJumps(
  position: Position,
  {limit = usualLimit}: SolveOptions = {},
): readonly string[] | undefined {
  const outlook = finish(searchOutlook(position), limit);
  return outlook?.unknown.length === 0 ? outlook.winning : undefined;
}

/** All legal moves judged, in steps. */
export function searchOutlook(position: Position): Search<Outlook> {
  checkPosition(position);
  return searchOf(outlookOf(position));
}

function* outlookOf(position: Position): Work<Outlook> {
  const winning: string[] = [];
  const unknown: string[] = [];
  for (const jump of jumps(position)) {
    const way = yield* wayOf({...position, pegs: jumped(position.pegs, jump)});
    if (way !== null) (way ? winning : unknown).push(moveOf(jump));
  }
  return {winning, unknown};
}

/** The fewest pegs that can still be reached, wherever they are. */
export interface Fewest {
  readonly pegs: number;
  /** False: fewer may be possible. */
  readonly exact: boolean;
}

/**
 * The fewest pegs that can still be reached, wherever they are.
 * @returns undefined where that is not known; {@link searchFewestPegs} tells the fewest that were found
 */
export function fewestPegs(position: Position, {limit = usualLimit}: SolveOptions = {}): number | undefined {
  const fewest = finish(searchFewestPegs(position), limit);
  return fewest?.exact ? fewest.pegs : undefined;
}

/** The same in steps, and whether it is exact. */
export function searchFewestPegs(position: Position): Search<Fewest> {
  checkPosition(position);
  return searchOf(fewestOf(position));
}

function* fewestOf(position: Position): Work<Fewest> {
  const way = yield* wayOf({...position, target: 0});
  const pegs = pegCount(position);
  if (way) return {pegs: 1, exact: true};
  if (pegs < 2 || geometryOf(position).jumps.length === 0) return {pegs, exact: true};
  const few = yield* beamSearch(masksOf(position), cellsOf(position), undefined, 2);
  return {pegs: few.pegs, exact: way === null && (few.complete || few.pegs === 2)};
}
