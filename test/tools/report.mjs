// The tally of one run: every part says how many of its checks passed and failed, in a file that
// run.mjs reads in the end (parts run in processes of their own).
import {appendFileSync, existsSync, readFileSync, rmSync} from 'node:fs';

/** Adds a part's numbers, and what failed in it, to the tally; prints them if no whole run is going on. */
export function report(part, {passed, failed, note = '', failures = []}) {
  const file = process.env.PARLOUR_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify({part, passed, failed, note, failures})}\n`);
  else console.log(`${part}: ${passed} passed, ${failed} failed${note && ` (${note})`}`);
}

/** All parts that have been reported to a tally file; takes the file away. */
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

/** The files that take longest, as lines: ten, or SLOWEST=30. */
export function slowest(seconds) {
  const first = [...seconds].sort(([, a], [, b]) => b - a).slice(0, Number(process.env.SLOWEST ?? 10));
  return first.map(([file, time]) => `${time.toFixed(1).padStart(8)} s  ${file}\n`).join('');
}
