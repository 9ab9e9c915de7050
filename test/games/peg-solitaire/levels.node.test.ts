// The graded positions.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {levels} from '../../../src/games/peg-solitaire/levels.js';
import {boardOf, jumps, pegCount, position, solve} from '../../../src/games/peg-solitaire/rules/index.js';
import {oddsOf} from './odds.js';

const positions = levels.map(({options}) => position(options));

test('there are thirty, and each can be won', () => {
  assert.equal(levels.length, 30);
  positions.forEach((start, i) => {
    assert.ok(jumps(start).length > 0, `level ${i + 1} has no jump`);
    assert.equal(solve(start)?.length, pegCount(start) - 1, `level ${i + 1} can't be won`);
  });
});

test('no two are the same, turned or mirrored', () => {
  const names = positions.map((start) => {
    const images = boardOf(start).symmetries.map((image) =>
      start.pegs.replace(/./g, (_, i) => start.pegs[image[i]! - 1]!),
    );
    return `${start.shape} ${images.sort()[0]}`;
  });
  assert.equal(new Set(names).size, levels.length);
});

test('random jumps win later ones less often; the last five are sorted by their number of jumps', () => {
  // of those with few enough positions
  let last = 1;
  positions.slice(0, -5).forEach((start, i) => {
    const odds = oddsOf(start, 40_000);
    if (odds === undefined) return;
    assert.ok(odds > 0 && odds <= last, `level ${i + 1}`);
    last = odds;
  });
  const counts = positions.slice(-5).map(pegCount);
  assert.deepEqual(
    counts,
    [...counts].sort((a, b) => a - b),
  );
});

test('one star is for three pegs, three are for one', () => {
  for (const {stars} of levels) assert.deepEqual(stars, [3, 2, 1]);
});

test('the first ones take two, three and four jumps', () => {
  assert.deepEqual(positions.slice(0, 3).map(pegCount), [3, 4, 5]);
});
