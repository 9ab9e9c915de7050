// The rules of Snake: by hand, by the contract suite, and by properties of random games.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {made} from '../../../support/made.js';
import {fc, forAll} from '../../../support/random.js';
import {GameError} from '../../../../src/core/game.js';
import {frozen, type JsonObject} from '../../../../src/core/json.js';
import {drawOf} from '../../../../src/core/random.js';
import {
  autopilot,
  cellsOf,
  dailySeed,
  nextCell,
  plainSnake,
  snake,
  snakeOf,
  stateFrom,
  type Direction,
  type SnakeState,
} from '../../../../src/games/snake/rules/index.js';
import {contractOf} from '../../../../src/testing.js';
import {begin, checkState, moveTo, mustPlay} from './simulation.js';

const spiral = '......../.######./......#./.####.#./.#....#./.######./......../........';

for (const {name, run} of contractOf(snake, {
  options: [
    {width: 4, height: 4},
    {width: 4, height: 5, walls: 'off', bonus: true, length: 3, startAt: 'centre'},
    {width: 12, height: 8, obstacles: 'rooms', level: 9},
    {obstacles: spiral, food: '7,7 0,0 6,3', refill: 'off', walls: false},
    {daily: '2026-01-31', width: 8, height: 8},
  ],
  refused: [
    {width: 3},
    {height: 61},
    {width: 4.5},
    {length: 17},
    {level: 0},
    {level: 10},
    {startAt: 'middle'},
    {obstacles: 'mill'},
    {daily: '2026-02-29'},
    {obstacles: '.../...'},
    {obstacles: '....\n....\n....'},
    {width: 6, height: 6, obstacles: 'rails'},
    {obstacles: '..#./..#./..#./..#.'},
    {obstacles: '#.../..../..../....', startAt: 'corner'},
    {obstacles: '#..#/#..#/#..#/#..#'},
    {obstacles: '....\n....\n....\n...#', food: [[3, 3]]},
    {food: [[16, 0]]},
    {food: [[0, -1]]},
    {food: '1'},
    {food: '1,2,3'},
    {food: [[1, 2, 3]]},
    {food: [1, 2]},
    {refill: false},
    {refill: false, food: [[0, 0]], length: 1, startAt: 'corner'},
  ],
  games: 2,
  moves: 300,
  ends: false,
})) {
  test(name, run);
}

test('the snake starts with three cells and its head in the middle, a quarter of the way in, or in the top left corner, heading right', () => {
  const middle = snake.setup(snake.parseOptions({width: 9, height: 7}), 1);
  assert.deepEqual(cellsOf(middle), [3 * 9 + 4, 3 * 9 + 3, 3 * 9 + 2]);
  assert.equal(middle.direction, 'R');
  const quarter = snake.setup(snake.parseOptions({width: 14, height: 18, startAt: 'quarter'}), 1);
  assert.deepEqual(cellsOf(quarter), [8 * 14 + 3, 8 * 14 + 2, 8 * 14 + 1]);
  const corner = snake.setup(snake.parseOptions({startAt: 'corner', length: 4}), 1);
  assert.deepEqual(cellsOf(corner), [3, 2, 1, 0]);
});

