/** How 2048 is listed. */
import {preset, square, type Listing} from '../../embed/listing.js';

const listing: Listing = {
  about: 'swipes, arrow keys or buttons; goes on after 2,048; an automatic player that gives hints',
  mark: [
    square(6, 6, 16, '#fbf2de', 4),
    square(26, 6, 16, '#eab98a', 4),
    square(6, 26, 16, '#c0562f', 4),
    square(26, 26, 16, '#8a3a62', 4),
  ],
  presets: [preset('classic'), preset('computer', {players: ':auto'}), preset('quick', {speed: 'fast'})],
  picture: {settings: {seed: '1'}, moves: 60},
  points: 2000,
  limit: 6.5,
};
export default listing;
