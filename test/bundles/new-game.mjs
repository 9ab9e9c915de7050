// `npm run new-game` makes a game that is right at once: in a copy of the kit without its games, it is made, compiled, linted,
// tested in Node and in Chromium, and shown in Storybook.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {ensureChromium} from '../../tools/browsers.mjs';
import {root} from '../../tools/files.mjs';

const kit = [
  'package.json',
  'tsconfig.json',
  'eslint.config.js',
  'custom-elements.json',
  '.storybook',
  'src',
  'stories/support',
  'stories/make-your-own-game.mdx',
  'stories/what-stays.mdx',
  'test/tsconfig.json',
  'tools',
  'test/tools',
  'test/support',
  'test/example',
];

const copy = mkdtempSync(path.join(os.tmpdir(), 'parlour-new-game-'));
for (const file of kit)
  cpSync(path.join(root, file), path.join(copy, file), {
    recursive: true,
    filter: (from) => from !== path.join(root, 'src/games'),
  });
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
after(() => rmSync(copy, {recursive: true, force: true}));

// a run of tests of its own, with its own tally
const {NODE_TEST_CONTEXT: _, PARLOUR_REPORT: _report, ...env} = process.env;
env.CHROME_PATH = (await ensureChromium()).executablePath;

/** Runs a tool of the copy, and wants it to end well. */
function run(...args) {
  const {status, stdout, stderr} = node(...args);
  assert.equal(status, 0, `${args.join(' ')}:\n${stdout}${stderr}`);
}
const node = (...args) => spawnSync(process.execPath, args, {cwd: copy, env, encoding: 'utf8'});
const newGame = (...names) => node('--import', 'tsx', 'tools/new-game.mjs', ...names);
const read = (file) => readFileSync(path.join(copy, file), 'utf8');

describe('npm run new-game', () => {
  for (const [name, reason] of [
    ['chess', /Invalid name: .*Expected a tag/],
    ['game-table', /src\/table\/game-table\.ts already/],
  ]) {
    it(`refuses ${name}`, () => {
      const {status, stderr} = newGame(name);
      assert.equal(status, 1);
      assert.match(stderr, reason);
      assert.ok(!existsSync(path.join(copy, 'src/games')));
    });
  }

  const files = [
    'src/games/my-game2/my-game2.ts',
    'test/games/my-game2/rules.node.test.ts',
    'test/games/my-game2/my-game2.test.ts',
    'stories/my-game2.stories.ts',
  ];

  it('makes a game under its own name, once', () => {
    const {status, stdout, stderr} = newGame('my-game2');
    assert.equal(status, 0, stderr);
    assert.deepEqual(
      stdout.match(/^ {2}\S+$/gm),
      files.map((file) => `  ${file}`),
    );
    for (const file of files) assert.doesNotMatch(read(file), /noughts|@parlour/i, file);
    assert.match(stdout, /^ {4}npm start\n {4}npm run test:unit -- my-game2$/m);
    assert.match(newGame('my-game2').stderr, /There is a file src\/games\/my-game2\/my-game2\.ts already/);
  });

  it('compiles, with its tests and its story, and follows the rules of style and imports', () => {
    run('tools/run.mjs', 'types');
    run('node_modules/eslint/bin/eslint.js', ...files);
    run('tools/imports.mjs');
  });

  it('passes both contract suites', () => {
    run('tools/run.mjs', 'unit', 'test/games/my-game2/rules');
    run('tools/run.mjs', 'unit', '--browser', 'chromium', 'test/games/my-game2');
  });

  it('shows in Storybook', () => {
    run('tools/run.mjs', 'storybook');
    run('tools/run.mjs', 'stories', 'my-game2--start');
  });
});
