// Four in a row: published scores, and the solver against a plain search.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {drawOf} from '../../../../src/core/random.js';
import {
  finish,
  fourInARow as rules,
  freeCells,
  outcomeOf,
  searchOutcome,
  searchScore,
  type FourInARowState,
} from '../../../../src/games/four-in-a-row/rules/index.js';
import {searchOf} from '../../../../src/core/search.js';
import {cases, seed} from '../../../support/run.mjs';
import {after, play, start} from './positions.js';

/** The score of a position by all games from here. */
function scoreByAll(state: FourInARowState, low = -99, high = 99): number {
  const free = freeCells(state);
  const result = rules.result(state);
  if (result) return result.winners.length === 0 ? 0 : -((free + 2) >> 1);
  for (const move of rules.moves(state)) {
    low = Math.max(low, -scoreByAll(after(state, move), -high, -low));
    if (low >= high) break;
  }
  return low;
}

/** A position after so many random moves, in which nobody has won. */
function random(discs: number, draw: ReturnType<typeof drawOf>, options = {}): FourInARowState {
  for (;;) {
    let state = start(options);
    while (!state.winners && state.cells.length - freeCells(state) < discs)
      state = after(state, draw.pick(rules.moves(state)));
    if (!state.winners) return state;
  }
}

for (const [moves, score] of [
  ['4455', 18],
  ['44455554221', -15],
] as const) {
  test(`published scores ${moves}`, () => assert.equal(finish(searchScore(play(moves))), score));
}

describe('random late positions have the score that all games from there give', () => {
  const draw = drawOf(`${seed}`, 1);
  for (const [columns, rows, free] of [
    [7, 6, 11],
    [4, 4, 12],
    [5, 4, 10],
    [6, 5, 11],
    [7, 7, 11],
    [4, 7, 13],
  ] as const) {
    test(`on ${columns} × ${rows}`, () => {
      for (let i = 0; i < cases(10); i++) {
        const state = random(columns * rows - free, draw, {columns, rows});
        const expected = scoreByAll(state) + 0;
        assert.equal(finish(searchScore(state)), expected, state.cells);
        assert.equal(finish(searchScore(state, true)), Math.sign(expected), state.cells);
      }
    });
  }
});

test('mirror images have the same score', () => {
  const draw = drawOf(`${seed}`, 2);
  for (let i = 0; i < cases(10); i++) {
    const state = random(16, draw);
    const cells = state.cells.replace(/.{7}/g, (row) => Array.from(row).reverse().join(''));
    assert.equal(finish(searchScore({...state, cells})), finish(searchScore(state)), state.cells);
  }
});

test('two searches that take turns do not disturb each other', () => {
  const states = [play('44353212'), play('1726354')];
  const scores = states.map((state) => finish(searchScore(state, true)));
  const searches = [...states].reverse().map((state) => searchScore(state, true));
  const found: number[] = [];
  while (found.length < 2 || found.includes(undefined as never)) {
    searches.forEach((search, i) => {
      const step = found[i] === undefined ? search.step(1) : undefined;
      if (step?.done) found[i] = step.value;
    });
  }
  assert.deepEqual(found.reverse(), scores);
});

describe('outcomes', () => {
  test('count the discs of the winner', () => {
    assert.deepEqual(outcomeOf(18, 38), {result: 'win', discs: 2});
    assert.deepEqual(outcomeOf(-15, 31), {result: 'loss', discs: 1});
    assert.deepEqual(outcomeOf(0, 20), {result: 'draw'});
  });

  test('of moves', () => {
    const of = (moves: string, move: string, weak = false): unknown =>
      finish(searchOf(searchOutcome(play(moves), move, weak)));
    assert.deepEqual(of('445511111137', '6'), {result: 'win', discs: 1});
    assert.deepEqual(of('445511111137', '6', true), {result: 'win'});
    assert.deepEqual(of('4455111111', '3'), {result: 'win', discs: 2});
    assert.deepEqual(of('44551111113', '7'), {result: 'loss', discs: 1});
    assert.equal(of('4455', '3'), undefined, 'too early');
  });
});
