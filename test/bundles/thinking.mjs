// What computers think with is a file beside each game's own: fetched when it is first needed, from wherever the game
// came from. Without it the game plays on: automatic players make the first legal move, hints are refused, nothing is
// shown of odds. Any file beside a game that could not be loaded is tried again under another URL, since browsers remember
// a module that failed; a request interception would hide that, so a server fails here.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {engines} from '../tools/engines.mjs';
import {tags, thinking} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {onPage} from '../support/on-page.mjs';
import {closeBrowser} from '../tools/open-page.mjs';
import {serve} from '../tools/serve.mjs';

after(closeBrowser);

const everyEngine = await engines();
const script = (url) => `<script type="module" src="${url}"></script>`;

const seen = `window.uncaught = [];
  addEventListener('error', ({message}) => uncaught.push(message));
  addEventListener('unhandledrejection', ({reason}) => uncaught.push(String(reason)));`;

/** What runs in the page: puts a game there in which all play by themselves, and waits for its first moves. */
async function watchComputers(tag) {
  await customElements.whenDefined(tag);
  const game = Object.assign(document.createElement(tag), {seed: '7', speed: 'instant', autoplay: true});
  const {length} = game.save().seats;
  game.players = Array.from({length}, () => ({name: '', kind: 'auto'}));
  // of the moves that were chosen
  const wasFirst = [];
  game.addEventListener('game-before-move', ({detail}) => wasFirst.push(detail.move === game.legalMoves[0]));
  document.body.append(game);
  await game.updateComplete;
  game.resume();
  while (game.turn !== undefined && game.history.length < 12)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  game.pause();
  return wasFirst;
}

for (const {file, module} of thinking) {
  const {tag} = tags.find((one) => path.posix.dirname(one.module) === path.posix.dirname(module));
  const own = `/dist/cdn/${tag}.js`;
  const beside = `/${file}.js`;
  const isSnl = tag === 'snl-board';
  const hasHints = tag !== 'snake-game';
  const people = /^(blockudoku|peg|snake)/.test(tag) ? 1 : 2;

  describe(`<${tag}>`, () => {
    it('fetches nothing for people who ask for no help', () =>
      onPage({html: `${script(own)}<${tag} players="${people}"></${tag}>`}, async (page) => {
        const files = await page.$eval(tag, async (game) => {
          await customElements.whenDefined(game.localName);
          await game.updateComplete;
          await game.play(game.legalMoves[0]);
          await game.presented;
          return performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname);
        });
        // decoration and the journeys of pieces are fetched for what is shown, haptics for a press
        assert.deepEqual(
          files.filter((url) => url.endsWith('.js') && !/\/flourish\/|\/(haptics|travel)\./.test(url)),
          [own],
        );
      }));

    it('thinks from another origin, under a strict policy', () =>
      onPage({html: ({origin2}) => script(`${origin2}${own}`), csp: 'default-src {origin2}'}, async (page) => {
        const asked = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(beside));
        const refused = await page.evaluate(
          async (name, odds) => {
            const until = async (holds) => {
              while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve));
            };
            await customElements.whenDefined(name);
            const game = Object.assign(document.createElement(name), {seed: '7', odds});
            document.body.append(game);
            await game.updateComplete;
            if (odds) return until(() => game.shadowRoot.querySelector('.chance'));
            if (name !== 'snake-game') return (await game.hint()).code;
            game.players = 'Robot:auto';
            game.resume();
            return until(() => game.history.length >= 3);
          },
          tag,
          isSnl,
        );
        assert.equal((await asked).status(), 200);
        assert.equal(refused, undefined);
      }));

    it('plays on where the file is missing, and tells a caller', () => {
      let asked = 0;
      const options = {
        html: `<script src="/seen.js"></script>${script('/alone.js')}`,
        pages: {'/alone.js': readFileSync(path.join(root, own), 'utf8'), '/seen.js': seen},
      };
      return onPage(options, async (page, {messages}) => {
        page.on('request', (request) => void (request.url().includes(beside) && asked++));
        const wasFirst = await page.evaluate(watchComputers, tag);
        assert.ok(
          wasFirst.every((is) => is),
          wasFirst.join(),
        );
        const code = await page.evaluate(
          async (name, players) => {
            const help = {hints: true, odds: true, heat: true, figures: true, outlook: true, fewest: true};
            const game = Object.assign(document.createElement(name), {players, seed: '7', ...help});
            document.body.append(game);
            await game.updateComplete;
            await game.play(game.legalMoves[0]);
            await game.presented;
            const hint = await game.hint();
            if (game.shadowRoot.querySelector('.chance, .heat, .figures')) throw new Error('computed all the same');
            return hint.code;
          },
          tag,
          people,
        );
        assert.equal(code, isSnl ? undefined : hasHints ? 'not-loaded' : 'no-hint');
        // a game that shows hints of itself does not ask again and again
        const frames = () =>
          page.evaluate(async () => {
            for (let i = 0; i < 20; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
          });
        await frames();
        const tries = asked;
        await frames();
        assert.equal(asked, tries);
        assert.deepEqual(await page.evaluate(() => window.uncaught), []);
        // the browser's own line about a file that is not there, and no other
        const others = messages.splice(0).filter(({text}) => !/^Failed to load resource: .* 404/.test(text));
        assert.deepEqual(others, []);
      });
    });
  });
}

