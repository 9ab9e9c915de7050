/** Spanish. */
export default {
  today: 'Juego del día',
  playToday: 'Jugar el juego del día',
  playedToday: 'Jugado hoy',
  week: 'Los últimos siete días',
  played: '{day}: jugado',
  next: 'Próximo juego en {time}',
  streak: 'Días seguidos: {n}',
  levels: 'Niveles',
  levelN: 'Nivel {n}',
  stars: {one: '{n} estrella', many: '{n} estrellas', other: '{n} estrellas'},
  nextLevel: 'Siguiente nivel',
};
