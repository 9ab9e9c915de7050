// Games as the tests want them: moves settled by a seed, whole games, and what must always hold.
import assert from 'node:assert/strict';
import type {JsonObject} from '../../../../src/core/json.js';
import {drawOf} from '../../../../src/core/random.js';
import {Session} from '../../../../src/core/session.js';
import {
  autopilot,
  cellsOf,
  snake,
  type Direction,
  type SnakeEffect,
  type SnakeOptions,
  type SnakeState,
} from '../../../../src/games/snake/rules/index.js';
import {made} from '../../../support/made.js';

/** One cell in the corner, as the figures and cases from outside have it. */
const corner = {length: 1, startAt: 'corner'} as const;

export function begin(options: JsonObject = {}, seed = 'snake'): SnakeState {
  return snake.setup(snake.deal!(snake.parseOptions({...corner, ...options}), drawOf(seed, 0)), 1);
}

export function sessionOf(options: JsonObject = {}, seed = 'snake'): Session<SnakeOptions, SnakeState> {
  return new Session(snake, {
    options: snake.parseOptions({...corner, ...options}),
    seats: [{name: '', kind: 'person'}],
    seed,
    id: 'test',
  });
}

/** The move that goes in a direction: to go on is a tick. */
export function moveTo({direction}: SnakeState, to: Direction): string {
  return to === direction ? 'tick' : to;
}

/** Plays moves one after the other; a move that is not settled is, by `seed`. */
export function mustPlay(
  state: SnakeState,
  moves: readonly string[],
  seed = 'snake',
): {state: SnakeState; effects: SnakeEffect[]} {
  const effects: SnakeEffect[] = [];
  moves.forEach((move, i) => {
    const settled = snake.moves(state).includes(move) ? snake.settle!(state, move, drawOf(seed, i + 1)) : move;
    const played = made(snake.play(state, settled));
    ({state} = played);
    effects.push(...(played.effects as SnakeEffect[]));
  });
  return {state, effects};
}

/** The automatic player's game to its end, for as many moves as are allowed, or until it is done. */
export function autoGame(
  options: JsonObject,
  seed: string,
  most = 200_000,
  done = (_: SnakeState): boolean => false,
): {state: SnakeState; steps: number} {
  let state = begin(options, seed);
  let steps = 0;
  while (!state.over && steps < most && !done(state)) {
    steps++;
    const settled = snake.settle!(state, moveTo(state, autopilot(state)!), drawOf(seed, steps));
    ({state} = made(snake.play(state, settled)));
  }
  return {state, steps};
}

/** What holds in every state. */
export function checkState(state: SnakeState, start: number): void {
  const {board, food, bonus, eaten, over} = state;
  const cells = cellsOf(state);
  const covered = new Set(cells);
  assert.equal(cells.length, start + eaten, 'the length');
  assert.equal(covered.size, cells.length, 'the snake lies on itself');
  for (const cell of cells) {
    assert.ok(cell >= 0 && cell < board.width * board.height, 'the snake is off the board');
    assert.ok(!board.obstacles.includes(cell), 'the snake is on an obstacle');
  }
  for (const at of [food, bonus?.at]) {
    if (at === null || at === undefined) continue;
    assert.ok(!covered.has(at) && !board.obstacles.includes(at), `something on ${at}, which is taken`);
  }
  assert.notEqual(bonus?.at, food ?? -1);
  assert.equal(food === null, over === 'full' || over === 'all-eaten');
  if (cells.length === board.width * board.height - board.obstacles.length) assert.equal(over, 'full');
}
