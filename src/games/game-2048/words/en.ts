/** English words of 2048. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'Join equal tiles. Reach 2,048.',
  wins: '2,048 reached! You can go on.',
  toPlay: 'Slide the tiles.',
  toPlayYou: 'Slide the tiles.',
  left: 'Left',
  right: 'Right',
  up: 'Up',
  down: 'Down',
  tiles: 'Board: {rows}',
  merged: {one: '{n} point.', other: '{n} points.'},
  added: 'New: {n} on {cell}.',
  stuck: 'Nothing moves that way.',
  bestWay: 'Best: {move}.',
  winsYou: '2,048 reached! You can go on.',
};
