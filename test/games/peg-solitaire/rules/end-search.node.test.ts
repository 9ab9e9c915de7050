// The search for games that end in one hole, beside a plain search and on positions that can be won.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fc, forAll} from '../../../support/random.js';
import {fastDraw} from '../../../../src/core/fast-draw.js';
import {finish, searchOf} from '../../../../src/core/search.js';
import {
  finishes,
  jumped,
  jumps,
  pegCount,
  position,
  searchWay,
  type Position,
} from '../../../../src/games/peg-solitaire/rules/index.js';
import {searchEnd} from '../../../../src/games/peg-solitaire/rules/end-search.js';
import {findEndings} from '../../../../src/games/peg-solitaire/rules/endings.js';
import {JumpCounts} from '../../../../src/games/peg-solitaire/rules/jump-counts.js';
import {cellsOf, masksOf} from '../../../../src/games/peg-solitaire/rules/masks.js';
import {walkBack} from '../../../../src/games/peg-solitaire/rules/random-position.js';
import {findRegions} from '../../../../src/games/peg-solitaire/rules/regions.js';
import type {Work} from '../../../../src/games/peg-solitaire/rules/steps.js';
import {plainBoard, plainOutlook} from './reference.js';

const all = <T>(work: Work<T>): T => finish(searchOf(work))!;

/** The pegs at the end of the search's way, null if it proves that there is none, undefined if it does not know. */
function search(now: Position, end: number, room: number): string | null | undefined {
  const masks = masksOf(now);
  const endings = all(findEndings(masks, [end], 1));
  const way = all(searchEnd(masks, cellsOf(now), end, endings, room));
  return (
    way &&
    way.reduce((pegs, j) => {
      const jump = masks.board.jumps[j]!;
      assert.ok(jumps({...now, pegs}).includes(jump));
      return jumped(pegs, jump);
    }, now.pegs)
  );
}

const lastPeg = (now: Position, end: number): string => [...now.pegs].map((_, i) => (i === end ? 'o' : '.')).join('');

test('it finds what a plain search finds', () => {
  const boards = [{rows: 5}, {rows: 6}, {board: 'ooo/oooo/oooo/oooo/.ooo'}];
  forAll(15, [fc.constantFrom(...boards), fc.nat(), fc.integer({min: 4, max: 12})], (board, seed, most) => {
    let now = position(board);
    const draw = fastDraw(`${seed}`);
    while (pegCount(now) > most && jumps(now).length > 0) now = {...now, pegs: jumped(now.pegs, draw.pick(jumps(now)))};
    if (pegCount(now) < 4) return;
    const plain = plainBoard(now.shape, now.lattice);
    for (const end of finishes(now).map((hole) => hole - 1)) {
      const {won} = plainOutlook(
        plain,
        [...now.pegs].map((mark) => mark === 'o'),
        end,
      );
      assert.equal(search(now, end, Infinity), won ? lastPeg(now, end) : null, `${now.pegs} ${end}`);
    }
  });
});

test('it never rules out a game that exists', () => {
  forAll(
    15,
    [fc.constantFrom('european', 'german', 'diamond'), fc.nat(), fc.integer({min: 8, max: 30})],
    (board, seed, pegs) => {
      const empty = position({board});
      const draw = fastDraw(`${seed}`);
      const end = draw.int(0, empty.pegs.length - 1);
      const now = {...empty, pegs: all(walkBack({...empty, target: end + 1}, pegs, draw))};
      if (pegCount(now) < 4) return;
      const found = search(now, end, 2000);
      assert.ok(found === undefined || found === lastPeg(now, end), `${board} ${now.pegs} ${end}: ${found}`);
    },
  );
});

test('counts of jumps alone prove that a position with 33 pegs on the German board is lost', () => {
  const now = position({board: 'german', start: 'ooo.oo.ooo..oooooo.o.ooo.ooo.ooo.ooooo.o.oo.o'});
  const masks = masksOf(now);
  const regions = all(findRegions(masks));
  for (const end of finishes(now))
    assert.equal(all(new JumpCounts(masks, regions, cellsOf(now), end - 1).possible({left: 100})), false);
  assert.equal(finish(searchWay(now), 500_000), null);
});
