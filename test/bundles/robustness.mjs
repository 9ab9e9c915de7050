// What pages do to elements: two versions at once, frames without storage; games that are removed and put back in the middle
// of what they show, adopted by another document, a hundred at once, a thousand times in and out. Every game, found by
// pattern, from its built file; with nothing on the console.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, afterEach, before, describe, it} from 'node:test';
import {tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {onPage} from '../support/on-page.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

const games = tags.map(({tag}) => tag).filter((tag) => tag !== 'game-table');
const script = (url) => `<script type="module" src="${url}"></script>`;
const file = (name) => `/dist/cdn/${name}.js`;
const {version} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** The built file as another version of the package would be. */
const another = (name) => readFileSync(path.join(root, file(name)), 'utf8').replaceAll(`"${version}"`, '"9.9.9"');

after(closeBrowser);

const defined = (page, names) =>
  page.evaluate(
    (list) => Promise.all(list.map((name) => customElements.whenDefined(name))).then(() => undefined),
    names,
  );

describe('two versions on a page', () => {
  const all = tags.map(({tag}) => tag);

  it('warn once for each element, however often the other one comes, and play on', () =>
    onPage(
      {
        html: `${script(file('parlour'))}${script('/other.js')}${script('/other.js?again')}${all.map((tag) => script(file(tag))).join('')}`,
        pages: {'/other.js': another('parlour')},
      },
      async (page) => {
        await page.evaluate(async (list) => {
          for (const tag of list) {
            const game = document.body.appendChild(document.createElement(tag));
            const made = await game.play(game.legalMoves[0]);
            if (!made.ok) throw new Error(made.message);
          }
        }, games);
      },
      all.map((tag) => `console.warn: <${tag}> is defined already, by version ${version}; version 9.9.9 is left out.`),
    ));

  for (const [name, order] of [
    ['before', (table, game) => table + game],
    ['after', (table, game) => game + table],
  ]) {
    it(`find each other: a table of one that is loaded ${name} the games of the other`, () =>
      onPage(
        {
          html: `${order(script('/table.js'), games.map((tag) => script(file(tag))).join(''))}
            <game-table players="Ada, Ben" hints>${games.map((tag) => `<${tag}></${tag}>`).join('')}</game-table>`,
          pages: {'/table.js': another('game-table')},
        },
        async (page) => {
          const names = await page.evaluate(async () => {
            const table = document.querySelector('game-table');
            for (const element of [table, ...table.children]) await element.updateComplete;
            return [...table.children].map((game) => game.save().seats[0].name);
          });
          assert.deepEqual(
            names,
            games.map(() => 'Ada'),
          );
        },
      ));
  }
});

/** What runs in the page: everything about one game. */
function library() {
  window.lib = {
    /** A game in the page; one that would wait for its start goes on. */
    async put(tag, settings = {}, where = document.body) {
      const game = Object.assign(document.createElement(tag), {seed: '7', ...settings});
      where.append(game);
      await game.updateComplete;
      return game;
    },
    /** Makes a move as the page, which is to be allowed; a snake turns, and not into the wall. */
    async play(game) {
      const made = await game.play(['D', 'R'].find((move) => game.legalMoves.includes(move)) ?? game.legalMoves[0]);
      if (!made.ok) throw new Error(`${made.code}: ${made.message}`);
    },
    equal(is, should, what) {
      if (JSON.stringify(is) !== JSON.stringify(should))
        throw new Error(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`);
    },
  };
}

for (const tag of games) {
  describe(`<${tag}>`, () => {
    let opened;
    before(async () => {
      opened = await openPage({html: script(file('parlour'))});
      await opened.page.setViewport({width: 1000, height: 1400});
      await opened.page.evaluate(library);
      await defined(opened.page, [tag]);
    });
    after(() => opened.close());
    afterEach(async () => {
      await opened.page.evaluate(() => document.body.replaceChildren());
      assert.deepEqual(opened.noise(), []);
    });
    /** Runs in the page, with the tag. */
    const inPage = (work, ...args) => opened.page.evaluate(work, tag, ...args);

    it('plays in a sandboxed frame where storage is forbidden, and says so once', async () => {
      // the frame reports by message, since the browser may move it to another process
      const refused = await inPage(
        async (name, url) => {
          const work = async () => {
            const game = document.querySelector('#game');
            const codes = [];
            game.addEventListener('game-error', ({detail}) => codes.push(detail.code));
            await customElements.whenDefined(game.localName);
            await game.updateComplete;
            for (let i = 0; i < 2; i++) {
              const made = await game.play(
                ['D', 'R'].find((move) => game.legalMoves.includes(move)) ?? game.legalMoves[0],
              );
              if (!made.ok) codes.push(made.message);
            }
            // the frame is removed in the middle of what it shows, where nothing more can be begun
            return codes;
          };
          const told = new Promise((resolve) => addEventListener('message', ({data}) => resolve(data), {once: true}));
          const inner = document.createElement('iframe');
          inner.sandbox = 'allow-scripts';
          inner.srcdoc = `<${name} id="game" autosave="x" hints></${name}><script type="module" src="${url}"></script>
            <script>(${work})().then((codes) => parent.postMessage(codes, '*'), ({message}) => parent.postMessage([message], '*'))</script>`;
          document.body.append(inner);
          return told;
        },
        `${opened.origin2}${file(tag)}`,
      );
      assert.ok(
        refused.filter((code) => code === 'storage').length <= 1 && refused.every((code) => code === 'storage'),
        refused.join(),
      );
    });

    it('goes on where it was taken out in the middle of what it shows, and is put back', () =>
      inPage(async (name) => {
        const game = await lib.put(name, {speed: 'slow'});
        for (let i = 1; i <= 3 && game.turn !== undefined; i++) {
          await lib.play(game);
          await game.updateComplete;
          await new Promise(requestAnimationFrame);
          const shown = game.presented;
          game.remove();
          await shown;
          lib.equal(game.history.length, i, 'moves');
          lib.equal(document.getAnimations().length, 0, 'what still moves');
          document.body.append(game);
          await game.updateComplete;
          await game.presented;
        }
        game.remove();
        // out of the page it is a game still
        await lib.play(game);
        await game.presented;
        document.body.append(game);
        await lib.play(game);
      }));

    it('is itself in a document that adopts it, and back here', async () => {
      await inPage(async (name) => {
        const inner = document.body.appendChild(document.createElement('iframe'));
        Object.assign(inner.style, {width: '780px', height: '1100px'});
        window.game = await lib.put(name, {speed: 'instant'});
        const looks = () => [
          getComputedStyle(game).display,
          getComputedStyle(game.shadowRoot.querySelector('.tool')).display,
          game.shadowRoot.querySelector('[part~=board]').getBoundingClientRect().width > 200,
        ];
        const here = looks();
        await lib.play(game);
        inner.contentDocument.body.append(game);
        await game.updateComplete;
        lib.equal(game.ownerDocument === inner.contentDocument, true, 'adopted');
        lib.equal(looks(), here, 'looks there');
        await lib.play(game);
        lib.equal(game.history.length, 2, 'moves there');
        document.body.append(game);
        await game.updateComplete;
        lib.equal(looks(), here, 'looks here');
        await lib.play(game);
        game = await lib.put(name, {speed: 'instant'}, inner.contentDocument.body);
        lib.equal(looks(), here, 'looks of one that begins there');
        await lib.play(game);
      });
      const {picks, from, to} = await inPage(() => {
        game.scrollIntoView();
        const {x: left, y: top} = document.querySelector('iframe').getBoundingClientRect();
        const at = (selector) => {
          const {x, y, width, height} = game.shadowRoot.querySelector(selector).getBoundingClientRect();
          return [left + x + width / 2, top + y + height / 2];
        };
        const [hole, over] = game.legalMoves[0].split('-');
        const thing = [`[data-hole="${hole}"]`, `[data-slot="${Number(hole[0]) - 1}"]`].find((selector) =>
          game.shadowRoot.querySelector(selector),
        );
        return thing
          ? {picks: true, from: at(thing), to: at(over ? `[data-hole="${over}"]` : '[data-cell="40"]')}
          : {picks: false};
      });
      if (!picks) return;
      await opened.page.mouse.move(...from);
      await opened.page.mouse.down();
      await opened.page.mouse.move(...to, {steps: 4});
      await opened.page.mouse.up();
      await opened.page.waitForFunction(() => game.history.length === 2);
    });
  });
}

it('a hundred games play on one page', {timeout: 120_000}, () =>
  onPage({html: script(file('parlour'))}, async (page) => {
    await page.evaluate(library);
    const moves = await page.evaluate(async (list) => {
      const made = Array.from({length: 100}, (_, i) => {
        const game = Object.assign(document.createElement(list[i % list.length]), {seed: String(i)});
        // people alone: no computer answers
        return Object.assign(game, {players: game.save().seats.length});
      });
      document.body.append(...made);
      await Promise.all(made.map((game) => game.updateComplete));
      for (const game of made) await lib.play(game);
      await Promise.all(made.map((game) => game.presented));
      return made.map((game) => game.history.length);
    }, games);
    assert.deepEqual(
      moves,
      moves.map(() => 1),
    );
  }),
);

describe('a thousand times in a page and out of it', () => {
  for (const {tag} of tags) {
    it(`<${tag}> leaves nothing behind`, {timeout: 300_000}, () =>
      onPage({html: script(file('parlour'))}, async (page) => {
        await defined(page, [tag]);
        const client = await page.createCDPSession();
        await client.send('Performance.enable');
        // a timer or an observer that runs on would hold them
        const inMemory = async () => {
          const prototype = await page.evaluateHandle((name) => customElements.get(name).prototype, tag);
          const objects = await page.queryObjects(prototype);
          const count = await page.evaluate((list) => list.length, objects);
          await objects.dispose();
          await prototype.dispose();
          return count;
        };
        const take = async () => {
          const {metrics} = await client.send('Performance.getMetrics');
          const {Nodes, JSEventListeners, JSHeapUsedSize} = Object.fromEntries(
            metrics.map(({name, value}) => [name, value]),
          );
          const animations = await page.evaluate(() => document.getAnimations().length);
          return {
            animations,
            elements: await inMemory(),
            nodes: Nodes,
            listeners: JSEventListeners,
            heap: JSHeapUsedSize / 2 ** 20,
          };
        };
        /**
         * What is there once nothing more goes. What the browser still draws goes with the next pictures, and what it held
         * with those after that, on a busy machine later: where it is too much, twenty rounds have to find the same.
         */
        const measure = async (isEnough = () => true) => {
          for (let nodes = Infinity, same = 0; ;) {
            for (let i = 0; i < 3; i++) {
              await page.evaluate(
                () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
              );
              await client.send('HeapProfiler.collectGarbage');
            }
            const now = await take();
            same = now.nodes < nodes ? 0 : same + 1;
            nodes = now.nodes;
            if (same >= 20 || (same > 0 && isEnough(now))) return now;
          }
        };
        /** Ten elements go in, begin something, and go out in the middle of it; then in and out many times more. */
        const rounds = (times) =>
          page.evaluate(
            async (name, count, states) => {
              for (const {move, automatic, hint, ...settings} of states) {
                const elements = Array.from({length: 10}, () =>
                  Object.assign(document.createElement(name), {seed: '7', ...settings}),
                );
                if (name === 'game-table')
                  for (const element of elements) element.append(document.createElement('ludo-game'));
                const playing = elements.flatMap((element) => (element.play ? [element] : [...element.children]));
                document.body.append(...elements);
                await Promise.all(playing.map((element) => element.updateComplete));
                for (const game of playing) {
                  if (automatic)
                    Object.assign(game, {
                      players: game.save().seats.map(() => ({name: '', kind: 'auto'})),
                      autoplay: true,
                      paused: false,
                    });
                  if (hint) void game.hint();
                  if (move)
                    void game.play(['D', 'R'].find((one) => game.legalMoves.includes(one)) ?? game.legalMoves[0]);
                }
                await new Promise((resolve) => requestAnimationFrame(resolve));
                for (const element of elements) element.remove();
                await Promise.all(playing.map((game) => game.presented));
                for (let i = 1; i < count; i++) {
                  document.body.append(...elements);
                  if (i % 2) await Promise.all(elements.map((element) => element.updateComplete));
                  for (const element of elements) element.remove();
                }
              }
            },
            tag,
            times,
            [{}, {speed: 'slow', move: true}, {automatic: true}, {hint: true, odds: true, hints: true}],
          );
        await rounds(1);
        const before = await measure();
        await rounds(25);
        const limits = {elements: before.elements, nodes: before.nodes + 100, listeners: before.listeners + 10};
        const left = await measure((now) => Object.keys(limits).every((name) => now[name] <= limits[name]));
        const said = `${JSON.stringify(before)}, then ${JSON.stringify(left)}`;
        assert.equal(left.animations, 0);
        for (const [name, limit] of Object.entries(limits))
          assert.ok(left[name] <= limit, `${name} in memory: ${said}`);
        assert.ok(left.heap < before.heap + 1, `megabytes: ${said}`);
      }),
    );
  }
});
