/** The positions of pieces in board units: a square is 100 × 100, the origin is the top left corner of the board. */
import {rotateCell} from '../../../core/grid.js';
import type {Spot} from '../../../kit/walk.js';
import {cellOf} from '../rules/geometry.js';
import {tracks, turnsOf} from '../rules/tracks.js';
import type {Color, LudoState} from '../rules/index.js';

export type Point = readonly [x: number, y: number];

/** The sign of a safe square. */
export const star = 'M0-30L8-10 30-8 14 6 18 26 0 16-18 26-14 6-30-8-8-10z';

/** The part of a state that determines the positions of pieces. */
export type Standing = Pick<LudoState, 'pieces' | 'colors' | 'options'>;

/** Green's pieces at home, relative to the centre of the board; the other colours' are rotated. */
const atHome: readonly Point[] = [
  [-116, 0],
  [-116, -66],
  [-116, 66],
  [-50, 0],
];

/** A coordinate in a yard, further from the middle of the yard: there is room for large pieces. */
const spread = (at: number): number => {
  const middle = at < 750 ? 300 : 1200;
  return middle + (at - middle) * 1.25;
};

/** The centre of a square of a colour's own track; in the yard and at home, `piece` selects one of the four places. */
export function centre(color: Color, position: number, piece: number, {track}: LudoState['options']): Point {
  if (position < tracks[track].home) {
    const [x, y] = cellOf(color, position, {track, piece}).map((at) => at * 100 + 50) as [number, number];
    return position > 0 ? [x, y] : [spread(x), spread(y)];
  }
  // a board of one cell: about the origin
  const [x, y] = rotateCell(atHome[piece]!, 1, turnsOf(color));
  return [750 + x, 750 + y];
}

/**
 * The spots of all pieces, by seat. On a shared square a player's pieces form a pile, whose edges can be counted and
 * pressed, and the piles of several players stand in a ring.
 */
export function spots({pieces, colors: own, options}: Standing): Spot[][] {
  const {home} = tracks[options.track];
  const middles = pieces.map((positions, seat) => {
    let homed = 0;
    return positions.map((position, piece) =>
      centre(own[seat]!, position, position === home ? homed++ : piece, options),
    );
  });
  /** The pieces on each point, as `[seat, piece]`, in the order in which they are drawn. */
  const stood = new Map<string, [number, number][]>();
  middles.forEach((points, seat) => {
    points.forEach((point, piece) => {
      const key = String(point);
      stood.set(key, [...(stood.get(key) ?? []), [seat, piece]]);
    });
  });
  return middles.map((points, seat) =>
    points.map(([x, y], piece) => {
      const position = pieces[seat]![piece]!;
      const here = stood.get(`${x},${y}`)!;
      if (here.length < 2) return {x, y, scale: position === 0 ? 1.85 : position === home ? 1.2 : 1.6};
      const own = here.filter(([other]) => other === seat);
      const below = own.findIndex(([, other]) => other === piece);
      const owners = [...new Set(here.map(([other]) => other))];
      const alone = owners.length < 2;
      const angle = ((owners.indexOf(seat) + 0.4) / owners.length) * 2 * Math.PI;
      const radius = alone ? 0 : 26 + 3 * owners.length;
      const scale = alone ? 1.5 : 1.35 - 0.11 * owners.length;
      return {
        x: x - radius * Math.cos(angle),
        y: y - radius * Math.sin(angle) + (own.length - 1 - 2 * below) * 8.5 * scale,
        scale,
      };
    }),
  );
}
