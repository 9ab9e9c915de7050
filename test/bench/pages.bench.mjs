// The games in a page: a hundred of each inserted, beside hosts of paragraphs; a move rendered; and frames with the
// processor slowed four times during a drag, a clear, walks, a search for a hint and a snake at level 9, beside the idle
// page in the same run.
import {tags} from '../../tools/entries.mjs';
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

/** The share of frames of a 60 Hz screen that were not shown. */
function dropped(times) {
  const missed = times.map((time) => Math.max(0, Math.round((time * 60) / 1000) - 1));
  const sum = missed.reduce((total, frames) => total + frames, 0);
  return sum / (sum + times.length);
}
const percent = (share) => `${(100 * share).toFixed(1)} %`;

function told(name, times, idle) {
  const note = `${percent(dropped(times))} of frames dropped, ${percent(dropped(idle))} in the idle page; median ${part(times, 0.5).toFixed(1)} ms`;
  row(`frames, ${name}, 95 % within`, part(times, 0.95), 'ms', {baseline: part(idle, 0.95), of: 'the idle page', note});
}

for (const {tag} of tags.filter(({tag}) => tag !== 'game-table')) {
  const {page, close} = await openPage({html: script(tag)});
  const times = await page.evaluate(
    async (name, rounds) => {
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
      // the first round compiles
      for (let i = 0; i <= rounds; i++) {
        const times = [
          await round(() => Object.assign(document.createElement(name), {seed: String(i)})),
          await round(plain),
        ];
        if (i > 0) [ours, base].forEach((list, of) => list.push(times[of]));
      }
      // a move, and a bare element of Lit's kind that draws a line of text: from the call until it is laid out
      const move = [];
      const line = [];
      const text = document.createElement('p');
      const game = Object.assign(document.createElement(name), {seed: '1', speed: 'instant', step: true});
      document.body.append(game, text);
      await game.updateComplete;
      for (let i = 0; i < 200; i++) {
        if (game.turn === undefined) await game.newGame();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const before = performance.now();
        await game.play(game.legalMoves[i % game.legalMoves.length]);
        await game.updateComplete;
        const drawn = performance.now();
        text.textContent = String(i);
        text.getBoundingClientRect();
        move.push(drawn - before);
        line.push(performance.now() - drawn);
      }
      return [ours, base, move, line];
    },
    tag,
    amount(0, 5, 1),
  );
  await close();
  const [ours, base, move, line] = times.map((list) => part(list, 0.5));
  row(`a hundred <${tag}> put in`, ours, 'ms', {baseline: base, of: 'a hundred hosts of a hundred paragraphs'});
  const note = `95 % within ${part(times[2], 0.95).toFixed(2)} ms, ${times[2].length} moves`;
  row(`<${tag}>: a move made and rendered`, move, 'ms', {
    baseline: line,
    of: 'a line of text changed and laid out',
    note,
  });
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
      const {x, y, width, height} = document
        .querySelector('blockudoku-game')
        .shadowRoot.querySelector('[part~=slot]')
        .getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });
    await page.mouse.move(...slot);
    await page.mouse.down();
  },
  async (page) => {
    const board = await page.evaluate(() => {
      const {x, y, width, height} = document
        .querySelector('blockudoku-game')
        .shadowRoot.querySelector('.board')
        .getBoundingClientRect();
      return {x, y, width, height};
    });
    for (let i = 0; i < 60; i++) {
      const turn = (i / 60) * 4 * Math.PI;
      await page.mouse.move(
        board.x + board.width * (0.5 + 0.35 * Math.cos(turn)),
        board.y + board.height * (0.5 + 0.35 * Math.sin(turn)),
      );
    }
    await page.mouse.up();
  },
);
await slowed(
  'BlockuDoku, three rows are cleared',
  'blockudoku-game',
  'board="011111111 000000000 000000000 011111111 000000000 000000000 011111111 000000000 000000000" hand="I1 I1 I1"',
  undefined,
  (page) =>
    page.evaluate(async () => {
      const game = document.querySelector('blockudoku-game');
      for (const move of ['1 1A', '2 4A', '3 7A']) {
        await game.play(move);
        await game.presented;
      }
    }),
);
await slowed('Snakes and Ladders, walks', 'snl-board', 'players="A:auto, B:auto" autoplay', undefined, undefined);
await slowed('Ludo, walks', 'ludo-game', 'players="A:auto, B:auto, C:auto, D:auto" autoplay', undefined, undefined);
await slowed('BlockuDoku, a hint is sought again and again', 'blockudoku-game', '', undefined, (page) =>
  page.evaluate(async () => {
    const game = document.querySelector('blockudoku-game');
    const end = performance.now() + 2500;
    while (performance.now() < end) await game.hint();
  }),
);
await slowed(
  'Snake, level 9, the automatic player',
  'snake-game',
  'level="9" players="Bot:auto" autoplay',
  undefined,
  undefined,
);
await closeBrowser();
