// The stored positions of the English board: the published numbers, and what the solver says with them.
import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {finish, searchOf} from '../../../../src/core/search.js';
import {
  boardOf,
  jumped,
  jumps,
  position,
  solve,
  type Position,
} from '../../../../src/games/peg-solitaire/rules/index.js';
import {drawOf} from '../../../../src/core/random.js';
import {masksOf} from '../../../../src/games/peg-solitaire/rules/masks.js';
import positions from '../../../../src/games/peg-solitaire/rules/positions.js';
import {walkBack} from '../../../../src/games/peg-solitaire/rules/random-position.js';
import {wayOf} from '../../../../src/games/peg-solitaire/rules/solve.js';
import * as stored from '../../../../src/games/peg-solitaire/rules/stored.js';
import {centre, unpack} from '../../../../src/games/peg-solitaire/rules/stored.js';
import {wander} from './simulation.js';

const start = position({board: 'english'});

/** The module as it is before any other test has given it the positions. */
const fresh = async (): Promise<typeof stored> =>
  (await import(
    new URL('../../../../src/games/peg-solitaire/rules/stored.ts?fresh', import.meta.url).href
  )) as typeof stored;

before(() => {
  stored.usePositions(positions);
  const work = stored.storedOf(masksOf(start));
  while (!work.next().done);
});

test('a damaged file is ignored', async () => {
  const {isStored, usePositions} = await fresh();
  for (const damaged of [undefined, '', positions.slice(1), `${positions.slice(0, -1)}.`]) {
    usePositions(damaged);
    assert.equal(isStored(start, [centre]), false);
  }
  usePositions(positions);
  assert.equal(isStored(start, [centre]), true);
});

test('unpacking continues where a search stopped', async () => {
  const {storedNow, storedOf} = await fresh();
  let searches = 0;
  for (; !storedNow(); searches++) {
    assert.ok(searches < 300);
    const work = storedOf(masksOf(start));
    for (let left = 1000; left > 0 && !work.next().done; left--);
  }
  assert.ok(searches > 10);
});

test('there are as many positions with each number of pegs as are published', () => {
  const levels = finish(searchOf(unpack(masksOf(start), positions)));
  // OEIS A112738, backwards: by pegs instead of jumps
  const counts = [0, 1, 1, 2, 8, 38, 164, 635, 2089, 6174, 16_020, 35_749, 68_326, 112_788];
  assert.deepEqual(
    levels.map(({size}) => size),
    counts,
  );
});

/** The pegs after all moves. */
function played(now: Position, moves: readonly string[]): string {
  return moves.reduce((pegs, move) => {
    const jump = jumps({...now, pegs}).find(({from, to}) => `${from}-${to}` === move);
    assert.ok(jump, move);
    return jumped(pegs, jump);
  }, now.pegs);
}

test('whether a game can still be won is known after every jump, and a solution plays through', () => {
  for (let i = 0; i < 240; i++) {
    const now = wander(start, (i % 30) + 1, `stored ${i}`);
    const way = solve(now);
    assert.notEqual(way, undefined, now.pegs);
    if (way) assert.match(played(now, way), /^\.{16}o\.{16}$/);
  }
});

test('a position can be won if one of the next ones can, however it is turned', () => {
  const {symmetries} = boardOf(start);
  for (let i = 0; i < 40; i++) {
    const now = wander(start, (i % 24) + 4, `turned ${i}`);
    const won = Boolean(solve(now));
    for (const way of symmetries) {
      const pegs = way.map((hole) => now.pegs[hole - 1]!).join('');
      assert.equal(Boolean(solve({...now, pegs})), won, pegs);
    }
    const after = jumps(now).some((jump) => solve({...now, pegs: jumped(now.pegs, jump)}));
    if (jumps(now).length > 0) assert.equal(after, won, now.pegs);
  }
});

test('a position that no game leads to is not called lost because it is not stored', () => {
  for (let i = 0; i < 40; i++) {
    const walk = walkBack({...start, target: 17}, 8 + (i % 8), drawOf(`back ${i}`, 1));
    const now = {...start, pegs: finish(searchOf(walk))};
    assert.match(played(now, solve(now)!), /^\.*o\.*$/);
  }
});

test('positions of other games of the board are judged without the stored ones', () => {
  const other = position({board: 'english', empty: 1});
  const way = finish(searchOf(wayOf(other)));
  assert.ok(way);
  assert.equal(played(other, way).replaceAll('.', ''), 'o');
});
