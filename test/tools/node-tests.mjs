// Runs test files in Node, two processes at a time in the given order (`node --test` sorts the files: the longest would
// begin last), and tells failures with their reasons, the files that take longest, and the numbers. Files that start no
// servers or browsers share processes, since starting one costs more than most files take.
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {run} from 'node:test';
import {pathToFileURL} from 'node:url';
import {factor} from '../support/run.mjs';
import {root} from '../../tools/files.mjs';
import {Results} from '../../tools/report.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-tests-'));
process.on('exit', () => rmSync(folder, {recursive: true}));

/** Processes that files share. */
const GROUPS = 4;
const sharesProcess = (file) =>
  file.endsWith('.node.test.ts') && !/^test\/rooms\/(server|attacks|redis|command|hooks|faults)\./.test(file);

/**
 * The modules that processes run, each with its files. A module says when all of its tests have ended: a process that exits before
 * takes with it what nobody has heard of.
 */
function modulesOf(files) {
  const shared = files.filter(sharesProcess);
  const groups = [
    ...files.filter((file) => !sharesProcess(file)).map((file) => [file]),
    ...Array.from({length: GROUPS}, (_, i) => shared.filter((_, at) => at % GROUPS === i)),
  ].filter((group) => group.length > 0);
  return new Map(
    groups.map((group, i) => {
      const module = path.join(folder, `group-${i}.mjs`);
      const isTypeScript = group.some((file) => /\.m?ts$/.test(file));
      const imports = [...(isTypeScript ? ['test/support/assertions.mjs'] : []), ...group].map(
        (file) => `import '${pathToFileURL(path.join(root, file)).href}';\n`,
      );
      const end = `import {writeFileSync} from 'node:fs';\nimport {after} from 'node:test';\nafter(() => writeFileSync(${JSON.stringify(`${module}.ended`)}, ''));\n`;
      writeFileSync(module, imports.join('') + end);
      return [module, group];
    }),
  );
}

const files = process.argv.slice(2);
const script = files.every((file) => file.endsWith('.mjs')) ? 'test:bundles' : 'test:unit';
const results = new Results(script);
/** Files in which tests were declared. */
const opened = new Set();

// what a failed test has left open would keep its file running for ever
const modules = modulesOf(files);
for await (const {type, data} of run({
  files: [...modules.keys()],
  concurrency: 2,
  timeout: 1_200_000 * Math.max(1, factor),
})) {
  if (type === 'test:stdout' || type === 'test:stderr') process.stdout.write(data.message);
  if (!/^test:(enqueue|pass|fail)$/.test(type)) continue;
  const file = path.relative(root, data.file).replaceAll(path.sep, '/');
  // a module itself, which passes where it declares no test, and fails where it can't be loaded
  const isModule = data.nesting === 0 && path.resolve(data.name) === data.file;
  if (type === 'test:enqueue') {
    if (isModule) continue;
    // a suite is taken off again when it ends: until then nothing tells it from a test
    results.declared++;
    opened.add(file);
    continue;
  }
  if (data.nesting === 0) results.took(file, data.details.duration_ms / 1000);
  const isSuite = data.details.type === 'suite' && !data.skip;
  if (isSuite) results.declared--;
  if (type === 'test:pass') {
    if (isSuite || isModule) continue;
    if (!data.skip) results.passed++;
    // in CI everything has to be there
    else if (typeof data.skip === 'string' && !process.env.CI) {
      results.declared--;
      const where = `${file} (${data.skip})`;
      results.leftOut[where] = (results.leftOut[where] ?? 0) + 1;
    }
    continue;
  }
  const {error} = data.details;
  if (isSuite && error?.failureType === 'subtestsFailed') continue;
  results[isSuite || isModule ? 'fault' : 'fail'](`${file} > ${data.name}`, files.includes(file) ? file : '');
  const reason = [error?.cause ?? error, error?.cause?.cause].filter(Boolean);
  const text = reason.map((each) => each.stack ?? each.message ?? String(each)).join('\n\nbecause of: ');
  console.log(`\n ✗ ${data.name}  (${file}:${data.line ?? ''})\n${text.replace(/^/gm, '     ')}`);
}
for (const [module, group] of modules) {
  if (existsSync(`${module}.ended`)) continue;
  results.declared++;
  results.fault(`${group.join(', ')}: the process ended before its tests`, group.join(' '));
}
for (const file of files.filter((one) => !opened.has(one))) {
  results.declared++;
  results.fault(`${file}: no test in it was reached`, file);
}
results.report();
