/** The shareable result of a game of Snakes and Ladders. */
import {inLines} from '../../kit/drawing.js';
import type {ResultDetails} from '../../frame/game-definition.js';
import type {SnlTypes} from './types.js';

export const resultDetails: ResultDetails<SnlTypes> = {
  // ignore the limit of rounds; random boards and boards of the same size and number of jumps share their statistics
  variant({board, maxRounds, ...options}) {
    if (board === 'random') return options;
    const {columns, rows, snakes, ladders} = board;
    return {...options, board: [columns, rows, snakes.length, ladders.length]};
  },

  /** The winner's path, one mark per roll. */
  drawing({log, result}) {
    const winner = result?.winners[0];
    const marks = log.flatMap(({effects}) => {
      const rolled = effects.some((effect) => effect.type === 'rolled' && effect.seat === winner);
      if (!rolled) return [];
      const own = effects.filter((effect) => effect.seat === winner).map(({type}) => type);
      return own.includes('won') ? '🏁' : own.includes('climbed') ? '🪜' : own.includes('slid') ? '🐍' : '⚪';
    });
    return inLines(marks);
  },
};
