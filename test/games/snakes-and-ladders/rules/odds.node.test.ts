// The odds against a second way of finding them: transitions by playing, answers by dense elimination and by games.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {made} from '../../../support/made.js';
import {fc, forAll} from '../../../support/random.js';
import {drawOf} from '../../../../src/core/random.js';
import {
  expectedRolls,
  fewestRolls,
  finish,
  parseBoard,
  percentile,
  searchWinChances,
  snakesAndLadders as game,
  rollDistribution,
  rollGraph,
  visits,
  winChances,
  type OwnBoard,
  type Rules,
  type SnlState,
  type WinChances,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {tinyGame} from './arbitraries.js';
import {allRolls, chancesByPlay, expectedByPlay, mustPlay, stateWith} from './simulation.js';

const close = (value: number, expected: number, tolerance: number, what = ''): void =>
  assert.ok(
    Math.abs(value - expected) <= tolerance * Math.max(1, Math.abs(expected)),
    `${what} ${value} instead of ${expected}`,
  );

const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);

test('expected rolls agree with elimination over played moves, from every square of any tiny board', () => {
  forAll(63, [tinyGame], ({board: raw, rules}) => {
    const board = parseBoard(raw, rules);
    const found = expectedRolls(board, rules);
    assert.equal(found.at(-1), 0);
    for (let square = rules.start!; square < found.length; square++) {
      const expected = expectedByPlay(board, rules, square);
      if (expected === null || found[square] === null) assert.equal(found[square], expected, `square ${square}`);
      else close(found[square]!, expected, 1e-9, `square ${square}`);
    }
  });
});

test('the mean of the distribution is the expectation, and its figures agree with each other', () => {
  forAll(75, [tinyGame], ({board, rules}) => {
    const expected = expectedRolls(board, rules)[rules.start!];
    const found = rollDistribution(board, rules);
    if (expected! > 2000) return;
    if (expected === null) return assert.equal(found, null);
    assert.ok(found);
    close(found.mean, expected!, 1e-9);
    close(sum(found.chances), 1, 1e-12);
    assert.equal(found.min, fewestRolls(board, rules)!.rolls);
    assert.ok(found.chances[found.min]! > 0 && found.chances.slice(0, found.min).every((chance) => chance === 0));
    const variance = sum(found.chances.map((chance, n) => chance * (n - found.mean) ** 2));
    close(found.sd ** 2, variance, 1e-6);
    assert.ok(found.p10 <= found.median && found.median <= found.p90);
    assert.equal(percentile(found, 0), 0);
  });
});

test('the fewest rolls from any square to any other are correct and minimal on any tiny board', () => {
  forAll(100, [tinyGame, fc.nat(), fc.nat()], ({board: raw, rules}, a, b) => {
    const squares = raw.columns * raw.rows;
    const [from, to] = [a, b].map((n) => rules.start! + (n % (squares + 1 - rules.start!))) as [number, number];
    const board = parseBoard(raw, rules);
    const found = fewestRolls(board, rules, from, to);
    // all that can be reached, by playing
    const seen = new Map<string, number>([[`${from} 0`, 0]]);
    const todo: SnlState[] = [stateWith(board, rules, [from])];
    let fewest = from === to ? 0 : Infinity;
    for (const state of todo) {
      if (state.over || state.positions[0] === squares) continue;
      const rolls = seen.get(`${state.positions[0]} ${state.extra}`)! + 1;
      for (const move of allRolls(state.rules)) {
        const after = mustPlay(state, move);
        const key = `${after.positions[0]} ${after.extra}`;
        if (seen.has(key)) continue;
        seen.set(key, rolls);
        todo.push(after);
        if (after.positions[0] === to) fewest = Math.min(fewest, rolls);
      }
    }
    assert.equal(found?.rolls ?? Infinity, fewest);
    if (!found) return;
    let state = stateWith(board, rules, [from]);
    assert.equal(found.path[0], from);
    found.moves.forEach((move, i) => {
      const played = made(game.play(state, move));
      const [rolled, moved] = played.effects as unknown as [{pips: number}, {to?: number; at?: number}];
      assert.equal(rolled.pips, found.dice[i]);
      assert.equal(moved.to ?? moved.at, found.landings[i]);
      ({state} = played);
      assert.equal(state.positions[0], found.path[i + 1]);
    });
    assert.equal(state.positions[0], to);
  });
});

