/** Loads the decoration of snakes when a piece first comes near one. */
import {OnDemand} from '../../controllers/on-demand.js';

export const flourish = new OnDemand(() => import('./flourish.js'));
