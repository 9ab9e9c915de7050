// Reversi: published numbers of games by length, passes, and the contract.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {finish, lookAhead, searchOf} from '../../src/kit.js';
import {contractOf} from '../../src/testing.js';
import {names, reversi, type ReversiState} from './reversi.js';

const start = reversi.setup({}, 2);

/** The number of games of so many moves. */
function games(state: ReversiState, length: number): number {
  const moves = reversi.moves(state);
  if (length === 1) return moves.length;
  return moves.reduce((sum, move) => sum + games(reversi.next(state, move), length - 1), 0);
}

test('4, 12, 56, 244, 1,396, 8,200 and 55,092 games of one to seven moves', () =>
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7].map((length) => games(start, length)),
    [4, 12, 56, 244, 1396, 8200, 55_092],
  ));

/** A position with these discs, given by name. */
const position = (dark: string, light: string): ReversiState => ({
  ...start,
  discs: names.map((name) => (dark.includes(name) ? '0' : light.includes(name) ? '1' : '.')).join(''),
});

test('who cannot move passes, and is told', () => {
  const played = reversi.play(position('a1 a4', 'b1 b4'), 'c1');
  assert.ok(played.ok);
  assert.deepEqual(played.effects.at(-1), {type: 'passed', seat: 1});
  assert.deepEqual(reversi.moves(played.state), ['c4']);
});

test('the game ends when nobody can move, and more discs win', () => {
  const played = reversi.play(position('a1', 'b1 h8'), 'c1');
  assert.ok(played.ok);
  assert.deepEqual(reversi.result(played.state), {winners: [0], reason: 'won', scores: [3, 1]});
});

test('a corner is taken rather than one disc more', () => {
  const value = ({discs}: ReversiState, seat: number): number =>
    [0, 7, 56, 63].reduce((sum, at) => sum + (discs[at] === `${seat}` ? 100 : 0), 0);
  const state = position('c1 d4', 'b1 e4 f4');
  assert.equal(finish(searchOf(lookAhead(reversi, state, {depth: 1}))), 'g4');
  assert.equal(finish(searchOf(lookAhead(reversi, state, {depth: 1, value}))), 'a1');
});

describe('the contract', () => {
  for (const {name, run} of contractOf(reversi)) test(name, run);
});
