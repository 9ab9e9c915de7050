// Runs parts of the checks, all of them without a name: `node test/tools/run.mjs unit stories`.
// `unit` takes files and `--browser chromium,firefox`; `stories` takes `--update` and story ids.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findFiles, root, testFiles} from './files.mjs';
import {collect, report} from './report.mjs';

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** The parts in the order of a whole run: what fails fast comes first. */
const parts = {
  lint,
  types,
  build,
  manifest: () => tool('manifest', ['test/tools/manifest.mjs', '--check']),
  size: () => tool('size', ['test/tools/size.mjs', '--check']),
  unit,
  bundles,
  storybook,
  stories: () => run(process.execPath, ['test/tools/story-tests.mjs', ...flags, ...names]),
};

const args = process.argv.slice(2);
const chosen = [];
while (args.length > 0 && Object.hasOwn(parts, args[0])) chosen.push(args.shift());
const browsers = option('--browser');
const flags = args.filter((arg) => arg.startsWith('-'));
const names = args.filter((arg) => !arg.startsWith('-')).map((name) => name.replaceAll('\\', '/'));

function option(name) {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at < 0) return undefined;
  const [found] = args.splice(at, 1);
  return found.includes('=') ? found.slice(name.length + 1) : args.splice(at, 1)[0];
}

/** Runs a program; a talkative one is heard only when it fails. */
function run(command, commandArgs, env = {}, talkative = false) {
  const windows = process.platform === 'win32' && command !== process.execPath;
  const {status, stdout, stderr} = spawnSync(command, commandArgs, {
    cwd: root,
    stdio: talkative ? 'pipe' : 'inherit',
    encoding: 'utf8',
    shell: windows,
    env: {...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env},
  });
  if (talkative && status !== 0) console.log(stdout, stderr);
  return status === 0;
}

/** A check that is right or wrong as a whole. */
function whole(name, ok) {
  report(name, {passed: ok ? 1 : 0, failed: ok ? 0 : 1});
  return ok;
}

function tool(name, toolArgs) {
  return whole(name, run(process.execPath, toolArgs));
}

function lint() {
  const code = run(bin('eslint'), ['--max-warnings=0', ...(flags.includes('--fix') ? ['--fix'] : []), '.']);
  const templates = run(process.execPath, ['test/tools/lint-templates.mjs']);
  return whole('lint', code && templates);
}

function types() {
  return whole('types', run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', 'test']));
}

function build() {
  const compiled = run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b']);
  return whole('build', compiled && run(bin('rollup'), ['--config', '--silent']));
}

function unit() {
  const {node, chromium, browser} = testFiles();
  const wanted = (file) => names.length === 0 || names.some((name) => file.includes(name));
  const inNode = browsers ? [] : node.filter(wanted);
  const inBrowsers = [...browser, ...chromium].filter(wanted);
  let ok = true;
  if (inNode.length + inBrowsers.length === 0) {
    console.error(`no test file is named like ${names.join(', ')}`);
    ok = false;
  }
  if (inNode.length > 0) {
    ok = nodeTests(inNode) && ok;
  }
  if (inBrowsers.length > 0) {
    const env = {TEST_FILES: inBrowsers.join(','), ...(browsers && {BROWSERS: browsers})};
    ok = run(bin('web-test-runner'), ['--config', 'test/tools/web-test-runner.config.mjs', '--static-logging'], env) && ok;
  }
  return ok;
}

function bundles() {
  const wanted = findFiles('test/bundles', /\.mjs$/).filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
  // without a file, Node would run all that looks like a test
  if (wanted.length === 0) console.error(`no bundle test is named like ${names.join(', ')}`);
  return wanted.length > 0 && nodeTests(wanted, {PARLOUR_PART: 'bundle tests'});
}

function nodeTests(files, env) {
  const loader = files.some((file) => file.endsWith('.ts')) ? ['--import', 'tsx'] : [];
  return run(process.execPath, [...loader, '--test', '--test-concurrency=2', '--test-reporter=./test/tools/node-reporter.mjs', ...files], env);
}

function storybook() {
  const args = ['build', '--output-dir', 'storybook-static', '--disable-telemetry', '--loglevel', 'warn'];
  return whole('storybook build', run(bin('storybook'), args, {}, true));
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-'));
const tally = path.join(folder, 'tally');
process.env.PARLOUR_REPORT = tally;
const started = Date.now();
let allWell = true;
for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
  console.log(`\n— ${name}`);
  const before = Date.now();
  const ok = parts[name]();
  allWell &&= ok;
  console.log(`  ${name}: ${ok ? 'well' : 'FAILED'}, ${((Date.now() - before) / 1000).toFixed(1)} s`);
}

const results = collect(tally);
rmSync(folder, {recursive: true, force: true});
const sum = (key) => results.reduce((total, part) => total + part[key], 0);
console.log('');
for (const {part, passed, failed, note} of results) {
  console.log(`${failed > 0 ? 'FAILED' : '    ok'}  ${part.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${note}`);
}
console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`);
// A part that broke without counting anything is a failure too.
const failures = sum('failed') + (allWell || sum('failed') > 0 ? 0 : 1);
console.log(`${sum('passed')} passed, ${failures} failed`);
process.exitCode = allWell && failures === 0 ? 0 : 1;
