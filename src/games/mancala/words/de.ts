/** German. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/de.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Kalaha',
  aim: 'Säe Steine. Mehr im Speicher gewinnt.',
  sow: 'Wähle eine deiner Mulden: Ihre Steine kommen einzeln in die nächsten.',
  sowAgain: 'Landet der letzte im Speicher, bist du noch einmal dran.',
  sowCapture: 'In deiner leeren Mulde holt der letzte die Steine gegenüber.',
  pit: {one: '{player}, Mulde {pit}: {n} Stein', other: '{player}, Mulde {pit}: {n} Steine'},
  pitYou: {one: 'deine Mulde {pit}: {n} Stein', other: 'deine Mulde {pit}: {n} Steine'},
  store: {one: '{player}, Speicher: {n} Stein', other: '{player}, Speicher: {n} Steine'},
  storeYou: {one: 'dein Speicher: {n} Stein', other: 'dein Speicher: {n} Steine'},
  sown: {one: '{player} sät {n} Stein.', other: '{player} sät {n} Steine.'},
  sownYou: {one: 'Du säst {n} Stein.', other: 'Du säst {n} Steine.'},
  captured: {one: '{player} fängt {n} Stein.', other: '{player} fängt {n} Steine.'},
  capturedYou: {one: 'Du fängst {n} Stein.', other: 'Du fängst {n} Steine.'},
  kept: {one: '{player} behält den letzten Stein.', other: '{player} behält die letzten {n} Steine.'},
  keptYou: {one: 'Du behältst den letzten Stein.', other: 'Du behältst die letzten {n} Steine.'},
  again: '{player} ist noch einmal am Zug.',
  againYou: 'Du bist noch einmal am Zug.',
  emptyPit: 'Diese Mulde ist leer.',
  notYours: 'Diese Mulde liegt auf der anderen Seite.',
  isStore: 'Steine im Speicher bleiben dort.',
} satisfies Translation<typeof english>;
