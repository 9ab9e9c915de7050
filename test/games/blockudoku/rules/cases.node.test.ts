// The rules against figures from outside: the game's own description, other implementations, the log of an app.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  blockudoku,
  place,
  placements,
  pieceOf,
  pieceSets,
  pointsOf,
  type BlockudokuEffect,
  type BlockudokuState,
} from '../../../../src/games/blockudoku/rules/index.js';
import {bitsOf, cellNames, fullOf} from '../../../../src/games/blockudoku/rules/board.js';
import cases from './cases.json' with {type: 'json'};

/** A case of another implementation; its kind says what it has. */
interface Clone {
  readonly id: string;
  readonly source: string;
  readonly kind: string;
  readonly board?: readonly string[];
  readonly shape?: string;
  readonly cell?: string;
  readonly counts?: Readonly<Record<string, number>>;
  readonly moves?: readonly {readonly shape: string; readonly cell: string; readonly delta: number}[];
  readonly cases?: readonly {
    readonly board: readonly string[];
    readonly shape: string;
    readonly cell: string;
    readonly legal: boolean;
  }[];
  readonly expect?: {
    readonly placed: number;
    readonly cleared: number;
    readonly cells_cleared: number;
    readonly board_after: readonly string[];
  };
}

/** A position in which the piece lies in the first slot. */
function position(board: readonly string[], shape: string, streak = 0): BlockudokuState {
  const name = pieceOf(shape)!.name;
  const options = blockudoku.parseOptions({board, hand: [name, name, name], pieces: [name]});
  return {...blockudoku.setup(options, 1), streak};
}

function play(state: BlockudokuState, cell: string): {state: BlockudokuState; effects: readonly BlockudokuEffect[]} {
  const slot = state.hand.findIndex((name) => name !== null) + 1;
  const played = blockudoku.play(state, `${slot} ${cell}`);
  assert(played.ok, JSON.stringify(played));
  return played as unknown as {state: BlockudokuState; effects: readonly BlockudokuEffect[]};
}

for (const {id, board, shape, cell, streak_before, expect, ...rest} of cases.realised) {
  test(`example ${id} of the description scores ${expect.delta}`, () => {
    const before = position(board, shape, streak_before);
    const {state, effects} = play(before, cell);
    assert.equal(state.score, expect.delta);
    assert.deepEqual(state.board, expect.board_after);
    assert.equal(state.streak, expect.streak_after);
    const cleared = effects.find((effect) => effect.type === 'cleared');
    assert.equal((cleared?.rows.length ?? 0) + (cleared?.columns.length ?? 0), expect.lines);
    assert.equal(cleared?.squares.length ?? 0, expect.squares);
    for (const wrong of ('illegal_cells' in rest && rest.illegal_cells) || []) {
      assert.equal(blockudoku.play(before, `1 ${wrong}`).ok, false);
      assert(!placements(board, shape).includes(wrong));
    }
  });
}

test('a bar of 5 scores 5', () =>
  assert.equal(play(position(Array<string>(9).fill('000000000'), '1/1/1/1/1'), '1A').state.score, 5));

test('consecutive clearing moves score 0, 30, 60 and 90; a move that clears nothing resets that', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((before) => pointsOf('classic', 1, 1, 0, before).streak),
    [0, 30, 60, 90],
  );
  let state = position(cases.realised.find(({id}) => id === 'S6r')!.board, '1', 3);
  state = play(state, '5E').state;
  assert.equal(state.streak, 0);
  state = play(state, '1A').state;
  assert.deepEqual([state.score, state.streak], [1 + 87, 1]);
});

test('three at once score a flat combo of 50', () => {
  assert.deepEqual(pointsOf('classic', 5, 1, 2, 0), {
    tiles: 5,
    lines: 18,
    squares: 36,
    combo: 50,
    streak: 0,
    total: 109,
  });
});

test('the T of the description has 2 rows, 3 columns and 4 tiles', () => {
  const {rows, columns, tiles} = pieceOf('010/111')!;
  assert.deepEqual([rows, columns, tiles], [2, 3, 4]);
});

test('a diagonal of 3 has only the remaining placements', () => {
  const board = [...Array<string>(6).fill('111111111'), '111110011', '111111001', '111111100'];
  assert.deepEqual(placements(board, '100/010/001'), ['7F', '7G']);
});

test('shapes are those that public versions of the game share', () => {
  const shapes = (names: readonly string[]): string[] => names.map((name) => pieceOf(name)!.shape).sort();
  assert.deepEqual(shapes(pieceSets.classic), cases.shapes.classic.map(({shape}) => shape).sort());
  assert.deepEqual(shapes(pieceSets.app), [...cases.shapes.app].sort());
  assert.deepEqual(shapes(pieceSets.all), [...cases.shapes.all].sort());
  for (const {shape, rows, cols, tiles} of cases.shapes.classic) {
    const piece = pieceOf(shape)!;
    assert.deepEqual([piece.rows, piece.columns, piece.tiles], [rows, cols, tiles]);
  }
});

for (const example of cases.clone_tests as unknown as Clone[]) {
  test(`${example.id} of ${example.source.split(' ')[0]}`, () => {
    if (example.moves) {
      let board = example.board!;
      for (const {shape, cell, delta} of example.moves) {
        const {state} = play(position(board, shape), cell);
        assert.equal(state.score, delta);
        board = state.board;
      }
      assert.deepEqual(
        board.slice(0, 3).map((row) => row.slice(0, 3)),
        ['000', '000', '000'],
      );
    }
    for (const [shape, count] of Object.entries(example.counts ?? {}))
      assert.equal(placements(example.board!, shape).length, count);
    for (const {board, shape, cell, legal} of example.cases ?? [])
      assert.equal(placements(board, shape).includes(cell), legal);
    if (example.kind === 'place') {
      const placed = place(example.board!, example.shape!, example.cell!)!;
      assert.deepEqual(
        [placed.filled.length, placed.cleared.length],
        [example.expect!.placed, example.expect!.cleared],
      );
    }
    if (example.kind === 'clear_cells') {
      const {bits} = fullOf(bitsOf(['111111111', ...Array<string>(8).fill('100000000')]));
      assert.equal(cellNames(bits).length, example.expect!.cells_cleared);
    }
    if (example.kind === 'clear') {
      const placed = place(['011111111', '111000000', '111000000', ...Array<string>(6).fill('000000000')], '1', '1a')!;
      assert.deepEqual(placed.board, example.expect!.board_after);
    }
  });
}

test('the woodoku preset scores as the log of that app', () => {
  for (const {score_before, streak_before, moves_tiles_elements, woodoku_score, seed_rule_score_ours} of cases.woodoku
    .logs) {
    const [[tiles, elements]] = moves_tiles_elements as [[number, number]];
    assert.equal(score_before + pointsOf('woodoku', tiles, elements, 0, streak_before).total, woodoku_score);
    assert.equal(score_before + pointsOf('classic', tiles, elements, 0, streak_before).total, seed_rule_score_ours);
  }
  for (const {moves_tiles_elements, woodoku_score} of cases.woodoku.units) {
    let score = 0;
    let streak = 0;
    for (const [tiles, elements] of moves_tiles_elements as [number, number][]) {
      score += pointsOf('woodoku', tiles, 0, elements, streak).total;
      streak = elements > 0 ? streak + 1 : 0;
    }
    assert.equal(score, woodoku_score);
  }
});
