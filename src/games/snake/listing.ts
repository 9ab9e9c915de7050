/** How Snake is listed. */
import {disc, ground, line, preset, type Listing} from '../../embed/listing.js';

const listing: Listing = {
  about: 'mazes, levels, a daily game, a turn-based mode without a clock; an automatic player that fills the board',
  mark: [
    line('M10 35h10a5 5 0 0 0 5-5V19a5 5 0 0 1 5-5h5', '#8fd18a', 7),
    disc(35, 14, 4.6, '#8fd18a'),
    disc(36.6, 12.8, 1.1, ground),
    disc(37, 33, 3.6, '#e0634a'),
  ],
  presets: [preset('classic'), preset('easy', {walls: 'off'}), preset('hard', {obstacles: 'rooms', level: '5'})],
  picture: {
    settings: {step: '', width: '10', height: '10', length: '9', food: '2,7', seed: '5'},
    moves: ['D', 'D', 'R', 'R', 'U', 'U', 'U'],
  },
  points: 50,
  limit: 11.4,
};
export default listing;
