// Three attempts of a player who is done and moves the partner’s coins.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {mustPlay, stateWith, told} from './simulation.js';

const pocket = [0, 0, 0, 0];
const done = [57, 57, 57, 57];
const both = {teams: true, attempts: true};

describe('a player who is done and moves the partner’s coins', () => {
  test('has three rolls while all of these are in the pocket', () => {
    const {state, effects} = mustPlay(stateWith(both, [done, pocket, pocket, pocket]), '1', '2', '3');
    assert.equal(told(effects), 'thrown, stuck, again attempt, thrown, stuck, again attempt, thrown, stuck, passed');
    assert.deepEqual([state.seat, state.vain], [1, 0]);
  });

  test('comes out with the third', () => {
    const {state} = mustPlay(stateWith(both, [done, pocket, pocket, pocket]), '1', '2', '6', 'c0');
    assert.deepEqual([state.coins[2], state.seat, state.again], [[1, 0, 0, 0], 0, 'six']);
  });

  test('has one roll while a coin of the partner is out, or home', () => {
    for (const coins of [
      [57, 0, 0, 0],
      [54, 0, 0, 0],
    ]) {
      const {effects} = mustPlay(stateWith(both, [done, pocket, coins, pocket]), '5');
      assert.equal(told(effects), 'thrown, stuck, passed');
    }
  });

  test('has three rolls for their own coins, regardless of the partner’s', () => {
    const {effects} = mustPlay(stateWith(both, [pocket, pocket, [57, 3, 0, 0], pocket]), '1');
    assert.equal(told(effects), 'thrown, stuck, again attempt');
  });
});
