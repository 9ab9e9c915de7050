// The search for the best move: compared with the whole tree of random games, and what it does near the end.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {defineRules, finish, lookAhead, searchOf, type LookAheadSettings} from '../../src/kit.js';
import {fc, forAll} from '../support/random.js';

/** A number from a text, without a visible pattern. */
function mixed(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A game without end in which the path from the start decides everything: moves, who is next, what chance may add, scores. */
const treeOf = (seed: string) => {
  const of = (path: string, what: string, most: number): number => mixed(`${seed} ${what} ${path}`) % most;
  return defineRules({
    id: 'tree',
    seats: [1, 4],
    setup: () => ({path: ''}),
    moves: ({path}) => ['a', 'b', 'c', 'd'].slice(0, 1 + of(path, 'moves', 4)),
    outcomes: ({path}, move) =>
      of(path + move, 'chance', 3) > 0 ? undefined : ['x', ['y', 1 + of(path + move, 'weight', 5)]],
    scores: ({path, seats}) => Array.from({length: seats}, (_, seat) => of(path, `score ${seat}`, 40)),
    play: ({path, seats}, move, outcome = '') => ({
      state: {path: path + move + outcome},
      seat: of(path + move + outcome, 'seat', seats),
    }),
  });
};
type Tree = ReturnType<typeof treeOf>;
type Node = ReturnType<Tree['setup']>;

/** The worth of each move by the whole tree. */
function worths(rules: Tree, state: Node, depth: number, value: (state: Node) => number, me: number): number[] {
  const below = (after: Node): number => {
    if (depth === 1) return value(after);
    const all = worths(rules, after, depth - 1, value, me);
    return after.seat === me ? Math.max(...all) : Math.min(...all);
  };
  return rules.moves(state).map((move) => {
    const list = rules.outcomes(state, move) ?? [[undefined, 1] as const];
    const total = list.reduce((sum, [, weight]) => sum + weight, 0);
    return list.reduce((sum, [outcome, weight]) => sum + (weight / total) * below(rules.next(state, move, outcome)), 0);
  });
}

test('it finds a move with the worth that the whole tree gives, for any number of seats, with chance, in and out of turn', () =>
  forAll(
    300,
    [
      fc.record({
        seed: fc.string(),
        seats: fc.integer({min: 1, max: 4}),
        depth: fc.integer({min: 1, max: 4}),
        isOwnValue: fc.boolean(),
        extras: fc.constantFrom<LookAheadSettings<Node>[]>(
          {depth: 0},
          {depth: 0, key: ({path}) => path},
          {depth: 0, order: (_, moves) => moves.toReversed()},
        ),
      }),
    ],
    ({seed, seats, depth, isOwnValue, extras}) => {
      const rules = treeOf(seed);
      const state = rules.setup({}, seats);
      const lead = (at: Node): number => {
        const points = rules.scores!(at);
        const ahead = points[0]! - (seats > 1 ? Math.max(...points.slice(1)) : 0);
        return ahead / (1 + Math.abs(ahead) / 1000);
      };
      const own = (at: Node): number => (mixed(`${seed} value ${at.path}`) % 2001) - 1000;
      const all = worths(rules, state, depth, isOwnValue ? own : lead, 0);
      const move = finish(
        searchOf(lookAhead(rules, state, {...extras, depth, likely: 0, ...(isOwnValue && {value: own})})),
      );
      const found = all[rules.moves(state).indexOf(move)]!;
      assert.ok(found > Math.max(...all) - 1e-9, `${move} of ${all.join(', ')}`);
    },
  ));

/** A path of numbered squares: a move goes on by one to three, who reaches the last one wins or loses. */
const race = (length: number, isLost = false) =>
  defineRules({
    id: 'race',
    setup: () => ({at: 0}),
    moves: ({at}) => ['1', '2', '3'].filter((step) => at + Number(step) <= length),
    play: ({at, seat}, step) => {
      const after = at + Number(step);
      return {state: {at: after}, winners: after === length ? [isLost ? 1 - seat : seat] : undefined};
    },
  });

describe('near the end', () => {
  const bestIn = (rules: ReturnType<typeof race>, depth: number): string =>
    finish(searchOf(lookAhead(rules, rules.setup({}, 2), {depth})));

  test('it wins what can be won: it leaves a multiple of four, or of four and one where the last one loses', () => {
    assert.deepEqual(
      [5, 6, 7].map((length) => bestIn(race(length), 9)),
      ['1', '2', '3'],
    );
    assert.deepEqual(
      [6, 7, 8].map((length) => bestIn(race(length, true), 9)),
      ['1', '2', '3'],
    );
  });

  test('it wins soon, and loses late', () => {
    // at once rather than by any other way
    assert.equal(bestIn(race(3), 9), '3');
    // lost after any move: the one that leaves the other side most to do
    const lost = race(4);
    const played = lost.next(lost.setup({}, 2), bestIn(lost, 9));
    assert.equal(lost.result(played), undefined);
  });

  test('who has won a game that goes on plays on', () => {
    const going = defineRules({
      id: 'going',
      seats: [1, 1],
      setup: () => ({moves: 0}),
      moves: () => ['end', 'on'],
      play: ({moves}, move) => ({
        state: {moves: moves + 1},
        winners: moves === 0 ? [0] : undefined,
        over: move === 'end',
      }),
    });
    const first = going.setup({}, 1);
    assert.equal(finish(searchOf(lookAhead(going, going.next(first, 'on'), {depth: 3}))), 'on');
    assert.equal(finish(searchOf(lookAhead(going, first, {depth: 3}))), 'end');
  });

  test('outcomes that are not likely enough are not searched further', () => {
    const dice = defineRules({
      id: 'dice',
      seats: [1, 1],
      setup: () => ({sum: 0}),
      moves: () => ['roll'],
      outcomes: () => ['1', '2', '3', '4'],
      play: ({sum}, _, outcome) => ({state: {sum: sum + Number(outcome)}}),
    });
    const valued = (likely: number): number => {
      let count = 0;
      const value = (): number => (count++, 0);
      finish(searchOf(lookAhead(dice, dice.setup({}, 1), {depth: 3, likely, value})));
      return count;
    };
    assert.deepEqual([0, 0.1, 0.5].map(valued), [64, 16, 4]);
  });

  for (const value of [1001, -1001, NaN, Infinity]) {
    test(`a value of ${value} is an error`, () =>
      assert.throws(() => finish(searchOf(lookAhead(race(9), race(9).setup({}, 2), {depth: 1, value: () => value}))), {
        message: `Invalid value: ${value}. Expected a number from −1000 to 1000.`,
      }));
  }
});
