// The rules, one by one: each row, and each test, says a sentence about the game.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {JsonObject} from '../../../../src/core/json.js';
import {
  chances,
  legalMoves,
  ludo,
  outOfTurnMoves,
  simulate,
  type LudoState,
} from '../../../../src/games/ludo/rules/index.js';
import {mustPlay, stateWith, told} from './simulation.js';

const yard = [0, 0, 0, 0];
const home = [57, 57, 57, 57];
/** A piece on this position, the others in the yard. */
const one = (position: number): number[] => [position, 0, 0, 0];
const opposite = (options: JsonObject, green: number[], blue: number[], others: Partial<LudoState> = {}): LudoState =>
  stateWith(options, [green, blue], others);
/** What roll and piece lead to, with green to act. */
const after = (options: JsonObject, green: number[], blue: number[], ...moves: string[]): ReturnType<typeof mustPlay> =>
  mustPlay(opposite(options, green, blue), ...moves);

/** Pieces by seat, the moves of the first seat, what is told of them, and the pieces after them where that says more. */
type Row = readonly [options: JsonObject, pieces: number[][], moves: string, told: string, after?: number[][]];
const six = 'rolled, stepped, again six';
const vain = 'rolled, stuck, again attempt';
const threeVain = `${vain}, ${vain}, rolled, stuck, passed`;
const partners = {attempts: true, teams: true};
const rules: Record<string, readonly Row[]> = {
  'a six brings a piece out, with sixEnters off any roll': [
    [{}, [yard, yard], '5', 'rolled, stuck, passed'],
    [{}, [yard, yard], '6 p2', 'rolled, entered, again six', [[0, 0, 1, 0], yard]],
    [{sixEnters: 'off'}, [yard, yard], '3 p0', 'rolled, entered, passed'],
  ],
  'a six gives another roll, also if no piece can move, unless sixAgain is off': [
    [{}, [[57, 57, 57, 54], yard], '6', 'rolled, stuck, again six'],
    [{sixAgain: false}, [yard, yard], '6 p0', 'rolled, entered, passed'],
  ],
  'the third six in a row is not moved, unless threeSixes is off': [
    [{}, [one(1), yard], '6 p0 6 p0 6', `${six}, ${six}, rolled, forfeited, passed`],
    [{threeSixes: 'off'}, [one(1), yard], '6 p0 6 p0 6 p0', `${six}, ${six}, ${six}`],
  ],
  'a capture takes every rival on the square and gives another roll, unless captureAgain or capture are off': [
    // green 5 is blue 31 and red 44
    [
      {},
      [one(3), one(44), [31, 31, 0, 0], yard],
      '2 p0',
      'rolled, stepped, captured, captured, captured, again capture',
      [one(5), yard, yard, yard],
    ],
    [{captureAgain: false}, [one(3), one(31)], '2 p0', 'rolled, stepped, captured, passed'],
    [{capture: false}, [one(3), one(31)], '2 p0', 'rolled, stepped, passed'],
  ],
  'safe squares protect, unless safe is off': [
    // green 9 is blue 35
    [{}, [one(7), one(35)], '2 p0', 'rolled, stepped, passed'],
    [{safe: false}, [one(7), one(35)], '2 p0', 'rolled, stepped, captured, again capture'],
    // green 1 is blue 27
    [{}, [yard, one(27)], '6 p0', 'rolled, entered, again six'],
    [{safe: false}, [yard, one(27)], '6 p0', 'rolled, entered, captured, again six'],
  ],
  'reasons for another roll do not add up': [
    [{safe: false}, [one(3), one(35)], '6 p0 1 p0', 'rolled, stepped, captured, again six, rolled, stepped, passed'],
  ],
  'a piece that comes home gives another roll, unless homeAgain is off; the last one wins': [
    [{}, [one(55), yard], '2 p0', 'rolled, stepped, homed, again home'],
    [{homeAgain: false}, [one(55), yard], '2 p0', 'rolled, stepped, homed, passed'],
    [{}, [[57, 57, 57, 55], yard], '2 p3', 'rolled, stepped, homed, won'],
  ],
  'partners do not capture or block each other': [
    [{teams: true, safe: false, blocks: true}, [one(3), yard, [31, 31, 0, 0], yard], '2 p0', 'rolled, stepped, passed'],
  ],
  'with attempts a player with all pieces in the yard has three rolls': [
    [{attempts: true}, [yard, yard], '1 2 3', threeVain],
    [{attempts: true}, [one(57), yard], '1', 'rolled, stuck, passed'],
  ],
  'who is done and moves the partner’s pieces has three rolls while all of these are in the yard': [
    [partners, [home, yard, yard, yard], '1 2 3', threeVain],
    [partners, [home, yard, yard, yard], '1 2 6 p0', `${vain}, ${vain}, rolled, entered, again six`],
    [partners, [home, yard, one(54), yard], '5', 'rolled, stuck, passed'],
    [partners, [home, yard, one(57), yard], '5', 'rolled, stuck, passed'],
    [partners, [yard, yard, [57, 3, 0, 0], yard], '1', vain],
  ],
  'with autoMove the roll moves the only movable piece, or one of several on the same square': [
    [{autoMove: true}, [one(3), yard], '2', 'rolled, stepped, passed'],
    [{autoMove: true}, [[57, 9, 9, 0], yard], '2', 'rolled, stepped, passed'],
    [{autoMove: true}, [yard, yard], '6', 'rolled, entered, again six'],
    [{autoMove: true}, [[3, 9, 0, 0], yard], '2', 'rolled'],
  ],
};
for (const [sentence, rows] of Object.entries(rules)) {
  test(sentence, () => {
    for (const [options, pieces, moves, effects, after] of rows) {
      const played = mustPlay(stateWith(options, pieces), ...moves.split(' '));
      assert.equal(told(played.effects), effects, `${JSON.stringify(options)} ${moves}`);
      if (after) assert.deepEqual(played.state.pieces, after);
    }
  });
}

