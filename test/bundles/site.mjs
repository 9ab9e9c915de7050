// The site of `npm run site` at a path of a static host: every link leads somewhere, every game plays on the first page, which
// is small, accessible and readable without scripts; the documentation and its search; oEmbed; and the SCORM package of the
// builder in a fake of Moodle.
import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import {gzipSync} from 'node:zlib';
import axe from 'axe-core';
import {strFromU8, unzipSync} from 'fflate';
import {brokenLinks} from '../../tools/code-blocks.mjs';
import {findFiles, root} from '../../tools/files.mjs';
import {onPage} from '../support/on-page.mjs';
import {closeBrowser} from '../tools/open-page.mjs';
import {serve} from '../tools/serve.mjs';
import {site} from '../../tools/site.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-site-'));
const names = findFiles('test/screenshots/pictures', /(?<!-dark)\.webp$/).map((file) => path.basename(file, '.webp'));
/** Where a strict host serves the site. */
let home;
let server;
before(async () => {
  server = await serve({folders: {'/some/path/': path.join(folder, 'site')}});
  home = `${server.origin}/some/path/`;
  await site(path.join(folder, 'site'), {url: home, storybook: false});
});
after(async () => {
  await closeBrowser();
  await server.close();
  rmSync(folder, {recursive: true, force: true});
});
const fileOf = (name) => path.join(folder, 'site', name);
/** The pages of the documentation, but for the search. */
const docs = findFiles('dist/docs', /(?<!search)\.html$/).map((file) => file.replace('dist/', ''));

/** Visits a page of the site. */
const visit = (name, work, prepare = () => undefined) =>
  onPage({html: ''}, async (page, opened) => {
    await prepare(page);
    await page.goto(home + name, {waitUntil: 'networkidle0'});
    await work(page, opened);
  });

/** What axe finds on a page. */
async function violations(page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
}

