// How long a slow phone's main thread works until a game is on the screen: from inserting the script and the tag to the
// second frame, the processor slowed four times (TaskDuration), beside chessboard-element, a board without a game; each in a
// fresh page, in turn. Words choose games: `node test/bench/first-render.bench.mjs 9 snake-game`.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';
import {amount, argument, part, row} from './table.mjs';

const peer = 'chessboard-element';
const theirs = readFileSync(path.join(root, `node_modules/${peer}/bundled/${peer}.bundled.js`), 'utf8');
const rounds = amount(0, 9, 2);
const chosen = argument(1);

const boards = [
  {name: peer, tag: 'chess-board', src: '/theirs.js', attributes: {position: 'start'}},
  ...tags
    .filter(({tag}) => tag !== 'game-table' && (!chosen || tag === chosen))
    .map(({tag}) => ({name: tag, tag, src: `/dist/cdn/${tag}.js`, attributes: {seed: '1'}})),
];

/** In the page: puts a board in and waits until it has been seen. */
async function insert(tag, src, attributes) {
  const script = Object.assign(document.createElement('script'), {type: 'module', src});
  const board = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  document.head.append(script);
  document.body.append(board);
  await customElements.whenDefined(tag);
  await board.updateComplete;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Milliseconds of the main thread, in a page that has seen nothing yet. */
async function workOf({tag, src, attributes}) {
  const {page, close} = await openPage({html: '<body></body>', pages: {'/theirs.js': theirs}});
  const client = await page.createCDPSession();
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const worked = async () => {
    const {metrics} = await client.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration').value * 1000;
  };
  const before = await worked();
  await page.evaluate(insert, tag, src, attributes);
  const time = (await worked()) - before;
  await close();
  return time;
}

const times = new Map(boards.map(({name}) => [name, []]));
// the first round warms the browser up
for (let round = 0; round <= rounds; round++) {
  for (const board of boards) {
    const time = await workOf(board);
    if (round > 0) times.get(board.name).push(time);
  }
}
await closeBrowser();
const baseline = part(times.get(peer), 0.5);
const spread = (list) => `${part(list, 0).toFixed(0)} to ${part(list, 1).toFixed(0)} ms in ${list.length} rounds`;
for (const {name} of boards.slice(1)) {
  const list = times.get(name);
  const note = `${spread(list)}; ${peer} ${spread(times.get(peer))}`;
  row(`first render of <${name}>, four times slower`, part(list, 0.5), 'ms', {baseline, of: peer, note});
}
