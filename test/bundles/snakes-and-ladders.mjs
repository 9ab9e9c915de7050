// The built file of <snl-board> on third-party pages: two lines and there is a game, which is played by clicks,
// heard, kept and handed on; languages and sounds come from beside the file, when they are asked for.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

const file = '/dist/cdn/snl-board.js';
const twoLines = `<script type="module" src="${file}"></script>\n<snl-board></snl-board>`;
const STRICT = "default-src 'self'";

const pages = [];
after(async () => {
  // those of failed tests are still open
  await Promise.allSettled(pages.map(({close}) => close()));
  await closeBrowser();
});

/** The page's own script, as a file: what its author would write. */
const logging = `
  window.log = [];
  for (const type of ['game-start', 'game-move', 'game-win', 'game-over', 'game-error']) {
    document.addEventListener(type, (event) => log.push(type));
  }`;

/** A page with a board in it that has been shown. */
async function open(options) {
  const opened = await openPage(options);
  pages.push(opened);
  await opened.page.waitForFunction(() => document.querySelector('snl-board')?.shadowRoot?.querySelector('.roll'), {
    timeout: 10_000,
  });
  return opened;
}

/** Clicks the die with the mouse until the game is over: for two people, unless the page has other players. */
async function playByClicks(page) {
  await page.evaluate(() => {
    const board = document.querySelector('snl-board');
    board.players ??= 2;
    board.shadowRoot.querySelector('.roll').scrollIntoView({block: 'center'});
  });
  for (let clicks = 0; clicks < 400; clicks++) {
    const over = await page.evaluate(async () => {
      const board = document.querySelector('snl-board');
      await board.updateComplete;
      // without motion nobody has to wait
      if (board.matches(':state(busy)')) await board.presented;
      await board.updateComplete;
      return board.turn === undefined;
    });
    if (over) return;
    const {x, y} = await page.evaluate(() => {
      const {left, top, width, height} = document
        .querySelector('snl-board')
        .shadowRoot.querySelector('.roll')
        .getBoundingClientRect();
      return {x: left + width / 2, y: top + height / 2};
    });
    await page.mouse.click(x, y);
  }
  throw new Error('400 clicks do not end the game');
}

const log = (page) => page.evaluate(() => window.log);
const state = (page) => page.evaluate(() => JSON.stringify(document.querySelector('snl-board').state));
const course = (page) =>
  page.evaluate(() =>
    document
      .querySelector('snl-board')
      .history.map(({seat, move}) => `${seat}:${move}`)
      .join(' '),
  );

describe('two lines in a bare page', () => {
  for (const [name, options] of Object.entries({
    'as they are': {html: `<script src="/log.js"></script>${twoLines}`},
    [`under ${STRICT}`]: {csp: STRICT, html: `<script src="/log.js"></script>${twoLines}`},
    'under Trusted Types': {csp: STRICT, trustedTypes: 'lit-html', html: `<script src="/log.js"></script>${twoLines}`},
    'from another origin': {
      csp: "default-src 'self'; script-src 'self' {origin2}",
      html: ({origin2}) => `<script src="/log.js"></script>${twoLines.replace('/dist', `${origin2}/dist`)}`,
    },
  })) {
    it(`are a game that clicks play to its end: ${name}`, {timeout: 60_000}, async () => {
      const {page, noise, close} = await open({...options, pages: {'/log.js': logging}});
      await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
      await playByClicks(page);
      const heard = await log(page);
      assert.equal(heard[0], 'game-start');
      assert.deepEqual(heard.slice(-2), ['game-win', 'game-over']);
      assert.equal(heard.filter((type) => type === 'game-move').length, (await course(page)).split(' ').length);
      assert.ok(!heard.includes('game-error'));
      assert.deepEqual(noise(), []);
      await close();
    });
  }

  it('show every roll, where motion is welcome', {timeout: 60_000}, async () => {
    const {page, noise, close} = await open({
      html: twoLines.replace('<snl-board>', '<snl-board players="2" size="4" seed="7" speed="fast">'),
    });
    await playByClicks(page);
    assert.deepEqual(noise(), []);
    await close();
  });
});

