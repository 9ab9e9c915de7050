// Hands and hints of BlockuDoku, against a straightforward board of arrays in the same run.
// `node test/bench/blockudoku.bench.mjs [sets]` (100 sets by default)
import {performance} from 'node:perf_hooks';
import {register} from 'tsx/esm/api';
import {amount, part, row} from './table.mjs';

register();
const {bitsOf, placesOn, rowsOf} = await import('../../src/games/blockudoku/rules/board.ts');
const {bestHand, pieceOf, pieceSets} = await import('../../src/games/blockudoku/rules/index.ts');
const {HandSearch} = await import('../../src/games/blockudoku/rules/solver.ts');
const {fastDraw} = await import('../../src/core/fast-draw.ts');
const plain = await import('../games/blockudoku/rules/reference.ts');

const sets = amount(0, 100, 10);
const pieces = pieceSets.app.map(pieceOf);
const draw = fastDraw('bench');

/** Positions of a game that the solver plays, each with the hand that came there. */
function positions(count) {
  const found = [];
  let board = bitsOf(Array(9).fill('000000000'));
  while (found.length < count) {
    const hand = [0, 1, 2].map(() => draw.pick(pieces));
    found.push({board, hand});
    const search = new HandSearch(board, hand);
    search.step(Infinity);
    board = search.outcomes[0].board;
  }
  return found;
}

/** Calls a second of something that returns how many it did, over at least half a second. */
function rate(work) {
  work();
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < 500) done += work();
  return (done / (performance.now() - start)) * 1000;
}

const game = positions(sets);
const grids = game.map(({board}) => plain.gridOf(rowsOf(board)));

/** All orders and places of a hand on arrays, with nothing to judge the board by: less than what the solver does. */
function ways(grid, hand) {
  if (hand.length === 0) return 1;
  let count = 0;
  hand.forEach(({shape}, i) => {
    for (const [y, x] of plain.places(grid, shape))
      count += ways(plain.put(grid, shape, y, x).grid, hand.toSpliced(i, 1));
  });
  return count;
}

// time of this process: on a busy machine the clock on the wall would measure the others
const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;

/** Milliseconds for each hint. */
const hints = (positions, rotate) =>
  positions.map(({board, hand}) => {
    const rows = rowsOf(board);
    const names = hand.map(({name}) => name);
    const start = cpu();
    bestHand(rows, names, {rotate, pieces: 'app'});
    return cpu() - start;
  });

const times = hints(game, false);
const solver = (1000 * times.length) / times.reduce((a, b) => a + b);
// The arrays take minutes for a hand of small pieces: both go through the eight with the fewest ways.
const few = game
  .map((position, i) => ({
    ...position,
    i,
    n: position.hand.reduce((n, piece) => n * placesOn(position.board, piece).length, 1),
  }))
  .sort((a, b) => a.n - b.n)
  .slice(0, 8);
const begin = performance.now();
for (const {i, hand} of few) ways(grids[i], hand);
const arrays = (1000 * few.length) / (performance.now() - begin);
const searched = rate(() => few.reduce((n, {board, hand}) => (new HandSearch(board, hand).step(Infinity), n + 1), 0));

row('crowded hands solved', searched, 'hands/s', {baseline: arrays, of: 'arrays, without judging'});
row('sets solved, of a whole game', solver, 'sets/s');
for (const [what, all] of [
  ['a hint', times],
  ['a hint, pieces may be turned', hints(game, true)],
]) {
  for (const [name, share] of [
    ['median', 0.5],
    ['95 % within', 0.95],
    ['longest', 1],
  ])
    row(`${what}, ${name}`, part(all, share), 'ms', {note: `${sets} sets of 47 pieces`});
}
