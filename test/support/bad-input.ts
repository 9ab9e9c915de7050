// What pages get wrong, for fast-check: any value, texts that are nearly right, JSON that was damaged. Used in Node and
// in browsers; it knows the games only by what custom-elements.json says of them.
import {checksum, sumBytes} from '../../src/core/code-format.js';
import {isObject} from '../../src/core/json.js';
import {fc} from './random.js';

/** One attribute and property of an element, with what its documentation gives as examples. */
export interface Setting {
  readonly attribute: string;
  readonly property: string;
  readonly examples: readonly string[];
}

/** The parts of the manifest that this file reads. */
interface ElementDeclaration {
  readonly tagName?: string | undefined;
  readonly attributes?:
    | readonly {
        readonly name: string;
        readonly fieldName?: string;
        readonly description?: string;
        readonly type?: {readonly text: string};
      }[]
    | undefined;
}

/** All elements of a manifest, by tag. */
export function elementsOf(manifest: {
  readonly modules: readonly {readonly declarations?: readonly unknown[]}[];
}): Map<string, readonly Setting[]> {
  const elements = (manifest.modules.flatMap(({declarations = []}) => declarations) as ElementDeclaration[]).filter(
    ({tagName}) => tagName,
  );
  return new Map(
    elements.map(({tagName, attributes = []}) => [
      tagName!,
      attributes.map(({name, fieldName = name, description = '', type}) => ({
        attribute: name,
        property: fieldName,
        examples: [...`${type?.text} ${description}`.matchAll(/[`']([^`']+)[`']|\d+/g)].map(
          ([whole, quoted]) => quoted ?? whole,
        ),
      })),
    ]),
  );
}

/** Texts without white space that often come out as something else. */
const strangeWords =
  '0 -0 -1 00 1e9 0x10 1.5 NaN Infinity 99999999999999999999 null undefined true on off __proto__ constructor toString ' +
  'hasOwnProperty [] {} {"a": </script><b> "><svg/onload=alert(1)> &lt; javascript:alert(1) ${1} {n} {{x}} %s%n \\ ' +
  "';-- 🎲 👩‍👩‍👧 مرحبا \u202eabc 王 Z̷̛a̶l̸g̴o̷ \u0000 \ud800 \udfff ａ １ ٣ ﬁ İ ::: Ada:auto:auto:red:strong 1,2,3 1-2-3 5/5";
const strangeTexts = [
  ...strangeWords.split(' '),
  ...['', ' ', '\n', '\ufeff', '\u2028', '[object Object]', '<img src=x onerror="roll 1">', 'Ada, Ben'],
  ...['9'.repeat(400), 'x'.repeat(5000), 'a,'.repeat(50), 'o'.repeat(900), 'o./'.repeat(300), '.#/'.repeat(50)],
];

/** Any text, strange ones often. */
export const anyText = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.string({unit: 'grapheme', maxLength: 40}),
  fc.string({unit: 'binary', maxLength: 40}),
  fc.integer().map(String),
  fc.double().map(String),
);

/** A slip of the pen at a place of a text. */
const slips: Readonly<Record<string, (text: string, at: number, char: string) => string>> = {
  drop: (text, at) => text.slice(0, at) + text.slice(at + 1),
  put: (text, at, char) => text.slice(0, at) + char + text.slice(at),
  change: (text, at, char) => text.slice(0, at) + char + text.slice(at + 1),
  cut: (text, at) => text.slice(0, at),
  double: (text) => text + text,
  swap: (text, at) => text.slice(at) + text.slice(0, at),
  capitals: (text) => text.toUpperCase(),
  space: (text) => ` ${text} `,
};

/** One of these texts after a few slips of the pen. */
export function nearly(texts: readonly string[]): fc.Arbitrary<string> {
  const anyOf = fc.constantFrom(...(texts.length > 0 ? texts : ['']));
  const slip = fc.tuple(
    fc.constantFrom(
      ...Object.values(slips),
      (text: string, _: number, __: string, other: string) => `${text} ${other}`,
    ),
    fc.nat(),
    fc.oneof(fc.constantFrom(...'0123456789-,./: oA#_'), fc.string({minLength: 1, maxLength: 1, unit: 'binary'})),
    anyOf,
  );
  return fc
    .tuple(anyOf, fc.array(slip, {maxLength: 3}))
    .map(([text, list]) =>
      list.reduce((now, [change, n, char, other]) => change(now, n % (now.length + 1), char, other), text),
    );
}

