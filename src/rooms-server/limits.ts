/** Who may use a server, and how much of it. */

/** How often something may happen for one address in a time; what is over it is refused. */
export class Rate {
  readonly #most: number;
  readonly #during: number;
  readonly #seen = new Map<string, {count: number; until: number}>();

  constructor(most: number, during: number) {
    this.#most = most;
    this.#during = during;
  }

  /** Whether the address has had its share. */
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
 * Whether pages of this origin may use the server. Without a list: those of the server's own host, and those on this
 * machine. Programs that send no origin are no pages, and can send any.
 */
export function isAllowed(origin: string | undefined, host: string | undefined, origins?: readonly string[]): boolean {
  if (origin === undefined || origins?.includes('*') || origins?.includes(origin)) return true;
  if (origins) return false;
  if (!URL.canParse(origin)) return false;
  const {host: from, hostname} = new URL(origin);
  return from === host || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** The address of whoever asks; behind a proxy the one that the proxy names, which is the last of the list. */
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
