/** Hindi words of Nim. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/hi.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'निम',
  aim: 'हर बार एक ही ढेर से पत्थर उठाएँ।',
  takeAbove: 'कोई पत्थर दबाएँ: वह और उसके ऊपर के सारे पत्थर उठेंगे।',
  rule: 'किसी एक ढेर से पत्थर उठाएँ।',
  ruleMost: {one: 'एक पत्थर उठाएँ।', other: 'किसी एक ढेर से {n} तक पत्थर उठाएँ।'},
  lastWins: 'आख़िरी पत्थर उठाने वाला जीतेगा।',
  lastLoses: 'आख़िरी पत्थर उठाने वाला हारेगा।',
  stone: 'ढेर {heap}, पत्थर {n}',
  takes: '{n} उठाएँ',
  taken: 'उठाया गया',
  gone: 'वह पत्थर जा चुका है।',
  tooMany: 'एक बार में ज़्यादा से ज़्यादा {n} पत्थर।',
  tookStones: {one: '{player} ने ढेर {heap} से {n} पत्थर उठाया।', other: '{player} ने ढेर {heap} से {n} पत्थर उठाए।'},
  tookStonesYou: {one: 'आपने ढेर {heap} से {n} पत्थर उठाया।', other: 'आपने ढेर {heap} से {n} पत्थर उठाए।'},
  took: {one: '{player} ने {n} पत्थर उठाया।', other: '{player} ने {n} पत्थर उठाए।'},
  tookYou: {one: 'आपने {n} पत्थर उठाया।', other: 'आपने {n} पत्थर उठाए।'},
  take: '{n} पत्थर उठाएँ?',
  hintedTake: 'ढेर {heap} से {n} पत्थर उठाएँ।',
  takeMarked: '{n} पत्थर उठाएँ।',
  thenWins: 'तब आप जीत सकते हैं।',
  sum: '{n} यानी {sum}',
  leavePairs: 'तब इनमें से हर संख्या का जोड़ा बन जाएगा।',
  leaveOdd: '{stone} पत्थर वाले ढेर विषम संख्या में छोड़ें।',
  noneWins: 'यहाँ जीत पक्की नहीं। विरोधी की ग़लती का इंतज़ार करें।',
} satisfies Translation<typeof english>;
