// The embed folder as a static host serves it: every game in a sandboxed frame on a host that sends no CORS headers, under
// strict policies, opened from disk, without a connection, through an update, installed; every setting from the builder by
// way of an address to the game; bad addresses.
import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import axe from 'axe-core';
import * as fc from 'fast-check';
import {PNG} from 'pngjs';
import {bundled, codeBlocks} from '../../tools/code-blocks.mjs';
import {embedFolder} from '../../tools/embed-folder.mjs';
import {cases, seed} from '../support/run.mjs';
import {findFiles, root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';
import {serve} from '../tools/serve.mjs';

const FOLDER = path.join(root, 'dist/embed');
const built = (name) => pathToFileURL(path.join(root, 'build/embed', `${name}.js`)).href;
const {gameSpecs} = await import(built('specs'));
const {writeAddress} = await import(built('address'));
const games = gameSpecs(JSON.parse(readFileSync(path.join(root, 'custom-elements.json'), 'utf8')));

const copies = mkdtempSync(path.join(os.tmpdir(), 'parlour-embed-'));
after(() => rmSync(copies, {recursive: true, force: true}));
after(closeBrowser);

/** A host of the folder, without any header of its own choice. One that a failed test has left open would keep Node alive. */
async function host(folder = FOLDER, headers = {}) {
  const server = await serve({folders: {'/games/': folder}, headers});
  hosts.add(server.close);
  return server;
}
const hosts = new Set();
after(() => Promise.all([...hosts].map((close) => close())));

/** A page with the embed page in a frame, which keeps what it is told: `heard`. */
const around = (src, attributes = 'sandbox="allow-scripts"') =>
  withFrame(`<iframe src="${src}" ${attributes} width="400" height="600"></iframe>`);
const withFrame = (frame) =>
  `<script>heard = []; addEventListener('message', ({data}) => heard.push(data));</script>${frame}`;
const hears = (page, type, times = 1) =>
  page.waitForFunction((what, n) => heard.filter((message) => message.type === what).length >= n, {}, type, times);
const heard = (page, type) => page.evaluate((what) => heard.filter((message) => message.type === what), type);
const frameIn = (page) => page.frames().find((frame) => frame !== page.mainFrame());
const tellFrame = (page, message) =>
  page.evaluate((data) => document.querySelector('iframe').contentWindow.postMessage(data, '*'), message);

/** What runs in the embed page: makes moves until the game has some, or is over. */
async function playSome() {
  const game = document.querySelector('main > :defined:not(h1, .notes)');
  await game.updateComplete;
  for (let i = 0; i < 10 && game.turn !== undefined; i++) await game.play(game.legalMoves[0]);
  await game.updateComplete;
  return {tag: game.localName, moves: game.history.length, width: game.shadowRoot.querySelector('.board').clientWidth};
}

describe('the embed page in a sandboxed frame, on a host without CORS headers', () => {
  it('loads the stored positions of peg solitaire for a hint', async () => {
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({
      html: around(`${origin}/games/index.html?game=peg-solitaire&board=english`),
    });
    await hears(page, 'ready');
    const asked = page.waitForResponse((response) => response.url().includes('/positions/peg-solitaire.classic.js'));
    const hint = await frameIn(page).evaluate(() => document.querySelector('peg-solitaire').hint());
    assert.equal((await asked).status(), 200);
    assert.equal(hint.winnable, true);
    assert.deepEqual(noise(), []);
    await Promise.all([close(), closeHost()]);
  });

  for (const {name, tag, settings} of games) {
    it(`plays ${name} in German, and tells the page around it`, async () => {
      const {origin, close: closeHost} = await host();
      const src = `${origin}/games/index.html?game=${name}&lang=de&speed=instant&seed=1&autosave=mine&color=red`;
      const {page, noise, close} = await openPage({html: around(src)});
      await hears(page, 'ready');
      const frame = frameIn(page);
      const {moves, width, ...played} = await frame.evaluate(playSome);
      assert.equal(played.tag, tag);
      // three heaps of Nim are narrow
      assert.ok(moves > 0 && width > 150, `${moves} moves on ${width} pixels`);
      assert.deepEqual(await heard(page, 'ready'), [
        {source: 'parlour', type: 'ready', game: name, problems: ['Unknown setting: "color".']},
      ]);
      assert.equal((await heard(page, 'game-start')).length, 1);
      // a step of the snake in which nothing happens is no event
      const least = name === 'snake' ? 0 : moves;
      await hears(page, 'game-move', least);
      const made = await heard(page, 'game-move');
      assert.ok(made.length >= least, `${made.length} of ${moves}`);
      if (least > 0) assert.deepEqual([made[0].detail.number, made[0].detail.by], [1, 'page']);
      assert.equal((await heard(page, 'game-error')).length, 0);
      const {title, german, notes, box} = await frame.evaluate((element) => {
        const game = document.querySelector(element);
        return {
          title: document.title,
          german: game.shadowRoot.textContent.includes('Neues Spiel'),
          notes: document.querySelector('.notes').textContent,
          box: [innerHeight, document.documentElement.scrollHeight, game.hasAttribute('autosave')],
        };
      }, tag);
      assert.ok(german && title.length >= 3, title);
      assert.equal(notes, 'Unknown setting: "color".');
      // it fits; and where there is no storage nothing is said of it
      assert.deepEqual(box, [600, 600, false]);
      assert.ok(settings.length > 15);
      assert.deepEqual(noise(), []);
      await close();
      await closeHost();
    });
  }

  it('follows the looks that the page around it asks for, and starts a new game', async () => {
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({html: around(`${origin}/games/?game=ludo&color-scheme=dark`)});
    await hears(page, 'ready');
    const frame = frameIn(page);
    const looks = () =>
      frame.evaluate(() => {
        const game = document.querySelector('ludo-game');
        return [getComputedStyle(game).backgroundColor, getComputedStyle(game).colorScheme];
      });
    assert.deepEqual(await looks(), ['rgb(22, 33, 31)', 'dark']);
    await tellFrame(page, {target: 'parlour', type: 'set', colorScheme: 'light'});
    await frame.waitForFunction(() => getComputedStyle(document.querySelector('ludo-game')).colorScheme === 'light');
    assert.deepEqual(await looks(), ['rgb(252, 249, 242)', 'light']);
    await tellFrame(page, {target: 'parlour', type: 'set', theme: {'--game-surface': 'rgb(1 2 3)'}});
    await frame.waitForFunction(() => document.querySelector('ludo-game').style.cssText.includes('--game-surface'));
    assert.equal((await looks())[0], 'rgb(1, 2, 3)');

    await tellFrame(page, {target: 'parlour', type: 'set', theme: {'--game-surface': 'url(https://evil.example)'}});
    await tellFrame(page, {target: 'parlour', type: 'eval', code: 'alert(1)'});
    await tellFrame(page, {target: 'parlour', type: 'new-game'});
    await hears(page, 'game-start', 2);
    assert.deepEqual(
      (await heard(page, 'refused')).map(({message}) => message),
      ['Invalid --game-surface. Expected a colour.', 'Unknown message type. Expected "set", "new-game" or "report".'],
    );
    // another window than the parent is not heard
    await frame.evaluate(() => window.postMessage({target: 'parlour', type: 'new-game'}, '*'));
    await tellFrame(page, {target: 'parlour', type: 'eval'});
    await hears(page, 'refused', 3);
    assert.equal((await heard(page, 'game-start')).length, 2);
    assert.deepEqual(noise(), []);
    await close();
    await closeHost();
  });

  it('answers the example of the documentation, however late it listens', async () => {
    const {code} = codeBlocks('stories/no-scripts.mdx').find(({language}) => language === 'js');
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({html: around(`${origin}/games/?game=ludo&color-scheme=light`)});
    await hears(page, 'ready');
    await hears(page, 'height');
    await page.$eval('iframe', (frame) => (frame.height = '300'));
    await page.addScriptTag({content: await bundled(code, {format: 'iife'})});
    await page.waitForFunction(() => document.querySelector('iframe').height !== '300');
    const height = await page.$eval('iframe', (frame) => frame.height);
    assert.equal(height, `${(await heard(page, 'height')).at(-1).height}`);
    await frameIn(page).waitForFunction(() => document.documentElement.style.colorScheme === 'dark');
    assert.deepEqual(noise(), []);
    await close();
    await closeHost();
  });

  it('may copy a result and use the full screen in the frame that the builder writes', async () => {
    const {origin, close: closeHost} = await host();
    const builder = await openPage({html: ''});
    await builder.page.goto(`${origin}/games/builder.html?game=ludo`);
    await builder.page.waitForSelector('embed-builder >>> .board');
    const markup = await builder.page.$eval('embed-builder >>> #output-frame', (output) => output.textContent);
    const {page, noise, close} = await openPage({html: withFrame(markup)});
    await hears(page, 'ready');
    const allowed = await frameIn(page).evaluate(() =>
      ['fullscreen', 'clipboard-write'].map((name) => document.featurePolicy.allowsFeature(name)),
    );
    assert.deepEqual(allowed, [true, true]);
    // Chromium on Linux has no sharing dialog, and so does not know its name; the documentation says so
    const others = noise().filter((line) => !line.endsWith("Unrecognized feature: 'web-share'."));
    assert.deepEqual([...builder.noise(), ...others], []);
    await close();
    await builder.close();
    await closeHost();
  });

  for (const {name, tag} of games) {
    it(`${name} settles on one height for each width where a page follows`, async () => {
      const {code} = codeBlocks('stories/no-scripts.mdx').find((block) => block.code.startsWith('<script>'));
      const {origin, close: closeHost} = await host();
      const {page, noise, close} = await openPage({html: around(`${origin}/games/?game=${name}&seed=1`) + code});
      const size = {width: 1300, height: 1000, screenWidth: 1920, screenHeight: 1300};
      const cdp = await page.createCDPSession();
      await cdp.send('Emulation.setDeviceMetricsOverride', {...size, deviceScaleFactor: 1, mobile: false});
      await hears(page, 'height');
      /** The reported heights for a width, in a frame of this height at first, and the last height of the frame. */
      const follow = (width, from) =>
        page.evaluate(
          async (w, h) => {
            const frame = document.querySelector('iframe');
            const before = heard.length;
            frame.height = h;
            frame.width = w;
            // until nothing is reported for a while
            for (let i = 0, seen = heard.length; i < 20; i++) {
              await new Promise(requestAnimationFrame);
              if (heard.length > seen && heard.length < before + 20) i = 0;
              seen = heard.length;
            }
            const reported = heard.slice(before).flatMap(({type, height}) => (type === 'height' ? [height] : []));
            return {reported, height: frame.clientHeight};
          },
          width,
          from,
        );
      for (const width of [300, 450, 640, 900]) {
        const low = await follow(width, 300);
        await follow(width === 300 ? 400 : 300, 600);
        const high = await follow(width, 900);
        for (const {reported} of [low, high])
          assert.ok(reported.length > 0 && reported.length <= 3, `${width} wide: ${reported}`);
        assert.equal(low.height, high.height, `${width} wide`);
        if (width === 900) continue;
        // below 46 rem the board has its full width
        const [board, table] = await frameIn(page).evaluate((element) => {
          const {shadowRoot} = document.querySelector(element);
          return ['.board', '.table'].map((part) => shadowRoot.querySelector(part).getBoundingClientRect().width);
        }, tag);
        assert.ok(board > table - 2, `${width} wide and ${high.height} high: a board of ${board}`);
      }
      assert.deepEqual(noise(), []);
      await close();
      await closeHost();
    });
  }
});

describe('the embed page', () => {
  it('works under the strictest policy of a host, with Trusted Types', async () => {
    const csp =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'; " +
      "require-trusted-types-for 'script'; trusted-types lit-html parlour-embed 'allow-duplicates'";
    const {origin, close: closeHost} = await host(FOLDER, {'content-security-policy': csp});
    const {page, noise, close} = await openPage({html: ''});
    for (const file of ['index.html?game=snake&lang=ja', 'builder.html?game=peg-solitaire&lang=fr']) {
      await page.goto(`${origin}/games/${file}`);
      await page.waitForSelector(':is(snake-game, embed-builder) >>> .board');
    }
    assert.deepEqual(noise(), []);
    await close();
    await closeHost();
  });

  it('plays when it is opened from disk, in its language', async () => {
    const {page, noise, close} = await openPage({html: ''});
    await page.goto(`${pathToFileURL(FOLDER)}/index.html?game=peg-solitaire&lang=fr`);
    await page.waitForSelector('peg-solitaire >>> .board');
    const {moves} = await page.evaluate(playSome);
    assert.ok(moves > 0);
    assert.equal(await page.title(), 'Solitaire à pions');
    assert.match(await page.$eval('peg-solitaire', (game) => game.shadowRoot.textContent), /Nouvelle partie/);
    assert.deepEqual(noise(), []);
    await close();
  });

  it('lists the games where its address names none, and keeps what it says of the page', async () => {
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({html: ''});
    await page.goto(`${origin}/games/?lang=de&color-scheme=dark&game=chess`);
    assert.equal(await page.$eval('h1', (heading) => heading.textContent), 'Spiel wählen');
    assert.match(
      await page.$eval('.notes', (notes) => notes.textContent),
      /^Invalid game: "chess"\. Expected blockudoku, /,
    );
    const links = await page.$$eval('.game', (all) => all.map((link) => link.getAttribute('href')));
    assert.deepEqual(
      links,
      games.map(({name}) => `?game=${name}&lang=de&color-scheme=dark`),
    );
    // in a low frame the note stands below the games, which may be scrolled
    await page.setViewport({width: 568, height: 320});
    const [list, notes] = await page.$$eval('.games, .notes', (boxes) =>
      boxes.map((box) => box.getBoundingClientRect().toJSON()),
    );
    const last = await page.$eval('.games li:last-child', (item) => item.getBoundingClientRect().bottom);
    assert.ok(list.bottom <= notes.top && last <= notes.top, `${last} ${notes.top}`);
    await Promise.all([page.waitForNavigation(), page.click('.game')]);
    await page.waitForSelector('blockudoku-game >>> .board');
    assert.deepEqual(noise(), []);
    await close();
    await closeHost();
  });

  it('shows a picture of each game, and three ways to play it that all work', async () => {
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({html: ''});
    for (const scheme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: scheme}]);
      await page.goto(`${origin}/games/?lang=fr`);
      const pictures = await page.$$eval('.game img', (images) =>
        Promise.all(images.map((image) => image.decode().then(() => image.currentSrc))),
      );
      const suffix = scheme === 'dark' ? '-dark' : '';
      assert.deepEqual(
        pictures.map((src) => src.replace(/\?[\da-f]{8}$/, '')),
        games.map(({name}) => `${origin}/games/pictures/${name}${suffix}.webp`),
      );
    }
    const links = await page.$$eval('.presets a', (all) => all.map(({href, textContent}) => [href, textContent]));
    assert.equal(links.length, 3 * games.length);
    for (const [href, name] of links) {
      await page.goto(href);
      const game = await page.waitForSelector('main > :defined:not(h1, .notes)');
      const problem = await game.evaluate(async (element) => {
        await element.updateComplete;
        return `${element.shadowRoot.querySelector('.problem')?.textContent ?? ''}${document.querySelector('.notes').textContent}`;
      });
      assert.equal(problem, '', `${href} ${name}`);
    }
    assert.deepEqual(noise(), []);
    await close();
    await closeHost();
  });

  it('does not scroll, however long the name of the player to act', async () => {
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({html: ''});
    for (const game of ['ludo', 'snakes-and-ladders']) {
      await page.goto(`${origin}/games/?game=${game}&players=${'Maximiliane Mustermann '.repeat(2)},Ben`);
      await page.waitForSelector('main > :defined:not(h1, .notes) >>> .board');
      const [wide, high] = await page.evaluate(() => {
        const {scrollWidth, scrollHeight} = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      assert.deepEqual([wide, high], [0, 0], game);
    }
    assert.deepEqual(noise(), []);
    await close();
    await closeHost();
  });

  it('has no link at the end of a result if the address says so', async () => {
    const {origin, close: closeHost} = await host();
    const {page, close} = await openPage({html: ''});
    await page.goto(`${origin}/games/?game=peg-solitaire&board=oo.&link=none`);
    await page.waitForSelector('peg-solitaire >>> .board');
    await page.evaluate(playSome);
    assert.ok(!/http/.test((await page.$eval('peg-solitaire', (game) => game.resultText())).text));
    await close();
    await closeHost();
  });

  it('takes the challenge of a result', async () => {
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({html: ''});
    const resultOf = async (tag) => {
      await page.waitForSelector(`${tag} >>> .board`);
      return page.$eval(tag, async (game) => {
        game.speed = 'instant';
        while (game.turn !== undefined) await game.play(game.legalMoves[0]);
        return [game.state.score ?? game.state.pegs.replaceAll('.', '').length, (await game.resultText()).text];
      });
    };
    for (const [tag, query] of [
      ['peg-solitaire', 'game=peg-solitaire&board=english&pegs=9&seed=1&lang=de&color-scheme=dark'],
      [
        'blockudoku-game',
        `game=blockudoku&rotate=on&pieces=I1,O4,O4&hand=I1,O4,O4&board=${'101010101,010101010,'.repeat(4)}101010100&autosave&lang=de`,
      ],
      ['snake-game', 'game=snake&step=on&width=6&height=6&length=2&food=2,4&lang=de&link=https://blog.example/post'],
    ]) {
      await page.goto(`${origin}/games/?${query}`);
      const [score, text] = await resultOf(tag);
      const [, link] = /^Kannst du das besser\? (http.*)$/m.exec(text);
      // the post with the frame takes no challenges
      assert.ok(text.endsWith(query.includes('link=') ? `${link}\nhttps://blog.example/post` : link), text);
      await page.goto(link);
      await page.waitForSelector(`${tag} >>> [part=target-score]`);
      const shown = await page.$eval(tag, (game) => game.shadowRoot.querySelector('[part=target-score]').textContent);
      assert.equal(shown, `Zu schlagen: ${score.toLocaleString('de')}`);
      const [again] = await resultOf(tag);
      assert.equal(again, score, link);
      await page.waitForFunction(
        (element) =>
          document
            .querySelector(element)
            .shadowRoot.querySelector('[part=target-score]')
            .textContent.endsWith('nicht geschlagen.'),
        {},
        tag,
      );
    }
    assert.deepEqual(noise(), []);
    await close();
    await closeHost();
  });

  it('plays the replay of a link, and says so if it has none', async () => {
    const {origin, close: closeHost} = await host();
    const {page, close} = await openPage({html: ''});
    const open = async (hash) => {
      await page.goto('about:blank');
      await page.goto(`${origin}/games/?game=peg-solitaire&board=ooo.&autosave&speed=slow${hash}`);
      return page.waitForSelector('peg-solitaire >>> .board');
    };
    await open('');
    const code = await page.$eval('peg-solitaire', async (game) => {
      while (game.turn !== undefined) await game.play(game.legalMoves[0]);
      return game.share();
    });
    const saved = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    const before = await saved();
    await open(`#replay=${code}`);
    // pegs of the start, while the game is over
    await page.waitForFunction(() => {
      const {result, shadowRoot} = document.querySelector('peg-solitaire');
      return result && shadowRoot.querySelectorAll('[data-peg]').length === 2;
    });
    assert.equal(await saved(), before, 'the saved game stays');
    await open('#replay=nonsense');
    await page.waitForFunction(() => document.querySelector('.notes').textContent);
    await close();
    await closeHost();
  });

  it('the builder shows another language at once', async () => {
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({html: ''});
    await page.goto(`${origin}/games/builder.html?game=ludo`);
    await page.waitForSelector('embed-builder >>> ludo-game >>> .board');
    for (const [lang, words] of [
      ['de', 'Neues Spiel'],
      ['fr', 'Nouvelle partie'],
    ]) {
      await (await page.$('embed-builder >>> #lang')).select(lang);
      await page.waitForFunction(
        (text) =>
          document
            .querySelector('embed-builder')
            .shadowRoot.querySelector('ludo-game')
            ?.shadowRoot?.textContent.includes(text),
        {},
        words,
      );
    }
    assert.deepEqual(noise(), []);
    await close();
    await closeHost();
  });

  it('keeps a game with autosave, each address its own', async () => {
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({html: ''});
    const open = async (query) => {
      await page.goto(`${origin}/games/?game=peg-solitaire&autosave&${query}`);
      await page.waitForSelector('peg-solitaire >>> .board');
    };
    const moves = () => page.$eval('peg-solitaire', (game) => game.updateComplete.then(() => game.history.length));
    await open('board=english');
    await page.$eval('peg-solitaire', (game) => game.play(game.legalMoves[0]));
    await open('board=european');
    assert.equal(await moves(), 0);
    await open('board=english');
    assert.equal(await moves(), 1);
    // in another language and with other looks it is the same game
    await open('board=english&lang=de&color-scheme=dark&sound=on&speed=fast&dir=rtl&--game-accent=teal');
    assert.equal(await moves(), 1);
    assert.deepEqual(noise(), []);
    await close();
    await closeHost();
  });

  it('shows something for any address', async () => {
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({html: ''});
    const names = games.flatMap(({settings}) => settings.map(({name}) => name));
    const value = fc.oneof(
      fc.string({unit: 'binary', maxLength: 30}),
      fc.constantFrom('', 'on', '-1', '1e9', '"><img src=x onerror=alert(1)>'),
    );
    const query = fc.array(fc.tuple(fc.constantFrom(...names), value), {maxLength: 12});
    const queries = fc.sample(fc.tuple(fc.constantFrom(...games), query), {seed, numRuns: cases(40)});
    for (const [{name, tag}, pairs] of queries) {
      const search = new URLSearchParams([['game', name], ...pairs.filter(([key]) => key !== 'autosave')]);
      await page.goto(`${origin}/games/?${search}`);
      await page.waitForSelector(`${tag} >>> .board, ${tag} >>> svg`, {timeout: 20_000});
      assert.equal(await page.$$eval('img', (images) => images.length), 0);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${search}`);
    }
    assert.deepEqual(noise(), []);
    await close();
    await closeHost();
  });
});

describe('from the builder by way of an address to the game', () => {
  /** A value of each setting that the game takes; the others are what the documentation calls for. */
  const valueOf = ({name, kind, words}, {seats}) =>
    name === 'lang'
      ? 'de'
      : name === 'players'
        ? Array(seats[0]).fill(`Ada "<&>'`).join()
        : kind === 'switch'
          ? ''
          : kind === 'words'
            ? words.at(-1)
            : kind === 'number'
              ? '4'
              : `${name} "<&>'`;
  for (const game of games) {
    it(`every setting of ${game.name} arrives`, async () => {
      const {origin, close: closeHost} = await host();
      const {page, noise, close} = await openPage({html: ''});
      const settings = new Map(game.settings.map((setting) => [setting.name, valueOf(setting, game)]));
      const address = writeAddress({game, settings, theme: new Map([['--game-accent', 'teal']])});
      await page.goto(`${origin}/games/builder.html${address}`);
      await page.waitForSelector(`embed-builder >>> ${game.tag}`);
      const link = await page.$eval('embed-builder >>> #output-link', (output) => output.textContent);
      assert.equal(link, `${origin}/games/index.html${address}`);
      await page.goto(link);
      await page.waitForSelector(`${game.tag} >>> .layout`);
      const {attributes, lang, accent, notes} = await page.$eval(game.tag, (element) => ({
        attributes: Object.fromEntries([...element.attributes].map(({name, value}) => [name, value])),
        lang: document.documentElement.lang,
        accent: element.style.getPropertyValue('--game-accent'),
        notes: document.querySelector('.notes').textContent,
      }));
      // results lead to the page of `link`, and challenges here
      settings.set('link', '');
      for (const [name, value] of settings) if (name !== 'lang') assert.equal(attributes[name], value, name);
      assert.deepEqual([lang, accent, notes], ['de', 'teal', '']);
      assert.deepEqual(noise(), []);
      await close();
      await closeHost();
    });
  }
});

/** What the service worker has kept, by name. */
const kept = (page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('parlour '));
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({url}) => url)),
    );
    return files.flat().map((url) => new URL(url).pathname.replace('/games/', ''));
  });
