/** How Ludo is listed. */
import {computer, cream, disc, preset, square, type Listing} from '../../embed/listing.js';

const listing: Listing = {
  about: '2 to 4 players, three levels of automatic players, teams, quick games, every house rule a switch',
  mark: [
    square(8, 8, 14, '#d55e00', 4),
    square(26, 8, 14, '#0072b2', 4),
    square(26, 26, 14, '#f0e442', 4),
    square(8, 26, 14, '#009e73', 4),
    ...[15, 33].flatMap((x) => [15, 33].map((y) => disc(x, y, 3.4, cream))),
  ],
  presets: [preset('computer', computer), preset('four', {players: '4'}), preset('quick', {...computer, pieces: '2'})],
  picture: {settings: {players: '4', seed: '6'}, moves: 120},
  limit: 11.4,
};
export default listing;
