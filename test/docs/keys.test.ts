// Every key that the documentation of our games names is pressed, and does what it says (test/support/keys.ts).
import {expect, fixture, html} from '@open-wc/testing';
import '../../src/table/game-table.js';
import type {GameTable} from '../../src/table/game-table.js';
import {FourInARow} from '../../src/games/four-in-a-row/four-in-a-row.js';
import {Game2048} from '../../src/games/game-2048/game-2048.js';
import {MancalaGame} from '../../src/games/mancala/mancala-game.js';
import {NimGame} from '../../src/games/nim/nim-game.js';
import {TicTacToe} from '../../src/games/tic-tac-toe/tic-tac-toe.js';
import type {GameElement} from '../../src/kit.js';
import {cellOf} from '../../src/games/blockudoku/rules/index.js';
import {place, placed} from '../example/harness.js';
import * as blockudoku from '../games/blockudoku/harness.js';
import * as ludo from '../games/ludo/harness.js';
import * as peg from '../games/peg-solitaire/harness.js';
import * as snake from '../games/snake/harness.js';
import * as snl from '../games/snakes-and-ladders/harness.js';
import {
  common,
  escapePauses,
  focused,
  pressEveryKey,
  pressKey,
  walk,
  type Press,
  type Scenario,
} from '../support/keys.js';
import {rendered, shown} from '../support/harness.js';

const square = (number: number): string => `[data-square="${number}"]`;

pressEveryKey('snl-board', {
  ...common(() => snl.snlBoard(), ['4']),
  'Tab, Shift+Tab': walk(() => snl.snlBoard(), '[data-square]', '.roll', '.tool'),
  'Arrow keys': way(
    () => snl.snlBoard(),
    square(1),
    ['ArrowUp', square(20)],
    ['ArrowRight', square(19)],
    ['ArrowDown', square(2)],
    ['ArrowLeft', square(1)],
  ),
  'Home, End': way(() => snl.snlBoard(), square(1), ['End', square(10)], ['Home', square(1)]),
  'Control+Home, Control+End': way(
    () => snl.snlBoard(),
    square(1),
    ['Control+Home', square(100)],
    ['Control+End', square(10)],
  ),
  'Enter, Space': async (press) => {
    const board = await snl.snlBoard();
    let rolls = 0;
    for (const place of [snl.squareElement(board, 1), snl.dieButton(board)]) {
      for (const key of ['Enter', 'Space']) {
        (place as HTMLElement).focus();
        await press(key);
        await snl.until(() => board.history.length === rolls + 1);
        rolls++;
        await shown(board);
      }
    }
  },
  'Any other key': async (press) => {
    const board = await snl.snlBoard({step: true, speed: 'fast', size: 3, snakes: '', ladders: '3-5'});
    board.focus();
    void board.play('2');
    await snl.until(() => snl.text(board, '[part~=status]').includes('Press to go on'));
    await press('x');
    await board.presented;
    expect(board.state.positions[0]).to.equal(5);
  },
});

const tile = (name: string): string => `[data-cell="${cellOf(name)}"]`;

