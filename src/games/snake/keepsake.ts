/** The shareable result of a game of Snake. */
import type {Keepsake} from '../../element/game-definition.js';
import {braille} from '../../element/keepsake/drawing.js';
import type {SnakeTypes} from './types.js';

export const keepsake: Keepsake<SnakeTypes> = {
  variant: ({food, ...options}) => options,
  score: ({score}) => score,
  drawing({state: {board, body}}) {
    const {width, height, obstacles} = board;
    const filled = new Set([...obstacles, ...Array.from(body, (cell) => cell.charCodeAt(0))]);
    return braille(width, height, (x, y) => filled.has(y * width + x));
  },
};
