/** English words of Four in a row. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  game: 'Four in a row',
  aim: 'Drop discs. First to line up four wins.',
  cell: 'column {column}, row {row}',
  empty: 'empty',
  full: 'That column is full.',
  outcome: 'This column {outcome}.',
  win: 'wins',
  draw: 'draws',
  loss: 'loses',
  winIn: 'wins in {n}',
  lossIn: 'loses in {n}',
};
