/**
 * The best way to place the hand, for hints and the automatic player. If even the best board is bad, the best few are
 * searched further, with possible next hands.
 */
import {fastDraw} from '../../../core/fast-draw.js';
import {badOption} from '../../../core/game.js';
import {finish, type Search} from '../../../core/search.js';
import {bitsOf, cellName, readPiece, type Bits, type PieceInput, type Rows} from './board.js';
import {readPieces} from './options.js';
import {reachOf} from './reach.js';
import {namesOf, pieceOf, type Piece, type Pieces} from './shapes.js';
import {evaluate, HandSearch, quickLook, type Outcome} from './solver.js';

/** One piece of a plan. */
export interface PlannedMove {
  /** The move: `2r1 8A`. */
  readonly move: string;
  /** Slot of the tray, from 1. */
  readonly slot: number;
  /** Name of the piece in its orientation in the tray. */
  readonly piece: string;
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** Address of the cell of the top left corner of its box. */
  readonly cell: string;
}

/** How to place the pieces in hand. */
export interface Plan {
  /** In the order to play them. Fewer than the pieces in hand if not all of them fit. */
  readonly moves: readonly PlannedMove[];
  /** The cost of the remaining board; see {@link boardCost}. */
  readonly cost: number;
}

/** The rules that the search needs. */
export interface PlanOptions {
  /** Whether pieces may be turned; off by default. */
  readonly rotate?: boolean;
  /** The pieces that later hands are drawn from; `classic` by default. */
  readonly pieces?: Pieces;
}

/** Options of a synchronous plan. */
export interface BestHandOptions extends PlanOptions {
  /**
   * Units of work (evaluated boards, some tenths of a microsecond each). Unlimited by default: some milliseconds for
   * most hands, some hundred for a few small custom pieces that may be turned.
   */
  readonly limit?: number;
}

/** Boards with a higher cost are searched further: about one in fourteen. */
const worrying = 4000;
/** The number of best boards that compete, and of hands for each in the first round. */
const boards = 16;
const hands = 8;

/**
 * The risk of a board by its cost, in any unit; undefined if a hand does not fit. It grows about with the eighth power:
 * 500 more make it several times as likely that the next hand does not fit. A mean cost would hide a bad board among good
 * ones.
 */
function riskOf(cost: number | undefined): number {
  const counted = cost === undefined ? 10_000 : Math.min(cost, 9000);
  const square = counted * counted;
  return square * square * (square * square);
}

/** Boards evaluated per step. */
const slice = 256;

/**
 * The best way to place the pieces in the tray, as a search whose unit is an examined board.
 *
 * Searches every order and placement for the board with the lowest cost; placing more pieces is always better. If the
 * cost exceeds 4,000 (about one hand in fourteen of a well-played game), it looks ahead: on each of the 16 best boards it
 * places eight possible next hands, and adds up how risky the boards after them are. The half with the least risk gets
 * twice as many more, and so on until one board is left. These hands are drawn from `pieces` and always the same, so that
 * a position has one answer.
 * @param hand up to three pieces by name or shape; null for an empty slot
 * @throws {GameError} `bad-option`
 */
export function searchHand(
  board: Rows | string,
  hand: readonly (PieceInput | null)[],
  options: PlanOptions = {},
): Search<Plan> {
  const bits = bitsOf(board);
  if (hand.length > 3) throw badOption('hand', hand, 'up to three pieces, null for an empty slot');
  const {rotate = false} = options;
  const pieces = hand.flatMap((input, i) => (input === null ? [] : [{piece: readPiece(input), slot: i + 1}]));
  const work = run(
    bits,
    pieces.map(({piece}) => piece),
    rotate,
    namesOf(readPieces(options.pieces)),
  );
  return {
    step(budget) {
      for (let used = 0; used < budget; used += slice) {
        const next = work.next();
        if (next.done) return {done: true, value: planOf(next.value, pieces, rotate)};
      }
      return {done: false};
    },
  };
}

/** The same synchronously; undefined if it is not known within `limit`. */
export function bestHand(
  board: Rows | string,
  hand: readonly (PieceInput | null)[],
  options: BestHandOptions & {readonly limit: number},
): Plan | undefined;
export function bestHand(board: Rows | string, hand: readonly (PieceInput | null)[], options?: BestHandOptions): Plan;
export function bestHand(
  board: Rows | string,
  hand: readonly (PieceInput | null)[],
  options: BestHandOptions = {},
): Plan | undefined {
  return finish(searchHand(board, hand, options), options.limit ?? Infinity);
}

/**
 * The cost of a board, as plans evaluate it: a whole number; lower is better. The empty board costs 1,476. Depends on
 * edges, notches, gaps and space for pieces that are hard to place; see evaluation.ts.
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
  const best = first.outcomes[0]!;
  if (first.depth < pieces.length || best.cost <= worrying) return best;
  const search = new HandSearch(board, pieces, rotate, boards);
  while (!search.step(slice)) yield;
  // always the same hands, so that a position has one hint
  const draw = fastDraw('look ahead');
  // successive halving: most hands go to the boards that compete
  let rivals = search.outcomes.map((outcome) => ({outcome, risk: 0}));
  for (let count = hands; rivals.length > 1; count *= 2) {
    for (let n = 0; n < count; n++) {
      const hand = [0, 1, 2].map(() => pieceOf(draw.pick(names))!);
      for (const rival of rivals) {
        let cost = quickLook(rival.outcome.board, hand, rotate);
        yield;
        if (cost === undefined) {
          const later = new HandSearch(rival.outcome.board, hand, rotate);
          while (!later.step(slice)) yield;
          if (later.depth === 3) cost = later.outcomes[0]!.cost;
        }
        rival.risk += riskOf(cost);
      }
    }
    rivals = rivals.sort((a, b) => a.risk - b.risk).slice(0, rivals.length / 2);
  }
  return rivals[0]!.outcome;
}

function planOf({way, cost}: Outcome, pieces: readonly {piece: Piece; slot: number}[], rotate: boolean): Plan {
  const moves: PlannedMove[] = [];
  for (let i = 0; i < way.length; i += 2) {
    const {piece, slot} = pieces[way[i]!]!;
    const {turns, cell: corner} = reachOf(piece, rotate).all[way[i + 1]!]!;
    const cell = cellName(corner);
    moves.push({move: `${slot}${turns ? `r${turns}` : ''} ${cell}`, slot, piece: piece.name, turns, cell});
  }
  return {moves, cost};
}
