/**
 * Whether a hand fits in some order. Pieces that clear nothing only take space, so that the order matters only if a
 * line is cleared on the way. Hence two steps: search for disjoint placements on the board as it is; then search for
 * ways to clear a line, and apply both steps to the pieces that are left.
 */
import type {Bits} from './board.js';
import {lineCount, put, reachOf, slot, tilesOf, type Place, type Reach, type Slot} from './reach.js';
import type {Piece} from './shapes.js';

/** The remaining work, in examined placements of some nanoseconds each. */
export interface Work {
  left: number;
}

/** Whether some order of the pieces fits; undefined once the work is used up. */
export function fits([a, b, c]: Bits, pieces: readonly Piece[], rotate: boolean, work: Work): boolean | undefined {
  const found = fitsOn(
    {a, b, c},
    pieces.map((piece) => ({reach: reachOf(piece, rotate)})),
    work,
  );
  return found || work.left >= 0 ? found : undefined;
}

/** Three words of a board or a mask. */
type Words = Pick<Slot, 'a' | 'b' | 'c'>;

/** A piece to place, and its free placements. */
interface Choice {
  readonly reach: Reach;
  readonly free: readonly Place[];
}

/** Also false once the budget is used up; `left` is then negative. */
function fitsOn(board: Words, pieces: readonly Pick<Choice, 'reach'>[], work: Work): boolean {
  const choices = pieces.map(({reach}) => choiceOf(reach, reach.all, board, work));
  return areApart(choices, work) || canClear(board, choices, 0, work);
}

/** The placements that are disjoint from a mask. */
function choiceOf(reach: Reach, places: readonly Place[], {a, b, c}: Words, work: Work): Choice {
  work.left -= places.length;
  return {reach, free: places.filter((place) => ((place.a & a) | (place.b & b) | (place.c & c)) === 0)};
}

/** All choices but one, with the placements left after that one has been placed. */
function without(choices: readonly Choice[], taken: Choice, place: Place, work: Work): Choice[] {
  return choices.filter((other) => other !== taken).map(({reach, free}) => choiceOf(reach, free, place, work));
}

/** Whether there are pairwise disjoint placements of all pieces. */
function areApart(choices: readonly Choice[], work: Work): boolean {
  if (choices.length === 0) return true;
  const scarce = choices.reduce((least, choice) => (choice.free.length < least.free.length ? choice : least));
  if (choices.length === 1 || scarce.free.length === 0) return scarce.free.length > 0;
  return scarce.free.some((place) => work.left >= 0 && areApart(without(choices, scarce, place, work), work));
}

/**
 * Whether all pieces can be placed so that a line is cleared before the last one: some pieces from number `from` on
 * that clear nothing, in the order of their numbers, then one that clears, then the others in any way.
 */
function canClear({a, b, c}: Words, choices: readonly Choice[], from: number, work: Work): boolean {
  if (choices.length < 2) return false;
  const board = {a, b, c, full: false};
  const tiles = tilesOf(a, b, c);
  return choices.some((choice, i) => {
    const rest = choices.filter((other) => other !== choice);
    const needed = neededTiles(tiles, rest);
    work.left -= lineCount;
    return choice.free.some((place) => {
      if (--work.left < 0) return false;
      const next = slot();
      put(board, next, place.a, place.b, place.c);
      if (next.full) return fitsOn(next, rest, work);
      const helps = i >= from && place.tiles.some((count, line) => count > 0 && count >= needed[line]!);
      return helps && canClear(next, without(choices, choice, place, work), i, work);
    });
  });
}

/**
 * By line, how many tiles a piece must put on it so that the following pieces without the last one can complete it. A
 * piece that puts fewer tiles on each of its lines might as well be placed last.
 */
function neededTiles(tiles: Uint8Array, rest: readonly Choice[]): number[] {
  return Array.from(tiles, (count, line) => {
    const most = rest.map(({reach, free}) => (free.length > 0 ? reach.most[line]! : 0));
    return 9 - count - most.reduce((sum, one) => sum + one) + Math.min(...most);
  });
}
