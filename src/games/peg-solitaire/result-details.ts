/** The shareable result of a game of peg solitaire. */
import type {ResultDetails} from '../../frame/game-definition.js';
import {pegCount} from './rules/position.js';
import type {PegTypes} from './types.js';

export const resultDetails: ResultDetails<PegTypes> = {
  // `start` of a random position is drawn; daily puzzles share their statistics, whatever their board
  variant({start, daily, ...options}) {
    if (daily) return {daily};
    return options.pegs ? options : {...options, start};
  },
  score: pegCount,
  // jumps of one peg, one after the other, are a move
  moves: ({sweeps}) => sweeps,
  low: true,
  day: ({daily}) => daily ?? null,

  /** The board with the remaining pegs. */
  drawing({state: {shape, lattice, pegs}}) {
    const lines = shape.split('\n');
    const widest = Math.max(...lines.map((line) => line.length));
    let hole = 0;
    return lines.map((line) => {
      // an em space is as wide as a mark, an en space half as wide
      const indent = lattice === 'triangle' ? '\u2002'.repeat(widest - line.length) : '';
      return indent + line.replaceAll(' ', '\u2003').replace(/o/g, () => (pegs[hole++] === 'o' ? '●' : '○'));
    });
  },
};
