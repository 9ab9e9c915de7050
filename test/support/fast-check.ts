// fast-check with fewer cases: an ordinary run makes a quarter of them, other ones with each seed; a full run makes all.
import * as all from 'fast-check';
import {full} from './run.mjs';

export * from 'fast-check';

/** Checks a property with `numRuns` cases (default: 100) in a full run. */
export const assert = (<T>(property: all.IRawProperty<T>, parameters: all.Parameters<T> = {}) => {
  const {numRuns = 100} = parameters;
  return all.assert(property, {...parameters, numRuns: full ? numRuns : Math.ceil(numRuns / 4)});
}) as typeof all.assert;