const keeps = (page, count) =>
  page.waitForFunction(
    async (n) => {
      const [name] = (await caches.keys()).filter((each) => each.startsWith('parlour '));
      return name && (await (await caches.open(name)).keys()).length >= n;
    },
    {},
    count,
  );
/** A folder of our own, which may change; `mark` makes another version of it. */
async function copied(name, mark) {
  const folder = path.join(copies, name);
  cpSync(FOLDER, folder, {recursive: true});
  if (mark) await mark(folder);
  return folder;
}

describe('without a connection, after the first visit', () => {
  const all = findFiles('dist/embed', /./).map((file) => file.replace('dist/embed/', ''));
  const open = async (page, origin) => {
    await page.goto(`${origin}/games/index.html?game=ludo`);
    await page.waitForSelector('ludo-game >>> .board');
  };
  const playsAll = async (page, origin) => {
    for (const {name, tag} of games) {
      await page.goto(`${origin}/games/?game=${name}&lang=de`);
      await page.waitForSelector(`${tag} >>> .board`);
      assert.ok((await page.evaluate(playSome)).moves > 0);
    }
  };

  it('an installed app plays every game, and so does the builder', async () => {
    const {origin, close: closeHost} = await host();
    const {page, noise, close} = await openPage({html: ''});
    await page.evaluateOnNewDocument(() => {
      const {matchMedia} = window;
      window.matchMedia = (query) =>
        query === '(display-mode: standalone)' ? {matches: true} : matchMedia.call(window, query);
    });
    await open(page, origin);
    await keeps(page, all.length - 1);
    assert.deepEqual((await kept(page)).sort(), all.filter((file) => file !== 'worker.js').sort());
    await closeHost();
    await playsAll(page, origin);
    await page.goto(`${origin}/games/builder.html`);
    await page.waitForSelector('embed-builder >>> .board');
    // the browser's request for the worker of the page fails
    assert.deepEqual(
      noise().filter((line) => !/worker\.js|ERR_CONNECTION_REFUSED/.test(line)),
      [],
    );
    await close();
  });

  it('a page keeps its own game, and all of them when it is installed', async () => {
    const asked = [];
    const server = await serve({folders: {'/games/': FOLDER}, asked});
    hosts.add(server.close);
    const {page, close} = await openPage({html: ''});
    await open(page, server.origin);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    // what it loads after this has been asked for by the page
    await open(page, server.origin);
    await keeps(page, 7);
    const files = await kept(page);
    assert.ok(files.includes('ludo-game.classic.js'), files.join());
    const others = asked.filter((url) => /(?<!ludo-)game\.classic|solitaire|snl|builder|words|room/.test(url));
    assert.deepEqual(others, []);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await keeps(page, all.length - 1);
    await close();
    await server.close();
  });

  it('a frame keeps no more than its own game', async () => {
    const {origin, close: closeHost} = await host();
    const {page, close} = await openPage({html: around(`${origin}/games/?game=snake&lang=de`, '')});
    await hears(page, 'ready');
    const frame = frameIn(page);
    await keeps(frame, 8);
    const files = await kept(frame);
    assert.ok(files.includes('snake-game.classic.js') && files.includes('words/de.classic.js'), files.join());
    assert.ok(!files.includes('ludo-game.classic.js') && !files.includes('builder.js'), files.join());
    await closeHost();
    await frame.goto(`${origin}/games/?game=snake&lang=de&level=3`);
    await hears(page, 'ready', 2);
    await close();
  });

  it('a new version comes once no page of the last one is open, and not before it is complete', async () => {
    const folder = await copied('updated');
    const {origin, close: closeHost} = await host(folder);
    const {page, close} = await openPage({html: ''});
    const context = page.browserContext();
    const address = `${origin}/games/?game=ludo`;
    await page.goto(address);
    await keeps(page, 7);
    const title = (of) => of.$eval('noscript', (element) => element.textContent);
    const [before] = [await title(page)];

    // half of an update: the worker knows of a page that the host does not have yet
    const next = path.join(copies, 'next');
    await embedFolder(next, {
      change: (name, text) => (name === 'index.html' ? text.replace('needs JavaScript', 'needs scripts') : text),
    });
    cpSync(path.join(next, 'worker.js'), path.join(folder, 'worker.js'));
    const update = (of) =>
      of.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration.update().catch(() => undefined);
        const worker = registration.installing;
        if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve, {once: true}));
        return [Boolean(registration.waiting), Boolean(registration.active)];
      });
    assert.deepEqual(await update(page), [false, true]);
    await page.reload();
    await page.waitForSelector('ludo-game >>> .board');
    assert.equal(await title(page), before);

    // all of it: this page goes on with its version, the next one has the new
    cpSync(next, folder, {recursive: true});
    assert.deepEqual(await update(page), [true, true]);
    await page.reload();
    assert.equal(await title(page), before);
    await page.goto('about:blank');
    const other = await context.newPage();
    await other.goto(`${origin}/elsewhere.html`);
    await other.goto(address);
    await other.waitForSelector('ludo-game >>> .board');
    assert.equal(await title(other), 'This page needs scripts.');
    await closeHost();
    await other.reload();
    await other.waitForSelector('ludo-game >>> .board');
    assert.equal(await title(other), 'This page needs scripts.');
    await other.close();
    await close();
  });
});

