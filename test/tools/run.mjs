// Runs checks: those named, or all of them. `node test/tools/run.mjs unit stories`.
// `unit` takes files and `--browser chromium,firefox`; `stories` takes `--update` and story ids.
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hasChromiumInNpm} from './browsers.mjs';
import {findFiles, root, testFiles} from './files.mjs';
import {collect, report} from './report.mjs';

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Files that Prettier formats. Not MDX: it parses version 1 of it, Storybook version 3. */
const FORMATTED = ['{src,test,stories,.storybook}/**/*.{ts,tsx,mjs}', '*.{js,mjs}'];

const parts = {
  lint,
  types: () => whole('types', run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', 'test'])),
  build,
  manifest: () => whole('manifest', run(process.execPath, ['test/tools/manifest.mjs', '--check'])),
  size: () =>
    whole(
      'size',
      all(
        run(bin('size-limit'), ['--config', '.config/size-limit.json'], {quiet: true}),
        run(process.execPath, ['test/tools/size.mjs', '--check']),
      ),
    ),
  unit,
  bundles,
  storybook,
  stories: () => run(process.execPath, ['test/tools/story-tests.mjs', ...flags, ...names]),
  site: () => whole('site', run(process.execPath, ['test/tools/site.mjs', ...flags, ...names])),
};
const args = process.argv.slice(2);
const chosen = [];
while (args.length > 0 && Object.hasOwn(parts, args[0])) chosen.push(args.shift());
if (args.includes('--full')) process.env.FULL = '1';
// the seed of random tests and samples; in CI that of the files committed: the same files are always tested the same way
process.env.SEED ??= String((process.env.CI && seedOfFiles()) || Math.floor(Math.random() * 2 ** 31));
/**
 * A whole run: stages in sequence, each with rows of parts that run in parallel. Fast checks come first. In CI the last two
 * parts take turns, since a busy machine is late with frames.
 */
const isThorough = process.env.CI || process.env.FULL;
const stages = [
  isThorough ? [['lint'], ['types', 'build']] : [['types', 'build']],
  [['manifest', 'size'], ['storybook']],
  [['unit']],
  ...(isThorough ? [[['bundles']], [['stories']]] : [[['bundles'], ['stories']]]),
];

const browsers = option('--browser');
const flags = args.filter((arg) => arg.startsWith('-') && arg !== '--full');
const names = args.filter((arg) => !arg.startsWith('-')).map((name) => name.replaceAll('\\', '/'));

/** A seed from the tree, not the commit: whose message and date could steer it. */
function seedOfFiles() {
  const {stdout} = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], {cwd: root, encoding: 'utf8'});
  return parseInt(stdout?.slice(0, 7), 16) || undefined;
}

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

/** A check that counts as one: it passes or fails as a whole. */
async function whole(name, check) {
  const ok = await check;
  report(name, {passed: ok ? 1 : 0, failed: ok ? 0 : 1});
  return ok;
}

function lint() {
  const fix = flags.includes('--fix');
  return whole(
    'lint',
    all(
      run(bin('eslint'), ['--max-warnings=0', ...(fix ? ['--fix'] : []), '.']),
      run(process.execPath, ['test/tools/lint-templates.mjs']),
      run(process.execPath, ['test/tools/imports.mjs']),
      run(process.execPath, ['test/tools/lint-workflows.mjs']),
      run(bin('knip'), ['--no-progress', '--config', '.config/knip.jsonc']),
      run(bin('cspell'), ['--no-progress', '--no-summary']),
      run(bin('prettier'), [fix ? '--write' : '--check', '--log-level=warn', ...FORMATTED]),
    ),
  );
}

