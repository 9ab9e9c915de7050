/** English words of Nim. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  game: 'Nim',
  aim: 'Take stones from one heap at a time.',
  stone: 'heap {heap}, stone {n}',
  takes: 'takes {n}',
  taken: 'taken',
  gone: 'That stone is gone.',
  tooMany: {one: 'At most {n} stone at once.', other: 'At most {n} stones at once.'},
  tookStones: {one: '{player} takes {n} stone from heap {heap}.', other: '{player} takes {n} stones from heap {heap}.'},
  tookStonesYou: {one: 'You take {n} stone from heap {heap}.', other: 'You take {n} stones from heap {heap}.'},
  hintedTake: {one: 'Take {n} stone from heap {heap}.', other: 'Take {n} stones from heap {heap}.'},
  sum: '{n} is {sum}',
  leavePairs: 'Leave the powers of two in pairs.',
  leaveOdd: 'At the end, leave 1 an odd number of times.',
  noneWins: 'Against perfect play, every move loses.',
};
