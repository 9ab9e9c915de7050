// States in mid-game: made of where the pieces stand, played on like any other, and refused where no game comes to them.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {JsonObject} from '../../../../src/core/json.js';
import {chooseMove, finish, ludo, stateFrom, type MidGame} from '../../../../src/games/ludo/rules/index.js';
import {mustPlay, told} from './simulation.js';

const green = [3, 0, 57, 57];
const blue = [20, 20, 0, 0];
const yard = [0, 0, 0, 0];
const done = [57, 57, 57, 57];
const pieces = [green, blue];

describe('a mid-game state', () => {
  test('can be played on, also from the middle of a turn', () => {
    const state = stateFrom({}, {pieces, seat: 1, pips: 4});
    assert.deepEqual(ludo.moves(state), ['p0', 'p1']);
    const {state: moved, effects} = mustPlay(state, 'p1');
    assert.equal(told(effects), 'stepped, passed');
    assert.deepEqual([moved.pieces, moved.seat], [[green, [20, 24, 0, 0]], 0]);
    assert.match(finish(chooseMove(state, 'strong'))!, /^p[01]$/);
  });

  test('has one six in a row where a six is to be moved', () =>
    assert.equal(stateFrom({}, {pieces, pips: 6}).sixes, 1));

  test('has places for seats that are done', () => {
    const four = [done, done, green, blue];
    assert.deepEqual(stateFrom({playOn: true}, {pieces: four, seat: 2}).places, [1, 2, 0, 0]);
    assert.deepEqual(stateFrom({playOn: true}, {pieces: four, seat: 2, places: [2, 1, 0, 0]}).places, [2, 1, 0, 0]);
    assert.deepEqual(stateFrom({teams: true}, {pieces: four}).places, [0, 0, 0, 0], 'in teams only both together');
  });
});

const refused: [what: string, options: JsonObject, midGame: unknown][] = [
  ['pieces', {}, undefined],
  ['pieces', {}, {pieces: [[1, 2, 3, 4]]}],
  ['pieces', {}, {pieces: [[1, 2, 3], blue]}],
  ['pieces', {pieces: 2}, {pieces}],
  ['pieces', {}, {pieces: [[58, 0, 0, 0], blue]}],
  ['pieces', {}, {pieces: [[1.5, 0, 0, 0], blue]}],
  ['pieces', {}, {pieces: [[-1, 0, 0, 0], blue]}],
  ['pieces', {}, {pieces: [done, blue]}],
  ['pieces', {}, {pieces: [done, green, blue], seat: 1}],
  ['pieces', {playOn: true}, {pieces: [done, blue]}],
  ['pieces', {teams: true}, {pieces: [done, blue, done, green]}],
  ['seat', {}, {pieces, seat: 2}],
  ['seat', {playOn: true}, {pieces: [done, green, blue], seat: 0}],
  ['seat', {}, {pieces: [green, blue, yard], away: [false, false, true], seat: 2}],
  ['pips', {}, {pieces, pips: 7}],
  ['pips', {}, {pieces: [[57, 57, 57, 56], blue], pips: 5}],
  ['sixes', {}, {pieces, sixes: 3, again: 'six'}],
  ['sixes', {}, {pieces, sixes: 1}],
  ['sixes', {}, {pieces, sixes: 1, pips: 3}],
  ['sixes', {}, {pieces, sixes: 0, pips: 6}],
  ['vain', {}, {pieces, vain: 1}],
  ['again', {}, {pieces, again: 'luck'}],
  ['away', {}, {pieces, away: [true]}],
  ['away', {}, {pieces: [green, blue, [1, 0, 0, 0]], away: [false, false, true]}],
  ['away', {teams: true}, {pieces: [green, blue, green, blue], away: [true, false, false, false]}],
  ['places', {playOn: true}, {pieces: [done, green, blue], places: [0, 1, 0], seat: 1}],
  ['places', {playOn: true}, {pieces: [done, green, blue], places: [2, 0, 0], seat: 1}],
  ['rolled', {}, {pieces, rolled: [[1]]}],
  ['track', {track: 'long'}, {pieces}],
];
for (const [what, options, midGame] of refused) {
  test(`no mid-game state is made from ${JSON.stringify(options)} and ${JSON.stringify(midGame)}`, () => {
    assert.throws(() => stateFrom(options, midGame as MidGame), {
      name: 'GameError',
      code: 'bad-option',
      message: new RegExp(`^Invalid ${what}: `),
    });
  });
}
