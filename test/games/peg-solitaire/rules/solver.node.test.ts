// The solver beside plain searches, its ways played, and what it says when it does not know.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fc, forAll} from '../../../support/random.js';
import type {JsonObject} from '../../../../src/core/json.js';
import {finish} from '../../../../src/core/search.js';
import {
  countGames,
  countSolutions,
  fewestPegs,
  fewestSweeps,
  jumped,
  jumpOf,
  jumps,
  moveOf,
  pegCount,
  pegSolitaire,
  position,
  searchCounts,
  searchFewestPegs,
  searchOutlook,
  solutions,
  solve,
  sweepsOf,
  winningJumps,
  type PegState,
  type Position,
} from '../../../../src/games/peg-solitaire/rules/index.js';
import {usualLimit} from '../../../../src/games/peg-solitaire/rules/steps.js';
import {anyPosition, wander} from './simulation.js';
import {plainBoard, plainGames, plainOutlook} from './reference.js';

/** Plays a way with the rules of the game; the pegs at the end. */
function played(start: Position, moves: readonly string[]): string {
  let state: PegState = {...start, last: 0, jumps: 0, sweeps: 0};
  for (const move of moves) {
    const next = pegSolitaire.play(state, move);
    assert.ok(next.ok, move);
    ({state} = next);
  }
  return state.pegs;
}

function outlook({shape, lattice, pegs, target}: Position): {fewest: number; won: boolean} {
  return plainOutlook(
    plainBoard(shape, lattice),
    [...pegs].map((mark) => mark === 'o'),
    target ? target - 1 : undefined,
  );
}

function agrees(now: Position): void {
  const {fewest, won} = outlook(now);
  const way = solve(now);
  assert.equal(Boolean(way), won, JSON.stringify(now));
  assert.ok(way !== undefined);
  if (way) {
    const end = played(now, way);
    assert.equal(end.replaceAll('.', ''), 'o');
    if (now.target) assert.equal(end[now.target - 1], 'o');
  }
  assert.deepEqual(finish(searchFewestPegs(now)), {pegs: fewest, exact: true});
}

test('on small shapes it finds what a plain search finds', () => {
  forAll(38, [anyPosition, fc.nat()], (now, target) => agrees({...now, target: target % (now.pegs.length + 1)}));
});

test('in games on 5 rows too, from every hole', () => {
  for (let i = 0; i < 60; i++)
    agrees(wander(position({empty: (i % 15) + 1, target: i % 3 === 0 ? (i % 7) + 1 : 0}), i % 9, `five ${i}`));
});

test('winning jumps are those after which a plain search still wins', () => {
  for (let i = 0; i < 30; i++) {
    const now = wander(position({empty: (i % 15) + 1}), i % 8, `jumps ${i}`);
    const plain = jumps(now)
      .filter((jump) => outlook({...now, pegs: jumped(now.pegs, jump)}).won)
      .map(moveOf);
    assert.deepEqual(winningJumps(now), plain);
    assert.deepEqual(finish(searchOutlook(now)).unknown, []);
  }
});

test('a first way is found on every board that has one, and plays through', () => {
  const boards = [
    {rows: 6},
    {rows: 7, empty: 2},
    {rows: 8},
    {rows: 9},
    {rows: 10, empty: 2},
    {board: 'english'},
    {board: 'english', target: 17},
    {board: 'european'},
    {board: 'german'},
    {board: 'asymmetric'},
    {board: 'diamond'},
  ];
  for (const options of boards) {
    const start = position(options);
    const way = solve(start);
    assert.ok(way, JSON.stringify(options));
    assert.equal(way.length, pegCount(start) - 1);
    assert.equal(played(start, way).replaceAll('.', ''), 'o');
  }
});

test('boards of more than 64 holes are solved and judged', () => {
  const start = position({rows: 11});
  const way = solve(start)!;
  assert.equal(played(start, way).replaceAll('.', ''), 'o');
  const late = {...start, pegs: played(start, way.slice(0, -5))};
  assert.equal(fewestPegs(late), 1);
  assert.ok(winningJumps(late)!.includes(way.at(-5)!));
  assertCounts(late);
  assert.ok([...solutions(late)].some((moves) => moves?.join() === way.slice(-5).join()));
  const two = {...start, pegs: `oo${'.'.repeat(63)}o`};
  assert.equal(solve(two), null);
  assert.deepEqual(finish(searchFewestPegs(two)), {pegs: 2, exact: true});
});

/** The counts beside all games, played one by one. */
function assertCounts(now: Position): void {
  const {games, won, byPegs, byLastHole} = plainGames(
    plainBoard(now.shape, now.lattice),
    [...now.pegs].map((mark) => mark === 'o'),
  );
  const counts = finish(searchCounts(now))!;
  assert.deepEqual([counts.games, counts.solutions], [BigInt(games), BigInt(won)]);
  assert.deepEqual([counts.byPegs, counts.byLastHole], [byPegs.map(BigInt), byLastHole.map(BigInt)]);
  assert.deepEqual([countGames(now), countSolutions(now)], [BigInt(games), BigInt(won)]);
  assert.equal([...solutions(now)].length, won);
}

test('counts are those of games played one by one', () => {
  forAll(25, [anyPosition], (now) => {
    fc.pre(pegCount(now) < 9);
    assertCounts(now);
  });
});

