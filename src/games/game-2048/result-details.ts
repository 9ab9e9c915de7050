/** The shareable result of a game of 2048. */
import type {TypesOf} from '../../element/define-game.js';
import type {ResultDetails} from '../../frame/game-definition.js';
import {rows, type game2048} from './rules/index.js';

const squares = ['⬜', '🟨', '🟧', '🟥', '🟪', '🟦', '🟩'];

export const resultDetails: ResultDetails<TypesOf<typeof game2048>> = {
  variant: () => ({}),
  /** The board: a colour for every two steps, and the largest tile. */
  drawing({state: {tiles}}) {
    const square = (tile: number): string => squares[Math.ceil(Math.log2(tile || 1) / 2)] ?? '⬛';
    const lines = rows.map((row) => row.map((at) => square(tiles[at]!)).join(''));
    return [...lines, `${Math.max(...tiles)}`];
  },
};
