/** Hindi. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/hi.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'कलाह',
  aim: 'बीज बोएँ। भंडार में ज़्यादा बीज जीतते हैं।',
  sow: 'अपना एक गड्ढा चुनें: उसके बीज एक-एक कर अगले गड्ढों में जाते हैं।',
  sowAgain: 'आख़िरी बीज आपके भंडार में गिरे तो फिर आपकी चाल।',
  sowCapture: 'आपके खाली गड्ढे में गिरे तो सामने के बीज आपके हो जाते हैं।',
  pit: '{player}, गड्ढा {pit}: {n} बीज',
  pitYou: 'आपका गड्ढा {pit}: {n} बीज',
  store: '{player}, भंडार: {n} बीज',
  storeYou: 'आपका भंडार: {n} बीज',
  sown: {one: '{player} ने {n} बीज बोया।', other: '{player} ने {n} बीज बोए।'},
  sownYou: {one: 'आपने {n} बीज बोया।', other: 'आपने {n} बीज बोए।'},
  captured: {one: '{player} को {n} बीज मिला।', other: '{player} को {n} बीज मिले।'},
  capturedYou: {one: 'आपको {n} बीज मिला।', other: 'आपको {n} बीज मिले।'},
  kept: {one: '{player} को बचा हुआ {n} बीज मिला।', other: '{player} को बचे हुए {n} बीज मिले।'},
  keptYou: {one: 'आपको बचा हुआ {n} बीज मिला।', other: 'आपको बचे हुए {n} बीज मिले।'},
  again: '{player} की एक और चाल।',
  againYou: 'आपकी एक और चाल।',
  emptyPit: 'यह गड्ढा खाली है।',
  notYours: 'यह गड्ढा दूसरी ओर का है।',
  isStore: 'भंडार के बीज वहीं रहते हैं।',
} satisfies Translation<typeof english>;