it('a hint on the English board does not wait long for the stored positions', () =>
  onPage(
    {html: `${script('/dist/cdn/peg-solitaire.js')}<peg-solitaire board="english"></peg-solitaire>`},
    async (page) => {
      await page.setRequestInterception(true);
      let asked = 0;
      page.on('request', (request) => void (request.url().includes('/positions/') ? asked++ : request.continue()));
      const hint = await page.evaluate(async () => {
        await customElements.whenDefined('peg-solitaire');
        return document.querySelector('peg-solitaire').hint();
      });
      assert.equal(asked, 1);
      assert.equal(hint.winnable, true);
    },
  ));

/** How files fail at first, one try after another. */
const faults = {
  'thinking/peg-solitaire.js': [503],
  'positions/peg-solitaire.js': [503],
  'more.js': [404],
  'results.js': ['cut'],
  'words/peg-solitaire/de.js': [503],
  'words/ludo/de.js': [404],
  'sounds.js': ['cut'],
  'room-places.js': [503],
  'room-memory.js': [404],
};

/** A module and a classic script, side by side. */
const bothBuilds = `<!doctype html><html lang="en"><title>A page</title>
  <script type="module" src="/dist/cdn/peg-solitaire.js"></script>
  <script src="/dist/cdn/ludo-game.classic.js"></script>
  <peg-solitaire speed="fast"></peg-solitaire><ludo-game></ludo-game></html>`;

/** What runs in the page: asks for each file, sees what a player sees, and tries again. */
async function tryAgain() {
  const [peg, ludo] = ['peg-solitaire', 'ludo-game'].map((tag) => document.querySelector(tag));
  const until = async (met) => {
    const end = performance.now() + 20_000;
    for (;;) {
      const is = met();
      if (is) return is;
      if (performance.now() > end) throw new Error(`waited for ${met}`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const find = (element, selector) => element.shadowRoot.querySelector(selector);
  /** Presses "Try again" in this place, once it is there. */
  const again = async (element, place) => (await until(() => find(element, `${place} .link`))).click();
  await Promise.all(['peg-solitaire', 'ludo-game'].map((tag) => customElements.whenDefined(tag)));
  await Promise.all([peg.updateComplete, ludo.updateComplete]);

  // a hint
  find(peg, '[part~=hint]').click();
  await again(peg, '.status');
  await until(() => find(peg, '.hint'));
  // one on the English board: without the stored positions at first
  peg.board = 'english';
  await peg.newGame();
  find(peg, '[part~=hint]').click();
  await until(() => find(peg, '.hint'));
  await peg.play(peg.legalMoves[0]);
  if (!(await peg.hint()).winnable) throw new Error('no hint');
  // "More", and the statistics in it
  find(peg, '[part~=more]').click();
  await again(peg, '.card');
  const isLoadedAgain = (file) =>
    performance.getEntriesByType('resource').some(({name}) => name.includes(`/${file}?`) && name.endsWith('-2'));
  await until(() => {
    find(peg, '.panel .link')?.click();
    return isLoadedAgain('results.js') && find(peg, '.panel') && !find(peg, '.link');
  });
  // sounds: silence, then the next one
  peg.sound = true;
  while (!isLoadedAgain('sounds.js')) {
    if (peg.turn === undefined) await peg.newGame();
    else await peg.play(peg.legalMoves[0]);
    await peg.presented;
  }
  // languages: when the browser is back online, of a module and of a classic script
  document.documentElement.lang = 'de';
  const german = (element) => find(element, '[part~=new]').getAttribute('aria-label') === 'Neues Spiel';
  await until(() => (dispatchEvent(new Event('online')), german(peg) && german(ludo)));
  document.documentElement.lang = 'en';
  // a room, and what hosts it on the page
  ludo.room = '';
  await again(ludo, '.status');
  await until(() => find(ludo, '[part~=room-code]'));
}

for (const {name, skip, start} of everyEngine) {
  it(`a file that fails at first is loaded from another URL in ${name}`, {skip}, async () => {
    const asked = [];
    const host = await serve({
      folders: {'/dist/': path.join(root, 'dist')},
      pages: new Map([['/', {body: bothBuilds}]]),
      fault(url) {
        const [, file, time = 1] = /^\/dist\/cdn\/(.+)\?[\da-f]{8}(?:-(\d+))?$/.exec(url) ?? [];
        if (!(file in faults)) return undefined;
        asked.push(`${file} ${time}`);
        return faults[file][time - 1];
      },
    });
    const engine = await start();
    try {
      await engine.goto(host.origin);
      await engine.evaluate(tryAgain);
      // WebKit may request a URL twice before the first answer
      const urls = [...new Set(asked)].sort();
      const expected = Object.entries(faults).flatMap(([file, ways]) =>
        [...ways, ''].map((_, i) => `${file} ${i + 1}`),
      );
      assert.deepEqual(urls, expected.sort());
    } finally {
      await Promise.all([engine.close(), host.close()]);
    }
  });
}
