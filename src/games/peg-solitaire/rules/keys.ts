/** A hash set of positions, two words each, in typed arrays. Numbers positions in insertion order. */
export class Keys {
  /** The words of position i. */
  a: Int32Array;
  b: Int32Array;
  size = 0;
  /**
   * Numbers plus 1 by hash. Only the part up to `#last` is in use, so that few positions stay close together in memory.
   */
  #slots = new Int32Array(1024);
  #last = 1023;

  /** @param room initial capacity, a power of 2; growing beyond it takes time */
  constructor(room = 512) {
    this.a = new Int32Array(room);
    this.b = new Int32Array(room);
  }

  /** The number of a position; −1 if it is not in the set. */
  find(a: number, b: number): number {
    const slots = this.#slots;
    const last = this.#last;
    for (let slot = hashOf(a, b) & last; ; slot = (slot + 1) & last) {
      const i = slots[slot]! - 1;
      if (i < 0 || (this.a[i] === a && this.b[i] === b)) return i;
    }
  }

  /** Whether a position is in the set. */
  has(a: number, b: number): boolean {
    return this.find(a, b) >= 0;
  }

  /** Adds a position. Returns whether it is new; its number is then the last one. */
  add(a: number, b: number): boolean {
    const slots = this.#slots;
    const last = this.#last;
    let slot = hashOf(a, b) & last;
    for (let i = slots[slot]! - 1; i >= 0; i = slots[slot]! - 1) {
      if (this.a[i] === a && this.b[i] === b) return false;
      slot = (slot + 1) & last;
    }
    if (this.size === this.a.length) {
      this.a = twice(this.a);
      this.b = twice(this.b);
    }
    this.a[this.size] = a;
    this.b[this.size] = b;
    slots[slot] = ++this.size;
    if (this.size * 2 > last) this.#rehash(last * 4);
    return true;
  }

  /** Empties the set and prepares it for about so many positions. */
  clear(expected: number): void {
    this.size = 0;
    this.#rehash(expected * 2);
  }

  /** Rehashes all positions for a capacity. */
  #rehash(room: number): void {
    this.#last = (1 << (32 - Math.clz32(room | 1023))) - 1;
    if (this.#last >= this.#slots.length) this.#slots = new Int32Array(this.#last + 1);
    else this.#slots.fill(0, 0, this.#last + 1);
    for (let i = 0; i < this.size; i++) {
      let slot = hashOf(this.a[i]!, this.b[i]!) & this.#last;
      while (this.#slots[slot]) slot = (slot + 1) & this.#last;
      this.#slots[slot] = i + 1;
    }
  }
}

function twice(words: Int32Array): Int32Array {
  const more = new Int32Array(words.length * 2);
  more.set(words);
  return more;
}

function hashOf(a: number, b: number): number {
  const h = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  return h ^ (h >>> 15);
}
