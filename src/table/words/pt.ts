/** Portuguese. */
export default {
  games: 'Jogos',
  settings: 'Ajustes da mesa',
  sound: 'Som',
  hints: 'Dicas',
  speed: 'Velocidade',
  slow: 'lenta',
  normal: 'normal',
  fast: 'rápida',
  instant: 'imediata',
  wins: 'Vitórias',
  none: 'Nenhum jogo vencido ainda.',
  reset: 'Recomeçar a contagem',
};