describe('installed', () => {
  const manifest = JSON.parse(readFileSync(path.join(FOLDER, 'manifest.webmanifest'), 'utf8'));

  it('has icons of the sizes it says, and addresses in its folder', () => {
    for (const {src, sizes, type} of manifest.icons) {
      const file = readFileSync(path.join(FOLDER, src));
      if (type !== 'image/png') continue;
      const {width, height} = PNG.sync.read(file);
      assert.equal(`${width}x${height}`, sizes, src);
    }
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
      assert.match(url, /^(\.\/)?index\.html(\?game=[a-z-]+)?$/);
    assert.equal(manifest.shortcuts.length, games.length);
  });

  it('is what Chromium wants of an app', async () => {
    const {origin, close: closeHost} = await host();
    const {page, close} = await openPage({html: ''});
    await page.goto(`${origin}/games/?game=ludo`);
    await keeps(page, 6);
    const cdp = await page.createCDPSession();
    const {errors, url} = await cdp.send('Page.getAppManifest');
    assert.deepEqual([errors, url], [[], `${origin}/games/manifest.webmanifest`]);
    const {installabilityErrors} = await cdp.send('Page.getInstallabilityErrors');
    // a window of a test is a private one
    assert.deepEqual(
      installabilityErrors.map(({errorId}) => errorId).filter((id) => id !== 'in-incognito'),
      [],
    );
    await close();
    await closeHost();
  });
});

describe('the builder', () => {
  for (const [width, scheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ]) {
    it(`is accessible at ${width} pixels, ${scheme}, and does not scroll sideways`, async () => {
      const {origin, close: closeHost} = await host();
      const {page, close} = await openPage({html: ''});
      await page.setBypassCSP(true);
      await page.setViewport({width, height: 720});
      await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: scheme}]);
      for (const file of [
        'builder.html?game=peg-solitaire&daily&color=red',
        'index.html?color=red',
        'index.html?game=ludo&color=red',
      ]) {
        await page.goto(`${origin}/games/${file}`);
        await page.waitForSelector('.games, ludo-game >>> .board, embed-builder >>> .board');
        await page.evaluate(() => {
          for (const group of document.querySelector('embed-builder')?.shadowRoot.querySelectorAll('details') ?? [])
            group.open = true;
        });
        await page.evaluate(axe.source);
        const violations = await page.evaluate(async () => (await globalThis.axe.run()).violations);
        assert.deepEqual(
          violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`),
          [],
          file,
        );
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), file);
      }
      await close();
      await closeHost();
    });
  }
});
