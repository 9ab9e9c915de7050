/** French words of 2048. */
import phrases from '../../../frame/phrases/fr.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'Fusionnez les tuiles jusqu’à 2048.',
  wins: '2048 atteint ! Vous pouvez continuer.',
  toPlay: 'Faites glisser les tuiles.',
  toPlayYou: 'Faites glisser les tuiles.',
  left: 'Gauche',
  right: 'Droite',
  up: 'Haut',
  down: 'Bas',
  tiles: 'Plateau : {rows}',
  merged: {one: '{n} point.', other: '{n} points.'},
  added: 'Nouvelle : {n} en {cell}.',
  stuck: 'Rien ne bouge de ce côté.',
  bestWay: 'Le mieux : {move}.',
  winsYou: '2048 atteint ! Vous pouvez continuer.',
};
