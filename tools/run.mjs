// Runs checks: all of `npm test` (with `--ci` also what only .ci/run has), or those named: `node tools/run.mjs unit stories`.
// `unit` takes files and `--browser chromium,firefox`; `stories` takes `--update` and story ids.
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findFiles, root, testFiles} from './files.mjs';
import {report, reported} from './report.mjs';

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Files that Prettier formats. Not MDX: it parses version 1 of it, Storybook version 3. */
const FORMATTED = ['{src,test,tools,stories,.storybook}/**/*.{ts,tsx,mjs}', '*.{js,mjs}'];

const parts = {
  lint,
  types: () => whole('types', run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', 'test'])),
  build,
  manifest: () => whole('manifest', run(process.execPath, ['tools/manifest.mjs', '--check'])),
  size: () => whole('size', run(process.execPath, ['tools/size.mjs', '--check'])),
  unit,
  engines: () => inBrowsers(testFiles().browser, 'firefox,webkit'),
  bundles: () => inNode('bundles', bundles(names.length > 0 ? wanted : (file) => !ELSEWHERE.test(file))),
  elsewhere: () =>
    inNode(
      'elsewhere',
      bundles((file) => ELSEWHERE.test(file)),
    ),
  storybook,
  stories: () => counted('stories', ['test/tools/story-tests.mjs', ...flags, ...names]),
  site: () => whole('site', run(process.execPath, ['tools/site.mjs', ...flags, ...names])),
};
/**
 * A whole run: stages in sequence, each with rows of parts that run in parallel. Fast checks come first. Browsers take turns,
 * since a busy machine is late with frames.
 */
const stages = [
  [['types', 'build']],
  [['manifest', 'size'], ['storybook']],
  ...['unit', 'bundles', 'stories'].map((name) => [[name]]),
];
const onlyInCi = ['lint', 'engines', 'elsewhere'].map((name) => [[name]]);

/** Tests of built files that need other packages, or a browser that has to be downloaded. */
const ELSEWHERE = /^test\/hosts\/|\/(old-browser|package)\.mjs$/;

const args = process.argv.slice(2);
const chosen = [];
while (args.length > 0 && Object.hasOwn(parts, args[0])) chosen.push(args.shift());
// what random cases follow from
process.env.SEED ??= String(Math.floor(Math.random() * 2 ** 31));

const browsers = option('--browser');
const flags = args.filter((arg) => arg.startsWith('-'));
const names = args.filter((arg) => !arg.startsWith('-')).map((name) => name.replaceAll('\\', '/'));
const wanted = (file) => names.length === 0 || names.some((name) => file.includes(name));

function option(name) {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at < 0) return undefined;
  const [found] = args.splice(at, 1);
  return found.includes('=') ? found.slice(name.length + 1) : args.splice(at, 1)[0];
}

/** Runs a program. In parallel runs its output is printed in one piece; that of a quiet one only if it fails. */
function run(command, commandArgs, {env = {}, quiet = false} = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, {
      cwd: root,
      stdio: ['ignore', sideBySide || quiet ? 'pipe' : 'inherit', sideBySide || quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32' && command !== process.execPath,
      env: {...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env},
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('error', (error) => (said += error.message));
    child.on('close', (status) => {
      if (said.trim() && (status !== 0 || !quiet)) console.log(said.trimEnd());
      resolve(status === 0);
    });
  });
}

/** Runs checks in parallel. Returns whether all of them passed. */
const all = async (...checks) => (await Promise.all(checks)).every(Boolean);

/** A check that counts as one test: it passes or fails as a whole. */
async function whole(part, check) {
  const before = Date.now();
  const failures = (await check) ? [] : [{what: part, repeat: `node tools/run.mjs ${part}`}];
  const seconds = (Date.now() - before) / 1000;
  report(part, {declared: 1, executed: 1, passed: 1 - failures.length, failures, seconds});
}

/** A check that counts its tests itself. One that did not come to that, or ends badly without a failure, has failed. */
async function counted(part, nodeArgs, env = {}) {
  const ok = await run(process.execPath, nodeArgs, {env: {...env, PARLOUR_PART: part}});
  const [own] = reported(tally).filter((one) => one.part === part);
  if (!own || ok === own.failures.length > 0)
    report(part, {declared: 1, executed: 0, passed: 0, failures: [{what: `${part} ended early`}]});
}

