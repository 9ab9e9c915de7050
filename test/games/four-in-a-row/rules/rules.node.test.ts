// Four in a row: published numbers of positions, lines, options, the contract.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fourInARow as rules, type FourInARowState} from '../../../../src/games/four-in-a-row/rules/index.js';
import {contractOf} from '../../../../src/testing.js';
import {after, play, start} from './positions.js';

const published = [1, 7, 49, 238, 1120, 4263, 16_422, 54_859, 184_275];

/** The mirror image of a board of 7 columns. */
const mirrored = (cells: string): string => cells.replace(/.{7}/g, ([...row]) => row.reverse().join(''));

test('positions after n discs, as in OEIS A212693', () => {
  // of a position and its mirror image only one is played on
  let level = new Map([[start().cells, start()]]);
  for (const count of published) {
    const found = [...level.keys()].reduce((sum, cells) => sum + (cells === mirrored(cells) ? 1 : 2), 0);
    assert.equal(found, count);
    const next = new Map<string, FourInARowState>();
    if (count < published.at(-1)!) {
      for (const state of level.values()) {
        for (const move of rules.moves(state)) {
          const to = after(state, move);
          if (!next.has(mirrored(to.cells))) next.set(to.cells, to);
        }
      }
    }
    level = next;
  }
});

describe('lines', () => {
  for (const [name, moves, won] of [
    ['across', '1122334', [35, 36, 37, 38]],
    ['down', '1212121', [14, 21, 28, 35]],
    ['diagonally to the right', '12234334544', [17, 23, 29, 35]],
    ['diagonally to the left', '76654554344', [17, 25, 33, 41]],
  ] as const) {
    test(name, () => {
      const state = play(moves);
      assert.deepEqual(state.won, won);
      assert.deepEqual(rules.result(state), {winners: [0], reason: 'won'});
    });
  }

  test('a full board without one is a draw', () => {
    const state = play('1212212134344343', {columns: 4, rows: 4});
    assert.deepEqual(rules.result(state), {winners: [], reason: 'drawn'});
  });

  test('a full column takes no more discs', () => {
    assert.deepEqual(rules.moves(play('444444')), ['1', '2', '3', '5', '6', '7']);
  });
});

describe('the contract', () => {
  const options = [{}, {columns: 4, rows: 4}, {columns: 12, rows: 12}, {columns: 5, rows: 9}];
  for (const {name, run} of contractOf(rules, {options, refused: [{columns: 3}, {rows: 13}, {line: 5}], games: 2}))
    test(name, run);
});
