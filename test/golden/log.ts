// Golden logs: how moves, effects and events are written, and how a log is compared with the stored one.
import type {Effect} from '../../src/kit.js';

/** The line between the two parts of a log: what test/golden/rules.node.test.ts writes, and what golden.test.ts writes. */
export const divider = '\n======== The element ========\n';

/** A value in short: `[1,2]`, `{at 3, to 4}`; texts are quoted only where they could be read as something else. */
export function short(value: unknown): string {
  if (typeof value === 'string') return /^[\w+.:/-]+$/.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(short).join(',')}]`;
  return typeof value === 'object' && value !== null ? `{${fields(value)}}` : String(value);
}

/** The fields of an object in short, but those that are left out. */
export const fields = (object: object, ...without: string[]): string =>
  Object.entries(object)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => `${name} ${short(value)}`)
    .join(', ');

/** Effects in short: `rolled seat 0, pips 4; stepped seat 0, from 1, to 5`. */
export const effectsText = (effects: readonly Effect[]): string =>
  effects.map((effect) => `${effect.type} ${fields(effect, 'type')}`.trim()).join('; ') || 'no effects';

/** @throws {Error} with the first lines that differ, and what stands before and after them */
export function compare(file: string, stored: string, actual: string): void {
  if (stored === actual) return;
  const [was, is] = [stored.split('\n'), actual.split('\n')];
  let at = 0;
  while (was[at] === is[at]) at++;
  // lines that are the same again at the end
  let same = 0;
  while (same < Math.min(was.length, is.length) - at && was.at(-1 - same) === is.at(-1 - same)) same++;
  const some = (lines: readonly string[], sign: string): string[] =>
    lines.slice(Math.max(0, at - 4), Math.min(lines.length - same, at + 12)).map((line) => `${sign} ${line}`);
  const lines = [...some(was, '-'), ...some(is, '+')];
  throw new Error(
    `${file} differs from line ${at + 1} on of this part (- stored, + now):\n${lines.join('\n')}\n` +
      'If that is meant: UPDATE=1 npm run test:unit -- test/golden',
  );
}