test('the fewest rolls to squares outside the board are rejected', () => {
  for (const to of [0, 101, 2.5, NaN, '5' as unknown as number])
    assert.throws(() => fewestRolls('classic', {}, 1, to), /^GameError: Invalid to: /);
  assert.equal(fewestRolls('classic', {start: 0}, 0, 0)!.rolls, 0);
});

test('a board that cannot be finished has no visits', () => {
  const board = parseBoard({size: 4, snakes: '10-2 11-2 12-2 13-2 14-2 15-2'});
  assert.equal(visits(board, {overshoot: 'stay'}), null);
});

test('visits are those of simulated games', () => {
  const board = parseBoard({size: 4, snakes: '14-3 11-6', ladders: '2-9 6-12'});
  const variants: Partial<Rules>[] = [{}, {overshoot: 'stay'}, {extraRoll: true}, {chain: true}, {dice: 2}];
  for (const rules of variants) {
    const found = visits(board, rules)!;
    const counted = found.map(() => 0);
    const games = 5000;
    const draw = drawOf('visits', 0);
    const start = stateWith(board, rules, [1]);
    for (let i = 0; i < games; i++) {
      counted[1]! += 1;
      for (let state = start; !state.over;) {
        const played = made(game.play(state, game.settle!(state, 'roll', draw)));
        for (const effect of played.effects)
          if (['stepped', 'slid', 'climbed'].includes(effect.type))
            counted[(effect as unknown as {to: number}).to]! += 1;
        state = played.state;
      }
    }
    found.forEach((often, square) => close(counted[square]! / games, often, 0.12, `square ${square}`));
    close(found.at(-1)!, 1, 1e-12);
  }
});

test('each roll of the graph is a roll of the game', () => {
  forAll(25, [tinyGame], ({board: raw, rules: some}) => {
    const rules = {...some, extraRoll: false};
    const faces = rules.faces as number;
    const board = parseBoard(raw, rules);
    const {pips, chances, rows} = rollGraph(board, rules);
    close(sum(chances), 1, 1e-12);
    rows.forEach((row, square) =>
      row?.forEach((to, i) => {
        const move =
          rules.dice === 2 ? `${Math.max(1, pips[i]! - faces)}+${Math.min(faces, pips[i]! - 1)}` : String(pips[i]);
        assert.equal(mustPlay(stateWith(board, rules, [square]), move).positions[0], to);
      }),
    );
    // Where pebbles go, they can roll again.
    for (const to of rows.flat()) assert.ok(to === null || to === rows.length - 1 || rows[to]);
  });
});

test('a square with a jump has no row, but the start, and the end of another jump without chain', () => {
  const board = parseBoard({size: 5, ladders: '1-7 3-8 8-12'});
  const has = (rules: Partial<Rules>): boolean[] =>
    [1, 3, 8].map((square) => rollGraph(board, rules).rows[square] !== null);
  assert.deepEqual(has({}), [true, false, true]);
  assert.deepEqual(has({chain: true}), [true, false, false]);
  assert.deepEqual(has({start: 0}), [false, false, true]);
  assert.equal(rollGraph(board).rows[25], null);
  assert.equal(rollGraph(board).rows[0], null);
});

/** Chances to the last digits, a draw included, and nothing left over. */
function agree(found: WinChances, chances: readonly number[], tolerance: number): void {
  const draw = chances.reduce((left, chance) => left - chance, 1);
  assert.equal(found.error, 0);
  chances.forEach((chance, seat) => close(found.chances[seat]!, chance, tolerance, `seat ${seat}`));
  close(found.draw, draw, tolerance, 'draw');
  sumsToOne(found);
}

