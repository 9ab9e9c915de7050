// The element: played with real mouse and keys from the first piece to the last; what waits for the page, best scores, hints,
// what is shown in time, and what must be seen.
import {expect} from '@open-wc/testing';
import {flourish} from '../../../src/games/blockudoku/view/choreography.js';
import {centre, click, drag, press, resetMouse, sendMouse} from '../../support/commands.js';
import {
  accepted,
  all,
  animations,
  answerNext,
  type BlockudokuGame,
  blockudokuGame,
  cell,
  checkers,
  corner,
  dragPiece,
  find,
  focused,
  ghost,
  grab,
  has,
  hear,
  idle,
  label,
  lastMove,
  moves,
  next,
  Owed,
  playAll,
  rendered,
  said,
  score,
  shown,
  slot,
  text,
  tiles,
  tool,
  type,
  until,
  way,
} from './harness.js';
import {bestHand, blockudoku, cellOf, dailySeed} from '../../../src/games/blockudoku/rules/index.js';
import {Session} from '../../../src/core/session.js';
import {openTab} from '../../support/tab.js';
import {contrast} from '../../support/contrast.js';

afterEach(async () => {
  localStorage.clear();
  await resetMouse();
});
// what flies back is fetched when a piece is first taken
before(() => flourish.use(() => undefined));

it('a game of BlockuDoku says what to do first when Enter is pressed on the board without a piece', async () => {
  const game = await blockudokuGame();
  cell(game, '1A').focus();
  await type(game, 'Enter');
  expect(said(game)).to.equal('Drag a piece onto the board, or choose it and then a square.');
  expect(moves(game)).to.equal('');
});

