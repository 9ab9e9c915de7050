/** Hindi. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  options: 'विकल्प',
  players: 'खिलाड़ी',
  twoPlayers: 'दो खिलाड़ी',
  people: 'लोग',
  computers: 'कंप्यूटर',
  level: 'स्तर',
  easy: 'आसान',
  medium: 'मध्यम',
  hard: 'कठिन',
  perfect: 'अचूक',
  stars: {one: '{n} सितारा', other: '{n} सितारे'},
  tryLevel: 'अगला: {level}',
  way: 'नियम',
  nameOf: 'खिलाड़ी {n} का नाम',
  classic: 'क्लासिक',
  quick: 'छोटा खेल',
  small: 'छोटा',
  large: 'बड़ा',
  turning: 'ब्लॉक घुमाए जा सकते हैं',
  randomBoard: 'रैंडम बोर्ड',
  five: 'एक पंक्ति में पाँच',
  moreHeaps: 'अधिक ढेर',
  misere: 'आख़िरी पत्थर लेने वाला हारेगा',
  oneHeap: '{heaps} पत्थर, अधिकतम {most} लें',
  blocks: 'रोक के साथ',
  openWalls: 'बिना दीवारों के',
  rooms: 'कमरे',
} satisfies Translation<typeof english>;
