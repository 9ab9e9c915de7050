// What the rules of every game, found by pattern, make of a move: the legal move that a settled one answers, and what is
// no text at all.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {drawOf, type AnyGame, type JsonObject} from '../../src/kit.js';
import {cases, seed as seedOfRun} from '../support/run.mjs';
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

/** Positions of random games. */
function* positions(game: AnyGame, raw: JsonObject): Generator<{state: JsonObject; number: number; seed: string}> {
  for (let i = 0; i < cases(1); i++) {
    const seed = `moves ${seedOfRun} ${i}`;
    const parsed = game.parseOptions(raw) as JsonObject;
    const dealt = (game.deal?.(parsed, drawOf(seed, 0)) ?? parsed) as JsonObject;
    let state = game.setup(dealt, game.seats[1]) as JsonObject;
    for (let number = 1; number < 150; number++) {
      yield {state, number, seed};
      const legal = game.moves(state);
      if (legal.length === 0) break;
      const move = drawOf(`${seed} choice`, number).pick(legal);
      const played = game.play(state, game.settle?.(state, move, drawOf(seed, number)) ?? move);
      assert.ok(played.ok, move);
      state = played.state as JsonObject;
    }
  }
}

/** What is no text, or no move. */
const strange: unknown[] = [
  undefined,
  null,
  true,
  0,
  NaN,
  10n,
  Symbol('x'),
  () => 'roll',
  {},
  [],
  ['roll'],
  ['1 1A'],
  [['4-1']],
  new String('roll'),
  {toString: () => '1 1A'},
  {split: () => ['1 1A'], indexOf: () => 0, slice: () => 'tick', length: 1},
  Object.create(null),
  {[Symbol.toPrimitive]: () => assert.fail('was asked for its text')},
  new Proxy({}, {get: () => assert.fail('was looked into')}),
  /x/,
  new Date(0),
  new Map(),
];

for (const game of games) {
  const sets = [{}, ...(options[game.id] ?? [])];
  describe(game.id, () => {
    if (game.settle) {
      test('finds the legal move of a settled one without settling', () => {
        assert.ok(game.legalMoveOf, 'a game with chance has legalMoveOf()');
        for (const raw of sets) {
          for (const {state, number, seed} of positions(game, raw)) {
            const legal = game.moves(state);
            const some = legal.length > 30 ? legal.filter((_, i) => i % 9 === number % 9) : legal;
            for (const move of some) {
              for (const chance of [seed, 'another']) {
                const settled = game.settle!(state, move, drawOf(chance, number));
                assert.equal(game.legalMoveOf(state, settled), move, settled);
              }
            }
          }
        }
      });

      test('finds none for other strings', () => {
        for (const {state} of positions(game, {})) {
          for (const text of [...strange, '', ' ', 'no move', '+', 'x +T4'])
            assert.equal(game.legalMoveOf!(state, text as string), undefined);
          if (game.moves(state).length > 0) continue;
          for (const text of ['1', '3+4', 'tick', 'tick +12', '1 1A', '1 1A +T4'])
            assert.equal(game.legalMoveOf!(state, text), undefined, 'after the end');
        }
      });
    }
  });
}
