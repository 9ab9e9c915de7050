/** Plain JSON, the form of states, effects and records. */

export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json | undefined};
export type JsonObject = {readonly [key: string]: Json | undefined};

/** True for plain objects, as `JSON.parse` returns them; false for arrays and class instances. */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/**
 * The work of visiting an untrusted value, which may be nested, share parts, or be a proxy of any length. It throws
 * after some dozen milliseconds.
 */
class Visit {
  /** Values left to visit. A key takes as long as `keyPrice` values. */
  #left = 1_000_000;
  static readonly #keyPrice = 20;
  static readonly #deepest = 100;

  /** Each value of a list, with its index. @param depth of the list */
  *items(list: readonly unknown[], depth: number): Generator<[item: unknown, i: number]> {
    for (let i = 0; i < list.length; i++) {
      this.#spend(1, depth);
      yield [list[i], i];
    }
  }

  /** The keys of an object whose value is not undefined. @param depth of the object */
  keys(value: Record<string, unknown>, depth: number): string[] {
    const keys = Object.keys(value);
    this.#spend(keys.length * Visit.#keyPrice, depth);
    return keys.filter((key) => value[key] !== undefined);
  }

  #spend(work: number, depth: number): void {
    this.#left -= work;
    if (this.#left < 0 || depth > Visit.#deepest) throw new RangeError('too large');
  }
}

/**
 * Deep equality of JSON. Ignores the order of keys and the sign of zero. Values that can't be compared (a throwing
 * getter, a cycle, more than a million values or 50,000 keys, a hundred levels) are not equal.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  try {
    return isSame(a, b, new Visit(), 0);
  } catch {
    return false;
  }
}

function isSame(a: unknown, b: unknown, visit: Visit, depth: number): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (const [item, i] of visit.items(a, depth)) if (!isSame(item, b[i], visit, depth + 1)) return false;
    return true;
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = visit.keys(a, depth);
  return (
    keys.length === visit.keys(b, depth).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key], visit, depth + 1))
  );
}

/** Freezes a value deeply and returns it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

/** An untrusted value as text of at most 60 characters, for error messages. */
export function quote(value: unknown): string {
  let text: string | undefined;
  let left = 200;
  /** Stops after 200 nested values, so that quoting takes little time for any value. */
  const part = (_: string, item: unknown): unknown => {
    if (--left < 0) throw new RangeError('long');
    return typeof item === 'string' ? item.slice(0, 60) : item;
  };
  try {
    text =
      typeof value === 'bigint'
        ? String(value)
        : JSON.stringify(Array.isArray(value) ? value.slice(0, 31) : value, part);
  } catch {
    // a cycle, a throwing getter or too many values: fall back to the name of the type
  }
  text ??= typeof value;
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
