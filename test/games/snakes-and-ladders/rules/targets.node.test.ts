// The fewest throws to a square that is not home.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc} from '../../../support/random.js';
import {
  fewestThrows,
  parseBoard,
  throwGraph,
  type SnlState,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {tinyGame} from './arbitraries.js';
import {allThrows, mustPlay, stateWith} from './simulation.js';

describe('the fewest rolls to a square', () => {
  test('have a path, on the classic board', () => {
    // 4 to 8 and up to 26, then 2
    assert.deepEqual(fewestThrows('classic', {}, 4, 28), null, 'a ladder leads on from 28');
    assert.deepEqual(fewestThrows('classic', {}, 4, 27), {
      throws: 2,
      path: [4, 26, 27],
      dice: [4, 1],
      moves: ['4', '1'],
      landings: [8, 27],
    });
    assert.deepEqual(fewestThrows('classic', {}, 1, 100), fewestThrows('classic'));
    assert.deepEqual(fewestThrows('classic', {}, undefined, 7)!.dice, [6]);
  });

  test('may lead down a snake', () => {
    // 2 is the tail of 68
    const way = fewestThrows('classic', {}, 66, 2)!;
    assert.deepEqual([way.throws, way.path, way.landings], [1, [66, 2], [68]]);
  });

  test('are none to the current square', () => {
    for (const square of [1, 50, 100]) {
      const way = fewestThrows('classic', {}, square, square)!;
      assert.deepEqual([way.throws, way.path, way.moves], [0, [square], []]);
    }
  });

  test('do not exist from home, and beyond home only by bouncing', () => {
    assert.equal(fewestThrows('classic', {}, 100, 99), null);
    assert.equal(fewestThrows({size: 4}, {}, 15, 14)!.throws, 1);
    assert.equal(fewestThrows({size: 4}, {overshoot: 'stay'}, 15, 14), null);
  });

  test('are correct and minimal on any tiny board', () => {
    fc.assert(
      fc.property(tinyGame, fc.nat(), fc.nat(), ({board: raw, rules}, a, b) => {
        const squares = raw.columns * raw.rows;
        const [from, to] = [a, b].map((n) => rules.start! + (n % (squares + 1 - rules.start!))) as [number, number];
        const board = parseBoard(raw, rules);
        const found = fewestThrows(board, rules, from, to);
        // all that can be reached, by playing
        const seen = new Map<string, number>([[`${from} 0`, 0]]);
        const todo: SnlState[] = [stateWith(board, rules, [from])];
        let fewest = from === to ? 0 : Infinity;
        for (const state of todo) {
          if (state.over || state.positions[0] === squares) continue;
          const throws = seen.get(`${state.positions[0]} ${state.extra}`)! + 1;
          for (const move of allThrows(state.rules)) {
            const after = mustPlay(state, move);
            const key = `${after.positions[0]} ${after.extra}`;
            if (seen.has(key)) continue;
            seen.set(key, throws);
            todo.push(after);
            if (after.positions[0] === to) fewest = Math.min(fewest, throws);
          }
        }
        assert.equal(found?.throws ?? Infinity, fewest);
        if (!found) return;
        let state = stateWith(board, rules, [from]);
        found.moves.forEach((move, i) => {
          state = mustPlay(state, move);
          assert.equal(state.positions[0], found.path[i + 1]);
        });
        assert.equal(state.positions[0], to);
      }),
      {numRuns: 100},
    );
  });

  test('are one if the graph of rolls says so', () => {
    const {rows} = throwGraph('chutes', {start: 0, overshoot: 'stay'});
    rows.forEach((row, from) => {
      for (const to of new Set(row)) {
        if (to === from) continue;
        assert.equal(fewestThrows('chutes', {start: 0, overshoot: 'stay'}, from, to)!.throws, 1, `${from} to ${to}`);
      }
    });
  });

  test('reject squares outside the board', () => {
    for (const to of [0, 101, 2.5, NaN, '5' as unknown as number])
      assert.throws(() => fewestThrows('classic', {}, 1, to), /^GameError: Invalid to: /);
    assert.equal(fewestThrows('classic', {start: 0}, 0, 0)!.throws, 0);
  });
});
