// fast-check as the tests use it: every property follows from the seed of the run, and one that fails says how to repeat it.
import * as fc from './fast-check.js';
import {full, seed} from './run.mjs';

/** The bundler sets it for browsers (test-bundle.mjs); in Node it is on the command line if the file runs alone. */
const file = (): string =>
  (globalThis as {testFile?: string}).testFile ??
  globalThis.process?.argv.find((arg) => arg.endsWith('.test.ts'))?.replace(/^.*?(?=test\/)/, '') ??
  '';

/** The command that runs this test file with the same seed. */
const repeat = (): string => `${full ? 'FULL=1 ' : ''}SEED=${seed} npm run test:unit -- ${file()}`;

fc.configureGlobal({
  seed,
  reporter(run) {
    if (run.failed)
      throw new Error(`${fc.defaultReportMessage(run)}\n\nRepeat it: ${repeat()}`, {cause: run.errorInstance});
  },
});

export {fc};