function lint() {
  const fix = flags.includes('--fix');
  return whole(
    'lint',
    all(
      run(bin('eslint'), ['--max-warnings=0', ...(fix ? ['--fix'] : []), '.']),
      run(process.execPath, ['tools/lint-templates.mjs']),
      run(process.execPath, ['tools/imports.mjs']),
      run(bin('knip'), ['--no-progress', '--config', '.config/knip.jsonc']),
      run(bin('cspell'), ['--no-progress', '--no-summary']),
      run(bin('prettier'), [fix ? '--write' : '--check', '--log-level=warn', ...FORMATTED]),
    ),
  );
}

function build() {
  return whole('build', built());
}

async function built() {
  return (
    (await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b'])) &&
    (await run(bin('rollup'), ['--config', '--silent'])) &&
    (await run(process.execPath, ['tools/embed-folder.mjs'])) &&
    (await run(process.execPath, ['tools/docs-folder.mjs'])) &&
    (await run(bin('eslint'), ['--config', 'tools/supported-features.mjs', 'dist/cdn', 'dist/embed'])) &&
    (await run(process.execPath, ['tools/pack.mjs']))
  );
}

async function unit() {
  const {node, chromium, browser} = testFiles();
  const files = [browsers ? [] : node, [...browser, ...chromium]].map((list) => list.filter(wanted));
  if (files.flat().length === 0) return inNode('node tests', []);
  if (files[0].length > 0) await inNode('node tests', files[0]);
  if (files[1].length > 0) await inBrowsers(files[1], browsers);
}

function inBrowsers(files, engines = 'chromium') {
  const runner = 'node_modules/@web/test-runner/dist/bin.js';
  const env = {TEST_FILES: files.join(','), BROWSERS: engines};
  return counted(engines, [runner, '--config', 'test/tools/web-test-runner.config.mjs', '--static-logging'], env);
}

function inNode(part, files) {
  // without files, Node would run everything that looks like a test
  if (files.length === 0) return whole(`files that match ${names.join(', ')}`, false);
  const loader = files.some((file) => file.endsWith('.ts')) ? ['--import', 'tsx'] : [];
  return counted(part, [...loader, 'test/tools/node-tests.mjs', ...files]);
}

/** The tests of built files that match, long ones first. */
function bundles(matches) {
  const isLong = (file) => /(starters|robustness|package|next)\.mjs$/.test(file);
  const files = [...findFiles('test/bundles', /\.mjs$/), ...findFiles('test/hosts/bundles', /\.mjs$/)];
  return files.filter(matches).sort((a, b) => isLong(b) - isLong(a));
}

function storybook() {
  const args = ['build', '--output-dir', 'storybook-static', '--disable-telemetry', '--loglevel', 'warn'];
  return whole('storybook build', run(bin('storybook'), args, {quiet: true}));
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-'));
const tally = path.join(folder, 'tally');
process.env.PARLOUR_REPORT = tally;
const isWhole = chosen.length === 0;
const started = Date.now();
let sideBySide = false;
console.log(`SEED=${process.env.SEED}`);

async function runRow(row) {
  for (const name of row) {
    console.log(`\n> ${name}`);
    await parts[name]();
  }
}
const planned = [...stages, ...(flags.includes('--ci') ? onlyInCi : [])];
for (const rows of isWhole ? planned : chosen.map((name) => [[name]])) {
  sideBySide = rows.length > 1;
  await Promise.all(rows.map(runRow));
}

const results = reported(tally);
rmSync(folder, {recursive: true, force: true});
const sum = (key) => results.reduce((total, part) => total + part[key], 0);
console.log('');
for (const {part, declared, executed, passed, failures, seconds = 0, note = ''} of results) {
  const ok = failures.length === 0 && declared === executed;
  const counts = `${String(passed).padStart(5)} passed ${String(failures.length).padStart(3)} failed`;
  console.log(`${ok ? '    ok' : 'FAILED'}  ${part.padEnd(16)} ${counts} ${seconds.toFixed(0).padStart(5)} s  ${note}`);
}
for (const [what, count] of results.flatMap(({leftOut = {}}) => Object.entries(leftOut)))
  console.log(`left out: ${count} × ${what}`);
const failures = results.flatMap((part) => part.failures);
for (const {what, repeat} of failures) console.log(`  ✗ ${what}${repeat ? `\n    ${repeat}` : ''}`);
console.log(`Done in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
console.log(`${sum('declared')} declared, ${sum('executed')} executed`);
console.log(`${sum('passed')} passed, ${failures.length} failed`);
const isGreen = failures.length === 0 && sum('declared') === sum('executed');
process.exitCode = isGreen ? 0 : 1;
