// SHA-256 is the same as Node's, and gives the digests that the standard publishes.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {fc} from '../support/random.js';
import {sha256} from '../../src/kit.js';

test('returns the published digests', () => {
  // FIPS 180-2, appendix B: one block, two blocks, a million letters; and the empty message
  assert.equal(sha256(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  assert.equal(sha256('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  assert.equal(
    sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'),
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  assert.equal(sha256('a'.repeat(1_000_000)), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

test('agrees with Node on any text of any length', () => {
  const nodes = (text: string): string => createHash('sha256').update(text).digest('hex');
  for (let length = 0; length < 200; length++) assert.equal(sha256('x'.repeat(length)), nodes('x'.repeat(length)));
  fc.assert(
    fc.property(fc.string({unit: 'binary', maxLength: 300}), (text) => assert.equal(sha256(text), nodes(text))),
    {seed: 7, numRuns: 300},
  );
});