describe('the site', () => {
  it('has no link that leads nowhere, in its pages and its documentation', async () => {
    const pages = [
      'index.html',
      'embed/index.html',
      'embed/builder.html',
      ...names.map((name) => `embed/${name}.html`),
      ...docs,
      'docs/search.html',
    ];
    const found = pages.flatMap((page) =>
      [
        ...readFileSync(fileOf(page), 'utf8')
          .replace(/<(pre|code)\b[^]*?<\/\1>/g, '')
          .matchAll(/\b(?:href|src|srcset)="([^"]+)"/g),
      ].map(([, link]) => new URL(link.replaceAll('&amp;', '&'), home + page)),
    );
    const links = found.filter(({href, origin}) => href.startsWith(home) || origin === new URL(home).origin);
    const own = [...new Set(links.map(({href}) => href.replace(/#.*$/, '')))];
    assert.ok(own.length > 100);
    assert.deepEqual(
      own.filter((link) => !link.startsWith(home)),
      [],
    );
    // only texts of the documentation name other sites
    assert.deepEqual(
      found.filter(
        ({href, origin}) => !links.some((link) => link.href === href) && !/^https:\/\/(?!games\.)/.test(origin),
      ),
      [],
    );
    for (const {pathname, hash} of links.filter((link) => link.hash && link.pathname.endsWith('.html'))) {
      const html = readFileSync(fileOf(pathname.replace(new URL(home).pathname, '')), 'utf8');
      assert.ok(html.includes(` id="${hash.slice(1)}"`), `${pathname}${hash}`);
    }
    const [storybook, others] = [true, false].map((is) =>
      own.filter((link) => link.startsWith(`${home}storybook/`) === is),
    );
    const wrong = await Promise.all(others.map(async (link) => ((await fetch(link)).ok ? [] : [link])));
    assert.deepEqual(wrong.flat(), []);
    if (existsSync(path.join(root, 'storybook-static'))) {
      const {entries} = JSON.parse(readFileSync(path.join(root, 'storybook-static/index.json'), 'utf8'));
      const ids = storybook.flatMap((link) => /\/docs\/(.+)$/.exec(link)?.[1] ?? []);
      assert.deepEqual(
        ids.filter((id) => !entries[id]),
        [],
      );
    }
    const read = (file) => readFileSync(fileOf(file), 'utf8');
    const markdown = [...findFiles('dist/docs', /\.md$/).map((file) => file.replace('dist/', '')), 'llms.txt'];
    for (const file of markdown)
      assert.deepEqual(
        brokenLinks(file, read, (to) => existsSync(fileOf(to))),
        [],
        file,
      );
  });

  it('tells search engines where its pages are', async () => {
    await visit('', async (page) => {
      const [canonical, description, isTitled] = await page.evaluate(() => [
        document.querySelector('[rel=canonical]').href,
        document.querySelector('[name=description]').content,
        document.querySelector('[property="og:title"]').content === document.title,
      ]);
      assert.equal(canonical, home);
      assert.ok(isTitled && description.length < 200, description);
    });
    const sitemap = readFileSync(fileOf('sitemap.xml'), 'utf8');
    const locations = [...sitemap.matchAll(/<loc>(.+)<\/loc>/g)].map(([, location]) => location);
    assert.equal(locations.length, names.length + 4 + docs.length);
    for (const location of locations.filter((each) => !each.includes('/storybook/')))
      assert.equal((await fetch(location)).status, 200, location);
    assert.match(readFileSync(fileOf('robots.txt'), 'utf8'), /^Sitemap: http.+\/some\/path\/sitemap\.xml$/m);
  });

  it('names no address where it has none', async () => {
    const out = path.join(folder, 'anywhere');
    await site(out, {storybook: false});
    const html =
      readFileSync(path.join(out, 'index.html'), 'utf8') + readFileSync(path.join(out, 'embed/ludo.html'), 'utf8');
    assert.doesNotMatch(html, /canonical|og:url|oembed|undefined/);
    for (const name of ['sitemap.xml', 'embed/ludo.oembed.json']) assert.ok(!existsSync(path.join(out, name)), name);
  });
});

describe('the documentation', () => {
  it('has a page for each of Storybook, and the reference, each with a title and a description of its own', async () => {
    const pages = findFiles('stories', /\.mdx$/).map((file) => path.basename(file, '.mdx'));
    assert.deepEqual(
      docs.map((file) => path.basename(file, '.html')).sort(),
      [...pages.map((name) => (name === 'welcome' ? 'index' : name)), 'reference'].sort(),
    );
    const heads = docs.map((file) =>
      readFileSync(fileOf(file), 'utf8').match(/<title>.+<\/title>|name="description".+/g),
    );
    for (const [title, description] of heads) {
      assert.match(title, /^<title>\S.* – Parlour</);
      assert.match(description, /content="[^"]{20,260}"/, title);
    }
    for (const i of [0, 1]) assert.equal(new Set(heads.map((head) => head[i])).size, docs.length);
  });

  it('is one way through all pages, by the links at their ends', () => {
    const visited = [];
    for (let file = 'index.html'; file;) {
      visited.push(`docs/${file}`);
      assert.ok(visited.length <= docs.length, file);
      const html = readFileSync(fileOf(`docs/${file}`), 'utf8');
      const [, before] = /rel="prev" href="([^"]+)"/.exec(html) ?? [];
      assert.equal(before && `docs/${before}`, visited.at(-2));
      [, file] = /rel="next" href="([^"]+)"/.exec(html) ?? [];
    }
    assert.deepEqual(visited.sort(), docs);
  });

  for (const [i, file] of [...docs, 'docs/search.html?q=autosave'].entries()) {
    const [width, scheme] = i % 2 ? [390, 'dark'] : [1280, 'light'];
    it(`${file}: its games are there, it fits ${width} pixels, and axe finds nothing, ${scheme}`, () =>
      visit(
        file,
        async (page) => {
          const tags = await page.$$eval('.live *', (all) =>
            all.map(({localName}) => localName).filter((tag) => tag.includes('-')),
          );
          assert.equal(tags.length > 0, readFileSync(fileOf(file.replace(/\?.*/, '')), 'utf8').includes('class="live'));
          for (const tag of tags.filter((each) => each !== 'game-table'))
            await page.waitForSelector(`.live ${tag} >>> .board`);
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
          assert.deepEqual(await violations(page), []);
        },
        async (page) => {
          await page.setViewport({width, height: 800});
          await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: scheme}]);
        },
      ));
  }

  it('is readable without scripts, with pictures of its games', () =>
    visit(
      'docs/ludo-game.html',
      async (page) => {
        assert.ok(await page.$eval('main', (main) => main.innerText.includes('Ludo derives from the Indian Pachisi')));
        const pictures = await page.$$eval('.live img', (all) => all.map((each) => each.checkVisibility() && each.alt));
        assert.deepEqual([...new Set(pictures)], ['Ludo']);
        await page.click('.pages summary');
        await Promise.all([page.waitForNavigation(), page.click('.pages [href="recipes.html"]')]);
        assert.equal(await page.$eval('h1', ({textContent}) => textContent), 'Recipes');
      },
      async (page) => {
        await page.setViewport({width: 390, height: 800});
        await page.setJavaScriptEnabled(false);
      },
    ));

  it('finds words in all pages and in the reference, while one types; a result leads to its place', () =>
    visit('docs/ludo-game.html', async (page) => {
      await page.type('[type=search]', 'misere');
      await Promise.all([page.waitForNavigation({waitUntil: 'load'}), page.keyboard.press('Enter')]);
      const results = () => page.$$eval('.results a', (all) => all.map(({textContent}) => textContent));
      const said = () => page.$eval('.found', ({textContent}) => textContent);
      assert.ok((await results()).length > 0, 'without its accent');
      const again = async (words) => {
        await page.$eval('[type=search]', (input) => input.select());
        await page.keyboard.type(words);
      };
      await again('turn clock');
      assert.match((await results()).join(), /Play together: Where the room is/);
      assert.match((await results()).join(), /Reference: Every game: Settings/);
      assert.ok(
        (await page.$$eval('.results mark', (all) => all.map(({textContent}) => textContent))).includes('turn'),
      );
      await again('grandmother’s');
      assert.deepEqual([await results(), await said()], [[], 'No sections with “grandmother’s”.']);
      await again('stored where');
      const [first] = await page.$$('.results a');
      await Promise.all([page.waitForNavigation({waitUntil: 'load'}), first.click()]);
      assert.equal(new URL(page.url()).hash, '#what-is-stored-and-where');
      assert.ok(await page.$eval(':target', (heading) => heading.getBoundingClientRect().top < innerHeight));
    }));
});