pressEveryKey('blockudoku-game', {
  ...common(() => blockudoku.blockudokuGame({hand: 'T4 I5 O4'}), ['1 5E']),
  'Tab, Shift+Tab': walk(
    () => blockudoku.blockudokuGame({setup: 'off'}),
    '[data-cell]',
    '[data-slot="0"]',
    '[data-slot="1"]',
    '[data-slot="2"]',
    '.tool',
  ),
  '1, 2, 3': async (press) => {
    for (const key of ['1', '2', '3']) {
      const game = await blockudoku.blockudokuGame({hand: 'T4 I5 O4'});
      game.focus();
      await rendered(game, press(key));
      expect(blockudoku.slot(game, Number(key)).ariaPressed).to.equal('true');
    }
  },
  'Arrow keys': async (press) => {
    const game = await blockudoku.blockudokuGame({hand: 'I1 I5 O4'});
    await rendered(game, blockudoku.slot(game, 1).click());
    for (const [key, cell] of [
      ['ArrowDown', '2A'],
      ['ArrowRight', '2B'],
      ['ArrowUp', '1B'],
      ['ArrowLeft', '1A'],
    ] as const) {
      await rendered(game, press(key));
      expect(blockudoku.ghost(game), key).to.equal(cell);
      expect(focused(game)).to.equal(blockudoku.cell(game, cell));
    }
  },
  'Home, End': way(() => blockudoku.blockudokuGame(), tile('5E'), ['Home', tile('5A')], ['End', tile('5I')]),
  'Control+Home, Control+End': way(
    () => blockudoku.blockudokuGame(),
    tile('5E'),
    ['Control+Home', tile('1A')],
    ['Control+End', tile('9I')],
  ),
  '1 … 9, A … I': async (press) => {
    const game = await blockudoku.blockudokuGame({hand: 'I1 I5 O4'});
    await rendered(game, blockudoku.slot(game, 1).click());
    for (let i = 0; i < 9; i++) {
      const [row, column] = [String(i + 1), 'abcdefghi'[i]!];
      await press(row);
      await rendered(game, press(column));
      expect(focused(game)).to.equal(blockudoku.cell(game, row + column));
    }
  },
  'Enter, Space': async (press) => {
    for (const key of ['Enter', 'Space']) {
      const game = await blockudoku.blockudokuGame({hand: 'I1 I5 O4'});
      blockudoku.slot(game, 1).focus();
      await rendered(game, press(key));
      expect(blockudoku.slot(game, 1).ariaPressed).to.equal('true');
      expect(focused(game)!.matches('[data-cell]'), 'the board has the focus').to.equal(true);
      await press(key);
      await snl.until(() => game.history.length === 1);
    }
  },
  R: async (press) => {
    const game = await blockudoku.blockudokuGame({hand: 'I2 I5 O4', rotate: true});
    await rendered(game, blockudoku.slot(game, 1).click());
    const shape = (): string =>
      blockudoku
        .ghost(game)
        .replace(/^(\d)(.) \1.$/, 'lies')
        .replace(/^\d(.) \d\1$/, 'stands');
    expect(shape()).to.equal('lies');
    await rendered(game, press('r'));
    expect(shape()).to.equal('stands');
  },
  Escape: async (press) => {
    const game = await blockudoku.blockudokuGame();
    await rendered(game, blockudoku.slot(game, 1).click());
    await escape(game, press, () => blockudoku.slot(game, 1).ariaPressed === 'true');
  },
});

const hole = (number: number): string => `[data-hole="${number}"]`;
const english = (): Promise<peg.PegSolitaire> => peg.pegGame({board: 'english'});

pressEveryKey('peg-solitaire', {
  ...common(() => peg.pegGame(), ['4-1']),
  'Tab, Shift+Tab': walk(() => peg.pegGame(), '[data-hole]', '.tool'),
  'Arrow keys': async (press) => {
    const turn = way(english, hole(17), ['ArrowRight', hole(18)], ['ArrowUp', hole(11)], ['ArrowLeft', hole(10)]);
    await turn(press);
    await way(
      () => peg.pegGame(),
      hole(5),
      ['ArrowUp', hole(3)],
      ['ArrowDown', hole(5)],
      ['ArrowRight', hole(6)],
    )(press);
  },
  'Home, End': way(english, hole(17), ['Home', hole(14)], ['End', hole(20)]),
  'Control+Home, Control+End': way(english, hole(17), ['Control+Home', hole(1)], ['Control+End', hole(33)]),
  'Enter, Space': async (press) => {
    for (const key of ['Enter', 'Space']) {
      const game = await peg.pegGame();
      const seen: (number | undefined)[] = [];
      peg.cell(game, 4).focus();
      for (let i = 0; i < 3; i++) {
        await rendered(game, press(key));
        seen.push(peg.picked(game));
      }
      expect(seen, 'taken, put back, taken').to.deep.equal([4, undefined, 4]);
      peg.cell(game, 1).focus();
      await press(key);
      await peg.until(() => peg.course(game) === '4-1');
    }
  },
  Escape: async (press) => {
    const game = await peg.pegGame();
    peg.cell(game, 4).focus();
    await pressKey('Enter'); // of another row
    await game.updateComplete;
    await escape(game, press, () => peg.picked(game) === 4);
  },
});

const move = (piece: number): string => `.target[data-move="p${piece}"]`;

pressEveryKey('ludo-game', {
  ...common(() => ludo.ludoGame(), ['6', 'p0']),
  'Tab, Shift+Tab': walk(() => rolled('6'), '.target', '.roll', '.tool'),
  'Arrow keys': way(
    () => rolled('6'),
    move(0),
    ['ArrowRight', move(1)],
    ['ArrowDown', move(2)],
    ['ArrowLeft', move(1)],
    ['ArrowUp', move(0)],
  ),
  'Home, End': way(() => rolled('6'), move(0), ['End', move(3)], ['Home', move(0)]),
  'Enter, Space': async (press) => {
    for (const key of ['Enter', 'Space']) {
      const piece = await rolled('6');
      piece.focus();
      await press(key);
      await snl.until(() => piece.history.at(-1)!.move === 'p0');
      const button = await ludo.ludoGame();
      ludo.dieButton(button).focus();
      await press(key);
      await snl.until(() => /^\d$/.test(button.history[0]?.move ?? ''));
    }
  },
  '1, 2, 3, 4': async (press) => {
    for (const key of ['1', '2', '3', '4']) {
      const game = await rolled('6');
      game.focus();
      await press(key);
      await snl.until(() => game.history.at(-1)!.move === `p${Number(key) - 1}`);
    }
  },
});

