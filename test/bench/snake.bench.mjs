// How well the automatic player of Snake plays, and how long it thinks. `node test/bench/snake.bench.mjs [games]`: games on
// 30 × 30, 100 by default, by the built rules.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {root} from '../../tools/files.mjs';
import {amount, part, row} from './table.mjs';

const {autopilot, snake} = await import(pathToFileURL(path.join(root, 'dist/rules/snake.js')).href);

/** The same numbers each time: Marsaglia's xorshift. */
function drawOf(seed) {
  let x = seed * 2654435769 + 1;
  const int = (min, max) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return min + Math.floor(((x >>> 0) / 2 ** 32) * (max - min + 1));
  };
  return {int, pick: (items) => items[int(0, items.length - 1)]};
}

const games = amount(0, 100, 2);
for (const side of [8, 30]) {
  const steps = [];
  const times = [];
  const ends = {};
  for (let game = 1; game <= (side === 8 ? games * 2 : games); game++) {
    const draw = drawOf(game);
    // from one cell in the corner, as the published figures of others have it
    const options = snake.parseOptions({width: side, height: side, length: 1, startAt: 'corner'});
    let state = snake.setup(snake.deal(options, draw), 1);
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
  const mean = (values) => values.reduce((sum, value) => sum + value) / values.length;
  const deviation = Math.sqrt(mean(steps.map((value) => (value - mean(steps)) ** 2)));
  const error = (1.96 * deviation) / Math.sqrt(Math.max(1, steps.length - 1));
  const ended = Object.entries(ends).map(([end, n]) => `${n} ${end}`);
  row(`automatic player, ${side} × ${side}, steps to the end`, mean(steps), 'steps', {
    note: `${ended.join(', ')}; ± ${error.toFixed(0)} with 95 % confidence, ${part(steps, 0)} to ${part(steps, 1)}`,
  });
  row(`automatic player, ${side} × ${side}, a step`, mean(times) * 1000, 'µs', {
    note: `95 % within ${(part(times, 0.95) * 1000).toFixed(1)} µs, at most ${part(times, 1).toFixed(1)} ms`,
  });
}
