// Kalah: who wins small boards, as published and by an exhaustive search of the tests' own; captures, laps and what is left.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {drawOf} from '../../../../src/core/random.js';
import {
  finish,
  levels,
  mancala,
  playerOf,
  type Level,
  type MancalaState,
} from '../../../../src/games/mancala/rules/index.js';
import {contractOf} from '../../../../src/testing.js';
import {made} from '../../../support/made.js';
import {fc, forAll} from '../../../support/random.js';
import {seed} from '../../../support/run.mjs';

const start = (options = {}): MancalaState => mancala.setup(mancala.parseOptions(options), 2);

/** A position: pits and store of the first seat, then of the second one, and the seat to act. */
const position = (stones: number[], seat = 0, options = {}): MancalaState => ({
  ...start({pits: stones.length / 2 - 1, ...options}),
  stones,
  seat,
});

function played(state: MancalaState, move: string) {
  const {state: next, effects} = made(mancala.play(state, move));
  return {
    ...next,
    told: effects.map(({type, n}) => (n === undefined ? type : `${type} ${Number(n)}`)),
  };
}

// Kalah once more, with piles as two lists and one stone at a time
type Side = {pits: number[]; store: number};

/** The next position, seen by the seat that is then to act; whether it is the same one; whether the game is over. */
function sowed(own: Side, other: Side, pit: number): {own: Side; other: Side; again: boolean; over: boolean} {
  const [me, you] = [own, other].map(({pits, store}) => ({pits: [...pits], store})) as [Side, Side];
  const size = me.pits.length;
  let hand = me.pits[pit]!;
  me.pits[pit] = 0;
  // places from the own first pit on: own pits, own store, other pits
  let place = pit;
  while (hand-- > 0) {
    place = (place + 1) % (2 * size + 1);
    if (place < size) me.pits[place]!++;
    else if (place === size) me.store++;
    else you.pits[place - size - 1]!++;
  }
  const across = size - 1 - place;
  if (place < size && me.pits[place] === 1 && you.pits[across]! > 0) {
    me.store += you.pits[across]! + 1;
    me.pits[place] = you.pits[across] = 0;
  }
  const over = [me, you].some(({pits}) => pits.every((stones) => stones === 0));
  if (over)
    for (const side of [me, you]) {
      side.store += side.pits.reduce((sum, stones) => sum + stones, 0);
      side.pits.fill(0);
    }
  const again = place === size && !over;
  return again ? {own: me, other: you, again, over} : {own: you, other: me, again, over};
}

