// Playing: what a roll leads to, told by its effects, and how a game ends.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {made} from '../../../support/made.js';
import {fc, forAll} from '../../../support/random.js';
import {isRefusal} from '../../../../src/core/game.js';
import {drawOf} from '../../../../src/core/random.js';
import {
  snakesAndLadders as game,
  stateFrom,
  type SnlEffect,
  type SnlState,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {landing, walk} from '../../../../src/games/snakes-and-ladders/rules/walk.js';
import {contractOf} from '../../../../src/testing.js';
import {anyOptions} from './arbitraries.js';

function begin(options: object = {}, seats = 2, positions?: readonly number[]): SnlState {
  const state = game.setup(game.deal!(game.parseOptions(options as never), drawOf('game', 0)), seats);
  return positions ? {...state, positions} : state;
}

function play(state: SnlState, move: string): {state: SnlState; effects: SnlEffect[]} {
  const {state: after, effects} = made(game.play(state, move));
  return {state: after, effects: effects as SnlEffect[]};
}

const kinds = (effects: readonly SnlEffect[]): string[] => effects.map(({type}) => type);

for (const {name, run} of contractOf(game, {
  options: [
    {board: 'random', size: 5, capture: true, extraRoll: true},
    {board: 'chutes', dice: 2, faces: 4, chain: true, overshoot: 'win'},
  ],
  seats: [1, 3],
  games: 1,
}))
  test(name, run);

test('a roll has as many dice as the game', () => {
  const wrong = [game.play(begin(), '3+4'), game.play(begin({dice: 2}), '3'), game.play(begin({dice: 2}), '1+1+1')];
  for (const refused of wrong) assert.ok(isRefusal(refused));
});

for (const [what, options, midGame] of [
  ['positions', {}, undefined],
  ['positions', {}, {positions: []}],
  ['positions', {}, {positions: [1, 2, 3, 4, 5, 6, 7]}],
  ['positions', {}, {positions: [1, 100]}],
  ['positions', {}, {positions: [0, 3]}],
  ['positions', {}, {positions: [1.5]}],
  ['positions', {}, {positions: [3, , 4]}],
  ['seat', {}, {positions: [1, 3], seat: 2}],
  ['round', {maxRounds: 9}, {positions: [1, 3], round: 11}],
  ['extra', {}, {positions: [1, 3], extra: 1}],
  ['extra', {extraRoll: true}, {positions: [1, 3], extra: 3}],
  ['board', {board: 'random'}, {positions: [1, 3]}],
  ['faces', {faces: 1}, {positions: [1, 3]}],
] as const) {
  test(`no mid-game state is made from ${JSON.stringify(options)} and ${JSON.stringify(midGame)}`, () => {
    assert.throws(() => stateFrom(options, midGame as never), {
      name: 'GameError',
      code: 'bad-option',
      message: new RegExp(`^Invalid ${what}: `),
    });
  });
}

/** What rolls of the first seat lead to: effects by type, and squares. */
type Row = readonly [options: object, from: readonly number[], rolls: string, told: string, to: readonly number[]];
const chain = {size: 5, ladders: '3-8 8-12', snakes: '12-2'};
const rules: Record<string, readonly Row[]> = {
  'a roll moves square by square and passes the turn': [[{}, [1, 1], '5', 'rolled, stepped', [6, 1]]],
  'a ladder is climbed and a snake slid down': [
    [{}, [4, 1], '4', 'rolled, stepped, climbed', [26, 1]],
    [{}, [45, 1], '1', 'rolled, stepped, slid', [15, 1]],
  ],
  'beyond home the piece bounces, and only then meets the snake at 98': [
    [{}, [97, 1], '5', 'rolled, stepped, bounced, slid', [13, 1]],
    [{board: 'empty', size: 2}, [3], '6', 'rolled, stepped, bounced', [3]],
  ],
  'the first piece on 100 wins and ends the game': [[{}, [97, 50, 1], '3', 'rolled, stepped, won', [100, 50, 1]]],
  'with overshoot "stay" a piece needs an exact roll, with "win" any will do': [
    [{overshoot: 'stay'}, [99], '3', 'rolled, stayed', [99]],
    [{overshoot: 'win'}, [99], '3', 'rolled, stepped, won', [100]],
  ],
  'a six gives another roll, the third six in a row is not moved, and earlier moves stand': [
    [
      {board: 'empty', extraRoll: true},
      [1, 1],
      '6 6 6',
      'rolled, stepped, again, rolled, stepped, again, rolled, forfeited',
      [13, 1],
    ],
  ],
  'with two dice a double gives another roll, but another sum of six does not': [
    [{board: 'empty', extraRoll: true, dice: 2}, [1, 1], '3+3', 'rolled, stepped, again', [7, 1]],
    [{board: 'empty', extraRoll: true, dice: 2}, [1, 1], '2+4', 'rolled, stepped', [7, 1]],
  ],
  'a jump that ends on the start of another leads on only with "chain"': [
    [{board: chain}, [1], '2', 'rolled, stepped, climbed', [8]],
    [{board: chain, chain: true}, [1], '2', 'rolled, stepped, climbed, climbed, slid', [2]],
  ],
  'a roll that ends on rivals sends them all back, except on the start': [
    [{capture: true}, [4, 26, 26], '4', 'rolled, stepped, climbed, captured, captured', [26, 1, 1]],
    [{board: 'empty', size: 2, capture: true}, [3, 1], '4', 'rolled, stepped, bounced', [1, 1]],
  ],
};
for (const [sentence, rows] of Object.entries(rules)) {
  test(sentence, () => {
    for (const [options, from, rolls, told, to] of rows) {
      let state = begin(options, from.length, from);
      const effects: SnlEffect[] = [];
      for (const roll of rolls.split(' ')) {
        const played = play(state, roll);
        ({state} = played);
        effects.push(...played.effects);
      }
      assert.equal(kinds(effects).join(', '), told, JSON.stringify(options));
      assert.deepEqual(state.positions, to);
      const stays = from.length === 1 || ['again', 'won'].includes(effects.at(-1)!.type);
      assert.equal(state.seat, stays ? 0 : 1);
    }
  });
}

test('the walk always ends where the odds expect it', () => {
  forAll(
    25,
    [fc.integer({min: 2, max: 40}), fc.nat(), fc.integer({min: 1, max: 60}), fc.constantFrom('bounce', 'stay', 'win')],
    (home, at, pips, overshoot) => {
      const from = at % home;
      const way = walk(from, pips, home, overshoot);
      assert.equal(way.at(-1) ?? from, landing(from, pips, home, overshoot));
      way.forEach((square, i) => assert.equal(Math.abs(square - (way[i - 1] ?? from)), 1));
      assert.ok(way.every((square) => square >= 1 && square <= home));
    },
  );
});

test('a game ends after its 151st round', () => {
  // A board that nobody can finish: six heads in a row.
  let state = begin({snakes: '10-2 11-2 12-2 13-2 14-2 15-2', size: 4, overshoot: 'stay'}, 2);
  let effects: SnlEffect[] = [];
  let rolls = 0;
  for (; !state.over; rolls++) ({state, effects} = play(state, '1'));
  assert.equal(rolls, 302);
  assert.deepEqual(effects.at(-1), {type: 'stopped', rounds: 151});
  assert.deepEqual(game.result(state), {winners: [], reason: 'too-long'});
});

test('effects describe the whole path of any game, to its end', () => {
  forAll(75, [anyOptions, fc.integer({min: 1, max: 6}), fc.string()], (raw, seats, seed) => {
    const options = game.deal!(game.parseOptions(raw), drawOf(seed, 0));
    let state = game.setup(options, seats);
    const shown = [...state.positions];
    for (let k = 1; game.turn(state) !== undefined; k++) {
      const played = play(state, game.settle!(state, 'roll', drawOf(seed, k)));
      for (const effect of played.effects) {
        if (!('from' in effect)) continue;
        const {seat, from, to} = effect as {seat: number; from: number; to: number};
        assert.equal(from, shown[seat]);
        shown[seat] = to;
      }
      // and each state is made of its own squares
      if (k < 60) assert.deepEqual(stateFrom(options, state), state);
      ({state} = played);
      assert.deepEqual(state.positions, shown);
    }
    assert.ok(state.round <= options.maxRounds + 1);
  });
});
