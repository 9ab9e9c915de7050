// How options are read. What every game does with junk is in the contract, and in bad-input.node.test.ts.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GameError} from '../../src/core/game.js';
import type {JsonObject} from '../../src/core/json.js';
import {onlyOptions, switchOption, wholeOption, wordOption} from '../../src/core/options.js';
import {games} from './games.js';

test('an option that is missing, null or an empty string has its default, whatever the prototype has', () => {
  for (const raw of [{}, {n: undefined}, {n: null}, {n: ''}, Object.create({n: 7})] as JsonObject[]) {
    assert.equal(wholeOption(raw, 'n', 1, 9, 5), 5);
    assert.equal(switchOption(raw, 'n', true), true);
    assert.equal(wordOption(raw, 'n', ['a', 'b'], 'b'), 'b');
  }
});

test('a number or switch may be a string; zero has no sign', () => {
  for (const [n, expected] of [
    [7, 7],
    [' -7 ', -7],
    [-0, 0],
    ['-0', 0],
  ] as const)
    assert.ok(Object.is(wholeOption({n}, 'n', -9, 9, 5), expected), String(n));
  for (const on of [true, 'on', 'true']) assert.equal(switchOption({safe: on}, 'safe', false), true);
  for (const off of [false, 'off', 'false']) assert.equal(switchOption({safe: off}, 'safe', true), false);
});

test('capital letters make no difference in words', () => {
  assert.equal(switchOption({safe: 'ON'}, 'safe', false), true);
  assert.equal(wordOption({end: 'Stay'}, 'end', ['stay', 'bounce'], 'bounce'), 'stay');
  for (const [id, options, expected] of [
    ['peg-solitaire', {board: 'English'}, {board: 'english'}],
    ['snakes-and-ladders', {board: 'Chutes'}, {board: 'chutes'}],
    ['snake', {obstacles: 'Rails'}, {obstacles: 'rails'}],
    ['blockudoku', {pieces: 'App'}, {pieces: 'app'}],
    ['ludo', {rules: 'Classic59', colors: 'Red, GREEN'}, {rules: 'classic59', colors: 'red green'}],
  ] as const) {
    const {parseOptions} = games.find((game) => game.id === id)!;
    assert.deepEqual(parseOptions(options), parseOptions(expected), id);
  }
});

test('a wrong value is rejected with its name, the value where it is JSON, and what is expected', () => {
  const whole = (n: unknown): unknown => wholeOption({n: n as never}, 'n', 1, 9, 5);
  const rejected: readonly (readonly [work: () => unknown, message: RegExp, value?: unknown])[] = [
    ...[0, 10, 2.5, '0', '1e1', '0x5', '5.0', '9'.repeat(400), true].map(
      (n) => [() => whole(n), /^Invalid n: .+ Expected a whole number from 1 to 9\.$/, n] as const,
    ),
    ...[NaN, Infinity, {}].map((n) => [() => whole(n), /^Invalid n: .+ from 1 to 9\.$/] as const),
    ...['yes', 1, 0, 'O N'].map(
      (safe) => [() => switchOption({safe}, 'safe', true), /^Invalid safe: .+ on or off\.$/, safe] as const,
    ),
    ...['Stays', 'toString', 0].map(
      (end) =>
        [
          () => wordOption({end}, 'end', ['stay', 'bounce'], 'stay'),
          /^Invalid end: .+ "stay" or "bounce"\.$/,
          end,
        ] as const,
    ),
    ...[undefined, null, 5, 'rows', [], [{rows: 5}], () => ({}), Symbol('x')].map(
      (raw) => [() => onlyOptions(raw as never, ['rows']), /^Invalid options: .+ an object/] as const,
    ),
  ];
  for (const [work, message, value] of rejected)
    assert.throws(work, (error) => {
      assert.ok(error instanceof GameError && error.code === 'bad-option');
      assert.match(error.message, message);
      if (value !== undefined) assert.equal(error.value, value);
      return true;
    });
  onlyOptions(Object.create(null) as JsonObject, ['rows']);
});
