// How fast the rules of Snake and its automatic player are, beside a plain version with arrays in the same run; and how
// well the player plays. `node test/bench/snake.bench.mjs [games] [module]`: games on 30 × 30, 100 by default; without a
// module it takes the built one.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {amount, argument, part, row} from './table.mjs';

/** The plain way: a list of cells as objects, the head in front, looked through for every question. */
function plainGame(width, height, random) {
  const body = [{row: 0, column: 0}];
  let direction = 'R';
  const at = (row, column) => body.some((cell) => cell.row === row && cell.column === column);
  const draw = () => {
    let food;
    do food = {row: Math.floor(random() * height), column: Math.floor(random() * width)};
    while (at(food.row, food.column));
    return food;
  };
  let food = draw();
  return {
    body,
    step(turn) {
      direction = turn ?? direction;
      const head = {
        row: body[0].row + (direction === 'D') - (direction === 'U'),
        column: body[0].column + (direction === 'R') - (direction === 'L'),
      };
      if (head.row < 0 || head.row >= height || head.column < 0 || head.column >= width) return false;
      const eats = head.row === food.row && head.column === food.column;
      if (!eats) body.pop();
      if (at(head.row, head.column)) return false;
      body.unshift(head);
      if (eats && body.length < width * height) food = draw();
      return true;
    },
  };
}

/** Round all cells, to and fro and back beside them: the direction out of each. */
function roundTrip(width, height) {
  return Array.from({length: width * height}, (_, cell) => {
    const column = cell % width;
    const row = (cell - column) / width;
    if (column === 0) return row === 0 ? 'R' : 'U';
    if (row === height - 1) return row % 2 && column > 0 ? 'L' : 'D';
    if (row % 2 === 0) return column === width - 1 ? 'D' : 'R';
    return column === 1 ? 'D' : 'L';
  });
}

/** The same numbers each time: Marsaglia's xorshift. */
function generator(seed) {
  let x = seed * 2654435769 + 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
}

const spread = (values) => {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1));
  const error = (1.96 * sd) / Math.sqrt(values.length);
  return {mean, error, min: Math.min(...values), max: Math.max(...values)};
};

const drawOf = (random) => {
  const int = (min, max) => min + Math.floor(random() * (max - min + 1));
  return {int, pick: (items) => items[int(0, items.length - 1)]};
};

/** From one cell in the corner, as the published figures of others have it. */
const begin = ({snake}, options, draw) =>
  snake.setup(snake.deal(snake.parseOptions({length: 1, startAt: 'corner', ...options}), draw), 1);

/** Steps per second of the rules and of the plain way, both round all cells of 30 × 30 until the snake is long. */
export function stepsPerSecond(rules, steps = 100_000) {
  const side = 30;
  const ways = roundTrip(side, side);
  const ours = () => {
    const draw = drawOf(generator(1));
    let state = begin(rules, {width: side, height: side}, draw);
    for (let i = 0; i < steps; i++) {
      const way = ways[state.head];
      const move = way === state.direction ? 'tick' : way;
      state = rules.snake.play(state, rules.snake.settle(state, move, draw)).state;
    }
    return state.body.length;
  };
  const plain = () => {
    const game = plainGame(side, side, generator(1));
    for (let i = 0; i < steps; i++) game.step(ways[game.body[0].row * side + game.body[0].column]);
    return game.body.length;
  };
  return [
    ['rules', ours],
    ['plain arrays', plain],
  ].map(([name, work]) => {
    work();
    const before = performance.now();
    const length = work();
    return {name, perSecond: (steps / (performance.now() - before)) * 1000, length};
  });
}

/** Whole games of the automatic player. */
export function autoGames(rules, games, side = 30) {
  const {snake, autopilot} = rules;
  const steps = [];
  const ends = {};
  const times = [];
  for (let game = 0; game < games; game++) {
    const draw = drawOf(generator(game + 1));
    let state = begin(rules, {width: side, height: side}, draw);
    let made = 0;
    for (; !state.over; made++) {
      const before = performance.now();
      const way = autopilot(state);
      times.push(performance.now() - before);
      const move = way === state.direction ? 'tick' : way;
      state = snake.play(state, snake.settle(state, move, draw)).state;
    }
    steps.push(made);
    ends[state.over] = (ends[state.over] ?? 0) + 1;
  }
  const sorted = Float64Array.from(times).sort();
  const all = sorted.reduce((a, b) => a + b, 0);
  return {
    steps: spread(steps),
    ends,
    mean: all / sorted.length,
    p95: part(sorted, 0.95),
    max: sorted.at(-1),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const games = amount(0, 100, 2);
  const rules = await import(pathToFileURL(path.resolve(argument(1) ?? 'dist/rules/snake.js')).href);
  const round = (value) => Math.round(value).toLocaleString('en');
  const [ours, plain] = stepsPerSecond(rules, amount(2, 100_000, 20_000));
  row('steps of the rules', ours.perSecond, 'steps/s', {
    baseline: plain.perSecond,
    of: 'arrays of cells',
    note: `to length ${ours.length}`,
  });
  for (const side of games > 0 ? [8, 30] : []) {
    const {steps, ends, mean, p95, max} = autoGames(rules, side === 8 ? games * 2 : games, side);
    const note = `${Object.entries(ends)
      .map(([end, n]) => `${n} ${end}`)
      .join(', ')}; ± ${round(steps.error)} with 95 % confidence, ${round(steps.min)} to ${round(steps.max)}`;
    row(`automatic player, ${side} × ${side}, steps to the end`, steps.mean, 'steps', {note});
    row(`automatic player, ${side} × ${side}, a step`, mean * 1000, 'µs', {
      note: `95 % within ${(p95 * 1000).toFixed(1)} µs, at most ${max.toFixed(1)} ms`,
    });
  }
}
