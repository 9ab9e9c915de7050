/** Reads the `players` of a game: the text of an attribute, or a list from script. */
import {badOption, GameError} from '../core/game.js';
import {isObject, quote} from '../core/json.js';
import {limits, readSeat, seatKinds, type Seat, type SeatKind} from '../core/record.js';

/**
 * Players as a page may give them: a number of people, a text such as `Ada, Ben:auto, Cyd:red:auto:strong` (name, then
 * colour, kind and level in any order), or a list of names or seats.
 */
export type Players = number | string | readonly (string | Partial<Seat>)[];

/**
 * The seats that these players take.
 * @param levels how well automatic players of this game can play
 * @throws {GameError} `bad-option`
 */
export function parsePlayers(value: Players, [min, max]: readonly [number, number], levels: readonly string[] = []): Seat[] {
  const list = asList(value);
  if (!list || list.length < min || list.length > max) {
    throw badOption('players', value, `there must be ${min === max ? min : `${min} to ${max}`}, as "Ada, Ben:auto" or a list`);
  }
  return list.map((player, i) => (typeof player === 'string' ? parsePlayer(player, levels) : checkSeat(player, i, levels)));
}

function asList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return Array.from(value as unknown[]);
  if (typeof value === 'string' && !/^\s*\d+\s*$/.test(value)) return value.length > 2000 ? undefined : value.split(',');
  const count = Number(value);
  return Number.isInteger(count) && count >= 0 && count <= 99 ? Array.from({length: count}, () => '') : undefined;
}

function parsePlayer(text: string, levels: readonly string[]): Seat {
  const [name = '', ...words] = text.split(':').map((part) => part.trim());
  if (name.length > limits.name) throw badOption('players', name, `a name has at most ${limits.name} characters`);
  let kind: SeatKind = 'person';
  let colour: string | undefined;
  let level: string | undefined;
  for (const word of words) {
    if (word === 'human') kind = 'person';
    else if (seatKinds.includes(word as SeatKind)) kind = word as SeatKind;
    else if (levels.includes(word)) level = word;
    else if (isColour(word)) colour = word;
    else {
      const expected = ['a colour', ...seatKinds, ...levels].join(', ');
      throw badOption('players', word, `after a name comes one of: ${expected}`);
    }
  }
  return {name, kind, ...(colour ? {colour} : {}), ...(level ? {level} : {})};
}

function checkSeat(value: unknown, i: number, levels: readonly string[]): Seat {
  const what = `players[${i}]`;
  if (!isObject(value)) throw badOption(what, value, 'it must be a name or an object with name, kind, colour and level');
  try {
    const seat = readSeat(value, what);
    if (seat.level !== undefined && !levels.includes(seat.level)) {
      throw badOption(`${what}: level`, seat.level, levels.length ? `it must be ${levels.join(' or ')}` : 'this game has no levels');
    }
    if (seat.colour !== undefined && !isColour(seat.colour)) throw badOption(`${what}: colour`, seat.colour, 'it must be a CSS colour');
    return seat;
  } catch (error) {
    throw error instanceof GameError ? new GameError('bad-option', error.message, quote(value)) : error;
  }
}

/** Any CSS colour; where CSS can't be asked, on a server, any plain word or hex code. */
function isColour(text: string): boolean {
  return typeof CSS !== 'undefined' && 'supports' in CSS
    ? CSS.supports('color', text) && !/var\(|url\(/i.test(text)
    : /^#?\w+$/.test(text);
}