pressEveryKey('snake-game', {
  ...common(() => snake.snakeGame({step: true}), ['tick', 'D']),
  'Tab, Shift+Tab': walk(() => snake.snakeGame({step: true}), '.cell', '.tool'),
  'Arrow keys, W, A, S, D': async (press) => {
    const game = await snake.snakeGame({step: true});
    game.focus();
    const way = [
      ['ArrowRight', '1,0'],
      ['ArrowDown', '1,1'],
      ['ArrowLeft', '0,1'],
      ['ArrowUp', '0,0'],
      ['d', '1,0'],
      ['s', '1,1'],
      ['a', '0,1'],
      ['w', '0,0'],
    ] as const;
    for (const [key, cell] of way) {
      await press(key);
      await snl.until(() => snake.headAt(game) === cell);
      await game.presented;
    }
  },
  Space: async (press) => {
    await pauses(press, 'Space');
    const game = await snake.snakeGame({step: true});
    game.focus();
    await press('Space');
    await snl.until(() => snake.headAt(game) === '1,0');
  },
  Enter: async (press) => {
    await pauses(press, 'Enter');
    const game = await snake.snakeGame({step: true});
    game.focus();
    await rendered(game, press('Enter'));
    expect(snake.said(game)).to.include('Food');
    expect(snake.headAt(game)).to.equal('0,0');
  },
  P: (press) => pauses(press, 'p'),
});

const settings = {players: 'Ada, Ben', seed: '1', speed: 'instant'} as const;
const ticTacToe = (): Promise<TicTacToe> => placed(new TicTacToe(), settings);
const fourInARow = (): Promise<FourInARow> => placed(new FourInARow(), {...settings, columns: 4, rows: 4});
const nim = (): Promise<NimGame> => placed(new NimGame(), {...settings, heaps: '3 3 3'});

pressEveryKey('tic-tac-toe', {...gridKeys(ticTacToe, 'b2', 'a3 b3')});
pressEveryKey('four-in-a-row', {...gridKeys(fourInARow, '2', '1 2', 3)});
pressEveryKey('nim-game', {...gridKeys(nim, '2-2', '1-1 2-1')});

const mancala = (): Promise<MancalaGame> => placed(new MancalaGame(), {...settings, pits: 2, stones: 2});
const pit = (at: number): string => `[data-target="${at}"]`;
pressEveryKey('mancala-game', {
  ...common(mancala, ['1']),
  'Tab, Shift+Tab': walk(mancala, '.cell', '.tool'),
  'Home, End': way(mancala, pit(0), ['End', pit(5)], ['Home', pit(0)]),
  'Control+Home, Control+End': way(mancala, pit(0), ['Control+End', pit(5)], ['Control+Home', pit(0)]),
  async 'Arrow keys'(press) {
    const game = await mancala();
    game.focus();
    const first = focused(game);
    await press('ArrowRight');
    expect(focused(game)).not.to.equal(first);
    await press('ArrowLeft');
    expect(focused(game)).to.equal(first);
    await press('ArrowUp');
    expect(focused(game)).not.to.equal(first);
    await press('ArrowDown');
    expect(focused(game)).to.equal(first);
  },
  async 'Enter, Space'(press) {
    const game = await mancala();
    game.focus();
    await press('Enter');
    await game.presented;
    await pressKey('ArrowRight');
    await press('Space');
    await game.presented;
    expect(game.history.map(({move}) => move)).to.deep.equal(['1', '2']);
  },
});

