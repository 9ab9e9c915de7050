// Hints: on every board a move comes in time, and says whether it is proven.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {finish} from '../../../src/core/search.js';
import {
  boardOf,
  jumped,
  jumpOf,
  jumps,
  moveOf,
  position,
  solve,
  type Jump,
} from '../../../src/games/peg-solitaire/rules/index.js';
import {promisingMove} from '../../../src/games/peg-solitaire/rules/solve.js';
import {hint} from '../../../src/games/peg-solitaire/thinking.js';
import {wander} from './rules/simulation.js';

const boards = [
  {rows: 10, empty: 2},
  {rows: 30},
  {board: 'english'},
  {board: 'european'},
  {board: 'german'},
  {board: 'asymmetric'},
  {board: 'diamond'},
  {board: Array(30).fill('o'.repeat(30)).join('/')},
];

test('a hint comes in time on every board: a solution, a proof that there is none, or a promising move', async () => {
  for (const options of boards) {
    for (const made of [0, 3, 12]) {
      const now = wander(position(options), made, 'hint');
      const before = performance.now();
      const {winnable, move, way} = finish((await hint({...now, last: 0, jumps: made, sweeps: made}))!);
      // 0.7 s; several times as much on a busy machine
      assert.ok(performance.now() - before < 4000);
      assert.equal(way?.[0], winnable ? move : undefined);
      if (winnable !== false) assert.ok(jumps(now).map(moveOf).includes(move!));
    }
  }
});

test('the most promising move is none that is known to lose', () => {
  // one move keeps the game winnable, another does not
  const now = wander(position({rows: 5}), 2, 'promising 1');
  const isLost = (jump: Jump): boolean => solve({...now, pegs: jumped(now.pegs, jump)}) === null;
  const legal = jumps(now).map((jump) => ({jump, lost: isLost(jump)}));
  assert.deepEqual(new Set(legal.map(({lost}) => lost)), new Set([true, false]));
  for (const {jump, lost} of legal) {
    const found = promisingMove(now, {pegs: 2, jump: boardOf(now).jumps.indexOf(jump)});
    assert.equal(found === moveOf(jump), !lost);
    assert.ok(!isLost(jumpOf(now, found)!));
  }
});
