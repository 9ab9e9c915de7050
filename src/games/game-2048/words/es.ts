/** Spanish words of 2048. */
import phrases from '../../../frame/phrases/es.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'Une fichas iguales hasta el 2048.',
  wins: '¡2048! Puedes seguir jugando.',
  toPlay: 'Desliza las fichas.',
  toPlayYou: 'Desliza las fichas.',
  left: 'Izquierda',
  right: 'Derecha',
  up: 'Arriba',
  down: 'Abajo',
  tiles: 'Tablero: {rows}',
  merged: {one: '{n} punto.', other: '{n} puntos.'},
  added: 'Nueva: {n} en {cell}.',
  stuck: 'Nada se mueve hacia ahí.',
  bestWay: 'Lo mejor: {move}.',
  winsYou: '¡2048! Puedes seguir jugando.',
};
