// How long hints of BlockuDoku take, in positions of a game that the solver plays.
// `node test/bench/blockudoku.bench.mjs [sets]` (100 sets by default)
import {register} from 'tsx/esm/api';
import {amount, part, row} from './table.mjs';

register();
const {bitsOf, rowsOf} = await import('../../src/games/blockudoku/rules/board.ts');
const {bestHand, pieceOf, pieceSets} = await import('../../src/games/blockudoku/rules/index.ts');
const {HandSearch} = await import('../../src/games/blockudoku/rules/solver.ts');
const {fastDraw} = await import('../../src/core/fast-draw.ts');

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

const game = positions(sets);
for (const [what, all] of [
  ['a hint', hints(game, false)],
  ['a hint, pieces may be turned', hints(game, true)],
]) {
  for (const [name, share] of [
    ['median', 0.5],
    ['95 % within', 0.95],
    ['longest', 1],
  ])
    row(`${what}, ${name}`, part(all, share), 'ms', {note: `${sets} sets of 47 pieces`});
}
