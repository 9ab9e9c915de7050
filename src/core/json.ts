/** Plain JSON: what a state, an effect and a record are made of. */

export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json | undefined};
export type JsonObject = {readonly [key: string]: Json | undefined};

/** True for an object literal, as `JSON.parse` makes it: no array, no class instance. */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/**
 * True where both are the same JSON; the order of an object's keys does not count, nor the sign of zero. What can't be
 * compared, for a getter that throws or for having no end, is not the same.
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

/** The value, all of it frozen: read-only for whoever gets it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

/** A value from outside, short enough to quote in an error. */
export function quote(value: unknown): string {
  let text: string | undefined;
  let left = 200;
  /** Of what is long or wide only so much is looked at. */
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
    // a cycle, a throwing getter, or a lot inside: fall through to the type's name
  }
  text ??= typeof value;
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
