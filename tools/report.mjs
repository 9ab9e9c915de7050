// The results of a run. Parts run in processes of their own: each appends its results to a file, from which run.mjs adds them
// up. What is declared is counted apart from what was executed: a test that never ran is a difference, and fails the run.
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {again} from '../test/support/run.mjs';

/** The part that this process runs. */
const ownPart = process.env.PARLOUR_PART ?? 'tests';

/** Counts the tests of a part. Failures are told with the commands that repeat them. */
export class Results {
  declared = 0;
  passed = 0;
  failed = 0;
  failures = [];
  /** How many tests can't be run on this machine, by file and reason. */
  leftOut = {};
  seconds = new Map();

  /** @param {string} script the one of package.json that runs single files */
  constructor(script) {
    this.script = script;
  }

  /** Adds a failure that is not one of a test. */
  fault(what, file, ...flags) {
    this.failures.push({what, repeat: again(this.script, file, ...flags)});
  }

  fail(...args) {
    this.failed++;
    this.fault(...args);
  }

  took(file, seconds) {
    this.seconds.set(file, (this.seconds.get(file) ?? 0) + seconds);
  }

  /** Tells the slowest files (ten, or SLOWEST=30), and hands the results to the run. */
  report(note) {
    const slowest = [...this.seconds].sort(([, a], [, b]) => b - a).slice(0, Number(process.env.SLOWEST ?? 10));
    for (const [file, time] of slowest) console.log(`${time.toFixed(1).padStart(8)} s  ${file}`);
    const {declared, passed, failures, leftOut} = this;
    report(ownPart, {declared, executed: passed + this.failed, passed, failures, leftOut, note});
    process.exitCode = failures.length > 0 ? 1 : 0;
  }
}

/** Adds the results of a part to those of the run; prints them if it was started on its own. */
export function report(part, results) {
  const file = process.env.PARLOUR_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify({part, seconds: process.uptime(), ...results})}\n`);
  else console.log(part, results);
}

/** The results of all parts so far. */
export function reported(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}
