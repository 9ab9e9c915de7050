// Percentiles and the mode, exact where a share is met exactly: by counting the ways that rolls can fall, in whole numbers.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fc, forAll} from '../../../support/random.js';
import {
  parseBoard,
  percentile,
  rulesOf,
  rollDistribution,
  rollPercentiles,
  type Board,
  type Rules,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {tinyGame} from './arbitraries.js';
import {allRolls, mustPlay, stateWith} from './simulation.js';

/** Of all ways that n rolls can fall, how many come home with the n-th: `ways[n]` of `falls ** n`. */
interface Ways {
  readonly ways: readonly bigint[];
  readonly falls: bigint;
}

function waysHome(board: Board, rules: Partial<Rules>, from: number, most: number): Ways {
  const moves = allRolls(rulesOf(rules));
  const ways = [0n];
  let now = new Map([[`${from} 0`, 1n]]);
  for (let n = 1; n <= most; n++) {
    const then = new Map<string, bigint>();
    ways[n] = 0n;
    for (const [key, count] of now) {
      const [square, extra] = key.split(' ').map(Number) as [number, number];
      for (const move of moves) {
        const after = mustPlay(stateWith(board, rules, [square], extra), move);
        if (after.over) ways[n]! += count;
        else {
          const next = `${after.positions[0]} ${after.extra}`;
          then.set(next, (then.get(next) ?? 0n) + count);
        }
      }
    }
    now = then;
  }
  return {ways, falls: BigInt(moves.length)};
}

/** The least number of rolls that is enough for `part` of `whole` games; undefined where `ways` does not go that far. */
function exactPercentile({ways, falls}: Ways, part: bigint, whole: bigint): number | undefined {
  let home = 0n;
  const n = ways.findIndex((count, rolls) => {
    home = home * falls + count;
    return home * whole >= part * falls ** BigInt(rolls);
  });
  return n < 0 ? undefined : n;
}

/** The likeliest number of rolls; the lowest, where several are. */
function exactMode({ways, falls}: Ways): number {
  const whole = ways.map((count, n) => count * falls ** BigInt(ways.length - n));
  return whole.reduce((best, count, n) => (count > whole[best]! ? n : best), 0);
}

test('percentiles and the mode are those of counting, on every tiny board', () => {
  forAll(75, [tinyGame, fc.nat()], ({board: raw, rules: some}, at) => {
    const rules = {...some, faces: Math.min(5, some.faces as number)};
    const board = parseBoard(raw, rules);
    const from = rules.start! + (at % (raw.columns * raw.rows - rules.start!));
    const found = rollDistribution(board, rules, from);
    if (!found || found.p90 > 40) return;
    const ways = waysHome(board, rules, from, found.p90 + 1);
    for (const [value, part, whole] of [
      [found.p10, 1n, 10n],
      [found.median, 1n, 2n],
      [found.p90, 9n, 10n],
      [percentile(found, 1 / 4), 1n, 4n],
      [percentile(found, 1 / 3), 1n, 3n],
      [percentile(found, 17 / 36), 17n, 36n],
    ] as const)
      assert.equal(value, exactPercentile(ways, part, whole), `${part} of ${whole}`);
    if (found.mode <= found.p90) assert.equal(found.mode, exactMode(ways));
    // and each share that a number of rolls makes is met by just that number
    let home = 0n;
    ways.ways.slice(0, 12).forEach((count, n) => {
      home = home * ways.falls + count;
      if (count === 0n) return;
      assert.equal(percentile(found, Number(home) / Number(ways.falls ** BigInt(n))), n);
    });
  });
});

test('percentiles alone are those of the distribution, for a part of its work', () => {
  forAll(25, [tinyGame, fc.nat(), fc.array(fc.double({min: 0, max: 1, noNaN: true}))], ({board, rules}, at, shares) => {
    const from = rules.start! + (at % (board.columns * board.rows - rules.start!));
    const all = rollDistribution(board, rules, from);
    const some = rollPercentiles(board, rules, shares, from);
    assert.deepEqual(some, all && shares.map((share) => percentile(all, share)));
  });
  const {median, p90, chances} = rollDistribution('classic')!;
  assert.deepEqual(rollPercentiles('classic', {}, [0.5, 0.9]), [median, p90]);
  // the sweeps of what comes before the rolls are few
  const limit = 600 * (p90 + 50);
  assert.ok(limit * 5 < 600 * chances.length);
  assert.deepEqual(rollPercentiles(parseBoard('classic'), {}, [0.5, 0.9], 1, {limit}), [median, p90]);
  assert.equal(rollDistribution(parseBoard('classic'), {}, 1, {limit}), undefined);
});

test('the fewest rolls are known even if their probability is tiny', () => {
  // twenty times the greatest of twenty
  const heads = Array.from({length: 399}, (_, i) => i + 2).filter((square) => (square - 1) % 20 !== 0 && square < 400);
  const board = parseBoard({columns: 401, rows: 1, snakes: heads.map((head): [number, number] => [head, 1])});
  assert.equal(rollDistribution(board, {faces: 20, overshoot: 'win'}, 1), null, 'beyond a million');
  // sixty fours
  const found = rollDistribution({columns: 240, rows: 1}, {faces: 2, dice: 2, overshoot: 'win'})!;
  assert.equal(found.min, 60);
  assert.ok(found.within[60]! < 1e-16);
});

test('the percentiles 0 and 1 are no roll and the longest game', () => {
  const found = rollDistribution({size: 3}, {overshoot: 'win'})!;
  // one square a roll: eight rolls at most
  assert.equal(percentile(found, 0), 0);
  assert.equal(percentile(found, 1), 8);
  assert.equal(percentile(found, 1 - 1e-15), 8);
  assert.equal(found.within[8], 1);
});
