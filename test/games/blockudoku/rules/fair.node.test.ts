// Fair hands: that the search for a way to put a hand down finds what trying everything finds, that hands are those they
// have always been, and that none takes long to draw. Work is counted in places looked at.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {fc} from '../../../support/random.js';
import {drawOf} from '../../../../src/core/random.js';
import {
  blockudoku,
  pieceOf,
  pieceSets,
  turned,
  type Bits,
  type BlockudokuState,
  type Hand,
  type Piece,
} from '../../../../src/games/blockudoku/rules/index.js';
import {bitsOf} from '../../../../src/games/blockudoku/rules/board.js';
import {fits as fitsWithin} from '../../../../src/games/blockudoku/rules/fits.js';
import {drawHand, fairWork} from '../../../../src/games/blockudoku/rules/hand.js';
import * as plain from './reference.js';

const empty = Array<string>(9).fill('000000000');
/** Room for single tiles and diagonals alone. */
const chequered = empty.map((_, y) => (y % 2 ? '101010101' : '010101010'));
const pieces = (names: readonly string[]) => names.map((name) => pieceOf(name)!);
const fits = (board: Bits, some: readonly Piece[], rotate: boolean, left = 10_000_000) =>
  fitsWithin(board, some, rotate, {left});

/** Boards as they come: with tiles here and there, crowded, chequered, or with a hole in every row and column. */
const boards = fc
  .tuple(
    fc.constantFrom('any', 'any', 'holes', 'chequered'),
    fc.integer({min: 2, max: 9}),
    fc.array(fc.integer({min: 0, max: 9}), {minLength: 81, maxLength: 81}),
  )
  .map(([kind, fill, cells]) => {
    const tile = (y: number, x: number): boolean => {
      const n = cells[9 * y + x]!;
      if (kind === 'holes') return (x + 4 * y) % 9 !== 0 && n > 0;
      return n < fill || (kind === 'chequered' && (x + y) % 2 === 0);
    };
    const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    return plain.clear(nine.map((y) => nine.map((x) => (tile(y, x) ? 1 : 0)))).grid;
  });
const own = fc.constantFrom(
  '111/111/111',
  '11111/11111',
  '111/101/111',
  '10101/01010',
  '1111/1001/1111',
  '101/010/001',
);
const names = fc.oneof(fc.constantFrom(...pieceSets.all), own);

describe('whether a hand fits', () => {
  test('agrees with a brute-force search, over the turns of each piece if they may be turned', () => {
    let [yes, no] = [0, 0];
    fc.assert(
      fc.property(boards, fc.array(names, {minLength: 1, maxLength: 3}), fc.boolean(), (grid, all, rotate) => {
        // of an empty board every way would take too long to try
        fc.pre(grid.flat().filter(Boolean).length > 25);
        const hand = pieces(rotate ? all.slice(0, 2) : all);
        const ways = hand.reduce<string[][]>(
          (before, {shape}) =>
            before.flatMap((way) => (rotate ? [0, 1, 2, 3] : [0]).map((n) => [...way, turned(shape, n)])),
          [[]],
        );
        const expected = ways.some((way) => plain.fits(grid, way));
        if (expected) yes++;
        else no++;
        assert.equal(fits(bitsOf(grid.map((row) => row.join(''))), hand, rotate), expected);
      }),
      {numRuns: 125, seed: 1},
    );
    assert.ok(yes > 20 && no > 20, `${yes} fit, ${no} do not`);
  });

  test('is unknown beyond the limit, and known within it', () => {
    const rows = '100110101/101010001/001100000/000101101/000101011/010010011/010100101/000000001/111100001';
    const hand = pieces(['T5', 'I2r1', 'I4']);
    const answers = [1, 100, 1000, 5000, 8000, Infinity].map((limit) => fits(bitsOf(rows), hand, false, limit));
    assert.deepEqual(answers, [undefined, undefined, undefined, undefined, false, false]);
    assert.equal(fits(bitsOf(empty), hand, true, 0), undefined);
    assert.equal(fits(bitsOf(empty), hand, true, 5000), true);
  });
});

