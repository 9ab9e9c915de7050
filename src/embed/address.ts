/** Reads and writes the URL of the embed page. A URL is untrusted input: reading one never throws. */
import {readWordOf} from '../core/options.js';
import {isTracking} from '../core/tracking.js';
import type {GameSpec, Property, Setting} from './specs.js';
import {isSupported, languages} from './words.js';

/**
 * Limits for URLs, in characters, numbers of parameters and, for `length`, CSS pixels. Values beyond them are reported
 * and ignored.
 */
export const limits = {parameters: 100, value: 8000, lang: 35, title: 200, theme: 200, length: 100};

export type Scheme = 'light' | 'dark';
type Direction = 'ltr' | 'rtl';

/** The game, settings and appearance that a user has chosen. */
export interface Choice {
  readonly game?: GameSpec | undefined;
  /** Attributes of the game. The value of a boolean attribute that is set is an empty string. */
  readonly settings: ReadonlyMap<string, string>;
  /** Custom properties of the game. */
  readonly theme: ReadonlyMap<string, string>;
  readonly scheme?: Scheme | undefined;
  readonly dir?: Direction | undefined;
  readonly title?: string | undefined;
}

/** A choice read from a URL, and its problems as English sentences for the author of the URL. */
export interface Address extends Choice {
  readonly problems: readonly string[];
}

const on = ['', 'on', 'true'];
const off = ['off', 'false'];

/** Quotes untrusted text: at most 40 characters, with control and bidirectional characters replaced. */
function quoted(text: string): string {
  const characters = [...text.slice(0, 80).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd')];
  return `"${characters.slice(0, 40).join('')}${characters.length > 40 || text.length > 80 ? '…' : ''}"`;
}

const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const invalid = (name: string, value: string, expected: string): {problem: string} => ({
  problem: `Invalid ${name}: ${quoted(value)}. Expected ${expected}.`,
});

type Read = {readonly value?: string} | {readonly problem: string};

/** Reads a setting; `{}` keeps the default. Values that only the rules can check, such as boards, are passed on. */
function readSetting({name, kind, words = [], empty}: Setting, value: string): Read {
  if (value.length > limits.value) return invalid(name, value, `at most ${limits.value} characters`);
  const word = value.trim();
  if (name === 'lang') {
    if (word === '') return {};
    return isLanguage(word) ? {value: word} : invalid(name, value, listOf(Object.keys(languages)));
  }
  switch (kind) {
    case 'switch':
      if (off.includes(word.toLowerCase())) return {};
      return on.includes(word.toLowerCase()) ? {value: ''} : invalid(name, value, 'on or off');
    case 'words': {
      const lower = word.toLowerCase();
      const asSwitch = words.includes('on') && (on.includes(lower) ? 'on' : off.includes(lower) && 'off');
      if (asSwitch) return {value: asSwitch};
      if (word === '') return {};
      const read = readWordOf(word, words);
      return read === undefined ? invalid(name, value, listOf(words)) : {value: read};
    }
    case 'number':
      if (word === '') return {};
      return /^[+-]?\d{1,15}$/.test(word) ? {value: word} : invalid(name, value, 'a whole number');
    case 'text':
      if (word === '') return empty ? {value: ''} : {};
      // other words for on and off may be names
      if (!empty || ![...on, ...off].includes(word)) return {value};
      return on.includes(word) ? {value: ''} : {};
  }
}

const isLanguage = (text: string): boolean =>
  text.length <= limits.lang && /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i.test(text) && isSupported(text);

const functions = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|calc|min|max|clamp|round)$/;

/** The values of a custom property, for messages. */
export const expectedOf = ({length}: Property): string =>
  length ? `a length of at most ${limits.length} pixels` : 'a colour';