async function build() {
  const ok =
    (await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b'])) &&
    (await run(bin('rollup'), ['--config', '--silent'])) &&
    (await run(process.execPath, ['test/tools/embed-folder.mjs'])) &&
    (!(isThorough || chosen.length > 0) ||
      (await run(bin('eslint'), ['--config', 'test/tools/supported-features.mjs', 'dist/cdn', 'dist/embed']))) &&
    (await run(process.execPath, ['test/tools/pack.mjs']));
  return whole('build', ok);
}

async function unit() {
  const {node, chromium, browser} = testFiles();
  const wanted = (file) => names.length === 0 || names.some((name) => file.includes(name));
  const inNode = browsers ? [] : node.filter(wanted);
  const inBrowsers = [...browser, ...chromium].filter(wanted);
  let ok = true;
  if (inNode.length + inBrowsers.length === 0) {
    console.error(`No test files match: ${names.join(', ')}`);
    ok = false;
  }
  if (inNode.length > 0) {
    ok = (await nodeTests(inNode)) && ok;
  }
  if (inBrowsers.length > 0) {
    const env = {TEST_FILES: inBrowsers.join(','), ...(browsers && {BROWSERS: browsers})};
    const config = ['--config', 'test/tools/web-test-runner.config.mjs', '--static-logging'];
    ok = (await run(bin('web-test-runner'), config, {env})) && ok;
  }
  return ok;
}

/**
 * Whether a whole run has a bundle test. In CI that is the one in the oldest browser and a third of the others, by the seed;
 * an ordinary run has a third of those that need no other packages, browsers or servers.
 */
function runsHere(file, at) {
  const isOldBrowser = file.endsWith('old-browser.mjs');
  if (isOldBrowser && !hasChromiumInNpm) return false;
  if (process.env.FULL) return true;
  if (isOldBrowser && process.env.CI) return true;
  if ((at + Number(process.env.SEED)) % 3 > 0) return false;
  return process.env.CI !== undefined || !/^test\/hosts\/|\/(old-browser|package|rooms)\.mjs$/.test(file);
}

function bundles() {
  const isLong = (file) => /(hosts|robustness|package|next)\.mjs$/.test(file);
  const all = [...findFiles('test/bundles', /\.mjs$/), ...findFiles('test/hosts/bundles', /\.mjs$/)];
  const here = all.filter(runsHere);
  const leftOut = names.length > 0 ? [] : all.filter((file) => !here.includes(file));
  if (leftOut.length > 0) {
    const note = leftOut.map((file) => path.basename(file, '.mjs')).join(', ');
    report('left out', {passed: 0, failed: 0, note: `${note}: npm run test:full`});
  }
  const wanted = all
    .filter((file) => names.some((name) => file.includes(name)) || (names.length === 0 && here.includes(file)))
    .sort((a, b) => isLong(b) - isLong(a));
  // without files, Node would run everything that looks like a test
  if (wanted.length === 0) console.error(`No test files match: ${names.join(', ')}`);
  return wanted.length > 0 && nodeTests(wanted, {env: {PARLOUR_PART: 'bundle tests'}});
}

function nodeTests(files, options) {
  const loader = files.some((file) => file.endsWith('.ts')) ? ['--import', 'tsx'] : [];
  return run(process.execPath, [...loader, 'test/tools/node-tests.mjs', ...files], options);
}

function storybook() {
  const args = ['build', '--output-dir', 'storybook-static', '--disable-telemetry', '--loglevel', 'warn'];
  return whole('storybook build', run(bin('storybook'), args, {quiet: true}));
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-'));
const tally = path.join(folder, 'tally');
process.env.PARLOUR_REPORT = tally;
if (!isThorough && chosen.length === 0)
  report('left out', {passed: 0, failed: 0, note: 'lint, formatting and spelling: npm run lint'});
const started = Date.now();
let allWell = true;
let sideBySide = false;
console.log(`SEED=${process.env.SEED}`);

async function runPart(name) {
  if (!sideBySide) console.log(`\n> ${name}`);
  const before = Date.now();
  const ok = await parts[name]();
  allWell &&= ok;
  console.log(`${name}: ${ok ? 'passed' : 'FAILED'} (${((Date.now() - before) / 1000).toFixed(1)} s)`);
}
async function runRow(row) {
  for (const name of row) await runPart(name);
}
for (const rows of chosen.length > 0 ? chosen.map((name) => [[name]]) : stages) {
  sideBySide = rows.length > 1;
  await Promise.all(rows.map(runRow));
}

const results = collect(tally);
rmSync(folder, {recursive: true, force: true});
const sum = (key) => results.reduce((total, part) => total + part[key], 0);
console.log('');
for (const {part, passed, failed, note} of results) {
  console.log(
    `${failed > 0 ? 'FAILED' : '    ok'}  ${part.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${note}`,
  );
}
for (const {failures = []} of results) for (const failure of failures) console.log(`  ✗ ${failure}`);
console.log(`Done in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
if (!allWell)
  console.log(
    `Repeat with the same samples and random tests: ${process.env.FULL ? 'FULL=1 ' : ''}SEED=${process.env.SEED}`,
  );
// a part that crashed without counting anything is a failure, too
const failures = sum('failed') + (allWell || sum('failed') > 0 ? 0 : 1);
console.log(`${sum('passed')} passed, ${failures} failed`);
process.exitCode = allWell && failures === 0 ? 0 : 1;
