// The fast random numbers of simulations are those of a well-known generator, and the same in every run.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {uniformInt} from 'pure-rand/distribution/uniformInt';
import {xoroshiro128plusFromState} from 'pure-rand/generator/xoroshiro128plus';
import {fastDraw} from '../../src/core/fast-draw.js';
import {fc, forAll} from '../support/random.js';

test('are those of pure-rand in any range', () => {
  const range = fc
    .tuple(fc.maxSafeInteger(), fc.oneof(fc.nat(100), fc.nat(), fc.maxSafeNat()))
    .map(([min, size]) => [min, min + size] as const)
    .filter(([, max]) => Number.isSafeInteger(max));
  forAll(500, [fc.array(range, {minLength: 1, maxLength: 40})], (ranges) => {
    const draw = fastDraw('odds');
    const generator = xoroshiro128plusFromState(stateOfOdds);
    for (const [min, max] of ranges) assert.equal(draw.int(min, max), uniformInt(generator, min, max));
  });
});

test('differ between names', () => {
  const firsts = Array.from({length: 2000}, (_, i) => fastDraw(`name ${i}`).int(0, 2 ** 32 - 1));
  assert.equal(new Set(firsts).size, 2000);
});

/** The words that the name `odds` begins from. */
const stateOfOdds = [-1559660034, 897955544, 1746648420, 1156230775] as const;
