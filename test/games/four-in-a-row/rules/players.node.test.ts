// Four in a row: automatic players, the book, and the perfect player in games against others.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {drawOf, type Draw} from '../../../../src/core/random.js';
import {bookMove, mostDiscs, walk} from '../../../../src/games/four-in-a-row/rules/book.js';
import {moves as bookMoves} from '../../../../src/games/four-in-a-row/rules/book-moves.js';
import {
  finish,
  fourInARow as rules,
  levels,
  playerOf,
  searchOutcome,
  searchScore,
  type FourInARowState,
  type Level,
} from '../../../../src/games/four-in-a-row/rules/index.js';
import {searchOf} from '../../../../src/core/search.js';
import {cases, seed} from '../../../support/run.mjs';
import {after, play, start} from './positions.js';

type Player = (state: FourInARowState, draw: Draw) => string;

const at =
  (level: Level): Player =>
  (state, draw) =>
    finish(playerOf(level)(state, draw));

/** A game from a state to its end. @returns the seats that have won */
function match(players: readonly Player[], draw: Draw, state = start()): readonly number[] {
  while (!state.winners) state = after(state, players[state.seat]!(state, draw));
  return state.winners;
}

describe('the book', () => {
  test('has a move for each position that can arise against it, and no other', () => {
    let asked = 0;
    walk((_, discs) => (discs > mostDiscs ? undefined : Number(bookMoves[asked++]) - 1));
    assert.equal(asked, bookMoves.length);
    assert.match(bookMoves, /^[1-7]+$/);
  });

  test('knows mirror images, and only 7 × 6', () => {
    assert.equal(bookMove(start()), '4');
    const [left, right] = [bookMove(play('3')), bookMove(play('5'))];
    assert.equal(Number(left) + Number(right), 8);
    assert.equal(bookMove(start({columns: 8})), undefined);
    assert.equal(bookMove(play('44444412121')), undefined);
  });

  test('keeps the win of the first player, whatever the second does', () => {
    const draw = drawOf(`${seed}`, 1);
    for (let i = 0; i < cases(8); i++) {
      let state = start();
      while (!state.winners && state.cells.split('.').length > 33)
        state = after(state, state.seat === 0 ? bookMove(state)! : draw.pick(rules.moves(state)));
      if (state.winners) assert.deepEqual(state.winners, [0]);
      else assert.equal(finish(searchScore(state, true)), 1, state.cells);
    }
  });
});

test('first moves: d wins on disc 41, c and e draw, b and f lose on disc 42, a and g on disc 40', () => {
  const outcomes = rules.moves(start()).map((move) => finish(searchOf(searchOutcome(start(), move, false)))!);
  const texts = outcomes.map(({result, discs}, i) =>
    result === 'draw' ? 'draw' : `${result} on ${result === 'win' ? discs! * 2 - 1 : discs! * 2}, ${i + 1}`,
  );
  assert.deepEqual(texts, [
    'loss on 40, 1',
    'loss on 42, 2',
    'draw',
    'win on 41, 4',
    'draw',
    'loss on 42, 6',
    'loss on 40, 7',
  ]);
});

describe('the perfect player', () => {
  const draw = drawOf(`${seed}`, 3);
  const random: Player = (state, draw) => draw.pick(rules.moves(state));

  test('wins every game that it begins', () => {
    for (const other of [random, random, random, at('medium'), at('hard')])
      assert.deepEqual(match([at('perfect'), other], draw), [0]);
  });

  test('never loses a game in which the other side does not begin in the centre', () => {
    for (const first of '123') {
      const winners = match([random, at('perfect')], draw, play(first));
      assert.ok(!winners.includes(0), first);
    }
  });

  test('never loses a won or drawn game against random play', () => {
    for (let i = 0; i < cases(12); i++) {
      let state = start();
      while (!state.winners && state.cells.split('.').length > 29) state = after(state, random(state, draw));
      if (state.winners) continue;
      const worth = finish(searchScore(state, true));
      const players = [random, random];
      players[state.seat] = at('perfect');
      const winners = match(players, draw, state);
      if (worth >= 0) assert.ok(!winners.includes(1 - state.seat), state.cells);
      if (worth > 0) assert.deepEqual(winners, [state.seat], state.cells);
    }
  });

  test('wins as soon as it can', () => {
    const moveOf = (moves: string): string => at('perfect')(play(moves), draw);
    assert.equal(moveOf('121314'), '1', 'at once');
    assert.match(moveOf('4455111111'), /[36]/, 'in 2, which a perfect move that wins in 15 does not');
    assert.match(moveOf('4151'), /[36]/, 'in 2, in the book');
  });

  test('plays small boards, too', () => {
    assert.deepEqual(match([at('perfect'), at('perfect')], draw, start({columns: 4, rows: 4})), []);
    assert.deepEqual(match([at('perfect'), at('perfect')], draw, start({columns: 5, rows: 4})), []);
  });
});

test('each level wins more often than the one below', () => {
  assert.deepEqual(levels, ['easy', 'medium', 'hard', 'perfect']);
  const draw = drawOf(`${seed}`, 4);
  for (const [low, high] of [
    ['easy', 'medium'],
    ['medium', 'hard'],
  ] as const) {
    let [wins, losses] = [0, 0];
    for (let i = 0; i < 10; i++) {
      const [winner] = match(i % 2 ? [at(low), at(high)] : [at(high), at(low)], draw);
      if (winner !== undefined) winner === i % 2 ? wins++ : losses++;
    }
    assert.ok(wins > losses + 2, `${high} against ${low}: ${wins} to ${losses}`);
  }
});

test('hard and perfect find a move on the largest board with a limited search', () => {
  for (const level of ['hard', 'perfect'] as const) {
    const step = playerOf(level)(start({columns: 12, rows: 12}), drawOf(`${seed}`, 5)).step(200_000);
    assert.ok(step.done, level);
    assert.match(step.value, /^([1-9]|1[0-2])$/);
  }
});
