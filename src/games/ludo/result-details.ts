/** The shareable result of a game of Ludo. */
import type {ResultDetails} from '../../frame/game-definition.js';
import {tracks} from './rules/tracks.js';
import type {LudoTypes} from './types.js';

export const resultDetails: ResultDetails<LudoTypes> = {
  // games that differ only in colours or absent players have the same statistics
  variant: ({colors, open, ...options}) => options,

  /** Each player's pieces, home, on the way, in the yard: in the order of the places, which the words above tell. */
  drawing({state: {pieces, places, options, away}, names}) {
    const {home} = tracks[options.track];
    const mark = (position: number): string => (position === home ? '●' : position > 0 ? '◐' : '○');
    const rank = (seat: number): number => places[seat] || Infinity;
    return [...pieces.keys()]
      .filter((seat) => !away[seat] || places[seat])
      .sort((a, b) => rank(a) - rank(b) || 0)
      .map((seat) => `${pieces[seat]!.map(mark).join('')} ${names[seat]}`);
  },
};
