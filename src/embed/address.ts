/** What the address of the embed page says, and how such an address is written. Anything may stand in one: it never throws. */
import type {GameSpec, Setting} from './specs.js';

/** What all of an address may be: what is longer is named, and left out. */
export const limits = {parameters: 100, value: 8000, lang: 35, title: 200, theme: 200};

export type Scheme = 'light' | 'dark';
type Direction = 'ltr' | 'rtl';

/** What is chosen for one game. */
export interface Choice {
  readonly game?: GameSpec | undefined;
  /** Attributes of the game: a switch that is on is an empty text. */
  readonly settings: ReadonlyMap<string, string>;
  /** Custom properties of the game. */
  readonly theme: ReadonlyMap<string, string>;
  readonly scheme?: Scheme | undefined;
  readonly dir?: Direction | undefined;
  readonly title?: string | undefined;
}

/** A choice that came from an address, and what is wrong with that: English sentences for whoever wrote it. */
export interface Address extends Choice {
  readonly problems: readonly string[];
}

const on = ['', 'on', 'true', '1', 'yes'];
const off = ['off', 'false', '0', 'no'];

/** A text from outside within a sentence: short, and without what could turn the rest of the line around. */
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

/** One setting: `{}` where it is left as it is. What the rules alone can tell, such as a board, the game checks itself. */
function readSetting({name, kind, words = [], empty}: Setting, value: string): Read {
  if (value.length > limits.value) return invalid(name, value, `at most ${limits.value} characters`);
  const word = value.trim();
  if (name === 'lang') {
    if (word === '') return {};
    return isLanguage(word) ? {value: word} : invalid(name, value, 'a language such as en or pt-BR');
  }
  switch (kind) {
    case 'switch':
      if (off.includes(word)) return {};
      return on.includes(word) || word === name ? {value: ''} : invalid(name, value, 'on or off');
    case 'words': {
      const asSwitch = words.includes('on') && (on.includes(word) ? 'on' : off.includes(word) && 'off');
      if (asSwitch) return {value: asSwitch};
      if (word === '') return {};
      return words.includes(word) ? {value: word} : invalid(name, value, listOf(words));
    }
    case 'number':
      if (word === '') return {};
      return /^[+-]?\d{1,15}$/.test(word) ? {value: word} : invalid(name, value, 'a whole number');
    case 'text':
      return word === '' && !empty ? {} : {value};
  }
}

const isLanguage = (text: string): boolean =>
  text.length <= limits.lang && /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i.test(text);

const functions = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|calc|min|max|clamp|round)$/;

/** Whether a text is the value of a custom property that asks for nothing from elsewhere: a colour, a length. */
export function isThemeValue(value: string): boolean {
  if (value.length > limits.theme) return false;
  if (!/^[-\w#%.,()\s/+*]+$/.test(value) || !/\w/.test(value)) return false;
  return value
    .split('(')
    .slice(0, -1)
    .every((before) => {
      const name = before.split(/[^-\w]/).at(-1)!;
      // a bracket of its own only groups
      return name === '' || functions.test(name.toLowerCase());
    });
}

/** What is chosen for the page around the game. */
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

/** Parameters of the page; no attribute of a game has such a name. */
export const pageParameters: readonly string[] = ['game', 'color-scheme', 'dir', 'title'];

/** The game of that name or tag. */
export const gameNamed = (games: readonly GameSpec[], name: string): GameSpec | undefined =>
  games.find((game) => game.name === name || game.tag === name);

/** Reads the part of an address from its `?` on. */
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
  for (const [parameter, value] of given) {
    if (parameter === 'game') continue;
    if (pageParameters.includes(parameter)) {
      const read = readPage(parameter, value);
      if ('problem' in read) problems.push(read.problem);
      else page = {...page, ...read};
      continue;
    }
    // every game has a language: the list of games is in it, too
    const setting = game ? game.settings.find((each) => each.name === parameter) : language(parameter);
    const property = game?.properties.find((each) => each.name === parameter);
    if (setting) {
      const read = readSetting(setting, value);
      if ('problem' in read) problems.push(read.problem);
      else if (read.value !== undefined) settings.set(parameter, read.value);
    } else if (property) {
      if (isThemeValue(value)) theme.set(parameter, value.trim());
      else if (value.trim()) problems.push(invalid(parameter, value, 'a colour or a length').problem);
    } else if (game) {
      problems.push(`Unknown setting: ${quoted(parameter)}.`);
    }
  }
  return {game, settings, theme, ...page, problems};
}

const language = (name: string): Setting | undefined => (name === 'lang' ? {name, kind: 'text'} : undefined);

/** The address of a choice, from its `?` on; the other way round, {@link readAddress} finds the same choice. */
export function writeAddress({game, settings, theme, scheme, dir, title}: Choice): string {
  const kindOf = (name: string): string | undefined => game?.settings.find((each) => each.name === name)?.kind;
  const parameters = new URLSearchParams([
    ...(game ? [['game', game.name]] : []),
    ...[...settings].map(([name, value]) => [name, kindOf(name) === 'switch' ? 'on' : value]),
    ...theme,
    ...(scheme ? [['color-scheme', scheme]] : []),
    ...(dir ? [['dir', dir]] : []),
    ...(title ? [['title', title]] : []),
  ]);
  const text = parameters.toString();
  // these mean nothing in a query: an address that can be read is easier to write, too
  return text ? `?${text.replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')}` : '';
}
