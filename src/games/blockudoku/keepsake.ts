/** The shareable result of a game of BlockuDoku. */
import {braille} from '../../element/keepsake/drawing.js';
import type {Keepsake} from '../../element/game-definition.js';
import {readStatistics} from './statistics.js';
import type {BlockudokuTypes} from './types.js';

export const keepsake: Keepsake<BlockudokuTypes> = {
  variant: ({hand, ...options}) => options,
  score: ({score}) => score,
  day: ({daily}) => daily,
  drawing: ({state: {board}}) => braille(9, 9, (x, y) => board[y]![x] === '1'),
  figures({words}, kept) {
    const {streak} = readStatistics(kept('statistics'));
    return streak > 0 ? [[words.say('longestStreak'), words.number(streak)]] : [];
  },
};
