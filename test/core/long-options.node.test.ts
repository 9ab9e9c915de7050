// A page, a record or a share code may bring an option of any length. The rules of every game, found by pattern, refuse
// what is too long before a regular expression sees it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GameError, type JsonObject} from '../../src/kit.js';
import {games} from './games.js';

/** Longest text that a pattern may be tried on, in characters. */
const longest = 40_000;
const length = 300_000;
/** What the texts of options are made of, alone and with an end that fits nothing. */
const parts = ' |\n|o|.|o.|o |. |o/|#|.#|0|1|9|1,|1,2 |1-2 |10/|T4 |red,'.split('|');
const texts = parts.flatMap((part) => {
  const text = part.repeat(length / part.length);
  return [text, `${text}x`, ` ${text}o`];
});

/** Lengths of the texts that patterns are tried on while `work` runs. A split is left out: it goes through a text once. */
function tried(work: () => void): number[] {
  const {exec} = RegExp.prototype;
  const lengths: number[] = [];
  RegExp.prototype.exec = function (this: RegExp, text) {
    if (!this.sticky) lengths.push(String(text).length);
    return exec.call(this, text);
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return lengths;
}

test('the strings that patterns are matched against are counted', () => {
  assert.deepEqual(
    tried(() => /a/.test('abc') && 'ab'.replace(/b/g, '').search(/a/)),
    [3, 2, 2, 1],
  );
});

for (const game of games) {
  test(`${game.id}: a long option is refused, and no pattern is tried on it`, () => {
    for (const name of [...Object.keys(game.parseOptions({}) as JsonObject), 'snakes', 'ladders']) {
      for (const text of texts) {
        const lengths = tried(() =>
          assert.throws(() => game.parseOptions({[name]: text}), GameError, `${name}: ${text.slice(0, 20)}`),
        );
        assert.ok(
          lengths.every((one) => one <= longest),
          `${name}: a pattern was tried on ${Math.max(...lengths)} characters`,
        );
      }
    }
  });
}
