// Input from outside may be large: hundreds of thousands of wrong names, deep nesting. How often it is read is counted,
// since no test can rely on the time that takes.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {GameError, onlyOptions, parseAll, wholeOption, type JsonObject} from '../../src/kit.js';
import {limits, parseRecord} from '../../src/core/record.js';
import {parse} from '../../src/play/autosave.js';
import {games} from './games.js';

const wrong = (count: number): JsonObject =>
  Object.fromEntries(Array.from({length: count}, (_, i) => [`wrong${i}`, i]));

/** The error of `read`, and how often it has read a property of these options, or listed their names. */
function counted(options: JsonObject, read: (options: JsonObject) => unknown) {
  let [reads, lists] = [0, 0];
  const watched = new Proxy(options, {
    get: (target, name) => (reads++, target[name as string]),
    ownKeys: (target) => (lists++, Reflect.ownKeys(target)),
  });
  let error: unknown;
  try {
    read(watched);
  } catch (caught) {
    error = caught;
  }
  assert.ok(error instanceof GameError);
  return {error, reads, lists};
}

for (const game of games) {
  test(`${game.id}: wrong names are refused without reading their values, however many there are`, () => {
    const {error, reads, lists} = counted(wrong(100_000), (raw) => game.parseOptions(raw));
    assert.match(error.message, /^Invalid options: "100000 properties"\. Expected at most 1000\.$/);
    assert.equal(reads, 0);
    assert.equal(lists, 1);
  });
}

test('options are parsed again once for all unknown names, and once for each wrong value', () => {
  let tries = 0;
  const {error} = counted({...wrong(300), a: 'x', b: 'x'}, (raw) =>
    parseAll(raw, (given) => {
      tries++;
      onlyOptions(given, ['a', 'b']);
      return [wholeOption(given, 'a', 1, 9, 1), wholeOption(given, 'b', 1, 9, 1)];
    }),
  );
  assert.equal(tries, 4);
  assert.match(error.message, /^Invalid option names: .+\. Invalid a: "x"\. .+ Invalid b: "x"\. /);
});

describe('text from the storage', () => {
  const nested = (depth: number): string => '[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2);

  test('that is nested too deeply is refused, so that no reader exceeds the stack', () => {
    assert.equal(parse(nested(400_000)), undefined);
    assert.throws(() => parseRecord(nested(limits.levels + 2)), GameError);
    assert.ok(parseRecord(nested(limits.levels)));
  });
});
