// Numbering and turning of boards. The published layouts in cases.json name their sources.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {fc, forAll} from '../support/random.js';
import {cellToSquare, linesOf, linesThrough, rotateCell, squareToCell, type Cell} from '../../src/core/grid.js';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly input: {readonly rows: number; readonly cols: number};
  readonly expected: unknown;
}
const {cases} = JSON.parse(readFileSync(new URL('./cases.json', import.meta.url), 'utf8')) as {cases: Case[]};
/** The squares of one row, from left to right. */
const row = (y: number, columns: number, rows: number): number[] =>
  Array.from({length: columns}, (_, x) => cellToSquare([x, y], columns, rows));

const checks: Readonly<Record<string, (rows: number, columns: number, expected: unknown) => void>> = {
  layout: (rows, columns, expected) =>
    assert.deepEqual(
      Array.from({length: rows}, (_, y) => row(y, columns, rows)),
      expected,
    ),
  layout_rows(rows, columns, expected) {
    const [bottom, second, third, top] = [rows - 1, rows - 2, rows - 3, 0].map((y) => row(y, columns, rows));
    assert.deepEqual({bottom, second, third, top}, expected);
  },
  layout_cells(rows, columns, expected) {
    for (const [square, [y, x]] of Object.entries(expected as Record<string, [number, number]>)) {
      assert.deepEqual(squareToCell(Number(square), columns, rows), [x, y]);
      assert.equal(cellToSquare([x, y], columns, rows), Number(square));
    }
  },
};

for (const {id, kind, input, expected} of cases)
  if (kind in checks) test(`the published layout ${id}`, () => checks[kind]!(input.rows, input.cols, expected));

const size = fc.integer({min: 1, max: 40});

test('a numbered board maps numbers to cells and back, from the bottom left on, always to an adjacent cell', () => {
  forAll(25, [size, size], (columns, rows) => {
    let last: Cell = [0, rows];
    for (let square = 1; square <= columns * rows; square++) {
      const [x, y] = squareToCell(square, columns, rows);
      assert.ok(x >= 0 && x < columns && y >= 0 && y < rows);
      assert.equal(cellToSquare([x, y], columns, rows), square);
      assert.equal(Math.abs(x - last[0]) + Math.abs(y - last[1]), 1);
      last = [x, y];
    }
  });
});

describe('a rotated board', () => {
  const cellOf = (n: number): fc.Arbitrary<Cell> => fc.tuple(fc.nat(n - 1), fc.nat(n - 1));
  const board = size.chain((n) =>
    fc.tuple(cellOf(n), fc.constant(n), fc.integer({min: -8, max: 8}), fc.integer({min: -8, max: 8})),
  );

  test('has its top left corner at the top right after a quarter turn, and turns step by step or at once', () => {
    assert.deepEqual(rotateCell([0, 0], 3, 1), [2, 0]);
    forAll(25, [board], ([cell, n, a, b]) => {
      assert.deepEqual(rotateCell(cell, n, 4), cell);
      assert.deepEqual(rotateCell(rotateCell(cell, n, a), n, b), rotateCell(cell, n, a + b));
    });
  });
});

test('a board of 7 × 6 has 69 lines of four', () => {
  const lines = linesOf({columns: 7, rows: 6, line: 4});
  assert.equal(lines.length, 69);
  assert.equal(new Set(lines.map(String)).size, 69);
  assert.deepEqual(lines[0], [0, 1, 2, 3]);
});

test('lines through a cell are those of equal characters, in all directions', () => {
  const cells = ['x.x.', '.xx.', 'xxx.', 'o..x'].join('');
  const size = {columns: 4, rows: 4, line: 3};
  assert.deepEqual(linesThrough(cells, 10, size), [0, 2, 5, 6, 8, 9, 10, 15]);
  assert.deepEqual(linesThrough(cells, 12, size), []);
});
