// The tally of one run: every part says how many of its checks passed and failed, in a file that
// run.mjs reads in the end (parts run in processes of their own).
import {appendFileSync, existsSync, readFileSync, rmSync} from 'node:fs';

/** Adds a part's numbers to the tally, and says them if no whole run is going on. */
export function report(part, {passed, failed, note = ''}) {
  const file = process.env.PARLOUR_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify({part, passed, failed, note})}\n`);
  else console.log(`${part}: ${passed} passed, ${failed} failed${note && ` (${note})`}`);
}

/** All parts that have been reported to a tally file; takes the file away. */
export function collect(path) {
  if (!existsSync(path)) return [];
  const parts = readFileSync(path, 'utf8').trim().split('\n').filter(Boolean).map((line) => JSON.parse(line));
  rmSync(path);
  return parts;
}
