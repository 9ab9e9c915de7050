// The geometry that is found from a shape, beside every three holes tried; parity and symmetry.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fc} from '../../../support/random.js';
import {
  boardNames,
  boardOf,
  finishes,
  isLegal,
  jumped,
  jumps,
  parityClass,
  position,
} from '../../../../src/games/peg-solitaire/rules/index.js';
import {anyPosition, wander} from './simulation.js';
import {plainBoard} from './reference.js';

test('holes and jumps are those found by trying every three holes', () => {
  fc.assert(
    fc.property(anyPosition, ({shape, lattice}) => {
      const {holes, jumps} = boardOf({shape, lattice});
      const plain = plainBoard(shape, lattice);
      assert.deepEqual(
        holes.map(({row, column}) => [row, column]),
        plain.cells,
      );
      const sorted = (list: readonly (readonly number[])[]): string[] => list.map((jump) => jump.join()).sort();
      assert.deepEqual(sorted(jumps.map(({from, over, to}) => [from - 1, over - 1, to - 1])), sorted(plain.jumps));
    }),
  );
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
});

test('a symmetry maps jumps to jumps', () => {
  for (const board of boardNames) {
    const {jumps, symmetries} = boardOf(position({board}));
    const all = new Set(jumps.map(({from, over, to}) => `${from},${over},${to}`));
    assert.deepEqual(
      symmetries[0],
      symmetries[0]!.map((_, i) => i + 1),
    );
    for (const to of symmetries) {
      for (const jump of jumps) assert.ok(all.has([jump.from, jump.over, jump.to].map((hole) => to[hole - 1]).join()));
    }
  }
});

test('neighbours are ordered clockwise from the right', () => {
  assert.deepEqual(boardOf(position()).neighbours[4], [6, 9, 8, 4, 2, 3]);
  assert.deepEqual(boardOf(position({board: 'english'})).neighbours[16], [18, 24, 16, 10]);
  assert.deepEqual(boardOf(position()).neighbours[0], [0, 3, 2, 0, 0, 0]);
});

test('no jump changes the parity class', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      for (const jump of jumps(position))
        assert.equal(parityClass({...position, pegs: jumped(position.pegs, jump)}), parityClass(position));
    }),
  );
});

test('a jump backwards is the same jump of pegs and holes exchanged', () => {
  const exchanged = (pegs: string): string => pegs.replace(/./g, (mark) => (mark === 'o' ? '.' : 'o'));
  fc.assert(
    fc.property(anyPosition, (position) => {
      for (const jump of jumps(position)) {
        const back = {...position, pegs: exchanged(jumped(position.pegs, jump))};
        assert.ok(isLegal(back, jump));
        assert.equal(exchanged(jumped(back.pegs, jump)), position.pegs);
      }
    }),
  );
});

test('the class leaves the holes that the rule of colours leaves', () => {
  for (let rows = 2; rows <= 12; rows++) {
    const {holes} = boardOf(position({rows}));
    const color = (hole: number): number => (holes[hole - 1]!.row + holes[hole - 1]!.column) % 3;
    for (let empty = 1; empty <= holes.length; empty++) {
      const found = finishes(position({rows, empty}));
      const last = rows % 3 !== 1 ? color(empty) : color(empty) === 0 ? -1 : 3 - color(empty);
      assert.deepEqual(
        found,
        holes.flatMap((_, i) => (color(i + 1) === last ? [i + 1] : [])),
      );
    }
  }
});

test('play keeps to the holes', () => {
  const end = wander(position({rows: 8}), 99, 'play');
  assert.equal(jumps(end).length, 0);
  assert.equal(end.pegs.length, 36);
});
