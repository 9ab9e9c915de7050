// The shares that benchmarks report: 95 % of the measurements are not above the 95 %, and no lower one says so.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc} from '../support/random.js';
import {part as untyped} from './table.mjs';

const part = untyped as (values: readonly number[], share: number) => number;

describe('a share of measurements', () => {
  test('is the least number that so many per cent of them do not exceed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({min: 0, max: 30}), {minLength: 1, maxLength: 200}),
        fc.integer({min: 1, max: 100}),
        (values, percent) => {
          const found = part(values, percent / 100);
          const enough = (most: number): boolean =>
            values.filter((value) => value <= most).length * 100 >= percent * values.length;
          assert.ok(values.includes(found));
          assert.ok(enough(found));
          assert.ok(!values.some((value) => value < found && enough(value)));
        },
      ),
    );
  });
});
