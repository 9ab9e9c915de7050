/** The links that are shared: to the page, to a challenge at the end of a result, and to a replay. */
import type {GameTypes} from '../../play/game-types.js';
import {isRefusal, toRefusal} from '../../core/game.js';
import {sameJson, type Json, type JsonObject} from '../../core/json.js';
import {isTracking} from '../../core/tracking.js';
import type {GameDefinition, GameView, ResultDetails} from '../../frame/game-definition.js';
import type {Settings} from '../../play/read-settings.js';

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

/** The address of this page; the canonical one if that is another page, such as the post in which this page is a frame. */
export function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  // what is no address is given back as it was written
  const isOther = canonical && URL.canParse(canonical) && !isSamePage(canonical, location.href);
  return linkOf(isOther ? canonical : location.href);
}

/** Whether two addresses are those of one page, apart from query and fragment. */
export function isSamePage(a: string, b: string): boolean {
  const [one, other] = [new URL(a), new URL(b)];
  return one.origin === other.origin && one.pathname === other.pathname;
}

/**
 * The address that challenges others to beat a score: options and seed of the game as attributes, and `target-score`. Empty if
 * others cannot open the page, or if attributes can't tell which game this is.
 */
export function challengeOf<T extends GameTypes>(
  {rules}: GameDefinition<T>,
  {seed, options}: GameView<T>,
  {setup, raw}: Settings<T>,
  {variant = (all) => all, day}: ResultDetails<T>,
  score: number,
): string {
  const link = linkOf(new URL(raw.link ?? '', location.href).href);
  const daily = day?.(options);
  if (!link || (!daily && seed === undefined)) return '';
  // without what chance has dealt, which follows from the seed: as set on the element, or else by another new game
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
  for (const name of ['autosave', 'target-score', 'seed']) url.searchParams.delete(name);
  for (const [name, parameter] of Object.entries(raw.attributes)) {
    url.searchParams.delete(parameter);
    if (name in texts) url.searchParams.set(parameter, texts[name]!);
  }
  if (!daily) url.searchParams.set('seed', seed!);
  url.searchParams.set('target-score', `${score}`);
  return url.href;
}

/** The address that plays the game with this share code again. */
export function replayOf(link: string | undefined, code: string): string {
  const {href} = new URL(link ?? '', location.href);
  const url = new URL(linkOf(href) || href);
  url.hash = `replay=${code}`;
  return url.href;
}

/** The value of an option as the text of an attribute. */
function textOf(value: Json | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.map(String).join(' ');
  return typeof value === 'object' || value === undefined ? '' : String(value);
}