test('two players sit opposite, three and four clockwise, unless a list of colours says otherwise', () => {
  const seated = (seats: number, colors?: string): string =>
    ludo.setup(ludo.parseOptions(colors ? {colors} : {}), seats).colors.join(' ');
  assert.equal(seated(2), 'green blue');
  assert.equal(seated(3), 'green red blue');
  assert.equal(seated(4), 'green red blue yellow');
  assert.equal(seated(2, 'red green'), 'red green');
  assert.equal(seated(2, 'red'), 'red yellow');
  assert.equal(seated(4, 'yellow, blue'), 'yellow blue green red');
});

test('turns go clockwise from the first listed player, whatever the order of the list', () => {
  let state = ludo.setup(ludo.parseOptions({colors: 'red green blue yellow'}), 4);
  const order: string[] = [];
  for (let i = 0; i < 5; i++) {
    order.push(state.colors[state.seat]!);
    ({state} = mustPlay(state, '1'));
  }
  assert.deepEqual(order, ['red', 'blue', 'yellow', 'green', 'red']);
});

test('another roll interrupts the row of sixes', () => {
  // green 11 is blue 37: a capture rolls again
  const {state} = after({safe: false}, [1, 0, 0, 0], [37, 0, 0, 0], '6', 'p0', '4', 'p0');
  assert.deepEqual([state.seat, state.again, state.sixes], [0, 'capture', 0]);
});

test('with autoMove the pieces of the first seat decide nothing for another', () => {
  const blueRolls = (blue: number[]): string =>
    told(mustPlay(opposite({autoMove: true}, yard, blue, {seat: 1}), '2').effects);
  assert.equal(blueRolls([3, 9, 0, 0]), 'rolled');
  assert.equal(blueRolls([57, 9, 9, 0]), 'rolled, stepped, passed');
});

test('on classic59 a piece on 53 stands on its start again and can be captured there, unless that is safe', () => {
  // green 53 is ring square 1, as is blue 27
  for (const [safe, green] of [
    [false, yard],
    [true, [53, 0, 0, 0]],
  ] as const) {
    const start = opposite({rules: 'classic59', safe}, [53, 0, 0, 0], [25, 0, 0, 0], {seat: 1});
    assert.deepEqual(mustPlay(start, '2', 'p0').state.pieces, [green, [27, 0, 0, 0]]);
  }
});

test('standard needs an exact roll; with bounce, as in classic59, a piece bounces', () => {
  assert.deepEqual(ludo.moves(after({}, [55, 3, 0, 0], yard, '4').state), ['p1']);
  const {effects} = after({bounce: 'on'}, [55, 3, 0, 0], yard, '4', 'p0');
  assert.deepEqual(effects[1], {type: 'stepped', seat: 0, piece: 0, from: 55, to: 55, via: [56, 57, 56, 55]});
  assert.deepEqual(after({rules: 'classic59'}, [58, 3, 0, 0], yard, '3', 'p0').state.pieces[0], [57, 3, 0, 0]);
  assert.deepEqual(ludo.moves(after({rules: 'classic59', bounce: 'off'}, [58, 3, 0, 0], yard, '3').state), ['p1']);
});

