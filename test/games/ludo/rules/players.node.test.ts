// Automatic players, simulations and chances. How strong players are is measured by test/bench/ludo.bench.mjs.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {drawOf} from '../../../../src/core/random.js';
import {Chance} from '../../../../src/games/ludo/rules/chance.js';
import {tableOf} from '../../../../src/games/ludo/rules/game.js';
import {
  chances,
  chooseMove,
  finish,
  levels,
  ludo,
  searchSimulation,
  simulate,
  type LudoState,
} from '../../../../src/games/ludo/rules/index.js';
import {randomPiece} from '../../../../src/games/ludo/rules/players.js';
import {mustPlay, stateWith} from './simulation.js';

const away = [10, 0, 0, 0];

for (const level of levels) {
  test(`${level} plays legal moves to the end, the same for the same state`, () => {
    for (const [seats, options] of [
      [2, {}],
      [4, {teams: true, blocks: true, pieces: 2}],
      [3, {rules: 'classic59', playOn: true, pieces: 2}],
    ] as const) {
      let state: LudoState = ludo.setup(ludo.parseOptions(options), seats);
      for (let i = 1; !state.over; i++) {
        const move = finish(chooseMove(state, level))!;
        if (i % 50 === 0) assert.equal(finish(chooseMove(JSON.parse(JSON.stringify(state)) as LudoState, level)), move);
        ({state} = mustPlay(state, ludo.settle!(state, move, drawOf(level, i))));
      }
      assert.equal(finish(chooseMove(state, level)), undefined);
    }
  });
}

test('random chooses each legal piece equally often', () => {
  const table = tableOf(mustPlay(stateWith({}, [[10, 0, 20, 30], away]), '2').state);
  const chance = new Chance(1);
  const times = [0, 0, 0, 0];
  for (let i = 0; i < 3000; i++) times[randomPiece(table, chance)]!++;
  assert.equal(times[1], 0);
  // 4 standard deviations
  for (const piece of [0, 2, 3]) assert.ok(Math.abs(times[piece]! - 1000) < 104, times.join());
});

test('greedy and strong capture if they can', () => {
  // green 12 is blue 38
  const {state} = mustPlay(
    stateWith({}, [
      [10, 40, 0, 0],
      [38, 0, 0, 0],
    ]),
    '2',
  );
  assert.equal(finish(chooseMove(state, 'greedy')), 'p0');
  assert.equal(finish(chooseMove(state, 'strong')), 'p0');
});

test('a strong player thinks in slices and can be stopped', () => {
  const {state} = mustPlay(stateWith({}, [[10, 40, 5, 0], away, away, away]), '2');
  const search = chooseMove(state, 'strong');
  let slices = 1;
  while (!search.step(50).done) slices++;
  assert.ok(slices > 1);
});

test('greedy beats random, and strong beats greedy, significantly', () => {
  // 4 standard deviations below what the benchmark measures
  assert.ok(simulate({}, 1000, {players: ['greedy', 'random']}).wins[0]! > 870);
  assert.ok(simulate({}, 1000, {players: ['greedy', 'random', 'random', 'random']}).wins[0]! > 740);
  assert.ok(simulate({}, 100, {players: ['strong', 'random']}).wins[0]! > 80);
});

test('simulations depend on their seed only, and count every game', () => {
  const setup = {players: ['greedy', 'random', 'random'], seed: 'a'} as const;
  assert.deepEqual(simulate({}, 50, setup), simulate({}, 50, setup));
  assert.notDeepEqual(simulate({}, 50, setup), simulate({}, 50, {...setup, seed: 'b'}));
  assert.equal(
    simulate({}, 50, setup).wins.reduce((a, b) => a + b),
    50,
  );
  assert.throws(() => simulate({}, 1, {players: ['random']}), /players/);
});

test('a simulation beyond the limit is undefined, or works in slices', () => {
  const setup = {players: ['strong', 'greedy'], seed: 'a'} as const;
  assert.equal(simulate({}, 1_000_000, {...setup, limit: 100_000}), undefined);
  assert.equal(simulate({}, 1, {limit: 0}), undefined);
  assert.deepEqual(simulate({}, 20, {...setup, limit: 1e9}), simulate({}, 20, setup));
  const search = searchSimulation({}, 20, setup);
  let steps = 1;
  let progress = 0;
  let step = search.step(1000);
  for (; !step.done; step = search.step(1000)) {
    steps++;
    assert.ok(step.progress! >= progress);
    progress = step.progress!;
  }
  // a decision of the strong player counts for hundreds of rolls
  assert.ok(steps > 500, `${steps} steps`);
  assert.deepEqual(step.value, simulate({}, 20, setup));
});

test('chances work in slices, have an error, and are even at the start and certain near the end', () => {
  const search = chances(ludo.setup(ludo.parseOptions({}), 2), 500);
  const first = search.step(10_000);
  assert.ok(!first.done && first.progress! > 0);
  const start = finish(search);
  assert.ok(Math.abs(start.chances[0]! - 0.5) < 0.1 && start.error < 0.05 && start.games === 500);
  const near = finish(
    chances(
      stateWith({}, [
        [57, 57, 57, 56],
        [0, 0, 0, 0],
      ]),
      500,
    ),
  );
  assert.ok(near.chances[0]! > 0.97, String(near.chances[0]));
  const over = mustPlay(stateWith({pieces: 1}, [[56], [1]]), '1', 'p0').state;
  assert.deepEqual(finish(chances(over, 10)).chances, [1, 0]);
});
