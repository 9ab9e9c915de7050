// The solver beside plain searches, its ways played, and what it says when it does not know.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {finish} from '../../../../src/core/search.js';
import {
  countGames, countSolutions, fewestPegs, fewestSweeps, finishes, jumped, jumpOf, jumps, moveOf, pegCount, pegSolitaire, position, searchCounts, searchFewestPegs,
  searchFewestSweeps, searchOutlook, searchWay, solutions, solve, sweepsOf, winningJumps, type PegState, type Position,
} from '../../../../src/games/peg-solitaire/rules/index.js';
import {cellsOf, masksOf} from '../../../../src/games/peg-solitaire/rules/masks.js';
import {regionsOf} from '../../../../src/games/peg-solitaire/rules/regions.js';
import {searchOf} from '../../../../src/games/peg-solitaire/rules/steps.js';
import {winWithin} from '../../../../src/games/peg-solitaire/rules/sweeps.js';
import {anyPosition, wander} from './by-play.js';
import {plainBoard, plainGames, plainOutlook} from './plain.js';

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
  return plainOutlook(plainBoard(shape, lattice), [...pegs].map((mark) => mark === 'o'), target ? target - 1 : undefined);
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
  fc.assert(fc.property(anyPosition, fc.nat(), (now, target) => agrees({...now, target: target % (now.pegs.length + 1)})), {numRuns: 150});
});

test('in games on 5 rows too, from every hole', () => {
  for (let i = 0; i < 60; i++) agrees(wander(position({empty: (i % 15) + 1, target: i % 3 === 0 ? (i % 7) + 1 : 0}), i % 9, `five ${i}`));
});

test('winning jumps are those after which a plain search still wins', () => {
  for (let i = 0; i < 30; i++) {
    const now = wander(position({empty: (i % 15) + 1}), i % 8, `jumps ${i}`);
    const plain = jumps(now).filter((jump) => outlook({...now, pegs: jumped(now.pegs, jump)}).won).map(moveOf);
    assert.deepEqual(winningJumps(now), plain);
    assert.deepEqual(finish(searchOutlook(now)).unknown, []);
  }
});

