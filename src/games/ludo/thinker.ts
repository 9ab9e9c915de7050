/** Automatic players, hints and odds come from a file beside, fetched when it is first needed. */
import {OnDemand} from '../../controllers/on-demand.js';

export const thinker = new OnDemand(() => import('./thinking.js'));
