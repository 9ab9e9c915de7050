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
 * Deep equality of JSON. Ignores the order of keys and the sign of zero. Values that can't be compared (a throwing
 * getter, a cycle) are not equal.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  try {
    return isSame(a, b);
  } catch {
    return false;
  }
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a).filter((key) => a[key] !== undefined);
  return (
    keys.length === Object.keys(b).filter((key) => b[key] !== undefined).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
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
