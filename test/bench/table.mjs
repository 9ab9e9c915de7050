// What the benchmarks write: rows of one table, which test/tools/bench.mjs puts together. And how much they do.
import {appendFileSync} from 'node:fs';

const words = process.argv.slice(2);
/** `--quick`: fewer of everything, to see that it works; the figures are rough. */
const quick = words.includes('--quick');
const arguments_ = words.filter((word) => !word.startsWith('--'));

/** How many of something: the argument in this place, else the usual number, or the one for a quick run. */
export const amount = (place, usual, few) => Number(arguments_[place] ?? (quick ? few : usual));

/** The argument in this place, as it is. */
export const argument = (place) => arguments_[place];

/** The least of some numbers that a share of them does not exceed: with 0.5 the (lower) median, with 1 the greatest. */
export const part = (values, share) =>
  // the product of two such numbers may be a little too large
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share - 1e-9) - 1)] ?? 0;

/** A number with three figures, or all before the point. */
const figures = (value) =>
  value.toLocaleString('en', {maximumFractionDigits: Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)))});

/** A row as its cells: what, how much, the baseline, the ratio to it, a note. */
export function cells({what, value, unit, baseline, of, more, note = ''}) {
  const amount = (number) => `${figures(number)} ${unit}`;
  if (baseline === undefined) return [what, amount(value), '', '', note];
  return [what, amount(value), `${amount(baseline)}, ${of}`, figures(more ? value / baseline : baseline / value), note];
}

/**
 * One thing that was measured.
 * @param {string} what
 * @param {number} value
 * @param {string} unit `ms`, `KiB`, `games/s`
 * @param {object} [beside]
 * @param {number} [beside.baseline] the same of something plain or of somebody else, measured in the same run
 * @param {string} [beside.of] what that is
 * @param {boolean} [beside.more] more is better: of times and bytes less is
 * @param {string} [beside.note]
 */
export function row(what, value, unit, {baseline, of, more = unit.endsWith('/s'), note} = {}) {
  const made = {what, value, unit, baseline, of, more, note};
  if (process.env.PARLOUR_BENCH) appendFileSync(process.env.PARLOUR_BENCH, `${JSON.stringify(made)}\n`);
  else console.log(cells(made).filter(Boolean).join('  |  '));
}
