/** German. */
import phrases from '../../../../src/element/phrases/de.js';

export default {
  ...phrases,
  game: 'Take away',
  board: {one: 'Take away, noch {n} Stein', other: 'Take away, noch {n} Steine'},
  stone: 'Stein {n}',
  empty: 'Feld {n}, leer',
  takes: 'nimmt {n}',
  toTake: {one: '{player} nimmt als Nächstes {n} Stein.', other: '{player} nimmt als Nächstes 1 bis {n} Steine.'},
  taken: {one: '{player} nimmt {n} Stein.', other: '{player} nimmt {n} Steine.'},
  won: 'Das war der letzte: {player} gewinnt!',
};
