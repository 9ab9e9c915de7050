/** How peg solitaire is listed. */
import {disc, preset, type Listing} from '../../embed/listing.js';

const listing: Listing = {
  about:
    'triangles of any size, five classic boards, custom shapes; a solver that tells whether you can still win, where it finds out in time',
  mark: [
    disc(24, 11, 4.6, '#3b6b64'),
    ...[18, 30].map((x) => disc(x, 23.5, 4.6, '#d55e00')),
    ...[12, 24, 36].map((x) => disc(x, 36, 4.6, x === 24 ? '#e0a33a' : '#d55e00')),
  ],
  presets: [preset('small'), preset('large', {board: 'english'}), preset('daily', {daily: ''})],
  picture: {settings: {board: 'english', seed: '1'}, moves: 9},
  limit: 8.9,
};
export default listing;
