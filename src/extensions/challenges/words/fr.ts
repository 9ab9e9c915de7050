/** French. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  today: 'Partie du jour',
  playToday: 'Jouer la partie du jour',
  playedToday: 'Jouée aujourd’hui',
  week: 'Les sept derniers jours',
  played: '{day} : jouée',
  next: 'Prochaine partie dans {time}',
  streak: 'Jours d’affilée : {n}',
  levels: 'Niveaux',
  levelN: 'Niveau {n}',
  stars: {one: '{n} étoile', other: '{n} étoiles'},
  nextLevel: 'Niveau suivant',
} satisfies Translation<typeof english>;