/** Any value that can be read without surprises. */
export const anyPlain: fc.Arbitrary<unknown> = fc.oneof(
  {weight: 3, arbitrary: anyText},
  {
    weight: 2,
    arbitrary: fc.oneof(
      fc.integer({min: -3, max: 40}),
      fc.integer(),
      fc.double(),
      fc.constantFrom(NaN, -0, Infinity, -Infinity, 2 ** 53, 1e308, 5e-324),
    ),
  },
  {weight: 1, arbitrary: fc.constantFrom<unknown>(null, undefined, true, false)},
  {
    weight: 2,
    arbitrary: fc.array(
      fc.oneof(
        anyText,
        fc.integer({min: -1, max: 120}),
        fc.tuple(fc.integer({min: -1, max: 120}), fc.integer({min: -1, max: 120})),
      ),
      {maxLength: 12},
    ),
  },
  {
    weight: 2,
    arbitrary: fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
      withBoxedValues: true,
      withObjectString: true,
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<() => unknown>(
        ...[Symbol('x'), 10n, () => 1, class {}, new Date(NaN), /x/, new Error('x')].map((value) => () => value),
        () => Promise.resolve(1),
        () =>
          new (class Seat {
            name = 'Ada';
            kind = 'auto';
          })(),
        () => Object.freeze({name: 'Ada'}),
        () => Object.freeze(['Ada', 'Ben']),
        () => new Array<unknown>(4),
        () => Array.from({length: 100_000}, (_, i) => i),
        () => new Array<unknown>(2 ** 32 - 1),
        () => JSON.parse('{"__proto__": {"polluted": 1}}') as unknown,
        () => JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown,
        () => {
          const cycle: unknown[] = [];
          cycle.push(cycle, {cycle});
          return cycle;
        },
        () => {
          const cycle: Record<string, unknown> = {name: 'Ada'};
          cycle['kind'] = cycle;
          return cycle;
        },
        () => ({length: 3, 0: 'a'}),
        () => ({toJSON: () => 1}),
        () => ({valueOf: () => 7, toString: () => '7'}),
      )
      .map((make) => make()),
  },
);

/** What fails as soon as it is touched or is another thing each time; made when it is wanted, since fast-check touches it. */
class Hostile {
  readonly make: () => unknown;

  constructor(make: () => unknown) {
    this.make = make;
  }
}

/** A value that was drawn, as it is handed over. */
export const handed = (value: unknown): unknown => (value instanceof Hostile ? value.make() : value);

/** An object in which each of these names throws. */
const throwing = (names: readonly string[], kind: 'get' | 'value'): object => {
  const fail = (): never => {
    throw new Error(`${names.join()} that throws`);
  };
  const fields = names.map((name) => [name, {[kind]: fail, enumerable: true, configurable: true}] as const);
  return Object.defineProperties({}, Object.fromEntries(fields));
};

const anyHostile: fc.Arbitrary<unknown> = fc
  .constantFrom<() => unknown>(
    () => throwing(['name', 'game', 'seed', 'number'], 'get'),
    () => throwing(['toString', 'valueOf', 'toJSON'], 'value'),
    () => new Proxy({}, throwing(['get', 'ownKeys', 'getPrototypeOf', 'has'], 'value')),
    () => new Proxy(() => 1, throwing(['apply'], 'value')),
    () =>
      new Proxy([], {
        get() {
          throw Object.create(null) as Error;
        },
      }),
    () =>
      new Proxy([], {
        get(list, name) {
          if (name === 'length') return 2;
          throw new TypeError(String(name));
        },
      }),
    () => {
      const {proxy, revoke} = Proxy.revocable({}, {});
      revoke();
      return proxy;
    },
    () =>
      Object.create(null, {
        name: {
          enumerable: true,
          get() {
            throw Symbol('rolled') as unknown as Error;
          },
        },
      }) as unknown,
  )
  .map((make) => new Hostile(make));

/** Any value that a setting can be given and keep, to be {@link handed} over. */
export const anySetting: fc.Arbitrary<unknown> = fc.oneof(
  {weight: 7, arbitrary: anyPlain},
  {weight: 1, arbitrary: anyHostile},
);

/** What is another thing each time it is read. As a setting, each of them is told of. */
const fickle = (): object => {
  let times = 0;
  return {
    get players() {
      return ['Ada', 7, NaN, {}][times++ % 4];
    },
    get size() {
      return [4, 'x', 5][times++ % 3];
    },
  };
};

/** Any value at all, to be {@link handed} over. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  {weight: 60, arbitrary: anySetting},
  {weight: 1, arbitrary: fc.constant(new Hostile(fickle))},
);

type Path = (string | number)[];
type Parent = Record<string | number, unknown>;

/** The places in a JSON value, as deep as records go. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (
    typeof value !== 'object' ||
    value === null ||
    path.length > 5 ||
    Object.isFrozen(value) ||
    !(Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
  )
    return [path];
  // a handful of a long list stands for all of it
  const entries = Object.keys(value).filter((_, i, all) => i < 12 || i > all.length - 4);
  return [
    path,
    ...entries.flatMap((key) =>
      placesIn((value as Record<string, unknown>)[key], [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** One thing done to a place of a JSON value. */
