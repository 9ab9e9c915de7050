/** German words of Tic-tac-toe. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/de.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Tic-Tac-Toe',
  aim: 'Bringe deine Zeichen in eine Reihe.',
  putMark: 'Abwechselnd kommt ein Zeichen auf ein freies Feld.',
  allWays: 'Waagerecht, senkrecht und diagonal zählen.',
  empty: 'leer',
  taken: 'Dieses Feld ist besetzt.',
} satisfies Translation<typeof english>;
