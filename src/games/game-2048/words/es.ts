/** Spanish. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/es.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'Une fichas iguales hasta el 2048.',
  slide: 'Desliza el dedo o pulsa una flecha: todo se mueve.',
  join: 'Dos fichas iguales que se juntan forman una.',
  reached: '¡Llegas al {n}! Puedes seguir.',
  toPlayYou: 'Desliza las fichas.',
  left: 'Izquierda',
  right: 'Derecha',
  up: 'Arriba',
  down: 'Abajo',
  free: 'libre',
  merged: {one: '{n} punto.', other: '{n} puntos.'},
  added: 'Nueva: {n} en {cell}.',
  stuck: 'Nada se mueve hacia ahí.',
} satisfies Translation<typeof english>;
