/** German. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  today: 'Spiel des Tages',
  playToday: 'Spiel des Tages spielen',
  playedToday: 'Heute gespielt',
  week: 'Die letzten sieben Tage',
  played: '{day}: gespielt',
  next: 'Nächstes Spiel in {time}',
  streak: 'Tage in Folge: {n}',
  levels: 'Level',
  levelN: 'Level {n}',
  stars: {one: '{n} Stern', other: '{n} Sterne'},
  nextLevel: 'Nächstes Level',
} satisfies Translation<typeof english>;
