/** Spanish. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  today: 'Partida del día',
  playToday: 'Jugar la partida del día',
  playedToday: 'Jugada hoy',
  week: 'Los últimos siete días',
  played: '{day}: jugada',
  next: 'Próxima partida en {time}',
  streak: 'Días seguidos: {n}',
  levels: 'Niveles',
  levelN: 'Nivel {n}',
  stars: {one: '{n} estrella', other: '{n} estrellas'},
  nextLevel: 'Siguiente nivel',
} satisfies Translation<typeof english>;
