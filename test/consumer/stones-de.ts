// German: the sentences of the sample, with the shared ones, and those that are added.
import german from '../new-game/game/words/de.js';

export default {
  ...german,
  head: 'Steine',
  hint: 'Tipp',
  advice: 'Am besten {n}',
  course: 'Bisher genommen: {n}',
  draws: 'Verlauf',
};
