// The rules of every game, found by pattern: a new game needs no line here.
import {readdirSync} from 'node:fs';
import {isObject} from '../../src/core/json.js';
import type {AnyGame} from '../../src/kit.js';

const folder = new URL('../../src/games/', import.meta.url);

const isGame = (value: unknown): value is AnyGame =>
  isObject(value) && ['parseOptions', 'setup', 'moves', 'play'].every((name) => name in value);

/** What the rules of each game export, by the name of its folder. */
export const modules: ReadonlyMap<string, object> = new Map(
  await Promise.all(
    readdirSync(folder)
      .sort()
      .map(async (name) => [name, (await import(new URL(`${name}/rules/index.ts`, folder).href)) as object] as const),
  ),
);

export const gamesIn = (exported: object): AnyGame[] => Object.values(exported).filter(isGame);

export const games: readonly AnyGame[] = [...modules.values()].flatMap(gamesIn);
