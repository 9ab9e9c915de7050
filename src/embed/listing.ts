/**
 * How a game is listed: the embed page, the builder, the site, the README and the tests learn of it from `listing.ts` in its
 * folder. `npm run manifest` copies that into custom-elements.json; its code is in no file of a game.
 */

/** The name of a way to play; its words are those of the embed page. */
export type PresetName =
  'classic' | 'computer' | 'two' | 'four' | 'quick' | 'daily' | 'small' | 'large' | 'easy' | 'hard';

/** A way to play: settings as attributes. */
export interface Preset {
  readonly name: PresetName;
  readonly settings: Readonly<Record<string, string>>;
}

/** An element of SVG with its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

export interface Listing {
  /** A short description that stands after its name and a colon: "2 to 4 players, three levels of automatic players". */
  readonly about: string;
  /** A small drawing of 48 × 48 px. */
  readonly mark: readonly Shape[];
  /** Three ways to play, of which the first is offered first. */
  readonly presets: readonly Preset[];
  /** A position worth a picture: settings, and moves; a number is so many moves of a computer. */
  readonly picture: {readonly settings?: Readonly<Record<string, string>>; readonly moves: number | readonly string[]};
  /** Points for full marks that suit a first lesson, in games with points. */
  readonly points?: number;
  /** The most that its file may have beyond what all games share, in KiB gzipped. */
  readonly limit: number;
}

export const preset = (name: PresetName, settings: Preset['settings'] = {}): Preset => ({name, settings});

/** Settings for a person and a computer, both without a name. */
export const computer = {players: ',:auto'};

/** The colours of a mark's ground, and of what is bright on it. */
export const ground = '#25534d';
export const cream = '#f4ecd8';

export const square = (x: number, y: number, size: number, fill: string, rx = 2): Shape => [
  'rect',
  {x, y, width: size, height: size, rx, fill},
];
export const disc = (cx: number, cy: number, r: number, fill: string): Shape => ['circle', {cx, cy, r, fill}];
export const line = (d: string, stroke: string, width: number): Shape => [
  'path',
  {d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round'},
];
