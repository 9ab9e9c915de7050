/** Hindi words of Nim. */
import phrases from '../../../frame/phrases/hi.js';

export default {
  ...phrases,
  game: 'निम',
  aim: 'हर बार एक ही ढेर से पत्थर उठाएँ।',
  stone: 'ढेर {heap}, पत्थर {n}',
  takes: '{n} उठाता है',
  taken: 'उठाया गया',
  gone: 'वह पत्थर जा चुका है।',
  tooMany: 'एक बार में ज़्यादा से ज़्यादा {n} पत्थर।',
  tookStones: '{player} ने ढेर {heap} से {n} पत्थर उठाए।',
  tookStonesYou: 'आपने ढेर {heap} से {n} पत्थर उठाए।',
  hintedTake: 'ढेर {heap} से {n} पत्थर उठाएँ।',
  sum: '{n} यानी {sum}',
  leavePairs: 'दो की घातें जोड़ों में छोड़ें।',
  leaveOdd: 'अंत में 1 को विषम बार छोड़ें।',
  noneWins: 'सही खेल के सामने हर चाल हारती है।',
};
