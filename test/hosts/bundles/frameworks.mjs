// The typings for frameworks as their own checkers read them: pages that use every tag pass (types/, the examples of the
// documentation), what is wrong is refused, and every name of the manifest is there with its sentence.
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {before, describe, it} from 'node:test';
import ts from 'typescript';
import {codeBlocks} from '../../../tools/code-blocks.mjs';
import {findFiles, root} from '../../../tools/files.mjs';

const hosts = path.join(root, 'test/hosts');
const typescript7 = path.join(root, 'node_modules/typescript-7/bin/tsc');

/** Runs a checker of a package; what it says is the reason of a failure. */
const passes = (...args) =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, args, {cwd: hosts}, (error, stdout, stderr) =>
      error ? reject(new Error(stdout + stderr)) : resolve(),
    );
  });

const jsxSources = {preact: 'preact', solid: 'solid-js'};
/** What examples import each other as. */
const fileNames = {react: 'game', 'next-client': 'client-game'};

/** Preact is tested with the page for React, which has the same names and values. */
function writePreactPage(folder) {
  const page = readFileSync(path.join(hosts, 'types/react.tsx'), 'utf8');
  const source = page
    .replace('@jsxImportSource react', '@jsxImportSource preact')
    .replace("from 'react'", "from 'preact/hooks'")
    .replace('elements/react', 'elements/preact');
  assert.equal(source.match(/preact/g).length, 3);
  writeFileSync(path.join(folder, 'preact-tags.tsx'), source);
}

/** Writes the examples of the documentation where types/tsconfig.json looks for them; their names. */
function writeExamples() {
  const folder = path.join(hosts, 'build/examples');
  mkdirSync(folder, {recursive: true});
  writePreactPage(folder);
  const examples = codeBlocks('stories/frameworks.mdx').filter(({name}) => name);
  for (const {name, language, code} of examples) {
    const pragma = jsxSources[name] ? `/** @jsxImportSource ${jsxSources[name]} */\n` : '';
    writeFileSync(path.join(folder, `${fileNames[name] ?? name}.${language}`), pragma + code);
  }
  return examples.map(({name}) => name);
}

describe('pages of frameworks', {concurrency: true}, () => {
  before(() =>
    assert.deepEqual(writeExamples(), [
      'react',
      'next-client',
      'next-page',
      'preact',
      'solid',
      'svelte',
      'vue',
      'angular',
    ]),
  );

  it('are right in React, Preact, Solid and Vue, and what is wrong is refused', () =>
    passes('node_modules/vue-tsc/bin/vue-tsc.js', '--project', 'types'));
  it('are right in Svelte, and what is wrong is refused', () =>
    passes(
      'node_modules/svelte-check/bin/svelte-check',
      '--workspace',
      'types',
      '--tsconfig',
      './tsconfig.json',
      '--fail-on-warnings',
      '--output',
      'human',
    ));
  it('are right for TypeScript 7, which looks through our declarations too', () =>
    passes(typescript7, '--project', 'types', '--skipLibCheck', 'false'));

  it('are right in the declarations of every framework, found as Node finds modules', async () => {
    const {exports} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const typed = Object.entries(exports)
      .filter(([, {types}]) => types?.startsWith('./dist/frameworks/'))
      .map(([name]) => name.slice(2));
    assert.ok(typed.includes('react'));
    assert.deepEqual(
      typed,
      findFiles('dist/frameworks', /\/(?!elements)[^/]*\.d\.ts$/).map((file) => path.basename(file, '.d.ts')),
    );
    const folder = path.join(hosts, 'build/declarations');
    mkdirSync(folder, {recursive: true});
    writeFileSync(
      path.join(folder, 'every.mts'),
      typed.map((name) => `export type * as ${name} from '@parlour/elements/${name}';\n`).join(''),
    );
    const compilerOptions = {module: 'nodenext', moduleResolution: 'nodenext', skipLibCheck: false};
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({extends: '../../types/tsconfig.json', compilerOptions, include: ['every.mts']}),
    );
    await passes(typescript7, '--project', folder);
  });
});

