/** Loads the decoration of a solved board with the first move. */
import {OnDemand} from '../../controllers/on-demand.js';

export const flourish = new OnDemand(() => import('./flourish.js'));