test('a first way is found on every board that has one, and plays through', () => {
  const boards = [
    {rows: 6}, {rows: 7, empty: 2}, {rows: 8}, {rows: 9}, {rows: 10, empty: 2}, {board: 'english'}, {board: 'english', target: 17},
    {board: 'european'}, {board: 'german'}, {board: 'asymmetric'}, {board: 'diamond'},
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
  assert.ok(winningJumps(late).includes(way.at(-5)!));
  assert.equal(countGames(late), BigInt(plainGames(plainBoard(late.shape, late.lattice), [...late.pegs].map((mark) => mark === 'o')).games));
  assert.ok([...solutions(late)].some((moves) => moves.join() === way.slice(-5).join()));
  const two = {...start, pegs: `oo${'.'.repeat(63)}o`};
  assert.equal(solve(two), null);
  assert.deepEqual(finish(searchFewestPegs(two)), {pegs: 2, exact: true});
});

test('counts are those of games played one by one', () => {
  fc.assert(
    fc.property(anyPosition, (now) => {
      fc.pre(pegCount(now) < 9);
      const {games, won} = plainGames(plainBoard(now.shape, now.lattice), [...now.pegs].map((mark) => mark === 'o'));
      assert.deepEqual([countGames(now), countSolutions(now)], [BigInt(games), BigInt(won)]);
      assert.equal([...solutions(now)].length, won);
    }),
    {numRuns: 100},
  );
});

test('solutions come one at a time, all different, and win', () => {
  const start = position({board: 'english'});
  const seen = new Set<string>();
  for (const moves of solutions(start)) {
    assert.equal(played(start, moves).replaceAll('.', ''), 'o');
    seen.add(moves.join());
    if (seen.size === 50) break;
  }
  assert.equal(seen.size, 50);
});

test('an impossible start is known at once', () => {
  assert.equal(solve(position({board: 'european', empty: 19})), null);
  assert.equal(solve(position({rows: 7, empty: 1})), null);
  assert.equal(countSolutions(position({rows: 10, empty: 1})), 0n);
  assert.equal(fewestSweeps(position({rows: 10, empty: 1})), null);
});

test('with too little time it does not know, and says so', () => {
  const start = wander(position({board: 'english'}), 3, 'short');
  assert.equal(solve(start, {limit: 1}), undefined);
  assert.deepEqual(winningJumps(start, {limit: 1}), []);
  assert.equal(fewestPegs(start, {limit: 1}), pegCount(start));
  assert.ok(solve(start));
});

test('a game that is lost stays lost, and is known to be at once', () => {
  let now = wander(position({board: 'english'}), 16, 'lost');
  assert.equal(solve(now), null);
  for (const jump of jumps(now)) assert.equal(solve({...now, pegs: jumped(now.pegs, jump)}, {limit: 1}), null);
  for (let legal = jumps(now); legal.length > 0; legal = jumps(now)) {
    now = {...now, pegs: jumped(now.pegs, legal[0]!)};
    assert.equal(solve(now, {limit: 1}), null);
  }
});

test('a search goes on where its last step stopped', () => {
  const start = wander(position({rows: 8}), 2, 'steps');
  const search = searchWay(start);
  let steps = 1;
  while (!search.step(50).done) steps++;
  const step = search.step(1);
  assert.ok(steps > 5 && step.done && step.value);
});

test('counting that would take too much memory is given up', () => {
  const search = searchCounts(wander(position({rows: 5}), 2, 'count'));
  assert.ok(!search.step(1).done);
  assert.ok(finish(search)!.positions > 10);
});

test('sweeps join the jumps of one peg', () => {
  assert.deepEqual(sweepsOf(['4-1', '6-4', '4-6', '1-4']), [['4-1'], ['6-4', '4-6'], ['1-4']]);
  assert.deepEqual(sweepsOf([]), []);
  assert.equal(jumpOf(position(), '4-1')?.over, 2);
  assert.equal(jumpOf(position(), '1-15'), undefined);
});

/** The fewest sweeps of all ways to win, each looked at. */
function plainSweeps(now: Position): number | null {
  const all = [...solutions(now)].map((moves) => sweepsOf(moves).length);
  return all.length > 0 ? all.reduce((a, b) => Math.min(a, b)) : null;
}

test('the fewest sweeps of small boards are those of all solutions', () => {
  for (let i = 0; i < 10; i++) {
    const now = wander(position({empty: (i % 15) + 1}), 3, `sweeps ${i}`);
    assert.equal(fewestSweeps(now), plainSweeps(now));
  }
  fc.assert(
    fc.property(anyPosition, fc.nat(), (any, target) => {
      const now = {...any, target: target % (any.pegs.length + 1)};
      fc.pre(pegCount(now) < 10);
      assert.equal(fewestSweeps(now), plainSweeps(now));
    }),
    {numRuns: 300},
  );
  const start = position({rows: 11});
  const way = solve(start)!;
  const late = {...start, pegs: played(start, way.slice(0, -5))};
  assert.equal(fewestSweeps(late), plainSweeps(late));
});

test('a way of fewest sweeps has as many, and there is none of fewer', () => {
  for (let i = 0; i < 8; i++) {
    const now = wander(position({rows: 6, empty: i + 1}), i % 4, `way ${i}`);
    const fewest = fewestSweeps(now);
    if (typeof fewest !== 'number') continue;
    const masks = masksOf(now);
    const within = (limit: number): number[] | null | undefined => finish(searchOf(winWithin(masks, [cellsOf(now)], finishes(now).map((hole) => hole - 1), limit)));
    const moves = within(fewest)!.map((jump) => moveOf(masks.board.jumps[jump]!));
    assert.equal(played(now, moves).replaceAll('.', ''), 'o');
    assert.equal(sweepsOf(moves).length, fewest);
    assert.equal(within(fewest - 1), null);
  }
});

test('no sweep that begins outside a region that is full takes a peg of it', () => {
  for (const options of [{rows: 8}, {board: 'english'}, {board: 'diamond'}]) {
    const masks = masksOf(position(options));
    const regions = regionsOf(masks);
    assert.ok(regions.length > 4);
    for (let i = 0; i < 200; i++) {
      const now = wander(position(options), i % 25, `region ${i}`);
      for (const jump of jumps(now)) {
        const after = jumped(now.pegs, jump);
        for (const region of regions) {
          const full = (pegs: string): boolean => region.every((hole) => pegs[hole] === 'o');
          if (full(now.pegs) && !region.includes(jump.from - 1)) assert.ok(full(after));
        }
      }
    }
  }
});

test('the fewest sweeps of a game that can still be won on 8 rows come in steps', () => {
  const search = searchFewestSweeps(wander(position({rows: 8, empty: 4}), 2, 'eight'));
  assert.ok(!search.step(1000).done);
  assert.ok(finish(search)! <= 13);
});
