/** Where coins stand, in board units: a square is 100 × 100, the origin is the top left corner of the board. Pure. */
import type {Spot} from '../../../templates/walk.js';
import {cellOf} from '../rules/geometry.js';
import {colours, tracks} from '../rules/tracks.js';
import type {Colour, LudoState} from '../rules/index.js';

export type Point = readonly [x: number, y: number];

/** What of a state decides where coins stand. */
export type Standing = Pick<LudoState, 'coins' | 'colours' | 'options'>;

/** Green's coins at home, from the middle of the board; the other colours' are turned. */
const atHome: readonly Point[] = [
  [-112, 0],
  [-116, -64],
  [-116, 64],
  [-56, 0],
];

/** The middle of a square of a colour's own track; for 0 and home `coin` says which of the four places there. */
export function centre(colour: Colour, position: number, coin: number, {track}: LudoState['options']): Point {
  if (position < tracks[track].home) {
    const [column, row] = cellOf(colour, position, {track, coin});
    return [column * 100 + 50, row * 100 + 50];
  }
  let [x, y] = atHome[coin]!;
  for (let turns = colours.indexOf(colour); turns > 0; turns--) [x, y] = [-y, x];
  return [750 + x, 750 + y];
}

/** Where each coin stands, by seat. Those that share a square stand in a ring, so that each can be seen and reached. */
export function spots({coins, colours: own, options}: Standing): Spot[][] {
  const {home} = tracks[options.track];
  const middles = coins.map((positions, seat) => {
    let homed = 0;
    return positions.map((position, coin) => centre(own[seat]!, position, position === home ? homed++ : coin, options));
  });
  const all = middles.flat().map(String);
  const seen = new Map<string, number>();
  return middles.map((points, seat) =>
    points.map(([x, y], coin) => {
      const position = coins[seat]![coin]!;
      const key = `${x},${y}`;
      const count = all.filter((other) => other === key).length;
      const i = seen.get(key) ?? 0;
      seen.set(key, i + 1);
      if (count < 2) return {x, y, scale: position === 0 ? 1.5 : position === home ? 0.88 : 1.3};
      const angle = ((i + 0.4) / count) * 2 * Math.PI;
      const reach = 17 + 2 * count;
      return {x: x - reach * Math.cos(angle), y: y - reach * Math.sin(angle), scale: Math.max(0.4, 1.05 - 0.1 * count)};
    }),
  );
}
