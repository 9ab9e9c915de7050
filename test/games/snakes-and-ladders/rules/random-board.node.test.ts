// Random boards: valid, solvable, balanced, drawn without a tangle, always the same for the same seed.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fc, forAll} from '../../../support/random.js';
import {cases, seed} from '../../../support/run.mjs';
import {squareToCell, type Cell} from '../../../../src/core/grid.js';
import {
  expectedRolls,
  fewestRolls,
  parseBoard,
  randomBoard,
  type Board,
  type Jump,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';

/** How many pairs of lines between middles of squares properly cross. */
function crossings({columns, rows, snakes, ladders}: Board): number {
  const lines = [...snakes, ...ladders].map(
    (jump) => jump.map((square) => squareToCell(square, columns, rows)) as unknown as [Cell, Cell],
  );
  const side = (a: Cell, b: Cell, c: Cell): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  let count = 0;
  lines.forEach(([a, b], i) => {
    for (const [c, d] of lines.slice(i + 1))
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) count++;
  });
  return count;
}

test('every random board of any size is valid, can be finished, and has no two jumps sharing an end', () => {
  forAll(
    250,
    [
      fc.string(),
      fc.integer({min: 2, max: 20}),
      fc.integer({min: 2, max: 20}),
      fc.constantFrom<0 | 1>(0, 1),
      fc.constantFrom<1 | 2>(1, 2),
      fc.integer({min: 2, max: 8}),
    ],
    (seed, columns, rows, start, dice, faces) => {
      const rules = {start, dice, faces, overshoot: 'bounce'} as const;
      const board = randomBoard({columns, rows, ...rules}, seed);
      assert.deepEqual(parseBoard(board, {...rules, chain: true}), board);
      assert.equal(board.columns * board.rows, columns * rows);
      assert.ok(fewestRolls(board, rules));
      if (dice === 1) assert.ok(expectedRolls(board, rules)[start]);
      const ends = [...board.snakes, ...board.ladders].flat();
      assert.equal(new Set(ends).size, ends.length);
      assert.ok(!ends.includes(1) && !ends.includes(columns * rows));
    },
  );
});

const boards = cases(200);

test('boards of 10 × 10 have the right length of game, and are balanced, spread and hardly tangled', () => {
  const usual = expectedRolls({size: 10})[1]!;
  let crossed = 0;
  let jumps = 0;
  const heads = new Array<number>(10).fill(0);
  for (let n = 0; n < boards; n++) {
    const board = randomBoard({size: 10}, `board ${seed} ${n}`);
    const ratio = expectedRolls(board)[1]! / usual;
    assert.ok(ratio > 0.75 && ratio < 1.8, `board ${seed} ${n}: ${ratio}`);
    const found = crossings(board);
    assert.ok(found <= 8, `board ${seed} ${n}: ${found} crossings`);
    crossed += found;
    jumps += board.snakes.length + board.ladders.length;
    assert.ok(Math.abs(board.snakes.length - board.ladders.length) <= 3);
    const rise = (list: readonly Jump[]): number => list.reduce((sum, [from, to]) => sum + Math.abs(to - from), 0);
    assert.ok(Math.abs(rise(board.snakes) - rise(board.ladders)) < 150);
    for (const [from] of [...board.snakes, ...board.ladders]) heads[Math.floor((from - 1) / 10)]! += 1;
  }
  assert.ok(crossed / boards < 3, `${crossed / boards} crossings a board`);
  assert.ok(jumps / boards > 16, `${jumps / boards} jumps a board`);
  assert.ok(Math.min(...heads) > boards / 2, `from each row: ${heads.join(' ')}`);
});

test('the same seed gives the same board, other seeds other boards', () => {
  assert.deepEqual(randomBoard({size: 12}, 'a'), randomBoard({size: 12}, 'a'));
  assert.notDeepEqual(randomBoard({size: 12}, 'a'), randomBoard({size: 12}, 'b'));
});

test('a board of one row, or too small for snakes, is empty', () => {
  assert.deepEqual(randomBoard({columns: 50, rows: 1}, 'a').snakes, []);
  assert.deepEqual(randomBoard({size: 2}, 'a').ladders, []);
});

test('a board of 100,000 squares is drawn, too', () => {
  const board = randomBoard({columns: 250, rows: 400}, 'large');
  assert.ok(board.snakes.length > 100);
  assert.ok(fewestRolls(board)!.rolls < 16_667);
});

test('a board larger than those of a game is drawn without measuring it', () => {
  const rules = {faces: 20, dice: 2, extraRoll: true} as const;
  assert.ok(randomBoard({size: 50, ...rules}, 'a', {limit: 5_000_000}));
  assert.equal(randomBoard({size: 20, ...rules}, 'a', {limit: 5_000_000}), undefined);
});
