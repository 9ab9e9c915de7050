/** English words of Kalah. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  /** Name of the game. Up to 20. */
  game: 'Kalah',
  /** On the card before the first move: the goal of the game. Up to 44. */
  aim: 'Sow stones. More in your store wins.',
  /** Under More, “How to play”. Up to 75. */
  sow: 'Choose a pit of yours: its stones go one by one into the next ones.',
  /** The same: the last stone sown. Up to 60. */
  sowAgain: 'The last one in your store: you move again.',
  /** The same. Up to 70. */
  sowCapture: 'The last one in an empty pit of yours takes the stones across.',
  /** Spoken: a pit. {pit}: from 1. {n}: stones in it, 0 or more. Up to 25. */
  pit: {one: '{player}, pit {pit}: {n} stone', other: '{player}, pit {pit}: {n} stones'},
  pitYou: {one: 'your pit {pit}: {n} stone', other: 'your pit {pit}: {n} stones'},
  /** Spoken: a store. {n}: stones in it, 0 or more. Up to 25. */
  store: {one: '{player}, store: {n} stone', other: '{player}, store: {n} stones'},
  storeYou: {one: 'your store: {n} stone', other: 'your store: {n} stones'},
  /** Status line, and spoken. {n}: 1 or more. Up to 35. */
  sown: {one: '{player} sows {n} stone.', other: '{player} sows {n} stones.'},
  sownYou: {one: 'You sow {n} stone.', other: 'You sow {n} stones.'},
  /** The same, after it: stones of the other player, and the last one of the move. {n}: 1 or more. Up to 35. */
  captured: {one: '{player} captures {n} stone.', other: '{player} captures {n} stones.'},
  capturedYou: {one: 'You capture {n} stone.', other: 'You capture {n} stones.'},
  /** The same, at the end: what is left goes to a store. {n}: 1 or more. Up to 50. */
  kept: {one: '{player} keeps the last stone.', other: '{player} keeps the last {n} stones.'},
  keptYou: {one: 'You keep the last stone.', other: 'You keep the last {n} stones.'},
  /** The same, after “sown”: the last stone went to the own store. Up to 30. */
  again: '{player} moves again.',
  againYou: 'You move again.',
  /** Status line: a press on a pit without stones. Up to 25. */
  emptyPit: 'That pit is empty.',
  /** The same: on a pit of the other player. Up to 40. */
  notYours: 'That pit is on the other side.',
  /** The same: on a store. Up to 40. */
  isStore: 'Stones in a store stay there.',
};
