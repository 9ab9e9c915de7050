// The graded mazes.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {starsFor} from '../../../src/core/levels.js';
import {levels} from '../../../src/games/snake/levels.js';
import {nextCell} from '../../../src/games/snake/rules/index.js';
import {autoGame, begin} from './rules/simulation.js';

/** The options of a level for the helpers, which start with one cell in the corner otherwise. */
const started = levels.map((level) => ({...level, options: {length: 3, startAt: 'centre', ...level.options}}));

test('there are ten, for phones; their stars rise, and so does their speed', () => {
  assert.equal(levels.length, 10);
  let last = 0;
  for (const {options, seed, stars} of started) {
    const {board, rules} = begin(options, seed);
    assert.ok(board.width <= 16 && board.height <= 16);
    assert.ok(rules.level >= last);
    last = rules.level;
    assert.deepEqual(
      [...stars].sort((a, b) => a - b),
      stars,
    );
  }
});

test('no two have the same seed or the same maze', () => {
  assert.equal(new Set(levels.map(({seed}) => seed)).size, levels.length);
  assert.equal(
    new Set(started.map(({options, seed}) => JSON.stringify(begin(options, seed).board))).size,
    levels.length,
  );
});

test('three cells ahead of the snake are free', () => {
  started.forEach(({options, seed}, i) => {
    const {board, head} = begin(options, seed);
    let cell = head;
    for (let far = 1; far <= 3; far++) {
      cell = nextCell(board, cell, 'R');
      assert.ok(cell >= 0 && !board.obstacles.includes(cell), `maze ${i + 1}, ${far} ahead`);
    }
  });
});

test('the automatic player earns three stars', () => {
  started.forEach(({options, seed, stars}, i) => {
    const {state} = autoGame(options, seed!, 1500, ({score}) => score >= stars[2]);
    assert.equal(starsFor(state.score, stars), 3, `maze ${i + 1}: ${state.score} points`);
  });
});
