// The public interface beside its stored copy, test/compatibility/api: the exports of every entry, as API Extractor reads
// them from the built declarations, and the elements of custom-elements.json. Messages of rooms: test/compatibility.
// UPDATE=1 writes the copy anew; what has gone from it or changed has to be named in the changelog first.
import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, it} from 'node:test';
import {Extractor, ExtractorConfig} from '@microsoft/api-extractor';
import {modules, rules} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';

const update = process.env.UPDATE === '1';
const copyOf = (name) => path.join(root, 'test/compatibility/api', `${name}.api.md`);
const entries = [...modules, {file: 'rooms-server'}, ...rules].map(({file}) => file);
const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const unreleased = changelog.split(/^## /m).find((part) => part.startsWith('[Unreleased]'));
/** What the changelog says of names that are gone or changed. */
const told = unreleased
  .split(/^### /m)
  .filter((part) => /^(?:Changed|Removed)\n/.test(part))
  .join('');

let folder;
before(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-api-'))));
after(() => rmSync(folder, {recursive: true, force: true}));

/** The report on the exports of an entry. */
function reportOf(entry) {
  const none = {default: {logLevel: 'none'}};
  const name = entry.replace('/', '-');
  const file = path.join(root, 'dist', `${entry}.d.ts`);
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      newlineKind: 'lf',
      mainEntryPointFilePath: file,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {types: ['node'], skipLibCheck: true},
          extends: path.join(root, 'tsconfig.json'),
          include: [file],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: path.join(folder, 'made'),
      },
      docModel: {enabled: false},
      dtsRollup: {enabled: false},
      tsdocMetadata: {enabled: false},
      messages: {extractorMessageReporting: none, tsdocMessageReporting: none, compilerMessageReporting: none},
    },
    packageJsonFullPath: path.join(root, 'package.json'),
  });
  const {succeeded} = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => (message.handled = true),
  });
  assert.ok(succeeded, entry);
  return readFileSync(path.join(folder, `${name}.api.md`), 'utf8');
}

/** The elements: everything that the manifest promises, with its type and default. */
function elements() {
  const {modules: all} = JSON.parse(readFileSync(path.join(root, 'custom-elements.json'), 'utf8'));
  const kinds = ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties', 'cssStates', 'keys'];
  return all
    .flatMap(({declarations}) => declarations)
    .filter(({customElement}) => customElement)
    .map((declaration) => {
      const lines = kinds.flatMap((kind) =>
        (declaration[kind] ?? [])
          .filter(({inheritedFrom}) => !inheritedFrom)
          // colours and sizes are the look's
          .map((item) => [kind, lineOf(kind === 'cssProperties' ? {name: item.name} : item)].join(' ')),
      );
      return `## ${declaration.tagName ?? declaration.name}\n\n${lines
        .sort()
        .map((line) => `- ${line}\n`)
        .join('')}`;
    })
    .join('\n');
}

function lineOf({name, kind, type, default: standard, readonly, parameters = [], return: answer}) {
  const taken = parameters.map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type?.text}`).join(', ');
  return [
    `\`${name}${kind === 'method' ? `(${taken}): ${answer?.type?.text ?? 'void'}` : ''}`,
    type && `: ${type.text}`,
    standard && ` = ${standard}`,
    '`',
    readonly && ' read-only',
  ]
    .filter(Boolean)
    .join('');
}

/** Lines of a report that promise something, each with what it stands in. */
function promises(text) {
  let owner = '';
  return text.split('\n').flatMap((line) => {
    if (/^(?:export |## )/.test(line)) owner = line;
    const said = line.trim();
    return !said || /^(?:\/\/|import |```|>)/.test(said) ? [] : [said === owner ? said : `${owner} … ${said}`];
  });
}

/** Whether the changelog has one of the names in a line. */
const isNamed = (line) => (line.match(/[\w-]{3,}/g) ?? []).some((name) => told.includes(`\`${name}`));

for (const [name, make] of [
  ['elements', elements],
  ...entries.map((entry) => [entry.replace('/', '-'), () => reportOf(entry)]),
]) {
  it(`the public interface is as its copy says: ${name}`, () => {
    const made = make();
    const copy = existsSync(copyOf(name)) ? readFileSync(copyOf(name), 'utf8') : '';
    const now = new Set(promises(made));
    const gone = promises(copy).filter((line) => !now.has(line));
    if (update) {
      assert.deepEqual(
        gone.filter((line) => !isNamed(line)),
        [],
        'gone or changed, and not in the changelog',
      );
      writeFileSync(copyOf(name), made);
      return;
    }
    assert.deepEqual(gone, [], 'gone or changed: name it in the changelog, then UPDATE=1');
    const known = new Set(promises(copy));
    assert.deepEqual(
      [...now].filter((line) => !known.has(line)),
      [],
      'new: UPDATE=1 adds it to the copy',
    );
  });
}
