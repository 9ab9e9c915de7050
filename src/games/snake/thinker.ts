/** The automatic player and decoration come from a file beside, fetched when they are first needed. */
import {OnDemand} from '../../controllers/on-demand.js';

export const thinker = new OnDemand(() => import('./thinking.js'));
