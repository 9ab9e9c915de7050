/** How BlockuDoku is listed. */
import {preset, square, type Listing} from '../../embed/listing.js';

const listing: Listing = {
  about: 'drag, tap or type; a daily game; hints from an exhaustive solver',
  mark: [
    ...[8, 19, 30].flatMap((y) => [8, 19, 30].map((x) => square(x, y, 10, '#3b6b64'))),
    square(8, 19, 10, '#e0a33a'),
    square(19, 19, 10, '#e0a33a'),
    square(30, 19, 10, '#e0a33a'),
    square(19, 30, 10, '#56b4e9'),
    square(30, 30, 10, '#56b4e9'),
  ],
  presets: [preset('classic'), preset('easy', {rotate: '', fair: ''}), preset('daily', {daily: ''})],
  picture: {settings: {seed: '3'}, moves: 7},
  points: 200,
  limit: 12.5,
};
export default listing;