test('counts by the last hole are for all holes, whatever the target', () => {
  const any = finish(searchCounts(position({empty: 4})))!;
  for (let target = 1; target <= 15; target++) {
    const counts = finish(searchCounts(position({empty: 4, target})))!;
    assert.deepEqual(counts.byLastHole, any.byLastHole);
    assert.equal(counts.solutions, any.byLastHole[target - 1]);
  }
});

test('published totals are known at once', () => {
  const known = (options: JsonObject): bigint | undefined => countSolutions(position(options), {limit: 1});
  assert.equal(known({board: 'english', target: 17}), 40_861_647_040_079_968n);
  // as many end at the end of an arm: the last two pegs can jump either way
  assert.equal(known({board: 'english'}), 81_723_294_080_159_936n);
  assert.equal(known({board: '  ooo/  ooo/ooooooo/ooo.ooo/ooooooo/  ooo/  ooo', target: 17}), 40_861_647_040_079_968n);
  assert.equal(known({board: 'english', target: 1}), 0n);
  for (const other of [{board: 'english', target: 2}, {board: 'english', empty: 16}, {board: 'german'}])
    assert.equal(known(other), undefined);
});

test('an impossible start is known at once', () => {
  assert.equal(solve(position({board: 'european', empty: 19})), null);
  assert.equal(solve(position({rows: 7, empty: 1})), null);
  assert.equal(countSolutions(position({rows: 10, empty: 1})), 0n);
  assert.equal(fewestSweeps(position({rows: 10, empty: 1})), null);
});

test('every query returns undefined beyond its limit', () => {
  const start = wander(position({board: 'english'}), 3, 'short');
  for (const ask of [solve, winningJumps, fewestPegs, fewestSweeps, countSolutions, countGames])
    assert.equal(ask(start, {limit: 1}), undefined, ask.name);
  assert.ok(solve(start));
  assert.ok(winningJumps(start)!.length > 0);
  assert.equal(fewestPegs(start), 1);
});

test('solutions are searched within a limit, and further in the next call', () => {
  const start = position({board: 'english', target: 17});
  const ways = solutions(start, {limit: 300});
  let unknown = 0;
  let first = ways.next();
  for (; first.value === undefined; first = ways.next()) {
    assert.ok(!first.done);
    unknown++;
  }
  assert.ok(unknown > 0);
  assert.equal(played(start, first.value).indexOf('o'), 16);
  assert.deepEqual(first.value, solutions(start).next().value);
});

test('boards have at most 30 rows of 30 holes', () => {
  const now = position();
  for (const shape of ['', 'o.o', 'o'.repeat(31), 'o\n'.repeat(31), 'o'.repeat(1_000_000)])
    assert.throws(() => solve({...now, shape}), /^GameError: Invalid shape/);
});

test('a lost position stays lost, and is recognised at once', () => {
  let now = wander(position({board: 'english'}), 16, 'lost');
  assert.equal(solve(now), null);
  for (const jump of jumps(now)) assert.equal(solve({...now, pegs: jumped(now.pegs, jump)}, {limit: 1}), null);
  for (let legal = jumps(now); legal.length > 0; legal = jumps(now)) {
    now = {...now, pegs: jumped(now.pegs, legal[0]!)};
    assert.equal(solve(now, {limit: 1}), null);
  }
});

test('counting stops if it takes too much memory', () => {
  const large = {...position({board: 'english'}), pegs: 'ooooooooooooooo.oooooo.ooooooo.oo'};
  assert.equal(countGames(large, {limit: Infinity}), undefined);
});

test('queries are limited to a million units by default', () => {
  const lost = {...position({board: 'english'}), pegs: 'oooo.oooo.oooo...oooooooooooooooo'};
  assert.equal(countGames(lost), undefined);
  assert.equal(usualLimit, 1_000_000);
});

test('sweeps join the jumps of one peg', () => {
  assert.deepEqual(sweepsOf(['4-1', '6-4', '4-6', '1-4']), [['4-1'], ['6-4', '4-6'], ['1-4']]);
  assert.deepEqual(sweepsOf([]), []);
  assert.equal(jumpOf(position(), '4-1')?.over, 2);
  assert.equal(jumpOf(position(), '1-15'), undefined);
});

/** The fewest sweeps of all ways to win, each looked at. */
function plainSweeps(now: Position): number | null {
  const all = [...solutions(now)].map((moves) => sweepsOf(moves!).length);
  return all.length > 0 ? all.reduce((a, b) => Math.min(a, b)) : null;
}

test('the fewest sweeps of small boards are those of all solutions', () => {
  for (let i = 0; i < 10; i++) {
    const now = wander(position({empty: (i % 15) + 1}), 3, `sweeps ${i}`);
    assert.equal(fewestSweeps(now), plainSweeps(now));
  }
  forAll(75, [anyPosition, fc.nat()], (any, target) => {
    const now = {...any, target: target % (any.pegs.length + 1)};
    fc.pre(pegCount(now) < 10);
    assert.equal(fewestSweeps(now), plainSweeps(now));
  });
  const start = position({rows: 11});
  const way = solve(start)!;
  const late = {...start, pegs: played(start, way.slice(0, -5))};
  assert.equal(fewestSweeps(late), plainSweeps(late));
});

test('the fewest sweeps of the slowest starts on 7 rows are known by default', () => {
  // the slowest ones, to any hole and to a single one; published: 12 (A127500)
  for (const target of [0, 6]) assert.equal(fewestSweeps(position({rows: 7, empty: 4, target})), 12);
});
