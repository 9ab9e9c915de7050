/** The game: the outcome of a move, and the end. */
import {illegalMove, type Effect, type Game, type Played, type Refusal, type Result} from '../../../core/game.js';
import {parseAll} from '../../../core/options.js';
import {bitsOf, cellName, cellNames, cellOf, placesOn, putOn, rowsOf, type Bits, type Rows} from './board.js';
import {drawHand, type Hand} from './hand.js';
import {dealHand, parseOptions, type BlockudokuOptions} from './options.js';
import type {BlockudokuRules} from './rules.js';
import {pointsOf, type Points} from './scoring.js';
import {namesOf, pieceOf, turnsOf, type Piece} from './shapes.js';

/** The state of a game. */
export type BlockudokuState = {
  readonly rules: BlockudokuRules;
  readonly board: Rows;
  readonly hand: Hand;
  readonly score: number;
  /** Consecutive clearing moves so far. */
  readonly streak: number;
  /** Whether no piece in hand fits. */
  readonly over: boolean;
};

/**
 * The effects of a move, in order. Cells are addresses such as `8A`. Slots and rows count from 1, as in moves and
 * addresses; columns are letters. Squares have no name on the board and count from 0, row by row, as in the rules of
 * the game.
 */
export type BlockudokuEffect = Effect &
  (
    | {
        readonly type: 'placed';
        /** From 1. */
        readonly slot: number;
        /** The name of the piece in its orientation on the board. */
        readonly piece: string;
        /** Clockwise quarter turns applied to it. */
        readonly turns: number;
        /** The cell of the top left corner of its box. */
        readonly cell: string;
        /** The filled cells. */
        readonly cells: readonly string[];
      }
    | {
        readonly type: 'cleared';
        /** From 1. */
        readonly rows: readonly number[];
        /** `A` to `I`. */
        readonly columns: readonly string[];
        /** 0 to 8, row by row. */
        readonly squares: readonly number[];
        /** All cleared cells, each once. */
        readonly cells: readonly string[];
        /** Consecutive clearing moves, including this one. */
        readonly streak: number;
      }
    /** `score` is the new total. */
    | ({readonly type: 'scored'; readonly score: number} & Points)
    /** `slots` (from 1) were refilled with `pieces`. */
    | {readonly type: 'refilled'; readonly slots: readonly number[]; readonly pieces: readonly string[]}
    /** None of the remaining pieces fits: the end. */
    | {readonly type: 'stuck'; readonly pieces: readonly string[]; readonly score: number}
  );

/**
 * BlockuDoku, for one player. A move is a slot of the tray (from 1) and the cell for the top left corner of the piece's
 * box: `2 8A`; with `rotate`, the clockwise quarter turns in between, if any: `2r1 8A`. If it refills slots, the
 * settled move names the new pieces, slot by slot: `2 8A +T4 I5 L4r2`. `play` accepts lower-case letters for cells.
 */
export const blockudoku: Game<BlockudokuOptions, BlockudokuState, BlockudokuEffect> = {
  id: 'blockudoku',
  version: 1,
  seats: [1, 1],
  parseOptions: (raw) => parseAll(raw, parseOptions),
  deal: dealHand,

  setup({board, hand, daily: _, ...rules}) {
    const dealt = hand ?? [];
    return {rules, board, hand: dealt, score: 0, streak: 0, over: isStuck(bitsOf(board), dealt, rules)};
  },

  turn: ({over}) => (over ? undefined : 0),

  moves({over, board, hand, rules}) {
    if (over) return [];
    const bits = bitsOf(board);
    return hand.flatMap((name, slot) =>
      name === null
        ? []
        : turnedPieces(name, rules).flatMap(({piece, mark}) =>
            placesOn(bits, piece).map((cell) => `${slot + 1}${mark} ${cellName(cell)}`),
          ),
    );
  },

  settle(state, move, draw) {
    const made = make(state, move);
    if (!made || !isRefilled(made.hand, state.rules)) return move;
    const full = drawHand(made.board, made.hand, state.rules, draw);
    return `${move} +${full.filter((_, slot) => made.hand[slot] === null).join(' ')}`;
  },

  legalMoveOf(state, settled) {
    const [way = ''] = typeof settled === 'string' ? settled.split(' +', 1) : [];
    return state.over ? undefined : make(state, way)?.move;
  },

  play(state, move): Played<BlockudokuState, BlockudokuEffect> | Refusal {
    const [way = '', drawn] = typeof move === 'string' ? move.split(' +') : [];
    const made = state.over ? undefined : make(state, way);
    if (!made || (drawn !== undefined && move !== `${way} +${drawn}`)) {
      return illegalMove(move, expected(state, move));
    }
    const {board, effects, score, streak} = made;
    const {rules} = state;
    let {hand} = made;
    const empty = isRefilled(hand, rules) ? [0, 1, 2].filter((slot) => hand[slot] === null) : [];
    const pieces = drawn === undefined ? [] : drawn.split(' ');
    const names = namesOf(rules.pieces);
    if (pieces.length !== empty.length || !pieces.every((name) => names.includes(name))) {
      return illegalMove(move, `${empty.length || 'no'} new pieces after " +", out of the option pieces`);
    }
    if (empty.length > 0) {
      hand = hand.map((name, slot) => name ?? pieces[empty.indexOf(slot)]!);
      effects.push({type: 'refilled', slots: empty.map((slot) => slot + 1), pieces});
    }
    const over = isStuck(board, hand, rules);
    if (over) effects.push({type: 'stuck', pieces: hand.filter((name) => name !== null), score});
    return {ok: true, state: {rules, board: rowsOf(board), hand, score, streak, over}, effects};
  },

  result({over, score}): Result | undefined {
    return over ? {winners: [], reason: 'no-room', scores: [score]} : undefined;
  },
};

