/** Automatic players, hints, and what can still come of a position come from a file beside, fetched when it is first needed. */
import {OnDemand} from '../../controllers/on-demand.js';

export const thinker = new OnDemand(() => import('./thinking.js'));
