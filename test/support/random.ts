// fast-check as the tests use it: every property follows from the seed of the run.
import * as fc from './fast-check.js';
import {seed} from './run.mjs';

fc.configureGlobal({seed, includeErrorInReport: true});

export {fc};
