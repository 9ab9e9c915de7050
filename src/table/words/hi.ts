/** Hindi. */
export default {
  games: 'खेल',
  settings: 'मेज़ की सेटिंग',
  sound: 'ध्वनि',
  hints: 'संकेत',
  speed: 'गति',
  slow: 'धीमी',
  normal: 'सामान्य',
  fast: 'तेज़',
  instant: 'तुरंत',
  wins: 'जीत',
  none: 'अभी कोई खेल नहीं जीता गया।',
  reset: 'गिनती फिर से शुरू करें',
};
