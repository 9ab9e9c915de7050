/** The links at the end of a result: the address of the page, of a challenge, and of a replay. */
import type {ReactiveElement} from 'lit';
import type {GameTypes} from '../../controllers/game-types.js';
import {isRefusal, toRefusal} from '../../core/game.js';
import {sameJson, type Json, type JsonObject} from '../../core/json.js';
import {isTracking} from '../../core/tracking.js';
import type {ElementGame} from '../element-game.js';
import type {Keepsake} from '../game-definition.js';
import {optionNames} from '../option-names.js';

/** The address of a page, without its room and without tracking; empty if others cannot open it. */
export function linkOf(href: string): string {
  const url = new URL(href);
  if (!/^https?:$/.test(url.protocol)) return '';
  // deleting writes the whole query anew
  for (const name of [...url.searchParams.keys()]) {
    if (name === 'room' || isTracking(name)) url.searchParams.delete(name);
  }
  const isRoom = (part: string): boolean => /^room(?:-[^=]*)?=/.test(part);
  const parts = url.hash.slice(1).split('&');
  if (parts.some(isRoom)) url.hash = parts.filter((part) => !isRoom(part)).join('&');
  return url.href;
}

/**
 * The address that challenges others to beat a score: options and seed of the game as attributes, and `beat`. Empty if the
 * page takes no challenges, or if attributes can't tell which game this is.
 */
export function challengeOf<T extends GameTypes>(
  {element, definition: {rules}, settings, view: {seed, options}}: ElementGame<T>,
  {variant = (all) => all, day}: Keepsake<T>,
  score: number,
): string {
  const {challengeLink} = element;
  if (typeof challengeLink !== 'string' || !URL.canParse(challengeLink, location.href)) return '';
  const link = linkOf(new URL(challengeLink, location.href).href);
  const daily = day?.(options);
  if (!link || (!daily && seed === undefined)) return '';
  // without what chance has dealt, which follows from the seed: as set on the element, or else by another new game
  const {setup} = settings;
  const isSet = sameJson(variant(setup.options), variant(options));
  const ownOf = (all: T['options']): JsonObject => (isSet ? all : variant(all));
  const own = ownOf(isSet ? setup.options : options);
  const isOwn = (given: JsonObject): boolean => {
    const read = toRefusal(() => rules.parseOptions(given), '');
    return !isRefusal(read) && sameJson(ownOf(read), own);
  };
  let texts: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, textOf(value)]),
  );
  if (!isOwn(texts)) return '';
  for (const name of Object.keys(texts)) {
    const {[name]: _, ...others} = texts;
    if (isOwn(others)) texts = others;
  }

  const url = new URL(link);
  const {elementProperties} = element.constructor as typeof ReactiveElement;
  for (const name of ['autosave', 'beat', 'seed']) url.searchParams.delete(name);
  for (const name of optionNames(element)) {
    const attribute = elementProperties.get(name)?.attribute;
    const parameter = typeof attribute === 'string' ? attribute : name.toLowerCase();
    url.searchParams.delete(parameter);
    if (name in texts) url.searchParams.set(parameter, texts[name]!);
  }
  if (!daily) url.searchParams.set('seed', seed!);
  url.searchParams.set('beat', `${score}`);
  return url.href;
}

/** The address that plays the game again. @throws {GameError} `too-long` for a game that no code can hold */
export function replayOf<T extends GameTypes>({element, current}: ElementGame<T>): string {
  const {href} = new URL(element.replayLink ?? '', location.href);
  const url = new URL(linkOf(href) || href);
  url.hash = `replay=${current.share()}`;
  return url.href;
}

/** The value of an option as the text of an attribute. */
function textOf(value: Json | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.map(String).join(' ');
  return typeof value === 'object' || value === undefined ? '' : String(value);
}
