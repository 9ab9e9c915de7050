// A built game in one room on three pages, by real clicks, with two servers and Redis: sockets are cut, a server is killed,
// another frozen, a page reloaded. Every page ends with the same record, and its dice are checked.
import assert from 'node:assert/strict';
import {after, before, it} from 'node:test';
import {register} from 'tsx/esm/api';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

register();
const {noRedis, RedisProcess, ServerProcess} = await import('../rooms/processes.ts');

const skip = await noRedis();
let redis;
let servers = [];

before(async () => {
  if (skip) return;
  redis = await RedisProcess.start();
  servers = await Promise.all([1, 2].map(() => ServerProcess.start(['--redis', redis.url])));
});
after(closeBrowser);
after(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await redis?.end();
});

/** What runs in the page: keeps its sockets, and tells when there may be something to press. */
function watch() {
  globalThis.sockets = new Set();
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      sockets.add(this);
    }
  };
  for (const type of ['game-start', 'game-move', 'game-over', 'room-joined', 'room-seat-taken', 'room-closed']) {
    addEventListener(type, async ({target}) => {
      await target.presented;
      tell(type);
    });
  }
}

/** A page with a game in a room, and somebody who plays there. */
class Seat {
  #news = () => undefined;

  constructor({page, noise}, tag) {
    this.page = page;
    this.noise = noise;
    this.tag = tag;
  }

  /** A page of its own; `code`: the room's, none opens one. */
  static async open(tag, server, code = '') {
    const game = `<!doctype html><html lang="en"><title>A room</title><script>(${watch})()</script>
      <${tag} room="${code}" server="${server}" speed="instant"></${tag}>
      <script type="module" src="/dist/cdn/${tag}.js"></script>`;
    const opened = await openPage({html: '<p>', pages: {'/game.html': game}});
    const seat = new Seat(opened, tag);
    await opened.page.exposeFunction('tell', () => seat.#news());
    await opened.page.goto(`${opened.origin}/game.html`);
    return seat;
  }

  /** The next news, or a second without any. */
  #next() {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 1000);
      this.#news = () => (clearTimeout(timer), resolve());
    });
  }

  look(work, ...given) {
    return this.page.$eval(this.tag, work, ...given);
  }

  /** Looks at each news until something is so. */
  async until(work, ...given) {
    // by the time, not by how much happens in it
    for (const end = Date.now() + 60_000; Date.now() < end;) {
      const news = this.#next();
      const found = await this.look(work, ...given);
      if (found) return found;
      await news;
    }
    assert.fail(`waited in vain: ${work}`);
  }

  /** Presses a button of the game by its words. */
  async press(words) {
    await this.until(
      (game, text) =>
        [...game.shadowRoot.querySelectorAll('button')].some(
          (each) => each.textContent.trim() === text && !each.disabled,
        ),
      words,
    );
    const button = await this.page.evaluateHandle(
      (game, text) => [...game.shadowRoot.querySelectorAll('button')].find((each) => each.textContent.trim() === text),
      await this.page.$(this.tag),
      words,
    );
    await button.click();
  }

  /** Plays by real clicks wherever it is this player's turn, until the game is over, or so many moves have been made. */
  async play(own, most = Infinity) {
    for (;;) {
      const news = this.#next();
      const {number, isOver} = await this.look((game) => ({
        number: game.history.length,
        isOver: game.result !== undefined,
      }));
      if (isOver || number >= most) return;
      const target = await this.page.evaluateHandle(
        (game, seat) =>
          game.turn !== seat || game.matches(':state(waiting)')
            ? null
            : (game.shadowRoot.querySelector('[part~="choice"][part~="may"]') ??
              game.shadowRoot.querySelector('button[part~="roll"]:not([disabled])')),
        await this.page.$(this.tag),
        own,
      );
      // it may be gone by now
      await target
        .asElement()
        ?.click()
        .catch(() => undefined);
      await news;
    }
  }
}

/** The places of connections in a page's life where a browser says so itself. */
const isNetwork = (text) => /WebSocket connection|net::ERR|Failed to load resource/.test(text);

it('a game of Ludo outlives cut sockets, a killed and a frozen server, and a reload', {skip}, async () => {
  const [one, two] = servers.map(({address}) => address);
  const isBegun = (game, moves = 0) =>
    game.shadowRoot?.querySelector('.lobby') === null && game.history.length >= moves;
  const open = (order, code) => Seat.open('ludo-game', order.join(', '), code);
  const first = await open([one, two]);
  const code = await first.until((game) => game.shadowRoot.querySelector('[part="room-code"]')?.textContent);
  const second = await open([two, one], code);
  await first.until((game) => game.shadowRoot.querySelectorAll('.seat:not(.free)').length === 2);
  await first.press('Start');
  const third = await open([one, two], code);
  for (const seat of [second, third]) await seat.until(isBegun);

  const both = (most) => Promise.all([first.play(0, most), second.play(1, most)]);
  await both(20);
  await first.look(() => sockets.forEach((socket) => socket.close()));
  await both(40);
  await servers[0].end();
  await both(60);
  await servers[0].begin();
  servers[1].signal('SIGSTOP');
  await both(80);
  servers[1].signal('SIGCONT');
  await both(100);
  await first.page.reload();
  await first.until(isBegun, 100);
  await both();

  // every page has the whole game, the same, and finds the dice honest
  const records = [];
  for (const seat of [first, second, third]) {
    await seat.until((game) => game.result !== undefined && game.save().dice !== undefined);
    records.push(await seat.look((game) => game.save()));
    const count = records.at(-1).moves.reduce((sum, [, , times = 1]) => sum + times, 0);
    assert.equal(await seat.look((game) => game.history.length), count);
    await seat.press('Check the dice');
    await seat.until((game) => /Honest dice/.test(game.shadowRoot.querySelector('.card').textContent));
    assert.deepEqual(
      seat.noise().filter((text) => !isNetwork(text)),
      [],
    );
  }
  for (const record of records) assert.deepEqual(record, records[0]);
});
