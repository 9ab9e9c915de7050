// Played with the hands: real mouse and keys, from the first piece to the last.
import {expect} from '@open-wc/testing';
import {flourish} from '../../../src/games/blockudoku/view/choreography.js';
import {centre, click, drag, engine, press, resetMouse, sendMouse} from '../../support/commands.js';
import {
  all,
  animations,
  blockudokuGame,
  cell,
  checkers,
  corner,
  dragPiece,
  find,
  ghost,
  focused,
  has,
  hear,
  held,
  label,
  lastMove,
  moves,
  names,
  playAll,
  said,
  score,
  seen,
  slot,
  text,
  tiles,
  tool,
  type,
  until,
  way,
} from './harness.js';

afterEach(() => resetMouse());
// what flies back is fetched when a piece is first taken
before(() => flourish.use(() => undefined));

describe('a game of BlockuDoku', () => {
  it('is played from start to end by dragging', async function () {
    this.timeout(60_000);
    const game = await blockudokuGame({board: checkers.map((row, i) => (i < 7 ? row : '000000000'))});
    const heard = hear(game, 'game-move', 'game-over');
    const expected: string[] = [];
    while (game.turn !== undefined) {
      const move = game.legalMoves[0]!;
      expected.push(move);
      await dragPiece(game, Number(move[0]), move.slice(2));
      expect(seen(game)).to.equal(game.state.board.join(' '));
      expect(score(game)).to.equal(game.state.score);
    }
    expect(moves(game)).to.equal(expected.join(', '));
    expect(names(heard)).to.equal(`${'move '.repeat(expected.length)}over`);
    expect(game.history.every(({by}) => by === 'person')).to.be.true;
    expect(text(game, '.card')).to.include('No room left').and.to.include(`${game.state.score} points`);
    expect(game.matches(':state(over)')).to.be.true;
  });

  it('is played from start to end by keyboard alone', async function () {
    this.timeout(60_000);
    const game = await blockudokuGame({board: checkers.map((row, i) => (i < 7 ? row : '000000000')), seed: 'keys'});
    game.focus();
    while (game.turn !== undefined) {
      const before = game.history.length;
      const move = game.legalMoves[before % game.legalMoves.length]!;
      await type(game, move[0]!, move[2]!, before % 2 ? move[3]! : move[3]!.toLowerCase());
      expect(focused(game)).to.equal(cell(game, move.slice(2)));
      await type(game, 'Enter');
      expect(game.history.at(-1)!.move.split(' +')[0]).to.equal(move);
      // at the end the card takes it
      const focus = game.turn === undefined ? find(game, '.card .primary') : cell(game, move.slice(2));
      expect(focused(game) === focus, 'the focus stays in the game').to.be.true;
    }
    expect(game.result?.reason).to.equal('no-room');
  });

  it('is played by pressing a piece and then a cell', async () => {
    const game = await blockudokuGame({hand: 'T4 I5 O4'});
    await click(slot(game, 1));
    expect(slot(game, 1).getAttribute('aria-pressed')).to.equal('true');
    await click(cell(game, '5E'));
    expect(moves(game)).to.equal('1 5E');
    await click(slot(game, 2));
    await click(slot(game, 3));
    expect(all(game, '[aria-pressed=true]')).to.deep.equal([slot(game, 3)]);
    await click(cell(game, '1A'));
    expect(moves(game)).to.equal('1 5E, 3 1A');
    expect(seen(game)).to.equal(
      '110000000 110000000 000000000 000000000 000001000 000011100 000000000 000000000 000000000',
    );
  });

  it('scores as the rules say, and says so', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 I1 I1'});
    await dragPiece(game, 1, '1A');
    expect(game.state.score).to.equal(87);
    expect(seen(game)).to.not.include('1');
    expect(text(game, '.status')).to.equal('1 tile +1, 2 lines +36, combo +50');
    expect(said(game)).to.equal(
      'Piece 1 to 1A. Cleared: row 1 and column A. 1 tile +1, 2 lines +36, combo +50. Score 87.',
    );
    expect(score(game)).to.equal(87);
  });
});

