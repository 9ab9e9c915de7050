/** Portuguese. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/pt.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'Junte peças iguais até 2048.',
  slide: 'Deslize o dedo ou aperte uma seta: tudo se move.',
  join: 'Duas peças iguais que se encontram viram uma.',
  reached: '{n} alcançado! Você pode continuar.',
  toPlayYou: 'Deslize as peças.',
  left: 'Esquerda',
  right: 'Direita',
  up: 'Cima',
  down: 'Baixo',
  free: 'livre',
  merged: {one: '{n} ponto.', other: '{n} pontos.'},
  added: 'Nova: {n} em {cell}.',
  stuck: 'Nada se move para esse lado.',
} satisfies Translation<typeof english>;
