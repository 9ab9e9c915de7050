/** Parses the options. Every house rule is a switch of its own; two presets set them all. */
import {badOption} from '../../../core/game.js';
import type {JsonObject} from '../../../core/json.js';
import {onlyOptions, readWordOf, switchOption, wholeOption, wordOption} from '../../../core/options.js';
import {colors, tracks, type Color, type TrackName} from './tracks.js';

/** Complete options. Defaults are those of the preset `standard`; those of `classic59` are given where they differ. */
export type LudoOptions = {
  /** The preset for omitted options. */
  readonly rules: 'standard' | 'classic59';
  /** The numbering of squares. Default: that of the preset. */
  readonly track: TrackName;
  /** A piece that would pass home bounces; otherwise it cannot move. Default: that of the track. */
  readonly bounce: boolean;
  /** No capture on the eight safe squares. On; `classic59`: off. */
  readonly safe: boolean;
  /** A piece that ends on rivals captures them all. On. */
  readonly capture: boolean;
  /** Only a six brings a piece out of the yard; otherwise any roll does. On. */
  readonly sixEnters: boolean;
  /** A six gives another roll, even if no piece can move. On. */
  readonly sixAgain: boolean;
  /** A capture gives another roll. On; `classic59`: off. */
  readonly captureAgain: boolean;
  /** A piece that comes home gives another roll. On; `classic59`: off. */
  readonly homeAgain: boolean;
  /** The third six in a row is not moved and ends the turn. On; `classic59`: off. */
  readonly threeSixes: boolean;
  /**
   * Up to three rolls per turn while all pieces that the player moves are in the yard: in teams the partner's, once all
   * of one's own are home. Off.
   */
  readonly attempts: boolean;
  /** Two pieces of one colour on a square of the ring block it: rivals can neither pass nor end there. Off. */
  readonly blocks: boolean;
  /** With four seats, opposite seats are partners. A player who is done moves the partner's pieces. Off. */
  readonly teams: boolean;
  /** If all pieces that may move are on one square, the first moves with the roll. Off. */
  readonly autoMove: boolean;
  /** Others play on for their places after the first player is done. Off; no effect in teams. */
  readonly playOn: boolean;
  /** Pieces per player, 1 to 4 (default). */
  readonly pieces: number;
  /**
   * By seat. Other seats get the remaining colours, clockwise from green; with two seats the opposite one. Empty by
   * default.
   */
  readonly colors: readonly Color[];
  /**
   * How many seats, counted from the last, are vacant at the start; 0 (default) to 2. At least two seats take part, in
   * teams all.
   */
  readonly open: number;
};

/** Switches that are on in both presets, in `standard` only, and in neither. */
const switches = [
  ['capture', 'sixEnters', 'sixAgain'],
  ['safe', 'captureAgain', 'homeAgain', 'threeSixes'],
  ['attempts', 'blocks', 'teams', 'autoMove', 'playOn'],
] as const;
type Switch = (typeof switches)[number][number];

/** The names of all options. */
export const optionNames: readonly string[] = [
  'rules',
  'track',
  'bounce',
  ...switches.flat(),
  'pieces',
  'colors',
  'open',
];

const presets = ['standard', 'classic59'] as const;

/**
 * Completes and checks options, given as values or as strings (`colors`: `red green`).
 * @throws {GameError} `bad-option`
 */
export function parseOptions(raw: JsonObject): LudoOptions {
  onlyOptions(raw, optionNames);
  const rules = wordOption(raw, 'rules', presets, 'standard');
  const track = wordOption(raw, 'track', presets, rules);
  const on = rules === 'standard' ? 2 : 1;
  const switched = switches.flatMap((names, i) => names.map((name) => [name, switchOption(raw, name, i < on)]));
  return {
    rules,
    track,
    bounce: switchOption(raw, 'bounce', tracks[track].bounce),
    ...(Object.fromEntries(switched) as Record<Switch, boolean>),
    pieces: wholeOption(raw, 'pieces', 1, 4, 4),
    colors: listOfColors(raw['colors']),
    open: wholeOption(raw, 'open', 0, 2, 0),
  };
}

function listOfColors(raw: unknown): Color[] {
  const isText = typeof raw === 'string' && raw.length < 200;
  const list: unknown = isText
    ? raw
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean)
    : (raw ?? []);
  if (
    !Array.isArray(list) ||
    list.length > colors.length ||
    !Array.from(list).every((name, i) => colors.includes(name as Color) && list.indexOf(name) === i)
  ) {
    throw badOption('colors', raw, `colours from ${colors.join(', ')}, each at most once`);
  }
  return Array.from(list as Color[]);
}

/** The colour of every seat: the chosen ones, and for the others the remaining ones, clockwise from green or opposite. */
export function colorsOf(chosen: readonly (Color | undefined)[], seats: number): Color[] {
  const first = chosen.find(Boolean) ?? 'green';
  const opposite = colors[(colors.indexOf(first) + 2) % 4]!;
  const left = new Set([first, ...(seats === 2 ? [opposite] : []), ...colors]);
  for (const name of chosen) if (name) left.delete(name);
  const others = left.values();
  return Array.from({length: seats}, (_, seat) => chosen[seat] ?? others.next().value!);
}

/**
 * Options with the colours that players have chosen. A player whose colour is that of a corner gets that corner; the
 * others get the remaining ones, clockwise or opposite.
 */
export function optionsFor(options: LudoOptions, seats: readonly {readonly color?: string}[]): LudoOptions {
  const chosen = seats.map(({color}) => (color === undefined ? undefined : readWordOf(color, colors)));
  return chosen.some(Boolean) ? {...options, colors: colorsOf(chosen, seats.length)} : options;
}
