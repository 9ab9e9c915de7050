// Ludo: random games a second against a straightforward version with objects in the same run; how strong the automatic
// players are, each with the number of games and a 95 % interval.
// `node test/bench/ludo.bench.mjs [games]` (strong players' games with two seats, 1,000 by default; four seats half)
import {performance} from 'node:perf_hooks';
import {register} from 'tsx/esm/api';
import {amount, row} from './table.mjs';

register();
const {simulate} = await import('../../src/games/ludo/rules/index.ts');
const {fastDraw} = await import('../../src/core/fast-draw.ts');

const games = amount(0, 1000, 50);

/** A random game by the same rules, pieces as objects, squares reckoned when they are needed. Its number of rolls. */
function plainGame(seats, die) {
  const start = seats === 2 ? [0, 26] : [0, 13, 26, 39];
  const players = start.map((offset) => ({offset, pieces: [0, 1, 2, 3].map(() => ({position: 0}))}));
  const squareOf = (player, position) => (position > 0 && position < 52 ? (position - 1 + player.offset) % 52 : null);
  let rolls = 0;
  for (let turn = 0; ; turn = (turn + 1) % seats) {
    const player = players[turn];
    for (let again = true, sixes = 0; again;) {
      again = false;
      rolls++;
      const pips = die(6) + 1;
      sixes = pips === 6 ? sixes + 1 : 0;
      if (sixes === 3) break;
      const legal = player.pieces.filter(({position}) => (position === 0 ? pips === 6 : position + pips <= 57));
      again = pips === 6;
      if (legal.length === 0) continue;
      const piece = legal[die(legal.length)];
      piece.position = piece.position === 0 ? 1 : piece.position + pips;
      const square = squareOf(player, piece.position);
      if (square !== null && square % 13 !== 0 && square % 13 !== 8) {
        for (const rival of players) {
          if (rival === player) continue;
          for (const other of rival.pieces.filter(({position}) => squareOf(rival, position) === square)) {
            other.position = 0;
            again = true;
          }
        }
      }
      if (piece.position === 57) again = true;
      if (player.pieces.every(({position}) => position === 57)) return rolls;
    }
  }
}

function plain(seats, count) {
  const draw = fastDraw('bench');
  let rolls = 0;
  for (let i = 0; i < count; i++) rolls += plainGame(seats, (n) => draw.int(0, n - 1));
  return rolls / count;
}

/** Games a second: the best of five runs, so that other work on the machine counts less. */
function rate(count, work) {
  work(count);
  let best = 0;
  for (let i = 0; i < 5; i++) {
    const before = performance.now();
    work(count);
    best = Math.max(best, (count / (performance.now() - before)) * 1000);
  }
  return best;
}

for (const seats of [2, 4]) {
  const players = Array(seats).fill('random');
  const fast = rate(amount(1, 40_000, 2000) / seats, (count) => simulate({}, count, {players}));
  const slow = rate(amount(1, 10_000, 500) / seats, (count) => plain(seats, count));
  const {rolls} = simulate({}, 5000, {players});
  const note = `${(rolls / 5000).toFixed(1)} rolls a game, with objects ${plain(seats, 5000).toFixed(1)}`;
  row(`random games, ${seats} players`, fast, 'games/s', {baseline: slow, of: 'objects', note});
}

function strength(count, ...players) {
  const {wins} = simulate({}, count, {players, seed: 'bench'});
  const share = wins[0] / count;
  const error = 1.96 * Math.sqrt((share * (1 - share)) / count);
  const note = `± ${(error * 100).toFixed(1)}, ${count} games`;
  const [own, ...rivals] = players;
  row(`won by ${own} against ${rivals.join(', ')}`, share * 100, '%', {
    baseline: 100 / players.length,
    of: 'equal players',
    more: true,
    note,
  });
}
strength(games * 20, 'greedy', 'random');
strength(games * 20, 'greedy', 'random', 'random', 'random');
strength(games * 2, 'strong', 'random');
strength(games, 'strong', 'random', 'random', 'random');
strength(games, 'strong', 'greedy');
strength(Math.ceil(games / 2), 'strong', 'greedy', 'greedy', 'greedy');
// one of each level, and the middle one twice
strength(games, 'strong', 'greedy', 'greedy', 'random');