export type Damage = readonly [
  kind: 'drop' | 'replace' | 'double' | 'swap' | 'add' | 'slip',
  at: number,
  value: unknown,
];

export const damages = (value: fc.Arbitrary<unknown>): fc.Arbitrary<readonly Damage[]> =>
  fc.array(fc.tuple(fc.constantFrom('drop', 'replace', 'double', 'swap', 'add', 'slip'), fc.nat(), value), {
    minLength: 1,
    maxLength: 3,
  });

/** A copy of a JSON value with these damages. */
export function damaged(json: unknown, list: readonly Damage[]): unknown {
  const root = {json: JSON.parse(JSON.stringify(json)) as unknown};
  const parentOf = (path: Path): Parent =>
    path.slice(0, -1).reduce<unknown>((now, name) => (now as Parent)[name], root) as Parent;
  for (const [kind, at, value] of list) {
    const places = placesIn(root).slice(1);
    const path = places[at % places.length]!;
    const key = path.at(-1)!;
    const parent = parentOf(path);
    const siblings = Array.isArray(parent) ? (parent as unknown[]) : undefined;
    const old = parent[key];
    if (path.length === 1) root.json = kind === 'replace' ? value : root.json;
    else if (kind === 'drop' && siblings) siblings.splice(Number(key), 1);
    else if (kind === 'drop') delete parent[key];
    else if (kind === 'double' && siblings) siblings.splice(Number(key), 0, old);
    else if (kind === 'swap' && siblings) siblings.splice(Number(key), 0, ...siblings.splice(at % siblings.length, 1));
    else if (kind === 'add' && isObject(old) && Object.isExtensible(old))
      Object.defineProperty(old, ['__proto__', 'constructor', 'times', 'seed', 'level', 'color'][at % 6]!, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else if (kind === 'slip' && typeof old === 'number') parent[key] = old + ((at % 5) - 2);
    else if (kind === 'slip' && typeof old === 'string')
      parent[key] = old.slice(0, at % (old.length + 1)) + String(at % 10) + old.slice((at % (old.length + 1)) + 1);
    else parent[key] = value;
  }
  for (const path of placesIn(root).slice(1)) {
    const [parent, key] = [parentOf(path), path.at(-1)!];
    if (parent[key] instanceof Hostile) parent[key] = handed(parent[key]);
  }
  return root.json;
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes of a code, and its head as JSON. */
function openCode(code: string): {readonly head: unknown; readonly moves: readonly number[]} {
  const bytes = [...atob(code.slice(1).replaceAll('-', '+').replaceAll('_', '/'))].map((char) => char.charCodeAt(0));
  const end = bytes.indexOf(0);
  const head = new TextDecoder().decode(Uint8Array.from(bytes.slice(0, end)));
  return {head: JSON.parse(head) as unknown, moves: bytes.slice(end + 1, -sumBytes)};
}

/** The code of a head and moves, with a valid checksum. */
function codeOf(head: unknown, moves: readonly number[]): string {
  const bytes = [...new TextEncoder().encode(JSON.stringify(head) ?? ''), 0, ...moves];
  return `1${btoa(String.fromCharCode(...bytes, ...checksum(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`;
}

/** Share codes like these after something happened to them: in their characters, in the JSON at their head, in their bits. */
export function damagedCodes(codes: readonly string[]): fc.Arbitrary<string> {
  const code = fc.constantFrom(...codes);
  const changed = fc
    .tuple(code, fc.array(fc.tuple(fc.nat(), fc.constantFrom(...base64)), {minLength: 1, maxLength: 3}))
    .map(([text, changes]) =>
      changes.reduce(
        (now, [at, char]) => now.slice(0, at % now.length) + char + now.slice((at % now.length) + 1),
        text,
      ),
    );
  const bits = fc.option(fc.uint8Array({maxLength: 8}), {nil: undefined});
  const opened = fc.tuple(code, damages(fc.jsonValue()), bits).map(([text, list, other]) => {
    const {head, moves} = openCode(text);
    return codeOf(damaged(head, list), other ? [...other] : moves);
  });
  return fc.oneof(changed, opened, nearly(codes), anyText);
}

/** Share codes like these with one field of their head replaced by any JSON value, and a valid checksum. */
export function codesWithOtherField(codes: readonly string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.jsonValue({maxDepth: 0}),
    fc.jsonValue({maxDepth: 2}),
    fc.array(fc.array(fc.oneof(fc.string(), fc.nat(9)), {maxLength: 3}), {maxLength: 3}),
  );
  return fc
    .tuple(fc.constantFrom(...codes), fc.constantFrom('g', 'v', 'o', 's', 'p', 'n', 'm', 'x', 'r'), value)
    .map(([text, field, other]) => {
      const {head, moves} = openCode(text);
      return codeOf({...(head as object), [field]: other}, moves);
    });
}
