// Custom properties: what the styles of an element read is in its documentation, and what is documented is read.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import type {CSSResult, LitElement} from 'lit';
import manifest from '../../custom-elements.json' with {type: 'json'};
import {findFiles} from '../../tools/files.mjs';
import {tags} from '../../tools/entries.mjs';

interface Declaration {
  readonly tagName: string;
  readonly cssProperties: readonly {readonly name: string}[];
}

/** The names of custom properties of pages that a text reads. */
const readBy = (text: string): string[] => [...text.matchAll(/var\(\s*(--game-[\w-]+)/g)].map(([, name]) => name!);

/** All styles that its elements have from the start, as one text. */
async function stylesOf(module: string): Promise<string> {
  const exported = (await import(`../../${module}.ts`)) as Record<string, unknown>;
  const element = Object.values(exported).find((value) => typeof value === 'function') as typeof LitElement;
  const sheets = [element.styles ?? []].flat(9) as CSSResult[];
  return sheets.map(({cssText}) => cssText).join('\n');
}

const {modules} = manifest as unknown as {readonly modules: readonly {readonly declarations: readonly Declaration[]}[]};
const declarations = modules.flatMap((module) => module.declarations);

describe('custom properties', () => {
  const eager = new Set<string>();
  for (const {tag, element} of tags) {
    it(`<${tag}> reads those of its documentation, and no others`, async () => {
      const {cssProperties} = declarations.find(({tagName}) => tagName === tag)!;
      const read = new Set(readBy(await stylesOf(element)));
      for (const name of read) eager.add(name);
      assert.deepEqual([...read].sort(), cssProperties.map(({name}) => name).sort());
    });
  }

  it('are read by nothing else: not by what is loaded on demand, nor by templates', () => {
    // a name may end with a number that is computed
    const isEager = (name: string): boolean => (name.endsWith('-') ? eager.has(`${name}1`) : eager.has(name));
    const others = findFiles('src', /\.ts$/).filter((name) => !name.startsWith('src/embed/'));
    for (const file of others)
      for (const [line] of readFileSync(file, 'utf8').matchAll(/^.*var\(\s*--game-.*$/gm))
        assert.ok(isEager(readBy(line)[0]!), `${file}: ${line}`);
  });
});
