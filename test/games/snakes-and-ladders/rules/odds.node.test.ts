// The odds against a second way of finding them: transitions by playing, answers by dense elimination and by games.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {drawOf} from '../../../../src/core/random.js';
import {
  expectedThrows,
  fewestThrows,
  parseBoard,
  percentile,
  searchWinChances,
  snakesAndLadders as game,
  throwDistribution,
  throwGraph,
  visits,
  winChances,
  type Rules,
  type SnlState,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {tinyGame} from './arbitraries.js';
import {allThrows, expectedByPlay, mustPlay, solveDense, stateWith} from './by-play.js';

const close = (value: number, expected: number, tolerance: number, what = ''): void =>
  assert.ok(Math.abs(value - expected) <= tolerance * Math.max(1, Math.abs(expected)), `${what} ${value} instead of ${expected}`);

test('expected throws agree with elimination over played moves, from every square of any tiny board', () => {
  fc.assert(
    fc.property(tinyGame, ({board: raw, rules}) => {
      const board = parseBoard(raw, rules);
      const found = expectedThrows(board, rules);
      assert.equal(found.at(-1), 0);
      for (let square = rules.start!; square < found.length; square++) {
        const expected = expectedByPlay(board, rules, square);
        if (expected === null || found[square] === null) assert.equal(found[square], expected, `square ${square}`);
        else close(found[square]!, expected, 1e-9, `square ${square}`);
      }
    }),
    {numRuns: 250},
  );
});

test('the mean of the distribution is the expectation, and its figures agree with each other', () => {
  fc.assert(
    fc.property(tinyGame, ({board, rules}) => {
      const expected = expectedThrows(board, rules)[rules.start!];
      const found = throwDistribution(board, rules);
      if (expected! > 2000) return;
      if (expected === null) return assert.equal(found, null);
      assert.ok(found);
      close(found.mean, expected!, 1e-9);
      close(found.chances.reduce((sum, chance) => sum + chance, 0), 1, 1e-12);
      assert.equal(found.min, fewestThrows(board, rules)!.throws);
      assert.ok(found.chances[found.min]! > 0 && found.chances.slice(0, found.min).every((chance) => chance === 0));
      const variance = found.chances.reduce((sum, chance, n) => sum + chance * (n - found.mean) ** 2, 0);
      close(found.sd ** 2, variance, 1e-6);
      assert.ok(found.p10 <= found.median && found.median <= found.p90);
      assert.equal(percentile(found, 0), 0);
    }),
    {numRuns: 300},
  );
});

test('the fewest throws play out as told, square by square, with those dice', () => {
  fc.assert(
    fc.property(tinyGame, fc.nat(), ({board, rules}, at) => {
      const from = rules.start! + (at % (board.columns * board.rows - rules.start!));
      const found = fewestThrows(board, rules, from);
      if (!found) return assert.equal(expectedThrows(board, rules)[from], null);
      assert.equal(found.throws, found.moves.length);
      let state: SnlState = stateWith(parseBoard(board, rules), rules, [from]);
      found.moves.forEach((move, i) => {
        assert.equal(state.positions[0], found.path[i]);
        const played = game.play(state, move);
        assert.ok(played.ok);
        assert.equal((played.effects[0] as unknown as {pips: number}).pips, found.dice[i]);
        const moved = played.effects[1] as unknown as {to?: number; at?: number};
        assert.equal(moved.to ?? moved.at, found.landings[i]);
        state = played.state;
      });
      assert.equal(state.over, 'home');
      assert.equal(found.path.at(-1), board.columns * board.rows);
      // And none is shorter: every state within fewer throws, by playing all.
      let reached = new Map([['', stateWith(parseBoard(board, rules), rules, [from])]]);
      for (let n = 1; n < found.throws; n++) {
        const next = new Map<string, SnlState>();
        for (const before of reached.values()) {
          for (const move of allThrows(before.rules)) {
            const after = mustPlay(before, move);
            assert.equal(after.over, null);
            next.set(`${after.positions[0]} ${after.extra}`, after);
          }
        }
        reached = next;
      }
    }),
    {numRuns: 1000},
  );
});

test('a board that cannot be finished says null, not Infinity', () => {
  const board = parseBoard({size: 4, snakes: '10-2 11-2 12-2 13-2 14-2 15-2'});
  const rules = {overshoot: 'stay'} as const;
  assert.equal(fewestThrows(board, rules), null);
  assert.equal(expectedThrows(board, rules)[1], null);
  assert.equal(expectedThrows(board, rules)[16], 0);
  assert.equal(throwDistribution(board, rules), null);
  assert.equal(visits(board, rules), null);
  for (const chance of winChances(board, rules, [1, 1]).chances) close(chance, 0, 1e-15);
});

test('home that can be missed for ever is not certain', () => {
  // With two dice nobody gets home from 15 by exactly one.
  assert.equal(expectedThrows({size: 4}, {dice: 2, overshoot: 'stay'})[1], null);
  const {chances} = winChances({size: 4}, {dice: 2, overshoot: 'stay'}, [1, 1]);
  assert.ok(chances[0]! > 0.2 && chances[0]! + chances[1]! < 1);
});

test('visits are what games show', () => {
  const board = parseBoard({size: 4, snakes: '14-3 11-6', ladders: '2-9 6-12'});
  for (const rules of [{}, {overshoot: 'stay'}, {extraRoll: true}, {chain: true}, {dice: 2}] as Partial<Rules>[]) {
    const found = visits(board, rules)!;
    const counted = found.map(() => 0);
    const games = 5000;
    const draw = drawOf('visits', 0);
    const start = stateWith(board, rules, [1]);
    for (let i = 0; i < games; i++) {
      counted[1]! += 1;
      for (let state = start; !state.over; ) {
        const played = game.play(state, game.settle!(state, 'throw', draw));
        assert.ok(played.ok);
        for (const effect of played.effects) if (['stepped', 'slid', 'climbed'].includes(effect.type)) counted[(effect as unknown as {to: number}).to]! += 1;
        state = played.state;
      }
    }
    found.forEach((often, square) => close(counted[square]! / games, often, 0.12, `square ${square}`));
    close(found.at(-1)!, 1, 1e-12);
  }
});

test('each throw of the graph is a throw of the game', () => {
  fc.assert(
    fc.property(tinyGame, ({board: raw, rules: some}) => {
      const rules = {...some, extraRoll: false};
      const faces = rules.faces as number;
      const board = parseBoard(raw, rules);
      const {pips, chances, rows} = throwGraph(board, rules);
      close(chances.reduce((sum, chance) => sum + chance, 0), 1, 1e-12);
      rows.forEach((row, square) =>
        row?.forEach((to, i) => {
          const move = rules.dice === 2 ? `${Math.max(1, pips[i]! - faces)}+${Math.min(faces, pips[i]! - 1)}` : String(pips[i]);
          assert.equal(mustPlay(stateWith(board, rules, [square]), move).positions[0], to);
        }),
      );
      // Where pebbles go, they can throw again.
      for (const to of rows.flat()) assert.ok(to === null || to === rows.length - 1 || rows[to]);
    }),
  );
});

test('a square with a jump has no row, but the start, and the end of another jump without chain', () => {
  const board = parseBoard({size: 5, ladders: '1-7 3-8 8-12'});
  const has = (rules: Partial<Rules>): boolean[] => [1, 3, 8].map((square) => throwGraph(board, rules).rows[square] !== null);
  assert.deepEqual(has({}), [true, false, true]);
  assert.deepEqual(has({chain: true}), [true, false, false]);
  assert.deepEqual(has({start: 0}), [false, false, true]);
  assert.equal(throwGraph(board).rows[25], null);
  assert.equal(throwGraph(board).rows[0], null);
});

/** The chances of two players by dense elimination over all pairs, by playing. */
function duelByPlay(start: SnlState): number {
  const key = (state: SnlState): string => `${state.positions.join(' ')} ${state.seat} ${state.extra}`;
  const index = new Map([[key(start), 0]]);
  const todo = [start];
  const rows: Map<number, number>[] = [];
  const wins: number[] = [];
  for (let i = 0; i < todo.length; i++) {
    const moves = allThrows(todo[i]!.rules);
    const row = new Map<number, number>();
    wins[i] = 0;
    for (const move of moves) {
      const after = mustPlay(todo[i]!, move);
      if (after.over) {
        if (after.seat === 0) wins[i]! += 1 / moves.length;
        continue;
      }
      if (!index.has(key(after))) {
        index.set(key(after), todo.length);
        todo.push(after);
      }
      const at = index.get(key(after))!;
      row.set(at, (row.get(at) ?? 0) + 1 / moves.length);
    }
    rows.push(row);
  }
  const size = todo.length;
  return solveDense(
    rows.map((row, i) => {
      const line = new Array<number>(size + 1).fill(0);
      line[i] = 1;
      line[size] = wins[i]!;
      for (const [at, chance] of row) line[at]! -= chance;
      return line;
    }),
  )[0]!;
}

test('two players: chances agree with elimination over all pairs of squares, captures and extra throws included', () => {
  fc.assert(
    fc.property(tinyGame, fc.boolean(), fc.nat(), fc.nat(), fc.nat(2), fc.constantFrom(0, 1), ({board: raw, rules: some}, capture, a, b, c, seat) => {
      const rules = {...some, capture};
      const home = raw.columns * raw.rows;
      if (home > 12 || expectedThrows(raw, rules).includes(null, rules.start!)) return;
      const board = parseBoard(raw, rules);
      const positions = [a, b].map((n) => rules.start! + (n % (home - rules.start!)));
      const extra = rules.extraRoll ? c : 0;
      const found = winChances(board, rules, positions, seat, extra);
      const state = {...stateWith(board, rules, positions, extra), seat};
      assert.equal(found.error, 0);
      close(found.chances[0]!, duelByPlay(state), 1e-8);
      close(found.chances[0]! + found.chances[1]!, 1, 1e-12);
    }),
    {numRuns: 150},
  );
});

test('one to six players anywhere: the chances sum to 1, and a pebble at home has won', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({min: 1, max: 99}), {minLength: 1, maxLength: 6}), fc.nat(), fc.boolean(), (positions, n, extraRoll) => {
      const {chances} = winChances('classic', {extraRoll}, positions, n % positions.length, extraRoll ? n % 3 : 0);
      close(chances.reduce((sum, chance) => sum + chance), 1, 1e-12);
      assert.ok(chances.every((chance) => chance > 0));
    }),
    {numRuns: 30},
  );
  assert.deepEqual(winChances('classic', {}, [4, 100, 9]).chances, [0, 1, 0]);
});