function sumsToOne({chances, draw}: WinChances): void {
  assert.ok([...chances, draw].every((chance) => chance >= 0 && chance <= 1));
  close(sum(chances) + draw, 1, 1e-12);
}

test('chances agree with elimination over all states of a game, with captures, extra rolls, chains and lost pebbles', () => {
  forAll(
    75,
    [
      tinyGame,
      fc.record({capture: fc.boolean(), chain: fc.boolean(), maxRounds: fc.integer({min: 1, max: 9})}),
      fc.array(fc.nat(), {minLength: 1, maxLength: 3}),
      fc.nat(),
      fc.nat(2),
    ],
    ({board: raw, rules: some}, more, at, n, c) => {
      // odds know no end of rounds
      const rules = {...some, ...more} as Partial<Rules>;
      const home = raw.columns * raw.rows;
      if (home > [0, 20, 11, 4][at.length]!) return;
      if (rules.chain && !isBoard(raw, rules)) return;
      const board = parseBoard(raw, rules);
      const positions = at.map((square) => rules.start! + (square % (home - rules.start!)));
      const seat = n % at.length;
      const extra = rules.extraRoll ? c : 0;
      const found = winChances(board, rules, positions, seat, extra);
      const chances = chancesByPlay({...stateWith(board, rules, positions, extra), seat});
      if (!rules.capture || at.length < 3) return agree(found, chances, 1e-8);
      // simulated: three times the error is almost six standard deviations
      sumsToOne(found);
      chances.forEach((chance, i) => close(found.chances[i]!, chance, 3 * found.error + 1e-8, `seat ${i}`));
    },
  );
});

/** Whether a board has no chain in a circle. */
function isBoard(raw: OwnBoard, rules: Partial<Rules>): boolean {
  try {
    parseBoard(raw, rules);
    return true;
  } catch {
    return false;
  }
}

test('home that can be reached on every second turn only is handled', () => {
  // from 0 every roll leads to 8, and from there a six home and all others back
  const board = {columns: 7, rows: 2, ladders: '1-8 2-8 3-8 4-8 5-8 6-8', snakes: '9-0 10-0 11-0 12-0 13-0'};
  agree(winChances(board, {start: 0}, [0, 0]), [6 / 11, 5 / 11], 1e-12);
  agree(winChances(board, {start: 0}, [0]), [1], 1e-12);
  // who is on 8 rolls for home on other turns than who is on 0
  agree(winChances(board, {start: 0}, [8, 0]), [6 / 11, 5 / 11], 1e-12);
  const odd = winChances({size: 2}, {start: 0, faces: [1, 3]}, [0]);
  agree(odd, [1], 1e-12);
  close(odd.turns!, 4, 1e-12);
});

test('the rest of a long game is extrapolated, also for every second turn', () => {
  // every roll leads from 0 to 41; from there two twenties home, and all others back
  const board: OwnBoard = {
    columns: 81,
    rows: 1,
    ladders: Array.from({length: 39}, (_, i) => [i + 2, 41]),
    snakes: Array.from({length: 38}, (_, i) => [i + 43, 0]),
  };
  const rules = {start: 0, dice: 2, faces: 20} as const;
  // the first of two who roll in turn for the same chance
  const first = 1 / (2 - 1 / 400);
  for (const positions of [
    [0, 0],
    [41, 41],
    [41, 0],
  ])
    agree(winChances(board, rules, positions), [first, 1 - first], 1e-12);
  agree(winChances(board, rules, [0, 41]), [1 - first, first], 1e-12);
  close(winChances(board, rules, [0]).turns!, 800, 1e-9);
});