test('by default the snake stands on free cells with another one ahead, on any board that has such a place', () => {
  const maze = fc
    .tuple(fc.integer({min: 4, max: 7}), fc.integer({min: 4, max: 7}), fc.infiniteStream(fc.constantFrom(...'...#')))
    .map(([width, height, cells]) => ({
      obstacles: Array.from({length: height}, () => [...cells.take(width)].join('')).join('/'),
    }));
  const size = fc.integer({min: 8, max: 60});
  const named = fc.record({
    width: size,
    height: size,
    obstacles: fc.constantFrom('none', 'rails', 'pillars', 'rooms'),
    startAt: fc.constantFrom('centre', 'corner', 'quarter'),
  });
  const small = fc.record({width: fc.integer({min: 4, max: 8}), height: fc.integer({min: 4, max: 8})});
  let crowded = 0;
  forAll(250, [fc.oneof(named, small, maze)], (raw: JsonObject) => {
    const hasPlace = typeof raw['width'] === 'number' || /[.]{4}/.test(raw['obstacles'] as string);
    let options;
    try {
      options = snake.parseOptions(raw);
    } catch (error) {
      // with unreachable cells, or without three free cells in a row
      assert.ok(error instanceof GameError && raw['width'] === undefined);
      assert.ok(!hasPlace || error.message.includes('reachable'), error.message);
      return;
    }
    const state = snake.setup(options, 1);
    const ahead = nextCell(state.board, state.head, 'R');
    for (const cell of cellsOf(state)) assert.ok(!state.board.obstacles.includes(cell));
    if (hasPlace) assert.ok(ahead >= 0 && !state.board.obstacles.includes(ahead), JSON.stringify(raw));
    if (state.board.obstacles.length > 0) crowded++;
  });
  assert.ok(crowded > 30, `${crowded} boards with obstacles`);
});

test('a snake of one cell may reverse, a longer one may not, and going straight on is a tick', () => {
  assert.deepEqual(snake.moves(begin()), ['tick', 'U', 'D', 'L']);
  assert.deepEqual(snake.moves(begin({length: 2})), ['tick', 'U', 'D']);
  const refused = snake.play(begin({length: 2}), 'L');
  assert.ok(!refused.ok && refused.code === 'illegal-move');
  assert.ok(!snake.play(begin(), 'R').ok);
});

test('the cell that the tail leaves is free in that tick; all others are fatal', () => {
  const round = mustPlay(begin({length: 4, food: [[9, 9]]}), ['D', 'L', 'U', 'R', 'D', 'L', 'U']);
  assert.equal(round.state.over, null);
  const five = mustPlay(begin({length: 5, food: [[9, 9]]}), ['D', 'L', 'U']);
  assert.equal(five.state.over, 'self');
  assert.deepEqual(five.effects.at(-1), {type: 'died', seat: 0, at: 16 + 3, cause: 'self'});
});

test('without walls the snake enters on the opposite side', () => {
  const board = begin({width: 6, height: 5, walls: false}).board;
  assert.deepEqual(
    (['U', 'R', 'D', 'L'] as const).map((way) => nextCell(board, 0, way)),
    [24, 1, 6, 5],
  );
  assert.deepEqual(
    (['U', 'R', 'D', 'L'] as const).map((way) => nextCell(board, 29, way)),
    [23, 24, 5, 28],
  );
  const {state} = mustPlay(
    begin({width: 6, height: 5, walls: false, length: 3, food: '4,0'}),
    'U R tick tick tick'.split(' '),
  );
  assert.deepEqual(cellsOf(state), [24, 29, 28, 27]);
});

test('an obstacle is deadly', () => {
  const {effects} = mustPlay(begin({obstacles: '....\n..#.\n....\n....', food: '3,3'}), ['D', 'R', 'tick']);
  assert.deepEqual(effects.at(-1), {type: 'died', seat: 0, at: 5, cause: 'obstacle'});
});

test('given food is served in order, occupied cells are skipped, then food is drawn', () => {
  let state = begin({width: 4, height: 4, food: '0,0 0,1 0,1 0,3'});
  assert.equal(state.food, 1);
  ({state} = mustPlay(state, ['tick']));
  assert.equal(state.food, 3);
  ({state} = mustPlay(state, ['tick']));
  const settled = snake.settle!(state, 'tick', drawOf('x', 3));
  assert.match(settled, /^tick \+\d+$/);
  ({state} = mustPlay(state, [settled]));
  assert.equal(state.food, Number(settled.slice(6)));
});

test('without refill the last given food wins', () => {
  const {state, effects} = mustPlay(begin({food: '0,1 0,2', refill: 'off'}), ['tick', 'tick']);
  assert.deepEqual(effects.at(-1), {type: 'won', seat: 0, place: 1});
  assert.deepEqual(snake.result(state), {winners: [0], reason: 'all-eaten', scores: [2]});
});

