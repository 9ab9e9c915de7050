// The published cases of cases.json; those that are published wrong stand there as what is right.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {plainSnake, snake, type Direction, type FoodCell} from '../../../../src/games/snake/rules/index.js';
import {begin, mustPlay} from './simulation.js';

interface PlainCase {
  width: number;
  height: number;
  food: FoodCell[];
  moves: string;
  scores: number[];
  source: string;
}

const {plain, bonus} = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as {
  plain: PlainCase[];
  bonus: {every: number; from: number; points: Record<string, number>; eachTick: number};
};

for (const {width, height, food, moves, scores, source} of plain) {
  test(`${moves} on ${width} × ${height}: ${source}`, () => {
    const game = plainSnake({width, height, food});
    assert.deepEqual(
      [...moves].map((move) => game.move(move as Direction)),
      scores,
    );
    if (scores.at(-1) === -1) assert.equal(game.move('R'), -1);
  });
}

test('the reference game is as fast on a large board with a long snake', () => {
  const width = 10_000;
  const game = plainSnake({
    width,
    height: 10_000,
    food: Array.from({length: width - 1}, (_, i) => [0, i + 1] as const),
  });
  for (let i = 1; i < width; i++) assert.equal(game.move('R'), i);
  for (let i = 0; i < 9000; i++) assert.equal(game.move('D'), width - 1);
});

test('a bonus comes with every fifth food, counts down, and is worth what the field says', () => {
  for (const [level, points] of Object.entries(bonus.points)) {
    const food = [1, 2, 3, 4, 5, 15].map((column) => [0, column]);
    let {state} = mustPlay(begin({level, bonus: true, food}), ['tick', 'tick', 'tick', 'tick', 'tick *9']);
    assert.deepEqual(state.bonus, {at: 9, left: bonus.from});
    const waited = mustPlay(state, [
      'D',
      'R',
      ...Array<string>(8).fill('tick'),
      'D',
      'L',
      ...Array<string>(8).fill('tick'),
    ]);
    assert.deepEqual(waited.effects.at(-1), {type: 'bonus-vanished', at: 9});
    assert.equal(waited.state.bonus, null);
    const {effects, state: after} = mustPlay(state, ['tick', 'tick', 'tick', 'tick']);
    const worth = points + bonus.eachTick * (bonus.from - 4);
    assert.deepEqual(effects, [{type: 'bonus-eaten', seat: 0, at: 9, points: worth, score: 5 * Number(level) + worth}]);
    assert.equal(after.body.length, state.body.length);
    assert.equal(bonus.every, after.eaten);
    ({state} = mustPlay(after, ['D']));
    assert.equal(snake.result(state), undefined);
  }
});
