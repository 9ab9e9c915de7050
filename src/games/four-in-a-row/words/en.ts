/** English words of Four in a row. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  /** Name of the game. Up to 20. */
  game: 'Four in a row',
  /** On the card before the first move: the goal of the game. Up to 44. */
  aim: 'Drop discs. First to line up four wins.',
  /** Under More, “How to play”. Up to 55. */
  dropDisc: 'Take turns dropping a disc into a column.',
  /** The same: the disc. Up to 55. */
  landsOn: 'It lands on top of the discs below.',
  /** The same. Up to 55. */
  allWays: 'Across, up and diagonal all count.',
  /** Spoken: a cell, whose row the reader tells, or a move. {n}: from 1 on the left. Up to 10. */
  column: 'column {n}',
  /** Spoken after the column of a cell. Up to 5. */
  empty: 'empty',
  /** Spoken after the owner of the highest disc in a column. {n}: discs in it. Up to 20. */
  top: {one: 'top of {n}', other: 'top of {n}'},
  /** Status line: a press on a full column. Up to 25. */
  full: 'That column is full.',
  /** Status line while a column is pointed at. {outcome}: one of the following. Up to 20. */
  outcome: 'This column {outcome}.',
  /** Result of a move with the best play of both, for who makes it: after a column, and after “column 4, empty”. Up to 10. */
  win: 'wins',
  /** The same. Up to 15. */
  draw: 'draws',
  /** The same. Up to 10. */
  loss: 'loses',
  /** The same. {n}: moves of the winner, this one included. Up to 20. */
  winIn: {one: 'wins in {n} move', other: 'wins in {n} moves'},
  /** The same. {n}: moves of the winner, who is the other player. Up to 20. */
  lossIn: {one: 'loses in {n} move', other: 'loses in {n} moves'},
};
