// The game: its contract, moves, effects, ends and options.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {GameError, type Played} from '../../../../src/core/game.js';
import type {JsonObject} from '../../../../src/core/json.js';
import {drawOf} from '../../../../src/core/random.js';
import {contractOf} from '../../../../src/testing.js';
import {boardOf, boardNames, pegCount, pegSolitaire as game, position, solve, type PegState} from '../../../../src/games/peg-solitaire/rules/index.js';

const options = [
  {}, {rows: 1}, {rows: 2}, {rows: 7, empty: 13}, {rows: 12}, {board: 'english', target: 17}, {board: 'european'}, {board: 'diamond'},
  {board: 'ooo/o.o/ooo'}, {board: 'oooo\noo.o\n oo', lattice: 'triangle', target: 3}, {rows: 6, pegs: 9}, {board: 'asymmetric', pegs: 20, target: 1},
];
const refused = [
  {rows: 0}, {rows: 31}, {rows: 'five'}, {empty: 16}, {empty: 1.5}, {target: -1}, {board: 'french'}, {board: 'o,o'}, {board: 5},
  {board: 'english', lattice: 'triangle'}, {lattice: 'hexagon'}, {pegs: 15}, {start: 'ooo'}, {start: 'x'.repeat(15)}, {start: 7}, {colour: 'red'},
];

for (const {name, run} of contractOf(game, {options, refused, games: 4})) test(name, run);

function start(raw: JsonObject = {}): PegState {
  return game.setup(game.deal!(game.parseOptions(raw), drawOf('seed', 0)), 1);
}

function play(state: PegState, move: string): Played<PegState> {
  const played = game.play(state, move);
  assert.ok(played.ok, move);
  return played;
}

test('a jump takes off the peg between, and its effect says which', () => {
  const {state, effects} = play(start(), '4-1');
  assert.deepEqual(effects, [{type: 'jumped', seat: 0, from: 4, over: 2, to: 1, sweep: false}]);
  assert.equal(state.pegs, 'o.o.ooooooooooo');
});

test('jumps of one peg in a row are one sweep', () => {
  let state = start();
  const sweeps: unknown[] = [];
  for (const move of '4-1 6-4 1-6 7-2 13-4 2-7 10-8 7-9 15-13 12-14 6-13 14-12 11-13'.split(' ')) {
    const played = play(state, move);
    ({state} = played);
    sweeps.push(played.effects[0]!['sweep']);
  }
  assert.deepEqual([state.jumps, state.sweeps], [13, 13 - sweeps.filter(Boolean).length]);
  let round = start({board: 'oo.o.', start: ''});
  round = play(round, '1-3').state;
  const second = play(round, '3-5');
  assert.equal(second.effects[0]!['sweep'], true);
  assert.deepEqual([second.state.jumps, second.state.sweeps], [2, 1]);
});

test('one peg left is a win, told by the last effects', () => {
  const {effects, state} = play(start({board: 'oo.'}), '1-3');
  assert.deepEqual(effects.slice(1), [{type: 'ended', pegs: 1, scale: 'genius', reason: 'one-peg'}, {type: 'won', seat: 0, place: 1}]);
  assert.deepEqual(game.result(state), {winners: [0], reason: 'one-peg', pegs: 1, scale: 'genius'});
});

test('one peg beside the target is no win', () => {
  const {effects, state} = play(start({board: 'oo.', target: 1}), '1-3');
  assert.deepEqual(effects.slice(1), [{type: 'ended', pegs: 1, scale: 'clever', reason: 'one-peg'}]);
  assert.deepEqual(game.result(state)?.winners, []);
});

test('the scale goes by the pegs left', () => {
  const left = ['o.', 'o..o', 'o..o..o', 'o..o..o..o', 'o..o..o..o..o'].map((board) => game.result(start({board}))?.scale);
  assert.deepEqual(left, ['genius', 'clever', 'fair', 'poor', 'poor']);
});

test('a start without a jump is over at once', () => {
  const over = [{rows: 1}, {rows: 2, empty: 3}, {rows: 3, empty: 2}, {rows: 3, empty: 5}, {rows: 4, empty: 5}].map((raw) => start(raw));
  for (const state of over) {
    assert.equal(game.turn(state), undefined);
    assert.deepEqual(game.moves(state), []);
    assert.equal(game.result(state)?.reason, 'no-jump');
  }
  assert.deepEqual(over.map(pegCount), [0, 2, 5, 5, 9]);
});

test('what is no legal jump is refused, whatever it is', () => {
  const state = start();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,2}-\d{1,2}$/)), (move) => {
      assert.equal(game.play(state, move).ok, game.moves(state).includes(move));
    }),
  );
  const refusal = game.play(state, '5-1');
  assert.ok(!refusal.ok && refusal.code === 'illegal-move');
});

test('the empty hole is hole 1 of a triangle, the middle elsewhere, and where an own shape has it', () => {
  const empty = (raw: JsonObject): number => game.parseOptions(raw).empty;
  assert.deepEqual(boardNames.map((board) => empty({board})), [1, 17, 12, 23, 21, 7]);
  assert.deepEqual([empty({board: 'ooo/ooo/ooo'}), empty({board: 'ooo/oo./ooo'}), empty({board: 'ooo/oo./ooo', empty: '4'})], [5, 0, 4]);
  assert.equal(start({board: 'ooo/oo./ooo', empty: 4}).pegs, 'ooo.ooooo');
});

test('an own shape is read with margins and line ends as they come', () => {
  const shape = start({board: '\n    oo\r\n   o.oo\n    oo  \n\n'}).shape;
  assert.equal(shape, ' oo\noooo\n oo');
  assert.equal(start({board: ' oo/o.oo/ oo'}).shape, shape);
});

test('errors name the option, the value and what would be right', () => {
  assert.throws(() => game.parseOptions({board: 'french'}), (error) => error instanceof GameError && /^board: "french" .*english/.test(error.message));
  assert.throws(() => game.parseOptions({rows: 99}), /rows: 99 .*1 to 30/);
  assert.throws(() => game.parseOptions({board: 'o\n'.repeat(40)}), /30 lines/);
});

test('a random position has its pegs, can be won and stays as it was dealt', () => {
  for (const [i, raw] of [{rows: 5, pegs: 8}, {rows: 7, pegs: 12, target: 5}, {board: 'english', pegs: 14}, {board: 'ooooo/ooooo/ooooo', pegs: 6}].entries()) {
    const parsed = game.parseOptions(raw as JsonObject);
    const dealt = game.deal!(parsed, drawOf(`seed ${i}`, 0));
    const state = game.setup(dealt, 1);
    assert.equal(pegCount(state), raw.pegs);
    assert.ok(solve(state));
    assert.deepEqual(game.deal!(dealt, drawOf('another', 0)), dealt);
    assert.deepEqual(game.parseOptions(JSON.parse(JSON.stringify(dealt)) as JsonObject), dealt);
    assert.deepEqual(game.deal!(parsed, drawOf(`seed ${i}`, 0)), dealt);
  }
});

test('any start of a board can be set, blanks in it do not count', () => {
  const state = start({board: 'english', start: '... ... ....... ...o... .......  ..o ...'});
  assert.deepEqual([state.pegs.indexOf('o'), pegCount(state), boardOf(state).holes.length], [16, 2, 33]);
  assert.equal(position({board: 'english', start: state.pegs}).pegs, state.pegs);
});
