// reference.txt as it is generated: nothing in it stays unexplained. Whether it is current is checked by
// `manifest.mjs --check`.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {tags} from '../../tools/entries.mjs';
import {findFiles} from '../../tools/files.mjs';

const reference = readFileSync('reference.txt', 'utf8');
/** The section of an element, from its heading to that of the next. */
const sectionOf = (tag: string): string => reference.split(/^(?=<)/m).find((text) => text.startsWith(`<${tag}>`)) ?? '';
const games = tags.filter(({element}) => element.startsWith('src/games/')).map(({tag}) => tag);

describe('reference.txt', () => {
  it('explains each type that it names', () => {
    const explained = new Set([...reference.matchAll(/^ {2}([A-Z]\w+)(?:(?:<.*>)? = |$)/gm)].map(([, name]) => name));
    const heads = [...reference.matchAll(/^ {2}(?:readonly )?(?!--)[\w-]+(?: \(\w+\)|\(.*?\))?: (.*)$/gm)].map(
      ([, type]) => type!,
    );
    assert.ok(heads.length > 100);
    const named = heads.flatMap((type) => type.replace(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? []);
    const platform = /^(?:Promise|FocusOptions|Partial|Record|Generator|ReactiveElement|TemplateResult)$|Event$/;
    const parameters = /^(?:Table|Own|Options|State)$/;
    assert.deepEqual(
      named.filter((name) => !explained.has(name) && !platform.test(name) && !parameters.test(name)),
      [],
    );
    for (const name of ['GameStatistics', 'GameRecord', 'Refusal', 'Moved', 'Restored', 'HistoryEntry'])
      assert.ok(explained.has(name), name);
  });

  it('marks parameters with a default as optional', () => {
    assert.match(reference, /newGame\(setup\?: NewGame\)/);
    assert.equal(reference.match(/play\(move: string, options\?: /g)?.length, games.length);
  });

  it('says what a move of each game looks like, and that Snake suggests none', () => {
    for (const [tag, move] of [
      ['blockudoku-game', '`2 8A`'],
      ['ludo-game', '`p0`'],
      ['four-in-a-row', '`4`'],
      ['game-2048', '`left b2 4`'],
      ['mancala-game', '`1`'],
      ['nim-game', '`2-3`'],
      ['peg-solitaire', '`4-1`'],
      ['snake-game', '`tick`'],
      ['snl-board', '`roll`'],
      ['tic-tac-toe', '`a1`'],
    ] as const)
      assert.ok(/^Moves\n {2}(.*)$/m.exec(sectionOf(tag))?.[1]?.includes(move), tag);
    assert.match(sectionOf('snake-game'), /hint\(\): Promise<Refusal>\n +Always a refusal/);
  });

  it('promises parts that stand in a template', () => {
    const templates = findFiles('src', /\.ts$/).map((file) => readFileSync(file, 'utf8'));
    const parts = new Set([...reference.matchAll(/::part\(([\w-]+)\)/g)].map(([, name]) => name!));
    assert.ok(parts.size > 15);
    // the figures above the board are parts by their names
    const standsIn = (part: string, text: string): boolean =>
      new RegExp(` part="(?:[\\w ]+ )?${part}[ "]|\\['${part}', words\\.say\\(`).test(text);
    assert.deepEqual(
      [...parts].filter((part) => !templates.some((text) => standsIn(part, text))),
      [],
    );
  });
});
