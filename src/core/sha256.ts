/**
 * SHA-256 (FIPS 180-4). Written here because draws and checks of records are synchronous and run in browsers and in Node:
 * Web Crypto is asynchronous, and `node:crypto` is missing in browsers. Flat loops on typed arrays make a block take half
 * a microsecond. Tests compare it with `node:crypto` and the standard's tables.
 */

// available on every platform, but declared only in TypeScript's DOM library
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

/** Number of 32-bit words in a block. */
const blockWords = 16;
const rounds = 64;

/**
 * The first 32 bits of the fractional parts of the square roots (2) or cube roots (3) of the first primes. Computed,
 * since a table would be larger. The bits that follow them are far enough from a carry for any `Math.pow`.
 */
export function rootsOfPrimes(count: number, root: number): Int32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return Int32Array.from(primes, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}

const roundConstants = /* @__PURE__ */ rootsOfPrimes(rounds, 3);
const initialHash = /* @__PURE__ */ rootsOfPrimes(8, 2);
const schedule = /* @__PURE__ */ new Int32Array(rounds);

/** The SHA-256 digest of a text in UTF-8, as 64 hexadecimal digits in lower case. */
export function sha256(text: string): string {
  return Array.from(digestOf(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The SHA-256 digest of a text in UTF-8, as eight words. */
export function digestOf(text: string): Int32Array {
  const bytes = new TextEncoder().encode(text);
  const words = new Int32Array(Math.ceil((bytes.length + 9) / 64) * blockWords);
  const add = (byte: number, i: number): void => {
    words[i >> 2]! |= byte << (24 - 8 * (i & 3));
  };
  bytes.forEach(add);
  add(0x80, bytes.length);
  words[words.length - 2] = bytes.length / 2 ** 29;
  words[words.length - 1] = bytes.length * 8;
  return digestOfBlocks(words);
}

/** The SHA-256 digest of a padded message: its blocks of 16 words, the last of which ends with the length in bits. */
export function digestOfBlocks(words: Int32Array): Int32Array {
  const hash = initialHash.slice();
  for (let at = 0; at < words.length; at += blockWords) addBlock(hash, words, at);
  return hash;
}

function addBlock(hash: Int32Array, words: Int32Array, at: number): void {
  const w = schedule;
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < rounds; i++) {
    if (i < blockWords) w[i] = words[at + i]!;
    else {
      const x = w[i - 15]!;
      const y = w[i - 2]!;
      const sigma0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
      const sigma1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16]! + sigma0 + w[i - 7]! + sigma1;
    }
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + sum1 + chosen + roundConstants[i]! + w[i]!) | 0;
    const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sum0 + majority) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

/** The 32 bits rotated to the right. */
function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