test('a game of a hundred million turns has odds that are no further off than their error', () => {
  const snakes =
    '1-0 3-0 5-0 7-0 9-0 11-0 13-0 15-0 17-6 19-12 21-14 23-0 25-20 27-0 29-0 31-20 33-4 35-0 37-0 39-0 41-0 43-0 ' +
    '45-38 47-42 49-40 51-42';
  const board: OwnBoard = {columns: 52, rows: 1, snakes};
  const {chances, error} = winChances(board, {start: 0, faces: 2, overshoot: 'stay'}, [0, 26]);
  assert.ok(error > 0 && error < 1e-6, `error ${error}`);
  // by elimination without subtraction over the 1,352 joint positions; 7.4e7 turns
  [0.4999170312924564, 0.5000829687075435].forEach((chance, seat) =>
    assert.ok(Math.abs(chances[seat]! - chance) <= error, `seat ${seat}: ${chances[seat]} instead of ${chance}`),
  );
});

test('of three players of whom only one can come home, that one wins', () => {
  // six heads before home, and a roll from 17 on that passes it is not moved
  const barred = {columns: 20, rows: 1, snakes: '11-1 12-1 13-1 14-1 15-1 16-1'};
  agree(winChances(barred, {overshoot: 'stay'}, [1, 17, 10]), [0, 1, 0], 1e-12);
  assert.deepEqual(winChances(barred, {overshoot: 'stay'}, [1, 10]), {chances: [0, 0], draw: 1, error: 0, turns: null});
});

test('two players who capture each other for ever draw, though each would come home alone', () => {
  // one square a roll on three squares: who comes to 2 is captured there before the next roll
  const rules = {faces: [1], capture: true} as const;
  agree(winChances({columns: 3, rows: 1}, {...rules, capture: false}, [1, 1]), [1, 0], 0);
  agree(winChances({columns: 3, rows: 1}, rules, [1, 1]), [0, 0], 0);
  assert.equal(winChances({columns: 3, rows: 1}, rules, [1, 1]).draw, 1);
  agree(winChances({columns: 3, rows: 1}, rules, [2, 1]), [1, 0], 0);
  // a lost player who is captured begins anew, and may win after all
  const trap = parseBoard({columns: 12, rows: 1, snakes: '10-9 11-9', ladders: '8-9'});
  const lost = {overshoot: 'stay', faces: 2} as const;
  assert.equal(winChances(trap, {...lost}, [9, 1]).chances[0], 0);
  agree(
    winChances(trap, {...lost, capture: true}, [9, 1]),
    chancesByPlay(stateWith(trap, {...lost, capture: true}, [9, 1])),
    1e-9,
  );
});

test('three or more who capture each other for ever draw for certain', () => {
  const two = {start: 1, faces: 2, overshoot: 'stay', capture: true} as const;
  agree(winChances({columns: 2, rows: 3, ladders: '2-3 5-6'}, two, [1, 1, 1]), [0, 0, 0], 0);
  agree(winChances({size: 2, snakes: '2-1'}, {...two, start: 0, overshoot: 'win'}, [0, 0, 0]), [0, 0, 0], 0);
  // whoever moves comes to 2, captured by the next
  for (const players of [3, 6])
    agree(
      winChances({size: 20}, {faces: [1], capture: true}, Array<number>(players).fill(1)),
      Array<number>(players).fill(0),
      0,
    );
});

test('simulated games end where nobody can ever come home', () => {
  // a two leads the first player home; after a one, all capture each other on 3 for ever
  const board = {columns: 60, rows: 1, ladders: '2-3 5-60 6-60'};
  const search = searchWinChances(board, {faces: 2, overshoot: 'win', capture: true}, [2, 1, 1]);
  // were each draw played to its end, that would take a hundred times as many units
  const found = finish(search, 20_000_000);
  assert.ok(found && found.error > 0 && found.error <= 0.005);
  sumsToOne(found);
  [0.5, 0, 0].forEach((chance, seat) => close(found.chances[seat]!, chance, 2 * found.error, `seat ${seat}`));
});

test('simulated chances have an error of at most half a percent, and no more games than that takes', () => {
  for (const players of [3, 4, 5, 6]) {
    const found = winChances('classic', {capture: true}, Array<number>(players).fill(1));
    assert.ok(found.error > 0.0048 && found.error <= 0.005, String(found.error));
    sumsToOne(found);
    // who rolls first is a little ahead, and the last one behind
    assert.ok(found.chances[0]! > found.chances.at(-1)!);
    found.chances.forEach((chance, seat) => close(chance, 1 / players, 0.02, `seat ${seat}`));
  }
});

