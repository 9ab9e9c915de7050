import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc} from '../support/random.js';
import {GameError} from '../../src/core/game.js';
import type {JsonObject} from '../../src/core/json.js';
import {onlyOptions, switchOption, wholeOption, wordOption} from '../../src/core/options.js';

/** A refusal with this in its sentence. */
const refusal =
  (...parts: string[]) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof GameError);
    assert.equal(error.code, 'bad-option');
    for (const part of parts) assert.ok(error.message.includes(part), `${error.message} does not say ${part}`);
    return true;
  };

describe('an option', () => {
  test('that is missing, null or an empty string has its default', () => {
    for (const raw of [{}, {n: undefined}, {n: null}, {n: ''}] as JsonObject[]) {
      assert.equal(wholeOption(raw, 'n', 1, 9, 5), 5);
      assert.equal(switchOption(raw, 'n', true), true);
      assert.equal(wordOption(raw, 'n', ['a', 'b'], 'b'), 'b');
    }
  });

  test('ignores the prototype', () => {
    assert.equal(wholeOption(Object.create({n: 7}) as JsonObject, 'n', 1, 9, 5), 5);
    assert.equal(wordOption({}, 'constructor', ['a'], 'a'), 'a');
  });
});

describe('a whole number', () => {
  test('is accepted as a number and as a string, within its bounds', () => {
    fc.assert(
      fc.property(fc.integer({min: -99, max: 99}), (n) => {
        assert.equal(wholeOption({n}, 'n', -99, 99, 0), n);
        assert.equal(wholeOption({n: ` ${n} `}, 'n', -99, 99, 0), n);
      }),
    );
  });

  test('has no sign if it is zero', () => {
    assert.ok(Object.is(wholeOption({n: -0}, 'n', 0, 9, 5), 0));
    assert.ok(Object.is(wholeOption({n: '-0'}, 'n', 0, 9, 5), 0));
  });

  test('is rejected with its name, the value and the bounds', () => {
    for (const n of [
      0,
      10,
      2.5,
      NaN,
      Infinity,
      '0',
      '1e1',
      '0x5',
      '5.0',
      'five',
      '9'.repeat(400),
      [5],
      {},
      true,
    ] as never[]) {
      assert.throws(() => wholeOption({rows: n}, 'rows', 1, 9, 5), refusal('rows', 'from 1 to 9'));
    }
    assert.throws(() => wholeOption({rows: 10}, 'rows', 1, 9, 5), refusal('10'));
  });
});

describe('a switch', () => {
  test('is on or off, true or false, also as a string', () => {
    for (const on of [true, 'on', 'true']) assert.equal(switchOption({safe: on}, 'safe', false), true);
    for (const off of [false, 'off', 'false']) assert.equal(switchOption({safe: off}, 'safe', true), false);
    for (const other of ['yes', 1, 0, 'ON', []] as never[]) {
      assert.throws(() => switchOption({safe: other}, 'safe', true), refusal('safe', 'on or off'));
    }
  });
});

describe('a word', () => {
  test('is one of the list, case-sensitively', () => {
    assert.equal(wordOption({end: 'bounce'}, 'end', ['stay', 'bounce'], 'stay'), 'bounce');
    for (const other of ['Stay', 'toString', 0, ['stay']] as never[]) {
      assert.throws(
        () => wordOption({end: other}, 'end', ['stay', 'bounce'], 'stay'),
        refusal('end', '"stay" or "bounce"'),
      );
    }
  });
});

describe('a name', () => {
  test('that is unknown is rejected with a list of the known ones', () => {
    onlyOptions({rows: 1}, ['rows', 'columns']);
    assert.throws(() => onlyOptions({row: 1}, ['rows', 'columns']), refusal('row', 'rows, columns'));
    assert.throws(() => onlyOptions(JSON.parse('{"__proto__": 1}') as JsonObject, ['rows']), refusal('__proto__'));
  });
});

describe('options', () => {
  test('that are not an object are rejected', () => {
    for (const raw of [undefined, null, 5, 'rows', [], [{rows: 5}], () => ({}), Symbol('x')] as never[])
      assert.throws(() => onlyOptions(raw, ['rows', 'columns']), refusal('options', 'an object'));
    onlyOptions(Object.create(null) as JsonObject, ['rows']);
  });
});

describe('the value in a refusal', () => {
  test('is JSON, or missing', () => {
    const valueOf = (n: unknown): unknown => {
      try {
        return wholeOption({n: n as never}, 'n', 1, 9, 5);
      } catch (error) {
        return (error as GameError).value;
      }
    };
    assert.equal(valueOf(12), 12);
    assert.equal(valueOf('x'), 'x');
    assert.equal(valueOf(NaN), undefined);
    assert.ok(Object.is(valueOf(-0), 0));
    assert.equal(valueOf({}), undefined);
  });
});
