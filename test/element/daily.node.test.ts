// The date of a daily game is that of the reader's clock, also on the night when the clocks change at midnight.
import assert from 'node:assert/strict';
import {afterEach, it, mock} from 'node:test';
import {dateOf} from '../../src/frame/daily.js';

const zone = process.env['TZ'];
afterEach(() => {
  mock.timers.reset();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

for (const [place, now, date] of [
  ['Europe/Berlin', '2026-03-28T23:30Z', '2026-03-29'],
  ['Pacific/Kiritimati', '2026-01-31T10:00Z', '2026-02-01'],
  ['America/Santiago', '2026-04-05T04:30Z', '2026-04-05'],
  ['Africa/Cairo', '2026-10-29T20:30Z', '2026-10-29'],
] as const) {
  it(`the date of today is ${date} in ${place} at ${now}`, () => {
    process.env['TZ'] = place;
    mock.timers.enable({apis: ['Date'], now: new Date(now)});
    assert.equal(dateOf(''), date);
  });
}
