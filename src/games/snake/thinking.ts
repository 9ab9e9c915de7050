/** The automatic player and decoration, in a chunk of their own that is loaded on demand. */
export {autopilot} from './rules/autopilot.js';
export {choreographyOf} from './view/flourish.js';
