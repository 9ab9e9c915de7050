// The data for editors: valid, complete, and what VS Code's own language services make of it.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import ts from 'typescript';
import css from 'vscode-css-languageservice';
import html from 'vscode-html-languageservice';
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
const documentation = ({documentation}) => documentation?.value ?? documentation ?? '';

describe('VS Code', () => {
  const htmlService = html.getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [html.newHTMLDataProvider('kit', htmlData)],
  });
  const cssService = css.getCSSLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [css.newCSSDataProvider(cssData)],
  });

  /** What is offered where the text has a bar, by name. */
  function offered(service, languageId, text) {
    const document = html.TextDocument.create(`test:///page.${languageId}`, languageId, 1, text.replace('|', ''));
    const tree = languageId === 'html' ? service.parseHTMLDocument(document) : service.parseStylesheet(document);
    const {items} = service.doComplete(document, document.positionAt(text.indexOf('|')), tree);
    return new Map(items.map((item) => [item.label, item]));
  }
  const inHtml = (text) => offered(htmlService, 'html', text);
  const inCss = (text) => offered(cssService, 'css', text);

  for (const {
    tagName,
    description,
    attributes,
    events,
    cssParts = [],
    cssProperties = [],
    cssStates = [],
  } of elements) {
    it(`offers <${tagName}>, and tells what it is and of its events`, () => {
      const told = documentation(inHtml('<|').get(tagName));
      for (const sentence of [description, ...events.flatMap(({name, description}) => [name, description])])
        assert.ok(told.includes(sentence), sentence);
    });

    it(`offers the attributes of <${tagName}>, and their words`, () => {
      const names = inHtml(`<${tagName} |>`);
      for (const attribute of attributes) {
        const {name, description} = attribute;
        assert.equal(documentation(names.get(name)), description, name);
        assert.equal(
          names.get(name).textEdit.newText === name,
          isSwitch(attribute),
          `${name} is written with a value or without`,
        );
        if (!isSwitch(attribute))
          assert.deepEqual([...inHtml(`<${tagName} ${name}="|">`).keys()], wordsOf(attribute), name);
      }
    });

    it(`offers the custom properties, parts and states of <${tagName}>`, () => {
      const properties = inCss(`${tagName} { | }`);
      const selectors = inCss(`${tagName}:| { }`);
      const wanted = [
        ...cssProperties.map((each) => [properties.get(each.name), each]),
        ...cssParts.map((each) => [selectors.get(`::part(${each.name})`), each]),
        ...cssStates.map((each) => [selectors.get(`:state(${each.name})`), each]),
      ];
      for (const [item, {name, description, default: standard = ''}] of wanted) {
        assert.ok(item, name);
        assert.ok(documentation(item).includes(`\`<${tagName}>\``), `${name} is said to be one of <${tagName}>`);
        assert.ok(documentation(item).includes(description) && documentation(item).includes(standard), name);
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
