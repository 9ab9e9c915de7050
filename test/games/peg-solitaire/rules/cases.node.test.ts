// Every figure that is published or was computed elsewhere (cases.json). The large ones: test/bench/peg-solitaire-figures.mjs.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {finish, searchOf} from '../../../../src/core/search.js';
import {
  boardOf,
  countGames,
  countSolutions,
  fewestSweeps,
  finishes,
  jumped,
  jumps,
  pegCount,
  pegSolitaire,
  position,
  searchCounts,
  solutions,
  solve,
  sweepsOf,
  type PegState,
  type Position,
} from '../../../../src/games/peg-solitaire/rules/index.js';
import {cellsOf, masksOf} from '../../../../src/games/peg-solitaire/rules/masks.js';
import {winWithin} from '../../../../src/games/peg-solitaire/rules/sweeps.js';
import {imagesOf} from '../../../../src/games/peg-solitaire/rules/images.js';
import {made} from '../../../support/made.js';

interface Case {
  readonly id: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each case has its own form
  readonly expect: any;
}
const {cases} = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as {cases: Case[]};
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const expected = (id: string): any => cases.find((one) => one.id === id)!.expect;
const kinds = [1, 2, 4, 5];
const byKind = <T>(value: (empty: number) => T): Record<number, T> =>
  Object.fromEntries(kinds.map((empty) => [empty, value(empty)]));
const counts = (empty: number) => finish(searchCounts(position({empty})))!;

test('5 rows: solutions, games, shortest games, reachable positions', () => {
  assert.deepEqual(
    byKind((empty) => Number(countSolutions(position({empty})))),
    expected('t5-wins'),
  );
  assert.deepEqual(
    byKind((empty) => Number(countSolutions(position({empty, target: empty})))),
    expected('t5-wins-complement'),
  );
  assert.deepEqual(
    byKind((empty) => Number(countGames(position({empty})))),
    expected('t5-total-games'),
  );
  assert.deepEqual(
    byKind((empty) => counts(empty).shortest),
    expected('t5-shortest-game'),
  );
  assert.deepEqual(
    byKind((empty) => counts(empty).positions),
    {1: 3016, 2: 2377, 4: 4237, 5: 1651},
  );
});

test('5 rows: all vacancies together', () => {
  const all = Array.from({length: 15}, (_, i) => counts(i + 1));
  const sum = (of: 'games' | 'solutions'): number => Number(all.reduce((total, one) => total + one[of], 0n));
  assert.deepEqual({games: sum('games'), wins: sum('solutions')}, expected('t5-all-vacancies'));
});

for (const id of ['t5-bell-1', 't5-bell-3', 't5-bell-6', 't5-bell-9']) {
  test(`5 rows: Bell's problem ${id.slice(8)}`, () => {
    const {vacate, finish: end, min_moves, ...columns} = expected(id) as Record<string, number>;
    const start = position({empty: vacate!, target: end!});
    assert.equal(fewestSweeps(start), min_moves);
    // the same sweeps in another order, or mirrored with start and end kept, are one solution
    const {symmetries, jumps: all} = boardOf(start);
    const kept = symmetries.filter((to) => to[vacate! - 1] === vacate && to[end! - 1] === end);
    const overOf = new Map(all.map(({from, over, to}) => [`${from}-${to}`, over]));
    const unique = new Set<string>();
    const finals = new Set<string>();
    let [longest, last, shortest] = [0, 0, Infinity];
    for (const moves of solutions(start)) {
      const sweeps = sweepsOf(moves!);
      if (sweeps.length !== min_moves) continue;
      const most = Math.max(...sweeps.map((sweep) => sweep.length));
      longest = Math.max(longest, most);
      shortest = Math.min(shortest, most);
      last = Math.max(last, sweeps.at(-1)!.length);
      const forms = kept.map((turn) =>
        sweeps.map((sweep) => {
          const on = (hole: number): number => turn[hole - 1]!;
          const [from, to] = [Number(sweep[0]!.split('-')[0]), Number(sweep.at(-1)!.split('-')[1])];
          return `${on(from)}-${on(to)}:${sweep
            .map((move) => on(overOf.get(move)!))
            .sort((a, b) => a - b)
            .join()}`;
        }),
      );
      finals.add(forms.map((form) => form.at(-1)!).sort()[0]!);
      unique.add(forms.map((form) => form.sort().join(' ')).sort()[0]!);
    }
    assert.deepEqual(
      {
        unique_min_solutions: unique.size,
        longest_sweep: longest,
        longest_finishing_sweep: last,
        shortest_longest_sweep: shortest,
        number_of_final_moves: finals.size,
      },
      columns,
    );
  });
}

/** One vacancy of each kind from which a triangle can be won. */
function vacancies(rows: number): Position[] {
  const {symmetries, holes} = boardOf(position({rows}));
  const first = holes.flatMap((_, i) => (symmetries.every((way) => way[i]! > i) ? [i + 1] : []));
  return first.map((empty) => position({rows, empty})).filter((start) => finishes(start).length > 0);
}

test('fewest sweeps from any vacancy, 4 to 6 rows', () => {
  for (const rows of [4, 5, 6]) {
    const found = vacancies(rows).map((start) => fewestSweeps(start)!);
    assert.equal(Math.min(...found), (expected('tri-min-moves') as Record<string, number>)[rows]);
  }
});