describe('a piece that is dragged', () => {
  it('lies at board size under the mouse, its ghost at the nearest cell, and what would clear takes the light', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4'});
    const [from, to] = way(game, 1, '1A');
    await sendMouse({type: 'move', position: from});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: [to[0] + 40, to[1] + 100]});
    await sendMouse({type: 'move', position: [to[0] + 12, to[1] - 9]});
    await game.updateComplete;
    expect(ghost(game)).to.equal('1A');
    expect(tiles(game, 'lit')).to.equal('1B 1C 1D 1E 1F 1G 1H 1I 2A 3A 4A 5A 6A 7A 8A 9A');
    expect(find(game, '.ghost .tile').matches('[lit]')).to.be.true;
    const there = find(game, '.ghost .face').getBoundingClientRect();
    // it grows; the last frame of that may come after its end
    await until(() => Math.abs(find(game, '.held .face').getBoundingClientRect().width - there.width) < 0.5);
    const held = find(game, '.held .face').getBoundingClientRect();
    expect(held.left - there.left).to.be.closeTo(12, 1);
    expect(held.top - there.top).to.be.closeTo(-9, 1);
    await sendMouse({type: 'up'});
    expect(moves(game)).to.equal('1 1A');
  });

  it('has its ghost where it lies also where its sides are even', async () => {
    for (const [name, to] of [
      ['O4', '4D'],
      ['I4', '7B'],
      ['I2', '9H'],
      ['L4', '1G'],
    ] as const) {
      const game = await blockudokuGame({hand: `${name} I1 I1`});
      await dragPiece(game, 1, to);
      expect(moves(game), name).to.equal(`1 ${to}`);
      game.remove();
    }
  });

  it('goes back where it is let go outside, on other tiles, or hardly moved', async () => {
    const game = await blockudokuGame({board: checkers.map((row, i) => (i < 4 ? row : '000000000')), hand: 'O4 I1 T4'});
    const heard = hear(game);
    for (const to of ['1A', '2F']) await dragPiece(game, 1, to);
    const [from] = way(game, 1, '6A');
    for (const to of [
      [from[0], from[1] + 60],
      [from[0] + 14, from[1] - 14],
      [5, 5],
    ] as [number, number][]) {
      await sendMouse({type: 'move', position: from});
      await sendMouse({type: 'down'});
      await sendMouse({type: 'move', position: [from[0] + 9, from[1]]});
      await sendMouse({type: 'move', position: to});
      await sendMouse({type: 'up'});
    }
    await game.updateComplete;
    expect(heard).to.be.empty;
    expect(has(game, '.held')).to.be.false;
    expect(has(game, '[aria-pressed=true]'), 'nor is it picked').to.be.false;
    expect(said(game)).to.equal('Piece 1 is back in the tray.');
  });

  it('is seen to fly back', async () => {
    const game = await blockudokuGame({hand: 'O4 I1 T4', speed: 'normal'});
    const [from, to] = way(game, 1, '5E');
    await sendMouse({type: 'move', position: from});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: to});
    const [flight] = await held(() => press('Escape'));
    const flying = (): HTMLElement => find(game, '.flying');
    expect((flight!.effect as KeyframeEffect).target).to.equal(flying());
    expect(slot(game, 1).classList.contains('away'), 'it is not in its slot yet').to.be.true;
    flight!.currentTime = Number(flight!.effect!.getTiming().duration) - 1;
    const [there, here] = ['.flying .face', '.slot .face'].map((name) => centre(find(game, name)));
    expect(there![0]).to.be.closeTo(here![0], 2);
    expect(there![1]).to.be.closeTo(here![1], 2);
    flying().style.pointerEvents = 'auto';
    const [face] = all(game, '.flying .face').map((element) => centre(element));
    const top = game.shadowRoot!.elementFromPoint(...face!);
    expect(flying().contains(top), 'in front of the tray').to.be.true;
    flight!.finish();
    await until(() => !has(game, '.away'));
    expect(has(game, '.flying')).to.be.false;
    expect(game.history).to.be.empty;
    await sendMouse({type: 'up'});
  });

  it('let go where it does not fit goes back, and is told why; let go over the tray it just goes back', async () => {
    const game = await blockudokuGame({board: checkers.map((row, i) => (i < 4 ? row : '000000000')), hand: 'O4 I1 T4'});
    await dragPiece(game, 1, '2F');
    expect(text(game, '.status')).to.equal('It doesn’t fit there.');
    expect(said(game)).to.equal('It doesn’t fit there.');
    const [from] = way(game, 1, '1A');
    await drag(from, [from[0] + 60, from[1]]);
    await game.updateComplete;
    expect(text(game, '.status')).to.not.include('fit');
    expect(said(game)).to.equal('Piece 1 is back in the tray.');
  });

  it('does not have the board measured at every move of the mouse', async () => {
    const game = await blockudokuGame({hand: 'O4 I1 T4'});
    const [from, to] = way(game, 1, '5E');
    await sendMouse({type: 'move', position: from});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: to});
    const board = find<SVGElement>(game, '.board');
    let measured = 0;
    board.getBoundingClientRect = () => {
      measured++;
      return Element.prototype.getBoundingClientRect.call(board);
    };
    const started = performance.now();
    for (let i = 1; i <= 40; i++) await sendMouse({type: 'move', position: [to[0] + (i % 20), to[1]]});
    expect(measured).to.be.at.most(2 + (performance.now() - started) / 200);
    await game.updateComplete;
    expect(ghost(game)).to.not.equal('');
    await sendMouse({type: 'up'});
  });

  it('goes back at Escape, and the game is not paused by it', async () => {
    const game = await blockudokuGame({hand: 'O4 I1 T4'});
    const [from, to] = way(game, 1, '5E');
    await sendMouse({type: 'move', position: from});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: to});
    await press('Escape');
    await sendMouse({type: 'up'});
    await game.updateComplete;
    expect(game.history).to.be.empty;
    expect(has(game, '.held')).to.be.false;
    expect(game.paused).to.be.false;
  });

  it('goes back where the page has scrolled away under it', async () => {
    const game = await blockudokuGame({hand: 'O4 I1 T4'});
    const [from, to] = way(game, 1, '5E');
    await sendMouse({type: 'move', position: from});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: to});
    await game.updateComplete;
    expect(ghost(game)).to.equal('5E 5F 6E 6F');
    game.style.marginTop = '130px';
    await sendMouse({type: 'up'});
    expect(game.history).to.be.empty;
  });

  it('can be taken while the last move is still being shown', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4', speed: 'slow'});
    await game.play('1 1A');
    await game.play('2 5E');
    await until(() => animations(game).length > 0);
    await click(slot(game, 3));
    await click(cell(game, '1A'));
    expect(moves(game)).to.equal('1 1A, 2 5E, 3 1A');
    game.speed = 'instant';
    await game.presented;
  });

  it('is given back where the game becomes another meanwhile', async () => {
    const game = await blockudokuGame({hand: 'O4 I1 T4'});
    const [from, to] = way(game, 1, '5E');
    await sendMouse({type: 'move', position: from});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: to});
    await game.play('1 1A');
    await game.updateComplete;
    await sendMouse({type: 'up'});
    expect(moves(game)).to.equal('1 1A');
    expect(has(game, '.held')).to.be.false;
  });
});

