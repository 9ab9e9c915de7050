// The stars of graded puzzles.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {starsFor} from '../../src/core/levels.js';

test('a high score earns more stars', () => {
  assert.deepEqual(
    [0, 9, 10, 24, 25, 59, 60, 500].map((score) => starsFor(score, [10, 25, 60])),
    [0, 0, 1, 1, 2, 2, 3, 3],
  );
});

test('where low scores are better, fewer pegs earn more stars', () => {
  assert.deepEqual(
    [5, 4, 3, 2, 1].map((pegs) => starsFor(pegs, [3, 2, 1], true)),
    [0, 0, 1, 2, 3],
  );
});
