/** French. */
import phrases from '../../../../src/element/phrases/fr.js';

export default {
  ...phrases,
  game: 'Take away',
  board: {
    one: 'Take away, reste {n} pierre',
    many: 'Take away, restent {n} pierres',
    other: 'Take away, restent {n} pierres',
  },
  stone: 'pierre {n}',
  empty: 'case {n}, vide',
  takes: 'prend {n}',
  toTake: {
    one: 'À {player} de prendre {n} pierre.',
    many: 'À {player} de prendre 1 à {n} pierres.',
    other: 'À {player} de prendre 1 à {n} pierres.',
  },
  taken: {one: '{player} prend {n} pierre.', many: '{player} prend {n} pierres.', other: '{player} prend {n} pierres.'},
  won: 'C’était la dernière : {player} gagne !',
};
