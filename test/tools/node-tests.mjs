// Runs test files in Node, two processes at a time in the given order (`node --test` sorts the files: the longest would
// begin last), and tells failures with their reasons, the files that take longest, and the numbers. Files that start no
// servers or browsers share processes, since starting one costs more than most files take. In CI a failure has to happen
// twice, as in the browsers: a few files with failures run once more, each in a process of its own.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {run} from 'node:test';
import {pathToFileURL} from 'node:url';
import {root} from './files.mjs';
import {report, slowest} from './report.mjs';

const seconds = new Map();
const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-tests-'));
process.on('exit', () => rmSync(folder, {recursive: true}));

/** Processes that files share. */
const GROUPS = 4;
const sharesProcess = (file) =>
  file.endsWith('.node.test.ts') && !/^test\/rooms\/(server|attacks|redis|command|hooks|faults)\./.test(file);

/** The modules that processes run: a file by itself, or one that imports several. */
function modulesOf(files) {
  const alone = files.filter((file) => !sharesProcess(file)).map((file) => path.join(root, file));
  const shared = files.filter(sharesProcess);
  const groups = Array.from({length: GROUPS}, (_, i) => shared.filter((_, at) => at % GROUPS === i));
  const written = groups
    .filter((group) => group.length > 0)
    .map((group, i) => {
      const module = path.join(folder, `group-${i}.mjs`);
      writeFileSync(module, group.map((file) => `import '${pathToFileURL(path.join(root, file)).href}';\n`).join(''));
      return module;
    });
  return [...alone, ...written];
}

/** Runs modules. @returns for each test file how many tests have passed, and which have failed */
async function once(files, paths) {
  const results = new Map(files.map((file) => [file, {passed: 0, failures: []}]));
  // what a failed test has left open would keep its file running for ever
  for await (const {type, data} of run({files: paths, concurrency: 2, timeout: 600_000})) {
    const file = path.relative(root, data?.file ?? root);
    if (!results.has(file)) results.set(file, {passed: 0, failures: []});
    const result = results.get(file);
    const suite = data?.details?.type === 'suite';
    if (/^test:(pass|fail)$/.test(type) && data.nesting === 0)
      seconds.set(file, (seconds.get(file) ?? 0) + data.details.duration_ms / 1000);
    if (type === 'test:pass' && !suite && !data.skip) result.passed++;
    if (type === 'test:fail' && !(suite && data.details.error?.failureType === 'subtestsFailed')) {
      result.failures.push(`${file} > ${data.name}`);
      const error = data.details.error?.cause ?? data.details.error;
      const reasons = [error, error?.cause].filter(Boolean).map((each) => each.stack ?? each.message ?? String(each));
      const reason = reasons.join('\n\nbecause of: ');
      console.log(`\n ✗ ${data.name}  (${file}:${data.line ?? ''})\n${String(reason).replace(/^/gm, '     ')}`);
    }
    if (type === 'test:stdout' || type === 'test:stderr') process.stdout.write(data.message);
  }
  return results;
}

const files = process.argv.slice(2);
const results = await once(files, modulesOf(files));
const failed = files.filter((file) => results.get(file).failures.length > 0);
if (process.env.CI && failed.length > 0 && failed.length <= 3) {
  console.log(`Retrying: ${failed.join(', ')}`);
  const again = await once(
    failed,
    failed.map((file) => path.join(root, file)),
  );
  for (const [file, result] of again) results.set(file, result);
}
console.log(slowest(seconds));
const all = [...results.values()];
const failures = all.flatMap((result) => result.failures);
const passed = all.reduce((sum, result) => sum + result.passed, 0);
report(process.env.PARLOUR_PART ?? 'node tests', {passed, failed: failures.length, failures});
process.exitCode = failures.length > 0 ? 1 : 0;
