// What pages do to elements: two versions at once, frames without storage, another document that adopts them, a thousand
// times in and out in the middle of what they show. From the built files, with nothing on the console.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {onPage} from '../support/on-page.mjs';
import {closeBrowser} from '../tools/open-page.mjs';

const games = tags.map(({tag}) => tag).filter((tag) => tag !== 'game-table');
const script = (url) => `<script type="module" src="${url}"></script>`;
const file = (name) => `/dist/cdn/${name}.js`;
const {version} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** The built file as another version of the package would be. */
const another = (name) => readFileSync(path.join(root, file(name)), 'utf8').replaceAll(`"${version}"`, '"9.9.9"');

after(closeBrowser);

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

for (const tag of games) {
  it(`<${tag}> plays in a sandboxed frame where storage is forbidden, and says so once`, () =>
    onPage({html: '<iframe sandbox="allow-scripts"></iframe>'}, async (page, {origin2}) => {
      await page.$eval(
        'iframe',
        (inner, name, url) => {
          inner.srcdoc = `<script type="module" src="${url}"></script><${name} autosave="x" hints></${name}>`;
        },
        tag,
        origin2 + file(tag),
      );
      const frame = await page.waitForFrame((one) => one.url() === 'about:srcdoc');
      await frame.waitForSelector(`${tag}:defined`);
      const codes = await frame.$eval(tag, async (game) => {
        const heard = [];
        game.addEventListener('game-error', ({detail}) => heard.push(detail.code));
        await game.updateComplete;
        for (let i = 0; i < 2; i++)
          await game.play(['D', 'R'].find((one) => game.legalMoves.includes(one)) ?? game.legalMoves[0]);
        return heard;
      });
      assert.ok(['', 'storage'].includes(codes.join()), codes.join());
    }));
}

for (const [tag, piece, cell] of [
  ['blockudoku-game', '[data-slot="0"]', '[data-cell="40"]'],
  ['peg-solitaire', '[data-hole="4"]', '[data-hole="1"]'],
]) {
  it(`<${tag}> is played by the mouse in a document that adopts it, and looks as it did here`, () =>
    onPage({html: script(file(tag))}, async (page) => {
      await page.setViewport({width: 1000, height: 1400});
      const places = await page.evaluate(
        async (name, ...selectors) => {
          await customElements.whenDefined(name);
          const inner = document.body.appendChild(document.createElement('iframe'));
          Object.assign(inner.style, {position: 'fixed', inset: 0, border: 0, width: '780px', height: '1100px'});
          window.game = Object.assign(document.createElement(name), {seed: '7', speed: 'instant', setup: 'off'});
          const looks = async (where) => {
            where.body.append(game);
            await game.updateComplete;
            const tool = getComputedStyle(game.shadowRoot.querySelector('.tool'));
            return [getComputedStyle(game).display, tool.display, tool.borderRadius].join();
          };
          const here = await looks(document);
          if ((await looks(inner.contentDocument)) !== here)
            throw new Error(`${await looks(inner.contentDocument)}, not ${here}`);
          return selectors.map((selector) => {
            const {x, y, width, height} = game.shadowRoot.querySelector(selector).getBoundingClientRect();
            return [x + width / 2, y + height / 2];
          });
        },
        tag,
        piece,
        cell,
      );
      await page.mouse.move(...places[0]);
      await page.mouse.down();
      await page.mouse.move(...places[1], {steps: 4});
      await page.mouse.up();
      await page.waitForFunction(() => game.history.length === 1);
    }));
}

for (const {tag} of tags) {
  it(`a thousand times in a page and out of it, <${tag}> leaves nothing behind`, {timeout: 300_000}, () =>
    onPage({html: script(file('parlour'))}, async (page) => {
      await page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
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
                if (move) void game.play(['D', 'R'].find((one) => game.legalMoves.includes(one)) ?? game.legalMoves[0]);
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
      for (const [name, limit] of Object.entries(limits)) assert.ok(left[name] <= limit, `${name} in memory: ${said}`);
      assert.ok(left.heap < before.heap + 1, `megabytes: ${said}`);
    }),
  );
}