test('chances of many, with extra throws, are what games show', () => {
  const board = parseBoard({size: 5, snakes: '23-4 17-9', ladders: '3-14 11-22'});
  for (const rules of [{extraRoll: true}, {extraRoll: true, capture: true}] as Partial<Rules>[]) {
    const positions = [3, 9, 1, 12];
    const found = winChances(board, rules, positions, 1, 1);
    const won = positions.map(() => 0);
    const draw = drawOf('many', 0);
    const games = 10_000;
    for (let i = 0; i < games; i++) {
      let state: SnlState = {...stateWith(board, rules, positions, 1), seat: 1};
      while (!state.over) state = mustPlay(state, game.settle!(state, 'throw', draw));
      won[state.seat]! += 1;
    }
    won.forEach((n, seat) => close(n / games, found.chances[seat]!, 0.02 + found.error, `seat ${seat}`));
    assert.equal(found.error > 0, rules.capture === true);
  }
});

test('long odds come in steps that tell how far they are', () => {
  for (const positions of [[1, 1], [1, 1, 1]]) {
    const search = searchWinChances(parseBoard('classic'), {capture: true}, positions);
    let last = 0;
    let steps = 0;
    for (let step = search.step(20_000); !step.done; step = search.step(20_000), steps++) {
      assert.ok(step.progress! >= 0 && step.progress! <= 1);
      assert.ok(step.progress! >= last - 0.2);
      last = step.progress!;
    }
    assert.ok(steps > 5);
  }
});

