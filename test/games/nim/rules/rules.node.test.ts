// Nim: winning positions by exhaustive search of the rules, normal and misère, with and without a limit.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {drawOf} from '../../../../src/core/random.js';
import {chooseMove, grundyOf, isLost, nim as rules, type NimState} from '../../../../src/games/nim/rules/index.js';
import {contractOf} from '../../../../src/testing.js';
import {made} from '../../../support/made.js';
import {seed} from '../../../support/run.mjs';

const start = (heaps: string, options = {}): NimState => rules.setup(rules.parseOptions({heaps, ...options}), 2);
const after = (state: NimState, move: string): NimState => made(rules.play(state, move)).state;

/** Whether the seat to act loses, by all games from here. */
function losesIn(known: Map<string, boolean>, state: NimState): boolean {
  const key = [...state.heaps].sort((a, b) => a - b).join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const loses = rules.moves(state).every((move) => {
    const next = after(state, move);
    const result = rules.result(next);
    return result ? !result.winners.includes(state.seat) : !losesIn(known, next);
  });
  known.set(key, loses);
  return loses;
}

for (const most of [31, 1, 2, 3, 4]) {
  for (const misere of [false, true]) {
    test(`who loses, by the theory and by all games: heaps up to 7 7 7, at most ${most} at once, ${misere ? 'misère' : 'normal'}`, () => {
      const known = new Map<string, boolean>();
      for (let a = 1; a <= 7; a++) {
        for (let b = a; b <= 7; b++) {
          for (let c = b; c <= 7; c++) {
            const state = start(`${a} ${b} ${c}`, {most, misere});
            assert.equal(isLost(state.heaps, state.options), losesIn(known, state), `${a} ${b} ${c}`);
          }
        }
      }
    });
  }
}

test('the Grundy number of a heap is the least that no move from it leads to', () => {
  for (const most of [31, 1, 3, 5]) {
    const numbers: number[] = [];
    for (let stones = 0; stones <= 31; stones++) {
      const reached = numbers.slice(Math.max(0, stones - most));
      let least = 0;
      while (reached.includes(least)) least++;
      numbers.push(least);
      assert.equal(grundyOf(stones, most), least, `${stones} stones, at most ${most}`);
    }
  }
});

test('hard wins every won game, whatever is played against it', () => {
  const draw = drawOf(`${seed}`, 1);
  for (const options of [{}, {misere: true}, {most: 2}, {most: 3, misere: true}]) {
    const visit = (state: NimState): void => {
      const mine = after(state, chooseMove(state, 'hard', draw));
      const result = rules.result(mine);
      if (result) return assert.deepEqual(result.winners, [state.seat]);
      for (const move of rules.moves(mine)) {
        const next = after(mine, move);
        const end = rules.result(next);
        if (end) assert.deepEqual(end.winners, [state.seat]);
        else visit(next);
      }
    };
    const state = start('1 2 4', options);
    assert.equal(isLost(state.heaps, state.options), false);
    visit(state);
  }
});

test('heaps are read with spaces or commas, and are 1 to 9 of 1 to 31 stones', () => {
  assert.equal(rules.parseOptions({heaps: ' 1,2  3'}).heaps, '1 2 3');
  for (const heaps of ['0', '32', '1 2 x', '1 1 1 1 1 1 1 1 1 1', '-1'])
    assert.throws(() => rules.parseOptions({heaps}), /Invalid heaps: .* Expected 1 to 9 heaps/);
});

describe('the contract', () => {
  const options = [{}, {heaps: '1 2', misere: true}, {heaps: '9 9', most: 3}];
  for (const {name, run} of contractOf(rules, {options, refused: [{heaps: '99'}, {most: 0}], games: 2}))
    test(name, run);
});
