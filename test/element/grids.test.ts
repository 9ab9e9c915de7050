// Screen readers tell the row and the column of a cell. They count the cells of a row where none is given, and a row may
// have holes.
import {expect} from '@open-wc/testing';
import {defineGame, defineRules, gridPlaces, type GameElement} from '../../src/kit.js';
import {fromMarkup, place} from '../support/harness.js';
import 'virtual:elements';

const HolesGame = defineGame('holes-game', {
  rules: defineRules({
    id: 'holes',
    setup: () => ({}),
    moves: () => ['a'],
    play: ({seat}) => ({state: {}, seat, effects: []}),
  }),
  words: {en: {game: 'Holes'}},
  board: {
    box: [0, 0, 300, 300],
    places: gridPlaces(3, 3),
    pieces: () => [],
    targets: () =>
      ['a3', 'c3', 'b2', 'a1', 'c1'].map((id) => {
        const [column, row] = ['abc'.indexOf(id[0]!), 3 - Number(id[1])];
        return {id, column, row, label: id, move: 'a'};
      }),
  },
});

/** The number at each cell in each row of the grid, as an attribute says. */
const told = (game: GameElement): number[][] =>
  Array.from(game.renderRoot.querySelectorAll('[role=row]'), (row) =>
    Array.from(row.querySelectorAll('[role=gridcell]'), (cell) => Number(cell.getAttribute('aria-colindex'))),
  );

/** Checks the rows and columns of a board whose cells stand in straight rows and columns. */
function expectStraight(game: GameElement): void {
  const grid = game.renderRoot.querySelector('[role=grid]')!;
  const cells = [...grid.querySelectorAll('[role=gridcell]')];
  // the top cells of Four in a row reach up further
  const corners = cells.map((cell) => cell.getBoundingClientRect()).map(({left, bottom}) => [left, bottom] as const);
  const step = Math.min(...corners.flatMap(([x]) => corners.map(([other]) => other - x)).filter((by) => by > 2));
  const [left, top] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis]!))) as [number, number];
  const places = cells.map((cell) => [
    Number(cell.getAttribute('aria-colindex')),
    Number(cell.closest('[role=row]')!.getAttribute('aria-rowindex')),
  ]);
  expect(places).to.deep.equal(
    corners.map(([x, y]) => [Math.round((x - left) / step) + 1, Math.round((y - top) / step) + 1]),
  );
  expect([grid.getAttribute('aria-colcount'), grid.getAttribute('aria-rowcount')].map(Number)).to.deep.equal(
    [0, 1].map((axis) => Math.max(...places.map((at) => at[axis]!))),
  );
  // Orca takes rows of the same name and extents for one, and says "leaving table" between them
  const rows = Array.from(grid.querySelectorAll('[role=row]'), (row) => row.getBoundingClientRect());
  expect(new Set(rows.map(({top: y, height}) => `${y} ${height}`)).size).to.equal(rows.length);
}

describe('the rows and columns of a grid', () => {
  for (const [tag, markup] of [
    ['tic-tac-toe', '<tic-tac-toe columns="4" rows="3"></tic-tac-toe>'],
    ['four-in-a-row', '<four-in-a-row columns="5" rows="4"></four-in-a-row>'],
    ['blockudoku-game', '<blockudoku-game></blockudoku-game>'],
    ['snl-board', '<snl-board board="random" size="6"></snl-board>'],
    ['peg-solitaire', '<peg-solitaire board="english"></peg-solitaire>'],
    ['peg-solitaire', '<peg-solitaire board="german"></peg-solitaire>'],
  ] as const) {
    it(`are told in ${markup}`, async () => {
      expectStraight(await fromMarkup<'tic-tac-toe' | 'peg-solitaire'>(tag as 'tic-tac-toe', markup));
    });
  }

  it('are told in a game of one’s own whose board has holes', async () => {
    const game = place(Object.assign(new HolesGame(), {players: 'Ada, Ben'}));
    await game.updateComplete;
    expect(told(game)).to.deep.equal([[1, 3], [2], [1, 3]]);
    expectStraight(game);
  });

  it('are told in the heaps of Nim: a column is a heap', async () => {
    const game = await fromMarkup('nim-game', '<nim-game heaps="1 3 2"></nim-game>');
    expect(told(game)).to.deep.equal([[2], [2, 3], [1, 2, 3]]);
  });

  it('are told in the rows of a triangle', async () => {
    const game = await fromMarkup('peg-solitaire', '<peg-solitaire board="triangle 5"></peg-solitaire>');
    expect(told(game)).to.deep.equal([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]]);
  });
});
