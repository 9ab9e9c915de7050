// The data for editors: complete, each name with what the manifest says of it.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import ts from 'typescript';
import {codeBlocks} from '../../tools/code-blocks.mjs';
import {root} from '../../tools/files.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const manifest = read('custom-elements.json');
const elements = manifest.modules.flatMap(({declarations}) => declarations).filter(({tagName}) => tagName);
const htmlData = read('dist/editors/vscode.html-custom-data.json');
const cssData = read('dist/editors/vscode.css-custom-data.json');
const webTypes = read('dist/editors/web-types.json');

/** The words of an attribute's type, and whether it is one that is there or not. */
const wordsOf = ({type}) => [...type.text.matchAll(/'([^']*)'/g)].map(([, word]) => word);
const isSwitch = ({type}) => /^boolean( \| undefined)?$/.test(type.text);
const documentation = ({description}) => description.value;

describe('VS Code', () => {
  const named = (items, name) => items.find((each) => each.name === name);
  const stylesOf = {
    properties: ['cssProperties', (name) => name],
    pseudoElements: ['cssParts', (name) => `::part(${name})`],
    pseudoClasses: ['cssStates', (name) => `:state(${name})`],
  };

  for (const element of elements) {
    const {tagName, description, attributes, events} = element;
    const tag = named(htmlData.tags, tagName);

    it(`is told what <${tagName}> is, and of its events`, () => {
      for (const sentence of [description, ...events.flatMap(({name, description}) => [name, description])])
        assert.ok(documentation(tag).includes(sentence), sentence);
    });

    it(`knows the attributes of <${tagName}>, and their words`, () => {
      for (const attribute of attributes) {
        const {description, values = [], valueSet} = named(tag.attributes, attribute.name);
        assert.equal(documentation({description}), attribute.description, attribute.name);
        // the editor's name for attributes without a value
        assert.equal(valueSet === 'v', isSwitch(attribute), attribute.name);
        assert.deepEqual(
          values.map(({name}) => name),
          wordsOf(attribute),
          attribute.name,
        );
      }
    });

    it(`knows the custom properties, parts and states of <${tagName}>`, () => {
      for (const [kind, [own, nameOf]] of Object.entries(stylesOf)) {
        for (const {name, description, default: standard = ''} of element[own] ?? []) {
          const text = documentation(named(cssData[kind], nameOf(name)));
          for (const part of [`\`<${tagName}>\``, description, standard]) assert.ok(text.includes(part), name);
        }
      }
    });
  }

  it('finds the data where the documentation says', () => {
    const settings = JSON.parse(codeBlocks('stories/frameworks.mdx').find(({language}) => language === 'json').code);
    assert.deepEqual(Object.keys(settings), ['html.customData', 'css.customData']);
    for (const file of Object.values(settings).flat())
      assert.ok(existsSync(path.join(root, file.replace('./node_modules/@parlour/elements/', ''))), file);
  });

  it('has no name twice', () => {
    for (const items of Object.values(cssData).filter(Array.isArray))
      assert.equal(new Set(items.map(({name}) => name)).size, items.length);
  });
});

describe('web types', () => {
  it('are found by package.json, and are of this version', () => {
    const {name, version, 'web-types': file} = read('package.json');
    assert.deepEqual(read(file), webTypes);
    assert.deepEqual([webTypes.name, webTypes.version], [name, version]);
  });

  const {html: described, css: styles} = webTypes.contributions;
  const names = (items = []) => items.map(({name}) => name).sort();

  for (const {tagName, name, description, members, attributes, events, slots, ...element} of elements) {
    it(`have everything of <${tagName}>`, () => {
      const found = described.elements.find((each) => each.name === tagName);
      assert.equal(found.description, description);
      assert.deepEqual(found.source, {module: `@parlour/elements/${tagName}.js`, symbol: name});
      assert.deepEqual(names(found.js.properties), names(members.filter(({kind}) => kind === 'field')));
      assert.deepEqual(names(found.js.events), names(events));
      assert.deepEqual(names(found.slots), names(slots));
      assert.deepEqual(
        found.attributes.map((each) => [
          each.name,
          wordsOf({type: {text: each.value.type}}),
          each.value.kind === 'no-value',
        ]),
        attributes.map((each) => [each.name, wordsOf(each), isSwitch(each)]),
      );
      for (const [kind, items, nameOf] of [
        ['properties', element.cssProperties, (each) => each],
        ['pseudo-elements', element.cssParts, (each) => `part(${each})`],
        ['pseudo-classes', element.cssStates, (each) => `state(${each})`],
      ]) {
        const known = names(styles[kind]);
        assert.deepEqual(
          names(items).filter((each) => !known.includes(nameOf(each))),
          [],
          kind,
        );
      }
    });
  }
});

it('JSX from the builder compiles in TypeScript, every setting of every game with a colour', async () => {
  const built = (name) => import(pathToFileURL(path.join(root, 'build/embed', `${name}.js`)).href);
  const [{gameSpecs}, {asJsx}] = await Promise.all([built('specs'), built('builder/outputs')]);
  const valueOf = ({kind, words, name}) => ({words: words?.at(-1), number: '7', switch: ''})[kind] ?? `${name} "<&>'`;
  const outputs = gameSpecs(manifest).map((game) =>
    asJsx({
      game,
      settings: new Map(game.settings.map((setting) => [setting.name, valueOf(setting)])),
      theme: new Map([['--game-accent', 'teal']]),
      scheme: 'dark',
    }),
  );
  const code = [
    "import type {} from '@parlour/elements/react';",
    ...outputs.map((jsx, at) => jsx.replace('\n\n', `\nexport const game${at} = `)),
  ].join('\n');
  const file = path.join(root, 'build/from-builder.tsx');
  const options = {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const {fileExists, getSourceFile} = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...more) =>
    name === file ? ts.createSourceFile(name, code, ...more) : getSourceFile(name, ...more);
  const problems = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  assert.equal(ts.formatDiagnostics(problems, host), '');
});