describe('the first page', () => {
  for (const [width, height] of [
    [360, 740],
    [1280, 720],
  ]) {
    it(`loads at most 60 KiB on ${width} × ${height} pixels, pictures included`, async () => {
      const loaded = new Map();
      await visit(
        '',
        async () => {
          const sizes = await Promise.all(
            [...loaded]
              .filter(([url]) => url.startsWith(home))
              .map(async ([url, response]) => [url, gzipSync(await response.buffer(), {level: 9}).length]),
          );
          const sum = sizes.reduce((total, [, size]) => total + size, 0) / 1024;
          assert.ok(sizes.some(([url]) => url.endsWith('.webp')));
          assert.ok(!sizes.some(([url]) => url.includes('/cdn/')));
          assert.ok(sum <= 60, `${sum.toFixed(1)} KiB: ${sizes.join(' ')}`);
        },
        async (page) => {
          await page.setViewport({width, height});
          page.on('response', (response) => loaded.set(response.url(), response));
        },
      );
    });
  }

  it('is readable without scripts: pictures, texts, and links to the page of each game', () =>
    visit(
      '',
      async (page) => {
        const cards = await page.$$eval('.card', (all) =>
          all.map((card) => [
            card.querySelector('a.play').getAttribute('href'),
            card.querySelector('h3').checkVisibility() && card.querySelector('img').checkVisibility(),
          ]),
        );
        assert.deepEqual(cards.sort(), names.map((name) => [`embed/${name}.html`, true]).sort());
      },
      (page) => page.setJavaScriptEnabled(false),
    ));

  for (const [scheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ]) {
    it(`plays every game where its picture was, ${scheme}, ${width} pixels wide; nothing moves; axe finds nothing`, () =>
      visit(
        '',
        async (page) => {
          await page.evaluate(() => {
            globalThis.moved = [];
            new PerformanceObserver((list) => {
              const nodes = list.getEntries().flatMap(({sources}) => sources.map(({node}) => node));
              // a game may arrange itself
              for (const node of nodes)
                if (node?.isConnected && !node.getRootNode().host && !node.parentElement?.closest('.stage'))
                  globalThis.moved.push(node.outerHTML);
            }).observe({type: 'layout-shift', buffered: true});
          });
          assert.deepEqual(await violations(page), []);
          const isOverBoard = await page.$$eval('.card', (cards) =>
            cards.map(
              (card) =>
                card.querySelector('.play').getBoundingClientRect().top <
                card.querySelector('picture').getBoundingClientRect().bottom,
            ),
          );
          assert.deepEqual(
            isOverBoard,
            names.map(() => false),
          );
          const places = () =>
            page.$$eval('.card', (cards) => cards.map((card) => [card.offsetLeft, card.offsetTop, card.offsetHeight]));
          const before = await places();
          for (const button of await page.$$('.play')) {
            await button.focus();
            await page.keyboard.press('Enter');
          }
          await page.waitForFunction(
            (n) => document.querySelectorAll('.stage > :defined:last-child').length === n,
            {},
            names.length,
          );
          const moves = await page.$$eval('.stage > :last-child', (games) =>
            Promise.all(
              games.map(async (game) => {
                game.speed = 'instant';
                await game.updateComplete;
                await game.play(game.legalMoves[0]);
                // no clock and no computer goes on while the page is looked at
                game.pause();
                await game.presented;
                await game.updateComplete;
                return [
                  game.history.length > 0 || game.localName === 'snake-game',
                  game.clientHeight > 400 && game.parentElement.clientHeight <= game.closest('.card').clientHeight,
                ];
              }),
            ),
          );
          assert.deepEqual(
            moves,
            names.map(() => [true, true]),
          );
          assert.deepEqual(await places(), before);
          assert.deepEqual(await page.evaluate(() => globalThis.moved), []);
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
          assert.deepEqual(await violations(page), []);
          // the code is that of the game played last
          const [lastTag, code] = await page.evaluate(() => [
            [...document.querySelectorAll('.stage > :last-child')].at(-1).localName,
            document.querySelector('#code').textContent,
          ]);
          assert.ok(code.includes(`/cdn/${lastTag}.js"`) && code.includes(`</${lastTag}>`), code);
          await page.click('.close');
          assert.equal(await page.evaluate(() => document.activeElement.className), 'play');
        },
        async (page) => {
          await page.setViewport({width, height: 720});
          await page.emulateMediaFeatures([
            {name: 'prefers-color-scheme', value: scheme},
            {name: 'prefers-reduced-motion', value: 'reduce'},
          ]);
        },
      ));
  }

  it('says so if a game can’t be loaded, and loads it with the next press', () => {
    let isDown = true;
    return visit(
      '',
      async (page, {messages, errors}) => {
        await page.click('.play');
        await page.waitForSelector('.card [role=status]::-p-text(could not be loaded)');
        isDown = false;
        await page.click('.play');
        await page.waitForSelector('.stage > :defined:last-child >>> .board');
        for (const list of [messages, errors]) assert.equal(list.splice(0).length, 1);
      },
      async (page) => {
        await page.setRequestInterception(true);
        page.on('request', (request) =>
          isDown && request.url().includes('/cdn/') ? request.abort() : request.continue(),
        );
      },
    );
  });
});