describe('a piece that is picked', () => {
  it('by 1 to 3 lies at the cursor, moves with the arrows, and stays on the board', async () => {
    const game = await blockudokuGame({hand: 'T4 I5 X5'});
    game.focus();
    await type(game, '3');
    expect(focused(game)).to.equal(cell(game, '1A'));
    expect(ghost(game)).to.equal('1B 2A 2B 2C 3B');
    expect(label(cell(game, '1A'))).to.equal('1A, piece 3 fits');
    await type(game, 'ArrowDown', 'ArrowRight', 'ArrowRight');
    expect(ghost(game)).to.equal('2D 3C 3D 3E 4D');
    await type(game, 'End', 'ArrowRight', 'Control+End');
    expect(focused(game)).to.equal(cell(game, '7G'));
    await type(game, 'Escape');
    expect(ghost(game)).to.equal('');
    expect(said(game)).to.equal('Piece 3 is back in the tray.');
    expect(game.paused).to.be.false;
    await type(game, 'Escape');
    expect(game.paused, 'the next Escape is the pause').to.be.true;
  });

  it('says where it does not fit and what it would clear, and is not put down there', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4'});
    game.focus();
    await type(game, '1');
    expect(label(cell(game, '1A'))).to.equal('1A, piece 1 fits and clears row 1 and column A');
    await type(game, 'ArrowRight');
    expect(label(cell(game, '1B'))).to.equal('1B, piece 1 does not fit');
    expect(tiles(game, 'bad')).to.equal('1B');
    expect(text(game, '.status')).to.equal('Choose where it goes.');
    await type(game, 'Enter');
    expect(game.history).to.be.empty;
    expect(text(game, '.status')).to.equal('It doesn’t fit there.');
    expect(said(game), 'who does not see the board hears where').to.equal('1B, piece 1 does not fit');
    await type(game, 'ArrowLeft', ' ');
    expect(moves(game)).to.equal('1 1A');
    expect(label(cell(game, '1A'))).to.equal('1A, empty');
  });

  it('goes to an address where its box stays on the board', async () => {
    const game = await blockudokuGame({hand: 'T4 I1 I1'});
    game.focus();
    await type(game, '1', '8', 'h');
    expect(focused(game)).to.equal(cell(game, '1A'));
    expect(said(game)).to.equal('8H, filled'.replace('filled', 'empty'));
    await type(game, '8', 'G', 'Enter');
    expect(moves(game)).to.equal('1 8G');
  });

  it('starts at the nearest place where it fits', async () => {
    const game = await blockudokuGame({board: checkers.map((row, i) => (i < 4 ? row : '000000000')), hand: 'O4 I1 T4'});
    game.focus();
    await type(game, '1');
    expect(focused(game)).to.equal(cell(game, '5A'));
  });

  it('is given back by a second press, and a double click picks it', async () => {
    const game = await blockudokuGame({hand: 'T4 I5 X5'});
    await sendMouse({type: 'click', position: centre(slot(game, 1))});
    slot(game, 1).click();
    await game.updateComplete;
    expect(slot(game, 1).getAttribute('aria-pressed')).to.equal('true');
    const picked = performance.now();
    await until(() => performance.now() > picked + 450);
    await click(slot(game, 1));
    await game.updateComplete;
    expect(slot(game, 1).getAttribute('aria-pressed')).to.equal('false');
  });

  it('by Enter on its slot takes the focus to the board', async () => {
    const game = await blockudokuGame({hand: 'T4 I5 X5'});
    slot(game, 2).focus();
    await type(game, 'Enter');
    expect(focused(game)).to.equal(cell(game, '1A'));
    await type(game, 'Enter');
    expect(moves(game)).to.equal('2 1A');
  });

  it('follows the mouse, and near the edge goes down where it was seen', async () => {
    const game = await blockudokuGame({hand: 'X5 I5 T4'});
    await click(slot(game, 1));
    await sendMouse({type: 'move', position: centre(cell(game, '4C'))});
    await game.updateComplete;
    expect(ghost(game)).to.equal('4D 5C 5D 5E 6D');
    await sendMouse({type: 'move', position: centre(cell(game, '9I'))});
    await game.updateComplete;
    expect(ghost(game)).to.equal('7H 8G 8H 8I 9H');
    await click(cell(game, '9I'));
    expect(moves(game)).to.equal('1 7G');
  });
});

