// Two pages side by side in one window, on a touch screen: every state that a player can be in says what it is in one sentence, and
// shows the next step, within the page and large enough for a finger. All of it is played by touch.
import assert from 'node:assert/strict';
import {after, it} from 'node:test';
import {register} from 'tsx/esm/api';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

register();
const {addressOf, freePort, serve} = await import('../rooms/processes.ts');
const {MemoryStore} = await import('../../src/rooms/state/store.ts');

after(closeBrowser);

const tag = 'four-in-a-row';

/** What runs in each page: its connection can be lost, and comes back when it is healed. */
function watch() {
  const sockets = new Set();
  let isLost = false;
  globalThis.lose = () => {
    isLost = true;
    for (const socket of sockets) socket.close();
  };
  globalThis.heal = () => (isLost = false);
  globalThis.WebSocket = class extends WebSocket {
    constructor(address) {
      super(isLost ? 'ws://127.0.0.1:9' : address);
      sockets.add(this);
    }
  };
}

const gamePage = (origin, server, clock) => `<!doctype html><html lang="en"><title>A game</title>
  <meta name="viewport" content="width=device-width"><style>html, body {margin: 0; block-size: 100%}
  ${tag} {display: block; block-size: 100%}</style><script>(${watch})()</script>
  <${tag} speed="instant" server="${server}" ${clock}></${tag}>
  <script type="module" src="${origin}/dist/cdn/${tag}.js"></script>`;

/** A page in a frame, which a finger touches. */
class Side {
  constructor(name, frame) {
    this.name = name;
    this.frame = frame;
  }

  look(work, ...given) {
    return this.frame.$eval(tag, work, ...given);
  }

  /** Waits until the page says this, in one place and where it can be read. */
  async says(sentence) {
    await this.frame
      .waitForFunction(
        (tag, words) => {
          const root = document.querySelector(tag)?.shadowRoot;
          const places = [...(root?.querySelectorAll('.lobby p, .room-line p') ?? [])].filter((each) =>
            each.textContent.includes(words),
          );
          const [place] = places;
          const box = place?.getBoundingClientRect();
          return (
            places.length === 1 &&
            box.height > 0 &&
            box.top >= 0 &&
            box.bottom <= innerHeight &&
            box.right <= innerWidth
          );
        },
        {polling: 'mutation', timeout: 60_000},
        tag,
        sentence,
      )
      .catch(async () => {
        const text = await this.look((game) => game.shadowRoot.textContent.replace(/\s+/g, ' '));
        assert.fail(`${this.name} does not say “${sentence}”: ${text.slice(0, 500)}`);
      });
  }

  /** The button with these words, once it can be pressed: in the page, and at least 24 by 24 pixels. */
  async step(words) {
    const handle = await this.frame.waitForFunction(
      (tag, text) => {
        const root = document.querySelector(tag)?.shadowRoot;
        const found = [...(root?.querySelectorAll('button') ?? [])].find(
          (each) => each.textContent.trim() === text && !each.disabled,
        );
        const box = found?.getBoundingClientRect();
        const isWhole = box && box.width >= 24 && box.height >= 24 && box.top >= 0 && box.bottom <= innerHeight;
        return isWhole ? found : undefined;
      },
      {polling: 'raf', timeout: 60_000},
      tag,
      words,
    );
    return handle.asElement();
  }

  async tap(words) {
    await (await this.step(words)).tap();
  }