/** How many more stones than the other side the seat to act still gets into its store, by all games. */
function lead(known: Map<string, number>, own: Side, other: Side): number {
  const key = `${own.pits.join()} ${other.pits.join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let most = -Infinity;
  own.pits.forEach((stones, pit) => {
    if (stones === 0) return;
    const next = sowed({...own, store: 0}, {...other, store: 0}, pit);
    const gained = next.own.store - next.other.store;
    const rest = next.over ? 0 : lead(known, next.own, next.other);
    most = Math.max(most, next.again ? gained + rest : -(gained + rest));
  });
  known.set(key, most);
  return most;
}

const exact = (pits: number, stones: number): number => {
  const side = {pits: Array<number>(pits).fill(stones), store: 0};
  return lead(new Map(), side, side);
};

/**
 * Won, drawn or lost for who begins, by stones from 1 to 6: G. Irving, J. Donkers and J. Uiterwijk, Solving Kalah,
 * ICGA Journal 23 (2000), table 1. The larger boards take too long here.
 */
const published = ['DLWLWD', 'WLLLWW', 'DWWWW', 'WW'];

test('small boards are won, drawn or lost as published', () => {
  const found = published.map((results, i) =>
    [...results].map((_, j) => 'LDW'[Math.sign(exact(i + 1, j + 1)) + 1]).join(''),
  );
  assert.deepEqual(found, published);
});

test('six pits of one stone each are won by two', () => assert.equal(exact(6, 1), 2));

test('any game is that of the search above, stone for stone', () =>
  forAll(
    25,
    [fc.integer({min: 1, max: 8}), fc.integer({min: 1, max: 8}), fc.array(fc.nat(), {minLength: 200, maxLength: 200})],
    (pits, stones, choices) => {
      let state = start({pits, stones});
      let [own, other] = [0, 1].map((): Side => ({pits: Array<number>(pits).fill(stones), store: 0})) as [Side, Side];
      for (const choice of choices) {
        const moves = mancala.moves(state);
        if (moves.length === 0) break;
        const move = moves[choice % moves.length]!;
        const next = sowed(own, other, Number(move) - 1);
        const {seat} = state;
        state = played(state, move);
        assert.equal(mancala.result(state) !== undefined, next.over);
        if (!next.over) assert.equal(state.seat === seat, next.again);
        [own, other] = [next.own, next.other];
        const isFirst = (seat === 0) === next.again;
        const sides = isFirst ? [own, other] : [other, own];
        assert.deepEqual(
          state.stones,
          sides.flatMap((side) => [...side.pits, side.store]),
        );
      }
    },
  ));

describe('a move', () => {
  test('that ends in the own store is followed by another', () => {
    const state = played(start(), '3');
    assert.deepEqual(state.stones, [4, 4, 0, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4, 0]);
    assert.deepEqual([state.seat, state.told], [0, ['moved', 'sown 4', 'again']]);
  });

  test('that ends in an empty pit of its own captures', () => {
    const state = played(position([2, 0, 0, 0, 3, 0, 0, 1], 0), '1');
    assert.deepEqual(state.told, ['moved', 'sown 2', 'captured 4', 'kept 1', 'won']);
    assert.deepEqual(mancala.result(state), {winners: [0], reason: 'won', scores: [5, 1]});
  });

  const alone = [1, 0, 1, 0, 0, 0, 2, 0];
  for (const [emptyCapture, stones, told] of [
    [false, [0, 1, 1, 0, 0, 0, 2, 0], []],
    [true, [0, 0, 1, 1, 0, 0, 2, 0], ['captured 1']],
  ] as const) {
    test(`that ends across an empty pit captures ${emptyCapture ? 'its own stone, with emptyCapture' : 'nothing'}`, () => {
      // across the second of three pits is the second one
      const state = played(position(alone, 0, {emptyCapture}), '1');
      assert.deepEqual([state.stones, state.told.slice(2)], [stones, told]);
    });
  }

  test('goes around past the other store', () => {
    const state = played(position([0, 6, 0, 1, 1, 0], 0), '2');
    // store, the two pits of the other side, the two own ones, and the store again
    assert.deepEqual(state.stones, [1, 1, 2, 2, 2, 0]);
  });
});

for (const [rest, scores] of [
  ['own', [2, 5]],
  ['other', [7, 0]],
  ['nobody', [2, 0]],
] as const) {
  test(`what is left at the end, rest="${rest}"`, () => {
    const state = played(position([0, 1, 1, 2, 3, 0], 0, {rest}), '2');
    assert.deepEqual(mancala.result(state)?.scores, scores);
  });
}

/** A game between two players. @returns the scores */
function match(players: readonly [Level, Level], k: number): readonly number[] {
  const draw = drawOf(`${seed}`, k);
  let state = start({pits: 4, stones: 3});
  while (!state.winners) state = played(state, finish(playerOf(players[state.seat]!)(state, draw)));
  return mancala.scores!(state);
}

test('each level beats the one below', () => {
  assert.deepEqual(levels, ['easy', 'medium', 'hard']);
  for (const [weak, strong] of [
    ['easy', 'medium'],
    ['medium', 'hard'],
  ] as const) {
    let ahead = 0;
    for (let k = 0; k < 20; k++) {
      const [a, b] = match(k % 2 ? [weak, strong] : [strong, weak], k) as [number, number];
      ahead += k % 2 ? b - a : a - b;
    }
    assert.ok(ahead > 0, `${strong} is ${ahead} ahead of ${weak}`);
  }
});

describe('the contract', () => {
  const options = [{}, {pits: 3, stones: 2, emptyCapture: true, rest: 'other'}, {pits: 8, stones: 8, rest: 'nobody'}];
  const refused = [{pits: 0}, {stones: 9}, {rest: 'both'}];
  for (const {name, run} of contractOf(mancala, {options, refused, games: 2})) test(name, run);
});