test('two pieces of one color block rivals, but not their own color', () => {
  // green 5 is blue 31
  const moves = (green: number[], blue: number[], pips: string, blocks = true): readonly string[] =>
    ludo.moves(after({blocks, safe: false}, green, blue, pips).state);
  assert.deepEqual(moves([3, 20, 0, 0], [31, 31, 0, 0], '2'), ['p1']);
  assert.deepEqual(moves([3, 20, 0, 0], [31, 31, 0, 0], '5'), ['p1']);
  assert.deepEqual(moves([3, 20, 0, 0], [31, 31, 0, 0], '1'), ['p0', 'p1']);
  assert.deepEqual(moves([3, 20, 0, 0], [31, 31, 0, 0], '5', false), ['p0', 'p1']);
  assert.deepEqual(moves([3, 20, 0, 0], [31, 32, 0, 0], '5'), ['p0', 'p1']);
  assert.deepEqual(moves([3, 5, 5, 0], yard, '4'), ['p0', 'p1', 'p2']);
  // a block on the start keeps pieces in the yard
  assert.deepEqual(moves([30, 0, 0, 0], [27, 27, 0, 0], '6'), ['p0']);
  // a block beyond the start, on green 3, does not
  assert.deepEqual(moves([30, 0, 0, 0], [29, 29, 0, 0], '6'), ['p0', 'p1', 'p2', 'p3']);
  // rivals never block the home column, no matter how many pieces they have in the yard
  assert.deepEqual(moves([53, 20, 0, 0], [31, 32, 0, 0], '2'), ['p0', 'p1']);
});

test('blocks stop players of every seat, and only two pieces of the same color make one', () => {
  const movesOfBlue = (green: number[], blue: number[]): readonly string[] =>
    ludo.moves(mustPlay(opposite({blocks: true, safe: false}, green, blue, {seat: 1}), '2').state);
  // green 31 is blue 5
  assert.deepEqual(movesOfBlue([31, 31, 0, 0], [3, 20, 0, 0]), ['p1']);
  assert.deepEqual(movesOfBlue([31, 0, 0, 0], [31, 3, 0, 0]), ['p0', 'p1']);
});

test('without playOn only the winner of three has a place', () => {
  const {state} = mustPlay(stateWith({}, [[57, 57, 57, 55], yard, yard]), '2', 'p3');
  assert.deepEqual(state.places, [1, 0, 0]);
});

test('a quick game has fewer pieces', () => {
  assert.equal(ludo.play(mustPlay(stateWith({pieces: 1}, [[0], [0]]), '6').state, 'p1').ok, false);
  const {state} = mustPlay(stateWith({pieces: 1}, [[55], [0]]), '2', 'p0');
  assert.deepEqual(state.places, [1, 2]);
});

test('with playOn the others play for their places, and players who are done are skipped', () => {
  let {state, effects} = mustPlay(
    stateWith({playOn: true}, [
      [57, 57, 57, 55],
      [57, 57, 57, 55],
      [3, 0, 0, 0],
    ]),
    '2',
    'p3',
  );
  assert.equal(told(effects), 'rolled, stepped, homed, won, passed');
  ({state} = mustPlay(state, '1', 'p3', '1', 'p0'));
  assert.equal(state.seat, 1, 'green is passed over');
  ({state, effects} = mustPlay(state, '1', 'p3'));
  assert.deepEqual(effects.at(-1), {type: 'won', seat: 1, place: 2});
  assert.deepEqual(ludo.result(state), {winners: [0], reason: 'home', scores: [1, 2, 3]});
});

test('in teams a player who is done moves the partner’s pieces, and a team wins with all eight home', () => {
  let {state, effects} = mustPlay(
    stateWith({teams: true}, [[57, 57, 57, 55], yard, [57, 57, 57, 50], yard]),
    '2',
    'p3',
  );
  assert.equal(told(effects), 'rolled, stepped, homed, again home');
  ({state, effects} = mustPlay(state, '3'));
  assert.deepEqual(
    legalMoves(state).map(({move, seat}) => [move, seat]),
    [['p3', 2]],
  );
  ({state} = mustPlay(state, 'p3', '1', '1', 'p3', '1'));
  assert.equal(state.seat, 0, 'who is done is not passed over');
  ({state, effects} = mustPlay(state, '3', 'p3'));
  assert.equal(told(effects), 'rolled, stepped, homed, won, won');
  assert.deepEqual(ludo.result(state), {winners: [0, 2], reason: 'home'});
});

