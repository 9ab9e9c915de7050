// Makes the faults of test/faults, one at a time, and sees that a test notices: `npm run faults -- core` for those of core.json.
// Each is one line of src changed, the file of tests that has to notice, and the name of the test. It changes src in place and
// puts it back; nothing else may use the folder meanwhile.
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findFiles, root} from '../../tools/files.mjs';

const wanted = process.argv.slice(2);
const faults = findFiles('test/faults', /\.json$/)
  .filter((file) => wanted.length === 0 || wanted.includes(path.basename(file, '.json')))
  .flatMap((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')));

const webTestRunner = [
  'node_modules/@web/test-runner/dist/bin.js',
  '--config',
  'test/tools/web-test-runner.config.mjs',
  '--static-logging',
];

/** Runs a file of tests. @returns what it prints */
function run(file) {
  const args = file.endsWith('.node.test.ts')
    ? ['--import', 'tsx', '--import', './test/support/assertions.mjs', '--test', '--test-reporter=spec', file]
    : webTestRunner;
  const env = {...process.env, TEST_FILES: file, BROWSERS: 'chromium', SEED: '1', FORCE_COLOR: '0'};
  const {stdout, stderr} = spawnSync(process.execPath, args, {cwd: root, env, encoding: 'utf8', timeout: 300_000});
  return stdout + stderr;
}

/** Whether a test fails, which is named where it does: ✖ in Node, ❌ in browsers. */
const fails = (said, name) => said.split('\n').some((line) => /[✖❌]/u.test(line) && line.includes(name));

/** What each file says without a fault. */
const sound = new Map([...new Set(faults.map(({test}) => test))].map((test) => [test, run(test)]));

/** Makes a fault. @returns what came of it */
function tried({file, from, to, test, name}) {
  const target = path.join(root, file);
  const source = readFileSync(target, 'utf8');
  if (source.split(from).length !== 2) return 'not exactly once in the file';
  if (fails(sound.get(test), name)) return 'fails without the fault';
  const made = source.replace(from, () => to);
  writeFileSync(target, made);
  try {
    return fails(run(test), name) ? 'noticed' : 'not noticed';
  } finally {
    writeFileSync(target, source);
  }
}

let missed = 0;
for (const fault of faults) {
  const what = tried(fault);
  if (what !== 'noticed') missed++;
  console.log(`${what}: ${fault.file}: ${fault.from.trim()} → ${fault.to.trim()} | ${fault.test}: ${fault.name}`);
}
console.log(`${faults.length} faults, ${missed} not noticed`);
process.exitCode = missed > 0 || faults.length === 0 ? 1 : 0;
