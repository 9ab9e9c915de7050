/**
 * Connections by address. So many of them may be in rooms, and as many others may be waiting: for their request, or for the
 * first message, which says which seat they have. One too many takes the place of the one that has waited longest, so that
 * silent connections keep nobody out.
 */
interface Address {
  readonly waiting: Set<Ticket>;
  admitted: number;
}

export interface Ticket {
  readonly address: string;
  /** Admits the connection to a room. @returns false where the address has too many, unless it is let in all the same */
  admit(always: boolean): boolean;
  leave(): void;
}

export class Gate {
  readonly #most: number;
  readonly #evicted: (address: string) => void;
  readonly #addresses = new Map<string, Address>();

  constructor(most: number, evicted: (address: string) => void) {
    this.#most = most;
    this.#evicted = evicted;
  }

  /** @param close ends the connection */
  enter(address: string, close: () => void): Ticket {
    const known: Address = this.#addresses.get(address) ?? {waiting: new Set(), admitted: 0};
    this.#addresses.set(address, known);
    const {waiting} = known;
    let isAdmitted = false;
    let hasLeft = false;
    const ticket: Ticket & {close: () => void} = {
      address,
      close,
      admit: (always) => {
        if (hasLeft || (known.admitted >= this.#most && !always)) return false;
        waiting.delete(ticket);
        known.admitted++;
        isAdmitted = true;
        return true;
      },
      leave: () => {
        if (hasLeft) return;
        hasLeft = true;
        if (isAdmitted) known.admitted--;
        waiting.delete(ticket);
        if (waiting.size + known.admitted === 0) this.#addresses.delete(address);
      },
    };
    waiting.add(ticket);
    const [longest] = waiting;
    if (waiting.size > this.#most && longest) {
      this.#evicted(address);
      longest.leave();
      (longest as typeof ticket).close();
    }
    return ticket;
  }
}
