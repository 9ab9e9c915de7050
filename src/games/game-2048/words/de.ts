/** German. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/de.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'Verbinde gleiche Kacheln bis 2.048.',
  slide: 'Wische oder drücke eine Pfeiltaste: Alles gleitet.',
  join: 'Treffen gleiche Kacheln sich, wird eine daraus.',
  reached: '{n} erreicht! Du kannst weiterspielen.',
  toPlayYou: 'Schiebe die Kacheln.',
  left: 'Nach links',
  right: 'Nach rechts',
  up: 'Nach oben',
  down: 'Nach unten',
  free: 'frei',
  merged: {one: '{n} Punkt.', other: '{n} Punkte.'},
  added: 'Neu: {n} auf {cell}.',
  stuck: 'Dorthin bewegt sich nichts.',
} satisfies Translation<typeof english>;
