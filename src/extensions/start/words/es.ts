/** Spanish. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  options: 'Opciones',
  players: 'Jugadores',
  twoPlayers: 'Dos jugadores',
  people: 'Personas',
  computers: 'Máquinas',
  level: 'Nivel',
  easy: 'Fácil',
  medium: 'Medio',
  hard: 'Difícil',
  perfect: 'Perfecto',
  stars: {one: '{n} estrella', other: '{n} estrellas'},
  tryLevel: 'Siguiente: {level}',
  way: 'Reglas',
  nameOf: 'Nombre del jugador {n}',
  classic: 'Clásico',
  quick: 'Rápido',
  small: 'Pequeño',
  large: 'Grande',
  turning: 'Girar piezas',
  randomBoard: 'Tablero al azar',
  five: 'Cinco en raya',
  moreHeaps: 'Más montones',
  misere: 'Quien toma la última pierde',
  oneHeap: '{heaps} piedras, toma hasta {most}',
  blocks: 'Con bloqueos',
  openWalls: 'Sin paredes',
  rooms: 'Salas',
} satisfies Translation<typeof english>;
