// fast-check as the tests use it: every property follows from the seed of the run.
import * as fc from './fast-check.js';
import {seed} from './run.mjs';

fc.configureGlobal({seed, includeErrorInReport: true});

export {fc};

/** Checks that something holds in so many random cases (times `CASES`). */
export function forAll<Case extends [unknown, ...unknown[]]>(
  numRuns: number,
  arbitraries: readonly [...{[Part in keyof Case]: fc.Arbitrary<Case[Part]>}],
  holds: (...one: Case) => boolean | void,
): void {
  fc.assert(fc.property<Case>(...arbitraries, holds), {numRuns});
}