describe('a piece that is dragged', () => {
  it('lies at board size under the mouse, its ghost at the nearest cell, and what would clear takes the light', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4'});
    await grab(game, 1, '1B');
    const [, to] = way(game, 1, '1A');
    await rendered(game, sendMouse({type: 'move', position: [to[0] + 12, to[1] - 9]}));
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

  it('goes back where it is let go on other tiles, and is told why; outside it is told how, hardly moved it just goes back', async () => {
    const game = await blockudokuGame({board: checkers.map((row, i) => (i < 4 ? row : '000000000')), hand: 'O4 I1 T4'});
    const heard = hear(game);
    for (const to of ['1A', '2F']) {
      await dragPiece(game, 1, to);
      expect([text(game, '.status'), said(game)], to).to.deep.equal(['It doesn’t fit there.', 'It doesn’t fit there.']);
    }
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
    expect(new Set([text(game, '.status'), said(game)])).to.deep.equal(
      new Set(['Drag a piece onto the board, or choose it and then a square.']),
    );
  });

  it('does not have the board measured at every move of the mouse', async () => {
    const game = await blockudokuGame({hand: 'O4 I1 T4'});
    await grab(game, 1, '5E');
    const [, to] = way(game, 1, '5E');
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

  it('goes back where the page has scrolled away under it', async () => {
    const game = await blockudokuGame({hand: 'O4 I1 T4'});
    await grab(game, 1, '5E');
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
    await grab(game, 1, '5E');
    await rendered(game, game.play('1 1A'));
    await sendMouse({type: 'up'});
    expect(moves(game)).to.equal('1 1A');
    expect(has(game, '.held')).to.be.false;
  });
});

describe('a piece that is picked', () => {
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
    expect(said(game)).to.equal('8H, empty');
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
    await rendered(game, slot(game, 1).click());
    expect(slot(game, 1).getAttribute('aria-pressed')).to.equal('true');
    const picked = performance.now();
    await until(() => performance.now() > picked + 450);
    await rendered(game, click(slot(game, 1)));
    expect(slot(game, 1).getAttribute('aria-pressed')).to.equal('false');
  });

  it('follows the mouse, and near the edge goes down where it was seen', async () => {
    const game = await blockudokuGame({hand: 'X5 I5 T4'});
    await click(slot(game, 1));
    await rendered(game, sendMouse({type: 'move', position: centre(cell(game, '4C'))}));
    expect(ghost(game)).to.equal('4D 5C 5D 5E 6D');
    await rendered(game, sendMouse({type: 'move', position: centre(cell(game, '9I'))}));
    expect(ghost(game)).to.equal('7H 8G 8H 8I 9H');
    await click(cell(game, '9I'));
    expect(moves(game)).to.equal('1 7G');
  });
});

it('a piece that fits nowhere looks and reads so, and cannot be taken; after a clear it can', async () => {
  // row 9 and column I lack 9I: after the tile there a bar of five fits
  const board = checkers.map((row, i) => (i < 8 ? `${row.slice(0, 8)}1` : '111111110'));
  const game = await blockudokuGame({board, hand: 'I1 I5 O4'});
  expect(label(slot(game, 2))).to.equal('Piece 2, bar: 1A 1B 1C 1D 1E. Fits nowhere now.');
  expect(slot(game, 2).getAttribute('aria-disabled')).to.equal('true');
  expect(slot(game, 2).classList.contains('stuck')).to.be.true;
  await click(slot(game, 2));
  expect(text(game, '.status')).to.equal('Fits nowhere now.');
  expect(said(game)).to.equal('Piece 2, bar: 1A 1B 1C 1D 1E. Fits nowhere now.');
  await grab(game, 2, '5A');
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

it('a piece that may be turned is, by R, by the tool and by a second press', async () => {
  const game = await blockudokuGame({rotate: true, hand: 'T4 I1 I5'});
  game.focus();
  await type(game, '1', 'r');
  expect(ghost(game)).to.equal('1A 2A 2B 3A');
  slot(game, 1).click();
  await rendered(game, click(tool(game, 'turn')));
  expect(ghost(game)).to.equal('1B 2A 2B 3B');
  await type(game, '4', 'D');
  await type(game, 'Enter');
  expect(moves(game)).to.equal('1r3 4D');
  await rendered(game, slot(game, 2).click());
  await type(game, 'r');
  expect(ghost(game), 'what looks the same turned stays').to.equal('4D');
});

describe('a piece that is put down while the page takes its time', () => {
  /** Drags the T to 5E, a little beside it; the page owes the answer. */
  async function dropped(): Promise<{game: BlockudokuGame; owed: Owed; x: number; y: number}> {
    const game = await blockudokuGame({hand: 'T4 I5 O4', speed: 'slow', rotate: true});
    const owed = new Owed();
    answerNext(game, (event) => event.respondWith(owed.promise));
    const [from, to] = way(game, 1, '5E');
    await rendered(game, drag(from, [to[0] + 12, to[1] - 9]));
    const [x, y] = placeOf(game);
    return {game, owed, x, y};
  }

  /** Where a piece floats over the board, in its units. */
  const placeOf = (game: BlockudokuGame): [x: number, y: number] => {
    const [x, y] = find(game, '.held')
      .style.transform.match(/-?[\d.]+/g)!
      .map((percent) => Number(percent) * 9);
    return [x!, y!];
  };
  /** Where the first keyframe of an animation has its element. */
  const start = (element: Element): DOMMatrix =>
    new DOMMatrix(String((element.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes()[0]!['transform']));

  it('comes down from there once it is accepted', async () => {
    const {game, owed, x, y} = await dropped();
    owed.keep(true);
    await until(() => moves(game) === '1 5E' && animations(game).length > 0);
    expect(has(game, '.held')).to.be.false;
    const {e, f, a} = start(find(game, '.flying'));
    const unit = find(game, '.board').getBoundingClientRect().width / 900;
    expect(e).to.be.closeTo(x * unit, 0.01);
    expect(f).to.be.closeTo(y * unit, 0.01);
    expect(a).to.equal(1);
    expect(find(game, '.hand').getAnimations({subtree: true}).length, 'nothing is seen in the tray').to.equal(0);
    game.speed = 'instant';
    await game.presented;
  });

  it('stays there with its ghost, flies back from there where it is refused, and can be taken again', async () => {
    const {game, owed, x, y} = await dropped();
    expect(x).to.be.within(405, 440);
    expect(y).to.be.within(365, 395);
    expect(text(game, '.status')).to.equal('Waiting…');
    await click(cell(game, '1A'));
    game.focus();
    await press('2');
    await rendered(game, press('r'));
    expect(placeOf(game)).to.deep.equal([x, y]);
    expect(ghost(game), 'nothing else can be done with it').to.equal('5F 6E 6F 6G');
    expect(slot(game, 1).classList.contains('away')).to.be.true;
    expect(tool(game, 'turn').getAttribute('aria-disabled')).to.equal('true');
    expect(find(game, '.hand').getAnimations({subtree: true}).length, 'nothing flies back').to.equal(0);
    owed.keep(false);
    await until(() => has(game, '.flying') && find(game, '.flying').getAnimations().length > 0);
    expect(has(game, '.held')).to.be.false;
    const [flight] = find(game, '.flying').getAnimations();
    flight!.pause();
    flight!.currentTime = 0;
    const {left, top} = find(game, '.flying .base').getBoundingClientRect();
    const board = find(game, '.board').getBoundingClientRect();
    const unit = board.width / 900;
    // the upper tile of a T is the second of its row
    expect(left).to.be.closeTo(board.left + (x + 104) * unit, 3);
    expect(top).to.be.closeTo(board.top + (y + 4) * unit, 3);
    flight!.currentTime = Number(flight!.effect!.getTiming().duration) - 1;
    const [there, here] = ['.flying .face', '.slot .face'].map((name) => centre(find(game, name)));
    expect(there![0]).to.be.closeTo(here![0], 2);
    expect(there![1]).to.be.closeTo(here![1], 2);
    find(game, '.flying').style.pointerEvents = 'auto';
    const front = game.shadowRoot!.elementFromPoint(...there!);
    expect(find(game, '.flying').contains(front), 'in front of the tray').to.be.true;
    flight!.finish();
    await until(() => !has(game, '.away'));
    expect(said(game)).to.equal('Piece 1 is back in the tray.');
    expect(slot(game, 1).getAttribute('aria-pressed')).to.equal('false');
    expect(game.history).to.be.empty;
    await click(slot(game, 1));
    await click(cell(game, '5E'));
    expect(moves(game)).to.equal('1 5E');
    game.speed = 'instant';
    await game.presented;
  });
});

it('the daily game of yesterday does not go on today, however long it is', async () => {
  const yesterday = new Session(blockudoku, {
    options: blockudoku.parseOptions({pieces: 'I1', daily: '2026-01-31'}),
    seats: [{name: '', kind: 'person'}],
    seed: dailySeed('2026-01-31'),
    id: 'long',
  });
  // tile by tile, row by row: the board never fills
  while (yesterday.number < 2100) yesterday.play(yesterday.legalMoves[0]!, 'person');
  localStorage.setItem('parlour:blockudoku:game:day', JSON.stringify(yesterday.save()));
  const game = await blockudokuGame({daily: '2026-02-01', autosave: 'day'});
  expect(game.history).to.be.empty;
  expect(game.save().options['daily']).to.equal('2026-02-01');
  expect((await game.load(yesterday.save())).ok, 'where the page wants it, it does').to.be.true;
  await game.updateComplete;
  expect(game.save().options['daily']).to.equal('2026-01-31');
});

describe('best score and statistics', () => {
  const end = {...lastMove, autosave: 'mine'};

  it('last over a reload, and praise a new best', async () => {
    localStorage.setItem('parlour:blockudoku:statistics:mine', JSON.stringify({best: 50, streak: 2, last: null}));
    const game = await blockudokuGame({board: corner, hand: 'I1 I1 I1', autosave: 'mine'});
    expect(text(game, '[part=best]')).to.equal('Best 50');
    await playAll(game, ['1 1A']);
    expect(text(game, '[part=best]')).to.equal('Best 87');
    game.remove();
    const other = await blockudokuGame(end);
    await other.newGame();
    await playAll(other, ['1 1B']);
    await other.undo();
    await other.redo();
    await other.undo();
    await playAll(other, ['1 1D']);
    expect(JSON.parse(localStorage.getItem('parlour:blockudoku:statistics:mine')!)).to.deep.include({
      best: 87,
      streak: 2,
    });
    expect((await accepted(other.statistics())).games, 'counted once').to.equal(1);
    expect(text(other, '[part=best]')).to.equal('Best 87');
  });

  it('are added to what another tab has counted, and shown as they are once its game has been followed', async () => {
    const tab = await openTab();
    const game = await blockudokuGame(end);
    const record = game.save();
    const count = (best: number): void =>
      tab.localStorage.setItem(
        'parlour:blockudoku:statistics:mine',
        JSON.stringify({best, streak: 3, last: {id: 'of-another-tab', before: best}}),
      );
    expect(text(game, '[part=best]')).to.equal('Best 0');
    count(178);
    await playAll(game, ['1 1B']);
    const stored = (): unknown => JSON.parse(localStorage.getItem('parlour:blockudoku:statistics:mine')!);
    expect(stored()).to.deep.include({best: 178, streak: 3});
    count(200);
    const followed = next(game, 'game-change');
    tab.localStorage.setItem('parlour:blockudoku:game:mine', JSON.stringify(record));
    await rendered(game, followed);
    expect(text(game, '[part=best]')).to.equal('Best 200');
  });

  it('praise a new best at the end', async () => {
    localStorage.setItem('parlour:blockudoku:statistics:mine', JSON.stringify({best: 1, streak: 0, last: null}));
    const game = await blockudokuGame({...end, hand: 'I1 I1 O4', speed: 'fast'});
    await playAll(game, ['1 1B']);
    await game.play('2 1D');
    await until(() => has(game, '.confetti') && animations(game).length > 9);
    game.speed = 'instant';
    await shown(game, game.updateComplete);
    expect(text(game, '.card')).to.include('2 points · A new best!');
  });

  it('do not count what an automatic player has played', async () => {
    const game = await blockudokuGame({...end, players: 'Bot:auto', autoplay: true});
    await until(() => game.turn === undefined);
    expect(localStorage.getItem('parlour:blockudoku:statistics:mine')).to.equal(null);
  });

  it('survive whatever the storage holds', async () => {
    for (const junk of ['{', '7', '[]', '{"streak": "many", "best": -5, "last": 3}']) {
      localStorage.setItem('parlour:blockudoku:statistics:mine', junk);
      const game = await blockudokuGame(end);
      await game.newGame();
      await playAll(game, ['1 1B']);
      expect(text(game, '[part=best]'), junk).to.equal('Best 1');
      game.remove();
    }
  });
});

describe('the hint', () => {
  it('shows which piece goes where, says it, and forces nothing', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4'});
    await click(tool(game, 'hint'));
    await until(() => has(game, '.hint'));
    expect(text(game, '.status'), 'the place is shown, not named').to.equal('Try it here.');
    const {moves: plan} = bestHand(corner, ['I1', 'T4', 'O4']);
    expect(said(game)).to.equal(`Hint: piece ${plan[0]!.slot} to ${plan[0]!.cell}.`);
    expect(slot(game, plan[0]!.slot).classList.contains('hinted')).to.be.true;
    expect(tiles(game, 'hint').split(' ')).to.have.length([1, 4, 4][plan[0]!.slot - 1]!);
    expect(game.history).to.be.empty;
    await playAll(game, ['3 5E']);
    expect(has(game, '.hint')).to.be.false;
    expect(await game.hint()).to.have.property('moves');
  });

  it('goes from the tray to its place, and makes way for a hand', async () => {
    const game = await blockudokuGame({board: corner, hand: 'T4 T4 T4', speed: 'slow'});
    await game.hint();
    await until(() => has(game, '.flying') && find(game, '.flying').getAnimations().length > 0);
    const [flight] = find(game, '.flying').getAnimations();
    flight!.pause();
    flight!.currentTime = 0;
    const hinted = Number(find(game, '.hinted').dataset['slot']) + 1;
    expect(centre(find(game, '.flying .face'))).to.deep.equal(centre(find(game, '.hinted .face')));
    await rendered(game, click(slot(game, hinted)));
    expect(find(game, '.flying').getAnimations()).to.be.empty;
    expect(slot(game, hinted).getAttribute('aria-pressed')).to.equal('true');
  });

  it('is always there with `hints`, and not looked for while the game is away', async () => {
    const game = await blockudokuGame({hand: 'I1 T4 O4', hints: true});
    const {parentNode} = game;
    game.remove();
    await rendered(game, game.requestUpdate());
    for (let i = 0; i < 10; i++) await idle();
    expect(has(game, '.hint')).to.be.false;
    parentNode!.append(game);
    await until(() => has(game, '.hint'));
    const first = tiles(game, 'hint');
    await playAll(game, ['2 8A']);
    await until(() => has(game, '.hint') && tiles(game, 'hint') !== first);
  });
});

it('the automatic player plays with turning and single refills too', async function () {
  this.timeout(60_000);
  const game = await blockudokuGame({
    players: 'Bot:auto',
    seed: 'auto',
    autoplay: true,
    rotate: true,
    refill: 'each',
    scoring: 'woodoku',
  });
  await until(() => game.history.length > 5);
  game.pause();
});

describe('what is shown in time', () => {
  /** At the end of a piece of motion, which is held there. */
  const atEnd = (motion: Animation): void => {
    motion.pause();
    motion.currentTime = Number(motion.effect!.getComputedTiming().endTime) - 1;
  };

  it('the score counts up, the best with it, and the combo is called once; cut short, all is as it ends', async () => {
    localStorage.setItem('parlour:blockudoku:statistics:ahead', JSON.stringify({best: 50, streak: 0, last: null}));
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4', speed: 'slow', autosave: 'ahead'});
    await game.play('1 1A');
    await until(() => text(game, '.shout').includes('+'));
    expect(all(game, '.shout text').map(({textContent}) => textContent)).to.deep.equal([
      '+87',
      'Combo +50',
      'All clear!',
    ]);
    expect(score(game)).to.be.below(87);
    const counted = new Set<number>();
    let over = false;
    void game.presented.then(() => (over = true));
    await until(() => {
      expect(Number(text(game, '[part=best]').replace(/\D/g, ''))).to.equal(Math.max(50, score(game)));
      return counted.add(score(game)).size > 4 || over;
    });
    expect(counted.size).to.be.above(4);
    game.speed = 'instant';
    await shown(game, game.updateComplete);
    expect(animations(game)).to.be.empty;
    expect(score(game)).to.equal(87);
    expect(has(game, '.shout text')).to.be.false;
    expect(tiles(game, 'lit')).to.equal('');
  });

  it('tiles go one after the other from the start of the line', async () => {
    const game = await blockudokuGame({board: ['011111111', ...checkers.slice(1)], hand: 'I1 T4 O4', speed: 'slow'});
    await game.play('1 1A');
    // the last of each; the piece comes down first
    const pictures = (): Animation[] => all(game, '.chip').flatMap((picture) => picture.getAnimations().slice(-1));
    await until(() => pictures().length === 9);
    const delays = pictures().map((motion) => Number(motion.effect!.getTiming().delay));
    // the tile that was put down last is the first to go
    delays.unshift(delays.pop()!);
    expect(delays).to.deep.equal([...delays].sort((a, b) => a - b));
    expect(new Set(delays)).to.have.length(9);
  });

  it('what a move was worth grows with it, and flies to the total', async () => {
    const game = await blockudokuGame({board: corner, hand: 'T4 I1 O4', speed: 'slow'});
    const size = (line: number): number => Number(all(game, '.shout text')[line]!.getAttribute('font-size'));
    await game.play('1 5E');
    await until(() => has(game, '.shout text'));
    const small = size(0);
    await game.play('2 1A');
    await until(() => text(game, '.shout').includes('+87'));
    expect(size(0)).to.be.above(small);
    const [points] = all(game, '.shout text');
    // it pops up, then it flies
    const picture = points!.parentElement!;
    await until(() => picture.getAnimations().length === 2);
    const flight = picture.getAnimations()[1]!;
    atEnd(flight);
    const [x, y] = centre(points!);
    const [left, top] = centre(find(game, '[part=score]'));
    expect(Math.hypot(x - left, y - top)).to.be.below(48);
    expect(score(game), 'it counts once it is there').to.equal(4);
  });

  it('at the end the board loses its colour row by row, then all points are counted', async () => {
    const game = await blockudokuGame({...lastMove, speed: 'fast'});
    await game.play('1 1B');
    const rows = new Set<number>();
    await until(() => rows.add(tiles(game, 'grey').split(' ').filter(Boolean).length).size > 5);
    expect(has(game, '.card')).to.be.false;
    await until(() => text(game, '.shout') === '1');
    expect(tiles(game, 'grey')).to.equal(tiles(game, 'full'));
    await shown(game);
    expect(tiles(game, 'grey')).to.equal(tiles(game, 'full'));
    expect(has(game, '.shout text')).to.be.false;
    await rendered(game, game.undo());
    expect(tiles(game, 'grey')).to.equal('');
  });
});

it('own shapes are named by their cells', async () => {
  const game = await blockudokuGame({pieces: '1111/1001', hand: '1111/1001 1111/1001 1111/1001'});
  expect(label(slot(game, 1))).to.equal('Piece 1, own shape: 1A 1B 1C 1D 2A 2D. Fits in 48 places.');
});

const tile = (game: BlockudokuGame, name: string): Element => find(game, `.tiles > [data-tile="${cellOf(name)}"]`);
const faceOf = (element: Element): string => getComputedStyle(element.querySelector('.face')!).fill;

it('a piece grabbed as it appears is seen once', async () => {
  const game = await blockudokuGame({refill: 'each', speed: 'slow', hand: 'I1 O4 V5'});
  void game.play('1 5E');
  const piece = (): Element => slot(game, 1).querySelector('.piece')!;
  await until(() => animations(game).some(({effect}) => (effect as KeyframeEffect).target === piece()));
  // it goes on appearing while it is dragged
  for (const animation of piece().getAnimations()) animation.pause();
  const [from, to] = way(game, 1, '2B');
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    if (find(game, '.layers').querySelector('.held'))
      seen.push(getComputedStyle(piece().querySelector('.face')!).visibility);
  });
  watch.observe(game.shadowRoot!, {subtree: true, childList: true, attributes: true});
  await drag(from, to);
  watch.disconnect();
  await resetMouse();
  expect(seen).not.to.be.empty;
  expect(new Set(seen)).to.deep.equal(new Set(['hidden']));
});

for (const scheme of ['light', 'dark']) {
  it(`tiles and the lines between cells have contrast on every square, ${scheme}`, async () => {
    const game = await blockudokuGame({hand: 'I4 L4 T4'});
    game.style.colorScheme = scheme;
    const grounds = ['.ground', '.ground-alt'].map((part) => getComputedStyle(find(game, part)).fill);
    const rim = getComputedStyle(find(game, '.bed')).fill;
    for (const ground of grounds) expect(contrast(rim, ground), `rim on ${ground}`).to.be.at.least(3);
    await game.play('1 1A');
    await game.play('2 4D');
    await game.play('3 7G');
    const faces = new Set(['1A', '4F', '7H'].map((name) => faceOf(tile(game, name))));
    expect(faces.size, 'a colour for each family').to.equal(3);
    for (const face of faces) for (const ground of grounds) expect(contrast(face, ground)).to.be.at.least(3);
  });
}

it('tiles keep the colour of their piece, after an undo and a load, too', async () => {
  const game = await blockudokuGame({hand: 'I4 L4 T4'});
  const inTray = faceOf(slot(game, 1).querySelector('.tile')!);
  await game.play('1 1A');
  await game.play('2 4D');
  await game.undo();
  expect(faceOf(tile(game, '1A'))).to.equal(inTray);
  const other = await blockudokuGame();
  await rendered(other, other.load(game.save()));
  expect(faceOf(tile(other, '1A'))).to.equal(inTray);
});