test('six players far apart on a board that takes for ever still have chances', () => {
  // Five heads before home, and only a six from 14 passes them.
  const board = parseBoard({columns: 20, rows: 1, snakes: '15-1 16-1 17-1 18-1 19-1'});
  const {chances} = winChances(board, {overshoot: 'stay'}, [14, 1, 1, 1, 1, 1], 5);
  close(chances.reduce((sum, chance) => sum + chance), 1, 1e-9);
});

for (const [what, squares, count, reach] of [
  ['100,000 squares with 200 snakes', 100_000, 400, 5000],
  ['100,000 squares with 5,000 snakes', 100_000, 10_000, 90_000],
  ['10,000 squares with 1,000 short snakes', 10_000, 2000, 300],
] as const) {
  test(`${what} are reckoned: each expectation follows from those it leads to`, () => {
    const draw = drawOf('large', 0);
    const jumps = new Map<number, number>();
    while (jumps.size < count) {
      const from = draw.int(2, squares - 1);
      const to = draw.int(Math.max(1, from - reach), Math.min(squares - 1, from + reach));
      if (to !== from && ![1, 2, 3, 4].every((n) => jumps.has(from - n))) jumps.set(from, to);
    }
    const all = [...jumps];
    const board = parseBoard({columns: squares / 100, rows: 100, snakes: all.filter(([from, to]) => to < from), ladders: all.filter(([from, to]) => to > from)});
    const expected = expectedThrows(board);
    throwGraph(board).rows.forEach((row, square) => {
      if (row && expected[square] !== null) close(expected[square]!, 1 + row.reduce((sum, to) => sum + expected[to]!, 0) / 6, 1e-11, `square ${square}`);
    });
    assert.ok(expected[1]! > 1);
  });
}

test('a million squares are searched', () => {
  assert.equal(fewestThrows({columns: 1000, rows: 1000})!.throws, Math.ceil(999_999 / 6));
});
