// Playing: what a roll leads to, told by its effects, and how a game ends.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fc} from '../../../support/random.js';
import {GameError, isRefusal} from '../../../../src/core/game.js';
import {drawOf} from '../../../../src/core/random.js';
import {
  snakesAndLadders as game,
  stateFrom,
  type SnlEffect,
  type SnlState,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {landing, walk} from '../../../../src/games/snakes-and-ladders/rules/walk.js';
import {anyOptions} from './arbitraries.js';

function begin(options: object = {}, seats = 2, positions?: readonly number[]): SnlState {
  const state = game.setup(game.deal!(game.parseOptions(options as never), drawOf('game', 0)), seats);
  return positions ? {...state, positions} : state;
}

function play(state: SnlState, move: string): {state: SnlState; effects: SnlEffect[]} {
  const played = game.play(state, move);
  assert.ok(!isRefusal(played), isRefusal(played) ? played.message : '');
  return {state: played.state, effects: played.effects as SnlEffect[]};
}

const kinds = (effects: readonly SnlEffect[]): string[] => effects.map(({type}) => type);

test('both pebbles begin on square 1, and the first seat rolls', () => {
  const state = begin();
  assert.deepEqual(state.positions, [1, 1]);
  assert.equal(game.turn(state), 0);
  assert.deepEqual(game.moves(state), ['roll']);
  assert.equal(game.result(state), undefined);
});

test('a state in mid-game is made of squares, and played on', () => {
  const state = stateFrom({board: 'chutes'}, {positions: [47, 12], seat: 1});
  assert.equal(game.turn(state), 1);
  assert.deepEqual(play(state, '4').state.positions, [47, 6], '16 is the top of a chute');
  assert.deepEqual(play(play(state, '1').state, '2').state.positions, [11, 13], 'and so is 49');
  // in the middle of a turn, and of the last round
  const late = stateFrom({extraRoll: true, maxRounds: 9}, {positions: [3, 5], extra: 2});
  assert.deepEqual(kinds(play(late, '6').effects), ['rolled', 'forfeited']);
  const last = stateFrom({maxRounds: 9}, {positions: [3, 5], seat: 1, round: 10});
  assert.equal(play(last, '1').state.over, 'too-long');
});

test('the states of any game are made of their own squares', () => {
  fc.assert(
    fc.property(anyOptions, fc.integer({min: 1, max: 6}), fc.string(), (raw, seats, seed) => {
      const options = game.deal!(game.parseOptions(raw), drawOf(seed, 0));
      let state = game.setup(options, seats);
      assert.deepEqual(stateFrom(options, {positions: state.positions}), state);
      for (let i = 1; i < 60 && !state.over; i++) {
        assert.deepEqual(stateFrom(options, state), state);
        ({state} = play(state, game.settle!(state, 'roll', drawOf(seed, i))));
      }
    }),
    {numRuns: 13},
  );
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
    assert.throws(
      () => stateFrom(options, midGame as never),
      (error) =>
        error instanceof GameError && error.code === 'bad-option' && error.message.startsWith(`Invalid ${what}: `),
    );
  });
}

test('a roll of 5 moves square by square and passes the turn', () => {
  const {state, effects} = play(begin(), '5');
  assert.deepEqual(effects, [
    {type: 'rolled', seat: 0, dice: [5], pips: 5},
    {type: 'stepped', seat: 0, from: 1, to: 6, via: [2, 3, 4, 5, 6]},
  ]);
  assert.deepEqual(state.positions, [6, 1]);
  assert.equal(game.turn(state), 1);
});

test('a ladder is climbed and a snake slid down', () => {
  assert.deepEqual(play(begin({}, 2, [4, 1]), '4').effects[2], {type: 'climbed', seat: 0, from: 8, to: 26});
  assert.deepEqual(play(begin({}, 2, [45, 1]), '1').effects[2], {type: 'slid', seat: 0, from: 46, to: 15});
});

test('beyond home the piece bounces, and only then meets the snake at 98', () => {
  const {state, effects} = play(begin({}, 2, [97, 1]), '5');
  assert.deepEqual(effects.slice(1), [
    {type: 'stepped', seat: 0, from: 97, to: 98, via: [98, 99, 100, 99, 98]},
    {type: 'bounced', seat: 0, at: 100, to: 98},
    {type: 'slid', seat: 0, from: 98, to: 13},
  ]);
  assert.equal(state.positions[0], 13);
  assert.equal(state.over, null);
});

