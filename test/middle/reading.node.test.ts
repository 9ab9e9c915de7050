// How long a sentence of the status stays: a second, before what a computer does is told; what a person does shows at once.
import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {Reading} from '../../src/frame/reading.js';

let now = 0;
let updates = 0;
let host: EventTarget & {isConnected: boolean; addController(): void; requestUpdate(): void};
let reading: Reading;

const pass = (milliseconds: number): void => {
  now += milliseconds;
  mock.timers.tick(milliseconds);
};

describe('the time to read the status', () => {
  beforeEach(() => {
    mock.timers.enable({apis: ['setTimeout']});
    mock.method(performance, 'now', () => now);
    updates = 0;
    host = Object.assign(new EventTarget(), {
      isConnected: true,
      addController: () => undefined,
      requestUpdate: () => updates++,
    });
    reading = new Reading(host as unknown as ConstructorParameters<typeof Reading>[0]);
  });
  afterEach(() => {
    mock.timers.reset();
    mock.restoreAll();
  });

  it('is a second before a computer’s move is told, and then the latest is', () => {
    assert.equal(reading.show('Ladder! Up to 32.', 1, false), 'Ladder! Up to 32.');
    pass(29);
    assert.equal(reading.show('Ben rolls …', 1, true), 'Ladder! Up to 32.');
    pass(600);
    assert.equal(reading.show('Ben rolls 4.', 1, true), 'Ladder! Up to 32.');
    assert.equal(updates, 0);
    pass(371);
    assert.equal(updates, 1, 'rendered again when it has been read');
    assert.equal(reading.show('Ben rolls 4.', 1, true), 'Ben rolls 4.');
  });

  it('is less at a higher speed, and none without animations', () => {
    reading.show('Up to 32.', 0.5, false);
    pass(500);
    assert.equal(reading.show('Ben rolls 4.', 0.5, true), 'Ben rolls 4.');
    reading.show('Up to 35.', 0, false);
    assert.equal(reading.show('Ben rolls 2.', 0, true), 'Ben rolls 2.');
  });

  it('is none for a sentence that goes on', () => {
    reading.show('Ben rolls 4.', 1, true);
    assert.equal(reading.show('Ben rolls 4. Your turn.', 1, true), 'Ben rolls 4. Your turn.');
  });

  it('ends when a person presses, or when what they did is told', () => {
    reading.show('Ben rolls 4.', 1, false);
    assert.equal(reading.show('You roll 5.', 1, false), 'You roll 5.');
    host.dispatchEvent(new Event('pointerdown'));
    assert.equal(reading.show('Ben rolls 6.', 1, true), 'Ben rolls 6.');
  });
});
