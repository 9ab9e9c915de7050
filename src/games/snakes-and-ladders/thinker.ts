/** Loads chances, figures and the heat map on demand. */
import {OnDemand} from '../../controllers/on-demand.js';

export const thinker = new OnDemand(() => import('./thinking.js'));
