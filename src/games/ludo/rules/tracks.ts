/** Positions on a piece's own track: 0 the yard, then the ring, the home column, home. Two numberings, as data. */

/** The last position on the ring, that of home, and whether a piece bounces there (otherwise the roll must be exact). */
export type Track = {readonly ring: number; readonly home: number; readonly bounce: boolean};

/** See {@link tracks}. */
export type TrackName = 'standard' | 'classic59';

/**
 * - `standard`: 1 to 51 the ring, 52 to 56 the home column, 57 home.
 * - `classic59`: 1 to 52 the whole ring, 53 the piece's start again, 54 to 58 the home column, 59 home. The numbering of
 *   the Ludo design notes by I. Errico (2013), which count 53 as part of the home run.
 */
export const tracks = {
  standard: {ring: 51, home: 57, bounce: false},
  classic59: {ring: 53, home: 59, bounce: true},
} as const satisfies Record<TrackName, Track>;

/** Clockwise. The track of each colour is that of the previous one, rotated by a quarter turn. */
export const colors = ['green', 'red', 'blue', 'yellow'] as const;
export type Color = (typeof colors)[number];

/** How many quarter turns a colour's track is rotated from that of green. */
export function turnsOf(color: Color): number {
  return colors.indexOf(color);
}

/**
 * The position of a piece on `position` after so many squares. Past home it bounces (`classic59`: 58 and 3 give 57) or
 * stays (`standard`). A piece that is home stays there. From the yard, 0, one square leads to the start.
 * @param bounce that of the track by default
 */
export function advance(
  position: number,
  squares: number,
  track: TrackName = 'standard',
  bounce: boolean = tracks[track].bounce,
): number {
  const {home} = tracks[track];
  const over = position + squares - home;
  if (over <= 0) return position + squares;
  return bounce && position < home ? home - over : position;
}

/** Every position of a path, including the last: from 58 with 3 on `classic59` 59, 58, 57. Only for possible moves. */
export function way(position: number, squares: number, home: number): number[] {
  return Array.from({length: squares}, (_, i) => home - Math.abs(home - position - i - 1));
}

/**
 * The square of the ring, 1 to 52 in green's numbering, of a colour's position; undefined off the ring. Green starts on
 * 1, red on 14, blue on 27, yellow on 40.
 */
export function ringSquare(color: Color, position: number, track: TrackName = 'standard'): number | undefined {
  const turns = turnsOf(color);
  return position < 1 || position > tracks[track].ring ? undefined : ((position - 1 + 13 * turns) % 52) + 1;
}

/**
 * The eight squares of the ring on which pieces are safe, if that rule is on: the starts, and those eight squares after
 * each.
 */
export const safeSquares: readonly number[] = [1, 9, 14, 22, 27, 35, 40, 48];
