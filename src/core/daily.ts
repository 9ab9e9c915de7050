/** Daily games, which are the same for everyone on a date. */
import {badOption} from './game.js';
import type {JsonObject} from './json.js';

/** The seed of the daily game of a date such as `2026-01-31`. @throws {GameError} `bad-option` */
export function dailySeed(date: string): string {
  if (!isDate(date)) throw badDate('date', date);
  return `daily ${date}`;
}

/**
 * Parses the option `daily`: a date such as `2026-01-31`; null if it is missing.
 * @throws {GameError} `bad-option`
 */
export function dailyOption(raw: JsonObject): string | null {
  const daily = raw['daily'];
  if (daily === undefined || daily === null || daily === '') return null;
  if (!isDate(daily)) throw badDate('daily', daily);
  return daily;
}

/** Options of a daily game, with the defaults of the day of the week. @param week defaults from Monday to Sunday */
export function withDaily(given: JsonObject, date: string, week: readonly JsonObject[]): JsonObject {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // Sakamoto's algorithm for the day of the week; January and February count as months of the previous year
  const last = month < 3 ? year - 1 : year;
  const offset = [6, 2, 1, 4, 6, 2, 4, 0, 3, 5, 1, 3][month - 1]!;
  const leaps = Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400);
  // elements pass all options, set or not
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return {...week[(last + leaps + offset + day) % 7], ...Object.fromEntries(set)};
}

function badDate(name: string, value: unknown): Error {
  return badOption(name, value, 'a date such as "2026-01-31"');
}

/** Whether it is a valid date. */
function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== 10 || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const leap = year % 4 === 0 && (year % 100 > 0 || year % 400 === 0);
  return day > 0 && day <= ([31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
}
