// No element is left out: each has a test that presses its keys. Found by pattern: a new game needs no line here.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import manifest from '../../custom-elements.json' with {type: 'json'};

const folder = new URL('..', import.meta.url);
const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8'));
const {modules} = manifest as {
  readonly modules: readonly {readonly declarations: readonly {readonly tagName?: string}[]}[];
};
const tags = modules.flatMap(({declarations}) => declarations.flatMap(({tagName}) => tagName ?? []));

test('every element has a test that presses its keys', () => {
  assert.ok(tags.length > 0);
  assert.deepEqual(
    tags.filter((tag) => !sources.some((source) => source.includes(`pressEveryKey('${tag}', {`))),
    [],
  );
});
