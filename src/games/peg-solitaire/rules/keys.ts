/** A set of positions, two words each, in typed arrays; it numbers them in the order in which they come. */
export class Keys {
  /** The words of position i. */
  a: Int32Array;
  b: Int32Array;
  size = 0;
  #slots: Int32Array;

  /** @param room a power of 2; for more positions than that the set grows, which takes its time */
  constructor(room = 512) {
    this.a = new Int32Array(room);
    this.b = new Int32Array(room);
    this.#slots = new Int32Array(room * 2);
  }

  /** The number of a position; −1 where it is not in the set. */
  find(a: number, b: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    for (let slot = spread(a, b) & last; ; slot = (slot + 1) & last) {
      const i = slots[slot]! - 1;
      if (i < 0 || (this.a[i] === a && this.b[i] === b)) return i;
    }
  }

  /** Adds a position; true where it is new, and then its number is the last. */
  add(a: number, b: number): boolean {
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = spread(a, b) & last;
    for (let i = slots[slot]! - 1; i >= 0; i = slots[slot]! - 1) {
      if (this.a[i] === a && this.b[i] === b) return false;
      slot = (slot + 1) & last;
    }
    if (this.size === this.a.length) {
      this.#grow();
      return this.add(a, b);
    }
    this.a[this.size] = a;
    this.b[this.size] = b;
    slots[slot] = ++this.size;
    return true;
  }

  clear(): void {
    this.size = 0;
    this.#slots.fill(0);
  }

  #grow(): void {
    const {a, b} = this;
    this.a = new Int32Array(a.length * 2);
    this.b = new Int32Array(a.length * 2);
    this.a.set(a);
    this.b.set(b);
    this.#slots = new Int32Array(a.length * 4);
    const {size} = this;
    this.size = 0;
    for (let i = 0; i < size; i++) this.add(a[i]!, b[i]!);
  }
}

function spread(a: number, b: number): number {
  const h = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  return h ^ (h >>> 15);
}