test('the work of a simulation is bounded, and so is its error', () => {
  // twelve sixes in a row
  const heads = Array.from({length: 73}, (_, i) => i + 2).filter((square) => (square - 1) % 6 !== 0);
  const board: OwnBoard = {columns: 75, rows: 1, snakes: heads.map((square) => [square, 1])};
  const starts = [
    [1, 1, 1],
    [1, 7, 13, 1, 1, 1],
  ];
  for (const positions of starts) {
    const found = winChances(board, {overshoot: 'stay', capture: true}, positions, 0, 0, {limit: 50_000_000});
    assert.ok(found && found.error > 0.5 && found.error <= 1);
    sumsToOne(found);
  }
});

test('games of players who can never come home are not simulated to the end', () => {
  const rules = {overshoot: 'stay', capture: true} as const;
  const barred = {columns: 20, rows: 1, snakes: '11-1 12-1 13-1 14-1 15-1 16-1'};
  const positions = [1, 10, 4];
  // a table of the board, and no roll
  const units = 20 * 6;
  assert.deepEqual(winChances(barred, rules, positions, 0, 0, {limit: units}), {
    chances: [0, 0, 0],
    draw: 1,
    error: 0,
    turns: null,
  });
  const found = winChances(barred, rules, [17, 10, 4]);
  sumsToOne(found);
});

test('a piece at home has won', () => assert.deepEqual(winChances('classic', {}, [4, 100, 9]).chances, [0, 1, 0]));

for (const [squares, count, reach] of [
  [100_000, 400, 5000],
  [10_000, 2000, 300],
] as const) {
  test(`on ${squares} squares with ${count} jumps, expectations and visits follow from the rolls`, () => {
    const draw = drawOf('large', 0);
    const jumps = new Map<number, number>();
    const ends = new Set<number>();
    while (jumps.size < count) {
      const from = draw.int(2, squares - 1);
      const to = draw.int(Math.max(1, from - reach), Math.min(squares - 1, from + reach));
      if (to === from || jumps.has(to) || ends.has(from) || [1, 2, 3, 4].every((n) => jumps.has(from - n))) continue;
      jumps.set(from, to);
      ends.add(to);
    }
    const all = [...jumps];
    const board = parseBoard({
      columns: squares / 100,
      rows: 100,
      snakes: all.filter(([from, to]) => to < from),
      ladders: all.filter(([from, to]) => to > from),
    });
    const expected = expectedRolls(board);
    const often = visits(board)!;
    const follows = new Array<number>(squares + 1).fill(0);
    follows[1] = 1;
    for (const [from, to] of all) follows[to]! += often[from]!;
    let rolls = 0;
    rollGraph(board).rows.forEach((row, square) => {
      if (!row || expected[square] === null) return;
      const then = row.reduce((sum, to) => sum + expected[to]!, 0) / 6;
      close(expected[square]!, 1 + then, 1e-11, `expectation on ${square}`);
      rolls += often[square]!;
      for (let pips = 1; pips <= 6; pips++) follows[squares - Math.abs(squares - square - pips)]! += often[square]! / 6;
    });
    often.forEach((visits, square) => close(visits, follows[square]!, 1e-9, `visits of ${square}`));
    close(often[squares]!, 1, 1e-9);
    close(rolls, expected[1]!, 1e-9, 'a roll is made from every rest');
  });
}

test('boards with thousands of snakes have no expectation', () => {
  const snakes = Array.from({length: 2000}, (_, i): [number, number] => [4 * i + 8, 4 * i + 6]);
  for (const ask of [expectedRolls, visits])
    assert.throws(
      () => ask({columns: 100, rows: 100, snakes}),
      /^GameError: Invalid board: 20\d\d\. Expected at most 1500/,
    );
});
