import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc, forAll} from '../support/random.js';
import {isObject, quote, sameJson} from '../../src/core/json.js';

describe('the same JSON', () => {
  test('differs if its text differs, except for the order of keys', () => {
    const sorted = (value: unknown): string =>
      JSON.stringify(value, (_, item: unknown) =>
        isObject(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) : item,
      );
    const pair = fc.tuple(fc.jsonValue({maxDepth: 2}), fc.jsonValue({maxDepth: 2}));
    forAll(250, [pair], ([a, b]) => sameJson(a, b) === (sorted(a) === sorted(b)));
  });

  test('ignores the order of keys, undefined fields and the sign of zero, and no more', () => {
    for (const [a, b] of [
      [
        {a: 1, b: [2]},
        {b: [2], a: 1},
      ],
      [{a: 1, b: undefined}, {a: 1}],
      [-0, 0],
      [NaN, NaN],
    ])
      assert.ok(sameJson(a, b) && sameJson(b, a), quote(a));
    const thrower = Object.defineProperty({}, 'x', {enumerable: true, get: () => assert.fail('read')});
    for (const [a, b] of [
      [[1], [1, 2]],
      [{a: 1}, {a: 1, b: 2}],
      [{}, 5],
      [null, {}],
      [[], {}],
      [{length: 0}, []],
      [{toString: undefined, a: 1}, {a: 2}],
      [JSON.parse('{"constructor": 1}'), {}],
      [thrower, {x: 1}],
    ])
      assert.ok(!sameJson(a, b) && !sameJson(b, a), quote(a));
  });
});

describe('a value of any size', () => {
  /** Lists in lists, the same one twice in each: two to the power of `depth` values. */
  const doubled = (depth: number): unknown => (depth === 0 ? 1 : Array(2).fill(doubled(depth - 1)));
  const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  const keys = (count: number): unknown => Object.fromEntries(Array.from({length: count}, (_, i) => [i, i]));
  /** A list of any length that counts how many of its items are read. */
  const endless = (length: number): {list: unknown[]; read(): number} => {
    let read = 0;
    const get = (_: unknown, key: PropertyKey): unknown => (key === 'length' ? length : (read++, 1));
    return {list: new Proxy<unknown[]>([], {get}), read: () => read};
  };

  test('is compared with any parts, depth and keys that games have', () => {
    for (const make of [() => doubled(18), () => deep(100), () => keys(10_000)]) assert.ok(sameJson(make(), make()));
  });

  test('is not equal if it has parts shared without end, or a depth or keys that no game has', () => {
    for (const make of [() => doubled(30), () => deep(1000), () => keys(60_000)]) assert.ok(!sameJson(make(), make()));
  });

  test('of any length is read a million times at most, and then not equal', () => {
    const [a, b] = [endless(2 ** 32 - 1), endless(2 ** 32 - 1)];
    assert.ok(!sameJson(a.list, b.list));
    assert.ok(a.read() <= 1_000_000 && b.read() <= 1_000_000);
  });
});

describe('a quoted value', () => {
  test('is the beginning of a long or wide value', () => {
    assert.equal(quote(Array.from({length: 1e6}, (_, i) => i)).slice(0, 10), '[0,1,2,3,4');
    assert.ok(quote(new Array(2 ** 32 - 1)).startsWith('[null,null'));
    assert.equal(quote({board: new Array(2 ** 32 - 1)}), 'object');
  });

  test('is its JSON', () => {
    assert.equal(quote('a "b"'), '"a \\"b\\""');
    assert.equal(quote('x'.repeat(58)), JSON.stringify('x'.repeat(58)));
    assert.equal(quote([1, null]), '[1,null]');
    assert.equal(quote(12n), '12');
    assert.equal(quote(undefined), 'undefined');
  });
});
