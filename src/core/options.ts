/** Parsers of single options, for `parseOptions`. Each accepts the value itself or its string form in an attribute. */
import {badOption, GameError, invalid, plain} from './game.js';
import {isObject, type Json, type JsonObject} from './json.js';

/** Maximum length of a number as a string, in characters. */
const longestNumber = 100;

/** The raw value of an option; undefined if it is missing, null or an empty string. */
function given(raw: JsonObject, name: string): unknown {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
  return value === null || value === '' ? undefined : value;
}

/** The one of several words that a value is; capital letters make no difference. */
export const readWordOf = <T extends string>(value: unknown, words: readonly T[]): T | undefined =>
  words.find((word) => word === value) ??
  (typeof value === 'string' ? words.find((word) => word.toLowerCase() === value.toLowerCase()) : undefined);

/** One of several words, in any case. @throws {GameError} `bad-option` */
export function wordOption<const T extends string>(
  raw: JsonObject,
  name: string,
  words: readonly T[],
  standard: NoInfer<T>,
): T {
  const value = given(raw, name);
  if (value === undefined) return standard;
  const word = readWordOf(value, words);
  if (word === undefined) throw badOption(name, value, words.map((w) => `"${w}"`).join(' or '));
  return word;
}

/** A whole number from `min` to `max`, both inclusive. @throws {GameError} `bad-option` */
export function wholeOption(raw: JsonObject, name: string, min: number, max: number, standard: number): number {
  const value = given(raw, name);
  if (value === undefined) return standard;
  const isNumber = typeof value === 'string' && value.length <= longestNumber && /^\s*[+-]?\d+\s*$/.test(value);
  const number = isNumber ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max) {
    throw badOption(name, value, `a whole number from ${min} to ${max}`);
  }
  // -0 is not JSON
  return number + 0;
}

/** A text of at most 200 characters, or a number as text. @throws {GameError} `bad-option` */
export function textOption(raw: JsonObject, name: string, standard: string): string {
  const value = given(raw, name);
  if (value === undefined) return standard;
  const text = typeof value === 'number' ? `${value}` : value;
  if (typeof text !== 'string' || text.length > 200) throw badOption(name, value, 'a text of at most 200 characters');
  return text;
}

/** A boolean, also as `on` (or empty, as the attribute alone), `off`, `true` or `false`. @throws {GameError} `bad-option` */
export function switchOption(raw: JsonObject, name: string, standard: boolean): boolean {
  return readSwitch(name, Object.hasOwn(raw, name) ? raw[name] : undefined) ?? standard;
}

/** The one rule for all switches; undefined for the default. @throws {GameError} `bad-option` */
export function readSwitch(name: string, value: unknown): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (value === true || value === '') return true;
  if (value === false) return false;
  const word = readWordOf(value, ['on', 'true', 'off', 'false']);
  if (!word) throw badOption(name, value, 'on or off');
  return word === 'on' || word === 'true';
}

/** Maximum number of errors in one message. */
const mostErrors = 20;

/** Maximum number of properties of untrusted options: copying a million of them takes seconds. */
const mostNames = 1000;

/** The error about unknown option names, all of which {@link parseAll} leaves out at once. */
class UnknownNames extends GameError {
  readonly names: readonly string[];

  constructor(names: readonly string[], known: readonly string[], value: Json | undefined) {
    const [what, quoted] = names.length === 1 ? ['option name', names[0]] : ['option names', names];
    super('bad-option', invalid(what, quoted, `one of ${known.join(', ')}`), value, names[0]);
    this.names = names;
  }
}

/**
 * Parses options so that the error names all wrong ones: those found are left out, until the others can be parsed.
 * @param parse throws {@link badOption} with the name of the first wrong option
 * @throws {GameError} `bad-option`
 */
export function parseAll<Options>(raw: JsonObject, parse: (raw: JsonObject) => Options): Options {
  if (isObject(raw)) fewNames('options', raw);
  const errors: GameError[] = [];
  for (let rest = raw; ;) {
    try {
      const options = parse(rest);
      if (errors.length === 0) return options;
      break;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      errors.push(error);
      const wrong = error instanceof UnknownNames ? error.names : [error.option ?? ''];
      if (!isObject(rest) || !wrong.some((name) => Object.hasOwn(rest, name)) || errors.length === mostErrors) break;
      rest = Object.fromEntries(Object.entries(rest).filter(([name]) => !wrong.includes(name)));
    }
  }
  const [first] = errors;
  if (errors.length === 1) throw first!;
  throw new GameError('bad-option', errors.map(({message}) => message).join(' '), first!.value, first!.option);
}

/** Rejects objects with more than 1000 properties before anything copies them. @throws {GameError} `bad-option` */
export function fewNames(what: string, raw: object): void {
  const names = Object.keys(raw).length;
  if (names > mostNames) throw badOption(what, `${names} properties`, `at most ${mostNames}`);
}

/** Rejects unknown option names, such as misspelled ones, and values other than objects. @throws {GameError} `bad-option` */
export function onlyOptions(raw: JsonObject, names: readonly string[]): void {
  if (!isObject(raw)) throw badOption('options', raw, 'an object');
  fewNames('options', raw);
  const unknown = Object.keys(raw).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new UnknownNames(unknown, names, plain(raw[unknown[0]!]));
}
