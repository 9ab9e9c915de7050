// The games in a page: a hundred of each put in, and frame times with the processor slowed four times while a piece of
// BlockuDoku is dragged, while its hint is sought, and while a snake runs at level 9; each beside the idle page in the
// same run.
import {tags} from '../tools/entries.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';
import {amount, part, row} from './table.mjs';

const script = (tag) => `<script type="module" src="/dist/cdn/${tag}.js"></script>`;

/** In the page: the times between frames for a while. */
const frames = (milliseconds) =>
  new Promise((resolve) => {
    const times = [];
    let last = performance.now();
    const end = last + milliseconds;
    const next = (now) => {
      times.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(next);
      else resolve(times.slice(1));
    };
    requestAnimationFrame(next);
  });

function told(name, times, idle) {
  const note = `median ${part(times, 0.5).toFixed(1)} ms, ${times.filter((time) => time > 25).length} of ${times.length} frames over 25 ms`;
  row(`frames, ${name}, 95 % within`, part(times, 0.95), 'ms', {baseline: part(idle, 0.95), of: 'the idle page', note});
}

for (const {tag} of tags.filter(({tag}) => tag !== 'game-table')) {
  const {page, close} = await openPage({html: script(tag)});
  const times = await page.evaluate(async (name, rounds) => {
    await customElements.whenDefined(name);
    const round = async (make) => {
      const games = Array.from({length: 100}, make);
      const before = performance.now();
      document.body.append(...games);
      await Promise.all(games.map((game) => game.updateComplete));
      for (const game of games) game.getBoundingClientRect();
      const time = performance.now() - before;
      for (const game of games) game.remove();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return time;
    };
    const plain = () => {
      const host = document.createElement('div');
      host.attachShadow({mode: 'open'}).append(...Array.from({length: 100}, () => document.createElement('p')));
      return host;
    };
    const ours = [];
    const base = [];
    for (let i = 0; i < rounds; i++) {
      ours.push(await round(() => Object.assign(document.createElement(name), {seed: String(i)})));
      base.push(await round(plain));
    }
    return [ours, base];
  }, tag, amount(0, 5, 1));
  await close();
  const [ours, base] = times.map((list) => part(list, 0.5));
  row(`a hundred <${tag}> put in`, ours, 'ms', {baseline: base, of: 'a hundred hosts of a hundred paragraphs'});
}

/** A page with one game, slowed four times; `work` runs while frames are counted. */
async function slowed(name, tag, attributes, prepare, work) {
  const {page, close} = await openPage({html: `${script(tag)}<${tag} seed="1" ${attributes}></${tag}>`});
  await page.evaluate((one) => customElements.whenDefined(one), tag);
  const client = await page.createCDPSession();
  await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const idle = await page.evaluate(frames, amount(1, 1500, 500));
  await prepare?.(page);
  const [times] = await Promise.all([page.evaluate(frames, amount(2, 3000, 1000)), work?.(page)]);
  await close();
  told(name, times, idle);
}

await slowed(
  'BlockuDoku, a piece is dragged',
  'blockudoku-game',
  '',
  async (page) => {
    const slot = await page.evaluate(() => {
      const {x, y, width, height} = document.querySelector('blockudoku-game').shadowRoot.querySelector('[part~=slot]').getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });
    await page.mouse.move(...slot);
    await page.mouse.down();
  },
  async (page) => {
    const board = await page.evaluate(() => {
      const {x, y, width, height} = document.querySelector('blockudoku-game').shadowRoot.querySelector('.board').getBoundingClientRect();
      return {x, y, width, height};
    });
    for (let i = 0; i < 60; i++) {
      const turn = (i / 60) * 4 * Math.PI;
      await page.mouse.move(board.x + board.width * (0.5 + 0.35 * Math.cos(turn)), board.y + board.height * (0.5 + 0.35 * Math.sin(turn)));
    }
    await page.mouse.up();
  },
);
await slowed('BlockuDoku, a hint is sought again and again', 'blockudoku-game', '', undefined, (page) =>
  page.evaluate(async () => {
    const game = document.querySelector('blockudoku-game');
    const end = performance.now() + 2500;
    while (performance.now() < end) await game.hint();
  }),
);
await slowed('Snake, level 9, the automatic player', 'snake-game', 'level="9" players="Bot:auto" autoplay', undefined, undefined);
await closeBrowser();
