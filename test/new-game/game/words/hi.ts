/** Hindi. */
import phrases from '../../../../src/element/phrases/hi.js';

export default {
  ...phrases,
  game: 'Take away',
  board: 'Take away, {n} पत्थर बाकी',
  stone: 'पत्थर {n}',
  empty: 'खाना {n}, खाली',
  takes: '{n} लेता है',
  toTake: {one: 'अब {player} {n} पत्थर लें।', other: 'अब {player} 1 से {n} पत्थर लें।'},
  taken: {one: '{player} ने {n} पत्थर लिया।', other: '{player} ने {n} पत्थर लिए।'},
  won: 'वह आखिरी था: {player} जीत गए!',
};
