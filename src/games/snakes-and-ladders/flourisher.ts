/** What snakes do beside their work comes from a file beside, fetched when a pebble first comes near one. */
import {OnDemand} from '../../controllers/on-demand.js';

export const flourish = new OnDemand(() => import('./flourish.js'));