describe('a piece that fits nowhere', () => {
  it('looks and reads so, and cannot be taken; after a clear it can', async () => {
    // row 9 and column I lack 9I: after the tile there a bar of five fits
    const board = checkers.map((row, i) => (i < 8 ? `${row.slice(0, 8)}1` : '111111110'));
    const game = await blockudokuGame({board, hand: 'I1 I5 O4'});
    expect(label(slot(game, 2))).to.equal('Piece 2, bar: 1A 1B 1C 1D 1E. Fits nowhere now.');
    expect(slot(game, 2).getAttribute('aria-disabled')).to.equal('true');
    expect(slot(game, 2).classList.contains('stuck')).to.be.true;
    await click(slot(game, 2));
    expect(text(game, '.status')).to.equal('Fits nowhere now.');
    expect(said(game)).to.equal('Piece 2, bar: 1A 1B 1C 1D 1E. Fits nowhere now.');
    const [from, to] = way(game, 2, '5A');
    await sendMouse({type: 'move', position: from});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: to});
    await game.updateComplete;
    expect(has(game, '.held')).to.be.false;
    await sendMouse({type: 'up'});
    await dragPiece(game, 1, '9I');
    expect(label(slot(game, 2))).to.equal('Piece 2, bar: 1A 1B 1C 1D 1E. Fits in 5 places.');
    expect(label(slot(game, 3))).to.equal('Piece 3, square: 1A 1B 2A 2B. Fits nowhere now.');
    expect(text(game, '.status')).to.equal('1 tile +1, 2 lines +36, combo +50 · The dashed piece doesn’t fit now.');
    expect(said(game)).to.include('Piece 3 fits nowhere now.');
    expect(label(slot(game, 1))).to.equal('Slot 1, empty');
    await dragPiece(game, 2, '9E');
    expect(moves(game)).to.equal('1 9I, 2 9E');
  });
});

