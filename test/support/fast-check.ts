// fast-check with as many cases as the run makes, other ones with each seed.
import * as all from 'fast-check';
import {cases} from './run.mjs';

export * from 'fast-check';

/** Checks a property with `numRuns` cases (default: 25), times `CASES`. */
export const assert = (<T>(property: all.IRawProperty<T>, parameters: all.Parameters<T> = {}) =>
  all.assert(property, {...parameters, numRuns: cases(parameters.numRuns ?? 25)})) as typeof all.assert;
