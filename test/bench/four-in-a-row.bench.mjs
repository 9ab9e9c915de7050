// How fast the solver of Four in a row is, on positions as P. Pons made them for his benchmark, beside his figures; how long
// `perfect` thinks; and outcomes of boards of other sizes, beside those published.
// `node test/bench/four-in-a-row.bench.mjs [positions] [hard] [cells]`: positions a set, 1,000 by default; of Begin-Hard, 10 by
// default, and ten times as many of Begin-Medium; and the cells of the largest board to solve, 30 by default.
import {register} from 'tsx/esm/api';
import {amount, part, row} from './table.mjs';

register();
const rules = '../../src/games/four-in-a-row/rules';
const {finish, fourInARow: game, freeCells, playerOf, searchScore} = await import(`${rules}/index.ts`);
const {exceeds, score} = await import(`${rules}/solver.ts`);
const {fastDraw} = await import('../../src/core/fast-draw.ts');

const [most, mostHard, mostCells] = [amount(0, 1000, 5), amount(1, 10, 1), amount(2, 30, 20)];
// time of this process: on a busy machine the clock on the wall would measure the others
const now = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
const empty = (options = {}) => game.setup(game.parseOptions(options), 2);
const winsAtOnce = (state) => game.moves(state).some((move) => game.play(state, move).state.winners);

/** A position of a random game with so many discs, in which nobody wins at once. */
function random(first, last, draw) {
  for (;;) {
    const states = [empty()];
    for (let state = states[0]; !state.winners; states.push(state))
      state = game.play(state, draw.pick(game.moves(state))).state;
    const open = states.slice(first, last + 1).filter((state) => !state.winners);
    const state = open.length > 0 && draw.pick(open);
    if (state && !winsAtOnce(state)) return state;
  }
}

/** Runs work to its end. Returns its result and the number of its steps. */
function all(work) {
  for (let steps = 0; ; steps++) {
    const {done, value} = work.next();
    if (done) return {value, steps};
  }
}

/** Whether a game ends after fewer than so many moves, if both sides play perfectly. */
function endsWithin(state, moves) {
  const free = freeCells(state);
  if (free < moves) return true;
  const least = (discs) => ((free + 1) >> 1) - ((discs + 1) >> 1) + 1;
  const win = moves % 2 ? moves - 2 : moves - 1;
  const loss = moves % 2 ? moves - 1 : moves - 2;
  return all(exceeds(state, least(win) - 1)).value || !all(exceeds(state, -((free >> 1) - (loss >> 1) + 1))).value;
}

/** Empties the table, so that no position helps another: it has bounds of one size at a time. */
function clear() {
  for (const options of [{columns: 4, rows: 4}, {}]) all(exceeds(empty(options), 99));
}

/**
 * Fewest and most discs; the moves that remain, from the first number to below the second; mean time and nodes of Pons. His
 * last two sets have positions with fewer than 8 discs, too, of which some take minutes here.
 */
const sets = {
  'End-Easy': [29, 41, 0, 14, 0.004568, 51.28],
  'Middle-Easy': [15, 28, 0, 14, 0.03745, 449.6],
  'Middle-Medium': [15, 28, 14, 28, 3.212, 39_900],
  'Begin-Easy': [1, 14, 0, 14, 0.2546, 3298],
  'Begin-Medium': [8, 14, 14, 28, 96.63, 1_201_000],
  'Begin-Hard': [8, 14, 28, 43, 5490, 65_920_000],
};
for (const [name, [first, last, fewest, longest, theirTime, theirNodes]] of Object.entries(sets)) {
  const draw = fastDraw(name);
  const count = {'Begin-Medium': mostHard * 10, 'Begin-Hard': mostHard}[name] ?? most;
  const states = [];
  while (states.length < count) {
    const state = random(first, last, draw);
    if (!endsWithin(state, fewest) && endsWithin(state, longest)) states.push(state);
  }
  const times = [];
  let nodes = 0;
  for (const state of states) {
    clear();
    const before = now();
    nodes += all(score(state)).steps * 32;
    times.push(now() - before);
  }
  const time = times.reduce((sum, one) => sum + one, 0);
  row(`solving ${name}, mean`, time / count, 'ms', {
    baseline: theirTime,
    of: 'P. Pons, C++',
    note: `${count} positions, 95 % within ${part(times, 0.95).toPrecision(3)} ms; ${Math.round(nodes / count)} nodes each (Pons ${theirNodes}), ${(nodes / time / 1000).toFixed(2)} million a second (Pons ${(theirNodes / theirTime / 1000).toFixed(2)})`,
  });
}

// From 8 discs on, as the level answers: the table stays from move to move, but not from game to game.
const answers = [];
for (let i = 0; i < most; i++) {
  const draw = fastDraw(`perfect ${i}`);
  const state = random(8, 34, draw);
  clear();
  const before = now();
  finish(playerOf('perfect')(state, draw));
  answers.push(now() - before);
}
row('move of perfect after 8 discs or more, 95 %', part(answers, 0.95), 'ms', {
  note: `${answers.filter((time) => time < 1000).length} of ${most} within a second, slowest ${part(answers, 1).toFixed(0)} ms`,
});

/** Disc with which the first (1) or second (−1) player wins, or 0: by C. Steininger; columns by rows. */
const published = {
  '4 4': 0, '5 4': 0, '6 4': -24, '7 4': 0, '4 5': 0, '5 5': 0, '6 5': 0, '7 5': 0,
  '4 6': 0, '5 6': 0, '6 6': -36, '7 6': 41, '4 7': 0, '5 7': 0, '6 7': 41, '7 7': 0,
}; // prettier-ignore
for (const [size, outcome] of Object.entries(published)) {
  const [columns, rows] = size.split(' ').map(Number);
  if (columns * rows > mostCells) continue;
  clear();
  const before = now();
  const value = finish(searchScore(empty({columns, rows})));
  const cells = columns * rows;
  const disc =
    value > 0
      ? cells - (cells % 2 ? 0 : 1) - 2 * (value - 1)
      : value < 0
        ? -(cells - (cells % 2)) - 2 * (value + 1)
        : 0;
  if (disc !== outcome) throw new Error(`${columns} × ${rows}: ${disc}, published ${outcome}`);
  row(`${columns} × ${rows} from the empty board`, now() - before, 'ms', {
    note: outcome === 0 ? 'draw' : `disc ${Math.abs(outcome)} wins`,
  });
}