describe('the end', () => {
  it('says why, the score, and plays again', async () => {
    const game = await blockudokuGame(lastMove);
    await dragPiece(game, 1, '1B');
    expect(text(game, '.card')).to.include('No room left').and.to.include('1 point');
    expect(said(game)).to.equal('Piece 1 to 1B. 1 tile +1. Score 1. No piece fits. Game over.');
    expect(all(game, '.slot.stuck')).to.have.length(2);
    await click(all(game, '.card button')[0]!);
    await game.updateComplete;
    expect(game.history).to.be.empty;
    expect(game.turn).to.equal(0);
    expect(has(game, '.card')).to.be.false;
  });

  it('can be undone', async () => {
    const game = await blockudokuGame(lastMove);
    await playAll(game, ['1 1B']);
    find(game, '.card button').focus();
    await press('Control', 'z');
    await game.updateComplete;
    expect(game.turn).to.equal(0);
    expect(game.state.hand).to.deep.equal(['I1', 'O4', 'O4']);
    await press('Control', 'y');
    expect(game.result?.reason).to.equal('no-room');
  });
});

describe('the cells', () => {
  it('are one tab stop, a grid with rows, each named by its address and state', async () => {
    const game = await blockudokuGame({board: corner});
    expect(all(game, '[data-cell][tabindex="0"]')).to.have.length(1);
    expect(all(game, '[role=grid] > g > [role=row]')).to.have.length(9);
    expect(all(game, '[role=row] > [role=gridcell]')).to.have.length(81);
    expect([label(cell(game, '1A')), label(cell(game, '1B')), label(cell(game, '9A'))]).to.deep.equal([
      '1A, empty',
      '1B, filled',
      '9A, filled',
    ]);
    cell(game, '1A').focus();
    await type(game, 'ArrowRight', 'ArrowDown', 'End');
    expect(focused(game)).to.equal(cell(game, '2I'));
    await press('Tab');
    expect(focused(game)).to.equal(slot(game, 1));
    await press('Shift', 'Tab');
    expect(focused(game)).to.equal(cell(game, '2I'));
  });

  it('are large, and so is every button', async () => {
    const game = await blockudokuGame();
    for (const button of all(game, 'button')) {
      const {width, height} = button.getBoundingClientRect();
      expect(Math.min(width, height), `${engine} ${label(button)}`).to.be.at.least(43.9);
    }
  });
});

describe('pieces that may be turned', () => {
  it('turn by R, by the tool and by a second press', async () => {
    const game = await blockudokuGame({rotate: true, hand: 'T4 I1 I5'});
    game.focus();
    await type(game, '1', 'r');
    expect(ghost(game)).to.equal('1A 2A 2B 3A');
    slot(game, 1).click();
    await click(tool(game, 'turn'));
    await game.updateComplete;
    expect(ghost(game)).to.equal('1B 2A 2B 3B');
    await type(game, '4', 'D');
    await type(game, 'Enter');
    expect(moves(game)).to.equal('1r3 4D');
    slot(game, 2).click();
    await game.updateComplete;
    await type(game, 'r');
    expect(ghost(game), 'what looks the same turned stays').to.equal('4D');
  });
});
