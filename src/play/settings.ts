/** Reads settings that are independent of the rules, from attributes and properties with any value. */
import {badOption} from '../core/game.js';
import {readWordOf} from '../core/options.js';
import {limits} from '../core/record.js';

/** The speed of presentations. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export const speeds: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];

/** Reads one of several words, in any case. @throws {GameError} `bad-option` */
export function readWord<Word extends string>(name: string, value: unknown, words: readonly Word[]): Word | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const read = readWordOf(value, words);
  if (!read) throw badOption(name, value, words.join(', '));
  return read;
}

/** @throws {GameError} `bad-option` if it does not fit into a record */
export function readSeed(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'number' ? `${value}` : value;
  if (typeof text !== 'string' || text.length > limits.seed) {
    throw badOption('seed', value, `a string of at most ${limits.seed} characters, or a number`);
  }
  return text;
}

/**
 * The name to save a game under. Empty if that is the element's id, or the path of the page.
 * @throws {GameError} `bad-option`
 */
export function readSaveName(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  // `autosave` without a value, in the markup of a framework
  if (value === true) return '';
  if (typeof value !== 'string' && typeof value !== 'number') throw badOption('autosave', value, 'a string');
  return `${value}`;
}

/** Reads a number. @throws {GameError} `bad-option` */
export function readNumber(name: string, value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  const isText = typeof value === 'string' && value.length <= 100 && value.trim() !== '';
  const number = isText ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw badOption(name, value, 'a number');
  return number;
}

/** Reads seconds for a turn. @throws {GameError} `bad-option` */
export function readTurnClock(name: string, value: unknown): number | undefined {
  const seconds = readNumber(name, value);
  if (seconds !== undefined && (!Number.isInteger(seconds) || seconds < 5 || seconds > 86_400)) {
    throw badOption(name, value, 'a whole number from 5 to 86,400');
  }
  return seconds;
}

/** Reads the address of a page, which may be relative or empty, or `none`. @throws {GameError} `bad-option` */
export function readLink(name: string, value: unknown): string | undefined {
  const link = readText(name, value);
  const base = 'https://page.example/';
  if (link && !(URL.canParse(link, base) && /^https?:$/.test(new URL(link, base).protocol)))
    throw badOption(name, value, 'an address such as https://example.org/game, or none');
  return link;
}

/** Reads a text. @throws {GameError} `bad-option` */
export function readText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  // an attribute without a value, in the markup of a framework
  if (value === true) return '';
  if (typeof value !== 'string' || value.length > 2000)
    throw badOption(name, value, 'a text of at most 2000 characters');
  return value;
}
