/** French. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  options: 'Options',
  players: 'Joueurs',
  twoPlayers: 'Deux joueurs',
  people: 'Personnes',
  computers: 'Ordinateurs',
  level: 'Niveau',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  perfect: 'Parfait',
  stars: {one: '{n} étoile', other: '{n} étoiles'},
  tryLevel: 'Suivant : {level}',
  way: 'Règles',
  nameOf: 'Nom du joueur {n}',
  classic: 'Classique',
  quick: 'Rapide',
  small: 'Petit',
  large: 'Grand',
  turning: 'Rotation des pièces',
  randomBoard: 'Plateau au hasard',
  five: 'Cinq en ligne',
  moreHeaps: 'Plus de tas',
  misere: 'Dernière pierre perdante',
  oneHeap: '{heaps} pierres, {most} au plus',
  blocks: 'Avec barrages',
  openWalls: 'Sans murs',
  rooms: 'Salles',
} satisfies Translation<typeof english>;
