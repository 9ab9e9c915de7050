/** Reads single options for `parseOptions`: each accepts the value itself or the text an attribute would hold. */
import {badOption} from './game.js';
import type {JsonObject} from './json.js';

/** Longest text of a number, in characters. */
const longestNumber = 100;

/** The option's raw value; undefined where it is missing, null or an empty text. */
function given(raw: JsonObject, name: string): unknown {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
  return value === null || value === '' ? undefined : value;
}

/** One of the words of a list. */
export function wordOption<const T extends string>(
  raw: JsonObject,
  name: string,
  words: readonly T[],
  standard: NoInfer<T>,
): T {
  const value = given(raw, name);
  if (value === undefined) return standard;
  const word = words.find((w) => w === value);
  if (word === undefined) throw badOption(name, value, words.map((w) => `"${w}"`).join(' or '));
  return word;
}

/** A whole number between two bounds, both allowed. */
export function wholeOption(raw: JsonObject, name: string, min: number, max: number, standard: number): number {
  const value = given(raw, name);
  if (value === undefined) return standard;
  const isNumber = typeof value === 'string' && value.length <= longestNumber && /^\s*[+-]?\d+\s*$/.test(value);
  const number = isNumber ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max) {
    throw badOption(name, value, `a whole number from ${min} to ${max}`);
  }
  // -0 is no JSON
  return number + 0;
}

/** On or off. As text: `on`, `true` or `off`, `false`. */
export function switchOption(raw: JsonObject, name: string, standard: boolean): boolean {
  const value = given(raw, name);
  if (value === undefined) return standard;
  if (value === true || value === 'on' || value === 'true') return true;
  if (value === false || value === 'off' || value === 'false') return false;
  throw badOption(name, value, 'on or off');
}

/** Refuses what is no object, and names that are no option: a slip of the pen in a property or a record. */
export function onlyOptions(raw: JsonObject, names: readonly string[]): void {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw badOption('options', raw, 'an object');
  }
  for (const name of Object.keys(raw)) {
    if (!names.includes(name)) throw badOption('option name', name, `one of ${names.join(', ')}`);
  }
}
