/** French. */
export default {
  today: 'Jeu du jour',
  playToday: 'Jouer le jeu du jour',
  playedToday: 'Joué aujourd’hui',
  week: 'Les sept derniers jours',
  played: '{day} : joué',
  next: 'Prochain jeu dans {time}',
  streak: 'Jours d’affilée : {n}',
  levels: 'Niveaux',
  levelN: 'Niveau {n}',
  stars: {one: '{n} étoile', many: '{n} étoiles', other: '{n} étoiles'},
  nextLevel: 'Niveau suivant',
};
