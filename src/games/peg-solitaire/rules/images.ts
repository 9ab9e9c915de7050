/** A position and its images under symmetry as one. */
import {cached} from './cached.js';
import type {Masks} from './masks.js';

/**
 * Replaces the two words of a position by those of its least image, and returns the number of different images. For
 * boards of up to 64 holes. Cached by board.
 */
export const imagesOf = /* @__PURE__ */ cached(({board, holeA, holeB}: Masks): ((words: Int32Array) => number) => {
  const {holes, symmetries} = board;
  const bytes = Math.ceil(holes.length / 8);
  // the image of each byte of a position under each symmetry but the identity
  const tables = symmetries.slice(1).map((way) => {
    const [a, b] = [new Int32Array(bytes * 256), new Int32Array(bytes * 256)];
    for (let at = 0; at < bytes * 256; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const hole = (at >> 8) * 8 + bit;
        if (!(at & (1 << bit)) || hole >= holes.length) continue;
        a[at]! |= holeA[way[hole]! - 1]!;
        b[at]! |= holeB[way[hole]! - 1]!;
      }
    }
    return {a, b};
  });
  return (words) => {
    const a = words[0]!;
    const b = words[1]!;
    let same = 1;
    for (const table of tables) {
      let imageA = 0;
      let imageB = 0;
      for (let byte = 0; byte < bytes; byte++) {
        const at = byte * 256 + (((byte < 4 ? a : b) >>> (8 * (byte & 3))) & 255);
        imageA |= table.a[at]!;
        imageB |= table.b[at]!;
      }
      if (imageA === a && imageB === b) same++;
      if (imageB > words[1]! || (imageB === words[1] && imageA >= words[0]!)) continue;
      words[0] = imageA;
      words[1] = imageB;
    }
    return symmetries.length / same;
  };
});
