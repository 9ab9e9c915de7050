// The game: its contract, moves, effects, ends and options.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {type Played} from '../../../../src/core/game.js';
import type {JsonObject} from '../../../../src/core/json.js';
import {drawOf} from '../../../../src/core/random.js';
import {contractOf} from '../../../../src/testing.js';
import {
  boardOf,
  boardNames,
  finishes,
  pegCount,
  pegSolitaire as game,
  position,
  solve,
  stateFrom,
  type PegState,
} from '../../../../src/games/peg-solitaire/rules/index.js';
import {walkBack} from '../../../../src/games/peg-solitaire/rules/random-position.js';
import {made} from '../../../support/made.js';

/** 30 rows of 30 holes. */
const largest = Array<string>(30).fill('o'.repeat(30)).join('/');

const options = [
  {},
  {rows: 1},
  {rows: 2},
  {rows: 7, empty: 13},
  {rows: 12},
  {board: 'english', target: 17},
  {board: 'european'},
  {board: 'diamond'},
  {board: 'ooo/o.o/ooo'},
  {board: 'oooo\noo.o\n oo', lattice: 'triangle', target: 3},
  {rows: 6, pegs: 9},
  {board: 'asymmetric', pegs: 20, target: 1},
];
const refused = [
  {rows: 0},
  {rows: 31},
  {rows: 'five'},
  {empty: 16},
  {empty: 1.5},
  {target: -1},
  {board: 'french'},
  {board: 'o,o'},
  {board: 5},
  {board: 'english', lattice: 'triangle'},
  {lattice: 'hexagon'},
  {pegs: 15},
  {start: 'ooo'},
  {start: 'x'.repeat(15)},
  {start: 7},
];

for (const {name, run} of contractOf(game, {options, refused, games: 4})) test(name, run);

function start(raw: JsonObject = {}): PegState {
  return game.setup(game.deal!(game.parseOptions(raw), drawOf('seed', 0)), 1);
}

const play = (state: PegState, move: string): Played<PegState> => made(game.play(state, move));

test('consecutive jumps of one peg are one sweep', () => {
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

test('one peg beside the target does not win', () => {
  const {effects, state} = play(start({board: 'oo.', target: 1}), '1-3');
  assert.deepEqual(effects.slice(1), [{type: 'ended', pegs: 1, scale: 'clever', reason: 'one-peg'}]);
  assert.deepEqual(game.result(state)?.winners, []);
});

test('the rating depends on the remaining pegs', () => {
  const left = ['o.', 'o..o', 'o..o..o', 'o..o..o..o', 'o..o..o..o..o'].map(
    (board) => game.result(start({board}))?.scale,
  );
  assert.deepEqual(left, ['genius', 'clever', 'fair', 'poor', 'poor']);
});

test('the empty hole is hole 1 of a triangle, the middle elsewhere, and where an own shape has it', () => {
  const empty = (raw: JsonObject): number => game.parseOptions(raw).empty;
  assert.deepEqual(
    boardNames.map((board) => empty({board})),
    [1, 17, 12, 23, 21, 7],
  );
  assert.deepEqual(
    [empty({board: 'ooo/ooo/ooo'}), empty({board: 'ooo/oo./ooo'}), empty({board: 'ooo/oo./ooo', empty: '4'})],
    [5, 0, 4],
  );
  assert.equal(start({board: 'ooo/oo./ooo', empty: 4}).pegs, 'ooo.ooooo');
});

test('no default board from 4 rows up is excluded by parity, and the small ones can be solved', () => {
  for (let rows = 4; rows <= 30; rows++) {
    assert.notDeepEqual(finishes(start({rows})), [], `${rows} rows`);
    if (rows <= 7) assert.ok(solve(start({rows})), `${rows} rows`);
  }
  for (const board of boardNames) assert.notDeepEqual(finishes(start({board})), [], board);
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7].map((rows) => game.parseOptions({rows}).empty),
    [1, 1, 1, 2, 1, 1, 2],
  );
});

test('a custom shape is read with any margins and line ends', () => {
  const shape = start({board: '\n    oo\r\n   o.oo\n    oo  \n\n'}).shape;
  assert.equal(shape, ' oo\noooo\n oo');
  assert.equal(start({board: ' oo/o.oo/ oo'}).shape, shape);
});