  /** Types a code into the field for it, which a finger has chosen, and joins. */
  async join(code) {
    const field = await this.frame.waitForFunction(
      (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('form input'),
      {},
      tag,
    );
    await field.asElement().tap();
    await this.look((game) => (game.shadowRoot.activeElement.value = ''));
    await this.frame.page().keyboard.type(code);
    await this.tap('Join');
  }
}

it('each state has a sentence and a next step, on two pages side by side by touch', async () => {
  const port = await freePort();
  const store = new MemoryStore(3_600_000, Date.now);
  const entries = async (code) => (await store.read(code, 0)).length;
  const times = {disconnectGracePeriod: 0};
  const {page, origin2} = await openPage({html: '<p>'});
  await page.setViewport({width: 780, height: 844, hasTouch: true});
  const server = `ws://127.0.0.1:${port}`;
  // sandboxed, each page is a browser of its own: they share no storage
  await page.setContent(`<!doctype html><html lang="en"><title>Two pages</title><style>
    body {margin: 0; display: grid; grid-template-columns: 1fr 1fr; block-size: 100vh}
    iframe {inline-size: 100%; block-size: 100%; border: 0}</style>
    ${'<iframe sandbox="allow-scripts allow-forms"></iframe>'.repeat(2)}`);
  const sides = [];
  for (const [i, handle] of (await page.$$('iframe')).entries()) {
    await handle.evaluate((frame, html) => (frame.srcdoc = html), gamePage(origin2, server, 'turn-clock="5"'));
    const frame = await handle.contentFrame();
    await frame.waitForFunction((tag) => document.querySelector(tag)?.shadowRoot !== null, {}, tag);
    sides.push(new Side(['left', 'right'][i], frame));
  }
  const [left, right] = sides;

  // connecting
  await left.look((game) => (game.room = ''));
  await left.says('Connecting…');
  const behind = await left.look((game) => getComputedStyle(game.shadowRoot.querySelector('.rail')).visibility);
  assert.equal(behind, 'hidden', 'no game shows at the edges of the lobby');
  const rooms = await serve({port, store, times, origins: ['*']});
  assert.equal(addressOf(rooms), server);

  // waiting for others
  await left.says('Share the link, or add a computer.');
  await left.step('Share the link');
  const code = await left.look((game) => game.shadowRoot.querySelector('[part="room-code"]').textContent);

  // a wrong code, and one of no room
  await right.look((game) => (game.room = 'KX7P'));
  await right.says('“KX7P” isn’t a room code.');
  await right.step('Open a new room');
  await right.join('ZZZZZZ');
  await right.says('There is no room ZZZZZZ.');
  await right.step('Open a new room');

  // full
  await left.tap('Add computer');
  await right.join(code);
  await right.says('All seats are taken. You are watching.');
  await right.step('Leave the room');
  await left.tap('Remove');
  await right.says('You are watching.');
  await right.tap('Sit here');
  await right.says('Player 1 starts the game.');
  await left.tap('Start');
  for (const side of sides)
    await side.frame.waitForFunction((tag) => !document.querySelector(tag).shadowRoot.querySelector('.lobby'), {}, tag);

  // the opponent is away, and this page's own connection is lost
  await right.frame.evaluate(() => lose());
  await right.says('Connection lost. Trying again…');
  assert.equal(
    await right.look((game) => game.shadowRoot.querySelector('.status').textContent.replace(/\s+/g, ' ').trim()),
    'Player 1 to move.',
  );
  await left.says('Not here: Player 2. The computer plays until they are back.');
  await right.frame.evaluate(() => heal());
  await right.says('Connected again.');
  await left.says('Player 2 is back.');

  // late: the next step is a tap
  await left.says('Time’s up! The computer moved for you. Tap to play on.');
  await (await left.frame.$(tag)).tap();
  await left.frame.waitForFunction(
    (tag) => !document.querySelector(tag).shadowRoot.querySelector('.room-line').textContent.includes('Time’s up'),
    {polling: 'raf'},
    tag,
  );

  // closed
  while (
    !(await store.append(code, await entries(code), JSON.stringify({type: 'close', code: 'idle', at: Date.now()})))
  );
  for (const side of sides) {
    await side.says('The room was closed because nobody played.');
    await side.step('Open a new room');
  }
  await left.tap('Open a new room');
  await left.says('Share the link, or add a computer.');
  await rooms.close();
});

it('a newer tab of the same browser does not replace the one before: both show the seat, and either plays', async () => {
  const rooms = await serve({origins: ['*']});
  const {page, origin2, close} = await openPage({html: '<p>'});
  await page.setViewport({width: 780, height: 844, hasTouch: true});
  const tabs = [];
  for (const name of ['older', 'newer']) {
    const handle = await page.evaluateHandle(() => document.body.appendChild(document.createElement('iframe')));
    await handle.evaluate(
      (frame, html) => Object.assign(frame, {srcdoc: html, width: 360, height: 780}),
      gamePage(origin2, addressOf(rooms), ''),
    );
    const tab = new Side(name, await handle.contentFrame());
    await tab.frame.waitForFunction((tag) => document.querySelector(tag)?.shadowRoot, {}, tag);
    const code = await tabs[0]?.look((game) => game.shadowRoot.querySelector('[part="room-code"]').textContent);
    await tab.look((game, room) => (game.room = room), code ?? '');
    await tab.says('Share the link, or add a computer.');
    tabs.push(tab);
  }
  const [older, newer] = tabs;
  await newer.tap('Add computer');
  await older.tap('Start');
  for (const [i, tab] of tabs.entries()) {
    const mayPlay = (tag, count) => {
      const game = document.querySelector(tag);
      return game.history.length >= count && game.turn === 0 && game.shadowRoot.querySelector('[role="gridcell"]');
    };
    const cell = await tab.frame.waitForFunction(mayPlay, {polling: 'raf', timeout: 60_000}, tag, 2 * i);
    await cell.asElement().tap();
    await tab.frame.waitForFunction((tag, count) => document.querySelector(tag).history.length > count, {}, tag, 2 * i);
  }
  for (const tab of tabs)
    assert.ok(await tab.look((game) => game.shadowRoot.querySelector('.player').textContent.includes('(you)')));
  await rooms.close();
  await close();
});