/** A piece in every orientation that the rules allow, with its mark in a move: `r1`. */
function turnedPieces(name: string, {rotate}: BlockudokuRules): {piece: Piece; mark: string}[] {
  return turnsOf(pieceOf(name)!, rotate).map((piece, turns) => ({piece, mark: turns ? `r${turns}` : ''}));
}

/** Whether slots are refilled: when the tray is empty, or with `each` at once. */
export function isRefilled(hand: Hand, {refill}: BlockudokuRules): boolean {
  return refill === 'each' || hand.every((name) => name === null);
}

/** Whether no piece in hand fits. */
export function isStuck(board: Bits, hand: Hand, rules: BlockudokuRules): boolean {
  return !hand.some(
    (name) => name !== null && turnedPieces(name, rules).some(({piece}) => placesOn(board, piece).length > 0),
  );
}

interface Made {
  /** In the form of {@link Game.moves}. */
  readonly move: string;
  readonly board: Bits;
  /** Before the refill. */
  readonly hand: Hand;
  readonly effects: BlockudokuEffect[];
  readonly score: number;
  readonly streak: number;
}

/** The outcome of a move before the refill; undefined if it is illegal. */
function make(state: BlockudokuState, move: string): Made | undefined {
  const {rules, hand} = state;
  const [, digit, mark = '', address] = /^([123])(r[123])? ([1-9][A-Ia-i])$/.exec(move) ?? [];
  const slot = Number(digit) - 1;
  const name = hand[slot];
  if (!address || !name) return undefined;
  const cell = address.toUpperCase();
  const turns = Number(mark[1] ?? 0);
  const piece = turnedPieces(name, rules)[turns]?.piece;
  const placed = piece && putOn(bitsOf(state.board), piece, cellOf(cell)!);
  if (!placed) return undefined;
  const {board, filled, full} = placed;
  const {rows, columns, squares} = full;
  const effects: BlockudokuEffect[] = [
    {type: 'placed', slot: slot + 1, piece: piece.name, turns, cell, cells: cellNames(filled)},
  ];
  const lines = rows.length + columns.length;
  const points = pointsOf(rules.scoring, piece.tiles, lines, squares.length, state.streak);
  const streak = lines + squares.length > 0 ? state.streak + 1 : 0;
  if (streak > 0) effects.push({type: 'cleared', rows, columns, squares, cells: cellNames(full.bits), streak});
  const score = state.score + points.total;
  effects.push({type: 'scored', ...points, score});
  const left = hand.map((other, i) => (i === slot ? null : other));
  return {move: `${slot + 1}${mark} ${cell}`, board, hand: left, effects, score, streak};
}

/** The expected form of a move, for the refusal of this one. */
function expected({over, hand, rules}: BlockudokuState, move: unknown): string {
  if (over) return 'no move: the game is over';
  const slots = hand.flatMap((name, slot) => (name === null ? [] : `${slot + 1} (${name})`)).join(', ');
  const [, digit] = (typeof move === 'string' && /^([123])(?:r[123])? [1-9][A-Ia-i](?: \+.*)?$/.exec(move)) || [];
  if (!digit) return `a slot and a cell, such as "2 8A"${rules.rotate ? ' or "2r1 8A"' : ''}`;
  return hand[Number(digit) - 1] ? 'a cell where the piece fits' : `one of the slots ${slots}`;
}
