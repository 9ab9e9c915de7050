/** German words of 2048. */
import phrases from '../../../frame/phrases/de.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'Verbinde gleiche Kacheln bis 2.048.',
  wins: '2.048 erreicht! Du kannst weiterspielen.',
  toPlay: 'Schiebe die Kacheln.',
  toPlayYou: 'Schiebe die Kacheln.',
  left: 'Nach links',
  right: 'Nach rechts',
  up: 'Nach oben',
  down: 'Nach unten',
  tiles: 'Spielfeld: {rows}',
  merged: {one: '{n} Punkt.', other: '{n} Punkte.'},
  added: 'Neu: {n} auf {cell}.',
  stuck: 'Dorthin bewegt sich nichts.',
  bestWay: 'Am besten: {move}.',
  winsYou: '2.048 erreicht! Du kannst weiterspielen.',
};
