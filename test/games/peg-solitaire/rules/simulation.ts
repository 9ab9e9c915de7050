// Positions as they come up in play, and shapes as somebody might draw them.
import {fc} from '../../../support/random.js';
import {drawOf} from '../../../../src/core/random.js';
import {jumped, jumps, type Position} from '../../../../src/games/peg-solitaire/rules/index.js';

/** After so many random jumps, or as many as there are. */
export function wander(position: Position, jumpsMade: number, seed: string): Position {
  const draw = drawOf(seed, 1);
  let now = position;
  for (let i = 0; i < jumpsMade; i++) {
    const legal = jumps(now);
    if (legal.length === 0) break;
    now = {...now, pegs: jumped(now.pegs, draw.pick(legal))};
  }
  return now;
}

/** A small own shape with some pegs, with no blank line or margin at its edges. */
export const anyPosition: fc.Arbitrary<Position> = fc
  .tuple(
    fc.array(fc.array(fc.constantFrom('o', 'o', 'o', ' '), {minLength: 2, maxLength: 5}), {minLength: 2, maxLength: 4}),
    fc.constantFrom('square', 'triangle'),
    fc.array(fc.boolean(), {minLength: 20, maxLength: 20}),
  )
  .map(([rows, lattice, pegs]): Position => {
    const shape = rows
      .map((row, i) => (i === 0 || i === rows.length - 1 ? 'o' : '') + row.join('').trimEnd())
      .join('\n');
    const holes = shape.split('o').length - 1;
    return {
      shape,
      lattice: lattice as Position['lattice'],
      pegs: Array.from({length: holes}, (_, i) => (pegs[i % 20] ? 'o' : '.')).join(''),
      target: 0,
    };
  });
