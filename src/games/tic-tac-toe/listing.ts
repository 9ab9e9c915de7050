/** How Tic-tac-toe is listed. */
import {computer, line, preset, type Listing} from '../../embed/listing.js';

const listing: Listing = {
  about:
    'boards of 2 × 2 to 15 × 15, five in a row; three levels of automatic players, the strongest perfect on boards of up to 12 cells',
  mark: [
    line('M19 9v30M29 9v30M9 19h30M9 29h30', '#3b6b64', 2.4),
    line('M11.5 11.5l5 5m0-5l-5 5M21.5 21.5l5 5m0-5l-5 5M31.5 31.5l5 5m0-5l-5 5', '#d55e00', 2.8),
    line('M31 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0M11 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0', '#56b4e9', 2.8),
  ],
  presets: [
    preset('computer', computer),
    preset('two', {players: '2'}),
    preset('large', {...computer, columns: '9', line: '5'}),
  ],
  picture: {settings: {players: '2', seed: '1'}, moves: ['b2', 'a1', 'c1', 'a3', 'a2']},
  limit: 6.1,
};
export default listing;
