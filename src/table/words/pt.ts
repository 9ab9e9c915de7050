/** Portuguese. */
import type {Translation} from '../../frame/dictionary.js';
import type english from './en.js';

export default {
  games: 'Jogos',
  settings: 'Ajustes',
  sound: 'Som',
  hints: 'Dicas',
  speed: 'Velocidade',
  slow: 'Lenta',
  normal: 'Normal',
  fast: 'Rápida',
  instant: 'Instantânea',
  wins: 'Vitórias',
  none: 'Nenhum jogo vencido ainda.',
  reset: 'Recomeçar a contagem',
} satisfies Translation<typeof english>;