const tiles = (): Promise<Game2048> => placed(new Game2048(), {...settings, players: 'Ada'});
pressEveryKey('game-2048', {
  ...common(tiles, ['left']),
  'Tab, Shift+Tab': walk(tiles, '.cell', '.tool'),
  async 'Arrow keys'(press) {
    const game = await tiles();
    game.focus();
    const made = (): number => game.history.length;
    for (const [key, move] of Object.entries({
      ArrowLeft: 'left',
      ArrowUp: 'up',
      ArrowRight: 'right',
      ArrowDown: 'down',
    })) {
      const before = made();
      const isLegal = game.legalMoves.includes(move);
      await press(key);
      await game.presented;
      expect(made()).to.equal(before + Number(isLegal));
    }
  },
  async 'Enter, Space'(press) {
    for (const key of ['Enter', 'Space']) {
      const game = await tiles();
      game.focus();
      await press(key);
      await game.presented;
      expect(game.history).to.have.length(1);
    }
  },
});

pressEveryKey('game-table', {
  'ArrowLeft, ArrowRight, Home, End': async (press) => {
    const element = await fixture<GameTable>(
      html`<game-table><snl-board></snl-board><nim-game></nim-game><tic-tac-toe></tic-tac-toe></game-table>`,
    );
    await element.updateComplete;
    const tabs = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')];
    const shown = (): number => tabs.findIndex((tab) => tab.ariaSelected === 'true');
    tabs[0]!.focus();
    for (const [key, at] of Object.entries({ArrowRight: 1, End: 2, ArrowLeft: 1, Home: 0})) {
      await rendered(element, press(key));
      expect(shown(), key).to.equal(at);
    }
  },
  'Tab, Shift+Tab': walk(table, 'input', 'select'),
  Space: async (press) => {
    const element = await table();
    const [sound, hints] = element.shadowRoot!.querySelectorAll('input');
    sound!.focus();
    await press('Space');
    expect(element.sound).to.equal(true);
    hints!.focus();
    await press('Space');
    expect(element.hints).to.equal(true);
    await press('Space');
    expect(element.hints).to.equal(false);
  },
});

/** Keys pressed one after the other with the focus on something, and what has the focus after each. */
function way(
  make: () => Promise<GameElement>,
  from: string,
  ...steps: readonly (readonly [key: string, at: string])[]
): Scenario {
  return async (press) => {
    const game = await make();
    await rendered(game, snl.find(game, from).focus());
    for (const [key, at] of steps) {
      await rendered(game, press(key));
      expect(focused(game), key).to.equal(snl.find(game, at));
    }
  };
}

/** With something in hand: Escape gives it back, and pauses only then. */
async function escape(game: GameElement, press: Press, isHeld: () => boolean): Promise<void> {
  expect(isHeld()).to.equal(true);
  await rendered(game, press('Escape'));
  expect([isHeld(), game.paused]).to.deep.equal([false, false]);
  await escapePauses(game, press);
}

/** The keys of a square board with `last + 1` columns. @param moves those of Enter in the first cell and, then, of Space in the second */
function gridKeys(
  make: () => Promise<GameElement>,
  opening: string,
  moves: string,
  last = 2,
): Record<string, Scenario> {
  const cell = (column: number, row: number): string =>
    `[role=row]:nth-child(${row + 1}) > [role=gridcell]:nth-child(${column + 1})`;
  return {
    ...common(make, [opening]),
    'Tab, Shift+Tab': walk(make, '.cell', '.tool'),
    'Arrow keys': way(
      make,
      cell(0, 0),
      ['ArrowRight', cell(1, 0)],
      ['ArrowDown', cell(1, 1)],
      ['ArrowLeft', cell(0, 1)],
      ['ArrowUp', cell(0, 0)],
    ),
    'Home, End': way(make, cell(0, 0), ['End', cell(last, 0)], ['Home', cell(0, 0)]),
    'Control+Home, Control+End': way(make, cell(0, 0), ['Control+End', cell(last, last)], ['Control+Home', cell(0, 0)]),
    'Enter, Space': async (press) => {
      const game = await make();
      game.focus();
      await press('Enter');
      await pressKey('ArrowRight');
      await press('Space');
      await game.presented;
      expect(game.history.map(({move}) => move).join(' ')).to.equal(moves);
    },
  };
}

/** Ludo after a roll, so that pieces may be chosen. */
async function rolled(pips: string): Promise<ludo.LudoGame> {
  const game = await ludo.ludoGame();
  await shown(game, game.play(pips));
  return game;
}

/** Snake by the clock: a key starts it, pauses it and lets it go on. */
async function pauses(press: Press, key: string): Promise<void> {
  const game = await snake.snakeGame();
  game.focus();
  for (const paused of [false, true, false]) {
    await rendered(game, press(key));
    expect(game.paused, key).to.equal(paused);
  }
}

async function table(): Promise<GameTable> {
  const element = place(Object.assign(document.createElement('game-table'), {panel: true}));
  await element.updateComplete;
  return element;
}
