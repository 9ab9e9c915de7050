// What the rules of every game of chance, found by pattern, make of a settled move: the legal move that it answers.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {forAll} from '../support/random.js';
import {drawOf, type AnyGame, type JsonObject} from '../../src/kit.js';
import {randomGames, type Walk} from '../../src/testing/random-games.js';
import {anyPlain} from '../support/bad-input.js';
import {cases, seed} from '../support/run.mjs';
import {games} from './games.js';

/** Options beside the defaults, in which chance has more to say. */
const options: {readonly [folder: string]: readonly JsonObject[]} = {
  blockudoku: [
    {refill: 'each', rotate: true},
    {fair: true, refill: 'each', pieces: '1 T4 11111/11111'},
    {fair: true, rotate: true, pieces: 'I1 I2 101/010/101'},
  ],
  ludo: [{autoMove: false}, {pieces: 2, teams: true}],
  snake: [
    {width: 5, height: 5, bonus: true},
    {width: 4, height: 4, walls: false, length: 3},
  ],
  'snakes-and-ladders': [
    {dice: 2, extraRoll: true},
    {faces: 20, capture: true},
  ],
};

const walks = (game: AnyGame, sets: readonly JsonObject[]): Walk[] =>
  randomGames(game, sets, {seats: [game.seats[1]], games: cases(1), moves: 150, seed: `moves ${seed}`});

for (const game of games.filter(({settle}) => settle)) {
  describe(game.id, () => {
    test('finds the legal move of a settled one without settling', () => {
      assert.ok(game.legalMoveOf, 'a game with chance has legalMoveOf()');
      for (const walk of walks(game, [{}, ...(options[game.id] ?? [])])) {
        for (const [number, {state, legal}] of walk.positions.entries()) {
          const some = legal.length > 30 ? legal.filter((_, i) => i % 9 === number % 9) : legal;
          for (const move of some) {
            for (const chance of [walk.seed, 'another']) {
              const settled = game.settle!(state, move, drawOf(chance, number + 1));
              assert.equal(game.legalMoveOf(state, settled), move, settled);
            }
          }
        }
      }
    });

    test('finds none for other strings, and for what is no text', () => {
      for (const {positions} of walks(game, [{}])) {
        for (const {state, legal} of positions) {
          for (const text of ['', ' ', 'no move', '+', 'x +T4'])
            assert.equal(game.legalMoveOf!(state, text), undefined);
          if (legal.length > 0) continue;
          for (const text of ['1', '3+4', 'tick', 'tick +12', '1 1A', '1 1A +T4'])
            assert.equal(game.legalMoveOf!(state, text), undefined, 'after the end');
        }
        const {state} = positions[0]!;
        forAll(25, [anyPlain.filter((value) => typeof value !== 'string')], (value) =>
          assert.equal(game.legalMoveOf!(state, value as string), undefined),
        );
      }
    });
  });
}
