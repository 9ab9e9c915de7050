/** German. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  options: 'Optionen',
  players: 'Spieler',
  twoPlayers: 'Zu zweit',
  people: 'Personen',
  computers: 'Computer',
  level: 'Stufe',
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  perfect: 'Perfekt',
  stars: {one: '{n} Stern', other: '{n} Sterne'},
  tryLevel: 'Weiter: {level}',
  way: 'Regeln',
  nameOf: 'Name von Spieler {n}',
  classic: 'Klassisch',
  quick: 'Kurz',
  small: 'Klein',
  large: 'Groß',
  turning: 'Steine drehbar',
  randomBoard: 'Zufallsbrett',
  five: 'Fünf in einer Reihe',
  moreHeaps: 'Mehr Haufen',
  misere: 'Letzter Stein verliert',
  oneHeap: '{heaps} Steine, bis zu {most} nehmen',
  blocks: 'Mit Sperren',
  openWalls: 'Ohne Wände',
  rooms: 'Räume',
} satisfies Translation<typeof english>;
