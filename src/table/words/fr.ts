/** French. */
export default {
  games: 'Jeux',
  settings: 'Réglages de la table',
  sound: 'Son',
  hints: 'Aides',
  speed: 'Vitesse',
  slow: 'lente',
  normal: 'normale',
  fast: 'rapide',
  instant: 'immédiate',
  wins: 'Victoires',
  none: 'Aucune partie gagnée.',
  reset: 'Remettre à zéro',
};