test('a shape has at most 10,000 characters', () => {
  const margin = ' '.repeat(320);
  const lines = Array.from({length: 30}, () => margin + 'o'.repeat(10) + '\n').join('');
  assert.equal(start({board: lines}).shape, Array(30).fill('o'.repeat(10)).join('\n'));
  // a pattern that backs up at every character needs minutes for the last of these
  for (const board of ['o'.repeat(10_001), ' '.repeat(20_000) + 'o', 'o '.repeat(10_000) + 'x', 'o/'.repeat(150_000)])
    assert.throws(() => game.parseOptions({board}), /^GameError: Invalid board: .*at most 10000 characters/);
  assert.throws(() => game.parseOptions({start: ' '.repeat(10_001) + '.oooooooooooooo'}), /start: .*15 holes/);
  assert.throws(() => game.parseOptions({board: 'oo\roo'}), /board/);
});

/** Pegs and empty holes of random positions, as ever. */
const dealtBefore: readonly (readonly [JsonObject, number, string])[] = [
  [{rows: 5, pegs: 8}, 5, '7b1b7f7e1e0dc6e5'],
  [{rows: 7, pegs: 12, target: 5}, 5, '201e6687c72d8cba'],
  [{board: 'english', pegs: 14}, 5, 'e79fb131a6f9c380'],
  [{board: 'english', pegs: 31}, 5, '3b34148898504e1a'],
  [{board: 'asymmetric', pegs: 20, target: 1}, 5, '1a88270ce5b13009'],
  [{board: 'ooooo/ooooo/ooooo', pegs: 6}, 5, '80eb3fa49b35ebd2'],
  [{board: 'o o o/oo oo', pegs: 5}, 5, '4cffd6e39e97c1f4'],
  [{rows: 30, pegs: 464}, 1, '3d10660e04638c45'],
  [{board: largest, pegs: 899}, 1, 'dfdf43e717b5c8d8'],
  [{board: largest, pegs: 899, lattice: 'triangle', target: 17}, 1, 'd248e197103fa908'],
];

test('a seed deals the same position as ever', () => {
  for (const [raw, seeds, hash] of dealtBefore) {
    const dealt = [...'abcde'].slice(0, seeds).map((seed) => game.deal!(game.parseOptions(raw), drawOf(seed, 0)).start);
    const sum = createHash('sha256').update(dealt.map((start) => `${start}\n`).join(''));
    assert.equal(sum.digest('hex').slice(0, 16), hash, JSON.stringify(raw));
  }
});

test('a random position of the largest board takes little work', () => {
  for (const lattice of ['square', 'triangle']) {
    let work = 0;
    const walk = walkBack(position({board: largest, lattice}), 899, drawOf('a', 0));
    for (const units of walk) work += units;
    // to look at all 3,360 jumps of the square lattice for each jump back takes 150 million
    assert.ok(work > 100_000 && work < 15_000_000, `${work} jumps were looked at`);
  }
});

test('a mid-game state is made from pegs and counts', () => {
  for (const options of [{rows: 6, target: 3}, {board: 'english'}, {board: 'oooo/oo.o/ oo', lattice: 'triangle'}]) {
    let state = start(options);
    for (let number = 1; number < 20; number++) {
      const {pegs, last, jumps, sweeps} = state;
      assert.deepEqual(stateFrom({...options, start: pegs}, {last, jumps, sweeps}), state);
      const legal = game.moves(state);
      if (legal.length === 0) break;
      ({state} = play(state, drawOf('mid-game', number).pick(legal)));
    }
  }
  assert.deepEqual(stateFrom({}), start());
  const {state} = play(stateFrom({start: 'o.o.ooooooooooo'}, {last: 1, jumps: 5}), '6-4');
  assert.deepEqual([state.jumps, state.sweeps], [6, 6]);
  for (const [midGame, fault] of [
    [{last: 2}, 'last'],
    [{last: 16}, 'last'],
    [{jumps: -1}, 'jumps'],
    [{jumps: 3, sweeps: 4}, 'sweeps'],
  ] as const)
    assert.throws(() => stateFrom({start: 'o.o.ooooooooooo'}, midGame), new RegExp(`^GameError: Invalid ${fault}`));
  assert.throws(() => stateFrom({start: 'ooo'}), /^GameError/);
});

test('any start position can be set; blanks in it are ignored', () => {
  const state = start({board: 'english', start: '... ... ....... ...o... .......  ..o ...'});
  assert.deepEqual([state.pegs.indexOf('o'), pegCount(state), boardOf(state).holes.length], [16, 2, 33]);
  assert.equal(position({board: 'english', start: state.pegs}).pegs, state.pegs);
});
