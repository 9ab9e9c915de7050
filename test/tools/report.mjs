// The totals of a run. Parts run in processes of their own: each appends its results to a file that run.mjs reads at the end.
import {appendFileSync, existsSync, readFileSync, rmSync} from 'node:fs';

/** Adds the results of a part to the totals; prints them if it was started on its own. */
export function report(part, {passed, failed, note = '', failures = []}) {
  const file = process.env.PARLOUR_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify({part, passed, failed, note, failures})}\n`);
  else console.log(`${part}: ${passed} passed, ${failed} failed${note && ` (${note})`}`);
}

/** Reads all results, and deletes the file. */
export function collect(path) {
  if (!existsSync(path)) return [];
  const parts = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  rmSync(path);
  return parts;
}

/** Lists the slowest files: ten, or SLOWEST=30. */
export function slowest(seconds) {
  const first = [...seconds].sort(([, a], [, b]) => b - a).slice(0, Number(process.env.SLOWEST ?? 10));
  return first.map(([file, time]) => `${time.toFixed(1).padStart(8)} s  ${file}\n`).join('');
}
