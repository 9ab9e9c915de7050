// Searches work in short steps and charge for their work, on boards of any size: their reads of the jumps are counted.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {searchOf, type Search} from '../../../../src/core/search.js';
import {
  finishes,
  jumps,
  position,
  searchCounts,
  searchFewestPegs,
  searchFewestSweeps,
  searchOutlook,
  searchWay,
  type Position,
} from '../../../../src/games/peg-solitaire/rules/index.js';
import {findEndings} from '../../../../src/games/peg-solitaire/rules/endings.js';
import {cellsOf, masksOf} from '../../../../src/games/peg-solitaire/rules/masks.js';
import {findPagodas} from '../../../../src/games/peg-solitaire/rules/pagodas.js';
import {winWithin} from '../../../../src/games/peg-solitaire/rules/sweeps.js';

const square = (rows: number): string => Array(rows).fill('o'.repeat(rows)).join('/');
const boards: Readonly<Record<string, Position>> = {
  English: position({board: 'english', empty: 1}),
  '10 rows': position({rows: 10, empty: 2}),
  '30 rows': position({rows: 30}),
  '30 × 30': position({board: square(30)}),
  '30 × 30, six directions': position({board: square(30), lattice: 'triangle', empty: 2}),
};

/** Counts the reads of a board's jumps from now on, in all searches on it. */
function readsOf(now: Position): () => number {
  let reads = 0;
  const counted = <T extends object>(jumps: T): T =>
    new Proxy(jumps, {
      get(list, key) {
        const value: unknown = Reflect.get(list, key);
        if (typeof value === 'number') reads++;
        return typeof value === 'function' ? (value.bind(list) as unknown) : value;
      },
    });
  const masks = masksOf(now);
  Object.assign(masks, {from: counted(masks.from), flipA: counted(masks.flipA)});
  return () => reads;
}

test('no step reads many jumps, and a unit of work pays for at most 128', () => {
  for (const [name, now] of Object.entries(boards)) {
    const reads = readsOf(now);
    const masks = masksOf(now);
    const ends = finishes(now).map((hole) => hole - 1);
    const parts = [
      findPagodas(masks, ends),
      findEndings(masks, ends, 5000),
      winWithin(masks, [cellsOf(now)], ends, 200),
    ];
    const questions = [searchWay, searchOutlook, searchFewestPegs, searchCounts, searchFewestSweeps];
    const searches: Search<unknown>[] = [...questions.map((ask) => ask(now)), ...parts.map(searchOf<unknown>)];
    for (const [i, search] of searches.entries()) {
      let most = 0;
      for (let steps = 0, before = reads(), done = false; !done && steps < 100; steps++) {
        ({done} = search.step(1));
        most = Math.max(most, reads() - before);
        before = reads();
      }
      assert.ok(most <= 20_000, `${name}, search ${i}: ${most} reads in a step`);
      const before = reads();
      search.step(1000);
      const read = reads() - before;
      // each jump is read in two lists
      assert.ok(read <= 2 * 128 * 1000 + 20_000, `${name}, search ${i}: ${read} reads in 1000 units`);
    }
  }
});

test('the moves of a lost position on a large board are judged one per step', () => {
  const now = position({board: Array(30).fill('oo.'.repeat(10)).join('/')});
  const search = searchOutlook(now);
  let steps = 1;
  for (; !search.step(1).done; steps++);
  assert.ok(steps > jumps(now).length, `${steps} steps for ${jumps(now).length} moves`);
});

test('the sweeps of one peg, more than can be listed, come in steps', () => {
  // the peg in the corner jumps along the lines of a grid, over a peg between any two crossings
  const [crossings, between] = ['.o'.repeat(3) + '.', 'o.'.repeat(3) + 'o'];
  const grid = Array.from({length: 7}, (_, row) => (row % 2 === 0 ? crossings : between)).join('/');
  const now = position({board: grid.replace('.', 'o')});
  const masks = masksOf(now);
  const work = winWithin(masks, [cellsOf(now)], [0], 100);
  for (let steps = 0; steps < 1000; steps++) {
    const {done, value} = work.next();
    assert.ok(!done && value < 128, `step ${steps}: ${String(value)}`);
  }
});
