// The embed folder as a static host serves it: every game in a sandboxed frame on a host that sends no CORS headers, under
// strict policies, opened from disk, through an update, installed; challenges, replays, bad addresses.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import axe from 'axe-core';
import {PNG} from 'pngjs';
import {bundled, codeBlocks} from '../../tools/code-blocks.mjs';
import {embedFolder} from '../../tools/embed-folder.mjs';
import {onPage} from '../support/on-page.mjs';
import {root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';
import {serve} from '../tools/serve.mjs';

const FOLDER = path.join(root, 'dist/embed');
const {gameSpecs} = await import(pathToFileURL(path.join(root, 'build/embed/specs.js')).href);
const games = gameSpecs(JSON.parse(readFileSync(path.join(root, 'custom-elements.json'), 'utf8')));

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

/** Shows an address of the folder. */
async function visit(address, work, headers) {
  const {origin} = await host(FOLDER, headers);
  await onPage({html: ''}, async (page) => {
    await page.goto(`${origin}/games/${address}`);
    await work(page, origin);
  });
}

/** Shows an address in a sandboxed frame, on a page with something more. */
async function visitInFrame(address, work, more = '') {
  const {origin} = await host();
  await onPage({html: around(`${origin}/games/${address}`) + more}, async (page) => {
    await hears(page, 'ready');
    await work(page, frameIn(page));
  });
}

/** What runs in the embed page: makes moves until the game has some, or is over. */
async function playSome() {
  const game = document.querySelector('main > :defined:not(h1, .notes)');
  await game.updateComplete;
  for (let i = 0; i < 10 && game.turn !== undefined; i++) await game.play(game.legalMoves[0]);
  await game.updateComplete;
  return {tag: game.localName, moves: game.history.length, width: game.shadowRoot.querySelector('.board').clientWidth};
}

describe('the embed page in a sandboxed frame, on a host without CORS headers', () => {
  it('loads the stored positions of peg solitaire for a hint', () =>
    visitInFrame('index.html?game=peg-solitaire&board=english', async (page, frame) => {
      const asked = page.waitForResponse((response) => response.url().includes('/positions/peg-solitaire.classic.js'));
      const hint = await frame.evaluate(() => document.querySelector('peg-solitaire').hint());
      assert.equal((await asked).status(), 200);
      assert.equal(hint.winnable, true);
    }));

  for (const {name, tag} of games) {
    it(`plays ${name} in German, and tells the page around it`, () =>
      visitInFrame(`?game=${name}&lang=de&speed=instant&seed=1&autosave=mine&color=red`, async (page, frame) => {
        const {moves, width, ...played} = await frame.evaluate(playSome);
        assert.equal(played.tag, tag);
        // three heaps of Nim are narrow
        assert.ok(moves > 0 && width > 150, `${moves} moves on ${width} pixels`);
        const problem = 'Unknown setting: "color".';
        assert.deepEqual(await heard(page, 'ready'), [
          {source: 'parlour', type: 'ready', game: name, problems: [problem]},
        ]);
        // a step of the snake in which nothing happens is no event
        if (name !== 'snake') await hears(page, 'game-move', moves);
        assert.equal((await heard(page, 'game-error')).length, 0);
        const {german, notes, box} = await frame.evaluate((element) => {
          const game = document.querySelector(element);
          return {
            german: game.shadowRoot.textContent.includes('Neues Spiel'),
            notes: document.querySelector('.notes').textContent,
            box: [innerHeight, document.documentElement.scrollHeight, game.hasAttribute('autosave')],
          };
        }, tag);
        assert.deepEqual([german, notes], [true, problem]);
        // it fits; and where there is no storage nothing is said of it
        assert.deepEqual(box, [600, 600, false]);
      }));
  }

  it('hears no window but the page around it', () =>
    visitInFrame('?game=ludo', async (page, frame) => {
      await frame.evaluate(() => window.postMessage({target: 'parlour', type: 'new-game'}, '*'));
      await tellFrame(page, {target: 'parlour', type: 'eval'});
      await hears(page, 'refused');
      assert.equal((await heard(page, 'game-start')).length, 1);
    }));

  it('answers the example of the documentation, however late it listens', async () => {
    const {code} = codeBlocks('stories/no-scripts.mdx').find(({language}) => language === 'js');
    await visitInFrame('?game=ludo&color-scheme=light', async (page, frame) => {
      await hears(page, 'height');
      await page.$eval('iframe', (element) => (element.height = '300'));
      await page.addScriptTag({content: await bundled(code, {format: 'iife'})});
      await page.waitForFunction(() => document.querySelector('iframe').height !== '300');
      const height = await page.$eval('iframe', (element) => element.height);
      assert.equal(height, `${(await heard(page, 'height')).at(-1).height}`);
      await frame.waitForFunction(() => document.documentElement.style.colorScheme === 'dark');
    });
  });

  it('may copy a result and use the full screen in the frame that the builder writes', () =>
    visit('builder.html?game=ludo', async (builder) => {
      await builder.waitForSelector('embed-builder >>> .board');
      const markup = await builder.$eval('embed-builder >>> #output-frame', (output) => output.textContent);
      const {page, noise, close} = await openPage({html: withFrame(markup)});
      await hears(page, 'ready');
      const allowed = await frameIn(page).evaluate(() =>
        ['fullscreen', 'clipboard-write'].map((name) => document.featurePolicy.allowsFeature(name)),
      );
      assert.deepEqual(allowed, [true, true]);
      // Chromium on Linux has no sharing dialog, and so does not know its name; the documentation says so
      assert.deepEqual(
        noise().filter((line) => !line.endsWith("Unrecognized feature: 'web-share'.")),
        [],
      );
      await close();
    }));

  const {code: following} = codeBlocks('stories/no-scripts.mdx').find(({code}) => code.startsWith('<script>'));
  /** In the page: the reported heights for a width, in a frame of this height at first, and the last height of the frame. */
  async function follow(width, from) {
    const frame = document.querySelector('iframe');
    const before = heard.length;
    frame.height = from;
    frame.width = width;
    // until nothing is reported for a while
    for (let i = 0, seen = heard.length; i < 20; i++) {
      await new Promise(requestAnimationFrame);
      if (heard.length > seen && heard.length < before + 20) i = 0;
      seen = heard.length;
    }
    const reported = heard.slice(before).flatMap(({type, height}) => (type === 'height' ? [height] : []));
    return {reported, height: frame.clientHeight};
  }
  for (const {name, tag} of games) {
    it(`${name} settles on one height for each width where a page follows`, () =>
      visitInFrame(
        `?game=${name}&seed=1`,
        async (page, frame) => {
          const size = {width: 1300, height: 1000, screenWidth: 1920, screenHeight: 1300};
          const cdp = await page.createCDPSession();
          await cdp.send('Emulation.setDeviceMetricsOverride', {...size, deviceScaleFactor: 1, mobile: false});
          await hears(page, 'height');
          for (const width of [300, 640, 900]) {
            const low = await page.evaluate(follow, width, 300);
            await page.evaluate(follow, width === 300 ? 400 : 300, 600);
            const high = await page.evaluate(follow, width, 900);
            for (const {reported} of [low, high])
              assert.ok(reported.length > 0 && reported.length <= 3, `${width} wide: ${reported}`);
            assert.equal(low.height, high.height, `${width} wide`);
            if (width === 900) continue;
            // below 46 rem the board has its full width, with its rim
            const [board, table] = await frame.evaluate((element) => {
              const find = (part) => document.querySelector(element).shadowRoot.querySelector(part);
              const [inner, all] = ['.board', '.table'].map((part) => find(part).getBoundingClientRect().width);
              return [inner + 2 * parseFloat(getComputedStyle(find('.area')).paddingInlineStart), all];
            }, tag);
            assert.ok(board > table - 2, `${width} wide and ${high.height} high: a board of ${board}`);
          }
        },
        following,
      ));
  }
});

describe('the embed page', () => {
  it('works under the strictest policy of a host, with Trusted Types, in its language', async () => {
    const csp =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; connect-src 'self'; " +
      "require-trusted-types-for 'script'; trusted-types lit-html parlour-embed 'allow-duplicates'";
    for (const [address, game, word] of [
      ['index.html?game=snake&lang=ja', 'snake-game', '新しいゲーム'],
      ['builder.html?game=peg-solitaire&lang=fr', 'embed-builder >>> peg-solitaire', 'Nouvelle partie'],
    ])
      await visit(address, (page) => page.waitForSelector(`${game} >>> ::-p-text(${word})`), {
        'content-security-policy': csp,
      });
  });

  it('plays when it is opened from disk, in its language', () =>
    onPage({html: ''}, async (page) => {
      await page.goto(`${pathToFileURL(FOLDER)}/index.html?game=peg-solitaire&lang=fr`);
      await page.waitForSelector('peg-solitaire >>> .board');
      const {moves} = await page.evaluate(playSome);
      assert.ok(moves > 0);
      assert.equal(await page.title(), 'Solitaire à pions');
      assert.match(await page.$eval('peg-solitaire', (game) => game.shadowRoot.textContent), /Nouvelle partie/);
    }));

  it('lists the games where its address names none, and keeps what it says of the page', () =>
    visit('?lang=de&color-scheme=dark&game=chess', async (page) => {
      assert.equal(await page.$eval('h1', (heading) => heading.textContent), 'Spiel wählen');
      assert.match(
        await page.$eval('.notes', (notes) => notes.textContent),
        /^Invalid game: "chess"\. Expected game-2048, /,
      );
      const links = await page.$$eval('.game', (all) => all.map((link) => link.getAttribute('href')));
      assert.deepEqual(
        links,
        games.map(({name}) => `?game=${name}&lang=de&color-scheme=dark`),
      );
      // in a low frame the note stands below the games, which may be scrolled
      await page.setViewport({width: 568, height: 320});
      const [list, last, notes] = await page.$$eval('.games, .games > li:last-child, .notes', (boxes) =>
        boxes.map((box) => box.getBoundingClientRect().toJSON()),
      );
      assert.ok(list.bottom <= notes.top && last.bottom <= notes.top, `${last.bottom} ${notes.top}`);
      await Promise.all([page.waitForNavigation(), page.click('.game')]);
      await page.waitForSelector('game-2048 >>> .board');
    }));

  it('shows a picture of each game, and three ways to play it that all work', () =>
    visit('?lang=fr', async (page, origin) => {
      for (const [scheme, suffix] of [
        ['light', ''],
        ['dark', '-dark'],
      ]) {
        await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: scheme}]);
        await page.reload();
        const pictures = await page.$$eval('.game img', (images) =>
          Promise.all(images.map((image) => image.decode().then(() => image.currentSrc))),
        );
        assert.deepEqual(
          pictures.map((src) => src.replace(/\?[\da-f]{8}$/, '')),
          games.map(({name}) => `${origin}/games/pictures/${name}${suffix}.webp`),
        );
      }
      const links = await page.$$eval('.presets a', (all) => all.map(({href}) => href));
      assert.equal(links.length, 3 * games.length);
      for (const href of links) {
        await page.goto(href);
        const game = await page.waitForSelector('main > :defined:not(h1, .notes)');
        const problem = await game.evaluate(async (element) => {
          await element.updateComplete;
          return `${element.shadowRoot.querySelector('.problem')?.textContent ?? ''}${document.querySelector('.notes').textContent}`;
        });
        assert.equal(problem, '', href);
      }
    }));

  it('does not scroll, however long the name of the player to act', async () => {
    for (const game of ['ludo', 'snakes-and-ladders'])
      await visit(`?game=${game}&players=${'Maximiliane Mustermann '.repeat(2)},Ben`, async (page) => {
        await page.waitForSelector('main > :defined:not(h1, .notes) >>> .board');
        const [wide, high] = await page.evaluate(() => {
          const {scrollWidth, scrollHeight} = document.documentElement;
          return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        });
        assert.deepEqual([wide, high], [0, 0], game);
      });
  });

  /** Plays the game of a page to its end; the text of its result. */
  async function result(page) {
    const game = await page.waitForSelector('main > :defined:not(h1, .notes)');
    return game.evaluate(async (element) => {
      element.speed = 'instant';
      while (element.turn !== undefined) await element.play(element.legalMoves[0]);
      return (await element.resultText()).text;
    });
  }

  it('takes the challenge of a result, and has no link there if the address says so', () =>
    visit('?game=peg-solitaire&board=oo.&link=none', async (page, origin) => {
      assert.doesNotMatch(await result(page), /http/);
      const query = 'game=peg-solitaire&board=english&pegs=9&seed=1&lang=de&link=https://blog.example/post';
      await page.goto(`${origin}/games/?${query}`);
      const text = await result(page);
      const [, link] = /^Kannst du das besser\? (http.*)$/m.exec(text);
      // the post with the frame takes no challenges
      assert.ok(text.endsWith(`${link}\nhttps://blog.example/post`), text);
      const says = (words) => page.waitForSelector(`peg-solitaire >>> [part=target-score]::-p-text(${words})`);
      await page.goto(link);
      await says('Zu schlagen: ');
      await result(page);
      await says('nicht geschlagen.');
    }));

  it('plays the replay of a link, and says so if it has none', () =>
    visit('', async (page, origin) => {
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
    }));

  it('loads files of its own version after an update, with the last version in the cache', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-embed-'));
    after(() => rmSync(folder, {recursive: true, force: true}));
    const old = (file) => `parent.postMessage({type: 'ready', game: 'old ${file}'}, '*');`;
    await embedFolder(folder, {
      change: (name, content) => {
        if (name === 'embed.js') return old(name) + content;
        return name === 'ludo-game.classic.js' ? old(name) : content;
      },
    });
    const {origin} = await host(folder, {'cache-control': 'max-age=3600'});
    await onPage({html: withFrame('<iframe></iframe>')}, async (page) => {
      const show = async (seed, games) => {
        const src = `${origin}/games/index.html?game=ludo&lang=de&seed=${seed}`;
        await page.$eval('iframe', (frame, to) => ((heard = []), (frame.src = to)), src);
        await hears(page, 'ready', games.length);
        assert.deepEqual(
          (await heard(page, 'ready')).map(({game}) => game),
          games,
        );
      };
      await show(1, ['old embed.js', 'old ludo-game.classic.js', 'ludo']);
      await embedFolder(folder);
      await show(2, ['ludo']);
    });
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
      assert.match(url, /^(\.\/)?index\.html(\?game=[a-z\d-]+)?$/);
    assert.equal(manifest.shortcuts.length, games.length);
  });

  it('is what Chromium wants of an app', async () => {
    const {origin, close: closeHost} = await host();
    const {page, close} = await openPage({html: ''});
    await page.goto(`${origin}/games/?game=ludo`);
    await page.waitForSelector('ludo-game >>> .board');
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

for (const [width, scheme] of [
  [320, 'dark'],
  [1280, 'light'],
]) {
  it(`the builder is accessible at ${width} pixels, ${scheme}, and does not scroll sideways`, async () => {
    for (const file of [
      'builder.html?game=peg-solitaire&daily&color=red',
      'index.html?color=red',
      'index.html?game=ludo&color=red',
    ])
      await visit(file, async (page) => {
        await page.setBypassCSP(true);
        await page.setViewport({width, height: 720});
        await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: scheme}]);
        await page.reload();
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
      });
  });
}
