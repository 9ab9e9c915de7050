// States in mid-game: made of where the coins stand, played on like any other, and refused where no game comes to them.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc} from '../../../support/random.js';
import {GameError} from '../../../../src/core/game.js';
import type {JsonObject} from '../../../../src/core/json.js';
import {drawOf} from '../../../../src/core/random.js';
import {
  chooseMove,
  finish,
  ludo,
  outOfTurnMoves,
  stateFrom,
  type MidGame,
} from '../../../../src/games/ludo/rules/index.js';
import {mustPlay, told} from './simulation.js';

const green = [3, 0, 57, 57];
const blue = [20, 20, 0, 0];
const pocket = [0, 0, 0, 0];
const done = [57, 57, 57, 57];
const coins = [green, blue];

describe('a mid-game state', () => {
  test('can be played on, also from the middle of a turn', () => {
    const state = stateFrom({}, {coins, seat: 1, pips: 4});
    assert.deepEqual(ludo.moves(state), ['c0', 'c1']);
    const {state: moved, effects} = mustPlay(state, 'c1');
    assert.equal(told(effects), 'stepped, passed');
    assert.deepEqual([moved.coins, moved.seat], [[green, [20, 24, 0, 0]], 0]);
    assert.match(finish(chooseMove(state, 'strong'))!, /^c[01]$/);
  });

  test('counts the coins that are home', () => {
    const {state} = mustPlay(stateFrom({}, {coins: [[56, 55, 57, 57], blue]}), '1', 'c0', '2', 'c1');
    assert.deepEqual(ludo.result(state), {winners: [0], reason: 'home'});
  });

  test('includes previous sixes and attempts', () => {
    const third = mustPlay(stateFrom({}, {coins, sixes: 2, again: 'six'}), '6');
    assert.equal(told(third.effects), 'thrown, forfeited, passed');
    assert.equal(stateFrom({}, {coins, pips: 6}).sixes, 1);
    const waiting = stateFrom({attempts: true}, {coins: [pocket, pocket], vain: 2, again: 'attempt'});
    assert.equal(told(mustPlay(waiting, '1').effects), 'thrown, stuck, passed');
  });

  test('has places for seats that are done', () => {
    const four = [done, done, green, blue];
    assert.deepEqual(stateFrom({playOn: true}, {coins: four, seat: 2}).places, [1, 2, 0, 0]);
    assert.deepEqual(stateFrom({playOn: true}, {coins: four, seat: 2, places: [2, 1, 0, 0]}).places, [2, 1, 0, 0]);
    assert.deepEqual(stateFrom({teams: true}, {coins: four}).places, [0, 0, 0, 0], 'in teams only both together');
  });

  test('can reproduce every state of any game', () => {
    const on = fc.boolean();
    const options = fc.record(
      {
        rules: fc.constantFrom('standard', 'classic59'),
        sixAgain: on,
        threeSixes: on,
        captureAgain: on,
        attempts: on,
        teams: on,
        playOn: on,
        autoMove: on,
        blocks: on,
        coins: fc.integer({min: 1, max: 4}),
        open: fc.integer({min: 0, max: 2}),
      },
      {requiredKeys: []},
    );
    fc.assert(
      fc.property(options, fc.integer({min: 2, max: 4}), fc.string(), (raw, seats, seed) => {
        let state = ludo.setup(ludo.parseOptions(raw as JsonObject), seats);
        for (let i = 1; i < 400 && !state.over; i++) {
          const draw = drawOf(seed, i);
          assert.deepEqual(stateFrom(state.options, state), state);
          const beside = outOfTurnMoves(state);
          const move = beside.length > 0 && draw.int(1, 40) === 1 ? draw.pick(beside) : draw.pick(ludo.moves(state));
          ({state} = mustPlay(state, ludo.settle!(state, move, draw)));
        }
      }),
      {numRuns: 15},
    );
  });
});

const refused: [what: string, options: JsonObject, midGame: unknown][] = [
  ['coins', {}, undefined],
  ['coins', {}, {coins: [[1, 2, 3, 4]]}],
  ['coins', {}, {coins: [[1, 2, 3], blue]}],
  ['coins', {coins: 2}, {coins}],
  ['coins', {}, {coins: [[58, 0, 0, 0], blue]}],
  ['coins', {}, {coins: [[1.5, 0, 0, 0], blue]}],
  ['coins', {}, {coins: [[-1, 0, 0, 0], blue]}],
  ['coins', {}, {coins: [done, blue]}],
  ['coins', {}, {coins: [done, green, blue], seat: 1}],
  ['coins', {playOn: true}, {coins: [done, blue]}],
  ['coins', {teams: true}, {coins: [done, blue, done, green]}],
  ['seat', {}, {coins, seat: 2}],
  ['seat', {playOn: true}, {coins: [done, green, blue], seat: 0}],
  ['seat', {}, {coins: [green, blue, pocket], away: [false, false, true], seat: 2}],
  ['pips', {}, {coins, pips: 7}],
  ['pips', {}, {coins: [[57, 57, 57, 56], blue], pips: 5}],
  ['sixes', {}, {coins, sixes: 3, again: 'six'}],
  ['sixes', {}, {coins, sixes: 1}],
  ['sixes', {}, {coins, sixes: 1, pips: 3}],
  ['sixes', {}, {coins, sixes: 0, pips: 6}],
  ['vain', {}, {coins, vain: 1}],
  ['again', {}, {coins, again: 'luck'}],
  ['away', {}, {coins, away: [true]}],
  ['away', {}, {coins: [green, blue, [1, 0, 0, 0]], away: [false, false, true]}],
  ['away', {teams: true}, {coins: [green, blue, green, blue], away: [true, false, false, false]}],
  ['places', {playOn: true}, {coins: [done, green, blue], places: [0, 1, 0], seat: 1}],
  ['places', {playOn: true}, {coins: [done, green, blue], places: [2, 0, 0], seat: 1}],
  ['thrown', {}, {coins, thrown: [[1]]}],
  ['track', {track: 'long'}, {coins}],
];
for (const [what, options, midGame] of refused) {
  test(`no mid-game state is made from ${JSON.stringify(options)} and ${JSON.stringify(midGame)}`, () => {
    assert.throws(
      () => stateFrom(options, midGame as MidGame),
      (error) => {
        assert.ok(error instanceof GameError, String(error));
        assert.equal(error.code, 'bad-option');
        assert.ok(error.message.startsWith(`Invalid ${what}: `), error.message);
        return true;
      },
    );
  });
}
