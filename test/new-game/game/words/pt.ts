/** Portuguese. */
import phrases from '../../../../src/element/phrases/pt.js';

export default {
  ...phrases,
  game: 'Take away',
  board: {
    one: 'Take away, resta {n} pedra',
    many: 'Take away, restam {n} pedras',
    other: 'Take away, restam {n} pedras',
  },
  stone: 'pedra {n}',
  empty: 'casa {n}, vazia',
  takes: 'tira {n}',
  toTake: {
    one: '{player} tira a seguir {n} pedra.',
    many: '{player} tira a seguir de 1 a {n} pedras.',
    other: '{player} tira a seguir de 1 a {n} pedras.',
  },
  taken: {one: '{player} tira {n} pedra.', many: '{player} tira {n} pedras.', other: '{player} tira {n} pedras.'},
  won: 'Era a última: {player} vence!',
};
