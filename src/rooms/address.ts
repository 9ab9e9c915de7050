/** A room's code in an address: in the fragment, which no server sees. Each element with an id has a room of its own. */
import {readCode} from './book/codes.js';

const nameFor = (id: string): string => (id ? `room-${encodeURIComponent(id)}` : 'room');

/** The address with the code of a room; without a code, the address that leads to none. */
export function linkTo(href: string, code: string | undefined, id = ''): string {
  const url = new URL(href);
  const others = url.hash.slice(1).split('&');
  const kept = others.filter((part) => part && !part.startsWith(`${nameFor(id)}=`));
  url.hash = [...kept, ...(code === undefined ? [] : [`${nameFor(id)}=${code}`])].join('&');
  return url.href;
}

/** The code in an address. */
export function codeIn(href: string, id = ''): string | undefined {
  const start = `${nameFor(id)}=`;
  const parts = new URL(href).hash.slice(1).split('&');
  return readCode(parts.find((part) => part.startsWith(start))?.slice(start.length));
}
