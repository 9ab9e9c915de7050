// What is heard and read: one live region, names, chances and ways in words; and what axe has to say.
import {expect} from '@open-wc/testing';
import type {ShortestPath} from '../../../src/games/snakes-and-ladders/rules/index.js';
import {
  all,
  animations,
  find,
  frame,
  has,
  idle,
  openLog,
  openMore,
  playAll,
  rendered,
  said,
  shortGame,
  shown,
  snlBoard,
  type SnlBoard,
  text,
  until,
} from './harness.js';

describe('a screen reader', () => {
  it('names who rolls again, wherever they sit', async () => {
    const board = await snlBoard({size: 5, board: 'random', extraRoll: true, faces: 20, players: 'Ada, Ben:remote'});
    await playAll(board, '3');
    await board.play('20', {number: 2});
    await frame();
    expect(said(board)).to.equal('Ben rolls 20. Moves to 21. Ben rolls again.');
  });

  it('hears of snakes, bounces, captures, extra rolls and the win', async () => {
    const board = await snlBoard({size: 5, snakes: '4-2', board: undefined, capture: true, extraRoll: true, faces: 20});
    await playAll(board, '3');
    expect(said(board)).to.equal('Ada rolls 3. Moves to 4. Snake! 4 to 2. Ben’s turn.');
    await playAll(board, '1');
    expect(said(board)).to.equal('Ben rolls 1. Moves to 2. Ada goes back to start. Ada’s turn.');
    await playAll(board, '20');
    expect(said(board)).to.equal('Ada rolls 20. Moves to 21. Ada rolls again.');
    await playAll(board, '5');
    expect(said(board)).to.equal('Ada rolls 5. Overshoots, back to 24. Ben’s turn.');
    await playAll(board, '1 1');
    expect(said(board)).to.equal('Ada rolls 1. Moves to 25. Ada is home and wins!');
  });

  it('hears what the eye sees in the log, newest first, and in the status, which leaves out the squares walked', async () => {
    const board = await snlBoard();
    await playAll(board, '4 6');
    await openLog(board);
    expect(all(board, '.log li').map(({textContent}) => textContent)).to.deep.equal([
      'Ben rolls 6. Moves to 7.',
      'Ada rolls 4. Moves to 5.',
    ]);
    expect(said(board)).to.equal('Ben rolls 6. Moves to 7. Ada’s turn.');
    expect(text(board, '.status')).to.equal('Ben rolls 6. Ada’s turn.');
    await rendered(board, board.undo());
    expect(all(board, '.log li')).to.have.length(1);
  });
});

describe('a hint', () => {
  it('is the roll with the shortest way, which is drawn and told in words', async () => {
    const board = await snlBoard();
    expect(has(board, '.route')).to.be.false;
    const hint = (await board.hint()) as unknown as {move: string; path: ShortestPath};
    expect([hint.move, hint.path.rolls, hint.path.path.at(-1)]).to.deep.equal(['roll', 6, 100]);
    await board.updateComplete;
    // the words come from a file that is fetched first
    await until(() => text(board, '.status').includes('6 rolls at best.'));
    await openMore(board);
    const legs = all(board, 'details ol').find((list) => list.textContent.includes('Roll'))!;
    expect(legs.children).to.have.length(6);
    expect(legs.parentElement!.querySelector('summary')!.textContent).to.equal('6 rolls at best.');
    hint.path.dice.forEach((pips, i) => {
      const [landed, to] = [hint.path.landings[i]!, hint.path.path[i + 1]!];
      expect(legs.children[i]!.textContent.trim()).to.equal(
        `Roll ${pips} to reach ${landed}${to > landed ? `, ladder to ${to}` : to < landed ? `, snake to ${to}` : ''}`,
      );
    });
  });

  it('is not drawn in a replay, and gone with the next move', async () => {
    const board = await snlBoard();
    await playAll(board, '4 6');
    await board.hint();
    board.speed = 'slow';
    await board.updateComplete;
    expect(has(board, '.route')).to.be.true;
    const over = board.replay();
    await until(() => animations(board).length > 0);
    expect(has(board, '.route')).to.be.false;
    board.speed = 'instant';
    await rendered(board, over);
    expect(has(board, '.route')).to.be.true;
    await playAll(board, '3');
    expect(has(board, '.route')).to.be.false;
    expect(board.path).to.be.false;
  });

  it('says so where home cannot be reached', async () => {
    const board = await snlBoard({size: 2, snakes: '2-1 3-1', players: 1, faces: 2, figures: true});
    expect(await board.hint()).to.deep.equal({move: 'roll', path: null});
    await board.updateComplete;
    expect(has(board, '.route')).to.be.false;
    expect(text(board, '.figures')).to.include('Home can’t be reached.');
  });
});

describe('the chances', () => {
  const bars = (board: SnlBoard): number[] =>
    all(board, '.chance rect').map((bar) => parseFloat(bar.getAttribute('width')!) / 100);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

  it('add up to one, move with each roll, and are certain at the end', async () => {
    const board = await snlBoard({odds: true});
    for (const move of shortGame.rolls) {
      const before = bars(board);
      await playAll(board, move);
      expect(sum(bars(board))).to.be.closeTo(1, 1e-6);
      expect(bars(board)).not.to.deep.equal(before);
    }
    expect(bars(board)).to.deep.equal([0, 1]);
    expect(find(board, '.chance').getAttribute('aria-label')).to.match(/^\d+(\.\d)?% to win$/);
    expect(text(board, '[part=side]')).not.to.include('Estimated');
  });

  it('are those before a move while it is shown, in a replay too', async () => {
    const board = await snlBoard({odds: true});
    const start = bars(board);
    board.speed = 'slow';
    for (const show of [() => board.play('4'), () => board.replay()]) {
      const over = show();
      await until(() => animations(board).length > 0);
      expect(bars(board)).to.deep.equal(start);
      board.speed = 'instant';
      await shown(board, over);
      expect(bars(board)).not.to.deep.equal(start);
      board.speed = 'slow';
    }
  });

  it('are estimated where three capture each other, which is done in slices, and said', async () => {
    let slices = 0;
    // the first one waits for a file
    for (let i = 0; i < 2; i++) {
      const board = await snlBoard({players: 'Ada, Ben, Cyd', capture: true, odds: true});
      const estimated = (): boolean =>
        all(board, '.panel p').some(({textContent}) =>
          /^Estimated from many games, ± [\d.]+%\.$/.test(textContent.trim()),
        );
      await openMore(board);
      for (slices = 0; !estimated(); slices++) await idle();
      expect(sum(bars(board))).to.be.closeTo(1, 1e-6);
    }
    expect(slices).to.be.above(1);
  });
});

it('the figures are those of the board, with a table of where each roll leads', async () => {
  const board = await snlBoard({figures: true});
  await until(() => has(board, '.figures p'));
  expect(text(board, '.figures p')).to.match(/^6 rolls at best\. About 55\.8 more rolls on average\./);
  expect(all(board, '.figures thead th')).to.have.length(7);
  const row = all(board, '.figures tbody tr').find((line) => line.querySelector('th')!.textContent === '1')!;
  expect([...row.querySelectorAll('td')].map(({textContent}) => textContent).join()).to.equal('2,3,4,5,6,7');
});