test('chance can only place food on free cells, and must', () => {
  const state = begin({width: 4, height: 4, length: 3, food: [[0, 3]]});
  for (const placed of ['', ' +0', ' +3', ' +16', ' +04', '  +4', ' +4 ', ' +4 +5', ' +4 *5', ' *4'])
    assert.ok(!snake.play(state, `tick${placed}`).ok, placed);
  for (let cell = 4; cell < 16; cell++) assert.ok(snake.play(state, `tick +${cell}`).ok);
  assert.ok(!snake.play(state, 'D +9').ok);
});

test('food is uniformly distributed over all free cells, down to the last one', () => {
  const state = begin({width: 4, height: 4, length: 4, food: [[1, 3]]});
  const drawn = new Map<string, number>();
  for (let k = 1; k <= 2200; k++) {
    const move = snake.settle!(state, 'D', drawOf('fair', k));
    drawn.set(move, (drawn.get(move) ?? 0) + 1);
  }
  assert.equal(drawn.size, 11);
  for (const times of drawn.values()) assert.ok(times > 140 && times < 260, String(times));
  // rows to and fro: the head on 14, the food on 13, and 12 alone is left
  const last: SnakeState = {
    ...state,
    ...snakeOf([14, 15, 11, 10, 9, 8, 4, 5, 6, 7, 3, 2, 1, 0]),
    food: 13,
    direction: 'L',
  };
  assert.equal(snake.settle!(last, 'tick', drawOf('x', 1)), 'tick +12');
});

test('a daily game has the walls and obstacles of its day of the week, unless others are set', () => {
  const week = [23, 24, 25, 26, 27, 28, 29].map((day) => snake.parseOptions({daily: `2026-11-${day}`}));
  assert.deepEqual(
    week.map(({walls, obstacles}) => `${obstacles}${walls ? '' : ' open'}`),
    ['none open', 'none', 'pillars open', 'rails open', 'pillars', 'rails', 'rooms'],
  );
  const own = {daily: '2026-11-29', walls: 'off', obstacles: 'none', level: '', food: null};
  assert.deepEqual(snake.parseOptions(own), {...snake.parseOptions({walls: false}), daily: '2026-11-29'});
  assert.equal(dailySeed('2026-11-29'), 'daily 2026-11-29');
});

test('the options of other games have no date', () => {
  assert.ok(!('daily' in snake.parseOptions({daily: ''})));
  assert.ok(!('daily' in snake.parseOptions({daily: null})));
});

const side = fc.integer({min: 4, max: 9});
const sizes = fc.record({width: side, height: side});
const anyOptions: fc.Arbitrary<JsonObject> = fc.record({
  width: side,
  height: side,
  length: fc.integer({min: 1, max: 4}),
  startAt: fc.constantFrom('corner', 'centre', 'quarter'),
  walls: fc.boolean(),
  bonus: fc.boolean(),
  level: fc.integer({min: 1, max: 9}),
});

/** Goes for the food by the nearest way more often than not, and never into what is deadly if it can help it. */
function hungryMove(state: SnakeState, choice: number): string {
  const alive = snake.moves(state).filter((move) => {
    const played = snake.play(state, snake.settle!(state, move, drawOf('look', 1)));
    return played.ok && (!played.state.over || played.state.over === 'full');
  });
  if (alive.length === 0) return 'tick';
  const {width} = state.board;
  const far = (move: string): number => {
    const to = nextCell(state.board, state.head, (move === 'tick' ? state.direction : move) as Direction);
    return (
      Math.abs((to % width) - (state.food! % width)) +
      Math.abs(Math.floor(to / width) - Math.floor(state.food! / width))
    );
  };
  return choice % 4 === 0 ? alive[choice % alive.length]! : alive.reduce((a, b) => (far(b) < far(a) ? b : a));
}

