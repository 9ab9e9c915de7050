/** How Kalah is listed. */
import {computer, cream, disc, preset, type Listing} from '../../embed/listing.js';

const listing: Listing = {
  about: 'lying or upright, with 1 to 8 pits and stones; three levels of automatic players',
  mark: [9, 24, 39].flatMap((x, i) => [
    disc(x, 15, 6.5, '#6a4019'),
    disc(x, 33, 6.5, '#6a4019'),
    disc(x - 1.5, 32, 2.6, '#d8863b'),
    disc(x + 2, 35, 2.6, cream),
    ...(i === 1 ? [] : [disc(x, 15, 2.6, '#5a79b8')]),
  ]),
  presets: [
    preset('computer', computer),
    preset('two', {players: '2'}),
    preset('small', {...computer, pits: '4', stones: '3'}),
  ],
  picture: {settings: {players: '2'}, moves: ['3', '6', '2', '5', '1']},
  limit: 6.7,
};
export default listing;
