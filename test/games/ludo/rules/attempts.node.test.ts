// Three attempts of a player who is done and moves the partner’s pieces.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {mustPlay, stateWith, told} from './simulation.js';

const yard = [0, 0, 0, 0];
const done = [57, 57, 57, 57];
const both = {teams: true, attempts: true};

describe('a player who is done and moves the partner’s pieces', () => {
  test('has three rolls while all of these are in the yard', () => {
    const {state, effects} = mustPlay(stateWith(both, [done, yard, yard, yard]), '1', '2', '3');
    assert.equal(told(effects), 'rolled, stuck, again attempt, rolled, stuck, again attempt, rolled, stuck, passed');
    assert.deepEqual([state.seat, state.vain], [1, 0]);
  });

  test('comes out with the third', () => {
    const {state} = mustPlay(stateWith(both, [done, yard, yard, yard]), '1', '2', '6', 'p0');
    assert.deepEqual([state.pieces[2], state.seat, state.again], [[1, 0, 0, 0], 0, 'six']);
  });

  test('has one roll while a piece of the partner is out, or home', () => {
    for (const pieces of [
      [57, 0, 0, 0],
      [54, 0, 0, 0],
    ]) {
      const {effects} = mustPlay(stateWith(both, [done, yard, pieces, yard]), '5');
      assert.equal(told(effects), 'rolled, stuck, passed');
    }
  });

  test('has three rolls for their own pieces, regardless of the partner’s', () => {
    const {effects} = mustPlay(stateWith(both, [yard, yard, [57, 3, 0, 0], yard]), '1');
    assert.equal(told(effects), 'rolled, stuck, again attempt');
  });
});
