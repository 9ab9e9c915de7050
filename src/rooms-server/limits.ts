/** Access control: allowed origins and rate limits. */

/** Limits how often something may happen per address in a period of time. */
export class Rate {
  readonly #most: number;
  readonly #during: number;
  readonly #seen = new Map<string, {count: number; until: number}>();

  constructor(most: number, during: number) {
    this.#most = most;
    this.#during = during;
  }

  /** Whether the address has reached the limit. */
  isOver(address: string, now: number): boolean {
    const seen = this.#seen.get(address);
    return seen !== undefined && seen.until > now && seen.count >= this.#most;
  }

  count(address: string, now: number): void {
    const seen = this.#seen.get(address);
    if (seen && seen.until > now) seen.count++;
    else {
      if (this.#seen.size > 10_000) for (const [key, {until}] of this.#seen) if (until <= now) this.#seen.delete(key);
      this.#seen.set(address, {count: 1, until: now + this.#during});
    }
  }
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

/** The address of a client. Behind a proxy it is the last one in `X-Forwarded-For`. */
export function addressOf(
  socketAddress: string | undefined,
  forwarded: string | string[] | undefined,
  behindProxy: boolean,
): string {
  const named = behindProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return named || socketAddress || 'unknown';
}
