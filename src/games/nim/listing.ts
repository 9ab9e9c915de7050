/** How Nim is listed. */
import {computer, disc, preset, type Listing} from '../../embed/listing.js';

const listing: Listing = {
  about: 'any heaps, normal and misère play, a limit per move; hints that explain the binary sum',
  mark: [1, 2, 3].flatMap((heap) =>
    Array.from({length: heap}, (_, i) => disc(12 * heap, 36 - 12 * i, 4.8, heap > 2 && i > 0 ? '#e0a33a' : '#a9b8b4')),
  ),
  presets: [
    preset('computer', computer),
    preset('two', {players: '2'}),
    preset('large', {...computer, heaps: '3 5 7 9 11'}),
  ],
  picture: {settings: {players: '2', heaps: '2 3 4'}, moves: []},
  limit: 7.8,
};
export default listing;
