// The book of openings of Four in a row: `node test/bench/four-in-a-row-book.mjs` writes
// src/games/four-in-a-row/rules/book-moves.ts. In each position of the book that is won or drawn it has a move that keeps
// the result, in a lost one a move that does not lose at once; among several, one near the centre.
import {writeFileSync} from 'node:fs';
import {register} from 'tsx/esm/api';

register();
const rules = '../../src/games/four-in-a-row/rules';
const {walk, mostDiscs} = await import(`${rules}/book.ts`);
const {fourInARow: game} = await import(`${rules}/game.ts`);
const {scoreOfMove} = await import(`${rules}/outcomes.ts`);
const {resizeTable, score} = await import(`${rules}/solver.ts`);

const order = [4, 3, 5, 2, 6, 1, 7];
resizeTable(27);

/** Runs work to its end. */
function all(work) {
  for (;;) {
    const {done, value} = work.next();
    if (done) return value;
  }
}

/** The state of a position as bits. */
function stateOf({ownLow, ownHigh, allLow, allHigh}, discs) {
  const seat = discs % 2;
  let cells = '';
  for (let row = 5; row >= 0; row--) {
    for (let column = 0; column < 7; column++) {
      const has = (low, high) => (column < 4 ? low >>> (8 * column + row) : high >>> (8 * (column - 4) + row)) & 1;
      cells += has(allLow, allHigh) ? (has(ownLow, ownHigh) ? seat + 1 : 2 - seat) : '.';
    }
  }
  return {...game.setup(game.parseOptions({}), 2), cells, seat};
}

/** The move of a position. */
function best(state) {
  const legal = order.map(String).filter((move) => game.moves(state).includes(move));
  const winning = legal.find((move) => game.play(state, move).state.winners);
  if (winning) return Number(winning);
  const losesAtOnce = (move) => {
    const after = game.play(state, move).state;
    return game.moves(after).some((reply) => game.play(after, reply).state.winners);
  };
  const safe = legal.filter((move) => !losesAtOnce(move));
  if (safe.length < 2) return Number(safe[0] ?? legal[0]);
  const value = state.cells.includes('1') ? all(score(state, true)) : 1;
  if (value < 0) return Number(safe[0]);
  return Number(safe.find((move) => all(scoreOfMove(state, move, true)) === value));
}

let text = '';
walk((bits, discs) => {
  if (discs > mostDiscs) return undefined;
  const move = best(stateOf(bits, discs));
  text += move;
  if (text.length % 50 === 0) console.log(`${text.length} positions, ${process.cpuUsage().user / 1e6} s`);
  return move - 1;
});
const lines = text.match(/.{1,110}/g).map((line) => `  '${line}'`);
writeFileSync(
  new URL(`${rules}/book-moves.ts`, import.meta.url),
  `/** Moves of the book: see book.ts. test/bench/four-in-a-row-book.mjs writes them. */\nexport const moves =\n${lines.join(' +\n')};\n`,
);
