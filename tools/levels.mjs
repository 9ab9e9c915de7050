// Prints the graded positions of peg solitaire with the odds that random jumps win, and the mazes of Snake:
// `node tools/levels.mjs`, about a minute. Fails if a position is easier than the one before.
import {register} from 'tsx/esm/api';

register();
const {levels} = await import('../src/games/peg-solitaire/levels.ts');
const {pegCount, position} = await import('../src/games/peg-solitaire/rules/index.ts');
const {oddsOf} = await import('../test/games/peg-solitaire/odds.ts');
const {levels: mazes} = await import('../src/games/snake/levels.ts');
const {cellsOf, snake} = await import('../src/games/snake/rules/index.ts');

let last = 1;
for (const [i, {options}] of levels.entries()) {
  const start = position(options);
  let hole = 0;
  const lines = start.shape.split('\n');
  for (const line of lines) {
    const indent = ' '.repeat(start.lattice === 'triangle' ? lines.length - line.length : 0);
    console.log(indent + [...line].map((mark) => (mark === ' ' || start.pegs[hole++] === 'o' ? mark : '·')).join(' '));
  }
  // more positions don't fit into memory
  const odds = oddsOf(start, 4_000_000) ?? 0;
  const wins = odds ? `1 of ${Math.round(1 / odds)} random games wins` : 'odds unknown';
  console.log(`${i + 1}: ${options.board}, ${pegCount(start) - 1} jumps, ${wins}\n`);
  if (odds > last) throw new Error(`${i + 1} is easier than the one before`);
  last = odds;
}

for (const [i, {options, stars}] of mazes.entries()) {
  const {board, ...start} = snake.setup(snake.parseOptions(options), 1);
  const marks = Array(board.width * board.height).fill('·');
  for (const cell of board.obstacles) marks[cell] = '#';
  for (const cell of cellsOf(start)) marks[cell] = cell === start.head ? '>' : 'o';
  for (let cell = 0; cell < marks.length; cell += board.width)
    console.log(marks.slice(cell, cell + board.width).join(' '));
  console.log(`${i + 1}: walls ${board.wrap ? 'off' : 'on'}, level ${start.rules.level}, stars ${stars.join(', ')}\n`);
}
