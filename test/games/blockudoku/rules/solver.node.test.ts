// The bit board against plain arrays, and the solver against trying everything.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc, forAll} from '../../../support/random.js';
import {fastDraw} from '../../../../src/core/fast-draw.js';
import {GameError} from '../../../../src/core/game.js';
import {
  bestHand,
  boardCost,
  cellName,
  pieceOf,
  pieceSets,
  place,
  placements,
  searchHand,
  turnsOf,
  type Piece,
} from '../../../../src/games/blockudoku/rules/index.js';
import {bitsOf, placesOn, putOn, type Bits} from '../../../../src/games/blockudoku/rules/board.js';
import {evaluator, tunedWeights} from '../../../../src/games/blockudoku/rules/evaluation.js';
import {fits} from '../../../../src/games/blockudoku/rules/fits.js';
import {HandSearch, quickLook} from '../../../../src/games/blockudoku/rules/solver.js';
import * as plain from './reference.js';

/** Boards with nothing full, of which so many tenths are filled. */
const boardsOf = (min: number, max: number): fc.Arbitrary<string[]> =>
  fc
    .tuple(fc.integer({min, max}), fc.array(fc.integer({min: 0, max: 9}), {minLength: 81, maxLength: 81}))
    .map(([fill, cells]) =>
      plain
        .clear(Array.from({length: 9}, (_, y) => cells.slice(9 * y, 9 * y + 9).map((n) => (n < fill ? 1 : 0))))
        .grid.map((row) => row.join('')),
    );
const boards = boardsOf(1, 9);
const crowded = boardsOf(5, 8);
const names = fc.constantFrom(...pieceSets.all);

test('the board places and clears pieces like an array of arrays', () => {
  forAll(25, [boards, names], (rows, name) => {
    const piece = pieceOf(name)!;
    const grid = plain.gridOf(rows);
    const expected = plain.places(grid, piece.shape);
    assert.deepEqual(
      placements(rows, name),
      expected.map(([y, x]) => cellName(9 * y + x)),
    );
    for (const [y, x] of expected) {
      const {grid: after, lines, squares} = plain.put(grid, piece.shape, y, x);
      const placed = place(rows, piece, cellName(9 * y + x))!;
      assert.deepEqual(
        placed.board,
        after.map((row) => row.join('')),
      );
      assert.deepEqual([placed.rows.length + placed.columns.length, placed.squares.length], [lines, squares]);
    }
  });
});

test('the evaluation is symmetric', () => {
  forAll(25, [boards], (rows) => {
    const judge = evaluator(tunedWeights);
    const cost = (lines: readonly string[]): number =>
      judge(...(bitsOf(lines) as [number, number, number]), 0x7fffffff);
    const mirrored = rows.map((row) => [...row].reverse().join(''));
    const costs = [mirrored, [...rows].reverse()].map(cost);
    assert.deepEqual(
      costs,
      costs.map(() => cost(rows)),
    );
    assert.equal(judge(...(bitsOf(rows) as [number, number, number]), 100), Math.min(100, cost(rows)));
  });
});

/** Every order and place, without any short cut: most pieces, then least cost. */
function everything(board: Bits, pieces: readonly Piece[], rotate: boolean): {depth: number; cost: number} {
  const judge = evaluator(tunedWeights);
  let best = {depth: 0, cost: judge(...board, 0x7fffffff)};
  pieces.forEach((piece, i) => {
    for (const shape of turnsOf(piece, rotate)) {
      for (const at of placesOn(board, shape)) {
        const later = everything(putOn(board, shape, at)!.board, pieces.toSpliced(i, 1), rotate);
        const depth = later.depth + 1;
        if (depth > best.depth || (depth === best.depth && later.cost < best.cost)) best = {depth, cost: later.cost};
      }
    }
  });
  return best;
}

