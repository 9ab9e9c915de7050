/** French words of Kalah. */
import phrases from '../../../frame/phrases/fr.js';

export default {
  ...phrases,
  game: 'Kalah',
  aim: 'Semez. Le grenier le plus plein gagne.',
  pit: {one: '{player}, trou {pit} : {n} graine', other: '{player}, trou {pit} : {n} graines'},
  store: {one: '{player}, grenier : {n} graine', other: '{player}, grenier : {n} graines'},
  sown: {one: '{player} sème {n} graine.', other: '{player} sème {n} graines.'},
  sownYou: {one: 'Vous semez {n} graine.', other: 'Vous semez {n} graines.'},
  captured: {one: '{player} capture {n} graine.', other: '{player} capture {n} graines.'},
  capturedYou: {one: 'Vous capturez {n} graine.', other: 'Vous capturez {n} graines.'},
  kept: {one: '{player} garde la dernière graine.', other: '{player} garde les {n} dernières graines.'},
  keptYou: {one: 'Vous gardez la dernière graine.', other: 'Vous gardez les {n} dernières graines.'},
  again: '{player} rejoue.',
  againYou: 'Vous rejouez.',
  emptyPit: 'Ce trou est vide.',
  notYours: 'Ce trou est de l’autre côté.',
  isStore: 'Les graines du grenier y restent.',
};
