/** German words of Four in a row. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/de.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Vier in einer Reihe',
  aim: 'Wer zuerst vier in einer Reihe hat, gewinnt.',
  dropDisc: 'Abwechselnd fällt eine Scheibe in eine Spalte.',
  landsOn: 'Sie bleibt auf den Scheiben darunter liegen.',
  allWays: 'Waagerecht, senkrecht und diagonal zählen.',
  column: 'Spalte {n}',
  empty: 'leer',
  top: 'oberste von {n}',
  full: 'Diese Spalte ist voll.',
  outcome: 'Diese Spalte: {outcome}.',
  win: 'gewinnt',
  draw: 'unentschieden',
  loss: 'verliert',
  winIn: {one: 'gewinnt in {n} Zug', other: 'gewinnt in {n} Zügen'},
  lossIn: {one: 'verliert in {n} Zug', other: 'verliert in {n} Zügen'},
} satisfies Translation<typeof english>;
