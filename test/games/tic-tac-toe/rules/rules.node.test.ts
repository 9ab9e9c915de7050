// Tic-tac-toe: published numbers of games and positions, the perfect player, and five in a row.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {linesOf, linesThrough} from '../../../../src/core/grid.js';
import {drawOf} from '../../../../src/core/random.js';
import {
  finish,
  levels,
  nameOf,
  playerOf,
  ticTacToe as rules,
  type Level,
  type TicTacToeState,
} from '../../../../src/games/tic-tac-toe/rules/index.js';
import {contractOf} from '../../../../src/testing.js';
import {made} from '../../../support/made.js';
import {fc, forAll} from '../../../support/random.js';
import {seed} from '../../../support/run.mjs';

const start = (options = {}): TicTacToeState => rules.setup(rules.parseOptions(options), 2);
const after = (state: TicTacToeState, move: string): TicTacToeState => made(rules.play(state, move)).state;
const play = (moves: string, options = {}): TicTacToeState => moves.split(' ').reduce(after, start(options));

test('255,168 games: 131,184 won by X, 77,904 by O, 46,080 drawn', () => {
  const known = new Map<string, readonly number[]>();
  const count = (state: TicTacToeState): readonly number[] => {
    const before = known.get(state.cells);
    if (before) return before;
    const result = rules.result(state);
    const sums = [0, 0, 0];
    if (result) sums[result.winners[0] ?? 2]!++;
    else for (const move of rules.moves(state)) count(after(state, move)).forEach((n, i) => (sums[i]! += n));
    known.set(state.cells, sums);
    return sums;
  };
  assert.deepEqual(count(start()), [131_184, 77_904, 46_080]);
  assert.equal(known.size, 5478, 'positions');
});

describe('lines', () => {
  for (const [name, moves, options, won] of [
    ['across', 'a1 a2 b1 b2 c1', {}, 'a1 b1 c1'],
    ['down', 'a1 b1 a2 b2 a3', {}, 'a3 a2 a1'],
    ['diagonally', 'a1 b1 b2 c1 c3', {}, 'c3 b2 a1'],
    ['of four', 'a1 b1 b2 c1 c2 d1 c3 d2 d3 a2 d4', {columns: 7, rows: 6, line: 4}, 'd4 c3 b2 a1'],
  ] as const) {
    test(name, () => {
      const state = play(moves, options);
      const cells = state.won.map((at) => nameOf(at, state.options));
      assert.deepEqual(rules.result(state), {winners: [0], reason: 'won'});
      assert.deepEqual(cells, won.split(' '));
    });
  }

  test('a full board without one is a draw', () => {
    assert.deepEqual(rules.result(play('a1 b1 c1 a2 c2 b2 a3 c3 b3')), {winners: [], reason: 'drawn'});
  });
});

describe('options', () => {
  test('follow from each other', () => {
    assert.deepEqual(rules.parseOptions({columns: '9'}), {columns: 9, rows: 9, line: 5});
    assert.deepEqual(rules.parseOptions({columns: 4, rows: 3}), {columns: 4, rows: 3, line: 3});
  });

  test('a line is no longer than the longer side', () => {
    assert.equal(rules.parseOptions({columns: 3, rows: 7, line: 7}).line, 7);
    assert.throws(() => rules.parseOptions({line: 5}), {
      message: 'Invalid line: 5. Expected a whole number from 2 to 3.',
    });
    assert.throws(() => rules.parseOptions({columns: 4, line: 9}), {
      message: 'Invalid line: 9. Expected a whole number from 2 to 4.',
    });
  });
});

/** A game between two players. @returns the seats that have won */
function match(players: readonly [Level, Level], options: object, draw = drawOf(`${seed}`, 1)): readonly number[] {
  let state = start(options);
  for (;;) {
    const result = rules.result(state);
    if (result) return result.winners;
    state = after(state, finish(playerOf(players[state.seat]!)(state, draw)));
  }
}

test('hard never loses on three by three, whatever is played against it', () => {
  const draw = drawOf(`${seed}`, 1);
  for (const own of [0, 1]) {
    const seen = new Set<string>();
    const visit = (state: TicTacToeState): void => {
      if (seen.has(state.cells)) return;
      seen.add(state.cells);
      const result = rules.result(state);
      if (result) return assert.ok(!result.winners.includes(1 - own), state.cells);
      if (state.seat === own) visit(after(state, finish(playerOf('hard')(state, draw))));
      else for (const move of rules.moves(state)) visit(after(state, move));
    };
    visit(start());
  }
});

test('each level wins more often than the one below', () => {
  assert.deepEqual(levels, ['easy', 'medium', 'hard']);
  const draw = drawOf(`${seed}`, 1);
  let [wins, losses] = [0, 0];
  for (let i = 0; i < 20; i++) {
    const [winner] = match(i % 2 ? ['easy', 'medium'] : ['medium', 'easy'], {columns: 5}, draw);
    if (winner !== undefined) winner === (i % 2 ? 1 : 0) ? wins++ : losses++;
  }
  assert.ok(wins > losses + 10, `${wins} to ${losses}`);
});

describe('the contract', () => {
  const options = [{}, {columns: 5, rows: 4, line: 3}, {columns: 7, rows: 6, line: 4}];
  for (const {name, run} of contractOf(rules, {options, refused: [{columns: 16}, {line: 1}], games: 2}))
    test(name, run);
});

/** Any accepted settings, and a position in which X is to act and can complete a line. */
const winnable = fc
  .record({columns: fc.integer({min: 2, max: 15}), rows: fc.integer({min: 2, max: 15})})
  .chain((size) =>
    fc.record({
      options: fc
        .integer({min: 2, max: Math.max(size.columns, size.rows)})
        .map((line) => rules.parseOptions({...size, line})),
      chosen: fc.nat(),
      missing: fc.nat(),
      // many open lines of either side
      marks: fc
        .constantFrom('..XXXXXXXXXXXXO', '..XOOOOOOOOOOOO')
        .chain((mix) => fc.array(fc.constantFrom(...mix), {minLength: 225, maxLength: 225})),
    }),
  )
  .map(({options, chosen, missing, marks}) => {
    const lines = linesOf(options);
    const own = lines[chosen % lines.length]!;
    const end = own[missing % own.length]!;
    const cells = [...start(options).cells];
    for (const at of own) if (at !== end) cells[at] = 'X';
    /** Puts a mark, unless that completes a line. */
    const put = (at: number, mark: string): void => {
      cells[at] = mark;
      if (linesThrough(cells.join(''), at, options).length > 0) cells[at] = '.';
    };
    cells.forEach((mark, at) => mark === '.' && at !== end && marks[at] !== '.' && put(at, marks[at]!));
    return {...start(options), cells: cells.join('')} as TicTacToeState;
  });

for (const level of ['medium', 'hard'] as const) {
  test(`${level} takes a win at any accepted settings`, () =>
    forAll(100, [winnable], (state) => {
      const move = finish(playerOf(level)(state, drawOf(`${seed}`, 1)));
      assert.deepEqual(rules.result(after(state, move))?.winners, [0], `${move} in ${state.cells}`);
    }));
}
