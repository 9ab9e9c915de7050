/** The shareable result of a game of Snake. */
import type {Keepsake} from '../../element/game-definition.js';
import {braille} from '../../element/keepsake/drawing.js';
import type {SnakeTypes} from './types.js';

export const keepsake: Keepsake<SnakeTypes> = {
  variant: ({food, ...options}) => options,
  score: ({score}) => score,
  drawing({state: {board, body}, options: {walls}}) {
    const {width, height, obstacles} = board;
    const filled = new Set([...obstacles, ...Array.from(body, (cell) => cell.charCodeAt(0))]);
    const isFilled = (x: number, y: number): boolean => filled.has(y * width + x);
    if (!walls) return braille(width, height, isFilled);
    const isWall = (x: number, y: number): boolean => x < 0 || y < 0 || x === width || y === height;
    return braille(width + 2, height + 2, (x, y) => isWall(x - 1, y - 1) || isFilled(x - 1, y - 1));
  },
};
