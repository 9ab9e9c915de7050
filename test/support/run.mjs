// The run that a test belongs to: `SEED=5` repeats its random cases, `CASES=20` makes twenty times as many. tools/run.mjs
// draws and prints the seed; in browsers the bundler puts in the values (test/tools/test-bundle.mjs).
const {SEED, CASES} = process.env;

/** What all random cases of this run follow from. */
export const seed = Number(SEED ?? 0);

/** How many times as many random cases this run makes. */
export const factor = Number(CASES ?? 1);
if (!(factor > 0)) throw new Error(`Invalid CASES: ${CASES}. Expected a positive number.`);

/** The number of random cases to make where a usual run makes so many. */
export const cases = (usual) => Math.ceil(usual * factor);

/** The command that runs tests again with the same random cases. */
export const again = (script, ...names) =>
  [...(CASES ? [`CASES=${CASES}`] : []), `SEED=${seed} npm run ${script} --`, ...names].join(' ');
