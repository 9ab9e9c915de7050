/** Hindi words of Kalah. */
import phrases from '../../../frame/phrases/hi.js';

export default {
  ...phrases,
  game: 'कलाह',
  aim: 'बीज बोएँ। भंडार में ज़्यादा बीज जीतते हैं।',
  pit: '{player}, गड्ढा {pit}: {n} बीज',
  store: '{player}, भंडार: {n} बीज',
  sown: '{player} की चाल: {n} बीज बोए।',
  sownYou: 'आपने {n} बीज बोए।',
  captured: '{player} को {n} बीज मिले।',
  capturedYou: 'आपको {n} बीज मिले।',
  kept: '{player} को बचे हुए {n} बीज मिले।',
  keptYou: 'आपको बचे हुए {n} बीज मिले।',
  again: '{player} की एक और चाल।',
  againYou: 'आपकी एक और चाल।',
  emptyPit: 'यह गड्ढा खाली है।',
  notYours: 'यह गड्ढा दूसरी ओर का है।',
  isStore: 'भंडार के बीज वहीं रहते हैं।',
};