test('a way of fewest sweeps on 7 to 10 rows; on 7 and 8 rows there is none of fewer', () => {
  const {ways} = cases.find(({id}) => id === 'tri-min-moves') as Case & {ways: Record<string, string>};
  for (const [rows, way] of Object.entries(ways)) {
    const moves = way.split(' ');
    const end = replay({rows: Number(rows), empty: Number(moves[0]!.split('-')[1])}, way);
    const fewest = (expected('tri-min-moves') as Record<string, number>)[rows]!;
    assert.deepEqual([pegCount(end), end.sweeps, sweepsOf(moves).length], [1, fewest, fewest]);
    if (Number(rows) > 8) continue;
    const starts = vacancies(Number(rows));
    const masks = masksOf(starts[0]!);
    const ends = boardOf(starts[0]!).holes.map((_, hole) => hole);
    assert.equal(
      finish(searchOf(winWithin(masks, starts.map(cellsOf), ends, fewest - 1, {reduce: imagesOf(masks)}))),
      null,
    );
  }
});

/** Pairs of vacancy and last hole, one of each that symmetry makes alike. */
function pairs(rows: number): [empty: number, end: number][] {
  const {symmetries, holes} = boardOf(position({rows}));
  const found = new Map<string, [number, number]>();
  for (let empty = 1; empty <= holes.length; empty++) {
    for (const end of finishes(position({rows, empty}))) {
      const key = symmetries.map((to) => [to[empty - 1]!, to[end - 1]!].join()).sort()[0]!;
      if (!found.has(key)) found.set(key, [empty, end]);
    }
  }
  return [...found.values()];
}

test('pairs of vacancy and finish that the class allows, 2 to 12 rows', () => {
  const found = Object.fromEntries(Array.from({length: 11}, (_, i) => [i + 2, pairs(i + 2).length]));
  assert.deepEqual(found, expected('tri-class-pairs'));
});

test('pairs of vacancy and finish that can be solved, 4 to 7 rows', () => {
  for (const rows of [4, 5, 6, 7]) {
    const solvable = pairs(rows).filter(([empty, target]) => {
      const way = solve(position({rows, empty, target}));
      assert.ok(way !== undefined);
      return way;
    });
    assert.equal(solvable.length, (expected('tri-solvable-pairs') as Record<string, number>)[rows]);
  }
});

test('starts without a jump', () => {
  const stuck = (rows: number): number[] =>
    boardOf(position({rows})).holes.flatMap((_, i) =>
      jumps(position({rows, empty: i + 1})).length === 0 ? [i + 1] : [],
    );
  assert.deepEqual(stuck(2), [1, 2, 3]);
  assert.deepEqual(stuck(3), (expected('tri-no-first-move') as Record<string, number[]>)['tri3']);
  assert.deepEqual(stuck(4), (expected('tri-no-first-move') as Record<string, number[]>)['tri4']);
  assert.deepEqual([stuck(5), stuck(6), stuck(7)], [[], [], []]);
});

function replay(options: Parameters<typeof position>[0], moves: string): PegState {
  const start = pegSolitaire.setup(pegSolitaire.parseOptions(options!), 1);
  return moves.split(' ').reduce((state, move) => made(pegSolitaire.play(state, move)).state, start);
}

test('a printed solution of 5 rows', () => {
  const {moves, final} = expected('t5-solution-replay') as {moves: string; final: number[]};
  const end = replay({}, moves);
  assert.deepEqual(
    [...end.pegs].flatMap((mark, i) => (mark === 'o' ? [i + 1] : [])),
    final,
  );
});

test('English board: six jumps to a dead end, 26 pegs left', () => {
  const {example} = cases.find(({id}) => id === 'en-dead-end') as Case & {example: string};
  const moves = /^[\d -]+(?= \()/.exec(example)![0].replace(/\d+/g, (hole) => String(Number(hole) + 1));
  const end = replay({board: 'english'}, moves);
  assert.deepEqual([jumps(end).length, pegCount(end), moves.split(' ').length], [0, 26, expected('en-dead-end')]);
});

test('English board: fewer jumps never come to a dead end', () => {
  let level = new Set([position({board: 'english'}).pegs]);
  for (let made = 0; made < expected('en-dead-end'); made++) {
    const next = new Set<string>();
    for (const pegs of level) {
      const legal = jumps({...position({board: 'english'}), pegs});
      assert.ok(legal.length > 0, pegs);
      for (const jump of legal) next.add(jumped(pegs, jump));
    }
    level = next;
  }
});

test('European board: vacancies of three orbits can be solved, 16 holes in all; the centre cannot', () => {
  const start = position({board: 'european'});
  const {holes, symmetries} = boardOf(start);
  const orbits = new Set(
    holes.map((_, i) => [...new Set(symmetries.map((to) => to[i]!))].sort((a, b) => a - b).join()),
  );
  const solvable = [...orbits].filter((orbit) => {
    const way = solve(position({board: 'european', empty: Number(orbit.split(',')[0])}));
    assert.ok(way !== undefined);
    return way;
  });
  const {orbits_row_col_0based: cells, orbit_sizes: sizes} = expected('fr-centre') as {
    orbits_row_col_0based: number[][];
    orbit_sizes: number[];
  };
  assert.deepEqual(
    solvable.map((orbit) => orbit.split(',').length),
    sizes,
  );
  cells.forEach(([row, column], i) => {
    const hole = holes.findIndex((cell) => cell.row === row && cell.column === column) + 1;
    assert.ok(solvable[i]!.split(',').includes(String(hole)));
  });
});
