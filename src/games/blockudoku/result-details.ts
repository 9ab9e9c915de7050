/** The shareable result of a game of BlockuDoku. */
import type {ResultDetails} from '../../frame/game-definition.js';
import {readStatistics} from './statistics.js';
import type {BlockudokuTypes} from './types.js';

export const resultDetails: ResultDetails<BlockudokuTypes> = {
  variant: ({hand, ...options}) => options,
  score: ({score}) => score,
  day: ({daily}) => daily,
  drawing: ({state: {board}}) => board.map((row) => row.replaceAll('1', '🟧').replaceAll('0', '⬜')),
  figures({words}, kept) {
    const {streak} = readStatistics(kept('statistics'));
    return streak > 0 ? [[words.say('longestStreak'), words.number(streak)]] : [];
  },
};
