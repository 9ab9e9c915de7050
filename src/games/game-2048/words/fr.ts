/** French. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/fr.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'Fusionnez les tuiles jusqu’à 2048.',
  slide: 'Balayez ou pressez une flèche : tout glisse.',
  join: 'Deux tuiles égales qui se touchent n’en font qu’une.',
  reached: '{n} atteint ! Vous pouvez continuer.',
  toPlayYou: 'Faites glisser les tuiles.',
  left: 'Gauche',
  right: 'Droite',
  up: 'Haut',
  down: 'Bas',
  free: 'libre',
  merged: {one: '{n} point.', other: '{n} points.'},
  added: 'Nouvelle : {n} en {cell}.',
  stuck: 'Rien ne bouge de ce côté.',
} satisfies Translation<typeof english>;
