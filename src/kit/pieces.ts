/** Pieces on places: where they stand, and which piece of one state is which of the next. */
import type {Point} from '../play/game-types.js';
import type {Spot} from './walk.js';

/** How a piece looks: the player's seat, the number on a tile. */
export type Look = string | number;

/** A piece on a place. */
export interface Piece {
  readonly place: string;
  /** Default: 0, the look of the first player. */
  readonly look?: Look;
  /** Tells the piece from all others, in every state. Left out, the kit follows it from place to place. */
  readonly id?: string;
}

/** A place for pieces, in the units of the board. */
export interface Place {
  readonly at: Point;
  /** The scale of a piece there. Default 1. */
  readonly scale?: number;
  /**
   * The position of the `i`-th of `n` pieces, from the centre, and its scale: a function, or the radius of a heap. Default: two
   * and more are in a ring.
   */
  readonly spread?: number | ((i: number, n: number) => readonly [x: number, y: number, scale?: number]);
  /** The position of the number of its pieces, from the centre. The number counts along while they travel. */
  readonly count?: Point;
}

/** Places by name. A place that is no more than a point is its centre. */
export type Places = Readonly<Record<string, Place | Point>>;

/** A piece with the identity that the kit has given it. Lists of them are in the order of arrival. */
export interface Stood {
  readonly id: string;
  readonly place: string;
  readonly look: Look;
}

/**
 * The places of a grid of squares of 100 units, row by row from the top. Their names are letters for columns and numbers for
 * rows, counted from the bottom: `a1` is at the bottom left. At most 26 columns.
 */
export function gridPlaces(columns: number, rows: number): Record<string, Point> {
  const places: Record<string, Point> = {};
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      places[`${String.fromCharCode(97 + column)}${rows - row}`] = [column * 100 + 50, row * 100 + 50];
    }
  }
  return places;
}

const isPoint = (place: Place | Point): place is Point => Array.isArray(place);

/** @throws {RangeError} if there is no place of this name */
export function placeOf(places: Places, name: string): Place {
  const place = places[name];
  if (!place)
    throw new RangeError(`Invalid place: ${name}. Expected one of ${Object.keys(places).slice(0, 8).join(', ')}…`);
  return isPoint(place) ? {at: place} : place;
}

/** The spot of the `i`-th of `n` pieces on a place. */
export function spotAt({at: [x, y], scale = 1, spread}: Place, i = 0, n = 1): Spot {
  if (typeof spread === 'function') {
    const [dx, dy, own = scale] = spread(i, n);
    return {x: x + dx, y: y + dy, scale: own};
  }
  let [radius, angle, size] = [0, 0, scale];
  if (spread !== undefined) {
    // like the seeds of a sunflower: nobody moves for those that come later
    radius = spread * (i < 14 ? Math.sqrt((i + 0.3) / 14) : 0.5 + ((i * 7) % 10) / 20);
    angle = i * 2.4;
  } else if (n > 1) {
    radius = -17 - 2 * n;
    angle = ((i + 0.4) / n) * 2 * Math.PI;
    size *= Math.max(0.35, 0.85 - 0.08 * n);
  }
  return {x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), scale: size};
}

/** The spots of all pieces, by id. */
export function spotsOf(stood: readonly Stood[], places: Places): Map<string, Spot> {
  const groups = new Map<string, string[]>();
  for (const {id, place} of stood) groups.set(place, [...(groups.get(place) ?? []), id]);
  const spots = new Map<string, Spot>();
  for (const [name, ids] of groups) {
    const place = placeOf(places, name);
    ids.forEach((id, i) => spots.set(id, spotAt(place, i, ids.length)));
  }
  return spots;
}

/** Gives out names that are not among those `taken`. */
export function freshIds(taken: Iterable<string>): () => string {
  const all = new Set(taken);
  return () => {
    let n = 0;
    while (all.has(`p${n}`)) n++;
    all.add(`p${n}`);
    return `p${n}`;
  };
}

/**
 * Gives pieces their identity: their own, or that of those `known` on the same place; of several, of one that looks alike,
 * and of the first, as those that came later are merged into it.
 */
export function stand(pieces: readonly Piece[], known: readonly Stood[]): Stood[] {
  const open = [...pieces];
  const kept = new Map<Stood, Stood>();
  for (const isExact of [true, false]) {
    for (const each of known) {
      const at = kept.has(each)
        ? -1
        : open.findIndex(({id, place, look = 0}) =>
            id === undefined ? place === each.place && (!isExact || look === each.look) : id === each.id,
          );
      const [piece] = at < 0 ? [] : open.splice(at, 1);
      if (piece) kept.set(each, {id: each.id, place: piece.place, look: piece.look ?? 0});
    }
  }
  const fresh = freshIds([...known, ...pieces].map(({id}) => id ?? ''));
  return [
    ...known.flatMap((each) => kept.get(each) ?? []),
    ...open.map(({id = fresh(), place, look = 0}) => ({id, place, look})),
  ];
}