describe('oEmbed', () => {
  it('has a file for each game, which its page names, with a frame of that game', async () => {
    for (const name of names) {
      const html = readFileSync(fileOf(`embed/${name}.html`), 'utf8');
      const [, link] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html);
      const response = await fetch(link);
      assert.equal(response.headers.get('content-type'), 'application/json');
      const {version, type, title, html: frame, width, height, thumbnail_url: thumbnail} = await response.json();
      assert.deepEqual([version, type, width, height], ['1.0', 'rich', 600, 600]);
      assert.ok(title.length > 2);
      assert.equal((await fetch(thumbnail)).status, 200);
      assert.ok(frame.startsWith(`<iframe src="${home}embed/index.html?game=${name}"`), frame);
    }
  });

  it('the page of a game shows it, with the settings of its address', () =>
    visit('embed/nim.html?heaps=1%202&lang=de', async (page) => {
      await page.waitForSelector('nim-game >>> .board');
      assert.deepEqual(await page.$eval('nim-game', ({state}) => state.heaps), [1, 2]);
      assert.equal(await page.$eval('.notes', (notes) => notes.hidden), true);
    }));
});

/** A page with the API of SCORM 1.2 and the lesson in a frame; `calls` are those that it got. What may be set: test/embed. */
const platform = `<!doctype html><title>Moodle</title><script>
  calls = [];
  const hear = (...call) => (calls.push(call.filter(Boolean)), 'true');
  window.API = {LMSGetValue: () => '', LMSSetValue: hear};
  for (const name of ['LMSInitialize', 'LMSCommit', 'LMSFinish']) API[name] = (empty) => hear(name, empty);
</script><iframe src="/lesson/index.html" width="400" height="600"></iframe>`;

