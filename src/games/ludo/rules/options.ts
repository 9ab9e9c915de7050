/** What may differ from table to table: every rule is a switch of its own, and two presets set them all. */
import {badOption} from '../../../core/game.js';
import {sameJson, type JsonObject} from '../../../core/json.js';
import {onlyOptions, switchOption, wholeOption, wordOption} from '../../../core/options.js';
import {colours, tracks, type Colour, type TrackName} from './tracks.js';

/** Complete options. Defaults are those of the preset `standard`; what `classic59` has otherwise is said. */
export type LudoOptions = {
  /** The preset that options left out come from. */
  readonly rules: 'standard' | 'classic59';
  /** The numbering; by default of the preset's name. */
  readonly track: TrackName;
  /** A coin that would pass home turns round there; else it cannot move (default). By default as the track has it. */
  readonly bounce: boolean;
  /** No capture on the eight safe squares. On; `classic59` off. */
  readonly safe: boolean;
  /** A coin that ends on rivals sends them all to their pockets. On. */
  readonly capture: boolean;
  /** Only a six brings a coin out; else any throw does. On. */
  readonly sixEnters: boolean;
  /** A six gives another throw, also where nothing could move. On. */
  readonly sixAgain: boolean;
  /** A capture gives another throw. On; `classic59` off. */
  readonly captureAgain: boolean;
  /** A coin that comes home gives another throw. On; `classic59` off. */
  readonly homeAgain: boolean;
  /** The third six in a row is not moved and ends the turn. On; `classic59` off. */
  readonly threeSixes: boolean;
  /** Up to three throws in a turn while all coins are in the pocket. Off. */
  readonly attempts: boolean;
  /**
   * In teams this goes for who is done and moves the partner's coins, too: up to three throws while all of these are in
   * the pocket. Only with `attempts` and `teams`; then on, but off in games from before there was this option. Complete
   * options that leave it out are of such a game.
   */
  readonly partnerAttempts?: boolean;
  /** Two coins of one colour on a square of the ring let no rival pass or end there. Off. */
  readonly blocks: boolean;
  /** Of four seats, the two opposite play together: who is done moves the partner's coins. Off. */
  readonly teams: boolean;
  /** Where all coins that may move stand on one square, the first moves with the throw. Off. */
  readonly autoMove: boolean;
  /** The others play on for their places when one is done. Off; in teams nobody is left to play on. */
  readonly playOn: boolean;
  /** Coins of each player, 1 to 4 (default). */
  readonly coins: number;
  /** By seat; the other seats take what is left, clockwise from green, or of two seats the opposite. None by default. */
  readonly colours: readonly Colour[];
  /** Seats, counted from the last, that nobody takes at first; 0 (default) to 2. Two seats always take part, in teams all. */
  readonly open: number;
};

/** Switches that are on in both presets, in `standard` only, and in none. */
const switches = [
  ['capture', 'sixEnters', 'sixAgain'],
  ['safe', 'captureAgain', 'homeAgain', 'threeSixes'],
  ['attempts', 'blocks', 'teams', 'autoMove', 'playOn'],
] as const;
type Switch = (typeof switches)[number][number];

const presets = ['standard', 'classic59'] as const;

/**
 * Complete options from some of them, as values or as texts (`colours`: `red green`).
 * @throws {GameError} `bad-option`
 */
export function parseOptions(raw: JsonObject): LudoOptions {
  onlyOptions(raw, ['rules', 'track', 'bounce', ...switches.flat(), 'partnerAttempts', 'coins', 'colours', 'open']);
  const rules = wordOption(raw, 'rules', presets, 'standard');
  const track = wordOption(raw, 'track', presets, rules);
  const on = rules === 'standard' ? 2 : 1;
  const switched = switches.flatMap((names, i) => names.map((name) => [name, switchOption(raw, name, i < on)]));
  const options: LudoOptions = {
    rules,
    track,
    bounce: switchOption(raw, 'bounce', tracks[track].bounce),
    ...(Object.fromEntries(switched) as Record<Switch, boolean>),
    coins: wholeOption(raw, 'coins', 1, 4, 4),
    colours: listOfColours(raw['colours']),
    open: wholeOption(raw, 'open', 0, 2, 0),
  };
  const partnerAttempts = switchOption(raw, 'partnerAttempts', !sameJson(raw, options));
  return options.attempts && options.teams ? {...options, partnerAttempts} : options;
}

function listOfColours(raw: unknown): Colour[] {
  const list: unknown = typeof raw === 'string' ? raw.split(/[\s,]+/).filter(Boolean) : (raw ?? []);
  if (
    !Array.isArray(list) ||
    list.length > colours.length ||
    !Array.from(list).every((name, i) => colours.includes(name as Colour) && list.indexOf(name) === i)
  ) {
    throw badOption('colours', raw, `colours from ${colours.join(', ')}, each at most once`);
  }
  return Array.from(list as Colour[]);
}

/** The colour of every seat. */
export function coloursOf(chosen: readonly Colour[], seats: number): Colour[] {
  const first = chosen[0] ?? 'green';
  const opposite = colours[(colours.indexOf(first) + 2) % 4]!;
  return [...new Set([...chosen, first, ...(seats === 2 ? [opposite] : []), ...colours])].slice(0, seats);
}

/**
 * Options with the colours that players have chosen: a colour that is a corner of the board is the player's; who has none
 * takes what is left, clockwise or opposite.
 */
export function optionsFor(options: LudoOptions, seats: readonly {readonly colour?: string}[]): LudoOptions {
  const chosen = seats.map(({colour}) => colours.find((name) => name === colour));
  const first = chosen.find(Boolean);
  if (!first) return options;
  const opposite = colours[(colours.indexOf(first) + 2) % 4]!;
  const left = [...(seats.length === 2 ? [opposite] : []), ...colours].filter((name) => !chosen.includes(name));
  return {...options, colours: chosen.map((name) => name ?? left.splice(0, 1)[0]!)};
}
