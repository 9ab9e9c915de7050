/** Parsers of single options, for `parseOptions`. Each accepts the value itself or its string form in an attribute. */
import {badOption, GameError} from './game.js';
import {isObject, type JsonObject} from './json.js';

/** Maximum length of a number as a string, in characters. */
const longestNumber = 100;

/** The raw value of an option; undefined if it is missing, null or an empty string. */
function given(raw: JsonObject, name: string): unknown {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
  return value === null || value === '' ? undefined : value;
}

/** One of several words. @throws {GameError} `bad-option` */
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

/** A boolean, also as `on`, `off`, `true` or `false`. @throws {GameError} `bad-option` */
export function switchOption(raw: JsonObject, name: string, standard: boolean): boolean {
  const value = given(raw, name);
  if (value === undefined) return standard;
  if (value === true || value === 'on' || value === 'true') return true;
  if (value === false || value === 'off' || value === 'false') return false;
  throw badOption(name, value, 'on or off');
}

/** Maximum number of errors in one message. */
const mostErrors = 20;

/**
 * Parses options so that the error names all wrong ones: those found are left out, until the others can be parsed.
 * @param parse throws {@link badOption} with the name of the first wrong option
 * @throws {GameError} `bad-option`
 */
export function parseAll<Options>(raw: JsonObject, parse: (raw: JsonObject) => Options): Options {
  const errors: GameError[] = [];
  for (let rest = raw; ;) {
    try {
      const options = parse(rest);
      if (errors.length === 0) return options;
      break;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      errors.push(error);
      const {option = ''} = error;
      if (!isObject(rest) || !Object.hasOwn(rest, option) || errors.length === mostErrors) break;
      const {[option]: _, ...others} = rest;
      rest = others;
    }
  }
  const [first] = errors;
  if (errors.length === 1) throw first!;
  throw new GameError('bad-option', errors.map(({message}) => message).join(' '), first!.value, first!.option);
}

/** Rejects unknown option names, such as misspelled ones, and values other than objects. @throws {GameError} `bad-option` */
export function onlyOptions(raw: JsonObject, names: readonly string[]): void {
  if (!isObject(raw)) throw badOption('options', raw, 'an object');
  for (const name of Object.keys(raw)) {
    if (!names.includes(name)) throw badOption('option name', name, `one of ${names.join(', ')}`, raw[name]);
  }
}