describe('the SCORM package of the builder', () => {
  /** Downloads the package of an address from the builder, and unzips it; `points`: those for full marks. */
  async function download(address, points) {
    let guid;
    const to = path.join(folder, 'downloads');
    mkdirSync(to, {recursive: true});
    await visit(`embed/builder.html${address}`, async (page) => {
      await page.waitForSelector('embed-builder >>> .board');
      const session = await page.browser().target().createCDPSession();
      await session.send('Browser.setDownloadBehavior', {
        behavior: 'allowAndName',
        browserContextId: page.browserContext().id,
        downloadPath: to,
        eventsEnabled: true,
      });
      const completed = new Promise((resolve) => {
        session.on('Browser.downloadProgress', (event) => event.state === 'completed' && resolve(event.guid));
      });
      if (points) {
        const field = await page.waitForSelector('embed-builder >>> #points');
        await field.click({count: 3});
        await field.type(points);
      }
      await (await page.waitForSelector('embed-builder >>> #scorm')).click();
      guid = await completed;
      await session.detach();
    });
    return unzipSync(readFileSync(path.join(to, guid)));
  }

  /** Serves a package, and a platform around it. */
  const visitLesson = (files, work, outer = platform) => {
    const pages = Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [`/lesson/${name}`, strFromU8(bytes)]),
    );
    return onPage({html: '', pages: {...pages, '/platform.html': outer}, path: '/platform.html'}, async (page) => {
      const lesson = page.frames().find((frame) => frame.url().includes('/lesson/'));
      await lesson.waitForSelector('nim-game >>> .board');
      const calls = () => page.evaluate(() => globalThis.calls);
      await work({page, lesson, calls});
    });
  };
  const playFirst = (lesson) => lesson.$eval('nim-game', (game) => game.play(game.legalMoves[0]));

  let nim;
  before(async () => {
    nim = await download('?game=nim&heaps=1%202&players=Ada,Ben:auto&lang=de&speed=instant&room=abcdef');
  });

  it('has a manifest that names each of its files', () =>
    onPage({html: ''}, async (page) => {
      const {files, ...rest} = await page.evaluate((xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        const all = (name) => [...parsed.getElementsByTagName(name)];
        const [resource] = all('resource');
        return {
          order: [...parsed.documentElement.children].map(({localName}) => localName),
          schema: all('schema')[0].textContent + all('schemaversion')[0].textContent,
          title: all('title').map((each) => each.textContent),
          resource: ['type', 'adlcp:scormtype', 'href'].map((name) => resource.getAttribute(name)),
          refers: [
            all('organizations')[0].getAttribute('default') === all('organization')[0].getAttribute('identifier'),
            all('item')[0].getAttribute('identifierref') === resource.getAttribute('identifier'),
          ],
          files: all('file').map((file) => file.getAttribute('href')),
        };
      }, strFromU8(nim['imsmanifest.xml']));
      assert.deepEqual(rest, {
        order: ['metadata', 'organizations', 'resources'],
        schema: 'ADL SCORM1.2',
        title: ['Nim', 'Nim'],
        resource: ['webcontent', 'sco', 'index.html'],
        refers: [true, true],
      });
      assert.deepEqual([...files, 'imsmanifest.xml'].sort(), Object.keys(nim).sort());
      assert.ok(files.includes('words/de.classic.js') && files.includes('nim-game.classic.js'));
    }));

  it('has an identifier of its own', async () => {
    const identifierOf = (files) => /<manifest identifier="(.+?)"/.exec(strFromU8(files['imsmanifest.xml']))[1];
    const other = await download('?game=nim&heaps=1%203');
    assert.match(identifierOf(nim), /^parlour-nim-[\da-f]{16}$/);
    assert.notEqual(identifierOf(other), identifierOf(nim));
    // a learner plays against the computer
    assert.match(strFromU8(other['index.html']), /<nim-game heaps="1 3" players=", :auto" setup="off">/);
  });

  it('counts points up to those for full marks, in games that have points', async () => {
    assert.ok(!strFromU8(nim['index.html']).includes('data-points'));
    const snake = await download('?game=snake&lang=ar', '30');
    assert.match(
      strFromU8(snake['index.html']),
      /^<!doctype html>\n<html lang="ar" dir="rtl" data-counts="score" data-points="30">/,
    );
  });

  it('reports score and completion, and ends the session', () =>
    visitLesson(nim, async ({page, lesson, calls}) => {
      assert.deepEqual(await calls(), [['LMSInitialize'], ['cmi.core.lesson_status', 'incomplete'], ['LMSCommit']]);
      assert.deepEqual(
        await lesson.$eval('nim-game', (game) => ['room', 'setup', 'players'].map((name) => game.getAttribute(name))),
        [null, 'off', 'Ada, Ben:auto'],
      );
      // two equal heaps: whoever is to move loses
      await lesson.$eval('nim-game', (game) => game.play('2-1'));
      await lesson.waitForFunction(() => document.querySelector('nim-game').turn === 0);
      await playFirst(lesson);
      await page.waitForFunction(() => globalThis.calls.length >= 8);
      assert.deepEqual((await calls()).slice(3), [
        ['cmi.core.score.min', '0'],
        ['cmi.core.score.max', '100'],
        ['cmi.core.score.raw', '100'],
        ['cmi.core.lesson_status', 'completed'],
        ['LMSCommit'],
      ]);
      await page.$eval('iframe', (frame) => frame.remove());
      const [exit, time, ...rest] = (await calls()).slice(8);
      assert.deepEqual(
        [exit[0], time[0], ...rest],
        ['cmi.core.exit', 'cmi.core.session_time', ['LMSCommit'], ['LMSFinish']],
      );
    }));

  for (const [what, script] of [
    ['without a platform', ''],
    ['if the platform refuses', `<script>API = {LMSInitialize: () => 'false'}</script>`],
  ]) {
    it(`says in its language that nothing is recorded ${what}, and plays`, () =>
      visitLesson(
        nim,
        async ({lesson}) => {
          assert.match(
            await lesson.$eval('.notes', (notes) => (notes.checkVisibility() ? notes.textContent : '')),
            /^Dein Ergebnis/,
          );
          assert.equal((await playFirst(lesson)).ok, true);
        },
        `<!doctype html><title>A page</title>${script}<iframe src="/lesson/index.html"></iframe>`,
      ));
  }
});
