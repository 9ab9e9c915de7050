// The run that a test belongs to. test/tools/run.mjs prints the seed; `SEED=5` repeats it, `FULL=1` leaves nothing out. In
// browsers the bundler puts in the values (test/tools/test-bundle.mjs).
const {SEED, FULL} = process.env;

/** What all random tests and samples of this run follow from. */
export const seed = Number(SEED ?? 0);

/** Whether nothing is left out: `npm run test:full`. */
export const full = Boolean(FULL);

/**
 * Some of a family of tests that are alike: all of them in a full run, otherwise `count`, which ones by the seed.
 * `turn` tells families apart that share a list, so that together they have more of it.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 * @param {number} [turn]
 * @returns {readonly T[]}
 */
export function sample(list, count, turn = 0) {
  if (full || count >= list.length) return list;
  return Array.from({length: count}, (_, i) => list[(seed + turn * count + i) % list.length]);
}
