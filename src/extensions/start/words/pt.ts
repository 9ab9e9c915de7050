/** Portuguese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  options: 'Opções',
  players: 'Jogadores',
  twoPlayers: 'Dois jogadores',
  people: 'Pessoas',
  computers: 'Computadores',
  level: 'Nível',
  easy: 'Fácil',
  medium: 'Médio',
  hard: 'Difícil',
  perfect: 'Perfeito',
  stars: {one: '{n} estrela', other: '{n} estrelas'},
  tryLevel: 'Próximo: {level}',
  way: 'Regras',
  nameOf: 'Nome do jogador {n}',
  classic: 'Clássico',
  quick: 'Rápido',
  small: 'Pequeno',
  large: 'Grande',
  turning: 'Girar peças',
  randomBoard: 'Tabuleiro aleatório',
  five: 'Cinco em linha',
  moreHeaps: 'Mais montes',
  misere: 'Quem tira a última perde',
  oneHeap: '{heaps} pedras, tire até {most}',
  blocks: 'Com bloqueios',
  openWalls: 'Sem paredes',
  rooms: 'Salas',
} satisfies Translation<typeof english>;
