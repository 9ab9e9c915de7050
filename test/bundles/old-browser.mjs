// The built files in the oldest supported Chromium: each is loaded, and every game is played as one file, from parlour.js, as a
// classic script and in the embed page: by a person's keys, with a hint, with More, in another language, and by computers alone.
// It runs in .ci/run, not in `npm test`, since it installs a browser of its own (tools/browsers.mjs).
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {ensureChromium, oldChromium} from '../../tools/browsers.mjs';
import {tags} from '../../tools/entries.mjs';
import {findFiles} from '../../tools/files.mjs';
import {onPage} from '../support/on-page.mjs';
import {closeBrowser} from '../tools/open-page.mjs';

const games = tags.filter(({module}) => module.startsWith('src/games/'));

/** Settings in which these keys, with the focus in the game, are a first move. */
const FIRST_MOVES = {
  'snl-board': {keys: ['Enter']},
  'blockudoku-game': {keys: ['1', 'Enter']},
  'peg-solitaire': {keys: ['Enter', 'ArrowRight', 'ArrowRight', 'Enter'], board: 'oo.o'},
  'ludo-game': {keys: ['Enter']},
  'snake-game': {keys: ['ArrowUp']},
  'tic-tac-toe': {keys: ['Enter']},
  'four-in-a-row': {keys: ['Enter']},
  'nim-game': {keys: ['Enter']},
  'mancala-game': {keys: ['Enter']},
  // two tiles slide at least one of these ways
  'game-2048': {keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight']},
};

before(async () => {
  process.env.CHROME_PATH = await oldChromium();
  const {executablePath, version} = await ensureChromium();
  assert.equal(executablePath, process.env.CHROME_PATH, `${version} was started instead`);
});
after(closeBrowser);

/** Plays the game of a page. */
async function play(tag, page) {
  await page.waitForFunction((name) => document.querySelector(name)?.shadowRoot?.querySelector('.board'), {}, tag);
  await page.$eval(tag, async (game) => {
    await game.presented;
    game.focus();
  });
  for (const key of FIRST_MOVES[tag].keys) await page.keyboard.press(key);
  await page.waitForFunction((name) => document.querySelector(name).history.length > 0, {}, tag);
  const hint = await page.$eval(tag, async (game) => {
    const frame = () => new Promise(requestAnimationFrame);
    const until = async (holds) => {
      const end = performance.now() + 10_000;
      while (!holds()) {
        if (performance.now() > end) throw new Error(`Not in 10 seconds: ${holds}`);
        await frame();
      }
    };
    game.pause();
    game.speed = 'instant';
    await game.newGame();
    const {ok, code} = await game.hint();
    game.shadowRoot.querySelector('[part="tool more"]').click();
    await until(() => game.shadowRoot.querySelector('.panel')?.clientHeight > 0);
    game.lang = 'de';
    await until(() => game.shadowRoot.textContent.includes('Neues Spiel'));
    const seats = game.save().seats.length;
    game.players = Array.from({length: seats}, () => ({name: '', kind: 'auto'}));
    game.autoplay = true;
    await game.updateComplete;
    game.resume();
    await until(() => game.turn === undefined || game.history.length >= 20);
    game.pause();
    return ok === false ? code : 'found';
  });
  assert.equal(hint, tag === 'snake-game' ? 'no-hint' : 'found');
}

describe('the oldest supported Chromium', () => {
  it('loads every file for a CDN', () =>
    onPage({html: ''}, async (page) => {
      const modules = findFiles('dist/cdn', /(?<!\.classic)\.js$/);
      assert.ok(modules.length > games.length);
      await page.evaluate((files) => Promise.all(files.map((file) => import(`/${file}`))), modules);
    }));

  for (const {tag, module} of games) {
    const {board} = FIRST_MOVES[tag];
    const html = `<${tag} setup="off" ${board ? `board="${board}"` : ''}></${tag}>`;
    for (const name of [tag, 'parlour']) {
      it(`plays <${tag}> from ${name}.js`, () =>
        onPage({html: `<script type="module" src="/dist/cdn/${name}.js"></script>${html}`}, (page) => play(tag, page)));

      it(`plays <${tag}> from ${name}.classic.js`, () =>
        onPage({html: `<script defer src="/dist/cdn/${name}.classic.js"></script>${html}`}, (page) => play(tag, page)));
    }

    it(`plays <${tag}> in the embed page`, () => {
      const [, , name] = module.split('/');
      const query = new URLSearchParams({game: name, lang: 'de', setup: 'off', ...(board && {board})});
      return onPage({html: '', path: `/dist/embed/index.html?${query}`}, (page) => play(tag, page));
    });
  }

  it('opens the builder', () =>
    onPage({html: '', path: '/dist/embed/builder.html?game=ludo'}, (page) => page.waitForSelector('>>> .board')));
});
