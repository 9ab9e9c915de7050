// A position and its images, turned and mirrored, as one: for searches of whole boards.
import type {Masks} from '../../../../src/games/peg-solitaire/rules/masks.js';

/** Makes of a position's two words those of the least of its images; returns how many different images there are. */
export function imagesOf({board, holeA, holeB}: Masks): (words: Int32Array) => number {
  const {holes, symmetries} = board;
  const bytes = Array.from({length: 8}, (_, byte) => byte);
  // what each byte of a position becomes by each symmetry but the first
  const tables = symmetries.slice(1).map((way) => {
    const [a, b] = [new Int32Array(8 * 256), new Int32Array(8 * 256)];
    for (const byte of bytes) {
      for (let bits = 0; bits < 256; bits++) {
        for (let bit = 0; bit < 8; bit++) {
          const hole = byte * 8 + bit;
          if (!(bits & (1 << bit)) || hole >= holes.length) continue;
          a[byte * 256 + bits]! |= holeA[way[hole]! - 1]!;
          b[byte * 256 + bits]! |= holeB[way[hole]! - 1]!;
        }
      }
    }
    return {a, b};
  });
  return (words) => {
    const [a, b] = [words[0]!, words[1]!];
    const at = bytes.map((byte) => byte * 256 + (((byte < 4 ? a : b) >>> (8 * (byte & 3))) & 255));
    let same = 1;
    for (const table of tables) {
      let [imageA, imageB] = [0, 0];
      for (const i of at) {
        imageA |= table.a[i]!;
        imageB |= table.b[i]!;
      }
      if (imageA === a && imageB === b) same++;
      if (imageB > words[1]! || (imageB === words[1] && imageA >= words[0]!)) continue;
      words[0] = imageA;
      words[1] = imageB;
    }
    return symmetries.length / same;
  };
}
