/** Small drawings in characters. */

/** Marks in lines of ten; of very many the last hundred, after an ellipsis. */
export function inLines(marks: readonly string[]): string[] {
  const shown = marks.length > 100 ? ['…', ...marks.slice(-99)] : marks;
  return Array.from({length: Math.ceil(shown.length / 10)}, (_, i) => shown.slice(i * 10, i * 10 + 10).join(''));
}
