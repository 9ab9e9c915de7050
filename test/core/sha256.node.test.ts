// SHA-256 is the same as Node's, and gives the digests that the standard publishes.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {fc} from '../support/random.js';
import {rootsOfPrimes, sha256} from '../../src/core/sha256.js';

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
    {seed: 7, numRuns: 75},
  );
});

test('its constants are those of the standard also where powers have an error of 2⁻⁴², a hundred times that of any engine', () => {
  const error = 2 ** -42;
  const isPrime = (n: number): boolean => !/^(?:x?|(xx+?)\1+)$/.test('x'.repeat(n));
  const primes = Array.from({length: 400}, (_, n) => n).filter(isPrime);
  for (const [count, root] of [
    [64, 3],
    [8, 2],
  ] as const) {
    rootsOfPrimes(count, root).forEach((word, i) => {
      for (const off of [-error, error])
        assert.equal(Math.floor(((primes[i]! ** (1 / root) + off) % 1) * 2 ** 32), word >>> 0, `${primes[i]}`);
    });
  }
});