test('in random games nothing overlaps the snake, it grows by one per food, and only quiet ticks are quiet', () => {
  forAll(30, [anyOptions, fc.infiniteStream(fc.nat({max: 99})), fc.string()], (options, choices, seed) => {
    let state = frozen(begin(options, seed));
    checkState(state, options['length'] as number);
    for (let k = 1; !state.over && k < 400; k++) {
      const move = hungryMove(state, choices.next().value as number);
      const settled = snake.settle!(state, move, drawOf(seed, k));
      const played = made(snake.play(state, settled));
      const next = frozen(played.state);
      checkState(next, options['length'] as number);
      const types = played.effects.map(({type}) => type);
      assert.equal(types.includes('ate'), next.eaten > state.eaten);
      assert.equal(types.includes('turned'), move !== 'tick');
      assert.equal(snake.isQuiet!(state, settled), types.length === 0);
      assert.equal(settled === move, next.eaten === state.eaten || next.over === 'full');
      if (!types.includes('ate') && !types.includes('bonus-eaten')) assert.equal(next.score, state.score);
      state = next;
    }
  });
});

test('the game, the reference game and a simple list of cells agree on every path', () => {
  forAll(15, [sizes, fc.infiniteStream(fc.nat({max: 99})), fc.string()], ({width, height}, choices, seed) => {
    const moves: Direction[] = [];
    const scores: number[] = [];
    let state = begin({width, height}, seed);
    const food = [state.food!];
    const list = [0];
    for (let k = 1; !state.over && k < 300; k++) {
      const move = hungryMove(state, choices.next().value as number);
      const eaten = state.eaten;
      ({state} = mustPlay(state, [snake.settle!(state, move, drawOf(seed, k))]));
      moves.push(state.direction);
      scores.push(state.over && state.over !== 'full' ? -1 : state.score);
      if (state.over) continue;
      list.unshift(state.head);
      if (state.eaten > eaten) food.push(state.food!);
      else list.pop();
      assert.deepEqual(cellsOf(state), list);
    }
    const plain = plainSnake({
      width,
      height,
      food: food.map((cell) => [Math.floor(cell / width), cell % width] as const),
    });
    assert.deepEqual(
      moves.map((move) => plain.move(move)),
      scores,
    );
  });
});

test('a mid-game state is made from the cells of the snake and of the food', () => {
  for (const options of [{width: 8, height: 6}, {width: 5, height: 5, walls: false, level: 3}, {obstacles: spiral}]) {
    let state = begin(options, 'mid-game');
    for (let i = 0; i < 200 && !state.over; i++) {
      const {direction, food, score, eaten, hunger} = state;
      const dealt = stateFrom(options, {cells: cellsOf(state), food: food!, direction, score, eaten, hunger});
      // the first food, which begin() has dealt
      assert.deepEqual({...dealt, served: state.served, rules: state.rules}, state);
      ({state} = mustPlay(state, [moveTo(state, autopilot(state)!)], `${i}`));
    }
  }
  const state = stateFrom({width: 8, height: 8}, {cells: [10, 9, 1], food: 11, eaten: 2});
  assert.deepEqual([state.direction, state.score, state.eaten, state.hunger], ['R', 0, 2, 0]);
  assert.equal(mustPlay(state, ['tick']).state.body.length, 4);
  assert.equal(stateFrom({}, {cells: [40], food: 1, direction: 'U'}).direction, 'U');
  const board = {width: 8, height: 8};
  for (const [options, midGame, fault] of [
    [board, undefined, 'cells'],
    [board, {cells: [], food: 3}, 'cells'],
    [board, {cells: [64], food: 3}, 'cells'],
    [board, {cells: [1, 3], food: 5}, 'cells.* next to'],
    [board, {cells: [7, 8], food: 5}, 'cells.* next to'],
    [board, {cells: [1, 2, 1], food: 5}, 'cells.* only once'],
    [board, {cells: [1, 2], food: 2}, 'food'],
    [board, {cells: [1, 2]}, 'food'],
    [board, {cells: [1], food: 2, direction: 'N'}, 'direction'],
    [board, {cells: [1], food: 2, hunger: -1}, 'hunger'],
    [{obstacles: spiral}, {cells: [9], food: 0}, 'cells'],
    [{width: 3}, {cells: [1], food: 2}, 'width'],
  ] as const)
    assert.throws(() => stateFrom(options as JsonObject, midGame as never), new RegExp(`^GameError: Invalid ${fault}`));
});
