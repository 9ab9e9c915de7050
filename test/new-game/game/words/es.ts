/** Spanish. */
import phrases from '../../../../src/element/phrases/es.js';

export default {
  ...phrases,
  game: 'Take away',
  board: {
    one: 'Take away, queda {n} piedra',
    many: 'Take away, quedan {n} piedras',
    other: 'Take away, quedan {n} piedras',
  },
  stone: 'piedra {n}',
  empty: 'casilla {n}, vacía',
  takes: 'toma {n}',
  toTake: {
    one: 'Le toca a {player}: tomar {n} piedra.',
    many: 'Le toca a {player}: tomar de 1 a {n} piedras.',
    other: 'Le toca a {player}: tomar de 1 a {n} piedras.',
  },
  taken: {one: '{player} toma {n} piedra.', many: '{player} toma {n} piedras.', other: '{player} toma {n} piedras.'},
  won: 'Era la última: ¡{player} gana!',
};