describe('a game', () => {
  const html = twoLines.replace('<snl-board>', '<snl-board autosave="den" players="Ada, Ben:auto" speed="instant">');

  it('survives a reload where it is kept, and goes on as it would have', {timeout: 60_000}, async () => {
    const {page, noise, close} = await open({html});
    await page.evaluate(async () => {
      const board = document.querySelector('snl-board');
      for (let i = 0; i < 3; i++) {
        const answered = new Promise((resolve) =>
          board.addEventListener('game-move', ({detail}) => detail.by === 'auto' && resolve()),
        );
        await board.play('roll');
        await answered;
      }
    });
    const [before, moves] = [await state(page), await course(page)];
    const id = await page.evaluate(() => document.querySelector('snl-board').gameId);
    assert.equal(moves.split(' ').length, 6);
    await page.reload();
    await page.waitForFunction(() => document.querySelector('snl-board')?.history?.length === 6);
    assert.equal(await state(page), before);
    assert.equal(await course(page), moves);
    assert.equal(await page.evaluate(() => document.querySelector('snl-board').gameId), id);
    await playByClicks(page);
    assert.ok((await course(page)).startsWith(moves));
    assert.deepEqual(noise(), []);
    await close();
  });

  it(
    'is shown the same in another browser by its share code, in the middle and at the end',
    {timeout: 60_000},
    async () => {
      const first = await open({
        html: twoLines.replace(
          '<snl-board>',
          '<snl-board board="random" size="9" players="Ada, Ben, Cyd" speed="instant">',
        ),
      });
      for (const moves of [7, 400]) {
        const code = await first.page.evaluate(async (n) => {
          const board = document.querySelector('snl-board');
          for (let i = 0; i < n && board.turn !== undefined; i++) await board.play('roll');
          return board.share();
        }, moves);
        assert.match(code, /^[\w-]+$/);
        const second = await open({html: twoLines});
        const loaded = await second.page.evaluate((text) => document.querySelector('snl-board').load(text), code);
        assert.equal(loaded.ok, true);
        assert.equal(await state(second.page), await state(first.page));
        assert.equal(await course(second.page), await course(first.page));
        const picture = (page) =>
          page.evaluate(async () => {
            const board = document.querySelector('snl-board');
            await board.updateComplete;
            return [...board.shadowRoot.querySelectorAll('.pebble, .snake, .ladder')]
              .map((part) => part.getAttribute('transform') ?? part.innerHTML.length)
              .join();
          });
        assert.equal(await picture(second.page), await picture(first.page));
        assert.deepEqual(second.noise(), []);
        await second.close();
      }
      assert.deepEqual(first.noise(), []);
      await first.close();
    },
  );
});

/** What the page has fetched of the built files. */
const fetched = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname)
      .filter((path) => path.startsWith('/dist/')),
  );

