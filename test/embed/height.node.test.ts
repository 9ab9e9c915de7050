// The heights that the embed page reports to a page that follows them.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {HeightReports} from '../../src/embed/height.js';
import {fc, forAll} from '../support/random.js';

/** Follows the reports at one width, where the layout wants `wanted` in a frame of some height. */
function follow(reports: HeightReports, wanted: (frame: number) => number, frame: number): number[] {
  const heights: number[] = [];
  while (reports.isDue(wanted(frame), 400, frame)) heights.push((frame = wanted(frame)));
  return heights;
}

describe('the reported heights', () => {
  it('come to an end, whatever the layout wants at each height', () => {
    forAll(25, [fc.array(fc.nat(7), {minLength: 8, maxLength: 8}), fc.nat(7)], (layout, from) => {
      const heights = follow(new HeightReports(), (frame) => 300 + layout[frame % 8]!, 300 + from);
      assert.ok(heights.length <= 16, heights.join());
    });
  });

  it('end with the larger one where two layouts alternate', () => {
    const wanted = (frame: number): number => (frame < 640 ? 650 : 630);
    assert.deepEqual(follow(new HeightReports(), wanted, 600), [650, 630, 650]);
    assert.deepEqual(follow(new HeightReports(), wanted, 900), [630, 650]);
  });
});
