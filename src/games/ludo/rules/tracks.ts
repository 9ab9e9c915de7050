/** A coin's own track in numbers: 0 the pocket, then the ring, the home column, home. Both numberings, as data. */

import {badOption} from '../../../core/game.js';

/** What numbers mean: the last one on the ring, home, and whether a coin turns round there (else the throw must be exact). */
export type Track = {readonly ring: number; readonly home: number; readonly bounce: boolean};

/** See {@link tracks}. */
export type TrackName = 'standard' | 'classic59';

/**
 * - `standard`: 1 to 51 the ring, 52 to 56 the home column, 57 home.
 * - `classic59`: 1 to 52 the whole ring, 53 the coin's start once more, 54 to 58 the home column, 59 home. The numbering
 *   of the Ludo design notes by I. Errico (2013), which count 53 to the home run.
 */
export const tracks = {
  standard: {ring: 51, home: 57, bounce: false},
  classic59: {ring: 53, home: 59, bounce: true},
} as const satisfies Record<TrackName, Track>;

/**
 * A track by its name.
 * @throws {GameError} `bad-option`
 */
export function trackOf(name: TrackName): Track {
  if (!Object.hasOwn(tracks, name)) throw badOption('track', name, '"standard" or "classic59"');
  return tracks[name];
}

/** Clockwise. Each colour's track is green's, turned by a quarter more. */
export const colours = ['green', 'red', 'blue', 'yellow'] as const;
export type Colour = (typeof colours)[number];

/**
 * By how many quarters a colour's track is green's turned.
 * @throws {GameError} `bad-option`
 */
export function turnsOf(colour: Colour): number {
  const turns = colours.indexOf(colour);
  if (turns < 0) throw badOption('colour', colour, `one of ${colours.join(', ')}`);
  return turns;
}

/**
 * Where a coin on `position` comes by so many squares. Past home it bounces (`classic59`: 58 and 3 give 57) or stays
 * where it was (`standard`); a coin that is home stays there. From the pocket, 0, one square leads to the start.
 * Numbers are not checked.
 * @param bounce by default as the track has it
 * @throws {GameError} `bad-option`, for a track that there is not
 */
export function advance(
  position: number,
  squares: number,
  track: TrackName = 'standard',
  bounce: boolean = trackOf(track).bounce,
): number {
  const {home} = trackOf(track);
  const over = position + squares - home;
  if (over <= 0) return position + squares;
  return bounce && position < home ? home - over : position;
}

/** Every position on the way, the last included: from 58 with 3 on `classic59` 59, 58, 57. Only for moves that exist. */
export function way(position: number, squares: number, home: number): number[] {
  return Array.from({length: squares}, (_, i) => home - Math.abs(home - position - i - 1));
}

/**
 * The square of the ring, 1 to 52 as green counts, that a colour's position lies on; undefined off the ring. Green
 * starts on 1, red on 14, blue on 27, yellow on 40.
 * @throws {GameError} `bad-option`, for a colour or track that there is not
 */
export function ringSquare(colour: Colour, position: number, track: TrackName = 'standard'): number | undefined {
  const turns = turnsOf(colour);
  return position < 1 || position > trackOf(track).ring ? undefined : ((position - 1 + 13 * turns) % 52) + 1;
}

/** The eight squares of the ring on which coins are safe, where that rule is on: the starts, and eight squares on from each. */
export const safeSquares: readonly number[] = [1, 9, 14, 22, 27, 35, 40, 48];
