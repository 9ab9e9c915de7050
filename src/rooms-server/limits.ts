/** Access control: allowed origins and rate limits. */

/** Addresses that are remembered; of more, those counted first are forgotten. */
const mostAddresses = 100_000;

/** Limits how often something may happen per address in a period of time. */
export class Rate {
  readonly #most: number;
  readonly #during: number;
  /** In the order in which they end. */
  readonly #seen = new Map<string, {count: number; until: number}>();

  constructor(most: number, during: number) {
    this.#most = most;
    this.#during = during;
  }

  /** Addresses that are remembered. */
  get size(): number {
    return this.#seen.size;
  }

  /** Whether the address has reached the limit. */
  isOver(address: string, now: number): boolean {
    const seen = this.#seen.get(address);
    return this.#most === 0 || (seen !== undefined && seen.until > now && seen.count >= this.#most);
  }

  count(address: string, now: number): void {
    const seen = this.#seen.get(address);
    if (seen && seen.until > now) {
      seen.count++;
      return;
    }
    this.#seen.delete(address);
    for (const [key, {until}] of this.#seen) {
      if (until > now && this.#seen.size < mostAddresses) break;
      this.#seen.delete(key);
    }
    this.#seen.set(address, {count: 1, until: now + this.#during});
  }

  /** Counts, unless the limit is reached. @returns whether it may happen */
  take(address: string, now: number): boolean {
    if (this.isOver(address, now)) return false;
    this.count(address, now);
    return true;
  }
}

/** Passes on a few lines of each code per second. The next one after a gap says how many were left out. */
export class Sampler {
  readonly #most: number;
  readonly #seen = new Map<string, {since: number; count: number}>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns how many were left out before this one; undefined to leave it out, too */
  take(code: string, now: number): number | undefined {
    const seen = this.#seen.get(code);
    if (seen && now - seen.since < 1000) return ++seen.count > this.#most ? undefined : 0;
    this.#seen.set(code, {since: now, count: 1});
    return Math.max(0, (seen?.count ?? 0) - this.#most);
  }
}

/**
 * An origin as browsers send it: `https://games.example` for `https://Games.example/`.
 * @throws {RangeError} for what is none
 */
export function readOrigin(text: string): string {
  if (text === '*' || text === 'null') return text;
  const [, origin] = /^([a-z][\w+.-]*:\/\/[^/?#@\s]+)\/?$/i.exec(text) ?? [];
  if (origin === undefined || !URL.canParse(origin)) {
    const [host] = text.replace(/^\w*:?\/\//, '').split('/');
    throw new RangeError(
      `Invalid origin: ${text}. Expected a scheme and a host, such as https://${host || 'games.example'}.`,
    );
  }
  const {origin: known} = new URL(origin);
  return known === 'null' ? origin.toLowerCase() : known;
}

/**
 * Whether pages of an origin may use the server. Without a list: the server's own host and this machine. Clients
 * without an `Origin` header are not browsers, and could send any.
 */
export function isAllowed(origin: string | undefined, host: string | undefined, origins?: readonly string[]): boolean {
  if (origin === undefined || origins?.includes('*') || origins?.includes(origin)) return true;
  if (origins) return false;
  if (!URL.canParse(origin)) return false;
  const {host: from, hostname} = new URL(origin);
  return from === host || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * The address of a client. Behind a proxy it is the last one in `X-Forwarded-For`, which is given only then. Of an IPv6 address it is the network,
 * of 64 bits, since a client has all the others in it, too.
 */
export function addressOf(socketAddress: string | undefined, forwarded: string | string[] = ''): string {
  const named = String(forwarded).split(',').at(-1)?.trim();
  return networkOf(named || socketAddress || 'unknown');
}

/** `2001:db8:0:1::/64` for `2001:db8:0:1::7`; other addresses, those in `::ffff:1.2.3.4`, too, as they are. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [left = '', right] = address.toLowerCase().split('::');
  const groups = (text = ''): string[] => text.split(':').filter(Boolean);
  const [first, last] = [groups(left), groups(right)];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const all = right === undefined ? first : [...first, ...zeros, ...last];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
