/** Reads the settings that have nothing to do with any rules: from attributes and properties, which may hold anything. */
import type {Speed} from '../controllers/presenter.js';
import {badOption} from '../core/game.js';
import {limits} from '../core/record.js';

export const speeds: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];

/** @throws {GameError} `bad-option` */
export function readSpeed(value: unknown): Speed | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const speed = speeds.find((word) => word === value);
  if (!speed) throw badOption('speed', value, speeds.join(', '));
  return speed;
}

/** @throws {GameError} `bad-option` for one that no record could hold */
export function readSeed(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'number' ? `${value}` : value;
  if (typeof text !== 'string' || text.length > limits.seed) {
    throw badOption('seed', value, `a string of at most ${limits.seed} characters, or a number`);
  }
  return text;
}

/**
 * The name to keep a game under; empty where the element's id is the name, or the path of the page.
 * @throws {GameError} `bad-option`
 */
export function readSaveName(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  // `autosave` alone, in a framework's markup
  if (value === true) return '';
  if (typeof value !== 'string' && typeof value !== 'number') throw badOption('autosave', value, 'a string');
  return `${value}`;
}
