// Every game in src/games fulfils the contract. Found by pattern: a new game needs no line here, and tests its own
// options beside its rules.
import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {describe, test} from 'node:test';
import {finish, isRefusal, toRefusal, type AnyGame, type JsonObject} from '../../src/kit.js';
import {isObject} from '../../src/core/json.js';
import {contractOf} from '../../src/testing.js';
import {cases} from '../support/run.mjs';

const games = new URL('../../src/games/', import.meta.url);
const modules = readdirSync(games, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^[^/]+\/rules\/index\.ts$/.test(file))
  .sort();

const isGame = (value: unknown): value is AnyGame =>
  isObject(value) && ['parseOptions', 'setup', 'moves', 'play'].every((name) => name in value);

for (const module of modules) {
  const [folder = ''] = module.split('/');
  describe(folder, async () => {
    const exported = (await import(new URL(module, games).href)) as {readonly [name: string]: unknown};
    const found = Object.values(exported).filter(isGame);
    test('exports one game, under the name of its folder', () =>
      assert.deepEqual(
        found.map(({id}) => id),
        [folder],
      ));
    test('exports finish(), which runs a search to its end', () => assert.equal(exported['finish'], finish));
    for (const game of found) {
      test('names every wrong option in one error', () => {
        const errorOf = (options: JsonObject): string => {
          const read = toRefusal(() => game.parseOptions(options) as JsonObject, '');
          return isRefusal(read) ? read.message : '';
        };
        const names = Object.keys(game.parseOptions({}) as JsonObject).filter((name) => errorOf({[name]: {}}));
        const error = errorOf(Object.fromEntries(['nonsense', ...names].map((name) => [name, {}])));
        assert.deepEqual(
          [...error.matchAll(/Invalid ([\w ]+):/g)].map((match) => match[1]).sort(),
          ['option name', ...names].sort(),
        );
        assert.ok(names.length > 0);
      });
      for (const {name, run} of contractOf(game, {games: cases(1)})) test(name, run);
    }
  });
}

test('there are games', () => assert.ok(modules.length > 0));
