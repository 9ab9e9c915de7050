// What pages get wrong, for fast-check: any value, texts that are nearly right, JSON that was damaged. Used in Node and
// in browsers; it knows the games only by what custom-elements.json says of them.
import {checksum, sumBytes} from '../../src/core/code-format.js';
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

const strangeTexts = [
  '',
  ' ',
  '\n',
  '0',
  '-0',
  '-1',
  '00',
  '1e9',
  '0x10',
  '1.5',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '99999999999999999999',
  'x'.repeat(5000),
  'null',
  'undefined',
  'true',
  'on',
  'off',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  '[]',
  '{}',
  '{"a":',
  '<img src=x onerror="roll 1">',
  '</script><b>',
  '"><svg onload=alert(1)>',
  '&lt;',
  'javascript:alert(1)',
  '${1}',
  '{n}',
  '{{x}}',
  '%s%n',
  '\\',
  "';--",
  '🎲',
  '👩‍👩‍👧',
  'مرحبا',
  '‮abc',
  '王',
  'Z̷̛a̶l̸g̴o̷',
  '\u0000',
  '\ud800',
  '\udfff',
  '\ufeff',
  '\u2028',
  'ａ',
  '１',
  '٣',
  'ﬁ',
  'İ',
  'Ada, Ben',
  'a,'.repeat(50),
  ':::',
  'Ada:auto:auto:red:strong',
  '1,2,3',
  '1-2-3',
  '5/5',
  'o'.repeat(900),
  'o./'.repeat(300),
  '.#/'.repeat(50),
];

/** Any text, strange ones often. */
export const anyText = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.string({unit: 'grapheme', maxLength: 40}),
  fc.string({unit: 'binary', maxLength: 40}),
  fc.integer().map(String),
  fc.double().map(String),
);

/** One of these texts after a few slips of the pen. */
export function nearly(texts: readonly string[]): fc.Arbitrary<string> {
  const slip = fc.tuple(
    fc.constantFrom('drop', 'put', 'change', 'cut', 'double', 'swap', 'capitals', 'space', 'other'),
    fc.nat(),
    fc.oneof(fc.constantFrom(...'0123456789-,./: oA#_'), fc.string({minLength: 1, maxLength: 1, unit: 'binary'})),
  );
  return fc
    .tuple(fc.constantFrom(...(texts.length > 0 ? texts : [''])), fc.array(slip, {maxLength: 3}))
    .map(([text, slips]) =>
      slips.reduce((now, [kind, n, char]) => {
        const at = n % (now.length + 1);
        switch (kind) {
          case 'drop':
            return now.slice(0, at) + now.slice(at + 1);
          case 'put':
            return now.slice(0, at) + char + now.slice(at);
          case 'change':
            return now.slice(0, at) + char + now.slice(at + 1);
          case 'cut':
            return now.slice(0, at);
          case 'double':
            return now + now;
          case 'swap':
            return now.slice(at) + now.slice(0, at);
          case 'capitals':
            return now.toUpperCase();
          case 'space':
            return ` ${now} `;
          default:
            return `${now} ${texts[n % texts.length]}`;
        }
      }, text),
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
        () => Symbol('x'),
        () => 10n,
        () => () => 1,
        () => class {},
        () => new Date(NaN),
        () => /x/,
        () => new Error('x'),
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

/** What fails as soon as it is touched, or is another thing each time; made when it is wanted, since fast-check touches it. */
class Hostile {
  readonly make: () => unknown;

  constructor(make: () => unknown) {
    this.make = make;
  }
}

/** A value that was drawn, as it is handed over. */
export const handed = (value: unknown): unknown => (value instanceof Hostile ? value.make() : value);

const anyHostile: fc.Arbitrary<unknown> = fc
  .constantFrom<() => unknown>(
    () => ({
      get name() {
        throw new Error('a getter that throws');
      },
      get game() {
        throw new Error('a getter that throws');
      },
      get seed() {
        throw new Error('a getter that throws');
      },
      get number() {
        throw new Error('a getter that throws');
      },
    }),
    () => ({
      toString() {
        throw new Error('no text');
      },
      valueOf() {
        throw new Error('no value');
      },
      toJSON() {
        throw new Error('no JSON');
      },
    }),
    () =>
      new Proxy(
        {},
        {
          get() {
            throw new Error('get');
          },
          ownKeys() {
            throw new Error('ownKeys');
          },
          getPrototypeOf() {
            throw new Error('getPrototypeOf');
          },
          has() {
            throw new Error('has');
          },
        },
      ),
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
      new Proxy(() => 1, {
        apply() {
          throw new Error('apply');
        },
      }),
    () => {
      let times = 0;
      return {
        get players() {
          return ['Ada', 7, NaN, {}][times++ % 4];
        },
        get size() {
          return [4, 'x', 5][times++ % 3];
        },
      };
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

/** Any value at all, to be {@link handed} over. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  {weight: 7, arbitrary: anyPlain},
  {weight: 1, arbitrary: anyHostile},
);

type Path = (string | number)[];

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
  for (const [kind, at, value] of list) {
    const places = placesIn(root).slice(1);
    const path = places[at % places.length]!;
    const key = path.at(-1)!;
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((now, name) => (now as Record<string | number, unknown>)[name], root) as Record<
      string | number,
      unknown
    >;
    const siblings = Array.isArray(parent) ? (parent as unknown[]) : undefined;
    const old = parent[key];
    if (path.length === 1) root.json = kind === 'replace' ? value : root.json;
    else if (kind === 'drop' && siblings) siblings.splice(Number(key), 1);
    else if (kind === 'drop') delete parent[key];
    else if (kind === 'double' && siblings) siblings.splice(Number(key), 0, old);
    else if (kind === 'swap' && siblings) siblings.splice(Number(key), 0, ...siblings.splice(at % siblings.length, 1));
    else if (
      kind === 'add' &&
      typeof old === 'object' &&
      old !== null &&
      !Array.isArray(old) &&
      Object.isExtensible(old)
    )
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
  for (const path of placesIn(root)) {
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((now, name) => (now as Record<string | number, unknown>)[name], root) as Record<
      string | number,
      unknown
    >;
    const key = path.at(-1);
    if (key !== undefined && parent[key] instanceof Hostile) parent[key] = handed(parent[key]);
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
