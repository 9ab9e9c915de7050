/** Small drawings in characters. */

/** The dots of a character of Braille, by row and column. */
const dots = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const;

/** A picture of dots in Braille, two columns and four rows a character; `isOn` by column and row. */
export function braille(width: number, height: number, isOn: (x: number, y: number) => boolean): string[] {
  return Array.from({length: Math.ceil(height / 4)}, (_, line) =>
    Array.from({length: Math.ceil(width / 2)}, (_unused, place) => {
      let bits = 0x2800;
      dots.forEach((row, dy) =>
        row.forEach((bit, dx) => {
          const [x, y] = [place * 2 + dx, line * 4 + dy];
          if (x < width && y < height && isOn(x, y)) bits += bit;
        }),
      );
      return String.fromCharCode(bits);
    }).join(''),
  );
}

/** Marks in lines of ten; of very many the last hundred, after an ellipsis. */
export function inLines(marks: readonly string[]): string[] {
  const shown = marks.length > 100 ? ['…', ...marks.slice(-99)] : marks;
  return Array.from({length: Math.ceil(shown.length / 10)}, (_, i) => shown.slice(i * 10, i * 10 + 10).join(''));
}