describe('a fair game', () => {
  /** Options and seeds, and what the settled moves of random games come to, as ever. */
  const games = [
    [{}, 'a', '59a0948e29ce76ee'],
    [{refill: 'each', pieces: 'app'}, 'b', 'ca2af2baf80afa1f'],
    [{rotate: true, pieces: 'all'}, 'c', '9ab6fdf871812fa8'],
    [{refill: 'each', rotate: true}, 'd', 'a900102f34eb1151'],
    [{pieces: 'I1 X5 11111/11111 111/101/111'}, 'e', '1645c653dd6cf82e'],
    [{refill: 'each', pieces: 'O4 I5 111/101 10101/01010'}, 'f', '86e42614e83b356f'],
    [{refill: 'each', pieces: '1 T4 11111/11111'}, 's1', '37782635c7325850', 1, 60],
  ] as const;

  for (const [options, seed, hash, times = 8, most = 200] of games) {
    test(`has the same hands as ever: ${JSON.stringify(options)}`, () => {
      const moves: string[] = [];
      for (let i = 0; i < times; i++) {
        const own = i ? `${seed} ${i}` : seed;
        let state = begin({fair: true, ...options}, own);
        moves.push(state.hand.join(' '));
        for (let number = 1; number <= most && !state.over; number++) {
          const move = drawOf(`${own} choice`, number).pick(blockudoku.moves(state));
          moves.push(blockudoku.settle!(state, move, drawOf(own, number)));
          state = played(state, moves.at(-1)!);
        }
      }
      assert.equal(createHash('sha256').update(moves.join('\n')).digest('hex').slice(0, 16), hash);
    });
  }

  test('has hands that fit even where a hundred draws give none', () => {
    const board = bitsOf(chequered);
    const large = pieceSets.classic.filter((name) => !fits(board, pieces([name]), false));
    const {rules} = begin({pieces: [...large, 'I1']}, 'x');
    const drawn = (k: number, hand: Hand, fair = true): Hand =>
      drawHand(board, hand, {...rules, fair}, drawOf('rare', k), {left: fairWork});
    // the seldom-drawn piece is the only one that fits
    let failed = 0;
    for (let k = 0; k < 100; k++) {
      assert.deepEqual(drawn(k, ['I1', null, 'I1']), ['I1', 'I1', 'I1']);
      assert.ok(fits(board, pieces(drawn(k, [null, null, null]) as string[]), false));
      const draw = drawOf('rare', k);
      if (Array.from({length: 100}, () => draw.pick([...large, 'I1'])).every((name) => name !== 'I1')) failed++;
    }
    assert.ok(failed > 3, `${failed} of 100 hands had no such piece in a hundred draws`);
    // with a piece in the tray that fits nowhere, any other may come
    const others = new Set(Array.from({length: 100}, (_, k) => drawn(k, [large[0]!, null, 'I1'])[1]));
    assert.ok(others.size > 20, `${others.size} pieces`);
  });

  test("accepts a hand that can't be judged within the work limit", () => {
    const {rules} = begin({fair: true}, 'x');
    const board = bitsOf(chequered);
    const drawn = (fair: boolean, left: number): Hand =>
      drawHand(board, [null, null, null], {...rules, fair}, drawOf('none', 1), {left});
    assert.ok(!fits(board, pieces(drawn(false, 0) as string[]), false));
    assert.deepEqual(drawn(true, 0), drawn(false, 0));
    assert.notDeepEqual(drawn(true, fairWork), drawn(false, 0));
    // the same wherever it is drawn
    for (const left of [100, 500, 1000, 2000, 5000]) assert.deepEqual(drawn(true, left), drawn(true, left));
  });
});

function begin(options: object, seed: string): BlockudokuState {
  return blockudoku.setup(blockudoku.deal!(blockudoku.parseOptions(options as never), drawOf(seed, 0)), 1);
}

function played(state: BlockudokuState, move: string): BlockudokuState {
  const next = blockudoku.play(state, move);
  assert.ok(next.ok, move);
  return next.state;
}