/** Computes a length in CSS pixels, in the current window. */
function pixelsOf(length: string): number {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: fixed; visibility: hidden';
  probe.style.width = length;
  document.documentElement.append(probe);
  const {width} = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/** Whether a text is a safe value of a custom property: a colour or a length, without a reference to a resource. */
export function isThemeValue(value: string, {length}: Property): boolean {
  if (value.length > limits.theme) return false;
  if (!/^[-\w#%.,()\s/+*]+$/.test(value) || !/\w/.test(value)) return false;
  const isSafe = value
    .split('(')
    .slice(0, -1)
    .every((before) => {
      const name = before.split(/[^-\w]/).at(-1)!;
      // parentheses without a function name only group
      return name === '' || functions.test(name.toLowerCase());
    });
  // Node has no `CSS`
  if (!isSafe || typeof CSS === 'undefined') return isSafe;
  return CSS.supports(length ? 'padding-left' : 'color', value) && !(length && pixelsOf(value) > limits.length);
}

/** Reads a parameter of the page around the game. */
function readPage(name: string, value: string): Partial<Pick<Choice, 'scheme' | 'dir' | 'title'>> | {problem: string} {
  switch (name) {
    case 'color-scheme':
      if (value === 'light' || value === 'dark') return {scheme: value};
      return ['', 'auto', 'light dark', 'normal'].includes(value) ? {} : invalid(name, value, 'light, dark or auto');
    case 'dir':
      if (value === 'ltr' || value === 'rtl') return {dir: value};
      return ['', 'auto'].includes(value) ? {} : invalid(name, value, 'ltr, rtl or auto');
    default:
      if (value.length > limits.title) return invalid('title', value, `at most ${limits.title} characters`);
      return value.trim() ? {title: value.trim()} : {};
  }
}

/** Parameters of the page. No game has attributes of these names. */
export const pageParameters: readonly string[] = ['game', 'color-scheme', 'dir', 'title'];

/** Finds a game by its name or tag. */
export const gameNamed = (games: readonly GameSpec[], name: string): GameSpec | undefined =>
  games.find((game) => game.name === name || game.tag === name);

/** Reads the query of a URL, from its `?` on. */
export function readAddress(search: string, games: readonly GameSpec[]): Address {
  const problems: string[] = [];
  const given = new Map<string, string>();
  for (const [at, [name, value]] of [...new URLSearchParams(search)].entries()) {
    if (at >= limits.parameters) {
      problems.push(`Too many settings. Expected at most ${limits.parameters}; the rest are ignored.`);
      break;
    }
    if (given.has(name)) problems.push(`Repeated setting: ${quoted(name)}. Expected it once; the first value is used.`);
    else given.set(name, value);
  }

  const name = given.get('game')?.trim().toLowerCase() ?? '';
  const game = gameNamed(games, name);
  if (name && !game) problems.push(invalid('game', given.get('game')!, listOf(games.map((each) => each.name))).problem);
  const settings = new Map<string, string>();
  const theme = new Map<string, string>();
  let page: Partial<Pick<Choice, 'scheme' | 'dir' | 'title'>> = {};
  const isKnown = (parameter: string): boolean =>
    pageParameters.includes(parameter) ||
    (game ? [game] : games).some((each) => [...each.settings, ...each.properties].some((of) => of.name === parameter));
  for (const [parameter, value] of given) {
    if (parameter === 'game' || isTracking(parameter)) continue;
    if (pageParameters.includes(parameter)) {
      const read = readPage(parameter, value);
      if ('problem' in read) problems.push(read.problem);
      else page = {...page, ...read};
      continue;
    }
    // the list of games also has a language
    const setting = game ? game.settings.find((each) => each.name === parameter) : language(parameter);
    const property = game?.properties.find((each) => each.name === parameter);
    if (setting) {
      const read = readSetting(setting, value);
      if ('problem' in read) problems.push(read.problem);
      else if (read.value !== undefined) settings.set(parameter, read.value);
    } else if (property) {
      if (isThemeValue(value, property)) theme.set(parameter, value.trim());
      else if (value.trim()) problems.push(invalid(parameter, value, expectedOf(property)).problem);
    } else if (!isKnown(parameter)) {
      const lower = parameter.toLowerCase();
      problems.push(`Unknown setting: ${quoted(parameter)}.${isKnown(lower) ? ` Expected ${quoted(lower)}.` : ''}`);
    } else if (!name) {
      // an unknown game has been reported already
      problems.push(`Setting without a game: ${quoted(parameter)}.`);
    }
  }
  return {game, settings, theme, ...page, problems};
}

const language = (name: string): Setting | undefined => (name === 'lang' ? {name, kind: 'text'} : undefined);

/** The syntax of a setting. */
export const kindOf = (game: GameSpec | undefined, name: string): Setting['kind'] | undefined =>
  game?.settings.find((setting) => setting.name === name)?.kind;

/** Writes the query of a URL, from its `?` on; the inverse of {@link readAddress}. */
export function writeAddress({game, settings, theme, scheme, dir, title}: Choice): string {
  const parameters = new URLSearchParams([
    ...(game ? [['game', game.name]] : []),
    ...[...settings].map(([name, value]) => [name, kindOf(game, name) === 'switch' ? 'on' : value]),
    ...theme,
    ...(scheme ? [['color-scheme', scheme]] : []),
    ...(dir ? [['dir', dir]] : []),
    ...(title ? [['title', title]] : []),
  ]);
  const text = parameters.toString();
  // these characters need no escaping in a query; unescaped they are easier to read
  return text ? `?${text.replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')}` : '';
}
