/** The shareable result of a game of Nim. */
import type {TypesOf} from '../../element/define-game.js';
import type {ResultDetails} from '../../frame/game-definition.js';
import type {nim} from './rules/index.js';

/** Positions in a line. */
const perLine = 4;

export const resultDetails: ResultDetails<TypesOf<typeof nim, {readonly teach: false}>> = {
  /** The heaps after each move: "3 5 7 → 2 5 7". */
  drawing({options, history}) {
    const heaps = options.heaps.split(' ').map(Number);
    const positions = [heaps.join(' ')];
    for (const {move} of history) {
      const [heap, count] = move.split('-').map(Number) as [number, number];
      heaps[heap - 1]! -= count;
      positions.push(heaps.join(' '));
    }
    const lines = Math.ceil(positions.length / perLine);
    return Array.from({length: lines}, (_, i) => positions.slice(i * perLine, (i + 1) * perLine).join(' → '));
  },
};
