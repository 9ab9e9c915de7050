/** Assertions, with messages that contain the expected and the actual value. */
import {isObject, quote, sameJson} from '../core/json.js';

/** A sample of about 24 items of a list, including the last one; all items of a short list. */
export function sample<T>(items: readonly T[], turn: number): readonly T[] {
  const step = Math.ceil(items.length / 24);
  return step <= 1 ? items : items.filter((_, i) => i % step === turn % step || i === items.length - 1);
}

/** Runs `work` while the clock and the random number generators throw. */
export function quietly<T>(work: () => T): T {
  const forbidden: [object, string][] = [
    [Math, 'random'],
    [Date, 'now'],
    [performance, 'now'],
  ];
  const restore = forbidden.map(([owner, name]) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value: () => {
        throw new Error(`rules must not call ${name}()`);
      },
    });
    return () => (own ? Object.defineProperty(owner, name, own) : Reflect.deleteProperty(owner, name));
  });
  try {
    return work();
  } finally {
    restore.forEach((put) => put());
  }
}

export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/**
 * Finds the part of a value that is not plain JSON, as a path and a reason; undefined if there is none. Plain JSON is
 * reproduced by `JSON.parse(JSON.stringify(value))`: no undefined in lists, no NaN, no -0, no functions, dates or maps.
 */
export function notJson(value: unknown, path = ''): string | undefined {
  const here = path || 'the value itself';
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${here} is ${Object.is(value, -0) ? '-0' : value}`;
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${here} is a sparse list, or has named properties`;
    return first(value.map((item, i) => () => notJson(item, `${path}[${i}]`)));
  }
  if (!isObject(value))
    return `${here} is ${typeof value === 'object' ? `a ${value.constructor?.name}` : `of type ${typeof value}`}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${here} has a symbol as a key`;
  return first(
    Object.getOwnPropertyNames(value).map((name) => () => {
      const there = path ? `${path}.${name}` : name;
      const field = Object.getOwnPropertyDescriptor(value, name)!;
      if (!('value' in field) || !field.enumerable) return `${there} is an accessor or not enumerable`;
      // JSON does not distinguish a missing field from one that is undefined
      return field.value === undefined ? undefined : notJson(field.value, there);
    }),
  );
}

export function first<T>(tries: readonly (() => T | undefined)[]): T | undefined {
  for (const attempt of tries) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}

export function expectPlain(value: unknown, what: string): void {
  const wrong = notJson(value);
  if (wrong !== undefined) throw new Error(`${what} is not plain JSON: ${wrong}`);
}

export function expectSame(is: unknown, should: unknown, what: string): void {
  if (!sameJson(is, should)) throw new Error(`${what}: got ${quote(is)}, expected ${quote(should)}`);
}

export function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

/** Prefixes an error message with its context. */
export function within<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}
