// Runs test files in Node, two at a time in the given order (`node --test` sorts them: the longest would begin last), and
// tells failures with their reasons, the files that take longest, and the numbers. In CI a failure has to happen twice, as
// in the browsers: a few files with failures run once more.
import path from 'node:path';
import {run} from 'node:test';
import {root} from './files.mjs';
import {report, slowest} from './report.mjs';

const seconds = new Map();

/** Runs files. @returns for each how many tests have passed, and which have failed */
async function once(files) {
  const results = new Map(files.map((file) => [file, {passed: 0, failures: []}]));
  const paths = files.map((file) => path.join(root, file));
  // what a failed test has left open would keep its file running for ever
  for await (const {type, data} of run({files: paths, concurrency: 2, timeout: 300_000})) {
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
const results = await once(files);
const failed = files.filter((file) => results.get(file).failures.length > 0);
if (process.env.CI && failed.length > 0 && failed.length <= 3) {
  console.log(`Retrying: ${failed.join(', ')}`);
  for (const [file, result] of await once(failed)) results.set(file, result);
}
console.log(slowest(seconds));
const all = [...results.values()];
const failures = all.flatMap((result) => result.failures);
const passed = all.reduce((sum, result) => sum + result.passed, 0);
report(process.env.PARLOUR_PART ?? 'node tests', {passed, failed: failures.length, failures});
process.exitCode = failures.length > 0 ? 1 : 0;
