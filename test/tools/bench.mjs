// Runs the benchmarks, test/bench/*.bench.mjs, one after the other, and writes one table of them all: what was measured,
// beside its baseline, and how many times as good as that it is. Words choose files, `players` those of solvers and
// automatic players; `--quick` does fewer of everything.
// Only the table goes to the standard output: `npm run --silent bench > table.md`.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {cells} from '../bench/table.mjs';
import {findFiles, root} from '../../tools/files.mjs';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
/** The benchmarks of solvers and automatic players. */
const players = ['blockudoku.', 'four-in-a-row.', 'ludo.', 'peg-solitaire.', 'snake.'];
const names = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'))
  .flatMap((word) => (word === 'players' ? players : word));
const files = findFiles('test/bench', /\.bench\.mjs$/).filter(
  (file) => names.length === 0 || names.some((name) => file.includes(name)),
);

function stop(message) {
  console.error(message);
  process.exit(1);
}
if (files.length === 0) stop(`No benchmarks match: ${names.join(', ')}`);
if (!existsSync(path.join(root, 'dist/index.js'))) stop('Nothing to measure. Run `npm run build` first.');

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-bench-'));
const rows = path.join(folder, 'rows');
const table = [];
for (const file of files) {
  console.error(`— ${file}`);
  const {status} = spawnSync(process.execPath, ['--import', 'tsx', file, ...flags], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, PARLOUR_BENCH: rows},
  });
  if (status !== 0) process.exitCode = 1;
  const name = path.basename(file, '.bench.mjs');
  if (existsSync(rows))
    for (const line of readFileSync(rows, 'utf8').trim().split('\n')) table.push([name, ...cells(JSON.parse(line))]);
  rmSync(rows, {force: true});
}
rmSync(folder, {recursive: true});

const head = ['bench', 'what', 'here', 'baseline, in the same run', 'times as good', 'note'];
const widths = head.map((title, column) => Math.max(...[head, ...table].map((line) => line[column].length)));
const right = [false, false, true, true, true, false];
const text = (line) =>
  `| ${line.map((cell, i) => (right[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`;
console.log(
  [
    text(head),
    `| ${widths.map((width, i) => (right[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`,
    ...table.map(text),
  ].join('\n'),
);
