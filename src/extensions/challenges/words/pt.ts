/** Portuguese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  today: 'Jogo do dia',
  playToday: 'Jogar o jogo do dia',
  playedToday: 'Jogado hoje',
  week: 'Os últimos sete dias',
  played: '{day}: jogado',
  next: 'Próximo jogo em {time}',
  streak: 'Dias seguidos: {n}',
  levels: 'Níveis',
  levelN: 'Nível {n}',
  stars: {one: '{n} estrela', other: '{n} estrelas'},
  nextLevel: 'Próximo nível',
} satisfies Translation<typeof english>;
