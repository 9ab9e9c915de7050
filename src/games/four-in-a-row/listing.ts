/** How Four in a row is listed. */
import {computer, disc, preset, type Listing} from '../../embed/listing.js';

const listing: Listing = {
  about:
    '7 × 6 and other boards; four levels of automatic players, up to one that plays perfectly; what each column leads to',
  mark: ['', '...O', '..OX', '.OXX'].flatMap((pieces, column) =>
    [0, 1, 2, 3].map((row) =>
      disc(9 + 10 * column, 9 + 10 * row, 4.2, {X: '#d55e00', O: '#e0a33a'}[pieces[row] ?? ''] ?? '#3b6b64'),
    ),
  ),
  presets: [preset('computer', computer), preset('two', {players: '2'}), preset('hard', {players: ',:auto:perfect'})],
  picture: {
    settings: {players: '2', seed: '1'},
    moves: ['4', '4', '3', '5', '5', '6', '4', '3', '6', '2', '4', '5'],
  },
  limit: 7.3,
};
export default listing;
