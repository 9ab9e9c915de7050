// The geometry that is found from a shape, beside every three holes tried.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {forAll} from '../../../support/random.js';
import {boardNames, boardOf, position} from '../../../../src/games/peg-solitaire/rules/index.js';
import {anyPosition} from './simulation.js';
import {plainBoard} from './reference.js';

test('holes and jumps are those found by trying every three holes', () => {
  forAll(25, [anyPosition], ({shape, lattice}) => {
    const {holes, jumps} = boardOf({shape, lattice});
    const plain = plainBoard(shape, lattice);
    assert.deepEqual(
      holes.map(({row, column}) => [row, column]),
      plain.cells,
    );
    const sorted = (list: readonly (readonly number[])[]): string[] => list.map((jump) => jump.join()).sort();
    assert.deepEqual(sorted(jumps.map(({from, over, to}) => [from - 1, over - 1, to - 1])), sorted(plain.jumps));
  });
});

test('the boards have their holes and symmetries', () => {
  const sizes = Object.fromEntries(
    boardNames.map((board) => [
      board,
      [boardOf(position({board})).holes.length, boardOf(position({board})).symmetries.length],
    ]),
  );
  assert.deepEqual(sizes, {
    triangle: [15, 6],
    english: [33, 8],
    european: [37, 8],
    german: [45, 8],
    asymmetric: [39, 2],
    diamond: [41, 8],
  });
  assert.deepEqual(
    [4, 5, 6, 7, 8].map((rows) => boardOf(position({rows})).jumps.length),
    [18, 36, 60, 90, 126],
  );
  assert.equal(boardOf(position({board: 'english'})).jumps.length, 76);
  // clockwise from the right; the identity first
  assert.deepEqual(boardOf(position()).neighbours[4], [6, 9, 8, 4, 2, 3]);
  assert.deepEqual(boardOf(position({rows: 2})).symmetries[0], [1, 2, 3]);
});
