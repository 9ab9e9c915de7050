/** What is called out over the board and flies to the total comes from a file beside, fetched when a piece is first taken. */
import {OnDemand} from '../../controllers/on-demand.js';

export const flourish = new OnDemand(() => import('./flourish.js'));
