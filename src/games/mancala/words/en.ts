/** English words of Kalah. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  game: 'Kalah',
  aim: 'Sow stones. More in your store wins.',
  pit: {one: '{player}, pit {pit}: {n} stone', other: '{player}, pit {pit}: {n} stones'},
  store: {one: '{player}, store: {n} stone', other: '{player}, store: {n} stones'},
  sown: {one: '{player} sows {n} stone.', other: '{player} sows {n} stones.'},
  sownYou: {one: 'You sow {n} stone.', other: 'You sow {n} stones.'},
  captured: {one: '{player} captures {n} stone.', other: '{player} captures {n} stones.'},
  capturedYou: {one: 'You capture {n} stone.', other: 'You capture {n} stones.'},
  kept: {one: '{player} keeps the last stone.', other: '{player} keeps the last {n} stones.'},
  keptYou: {one: 'You keep the last stone.', other: 'You keep the last {n} stones.'},
  again: '{player} moves again.',
  againYou: 'You move again.',
  emptyPit: 'That pit is empty.',
  notYours: 'That pit is on the other side.',
  isStore: 'Stones in a store stay there.',
};
