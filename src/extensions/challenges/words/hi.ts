/** Hindi. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  today: 'दैनिक खेल',
  playToday: 'दैनिक खेल खेलें',
  playedToday: 'आज खेला गया',
  week: 'पिछले सात दिन',
  played: '{day}: खेला गया',
  next: 'अगला खेल {time} में',
  streak: 'लगातार दिन: {n}',
  levels: 'स्तर',
  levelN: 'स्तर {n}',
  stars: {one: '{n} सितारा', other: '{n} सितारे'},
  nextLevel: 'अगला स्तर',
} satisfies Translation<typeof english>;
