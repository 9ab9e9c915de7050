/** A room's code in an address: in the fragment, which no server sees. Each element with an id has a room of its own. */
import {sha256} from '../core/sha256.js';
import {alphabet, codeLength, codeOf, readCode} from './state/codes.js';

const nameFor = (id: string): string => (id ? `room-${encodeURIComponent(id)}` : 'room');

/** The address with the code of a room; without a code, the address that leads to none. */
export function linkTo(href: string, code: string | undefined, id = ''): string {
  const url = new URL(href);
  const others = url.hash.slice(1).split('&');
  const kept = others.filter((part) => part && !part.startsWith(`${nameFor(id)}=`));
  url.hash = [...kept, ...(code === undefined ? [] : [`${nameFor(id)}=${code}`])].join('&');
  return url.href;
}

/** The code in an address; an invalid one is returned as it stands there. */
export function codeIn(href: string, id = ''): string | undefined {
  const start = `${nameFor(id)}=`;
  const parts = new URL(href).hash.slice(1).split('&');
  const given = parts.find((part) => part.startsWith(start))?.slice(start.length);
  return readCode(given) ?? (given || undefined);
}

/** Puts a link into the page's address, so that a reload comes back to it. */
export function goTo(link: string): void {
  try {
    history.replaceState(history.state, '', link);
  } catch {
    // a page without an address of its own
  }
}

/** A new code. */
export function newCode(): string {
  return codeOf(crypto.getRandomValues(new Uint8Array(codeLength)));
}

/** The rooms of a table: the codes of its games are derived from one code. */
export interface Group {
  readonly code: string;
  /** The id of the table, whose link leads to all of its games. */
  readonly id: string;
  /** Whether its rooms are opened here. */
  readonly opens: boolean;
}

/**
 * The group of a table: by the code given, even if it is invalid, the one in the page's address, or a new one.
 * @param hasLink whether a link can lead others there, and a reload back
 */
export function groupOf(given: string, id: string, hasLink: boolean): Group {
  const known = given ? (readCode(given) ?? given) : hasLink ? codeIn(location.href, id) : undefined;
  const code = known ?? newCode();
  if (!known && hasLink) goTo(linkTo(location.href, code, id));
  return {code, id, opens: !known};
}

/** The code of one game at a table, the same for all who sit there. */
export function codeAt({code}: Group, game: string): string {
  const hash = sha256(game);
  const own = [0, 2, 4].map((at) => alphabet[Number.parseInt(hash.slice(at, at + 2), 16) & 31]);
  return code.slice(0, 9) + own.join('');
}
