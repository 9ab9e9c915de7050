/** Automatic players, loaded on demand. */
export {playerOf} from './rules/index.js';
