/** Loads automatic players and hints on demand. */
import {OnDemand} from '../../controllers/on-demand.js';

export const thinker = new OnDemand(() => import('./thinking.js'));
