// The rules of Take away: the contract with options of its own, and figures known from outside.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {JsonObject} from '../../../src/core/json.js';
import {contractOf} from '../../../src/testing.js';
import {bestTake, takeAway as game, type TakeAwayState} from '../game/rules/index.js';

const options = [{}, {stones: 1}, {stones: '30', most: '5'}, {stones: 5, most: 9}];
const refused = [{stones: 0}, {stones: 64}, {most: 'many'}, {colour: 'red'}];
for (const {name, run} of contractOf(game, {options, refused})) test(name, run);

const start = (raw: JsonObject, seats = 2): TakeAwayState => game.setup(game.parseOptions(raw), seats);

function play(state: TakeAwayState, ...moves: string[]): TakeAwayState {
  for (const move of moves) {
    const played = game.play(state, move);
    assert.ok(played.ok, move);
    ({state} = played);
  }
  return state;
}

test('seats take in turn, and who takes the last stone wins', () => {
  const state = play(start({stones: 6}, 3), '2', '1');
  assert.deepEqual([state.left, game.turn(state), game.moves(state)], [3, 2, ['1', '2', '3']]);
  const last = game.play(state, '3');
  assert.ok(last.ok);
  assert.deepEqual(last.effects, [
    {type: 'taken', seat: 2, count: 3, left: 0},
    {type: 'won', seat: 2, place: 1},
  ]);
  assert.deepEqual(game.result(last.state), {winners: [2], reason: 'last-stone'});
});

test('no more can be taken than there are', () => {
  assert.deepEqual(game.moves(play(start({stones: 5}), '3')), ['1', '2']);
});

describe('of two, the one to act', () => {
  /** By playing every game there is. */
  const wins = (state: TakeAwayState): boolean =>
    game.moves(state).some((move) => {
      const after = play(state, move);
      return game.turn(after) === undefined || !wins(after);
    });

  // Bachet, Problèmes plaisants et délectables, 1612
  for (const most of [1, 2, 3, 4]) {
    test(`loses where the stones are a multiple of ${most + 1}, taking up to ${most}`, () => {
      for (let stones = 1; stones <= 14; stones++) {
        const state = start({stones, most});
        assert.equal(wins(state), stones % (most + 1) > 0, `${stones} stones`);
        if (wins(state) && stones > most) assert.equal(wins(play(state, bestTake(state))), false, `best of ${stones}`);
      }
    });
  }
});
