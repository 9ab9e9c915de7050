/** Automatic players and the solver, loaded on demand. */
export {playerOf, worthOf} from './rules/players.js';
