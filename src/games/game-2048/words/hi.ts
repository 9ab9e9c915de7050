/** Hindi words of 2048. */
import phrases from '../../../frame/phrases/hi.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'बराबर टाइलें जोड़ें, 2048 तक पहुँचें।',
  wins: '2048 बन गया! आप खेलते रह सकते हैं।',
  toPlay: 'टाइलें खिसकाएँ।',
  toPlayYou: 'टाइलें खिसकाएँ।',
  left: 'बाएँ',
  right: 'दाएँ',
  up: 'ऊपर',
  down: 'नीचे',
  tiles: 'बोर्ड: {rows}',
  merged: '{n} अंक।',
  added: 'नई टाइल: {cell} पर {n}।',
  stuck: 'उस ओर कुछ नहीं खिसकता।',
  bestWay: 'सबसे अच्छा: {move}।',
  winsYou: '2048 बन गया! आप खेलते रह सकते हैं।',
};
