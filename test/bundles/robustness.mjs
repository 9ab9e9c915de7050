// What pages do to elements: two versions at once, frames, shadow roots, dialogs; games that are moved, removed and put
// back in the middle of everything, adopted by another document, a hundred at once, a thousand times in and out. Every
// game, found by pattern, from its built file; with nothing on the console.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, afterEach, before, describe, it} from 'node:test';
import {tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

const games = tags.map(({tag}) => tag).filter((tag) => tag !== 'game-table');
const script = (url) => `<script type="module" src="${url}"></script>`;
const file = (name) => `/dist/cdn/${name}.js`;
const {version} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** The built file as another version of the package would be. */
const another = (name) => readFileSync(path.join(root, file(name)), 'utf8').replaceAll(`"${version}"`, '"9.9.9"');

after(closeBrowser);

/** Opens a page, does something there, and wants the console empty, or as said. */
async function on(options, work, said = []) {
  const opened = await openPage(options);
  try {
    await work(opened.page, opened);
    assert.deepEqual(opened.noise(), said);
  } finally {
    await opened.close();
  }
}

const defined = (page, names) =>
  page.evaluate(
    (list) => Promise.all(list.map((name) => customElements.whenDefined(name))).then(() => undefined),
    names,
  );

describe('two versions on a page', () => {
  const all = tags.map(({tag}) => tag);

  it('warn once for each element, however often the other one comes, and play on', () =>
    on(
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
      on(
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
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = async (holds) => {
    while (!holds()) await frame();
  };
  const animations = (game) =>
    [...game.shadowRoot.querySelectorAll('*')]
      .flatMap((element) => element.getAnimations())
      // what may be moved lifts, and the die glides, by animations and transitions of the style sheet: that is no move
      .filter((animation) => animation.playState === 'running' && animation.constructor === Animation);
  window.lib = {
    frame,
    until,
    animations,
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
    /** Makes a move, and waits until it moves on the screen, where it does. */
    async playAndSee(game) {
      await lib.play(game);
      await game.updateComplete;
      await frame();
      return animations(game).length;
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

    it('is heard, and speaks the language, out of shadow roots in shadow roots', () =>
      inPage(async (name) => {
        const outer = document.createElement('section');
        outer.lang = 'de';
        const inner = outer.attachShadow({mode: 'open'}).appendChild(document.createElement('div'));
        inner.attachShadow({mode: 'closed'});
        document.body.append(outer);
        const heard = [];
        const types = ['game-start', 'game-before-move', 'game-move', 'game-change'];
        const hear = ({type}) => heard.push(type);
        for (const type of types) document.addEventListener(type, hear);
        const closed = document.createElement('div');
        inner.append(closed);
        const game = await lib.put(name, {}, closed.attachShadow({mode: 'closed'}));
        // inside a closed root without a slot nothing is drawn, but it is a game all the same
        await lib.play(game);
        for (const type of types) document.removeEventListener(type, hear);
        lib.equal(heard, types, 'events at the document');
        await lib.until(() =>
          /[äöüß]|Zug|Spiel|Zurück/.test(
            game.shadowRoot.textContent + game.shadowRoot.querySelector('.tool').ariaLabel,
          ),
        );
      }));

    it('goes on where it is moved in the middle of what it shows', () =>
      inPage(async (name) => {
        for (const how of ['append', 'moveBefore']) {
          const [here, there] = [document.createElement('div'), document.createElement('div')];
          document.body.append(here, there);
          if (!there[how]) continue;
          const game = await lib.put(name, {speed: 'slow'}, here);
          await lib.playAndSee(game);
          const {gameId, state, history} = game;
          there[how](game, null);
          if (how === 'append') there.lastChild.remove();
          await game.presented;
          lib.equal([game.gameId, game.state, game.isConnected], [gameId, state, true], `after ${how}`);
          lib.equal(lib.animations(game).length, 0, `what still moves after ${how}`);
          await lib.play(game);
          lib.equal(game.history.length, 2, `moves after ${how}`);
          await game.undo();
          if (game.history.length > history.length) throw new Error('nothing was undone');
        }
      }));

    it('goes on where it was taken out in the middle of what it shows, and is put back', () =>
      inPage(async (name) => {
        const game = await lib.put(name, {speed: 'slow'});
        for (let i = 1; i <= 3 && game.turn !== undefined; i++) {
          await lib.playAndSee(game);
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

    it('gives up a hint when it is taken out, and finds one when it is back', () =>
      inPage(async (name) => {
        const game = await lib.put(name);
        const asked = game.hint();
        game.remove();
        const given = await asked;
        document.body.append(game);
        const found = await game.hint();
        if (found?.code === 'no-hint') return;
        if (given.ok === false) lib.equal(given.code, 'given-up', 'the first hint');
        if (found.ok === false) throw new Error(found.message);
      }));

    it('stops playing by itself when it is taken out, and goes on when it is back', () =>
      inPage(async (name) => {
        const game = await lib.put(name, {players: '1', speed: 'instant'});
        const seats = game.save().seats.length;
        game.players = Array.from({length: seats}, () => ({name: '', kind: 'auto'}));
        game.autoplay = true;
        await game.updateComplete;
        game.resume();
        let moves = 0;
        game.addEventListener('game-move', () => moves++);
        await lib.until(() => moves > 1 || game.turn === undefined);
        game.remove();
        const made = game.history.length;
        for (let i = 0; i < 10; i++) await lib.frame();
        lib.equal(game.history.length, made, 'moves while it is out');
        document.body.append(game);
        await game.updateComplete;
        await lib.until(() => game.history.length > made || game.turn === undefined);
      }));

    it('lets go of what is held when it is taken out', async () => {
      const grab = async () => {
        const [x, y] = await inPage((name) => {
          const game = document.querySelector(name);
          const [from] = game.legalMoves[0].split('-');
          const thing = game.shadowRoot.querySelector(`[data-slot="0"], [data-hole="${from}"], .roll, .board`);
          thing.scrollIntoView({block: 'center'});
          const {left, top, width, height} = thing.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        });
        await opened.page.mouse.move(x, y);
        await opened.page.mouse.down();
        await opened.page.mouse.move(x + 30, y + 30, {steps: 3});
        return [x, y];
      };
      await inPage((name) => lib.put(name, {speed: 'instant'}).then(() => undefined));
      const [x, y] = await grab();
      await inPage((name) => {
        window.game = document.querySelector(name);
        window.was = JSON.stringify(game.state);
        game.remove();
      });
      await opened.page.mouse.move(x + 60, y + 60);
      await opened.page.mouse.up();
      await inPage(async () => {
        lib.equal(JSON.stringify(game.state), was, 'the game');
        document.body.append(game);
        await game.updateComplete;
        lib.equal(game.shadowRoot.querySelectorAll('.held, .away, .picked').length, 0, 'what is held');
        await lib.play(game);
      });
    });

    it('keeps the focus in a dialog, where Escape gives back what is held, and else closes it', async () => {
      await inPage(async (name) => {
        const dialog = document.body.appendChild(document.createElement('dialog'));
        dialog.append(Object.assign(document.createElement('button'), {textContent: 'A button'}));
        window.game = await lib.put(name, {speed: 'instant'}, dialog);
        dialog.showModal();
        game.resume();
        await game.updateComplete;
        game.focus();
      });
      const held = () => inPage(() => game.shadowRoot.querySelectorAll('.slot[aria-pressed=true], .picked').length);
      const open = () => inPage(() => [document.querySelector('dialog').open, game.matches(':focus, :focus-within')]);
      assert.deepEqual(await open(), [true, true]);
      const picks = /blockudoku|peg/.test(tag);
      if (picks) {
        await opened.page.keyboard.press('Enter');
        await opened.page.waitForFunction(() => game.shadowRoot.querySelector('.slot[aria-pressed=true], .picked'));
        await opened.page.keyboard.press('Escape');
        assert.deepEqual(await open(), [true, true]);
        assert.equal(await held(), 0);
      }
      await opened.page.keyboard.press('Escape');
      await opened.page.waitForFunction(() => !document.querySelector('dialog').open);
    });

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
        // made here, and never in a page before
        const other = await lib.put(name, {speed: 'instant'}, inner.contentDocument.body);
        lib.equal(getComputedStyle(other).display, 'block', 'looks of one that begins there');
        await lib.play(other);
        game = other;
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
  on({html: script(file('parlour'))}, async (page) => {
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

/** In the page, before everything: what runs on after its cause is gone. */
function counting() {
  const pending = {timers: new Set(), frames: new Set(), observers: new Set()};
  window.pending = () =>
    Object.fromEntries(
      Object.entries({...pending, animations: {size: document.getAnimations().length}}).map(([name, {size}]) => [
        name,
        size,
      ]),
    );
  const wrap = (begin, end, set) => {
    const [start, stop] = [window[begin], window[end]];
    window[begin] = (work, ...more) => {
      const id = start(
        (...args) => {
          set.delete(id);
          work(...args);
        },
        ...more,
      );
      set.add(id);
      return id;
    };
    window[end] = (id) => {
      set.delete(id);
      stop(id);
    };
  };
  wrap('setTimeout', 'clearTimeout', pending.timers);
  wrap('requestAnimationFrame', 'cancelAnimationFrame', pending.frames);
  const {setInterval: start, clearInterval: stop} = window;
  window.setInterval = (...args) => {
    const id = start(...args);
    pending.timers.add(id);
    return id;
  };
  window.clearInterval = (id) => {
    pending.timers.delete(id);
    stop(id);
  };
  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver']) {
    window[name] = class extends window[name] {
      observe(...args) {
        pending.observers.add(this);
        super.observe(...args);
      }
      disconnect() {
        pending.observers.delete(this);
        super.disconnect();
      }
    };
  }
}

/** What a game is doing when it is taken out. */
const doing = {
  'doing nothing': {},
  'showing a move': {speed: 'slow', move: true},
  'playing by itself': {automatic: true},
  'looking for a hint': {hint: true, odds: true, hints: true},
};

describe('a thousand times in a page and out of it', () => {
  for (const {tag} of tags) {
    it(`<${tag}> leaves nothing behind`, {timeout: 300_000}, () =>
      on(
        {
          html: `<script src="/counting.js"></script>${script(file('parlour'))}`,
          pages: {'/counting.js': `(${counting})()`},
        },
        async (page) => {
          await defined(page, [tag]);
          const client = await page.createCDPSession();
          await client.send('Performance.enable');
          const listeners = async (expression) => {
            const {result} = await client.send('Runtime.evaluate', {expression});
            const found = await client.send('DOMDebugger.getEventListeners', {objectId: result.objectId});
            await client.send('Runtime.releaseObject', {objectId: result.objectId});
            return found.listeners.length;
          };
          const inMemory = async () => {
            const prototype = await page.evaluateHandle((name) => customElements.get(name).prototype, tag);
            const objects = await page.queryObjects(prototype);
            const count = await page.evaluate((list) => list.length, objects);
            await objects.dispose();
            await prototype.dispose();
            return count;
          };
          const metrics = async () =>
            Object.fromEntries(
              (await client.send('Performance.getMetrics')).metrics.map(({name, value}) => [name, value]),
            );
          const take = async () => {
            const {Nodes, JSEventListeners, JSHeapUsedSize} = await metrics();
            const runsOn = {
              ...(await page.evaluate(() => window.pending())),
              window: await listeners('window'),
              document: await listeners('document'),
            };
            return {
              runsOn,
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
              Object.values(doing),
            );
          await rounds(1);
          const before = await measure();
          await rounds(25);
          const limits = {elements: before.elements, nodes: before.nodes + 100, listeners: before.listeners + 10};
          const left = await measure((now) => Object.keys(limits).every((name) => now[name] <= limits[name]));
          const said = `${JSON.stringify(before)}, then ${JSON.stringify(left)}`;
          assert.deepEqual(left.runsOn, before.runsOn);
          for (const [name, limit] of Object.entries(limits))
            assert.ok(left[name] <= limit, `${name} in memory: ${said}`);
          assert.ok(left.heap < before.heap + 1, `megabytes: ${said}`);
        },
      ),
    );
  }
});
