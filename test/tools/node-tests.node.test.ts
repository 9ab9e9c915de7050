// What is declared in a file of tests is counted apart from what was executed: a test that never ran fails the run.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

interface Results {
  readonly declared: number;
  readonly executed: number;
  readonly passed: number;
  readonly failures: readonly {what: string; repeat: string}[];
  readonly leftOut: {readonly [what: string]: number};
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a file with these lines. */
function resultsOf(lines: string, environment: {readonly CI?: string} = {}, name = 'some.mjs'): Results {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-tests-'));
  try {
    const file = path.join(folder, name);
    const tally = path.join(folder, 'tally');
    const loader = name.endsWith('.mts') ? ['--import', 'tsx'] : [];
    writeFileSync(file, `import {describe, test} from 'node:test';\n${lines}`);
    const {NODE_TEST_CONTEXT, CI, ...inherited} = process.env;
    spawnSync(process.execPath, [...loader, 'test/tools/node-tests.mjs', path.relative(root, file)], {
      cwd: root,
      timeout: 60_000,
      env: {...inherited, ...environment, PARLOUR_REPORT: tally, SEED: '7', CASES: '2'},
    });
    return JSON.parse(readFileSync(tally, 'utf8')) as Results;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const numbers = ({declared, executed, passed, failures}: Results): readonly number[] => [
  declared,
  executed,
  passed,
  failures.length,
];

test('tests count, suites do not', () => {
  const results = resultsOf(`describe('a suite', () => { test('one', () => {}); test('two', () => {}); });`);
  assert.deepEqual(numbers(results), [2, 2, 2, 0]);
});

test('a failure is told with the command that repeats it', () => {
  const results = resultsOf(`test('one', () => {}); test('two', () => { throw new Error('no'); });`);
  assert.deepEqual(numbers(results), [2, 2, 1, 1]);
  assert.match(results.failures[0]!.what, /some\.mjs > two$/);
  assert.match(results.failures[0]!.repeat, /^CASES=2 SEED=7 npm run test:bundles -- .*some\.mjs$/);
});

test('a failed assert.ok() without a message is told, in a long file of TypeScript, too', () => {
  const before = Array.from({length: 400}, (_, i) => `/** Says ${i}. */\nexport const name${i}: number = ${i};\n`).join(
    '',
  );
  const lines = `${before}import assert from 'node:assert/strict';\ntest('one', () => { assert.ok(Math.max(0, 0)); });`;
  const results = resultsOf(lines, {}, 'some.mts');
  assert.deepEqual(numbers(results), [1, 1, 0, 1]);
  assert.match(results.failures[0]!.what, /some\.mts > one$/);
});

test('tests after the end of their process are declared, not executed', () => {
  const results = resultsOf(`test('one', () => {}); test('two', () => process.exit(0)); test('three', () => {});`);
  assert.ok(results.declared > results.executed);
  assert.ok(results.failures.some(({what}) => what.endsWith('the process ended before its tests')));
});

test('a file without tests, or that cannot be loaded, is a failure', () => {
  for (const lines of ['', `throw new Error('no')`]) {
    const results = resultsOf(lines);
    assert.ok(results.declared > results.executed);
    assert.ok(results.failures.some(({what}) => what.endsWith('no test in it was reached')));
  }
});

test('a test that is skipped is left out if it says why, but not in CI, and otherwise not executed', () => {
  const lines = `test('one', {skip: 'no server'}, () => {}); test('two', () => {});`;
  const results = resultsOf(lines);
  assert.deepEqual(numbers(results), [1, 1, 1, 0]);
  assert.deepEqual(
    Object.entries(results.leftOut).map(([what, count]) => [what.replace(/.*\//, ''), count]),
    [['some.mjs (no server)', 1]],
  );
  assert.deepEqual(numbers(resultsOf(lines, {CI: 'true'})), [2, 1, 1, 0]);
  assert.deepEqual(numbers(resultsOf(lines.replace(`'no server'`, 'true'))), [2, 1, 1, 0]);
  assert.deepEqual(numbers(resultsOf(`describe('a suite', {skip: true}, () => test('one', () => {}));`)), [1, 0, 0, 0]);
});