describe('the solver', () => {
  test('finds as good a board as a brute-force search', () => {
    forAll(38, [crowded, fc.array(names, {minLength: 1, maxLength: 3}), fc.boolean()], (rows, hand, rotate) => {
      const pieces = hand.map((name) => pieceOf(name)!);
      const search = new HandSearch(bitsOf(rows), pieces, rotate);
      search.step(Infinity);
      assert.deepEqual({depth: search.depth, cost: search.outcomes[0]!.cost}, everything(bitsOf(rows), pieces, rotate));
    });
  });

  test('a quick look finds a reachable board: never one that is too good, and never none if there is one', () => {
    forAll(25, [crowded, fc.array(names, {minLength: 1, maxLength: 3}), fc.boolean()], (rows, hand, rotate) => {
      const pieces = hand.map((name) => pieceOf(name)!);
      const {depth, cost} = everything(bitsOf(rows), pieces, rotate);
      const quick = quickLook(bitsOf(rows), pieces, rotate);
      if (quick === undefined) return;
      assert.equal(depth, pieces.length);
      assert.ok(quick >= cost, `${quick} < ${cost}`);
    });
  });

  const bad = '011100001/111100000/100100000/000011111/000000011/000011000/001111110/001111100/000000010';

  test('looks ahead on a bad board: more of the next hands fit than on the board with the lowest cost', () => {
    const rows = bad.split('/');
    const hand = ['U5', 'U5', 'T5'];
    const draw = fastDraw('next hands');
    const next = Array.from({length: 300}, () => [0, 1, 2].map(() => pieceOf(draw.pick(pieceSets.app))!));
    const fitting = (board: Bits): number =>
      next.filter((pieces) => fits(board, pieces, false, {left: Infinity})).length;
    const search = new HandSearch(
      bitsOf(rows),
      hand.map((name) => pieceOf(name)!),
    );
    search.step(Infinity);
    const [lowest] = search.outcomes;
    const {moves, cost} = bestHand(rows, hand, {pieces: 'app'});
    const board = moves.reduce<readonly string[]>((before, {piece, cell: at}) => place(before, piece, at)!.board, rows);
    assert(cost > lowest!.cost);
    assert(fitting(bitsOf(board)) > fitting(lowest!.board) + 10);
  });

  test('evaluates a board with the cost of its plans', () => {
    const empty = Array<string>(9).fill('000000000');
    assert.equal(boardCost(empty), 1476);
    assert.throws(() => boardCost('111'), GameError);
    const plan = bestHand(empty, ['T4', 'I5', 'O4']);
    let board: readonly string[] = empty;
    for (const {piece, cell: at} of plan.moves) ({board} = place(board, piece, at)!);
    assert.equal(boardCost(board), plan.cost);
    assert.equal(boardCost(board.join('/')), bestHand(board, []).cost);
  });

  test('returns undefined beyond its limit', () => {
    const empty = Array<string>(9).fill('000000000');
    assert.equal(bestHand(empty, ['T4', 'I2', 'O4'], {limit: 1000}), undefined);
    assert.deepEqual(bestHand(empty, ['T4', 'I2', 'O4'], {limit: 1e9}), bestHand(empty, ['T4', 'I2', 'O4']));
  });

  test('rejects unknown pieces', () => {
    for (const pieces of ['O5', [], ['T4', '01']])
      assert.throws(() => searchHand(Array<string>(9).fill('000000000'), ['T4'], {pieces: pieces as never}), GameError);
  });

  test('ignores empty slots, and accepts shapes as well as names', () => {
    const {moves} = bestHand(Array<string>(9).fill('000000000'), [null, '11/11', null]);
    assert.deepEqual(
      moves.map(({slot, piece}) => [slot, piece]),
      [[2, 'O4']],
    );
    assert.deepEqual(bestHand(Array<string>(9).fill('000000000'), []).moves, []);
  });

  test('gives the same result in slices', () => {
    for (const rows of [Array<string>(9).fill('000000000'), bad]) {
      const search = searchHand(rows, ['T5', 'L4', 'V3']);
      let steps = 0;
      let step;
      for (step = search.step(50); !step.done; step = search.step(50)) steps++;
      assert.deepEqual(step.value, bestHand(rows, ['T5', 'L4', 'V3']));
      assert(steps > 3);
    }
  });
});
