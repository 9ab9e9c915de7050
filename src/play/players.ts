/** Reads the `players` of a game: the string of an attribute, or a list from a script. */
import {isServer} from 'lit';
import {badOption, GameError} from '../core/game.js';
import {isObject, quote} from '../core/json.js';
import {readWordOf} from '../core/options.js';
import {limits, readSeat, seatKinds, type Seat, type SeatKind} from '../core/record.js';

/**
 * Players: a number of people, a string such as `Ada, Ben:auto, Cyd:red:auto:strong` (name, then colour, kind and level
 * in any order), or a list of names or seats.
 */
export type Players = number | string | readonly (string | Partial<Seat>)[];

/** Levels of automatic players, from the weakest. */
type Levels = readonly string[] | 'any';

/**
 * The seats of these players.
 * @param levels of automatic players; `any` if they are not known here, for a table
 * @throws {GameError} `bad-option`
 */
export function parsePlayers(value: Players, [min, max]: readonly [number, number], levels: Levels = []): Seat[] {
  const list = asList(value);
  if (!list || list.length < min || list.length > max) {
    throw badOption(
      'players',
      value,
      `${min === max ? min : `${min} to ${max}`}, as "${max > 1 ? 'Ada, Ben:auto' : 'Ada'}" or a list`,
    );
  }
  return Array.from(list, (player, i) =>
    typeof player === 'string' ? parsePlayer(player, levels) : checkSeat(player, i, levels),
  );
}

function asList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value === 'string' && !/^\s*\d+\s*$/.test(value))
    return value.length > 2000 ? undefined : value.split(',');
  const count = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  return Number.isInteger(count) && count >= 0 && count <= 99 ? Array<string>(count).fill('') : undefined;
}

function parsePlayer(text: string, levels: Levels): Seat {
  const [name = '', ...words] = text.split(':').map((part) => part.trim());
  if (name === 'human' || seatKinds.includes(name as SeatKind)) {
    throw badOption('players', text.trim(), `the name first, even if it is empty, as "Ada:${name}" or ":${name}"`);
  }
  if (name.length > limits.name) throw badOption('players', name, `names of at most ${limits.name} characters`);
  const kindOf = (word: string): SeatKind | undefined => {
    const kind = readWordOf(word, [...seatKinds, 'human']);
    return kind === 'human' ? 'person' : kind;
  };
  const kinds = words.flatMap((word) => kindOf(word) ?? []);
  const kind = kinds.at(-1) ?? 'person';
  let color: string | undefined;
  let level: string | undefined;
  for (const word of words) {
    if (kindOf(word)) continue;
    const known = levels === 'any' ? undefined : readWordOf(word, levels);
    if (known) level = known;
    else if (isColor(word)) color = word;
    else if (levels === 'any' && kind === 'auto' && /^[a-z][\w-]*$/i.test(word)) level = word;
    else {
      const expected = ['a colour', ...seatKinds, ...(levels === 'any' ? ['the level of an auto player'] : levels)];
      throw badOption('players', word, `one of ${expected.join(', ')} after the name`);
    }
  }
  return {name, kind, ...(color ? {color} : {}), ...(level ? {level} : {})};
}

function checkSeat(value: unknown, i: number, levels: Levels): Seat {
  const what = `players[${i}]`;
  try {
    if (!isObject(value)) throw badOption(what, value, 'a name or an object with name, kind, colour and level');
    const seat = readSeat(value, what);
    if (seat.level !== undefined && levels !== 'any' && !levels.includes(seat.level)) {
      throw badOption(
        `${what}.level`,
        seat.level,
        levels.length ? levels.join(' or ') : 'none: this game has no levels',
      );
    }
    if (seat.color !== undefined && !isColor(seat.color)) throw badOption(`${what}.color`, seat.color, 'a CSS colour');
    return seat;
  } catch (error) {
    throw new GameError('bad-option', (error as Error).message, quote(value));
  }
}

/**
 * Whether a string is a CSS colour; on a server, without CSS, whether it looks like one. Values that are also valid as
 * a width are not colours but stand for something else, such as `inherit` or `var(--x)`.
 */
function isColor(text: string): boolean {
  if (isServer) return /^(#?\w+|(rgb|hsl|hwb|(ok)?l(ab|ch))a?\([\w\s.,%/-]+\))$/i.test(text);
  return text.length <= limits.name && CSS.supports('color', text) && !CSS.supports('width', text);
}
