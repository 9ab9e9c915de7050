/** How Snakes and Ladders is listed. */
import {computer, cream, disc, line, preset, type Listing} from '../../embed/listing.js';

const listing: Listing = {
  about: '1 to 6 players; custom and random boards; shortest path and exact odds, live',
  mark: [
    line('M10 40L22 10M17 42L29 12M13.5 32.5l7 2M17 23.5l7 2M20 15l7 2', '#e0a33a', 2.6),
    line('M37 10c-6 3-6 8-1 12s5 8-1 11', '#d55e00', 5),
    disc(37, 10, 3.6, '#d55e00'),
    disc(38, 9.4, 1, cream),
  ],
  presets: [
    preset('computer', computer),
    preset('four', {players: '4'}),
    preset('quick', {...computer, board: 'random', size: '6'}),
  ],
  picture: {settings: {players: 'Ada, Ben, Cyd', seed: '4'}, moves: 16},
  limit: 12.8,
};
export default listing;