test('players join and leave between turns, by out-of-turn moves', () => {
  let state = ludo.setup(ludo.parseOptions({open: 2}), 4);
  assert.deepEqual(ludo.moves(state), ['roll']);
  assert.deepEqual(outOfTurnMoves(state), ['leave green', 'leave red', 'join blue', 'join yellow']);
  ({state} = mustPlay(state, 'join blue', '1', '1'));
  assert.equal(state.seat, 2);
  ({state} = mustPlay(state, '1'));
  assert.equal(state.seat, 0, 'yellow is not there yet');
  const middle = mustPlay(state, '6').state;
  assert.deepEqual(outOfTurnMoves(middle), []);
  assert.equal(ludo.play(middle, 'join yellow').ok, false);
  assert.deepEqual(outOfTurnMoves(mustPlay(middle, 'p0').state), [], 'a roll is owed');
});

test('at least two seats take part, however many are open, and in teams all, of whom nobody joins or leaves', () => {
  const start = (seats: number, teams = false): LudoState => ludo.setup(ludo.parseOptions({teams, open: 2}), seats);
  assert.deepEqual(start(2).away, [false, false]);
  assert.deepEqual(start(3).away, [false, false, true]);
  assert.deepEqual(start(4, true).away, [false, false, false, false]);
  assert.deepEqual(outOfTurnMoves(start(4, true)), []);
});

test('with playOn a player who is done keeps the place and cannot leave', () => {
  const state = stateWith({playOn: true}, [home, yard, yard], {seat: 1, places: [1, 0, 0]});
  assert.deepEqual(outOfTurnMoves(state), ['leave red', 'leave blue']);
});

test('the pieces of a player who leaves are removed, and the last player left wins', () => {
  let {state, effects} = mustPlay(stateWith({}, [[3, 57, 0, 0], yard, yard]), 'leave green');
  assert.equal(told(effects), 'left, passed');
  assert.deepEqual([state.pieces[0], state.seat, state.away], [yard, 1, [true, false, false]]);
  assert.deepEqual(effects[0], {type: 'left', seat: 0, pieces: [3, 57, 0, 0]});
  ({state, effects} = mustPlay(state, 'leave blue'));
  assert.equal(told(effects), 'left, won');
  assert.deepEqual(ludo.result(state), {winners: [1], reason: 'left'});
});

test('a player who leaves out of turn does not end the turn of another', () => {
  const green = [3, 0, 0, 0];
  const red = [5, 0, 0, 0];
  const {state, effects} = mustPlay(stateWith({}, [green, red, [7, 57, 0, 0]]), 'leave blue');
  assert.deepEqual(effects, [{type: 'left', seat: 2, pieces: [7, 57, 0, 0]}]);
  assert.deepEqual([state.pieces, state.seat], [[green, red, yard], 0]);
});

test('rolls are counted by seat and pips', () => {
  const {state} = after({}, yard, yard, '3', '6', 'p0', '6', 'p0', '2');
  assert.deepEqual(state.rolled, [
    [0, 0, 1, 0, 0, 0],
    [0, 1, 0, 0, 0, 2],
  ]);
});

test('numbers of players and games have limits', () => {
  const options = ludo.parseOptions({});
  const state = ludo.setup(options, 2);
  const calls: [what: string, call: () => unknown][] = [
    ['players: 1', () => ludo.setup(options, 1)],
    ['players: 5', () => ludo.setup(options, 5)],
    ['players: 2.5', () => ludo.setup(options, 2.5)],
    ['games: 0', () => simulate({}, 0)],
    ['games: null', () => simulate({}, NaN)],
    ['games: 1.5', () => chances(state, 1.5)],
    ['players: 5', () => simulate({}, 1, {players: Array<'random'>(5).fill('random')})],
  ];
  for (const [what, call] of calls)
    assert.throws(call, {name: 'GameError', code: 'bad-option', message: new RegExp(`^Invalid ${what}\\.`)});
});
