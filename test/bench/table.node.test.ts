// The shares that benchmarks report: 95 % of the measurements are not above the 95 %, and no lower one says so.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc} from '../support/random.js';
import {part as untyped} from './table.mjs';

const part = untyped as (values: readonly number[], share: number) => number;

describe('a share of measurements', () => {
  test('is the least that so many of them do not exceed', () => {
    const ten = [9, 3, 7, 1, 5, 10, 2, 8, 6, 4];
    assert.equal(part(ten, 0.1), 1);
    assert.equal(part(ten, 0.11), 2);
    assert.equal(part(ten, 0.5), 5);
    assert.equal(part(ten, 0.95), 10);
    assert.equal(part(ten, 1), 10);
    assert.equal(part(ten, 0), 1);
    assert.equal(part([4, 4, 8], 0.5), 4);
    assert.equal(part([7], 0.95), 7);
    assert.equal(part([], 0.5), 0);
  });

  test('is so for any numbers, and any share in per cent', () => {
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
