/** English words of Nim. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  /** Name of the game. Up to 10. */
  game: 'Nim',
  /** On the card before the first move: the goal of the game. Up to 44. */
  aim: 'Take stones from one heap at a time.',
  /** Under More, “How to play”. Up to 60. */
  takeAbove: 'Press a stone to take it and all above it.',
  /** Status line before the first move, and spoken. Up to 35. */
  rule: 'Take stones from one heap.',
  /** The same. {n}: the most stones in a move, 1 or more. Up to 40. */
  ruleMost: {one: 'Take one stone.', other: 'Take up to {n} stones from one heap.'},
  /** The same, after it. Up to 30. */
  lastWins: 'The last stone wins.',
  /** The same. Up to 30. */
  lastLoses: 'The last stone loses.',
  /** Spoken: a stone. {heap}: from 1. {n}: counted from below. Up to 20. */
  stone: 'heap {heap}, stone {n}',
  /** Spoken after it: a press takes so many stones. Up to 10. */
  takes: 'takes {n}',
  /** Spoken after a stone: it is gone. Up to 10. */
  taken: 'taken',
  /** Status line: a press where a stone was. Up to 30. */
  gone: 'That stone is gone.',
  /** Status line. {n}: the most stones in a move, 1 or more. Up to 30. */
  tooMany: {one: 'At most {n} stone at once.', other: 'At most {n} stones at once.'},
  /** Spoken: on screen the heap is seen. {n}: stones, 1 or more, which other languages may count. Up to 45. */
  tookStones: {one: '{player} takes {n} from heap {heap}.', other: '{player} takes {n} from heap {heap}.'},
  tookStonesYou: {one: 'You take {n} from heap {heap}.', other: 'You take {n} from heap {heap}.'},
  /** The same in the status line. {n}: stones, 1 or more. Up to 30. */
  took: {one: '{player} takes {n} stone.', other: '{player} takes {n} stones.'},
  tookYou: {one: 'You take {n} stone.', other: 'You take {n} stones.'},
  /** Status line while a finger or the mouse is on a stone: the move that it would make. {n}: 1 or more. Up to 25. */
  take: {one: 'Take {n} stone?', other: 'Take {n} stones?'},
  /** A hint, spoken. {n}: stones, 1 or more. Up to 30. */
  hintedTake: {one: 'Take {n} from heap {heap}.', other: 'Take {n} from heap {heap}.'},
  /** The same in the status line: the stones are marked. Up to 25. */
  takeMarked: {one: 'Take {n} stone.', other: 'Take {n} stones.'},
  /** After it: whoever plays well from there wins. Up to 30. */
  thenWins: 'Then you can win.',
  /** Spoken with a hint, with `teach`: a heap as powers of two. {n}: a number, or a difference. {sum}: “4 + 2 + 1”. Up to 5. */
  sum: '{n} is {sum}',
  /** The reason for a hint, after it, with `teach`. Up to 45. */
  leavePairs: 'Then each of these numbers has a twin.',
  /** The same, near the end of a game whose last stone loses. {stone}: the number 1. Up to 40. */
  leaveOdd: 'Leave an odd number of heaps of {stone}.',
  /** The same: the hint is no better than others. Up to 50. */
  noneWins: 'No sure win here. Hope for a mistake.',
};
