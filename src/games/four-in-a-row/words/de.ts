/** German words of Four in a row. */
import phrases from '../../../frame/phrases/de.js';

export default {
  ...phrases,
  game: 'Vier in einer Reihe',
  aim: 'Wer zuerst vier in einer Reihe hat, gewinnt.',
  cell: 'Spalte {column}, Zeile {row}',
  empty: 'leer',
  full: 'Diese Spalte ist voll.',
  outcome: 'Diese Spalte: {outcome}.',
  win: 'gewinnt',
  draw: 'unentschieden',
  loss: 'verliert',
  winIn: 'gewinnt in {n}',
  lossIn: 'verliert in {n}',
};