test('the first piece on 100 wins and ends the game', () => {
  const {state, effects} = play(begin({}, 3, [97, 50, 1]), '3');
  assert.deepEqual(effects.at(-1), {type: 'won', seat: 0, place: 1});
  assert.deepEqual(game.result(state), {winners: [0], reason: 'home'});
  assert.equal(game.turn(state), undefined);
  assert.deepEqual(game.moves(state), []);
  const refused = game.play(state, '1');
  assert.ok(isRefusal(refused));
  assert.match(refused.message, /over/);
});

test('a ladder to home wins too', () => {
  assert.deepEqual(kinds(play(begin({board: 'chutes'}, 1, [79]), '1').effects), [
    'rolled',
    'stepped',
    'climbed',
    'won',
  ]);
});

test('with overshoot "stay" a piece needs an exact roll, with "win" any will do', () => {
  const stay = play(begin({overshoot: 'stay'}, 1, [99]), '3');
  assert.deepEqual(stay.effects[1], {type: 'stayed', seat: 0, at: 99, pips: 3});
  assert.equal(stay.state.positions[0], 99);
  const win = play(begin({overshoot: 'win'}, 1, [99]), '3');
  assert.deepEqual(win.effects[1], {type: 'stepped', seat: 0, from: 99, to: 100, via: [100]});
  assert.deepEqual(kinds(win.effects).at(-1), 'won');
});

test('on a tiny board a bounce that would pass square 1 turns again', () => {
  assert.deepEqual(walk(3, 6, 4, 'bounce'), [4, 3, 2, 1, 2, 3]);
  assert.deepEqual(walk(1, 5, 2, 'bounce'), [2, 1, 2, 1, 2]);
  const {effects} = play(begin({board: 'empty', size: 2}, 1, [3]), '6');
  assert.deepEqual(kinds(effects), ['rolled', 'stepped', 'bounced']);
});

test('the walk always ends where the odds expect it', () => {
  fc.assert(
    fc.property(
      fc.integer({min: 2, max: 40}),
      fc.nat(),
      fc.integer({min: 1, max: 60}),
      fc.constantFrom('bounce', 'stay', 'win'),
      (home, at, pips, overshoot) => {
        const from = at % home;
        const way = walk(from, pips, home, overshoot);
        assert.equal(way.at(-1) ?? from, landing(from, pips, home, overshoot));
        way.forEach((square, i) => assert.equal(Math.abs(square - (way[i - 1] ?? from)), 1));
        assert.ok(way.every((square) => square >= 1 && square <= home));
      },
    ),
  );
});

test('a six gives another roll, the third six in a row is not moved, and earlier moves stand', () => {
  let {state, effects} = play(begin({board: 'empty', extraRoll: true}), '6');
  assert.deepEqual(effects.at(-1), {type: 'again', seat: 0, extra: 1});
  assert.equal(game.turn(state), 0);
  ({state} = play(state, '6'));
  ({state, effects} = play(state, '6'));
  assert.deepEqual(effects.slice(1), [{type: 'forfeited', seat: 0, at: 13, pips: 6}]);
  assert.deepEqual(state.positions, [13, 1]);
  assert.equal(game.turn(state), 1);
  assert.equal(state.extra, 0);
});

test('with two dice a double gives another roll, but another sum of six does not', () => {
  const state = begin({board: 'empty', extraRoll: true, dice: 2});
  assert.equal(play(state, '3+3').state.seat, 0);
  assert.equal(play(state, '2+4').state.seat, 1);
  assert.deepEqual(play(state, '2+4').effects[0], {type: 'rolled', seat: 0, dice: [2, 4], pips: 6});
});

test('a jump that ends on the start of another leads on only with "chain"', () => {
  const board = {size: 5, ladders: '3-8 8-12', snakes: '12-2'};
  assert.equal(play(begin({board}, 1), '2').state.positions[0], 8);
  const chained = play(begin({board, chain: true}, 1), '2');
  assert.deepEqual(kinds(chained.effects), ['rolled', 'stepped', 'climbed', 'climbed', 'slid']);
  assert.equal(chained.state.positions[0], 2);
});

