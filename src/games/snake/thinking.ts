/**
 * What is fetched when it is needed, a file of its own: the automatic player, and what moves beside the clock.
 */
export {autopilot} from './rules/autopilot.js';
export {choreographyOf} from './view/flourish.js';
