/**
 * The best way to put down the hand, as a hint and an automatic player use it. Where even the best board is a bad one,
 * the best few are looked at further, with hands that might come next.
 */
import {drawOf} from '../../../core/random.js';
import {finish, type Search} from '../../../core/search.js';
import {bitsOf, cellName, placesOf, readPiece, type Bits, type PieceInput, type Rows} from './board.js';
import {readPieces} from './options.js';
import {namesOf, pieceOf, turnsOf, type Piece, type Pieces} from './shapes.js';
import {evaluate, HandSearch, quickLook, type Outcome} from './solver.js';

/** One piece of a plan. */
export interface PlannedMove {
  /** The move, as the game takes it: `2r1 8A`. */
  readonly move: string;
  /** Slot of the tray, from 1. */
  readonly slot: number;
  /** Name of the piece as it lies in the tray. */
  readonly piece: string;
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** Address of the cell that its box's top left corner takes. */
  readonly cell: string;
}

/** What to do with the pieces in hand. */
export interface Plan {
  /** In the order to play them; fewer than there are pieces where no way fits them all. */
  readonly moves: readonly PlannedMove[];
  /** What the board that is left costs, as {@link boardCost} tells. */
  readonly cost: number;
}

/** What the search should know of the game. */
export interface PlanOptions {
  /** Pieces may be turned; off by default. */
  readonly rotate?: boolean;
  /** What later hands are drawn from; `classic` by default. */
  readonly pieces?: Pieces;
}

/** For a plan at once. */
export interface BestHandOptions extends PlanOptions {
  /**
   * Units of work (boards judged, some tenths of a microsecond each); without end by default: some milliseconds for
   * most hands, some hundred for a few small own pieces that may be turned.
   */
  readonly limit?: number;
}

/** Boards that cost more are looked at further: about one in 25. */
const worrying = 4000;
/** That many of the best, each with that many hands. */
const boards = 8;
const hands = 12;
/** What a hand costs that does not fit. */
const death = 20_000;
/** Boards judged at a time. */
const slice = 256;

/**
 * The best way to put down the pieces in the tray, as a search; a unit of its budget is a board that is looked at.
 *
 * Every order and place of the pieces is looked at, and the board that costs least is gone for; ways that place more
 * pieces beat all others. Where even that board costs more than 4,000 (about one hand in 25 of a well-played game), it
 * looks ahead: for each of the eight best boards, at what twelve hands that might come next would leave of it, a hand
 * that does not fit costing 20,000; the board with the lowest sum is gone for. These hands are drawn from `pieces`, and
 * are always the same ones, so that a position has one answer.
 * @param hand up to three pieces by name or shape; null for an empty slot
 * @throws {GameError} `bad-option`
 */
export function searchHand(
  board: Rows | string,
  hand: readonly (PieceInput | null)[],
  options: PlanOptions = {},
): Search<Plan> {
  const bits = bitsOf(board);
  const pieces = hand
    .slice(0, 3)
    .flatMap((input, i) => (input === null ? [] : [{piece: readPiece(input), slot: i + 1}]));
  const work = run(
    bits,
    pieces.map(({piece}) => piece),
    options.rotate ?? false,
    namesOf(readPieces(options.pieces)),
  );
  return {
    step(budget) {
      for (let used = 0; used < budget; used += slice) {
        const next = work.next();
        if (next.done) return {done: true, value: planOf(next.value, pieces, options.rotate ?? false)};
      }
      return {done: false};
    },
  };
}

/** The same at once; undefined where it is not known within `limit`. */
export function bestHand(
  board: Rows | string,
  hand: readonly (PieceInput | null)[],
  options: BestHandOptions & {readonly limit: number},
): Plan | undefined;
export function bestHand(board: Rows | string, hand: readonly (PieceInput | null)[], options?: BestHandOptions): Plan;
export function bestHand(
  board: Rows | string,
  hand: readonly (PieceInput | null)[],
  {limit = Infinity, ...options}: BestHandOptions = {},
): Plan | undefined {
  return finish(searchHand(board, hand, options), limit);
}

/**
 * What a board costs to go on with, as plans judge it: a whole number, less is better. The empty board costs 1,476.
 * Edges, notches, gaps and little room for pieces that are hard to place count; see evaluation.ts.
 * @throws {GameError} `bad-option`
 */
export function boardCost(board: Rows | string): number {
  return evaluate(...bitsOf(board), Infinity);
}

function* run(
  board: Bits,
  pieces: readonly Piece[],
  rotate: boolean,
  names: readonly string[],
): Generator<void, Outcome> {
  const first = new HandSearch(board, pieces, rotate);
  while (!first.step(slice)) yield;
  let best = first.outcomes[0]!;
  if (first.depth < pieces.length || best.cost <= worrying) return best;
  const search = new HandSearch(board, pieces, rotate, boards);
  while (!search.step(slice)) yield;
  // Always the same hands: chance would make another hint of the same position.
  const draw = drawOf('look ahead', 0);
  const next = Array.from({length: hands}, () => [0, 1, 2].map(() => pieceOf(draw.pick(names))!));
  let least = Infinity;
  for (const outcome of search.outcomes) {
    let cost = 0;
    for (const hand of next) {
      if (cost >= least) break;
      // hands that may be turned have many times as many ways: a quick look is as good a judge
      const quick = rotate ? quickLook(outcome.board, hand, rotate) : undefined;
      if (quick !== undefined) {
        cost += quick;
        yield;
        continue;
      }
      const later = new HandSearch(outcome.board, hand, rotate);
      while (!later.step(slice)) yield;
      cost += later.depth < 3 ? death : later.outcomes[0]!.cost;
    }
    if (cost >= least) continue;
    least = cost;
    best = outcome;
  }
  return best;
}

function planOf({way, cost}: Outcome, pieces: readonly {piece: Piece; slot: number}[], rotate: boolean): Plan {
  const moves: PlannedMove[] = [];
  for (let i = 0; i < way.length; i += 2) {
    const {piece, slot} = pieces[way[i]!]!;
    let place = way[i + 1]!;
    turnsOf(piece, rotate).every((shape, turns) => {
      const {count, cells} = placesOf(shape);
      if (place >= count) {
        place -= count;
        return true;
      }
      const cell = cellName(cells[place]!);
      moves.push({move: `${slot}${turns ? `r${turns}` : ''} ${cell}`, slot, piece: piece.name, turns, cell});
      return false;
    });
  }
  return {moves, cost};
}
