// The sizes of what people load, and of two boards of others built the same way: tables on the screen and, between
// markers, in README.md. With --check a table in README.md that is out by more than 2 % is a failure; with --modules it
// says which modules weigh what. The limits are size-limit's, in .config.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {rules, tags, thinking} from './entries.mjs';
import {root} from './files.mjs';
import {oneFile as oneFileOf, others} from './one-file.mjs';

const KIB = 1024;
/** What size-limit checks, as KiB of gzip by path. */
const limits = new Map(
  JSON.parse(readFileSync(path.join(root, '.config/size-limit.json'), 'utf8')).map(({path: file, limit}) => [
    file.replace('../', ''),
    parseFloat(limit),
  ]),
);

function measure(name, code, limit) {
  const brotli = brotliCompressSync(code, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});
  return {name, raw: code.length, gzip: gzipSync(code, {level: 9}).length, brotli: brotli.length, limit};
}

/** What is fetched later, when it is asked for, is not counted. */
const later = {
  name: 'later',
  setup: ({onResolve}) =>
    onResolve({filter: /./}, ({kind}) => (kind === 'dynamic-import' ? {external: true} : undefined)),
};

/** What a page's bundler makes of a module. */
function bundle(file, external) {
  return build({
    entryPoints: [path.join(root, file)],
    bundle: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    write: false,
    external,
    plugins: [later],
  });
}

const bundled = async (file, external) => Buffer.from((await bundle(`dist/${file}`, external)).outputFiles[0].contents);

function oneFile(name) {
  const file = `dist/cdn/${name}.js`;
  return measure(`cdn/${name}.js`, readFileSync(path.join(root, file)), limits.get(file));
}

const rows = [...tags.map(({tag}) => tag), ...(tags.length > 0 ? ['parlour'] : [])].map(oneFile);
for (const {file} of thinking) rows.push(oneFile(file));
for (const {tag} of tags)
  rows.push(measure(`${tag}.js, without Lit`, await bundled(`${tag}.js`, ['lit', 'lit/*', '@lit/*'])));
for (const {game} of rules) rows.push(measure(`rules/${game}.js`, await bundled(`rules/${game}.js`, [])));

const kib = (bytes) => (bytes / KIB).toFixed(1);
const figures = ({name, raw, gzip, brotli}) => `| \`${name}\` | ${kib(raw)} | ${kib(gzip)} | ${kib(brotli)} |`;
const compared = [
  [oneFile('snl-board'), 'a game: rules, players, undo, records'],
  ...(await Promise.all(
    Object.entries(others).map(async ([name, input]) => [
      measure(name, Buffer.from(await oneFileOf(input))),
      'a board to move pieces on',
    ]),
  )),
];

/** The tables, by their markers in the README. */
const tables = {
  sizes: [
    '| file | KiB | gzip | brotli | limit (gzip) |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `${figures(row)} ${row.limit?.toFixed(1) ?? ''} |`),
  ].join('\n'),
  comparison: [
    '| one file of | KiB | gzip | brotli | what it is |',
    '| --- | ---: | ---: | ---: | --- |',
    ...compared.map(([row, what]) => `${figures(row)} ${what} |`),
  ].join('\n'),
};
for (const table of Object.values(tables)) console.log(`${table.replaceAll('`', '')}\n`);

if (process.argv.includes('--modules')) {
  for (const {tag, module} of tags) {
    const {metafile} = await bundle(`${module.replace(/^src/, 'build')}.js`, []);
    const [{inputs}] = Object.values(metafile.outputs);
    console.log(`\n${tag}: bytes by module, minified, before literals are`);
    const modules = Object.entries(inputs).sort(([, some], [, others]) => others.bytesInOutput - some.bytesInOutput);
    for (const [file, {bytesInOutput}] of modules)
      if (bytesInOutput > 0) console.log(`${String(bytesInOutput).padStart(7)}  ${file}`);
  }
}

const failures = [];

/** The same but for numbers that differ by at most 2 % or a tenth: zlib differs between releases of Node. */
function close(a, b) {
  const number = /\d+\.\d/g;
  const [some, others] = [a, b].map((text) => (text.match(number) ?? []).map(Number));
  return (
    a.replace(number, '') === b.replace(number, '') &&
    some.every((value, at) => Math.abs(value - others[at]) <= Math.max(0.101, value * 0.02))
  );
}

let readme = readFileSync(path.join(root, 'README.md'), 'utf8');
for (const [name, table] of Object.entries(tables)) {
  const [before, between, after] = readme.split(
    new RegExp(`(?<=<!-- ${name}: npm run size -->)|(?=<!-- /${name} -->)`),
  );
  if (after === undefined) failures.push(`Missing in README.md: <!-- ${name}: npm run size --> … <!-- /${name} -->`);
  else if (!process.argv.includes('--check')) readme = `${before}\n\n${table}\n\n${after}`;
  else if (!close(between.trim(), table))
    failures.push(`Outdated: the table "${name}" in README.md. Run \`npm run size\` and commit the result.`);
}
if (!process.argv.includes('--check')) writeFileSync(path.join(root, 'README.md'), readme);
for (const line of failures) console.error(line);
process.exitCode = failures.length > 0 ? 1 : 0;