describe('every name of the manifest', () => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'custom-elements.json'), 'utf8'));
  const elements = manifest.modules.flatMap(({declarations}) => declarations).filter(({tagName}) => tagName);
  /** What a framework takes, by tag. */
  const types = {
    react: "import('react').JSX.IntrinsicElements",
    preact: "import('preact').JSX.IntrinsicElements",
    solid: "import('solid-js').JSX.IntrinsicElements",
    svelte: "import('svelte/elements').SvelteHTMLElements",
    vue: "{[Tag in keyof import('vue').GlobalComponents]: InstanceType<import('vue').GlobalComponents[Tag]>['$props']}",
    vueEvents: `{${elements.map(({tagName, name}) => `'${tagName}': import('@parlour/elements/vue').${name}Events`).join('; ')}}`,
  };
  const file = path.join(hosts, 'types/tags.ts');
  const imports = ['react', 'preact', 'solid', 'svelte', 'vue'].map(
    (name) => `import type {} from '@parlour/elements/${name}';`,
  );
  const source = [...imports, ...Object.entries(types).map(([name, type]) => `export type ${name} = ${type};`)].join(
    '\n',
  );
  const {options} = ts.getParsedCommandLineOfConfigFile(
    path.join(hosts, 'types/tsconfig.json'),
    {},
    {...ts.sys, onUnRecoverableConfigFileDiagnostic: (reason) => assert.fail(reason.messageText)},
  );
  const host = ts.createCompilerHost(options);
  const {readFile} = host;
  host.readFile = (name) => (path.resolve(name) === file ? source : readFile(name));
  const program = ts.createProgram({rootNames: [file], options, host});
  const checker = program.getTypeChecker();
  const symbols = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .map((symbol) => [symbol.name, symbol]),
  );

  /** Names that a tag takes in a framework, with their sentences. */
  function namesOf(framework, tag) {
    const taken = checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(symbols.get(framework)), tag);
    assert.ok(taken, `${framework} knows <${tag}>`);
    const names = checker.getPropertiesOfType(checker.getTypeOfSymbol(taken));
    return new Map(
      names.map((symbol) => [symbol.name, ts.displayPartsToString(symbol.getDocumentationComment(checker))]),
    );
  }
  const flat = (text) => text.replaceAll(/\s+/g, ' ');

  /** How each framework spells what is settable and what is heard. */
  const spellings = {
    react: {property: (name) => name, event: (name) => `on${name}`},
    preact: {property: (name) => name, event: (name) => `on${name}`},
    svelte: {property: (name) => name, event: (name) => `on${name}`},
    solid: {property: (name) => `prop:${name}`, event: (name) => `on:${name}`},
    vue: {property: (name) => name},
    vueEvents: {event: (name) => name},
  };
  for (const [framework, {property, event}] of Object.entries(spellings)) {
    for (const {tagName, members, attributes, events} of elements) {
      it(`is known to ${framework} in <${tagName}>, with its sentence`, () => {
        const known = namesOf(framework, tagName);
        const fields = members.filter(({kind}) => kind === 'field');
        const settable = [
          ...fields.filter(({readonly}) => !readonly).map((each) => ({...each, name: property?.(each.name)})),
          ...attributes.filter(({fieldName}) => fieldName),
        ];
        const heard = events.map((each) => ({...each, name: event?.(each.name)}));
        for (const {name, description} of [...(property ? settable : []), ...(event ? heard : [])])
          assert.equal(flat(known.get(name) ?? 'not there'), flat(description), name);
        for (const {name} of property ? fields.filter(({readonly}) => readonly) : [])
          assert.ok(!known.has(property(name)), `${name} is read-only`);
      });
    }
  }
});
