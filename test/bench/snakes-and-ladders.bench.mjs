// How fast the rules of Snakes and Ladders reckon, each beside a plain way of doing the same in the same run.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {root} from '../../tools/files.mjs';
import {part, row} from './table.mjs';

const {expectedRolls, fewestRolls, parseBoard, rollGraph} = await import(
  pathToFileURL(path.join(root, 'dist/rules/snakes-and-ladders.js')).href
);

/** The median of some runs, in milliseconds, after one to warm up. */
function time(work, runs = 15) {
  work();
  const times = Array.from({length: runs}, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return part(times, 0.5);
}

/** The plain way: an adjacency list of arrays, a queue that shifts by index, a map of predecessors. */
function plainFewestRolls(squares, jumpOf) {
  const list = Array.from({length: squares + 1}, (_, square) =>
    Array.from({length: 6}, (__, i) => square + i + 1)
      .filter((to) => to <= squares)
      .map((to) => jumpOf.get(to) ?? to),
  );
  const before = new Map([[1, 0]]);
  const queue = [1];
  for (let head = 0; head < queue.length; head++) {
    for (const to of list[queue[head]]) {
      if (before.has(to)) continue;
      before.set(to, queue[head]);
      queue.push(to);
    }
  }
  let rolls = 0;
  for (let square = squares; square !== 1; square = before.get(square)) rolls++;
  return rolls;
}

/** The plain way: one equation a square, all of them in one dense matrix, Gauss with pivoting. */
function plainExpectedRolls({rows}) {
  const n = rows.length - 1;
  const a = Array.from({length: n}, (_, square) => {
    const line = new Array(n + 1).fill(0);
    line[square] = 1;
    line[n] = 1;
    for (const to of rows[square] ?? []) if (to < n) line[to] -= 1 / 6;
    return line;
  });
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(a[r][c]) > Math.abs(a[pivot][c])) pivot = r;
    [a[c], a[pivot]] = [a[pivot], a[c]];
    for (let r = c + 1; r < n; r++) {
      const part = a[r][c] / a[c][c];
      for (let k = c; k <= n; k++) a[r][k] -= part * a[c][k];
    }
  }
  const x = new Array(n).fill(0);
  for (let r = n - 1; r >= 0; r--) {
    let sum = a[r][n];
    for (let k = r + 1; k < n; k++) sum -= a[r][k] * x[k];
    x[r] = sum / a[r][r];
  }
  return x;
}

/** Measures one way beside the plain one, which may take long. */
const compare = (name, ours, plain, runs) =>
  row(name, time(ours, runs), 'ms', {baseline: time(plain, 5), of: 'the plain way'});

const classic = parseBoard('classic');
const graph = rollGraph(classic);
const side = 1000;
const ladders = Array.from({length: 500}, (_, i) => [i * 1900 + 7, i * 1900 + 900]);
const jumpOf = new Map(ladders);
compare(
  'fewest rolls, a million squares',
  () => fewestRolls({columns: side, rows: side, ladders}),
  () => plainFewestRolls(side * side, jumpOf),
  5,
);
compare(
  'expected rolls, 10 × 10',
  () => expectedRolls(classic),
  () => plainExpectedRolls(graph),
  51,
);
