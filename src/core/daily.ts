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
