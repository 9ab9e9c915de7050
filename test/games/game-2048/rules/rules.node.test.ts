// 2048: slides, what chance adds, the sum of the tiles, winning and going on, and the automatic player.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {drawOf} from '../../../../src/core/random.js';
import {choose, finish, game2048 as rules, type State2048} from '../../../../src/games/game-2048/rules/index.js';
import {contractOf} from '../../../../src/testing.js';
import {made} from '../../../support/made.js';
import {fc, forAll} from '../../../support/random.js';
import {seed} from '../../../support/run.mjs';

const start = (deal = ''): State2048 => rules.setup(rules.parseOptions({deal}), 1);

/** A position by its rows. */
const position = (...rows: string[]): State2048 => ({
  ...start(),
  tiles: rows.flatMap((row) => row.split(' ').map(Number)),
});

const rowsOf = ({tiles}: State2048): string[] => [0, 4, 8, 12].map((at) => tiles.slice(at, at + 4).join(' '));

function played(state: State2048, move: string) {
  const {state: next, effects} = made(rules.play(state, move));
  return {...next, told: effects.map(({type}) => type)};
}

const sum = (tiles: readonly number[]): number => tiles.reduce((all, tile) => all + tile, 0);

describe('a slide', () => {
  for (const [row, left, points] of [
    ['2 2 0 0', '4 0 0 0', 4],
    ['2 2 2 0', '4 2 0 0', 4],
    ['2 2 2 2', '4 4 0 0', 8],
    ['4 2 2 0', '4 4 0 0', 4],
    ['0 4 2 2', '4 4 0 0', 4],
    ['2 0 0 2', '4 0 0 0', 4],
    ['8 8 16 0', '16 16 0 0', 16],
    ['0 0 0 2', '2 0 0 0', 0],
  ] as const) {
    test(`of ${row} to the left is ${left}, ${points} points; and so the other ways`, () => {
      const empty = '0 0 0 0';
      const cells = row.split(' ');
      const back = cells.toReversed().join(' ');
      const after = [
        [played(position(row, empty, empty, empty), 'left d1 2'), 0, 1],
        [played(position(back, empty, empty, empty), 'right a1 2'), 3, -1],
        [played(position(...cells.map((tile) => `${tile} 0 0 0`)), 'up d1 2'), 0, 4],
        [played(position(...cells.toReversed().map((tile) => `${tile} 0 0 0`)), 'down d4 2'), 12, -4],
      ] as const;
      for (const [state, from, step] of after) {
        assert.equal([0, 1, 2, 3].map((i) => state.tiles[from + i * step]).join(' '), left);
        assert.equal(state.score, points);
      }
    });
  }

  test('that changes nothing is no move', () => {
    assert.deepEqual(rules.moves(position('2 0 0 0', '4 0 0 0', '2 0 0 0', '0 0 0 0')), ['right', 'down']);
    assert.deepEqual(rules.moves(position('2 4 2 4', '4 2 4 2', '2 4 2 4', '4 2 4 8')), []);
  });
});

describe('chance', () => {
  test('adds 2 nine times as often as 4, to any free cell', () => {
    const state = position('2 4 2 4', '4 2 4 2', '2 4 2 4', '4 2 2 0');
    assert.deepEqual(rules.outcomes(state, 'left'), [
      ['c1 2', 9],
      ['c1 4', 1],
      ['d1 2', 9],
      ['d1 4', 1],
    ]);
  });

  test('adds nothing else, and nothing to a cell that is taken', () => {
    const state = position('2 0 0 0', '0 0 0 0', '0 0 0 0', '0 0 0 0');
    for (const move of ['right', 'right d4 2', 'right a4 8', 'right a4', 'right a4 2 2', 'right  a4 2', 'left a1 2'])
      assert.equal(rules.play(state, move).ok, false, move);
    assert.deepEqual(rowsOf(played(state, 'right a4 4')), ['4 0 0 2', '0 0 0 0', '0 0 0 0', '0 0 0 0']);
  });

  test('begins with two tiles of 2 on cells that differ by the deal', () => {
    const deals = Array.from({length: 40}, (_, i) => start(`${i}`).tiles);
    for (const tiles of deals) assert.deepEqual([sum(tiles), tiles.filter(Boolean).length], [4, 2]);
    assert.ok(new Set(deals.map((tiles) => tiles.join())).size > 20);
  });
});

test('tiles only come by chance: their sum is that of all that came', () =>
  forAll(20, [fc.string()], (text) => {
    let state = start(text);
    let all = 4;
    for (let k = 1; !state.winners; k++) {
      const draw = drawOf(text, k);
      const settled = rules.settle!(state, draw.pick(rules.moves(state)), draw);
      all += Number(settled.split(' ')[2]);
      state = played(state, settled);
      assert.equal(sum(state.tiles), all);
      assert.ok(state.tiles.every((tile) => tile === 0 || (tile > 1 && Number.isInteger(Math.log2(tile)))));
    }
    // a tile made of twos alone has brought the most points
    const most = state.tiles.reduce((points, tile) => points + (tile ? tile * (Math.log2(tile) - 1) : 0), 0);
    assert.ok(state.score <= most);
  }));

test('a tile of 2,048 wins, and the game goes on to its end', () => {
  const won = played(position('1024 1024 2 4', '4 2 4 2', '2 4 2 4', '4 2 4 2'), 'left d4 2');
  assert.deepEqual(won.told, ['moved', 'slid', 'merged', 'added', 'won']);
  assert.equal(rules.turn(won), 0);
  const full = {...won, tiles: position('2048 2 4 8', '4 8 2 4', '2 16 4 2', '32 2 2 8').tiles};
  const over = played(full, 'left d1 4');
  assert.deepEqual(rules.result(over), {winners: [0], reason: 'won', scores: [2052]});
  assert.deepEqual(over.told, ['moved', 'slid', 'merged', 'added']);
});

test('a full board without a move loses', () => {
  const state = played(position('8 2 4 16', '4 8 2 4', '2 16 4 2', '32 2 2 8'), 'left d1 4');
  assert.deepEqual(rules.result(state), {winners: [], reason: 'lost', scores: [4]});
  assert.deepEqual(state.told.at(-1), 'lost');
});

test('the automatic player reaches 256 in 250 moves, which moves at random never do', () => {
  const draw = drawOf(`${seed}`, 1);
  let state = start(`${seed}`);
  for (let k = 1; k <= 250; k++) {
    const move = finish(choose(state, draw));
    state = played(state, rules.settle!(state, move, drawOf(`${seed}`, k)));
  }
  assert.ok(Math.max(...state.tiles) >= 256, rowsOf(state).join('; '));
});

for (const {name, run} of contractOf(rules, {refused: [{size: 5}, {deal: false}]})) test(`the contract: ${name}`, run);
