// Boards and options by chance, for properties.
import {fc} from '../../../support/random.js';
import type {JsonObject} from '../../../../src/core/json.js';
import type {Jump, Rules} from '../../../../src/games/snakes-and-ladders/rules/index.js';

/** Options that are right: every board but chains, which may be in a circle. */
export const anyOptions: fc.Arbitrary<JsonObject> = fc.record(
  {
    board: fc.constantFrom('classic', 'chutes', 'empty', 'random'),
    start: fc.constantFrom(0, 1, '1'),
    overshoot: fc.constantFrom('bounce', 'stay', 'win'),
    dice: fc.constantFrom(1, 2, '2'),
    faces: fc.integer({min: 2, max: 12}),
    extraRoll: fc.boolean(),
    chain: fc.boolean(),
    capture: fc.constantFrom(true, false, 'on', 'off'),
    maxRounds: fc.integer({min: 1, max: 200}),
  },
  {requiredKeys: []},
);

/** A tiny board with any snakes and ladders, and any rules that are right for it. */
export const tinyGame: fc.Arbitrary<{
  board: {columns: number; rows: number; snakes: Jump[]; ladders: Jump[]};
  rules: Partial<Rules>;
}> = fc
  .record({
    columns: fc.integer({min: 2, max: 5}),
    rows: fc.integer({min: 1, max: 4}),
    targets: fc.array(fc.tuple(fc.nat(100), fc.nat(100)), {maxLength: 9}),
    start: fc.constantFrom<0 | 1>(0, 1),
    overshoot: fc.constantFrom<Rules['overshoot']>('bounce', 'stay', 'win'),
    dice: fc.constantFrom<1 | 2>(1, 1, 2),
    faces: fc.integer({min: 2, max: 7}),
    extraRoll: fc.boolean(),
  })
  .map(({columns, rows, targets, ...rules}) => {
    const home = columns * rows;
    const jumps = new Map<number, number>();
    for (const [a, b] of targets) {
      const from = 1 + (a % (home - 1));
      const to = rules.start + (b % (home + 1 - rules.start));
      if (from !== to) jumps.set(from, to);
    }
    const all: Jump[] = [...jumps];
    return {
      board: {
        columns,
        rows,
        snakes: all.filter(([from, to]) => to < from),
        ladders: all.filter(([from, to]) => to > from),
      },
      rules,
    };
  });
