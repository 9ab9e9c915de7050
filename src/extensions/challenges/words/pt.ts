/** Portuguese. */
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
  stars: {one: '{n} estrela', many: '{n} estrelas', other: '{n} estrelas'},
  nextLevel: 'Próximo nível',
};
