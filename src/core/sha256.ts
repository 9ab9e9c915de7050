/**
 * SHA-256 (FIPS 180-4). Written here because checking a record is synchronous and runs in browsers and in Node: Web
 * Crypto is asynchronous, and `node:crypto` is missing in browsers. Tests compare it with `node:crypto`.
 */

// available on every platform, but declared only in TypeScript's DOM library
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

const blockBytes = 64;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const roundConstants = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

/** The SHA-256 digest of a text in UTF-8, as 64 hexadecimal digits in lower case. */
export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  // the first 32 bits of the fractional parts of the square roots of the first eight primes
  const hash = Int32Array.of(
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19,
  );
  for (let at = 0; at < message.byteLength; at += blockBytes) addBlock(hash, message, at);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The message padded with a one bit, zeros and its length in bits to whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / blockBytes);
  const all = new Uint8Array(blocks * blockBytes);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setBigUint64(all.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function addBlock(hash: Int32Array, message: DataView, at: number): void {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = message.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + sigma0 + words[i - 7]! + sigma1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + sum1 + chosen + roundConstants[i]! + words[i]!) | 0;
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
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i]! += word));
}

/** The 32 bits rotated to the right. */
function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
