// The fewest rolls to a square that is not home.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc} from '../../../support/random.js';
import {
  fewestRolls,
  parseBoard,
  rollGraph,
  type SnlState,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {tinyGame} from './arbitraries.js';
import {allRolls, mustPlay, stateWith} from './simulation.js';

describe('the fewest rolls to a square', () => {
  test('have a path, on the classic board', () => {
    // 4 to 8 and up to 26, then 2
    assert.deepEqual(fewestRolls('classic', {}, 4, 28), null, 'a ladder leads on from 28');
    assert.deepEqual(fewestRolls('classic', {}, 4, 27), {
      rolls: 2,
      path: [4, 26, 27],
      dice: [4, 1],
      moves: ['4', '1'],
      landings: [8, 27],
    });
    assert.deepEqual(fewestRolls('classic', {}, 1, 100), fewestRolls('classic'));
    assert.deepEqual(fewestRolls('classic', {}, undefined, 7)!.dice, [6]);
  });

  test('may lead down a snake', () => {
    // 2 is the tail of 68
    const way = fewestRolls('classic', {}, 66, 2)!;
    assert.deepEqual([way.rolls, way.path, way.landings], [1, [66, 2], [68]]);
  });

  test('are none to the current square', () => {
    for (const square of [1, 50, 100]) {
      const way = fewestRolls('classic', {}, square, square)!;
      assert.deepEqual([way.rolls, way.path, way.moves], [0, [square], []]);
    }
  });

  test('do not exist from home, and beyond home only by bouncing', () => {
    assert.equal(fewestRolls('classic', {}, 100, 99), null);
    assert.equal(fewestRolls({size: 4}, {}, 15, 14)!.rolls, 1);
    assert.equal(fewestRolls({size: 4}, {overshoot: 'stay'}, 15, 14), null);
  });

  test('are correct and minimal on any tiny board', () => {
    fc.assert(
      fc.property(tinyGame, fc.nat(), fc.nat(), ({board: raw, rules}, a, b) => {
        const squares = raw.columns * raw.rows;
        const [from, to] = [a, b].map((n) => rules.start! + (n % (squares + 1 - rules.start!))) as [number, number];
        const board = parseBoard(raw, rules);
        const found = fewestRolls(board, rules, from, to);
        // all that can be reached, by playing
        const seen = new Map<string, number>([[`${from} 0`, 0]]);
        const todo: SnlState[] = [stateWith(board, rules, [from])];
        let fewest = from === to ? 0 : Infinity;
        for (const state of todo) {
          if (state.over || state.positions[0] === squares) continue;
          const rolls = seen.get(`${state.positions[0]} ${state.extra}`)! + 1;
          for (const move of allRolls(state.rules)) {
            const after = mustPlay(state, move);
            const key = `${after.positions[0]} ${after.extra}`;
            if (seen.has(key)) continue;
            seen.set(key, rolls);
            todo.push(after);
            if (after.positions[0] === to) fewest = Math.min(fewest, rolls);
          }
        }
        assert.equal(found?.rolls ?? Infinity, fewest);
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
    const {rows} = rollGraph('chutes', {start: 0, overshoot: 'stay'});
    rows.forEach((row, from) => {
      for (const to of new Set(row)) {
        if (to === from) continue;
        assert.equal(fewestRolls('chutes', {start: 0, overshoot: 'stay'}, from, to)!.rolls, 1, `${from} to ${to}`);
      }
    });
  });

  test('reject squares outside the board', () => {
    for (const to of [0, 101, 2.5, NaN, '5' as unknown as number])
      assert.throws(() => fewestRolls('classic', {}, 1, to), /^GameError: Invalid to: /);
    assert.equal(fewestRolls('classic', {start: 0}, 0, 0)!.rolls, 0);
  });
});
