/** Statistics and results to share are loaded on demand. */
import {OnDemand} from '../controllers/on-demand.js';

export const results = new OnDemand(() => import('./keepsake/results.js'));
