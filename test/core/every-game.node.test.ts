// Every game in src/games fulfils the contract. Found by pattern: a new game needs no line here, and tests its own
// options beside its rules.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {finish, isRefusal, toRefusal, type JsonObject} from '../../src/kit.js';
import {contractOf} from '../../src/testing.js';
import {cases} from '../support/run.mjs';
import {gamesIn, modules} from './games.js';

for (const [folder, exported] of modules) {
  describe(folder, () => {
    const found = gamesIn(exported);
    test('exports one game, under the name of its folder', () =>
      assert.deepEqual(
        found.map(({id}) => id),
        [folder],
      ));
    test('exports finish(), which runs a search to its end', () =>
      assert.equal((exported as {finish?: unknown}).finish, finish));
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

test('there are games', () => assert.ok(modules.size > 0));