describe('what comes from beside the file', () => {
  it('is nothing in English', async () => {
    const {page, close} = await open({html: twoLines.replace('<snl-board>', '<snl-board players="2">')});
    assert.deepEqual(await fetched(page), [file]);
    await close();
  });

  for (const [where, change] of [
    ['the same origin', (html) => html],
    ['another origin', (html, {origin2}) => html.replace('/dist', `${origin2}/dist`)],
  ]) {
    it(`is the language that is asked for: ${where}`, async () => {
      const {page, noise, close} = await open({
        html: (urls) => change(twoLines.replace('<snl-board>', '<snl-board lang="de">'), urls),
      });
      await page.waitForFunction(
        () => document.querySelector('snl-board').shadowRoot.querySelector('.roll').textContent.trim() === 'Würfeln',
      );
      const files = await fetched(page);
      assert.ok(
        files.some((path) => path.endsWith('/dist/cdn/words/snakes-and-ladders/de.js')),
        files.join(),
      );
      assert.ok(!files.some((path) => path.endsWith('/fr.js')));
      assert.deepEqual(noise(), []);
      await close();
    });
  }

  it('may be missing: then it is English, and nothing is uncaught', async () => {
    const {page, errors, violations, close} = await open({
      html: `<script src="/seen.js"></script>${twoLines.replace(file, '/alone.js').replace('<snl-board>', '<snl-board lang="de">')}`,
      pages: {
        '/alone.js': readFileSync(path.join(root, file), 'utf8'),
        '/seen.js': `window.uncaught = [];
          addEventListener('error', ({message}) => uncaught.push(message));
          addEventListener('unhandledrejection', ({reason}) => uncaught.push(String(reason)));`,
      },
    });
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({name}) => /de\.js/.test(name)));
    assert.equal(
      await page.evaluate(() =>
        document.querySelector('snl-board').shadowRoot.querySelector('.roll').textContent.trim(),
      ),
      'Roll',
    );
    assert.deepEqual(await page.evaluate(() => window.uncaught), []);
    assert.deepEqual([...errors.filter((error) => !/request failed: \S+de\.js/.test(error)), ...violations], []);
    await page.evaluate(() => document.querySelector('snl-board').play('roll'));
    await close();
  });

  it('are the sounds, and they only with the first one', async () => {
    const {page, noise, close} = await open({
      html: twoLines.replace('<snl-board>', '<snl-board players="2" sound size="4" speed="fast">'),
    });
    assert.deepEqual(await fetched(page), [file]);
    const asked = page.waitForResponse((response) => response.url().includes('/dist/cdn/sounds.js?'));
    await page.evaluate(() => document.querySelector('snl-board').play('roll'));
    assert.equal((await asked).status(), 200);
    assert.deepEqual(noise(), []);
    await close();
  });
});

describe('a hundred boards', () => {
  it('that were put into a page and taken out of it leave nothing in memory', {timeout: 120_000}, async () => {
    const {page, noise, close} = await open({html: twoLines});
    const client = await page.createCDPSession();
    await client.send('Performance.enable');
    const measure = async () => {
      for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
      const {metrics} = await client.send('Performance.getMetrics');
      const prototype = await page.evaluateHandle(() => customElements.get('snl-board').prototype);
      const objects = await page.queryObjects(prototype);
      const boards = await page.evaluate((list) => list.length, objects);
      await objects.dispose();
      await prototype.dispose();
      return {
        boards,
        ...Object.fromEntries(
          metrics
            .filter(({name}) => ['Nodes', 'JSEventListeners', 'Documents'].includes(name))
            .map(({name, value}) => [name, value]),
        ),
      };
    };
    /** Puts boards in, plays on them, and takes them out in the middle of what they show. */
    const round = (n) =>
      page.evaluate(async (count) => {
        const boards = Array.from({length: count}, (_, i) =>
          Object.assign(document.createElement('snl-board'), {players: 'A, B:auto', odds: i % 20 === 0, lang: 'de'}),
        );
        document.body.append(...boards);
        await Promise.all(boards.map((board) => board.updateComplete));
        for (const board of boards) void board.play('roll');
        await new Promise(requestAnimationFrame);
        for (const board of boards) board.remove();
        await Promise.all(boards.map((board) => board.presented));
      }, n);
    await round(5);
    const before = await measure();
    await round(100);
    // what the browser still draws goes with the next pictures
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const left = await measure();
    assert.ok(left.boards <= before.boards + 1, `boards in memory: ${before.boards}, then ${left.boards}`);
    assert.ok(left.Nodes < before.Nodes + 1500, `nodes: ${before.Nodes}, then ${left.Nodes}`);
    assert.ok(
      left.JSEventListeners < before.JSEventListeners + 60,
      `listeners: ${before.JSEventListeners}, then ${left.JSEventListeners}`,
    );
    assert.deepEqual(noise(), []);
    await close();
  });
});
