// SHA-256 is the same as Node's, and gives the digests that the standard publishes.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {fc} from '../support/random.js';
import {rootsOfPrimes} from '../../src/core/sha256.js';
import {sha256} from '../../src/core/sha256.js';

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

describe('the constants are those of the standard', () => {
  const cubeRoots = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
    0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
    0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
    0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
    0xc67178f2,
  ];
  const squareRoots = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
  const unsigned = (words: Int32Array): number[] => Array.from(words, (word) => word >>> 0);

  test('to the bit', () => {
    assert.deepEqual(unsigned(rootsOfPrimes(64, 3)), cubeRoots);
    assert.deepEqual(unsigned(rootsOfPrimes(8, 2)), squareRoots);
  });

  test('also where powers have an error of 2⁻⁴², a hundred times that of any engine', () => {
    const error = 2 ** -42;
    const isPrime = (n: number): boolean => !/^(?:x?|(xx+?)\1+)$/.test('x'.repeat(n));
    const primes = Array.from({length: 400}, (_, n) => n)
      .filter(isPrime)
      .slice(0, 64);
    for (const [words, root] of [
      [cubeRoots, 3],
      [squareRoots, 2],
    ] as const) {
      words.forEach((word, i) => {
        for (const off of [-error, error])
          assert.equal(Math.floor(((primes[i]! ** (1 / root) + off) % 1) * 2 ** 32), word, `${primes[i]}`);
      });
    }
  });
});
