/**
 * Whether a hand can be put down in some order. Pieces that are put down without a clear only take room away, so the
 * order matters only where a line clears on the way. Two steps follow from that: first a search for places apart on the
 * board as it is, then one for what can clear a line, after which the pieces left are looked at in the same two steps.
 */
import type {Bits} from './board.js';
import {lineCount, put, reachOf, slot, tilesOf, type Place, type Reach, type Slot} from './reach.js';
import type {Piece} from './shapes.js';

/** Work that may still be done, counted in places that are looked at: some nanoseconds each. */
export interface Work {
  left: number;
}

/** How long an answer may take. */
export interface FitOptions {
  /** Places that may be looked at, some nanoseconds each; without end by default. */
  readonly limit?: number;
}

/**
 * Whether some order of the pieces fits; undefined where that is not known within `limit`.
 * @param rotate whether the pieces may be turned
 */
export function fits(board: Bits, pieces: readonly Piece[], rotate: boolean): boolean;
export function fits(board: Bits, pieces: readonly Piece[], rotate: boolean, options: FitOptions): boolean | undefined;
export function fits(
  board: Bits,
  pieces: readonly Piece[],
  rotate: boolean,
  {limit = Infinity}: FitOptions = {},
): boolean | undefined {
  return fitsWithin(board, pieces, rotate, {left: limit});
}

/** The same, taking from work that others share; undefined once none is left. */
export function fitsWithin(
  [a, b, c]: Bits,
  pieces: readonly Piece[],
  rotate: boolean,
  work: Work,
): boolean | undefined {
  const found = fitsOn(
    {a, b, c},
    pieces.map((piece) => ({reach: reachOf(piece, rotate)})),
    work,
  );
  return found || work.left >= 0 ? found : undefined;
}

/** Three words of a board, or of what is put on it. */
type Words = Pick<Slot, 'a' | 'b' | 'c'>;

/** A piece to be put down, and those of its places that are free. */
interface Choice {
  readonly reach: Reach;
  readonly free: readonly Place[];
}

/** False as well where the work has run out, then `left` is below 0. */
function fitsOn(board: Words, pieces: readonly Pick<Choice, 'reach'>[], work: Work): boolean {
  const choices = pieces.map(({reach}) => choiceOf(reach, reach.all, board, work));
  return areApart(choices, work) || canClear(board, choices, 0, work);
}

/** Those of some places that share no cell with what is on the board. */
function choiceOf(reach: Reach, places: readonly Place[], {a, b, c}: Words, work: Work): Choice {
  work.left -= places.length;
  return {reach, free: places.filter((place) => ((place.a & a) | (place.b & b) | (place.c & c)) === 0)};
}

/** Choices but one, each with the places that are left once that one has taken one of its own. */
function without(choices: readonly Choice[], taken: Choice, place: Place, work: Work): Choice[] {
  return choices.filter((other) => other !== taken).map(({reach, free}) => choiceOf(reach, free, place, work));
}

/** Whether there is a place for each piece, no two of which share a cell. */
function areApart(choices: readonly Choice[], work: Work): boolean {
  if (choices.length === 0) return true;
  const scarce = choices.reduce((least, choice) => (choice.free.length < least.free.length ? choice : least));
  if (choices.length === 1 || scarce.free.length === 0) return scarce.free.length > 0;
  return scarce.free.some((place) => work.left >= 0 && areApart(without(choices, scarce, place, work), work));
}

/**
 * Whether all pieces can be put down so that a line clears before the last one: some pieces from number `from` on that
 * clear nothing, in the order of their numbers, then one that clears, then the others in any way.
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
 * By line, how many tiles a piece must lay on it for the pieces that come after to complete it, without the last of
 * them. A piece that lays fewer on each of its lines may as well be put down last.
 */
function neededTiles(tiles: Uint8Array, rest: readonly Choice[]): number[] {
  return Array.from(tiles, (count, line) => {
    const most = rest.map(({reach, free}) => (free.length > 0 ? reach.most[line]! : 0));
    return 9 - count - most.reduce((sum, one) => sum + one) + Math.min(...most);
  });
}
