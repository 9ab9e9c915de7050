// `npm run new-game` makes a game that is right at once: in a copy of the kit without its games, it is made, compiled, built,
// tested in Node and in Chromium, and shown in Storybook. (What it is copied from is linted in its own place.)
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {ensureChromium} from '../tools/browsers.mjs';
import {root} from '../tools/files.mjs';

const kit = [
  'package.json',
  'tsconfig.json',
  'rollup.config.mjs',
  'eslint.config.js',
  'custom-elements.json',
  '.storybook',
  'src',
  'stories/support',
  'test/tsconfig.json',
  'test/tools',
  'test/support',
  'test/example',
  'test/new-game',
  'test/core/every-game.node.test.ts',
];

const copy = mkdtempSync(path.join(os.tmpdir(), 'parlour-new-game-'));
for (const file of kit)
  cpSync(path.join(root, file), path.join(copy, file), {
    recursive: true,
    filter: (from) => from !== path.join(root, 'src/games'),
  });
// the server of rooms knows the games of the kit, of which there are none here
writeFileSync(
  path.join(copy, 'src/rooms-server/games.ts'),
  `import type {RoomGame} from '../rooms/state/room-state.js';\nexport const kitGames: readonly RoomGame[] = [];\n`,
);
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
const newGame = (...names) => node('test/tools/new-game.mjs', ...names);
const read = (file) => readFileSync(path.join(copy, file), 'utf8');

describe('npm run new-game', () => {
  for (const [names, complaint] of [
    [[], /npm run new-game my-game/],
    [['chess'], /no hyphen.*chess-game/],
    [['My-Game'], /small letters/],
    [['4-in-a-row'], /a letter first/],
    [['my_game'], /can't be a tag/],
    [['../my-game'], /can't be a tag/],
    [['my-game', 'yours'], /one name/],
    [['font-face'], /keeps for itself/],
    [['game-table'], /there already: src\/table\/game-table\.ts/],
    [['grid-cursor'], /GridCursor in the code.*grid-cursor\.ts/],
    [['template-result'], /TemplateResult in the code/],
    [['structured-clone'], /structuredClone in the code.*JavaScript/],
  ]) {
    it(`refuses ${names.join(' ') || 'no name'}`, () => {
      const {status, stderr} = newGame(...names);
      assert.equal(status, 1);
      assert.match(stderr, complaint);
      assert.ok(!existsSync(path.join(copy, 'src/games')));
    });
  }

  it('makes a game under its own name, once', () => {
    const {status, stdout, stderr} = newGame('my-take-away2');
    assert.equal(status, 0, stderr);
    assert.equal(stderr, '');
    for (const file of stdout.match(/^ {2}\S+\.ts$/gm))
      assert.doesNotMatch(read(file.trim()).replaceAll(/my-?take-?\s?away2/gi, ''), /take-?away/i, file);
    assert.match(newGame('my-take-away2').stderr, /there already/);
  });

  it('puts it into the manifest and the list of files that register tags', () => {
    const {modules} = JSON.parse(read('custom-elements.json'));
    const declaration = modules
      .flatMap(({declarations}) => declarations)
      .find(({tagName}) => tagName === 'my-take-away2');
    assert.equal(declaration.name, 'MyTakeAway2');
    assert.ok(
      declaration.events.some(({name}) => name === 'game-move') &&
        declaration.attributes.some(({name}) => name === 'stones'),
    );
    assert.ok(JSON.parse(read('package.json')).sideEffects.includes('./dist/my-take-away2.js'));
  });

  it('compiles, with its tests and stories', () => run('test/tools/run.mjs', 'types'));

  it('is built', () => {
    // the modules for npm; the one-file builds go by the same list and take longer
    writeFileSync(
      path.join(copy, 'npm.config.mjs'),
      `import all from './rollup.config.mjs';\nexport default all[0];\n`,
    );
    run('node_modules/rollup/dist/bin/rollup', '--config', 'npm.config.mjs', '--silent');
    for (const file of [
      'my-take-away2.js',
      'my-take-away2.d.ts',
      'rules/my-take-away2.js',
      'words/my-take-away2/ja.js',
      'cdn/my-take-away2.d.ts',
    ])
      assert.ok(read(`dist/${file}`), file);
    assert.match(read('dist/index.js'), /MyTakeAway2/);
  });

  it('passes the contract suite and its own tests', () => {
    run('test/tools/run.mjs', 'unit', 'every-game', 'test/games/my-take-away2/rules');
    run('test/tools/run.mjs', 'unit', '--browser', 'chromium', 'test/games/my-take-away2');
  });

  it('shows in Storybook', () => {
    run('test/tools/run.mjs', 'storybook');
    run('test/tools/run.mjs', 'stories', 'my-take-away2--end', 'my-take-away2--docs');
  });
});
