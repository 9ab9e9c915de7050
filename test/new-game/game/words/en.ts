/** English: built in, and the list of all there is to say. */
import phrases from '../../../../src/element/phrases/en.js';

export default {
  ...phrases,
  game: 'Take away',
  board: {one: 'Take away, {n} stone left', other: 'Take away, {n} stones left'},
  stone: 'stone {n}',
  empty: 'square {n}, empty',
  takes: 'takes {n}',
  toTake: {one: '{player} to take {n} stone.', other: '{player} to take 1 to {n} stones.'},
  taken: {one: '{player} takes {n} stone.', other: '{player} takes {n} stones.'},
  won: 'That was the last one: {player} wins!',
};
