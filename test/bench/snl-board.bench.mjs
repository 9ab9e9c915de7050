// <snl-board> beside elements that show a board of chess, which have no game in them: a hundred put into one page, and the
// bytes of one file built the same way. And a whole automatic game without a view, beside one written out by hand.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {root} from '../tools/files.mjs';
import {oneFile, others} from '../tools/one-file.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';
import {amount, part, row} from './table.mjs';

const median = (values) => part(values, 0.5);

const files = Object.fromEntries(
  await Promise.all(Object.entries(others).map(async ([name, input]) => [name, await oneFile(input)])),
);
const ours = readFileSync(path.join(root, 'dist/cdn/snl-board.js'), 'utf8');
const kib = (text) => gzipSync(text, {level: 9}).length / 1024;
for (const [of, code] of Object.entries(files))
  row('bytes of one file, gzip', kib(ours), 'KiB', {baseline: kib(code), of});

/** The medians of some rounds, ours and theirs in turn: made, put in, rendered and laid out. */
async function hundredBoards(rounds = amount(0, 9, 2)) {
  const {page, close} = await openPage({
    html: '<script type="module" src="/dist/cdn/snl-board.js"></script><script type="module" src="/theirs.js"></script>',
    pages: {'/theirs.js': files['chessboard-element']},
  });
  const times = await page.evaluate(async (n) => {
    await Promise.all(['snl-board', 'chess-board'].map((tag) => customElements.whenDefined(tag)));
    const round = async (tag, attributes) => {
      const boards = Array.from({length: 100}, () => {
        const board = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
        return board;
      });
      const before = performance.now();
      document.body.append(...boards);
      await Promise.all(boards.map((board) => board.updateComplete));
      for (const board of boards) board.getBoundingClientRect();
      const time = performance.now() - before;
      for (const board of boards) board.remove();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return time;
    };
    const result = {first: [], ours: [], theirs: []};
    for (let i = 0; i < n; i++) {
      const own = await round('snl-board', {seed: i});
      const other = await round('chess-board', {position: 'start'});
      // the first of each also compiles
      if (i === 0) result.first = [own, other];
      else {
        result.ours.push(own);
        result.theirs.push(other);
      }
    }
    return result;
  }, rounds);
  await close();
  const of = 'chessboard-element';
  row('a hundred boards put in', median(times.ours), 'ms', {baseline: median(times.theirs), of});
  row('… the first hundred', times.first[0], 'ms', {baseline: times.first[1], of});
}
await hundredBoards();
await closeBrowser();

/** Whole games of two, with what a record needs: every throw, who made it, undo at any time. */
async function wholeGames(count = amount(1, 200, 20)) {
  const {Session} = await import(pathToFileURL(path.join(root, 'dist/kit.js')).href);
  const {snakesAndLadders: game} = await import(
    pathToFileURL(path.join(root, 'dist/rules/snakes-and-ladders.js')).href
  );
  const options = game.parseOptions({});
  const seats = [
    {name: '', kind: 'auto'},
    {name: '', kind: 'auto'},
  ];
  const {snakes, ladders} = options.board;
  const jumps = new Map([...snakes, ...ladders]);
  const ways = {
    session(i) {
      const session = new Session(game, {options, seats, seed: String(i), id: 'bench'});
      while (session.turn !== undefined) session.play('throw', 'auto');
      return session.number;
    },
    byHand() {
      const at = [1, 1];
      for (let throws = 1; ; throws++) {
        const seat = (throws - 1) % 2;
        const to = at[seat] + 1 + Math.floor(Math.random() * 6);
        const landed = to > 100 ? 200 - to : to;
        at[seat] = jumps.get(landed) ?? landed;
        if (at[seat] === 100) return throws;
      }
    },
  };
  const perThrow = {};
  for (const [name, play] of Object.entries(ways)) {
    const times = Array.from({length: 7}, () => {
      const before = performance.now();
      let throws = 0;
      for (let i = 0; i < count; i++) throws += play(i);
      return ((performance.now() - before) / throws) * 64;
    });
    perThrow[name] = median(times);
  }
  row('an automatic game (64 throws), with what a record needs', perThrow.session, 'ms', {
    baseline: perThrow.byHand,
    of: 'written out by hand, nothing kept',
  });
}
await wholeGames();
