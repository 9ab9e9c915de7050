/** Mid-game states, for tests, puzzles and the analysis of positions. */
import {badOption} from '../../../core/game.js';
import {isObject, type JsonObject} from '../../../core/json.js';
import {wholeOption} from '../../../core/options.js';
import {ludo, tableOf, type LudoState} from './game.js';
import {parseOptions} from './options.js';
import type {Reason} from './table.js';
import {tracks} from './tracks.js';

/** A mid-game position: some fields of its state. Omitted fields are as at the start of a turn. */
export type MidGame = Pick<LudoState, 'pieces'> &
  Partial<Pick<LudoState, 'seat' | 'pips' | 'sixes' | 'vain' | 'again' | 'away' | 'places' | 'rolled'>>;

const reasons: readonly (Reason | null)[] = [null, 'six', 'capture', 'home', 'attempt'];

/**
 * Makes a mid-game state:
 *
 *     stateFrom({}, {pieces: [[3, 0, 57, 57], [20, 20, 0, 0]], seat: 1, pips: 4})
 *
 * `play`, `moves`, `chances` and the automatic players accept it like any other state. If some seats have all pieces
 * home and others play on, `places` says in which order they finished; by default in the order of the seats.
 * @param options as for `parseOptions`
 * @param midGame the pieces of 2 to 4 seats, as many per seat as in the options; the game must not be over
 * @throws {GameError} `bad-option`
 */
export function stateFrom(options: JsonObject, midGame: MidGame): LudoState {
  const given = isObject(midGame) ? (midGame as Partial<MidGame>) : {};
  const seats = Array.isArray(given.pieces) ? given.pieces.length : 0;
  if (seats < 2 || seats > 4) throw badOption('pieces', given.pieces, 'a list with the pieces of 2 to 4 seats');
  const start = ludo.setup(parseOptions(options), seats);
  const {threeSixes, attempts, track, pieces: each} = start.options;
  const {home} = tracks[track];
  /** A list with one item per seat; by default that of the start. */
  const bySeat = <T>(name: 'pieces' | 'away' | 'rolled', isItem: (item: unknown) => boolean): readonly T[] => {
    const list: unknown = given[name] ?? start[name];
    if (Array.isArray(list) && list.length === seats && Array.from<unknown>(list).every(isItem)) return list as T[];
    throw badOption(name, list, `a list with one item for each of ${seats} seats, as in a state`);
  };
  const isList = (list: unknown, length: number, most: number): boolean =>
    Array.isArray(list) &&
    list.length === length &&
    Array.from<unknown>(list).every((n) => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= most);
  const pieces = bySeat<readonly number[]>('pieces', (own) => isList(own, each, home)).map((own) => [...own]);
  const away = [...bySeat<boolean>('away', (item) => typeof item === 'boolean')];
  const rolled = bySeat<readonly number[]>('rolled', (faces) => isList(faces, 6, Number.MAX_SAFE_INTEGER));
  const {seat = null, pips = null, sixes = null, vain = null, again = null} = given;
  const counts = {seat, pips, sixes, vain};
  const isSix = wholeOption(counts, 'pips', 0, 6, 0) === 6;
  const state: LudoState = {
    ...start,
    pieces,
    away,
    rolled: rolled.map((faces) => [...faces]),
    seat: wholeOption(counts, 'seat', 0, seats - 1, 0),
    pips: wholeOption(counts, 'pips', 0, 6, 0),
    sixes: wholeOption(counts, 'sixes', +isSix, threeSixes ? 2 : Number.MAX_SAFE_INTEGER, +isSix),
    vain: wholeOption(counts, 'vain', 0, attempts ? 2 : 0, 0),
    again,
    places: placesOf(start, pieces, away, given.places),
  };
  if (!reasons.includes(again)) throw badOption('again', again, `one of ${reasons.slice(1).join(', ')}, or null`);
  if (state.sixes > 0 && !isSix && (state.pips > 0 || again === null))
    throw badOption('sixes', state.sixes, '0 at the start of a turn and after any roll but a six');
  const table = tableOf(state);
  if (!table.isPlaying(state.seat)) throw badOption('seat', state.seat, 'a seat that plays on');
  if (state.pips > 0 && table.movable() === 0) throw badOption('pips', state.pips, 'a roll by which a piece can move');
  return state;
}

/** The places of seats that are done. */
function placesOf(
  start: LudoState,
  pieces: LudoState['pieces'],
  away: readonly boolean[],
  given: unknown,
): readonly number[] {
  const {options} = start;
  const {home} = tracks[options.track];
  const {partner} = tableOf(start).layout;
  const isDone = (seat: number): boolean => pieces[seat]!.every((position) => position === home);
  const done = pieces.flatMap((_, seat) => (isDone(seat) ? [seat] : []));
  const inTeams = partner[0] !== 0;
  const playing = pieces.filter((_, seat) => !away[seat] && !isDone(seat)).length;
  const isOver = inTeams
    ? done.some((seat) => isDone(partner[seat]!))
    : playing < 2 || (done.length > 0 && !options.playOn);
  if (isOver) throw badOption('pieces', pieces, 'a game that is not over');
  if (away.some((isAway, seat) => isAway && (inTeams || pieces[seat]!.some((position) => position > 0))))
    throw badOption('away', away, 'false in teams, and for seats with a piece outside the yard');
  const places = pieces.map((_, seat) => (inTeams ? 0 : done.indexOf(seat) + 1));
  if (given === undefined || given === null) return places;
  const sorted = (list: readonly unknown[]): string => [...list].sort().join();
  const isRight =
    Array.isArray(given) &&
    sorted(given) === sorted(places) &&
    (given as unknown[]).every((place, seat) => place === 0 || (Number.isInteger(place) && isDone(seat)));
  if (!isRight) throw badOption('places', given, '1, 2 and so on for seats that are done, 0 for the others');
  return [...(given as number[])];
}