test('a roll that ends on rivals sends them all back, except on the start', () => {
  const {state, effects} = play(begin({capture: true}, 3, [4, 26, 26]), '4');
  assert.deepEqual(effects.slice(3), [
    {type: 'captured', seat: 1, by: 0, from: 26, to: 1},
    {type: 'captured', seat: 2, by: 0, from: 26, to: 1},
  ]);
  assert.deepEqual(state.positions, [26, 1, 1]);
  const tiny = begin({board: 'empty', size: 2, capture: true}, 2, [3, 1]);
  assert.deepEqual(play(tiny, '4').state.positions, [1, 1]);
});

test('two pieces share a square without captures', () => {
  assert.deepEqual(play(begin({}, 2, [4, 26]), '4').state.positions, [26, 26]);
});

test('a jump on the start itself is not taken at the start', () => {
  const state = begin({ladders: '1-9', size: 5}, 1);
  assert.deepEqual(state.positions, [1]);
  assert.equal(play(state, '1').state.positions[0], 2);
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

test('impossible rolls are rejected and change nothing', () => {
  const one = begin();
  const two = begin({dice: 2});
  const moves = [
    'roll',
    '0',
    '7',
    '-1',
    '1.5',
    '01',
    ' 1',
    '1 ',
    '',
    'NaN',
    '1e0',
    '3+4',
    '１',
    'x'.repeat(1 << 20),
    '__proto__',
    null,
    5,
    {},
  ];
  for (const [state, wrong] of [
    [one, moves],
    [two, [...moves.filter((m) => m !== '3+4'), '3', '7+1', '1+0', '1+1+1', '+', '3 + 4']],
  ] as const) {
    const before = JSON.stringify(state);
    for (const move of wrong) {
      const refused = game.play(state, move as string);
      assert.ok(isRefusal(refused), JSON.stringify(move).slice(0, 20));
      assert.equal(refused.code, 'illegal-move');
      assert.ok(refused.message.length < 200);
    }
    assert.equal(JSON.stringify(state), before);
  }
  const refused = game.play(one, '7');
  assert.ok(isRefusal(refused) && refused.message.includes('"7"') && refused.message.includes('1 to 6'));
});

test('every face of any die comes up, and no other', () => {
  const state = begin({faces: 4, dice: 2});
  const seen = new Set(Array.from({length: 400}, (_, k) => game.settle!(state, 'roll', drawOf('fair', k))));
  assert.equal(seen.size, 16);
  for (const move of seen) assert.ok(!isRefusal(game.play(state, move)));
});

test('any game reaches its end, with effects that describe the whole path', () => {
  fc.assert(
    fc.property(anyOptions, fc.integer({min: 1, max: 6}), fc.string(), (raw, seats, seed) => {
      const options = game.deal!(game.parseOptions(raw), drawOf(seed, 0));
      let state = game.setup(options, seats);
      const shown = [...state.positions];
      for (let k = 1; game.turn(state) !== undefined; k++) {
        const move = game.settle!(state, 'roll', drawOf(seed, k));
        const before = JSON.stringify(state);
        const {state: after, effects} = play(state, move);
        assert.equal(JSON.stringify(state), before);
        for (const effect of effects) {
          if ('from' in effect) {
            const {seat, from, to} = effect as {seat: number; from: number; to: number};
            assert.equal(from, shown[seat]);
            shown[seat] = to;
          }
        }
        assert.deepEqual(after.positions, shown);
        state = after;
      }
      assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
      assert.ok(game.result(state));
      assert.ok(state.round <= options.maxRounds + 1);
    }),
    {numRuns: 75},
  );
});

test('a game loaded from plain JSON continues the same way', () => {
  const state = begin({board: 'random', size: 6}, 2);
  const copy = JSON.parse(JSON.stringify(state)) as SnlState;
  assert.deepEqual(play(copy, '4'), play(state, '4'));
});

test('an invalid option throws a GameError', () => {
  assert.throws(() => begin({size: 1}), GameError);
});
