// A failed `assert.ok(value)` without a message: Node 20 wants to show its text, and looks for it in the file, at its place in
// what tsx has made of the file. In a long one that never ends, and nobody hears of the failure.
import assert from 'node:assert/strict';

assert.ok = function ok(value, message) {
  if (value) return;
  if (message instanceof Error) throw message;
  throw new assert.AssertionError({actual: value, expected: true, operator: '==', message, stackStartFn: ok});
};
