/** Portuguese words of 2048. */
import phrases from '../../../frame/phrases/pt.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'Junte peças iguais até 2048.',
  wins: '2048! Você pode continuar.',
  toPlay: 'Deslize as peças.',
  toPlayYou: 'Deslize as peças.',
  left: 'Esquerda',
  right: 'Direita',
  up: 'Cima',
  down: 'Baixo',
  tiles: 'Tabuleiro: {rows}',
  merged: {one: '{n} ponto.', other: '{n} pontos.'},
  added: 'Nova: {n} em {cell}.',
  stuck: 'Nada se move para esse lado.',
  bestWay: 'Melhor: {move}.',
  winsYou: '2048! Você pode continuar.',
};
