/** Queries during a game: can it still be won and how, by which jumps, and how few pegs are still possible. */
import {geometryOf, type Jump} from './board.js';
import {beamSearch, wayOn, type Goal, type Progress} from './beam-search.js';
import {searchEnd} from './end-search.js';
import {findEndings} from './endings.js';
import {cellsOf, masksOf, wordsOf, type Masks} from './masks.js';
import {enough, sumsOf} from './pagodas.js';
import {finishes, jumped, jumps, moveOf, pegCount, type Position} from './position.js';
import {isStored, storedNow, storedOf} from './stored.js';
import type {Work} from './steps.js';

/** The moves to the last peg; null if there are none (proved); undefined if unknown. */
export type Way = readonly string[] | null | undefined;

/** Goals of the last boards, by board and last holes. */
const goals = new Map<string, Goal>();
/** Cached answers: solutions of positions, or null. */
const answers = new Map<string, readonly string[] | null>();

/** A solution of a position. */
export function* wayOf(position: Position, progress?: Progress): Work<Way> {
  const ends = finishes(position).map((hole) => hole - 1);
  if (ends.length === 0) return null;
  const known = answers.get(keyOf(position));
  if (known) return known;
  const way = known === null ? null : yield* findWay(position, ends, progress);
  return way === undefined ? undefined : yield* remember(position, way);
}

function keyOf({shape, lattice, pegs, target}: Position): string {
  return `${pegs} ${target} ${lattice} ${shape}`;
}

/** Caches and returns an answer: a solution for every position on it; a loss also for all positions after it. */
function* remember(position: Position, way: readonly Jump[] | null): Work<Way> {
  if (answers.size > 5000) answers.clear();
  const moves = way && way.map(moveOf);
  answers.set(keyOf(position), moves);
  let work = 0;
  let now = position;
  for (const [i, jump] of (way ?? jumps(position)).entries()) {
    const next = {...now, pegs: jumped(now.pegs, jump)};
    answers.set(keyOf(next), moves && moves.slice(i + 1));
    if (moves) now = next;
    work += priceOfHoles(position);
    if (work >= 32) {
      yield work;
      work = 0;
    }
  }
  return moves;
}

/** Units of work of looking at all holes. */
function priceOfHoles({pegs}: Position): number {
  return 1 + (pegs.length >> 4);
}

function* findWay(
  position: Position,
  ends: readonly number[],
  progress?: Progress,
): Work<readonly Jump[] | null | undefined> {
  const masks = masksOf(position);
  const cells = cellsOf(position);
  const pegs = pegCount(position);
  const [a, b] = wordsOf(masks, cells);
  const jumpsOf = (way: readonly number[]): Jump[] => way.map((j) => masks.board.jumps[j]!);
  const goal = yield* goalOf(position, ends);
  const {few, keys} = goal.endings;
  if (keys.has(a, b)) return jumpsOf(wayOn(masks, keys, a, b, pegs));
  if (pegs <= few || (goal.pagodas && !enough(sumsOf(goal.pagodas, cells), goal.pagodas, ends))) return null;
  if (isStored(position, ends)) {
    // unpacking takes longer than a narrow search, which often finds a solution
    const narrow = storedNow() ? undefined : yield* beamSearch(masks, cells, goal, 1, progress, 0, 1);
    const way = narrow?.way ?? (yield* (yield* storedOf(masks)).solve(a, b, pegs));
    if (way !== undefined) return way && jumpsOf(way);
  }
  const narrow = yield* beamSearch(masks, cells, goal, 1, progress, 0, 2);
  if (narrow.way || narrow.complete) return narrow.way ? jumpsOf(narrow.way) : null;
  const exact = masks.wide || ends.length > mostEnds ? undefined : yield* searchEnds(masks, cells, goal);
  if (exact !== undefined) return exact && jumpsOf(exact);
  const {way, complete} = yield* beamSearch(masks, cells, goal, 1, progress, 2);
  return way ? jumpsOf(way) : complete ? null : undefined;
}

/** Maximum number of holes in which the last peg may end, for searches hole by hole. */
const mostEnds = 8;
/** Maximum number of positions in successive passes of such a search. */
const rooms = [0, 1 << 16, 1 << 20];

/** Searches hole by hole for games that end there. */
function* searchEnds(
  masks: Masks,
  cells: Uint8Array,
  {ends, endings}: Goal,
): Work<readonly number[] | null | undefined> {
  let open = ends;
  for (const room of rooms) {
    const still: number[] = [];
    for (const end of open) {
      const way = yield* searchEnd(masks, cells, end, endings, room);
      if (way) return way;
      if (way === undefined) still.push(end);
    }
    if (still.length === 0) return null;
    open = still;
  }
  return undefined;
}

/** The goal of a board and the holes in which its last peg may end. */
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

/**
 * The most promising move of a position of which it is not known whether it can be won: the one towards the position
 * that a search has come furthest to, unless it is known to lose.
 */
export function promisingMove(position: Position, {jump}: Progress): string {
  const legal = jumps(position);
  const open = legal.filter((one) => answers.get(keyOf({...position, pegs: jumped(position.pegs, one)})) !== null);
  const found = jump === undefined ? undefined : moveOf(geometryOf(position).jumps[jump]!);
  const moves = (open.length > 0 ? open : legal).map(moveOf);
  return found && moves.includes(found) ? found : moves[0]!;
}

/** Legal moves by their outcome. */
export interface Outlook {
  /** Moves after which the game can still be won. */
  readonly winning: readonly string[];
  /** Moves for which it is not known. */
  readonly unknown: readonly string[];
}

/** Judges all legal moves. */
export function* outlookOf(position: Position): Work<Outlook> {
  const winning: string[] = [];
  const unknown: string[] = [];
  let work = 0;
  for (const jump of jumps(position)) {
    const way = yield* wayOf({...position, pegs: jumped(position.pegs, jump)});
    if (way !== null) (way ? winning : unknown).push(moveOf(jump));
    work += 2 * priceOfHoles(position);
    if (work >= 32) {
      yield work;
      work = 0;
    }
  }
  return {winning, unknown};
}

/** The fewest pegs that can still be reached, wherever they are. */
export interface Fewest {
  readonly pegs: number;
  /** False if fewer may be possible. */
  readonly exact: boolean;
}

/** The fewest pegs that can still be reached. */
export function* fewestOf(position: Position): Work<Fewest> {
  const way = yield* wayOf({...position, target: 0});
  const pegs = pegCount(position);
  if (way) return {pegs: 1, exact: true};
  if (pegs < 2 || geometryOf(position).jumps.length === 0) return {pegs, exact: true};
  const few = yield* beamSearch(masksOf(position), cellsOf(position), undefined, 2);
  return {pegs: few.pegs, exact: way === null && (few.complete || few.pegs === 2)};
}
