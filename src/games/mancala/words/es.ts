/** Spanish words of Kalah. */
import phrases from '../../../frame/phrases/es.js';

export default {
  ...phrases,
  game: 'Kalah',
  aim: 'Siembra semillas: gana quien más guarde.',
  pit: {one: '{player}, hoyo {pit}: {n} semilla', other: '{player}, hoyo {pit}: {n} semillas'},
  store: {one: '{player}, granero: {n} semilla', other: '{player}, granero: {n} semillas'},
  sown: {one: '{player} siembra {n} semilla.', other: '{player} siembra {n} semillas.'},
  sownYou: {one: 'Siembras {n} semilla.', other: 'Siembras {n} semillas.'},
  captured: {one: '{player} captura {n} semilla.', other: '{player} captura {n} semillas.'},
  capturedYou: {one: 'Capturas {n} semilla.', other: 'Capturas {n} semillas.'},
  kept: {one: '{player} se queda la última semilla.', other: '{player} se queda las últimas {n} semillas.'},
  keptYou: {one: 'Te quedas la última semilla.', other: 'Te quedas las últimas {n} semillas.'},
  again: '{player} vuelve a jugar.',
  againYou: 'Vuelves a jugar.',
  emptyPit: 'Ese hoyo está vacío.',
  notYours: 'Ese hoyo está en el otro lado.',
  isStore: 'Las semillas del granero no se mueven.',
};
