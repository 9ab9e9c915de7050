/** Hindi. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/hi.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'बराबर टाइलें जोड़ें, 2048 तक पहुँचें।',
  slide: 'स्वाइप करें या तीर दबाएँ: सब टाइलें सरकती हैं।',
  join: 'बराबर टाइलें मिलकर जोड़ की एक टाइल बनती हैं।',
  reached: '{n} बन गया! आप खेलते रह सकते हैं।',
  toPlayYou: 'टाइलें खिसकाएँ।',
  left: 'बाएँ',
  right: 'दाएँ',
  up: 'ऊपर',
  down: 'नीचे',
  free: 'खाली',
  merged: {one: '{n} अंक।', other: '{n} अंक।'},
  added: 'नई टाइल: {cell} पर {n}।',
  stuck: 'उस ओर कुछ नहीं खिसकता।',
} satisfies Translation<typeof english>;
