// Beside play: events, options, undo, saving, the daily game, best scores, hints, the automatic player, words, axe.
import {expect} from '@open-wc/testing';
import {flourish} from '../../../src/games/blockudoku/view/choreography.js';
import {bestHand, blockudoku, dailySeed} from '../../../src/games/blockudoku/rules/index.js';
import {Session} from '../../../src/core/session.js';
import type {Refusal} from '../../../src/kit.js';
import type {GameMoveEvent} from '../../../src/play/events.js';
import {centre, click, drag, press} from '../../support/commands.js';
import {openTab} from '../../support/tab.js';
import {
  accepted,
  all,
  animations,
  answerNext,
  BlockudokuGame,
  blockudokuGame,
  cell,
  checkers,
  corner,
  find,
  focused,
  fromMarkup,
  ghost,
  has,
  hear,
  idle,
  label,
  lastMove,
  moves,
  names,
  next,
  openMore,
  Owed,
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

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.includes('blockudoku'));
afterEach(() => keys().forEach((key) => localStorage.removeItem(key)));
// what flies back is fetched when a piece is first taken
before(() => flourish.use(() => undefined));

describe('the events', () => {
  it('tell every item of the score', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 I1 I1'});
    const told = next(game, 'game-move');
    await game.play('1 1A');
    const {detail} = (await told) as GameMoveEvent;
    expect(detail.effects).to.deep.include({
      type: 'scored',
      tiles: 1,
      lines: 36,
      squares: 0,
      combo: 50,
      streak: 0,
      total: 87,
      score: 87,
    });
    expect(JSON.parse(JSON.stringify(detail))).to.deep.equal(detail);
  });

  it('come in order to the end', async () => {
    const game = await blockudokuGame(lastMove);
    const heard = hear(game);
    await playAll(game, ['1 1B']);
    expect(names(heard)).to.equal('before-move move over change');
    expect(heard[2]!.detail).to.deep.include({winners: [], reason: 'no-room', scores: [1]});
  });

  it('let the page refuse a piece, which is back in the tray then', async () => {
    const game = await blockudokuGame({hand: 'T4 I5 O4'});
    answerNext(game, (event) => event.preventDefault());
    await click(slot(game, 1));
    await click(cell(game, '5E'));
    expect(game.history).to.be.empty;
    expect(seen(game)).to.not.include('1');
    expect(label(slot(game, 1))).to.include('Fits in');
    await click(slot(game, 1));
    await click(cell(game, '5E'));
    expect(moves(game)).to.equal('1 5E');
  });

  it('let the page take its time', async () => {
    const game = await blockudokuGame({hand: 'T4 I5 O4'});
    const owed = new Owed();
    answerNext(game, (event) => event.respondWith(owed.promise));
    await click(slot(game, 1));
    await click(cell(game, '5E'));
    expect(game.matches(':state(waiting)')).to.be.true;
    expect(slot(game, 2).getAttribute('aria-disabled'), 'nothing else can be taken').to.equal('true');
    const made = next(game, 'game-move');
    owed.keep(true);
    await made;
    expect(moves(game)).to.equal('1 5E');
  });
});

describe('a piece that is put down while the page takes its time', () => {
  /** Drags the T to 5E, a little beside it; the page owes the answer. */
  async function dropped(): Promise<{game: BlockudokuGame; owed: Owed; x: number; y: number}> {
    const game = await blockudokuGame({hand: 'T4 I5 O4', speed: 'slow'});
    const owed = new Owed();
    answerNext(game, (event) => event.respondWith(owed.promise));
    const [from, to] = way(game, 1, '5E');
    await drag(from, [to[0] + 12, to[1] - 9]);
    await game.updateComplete;
    const [x, y] = placeOf(game);
    return {game, owed, x, y};
  }

  /** Where a piece floats over the board, in its units. */
  const placeOf = (game: BlockudokuGame): [x: number, y: number] => {
    const [x, y] = find(game, '.held')
      .style.transform.match(/-?[\d.]+/g)!
      .map((percent) => Number(percent) * 9.28);
    return [x!, y!];
  };
  /** Where the first keyframe of an animation has its element. */
  const start = (element: Element): DOMMatrix =>
    new DOMMatrix(String((element.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes()[0]!['transform']));

  it('stays where it was let go, with its ghost, and nothing else can be done with it', async () => {
    const {game, owed, x, y} = await dropped();
    expect(x).to.be.within(405, 440);
    expect(y).to.be.within(365, 395);
    expect(ghost(game)).to.equal('5F 6E 6F 6G');
    expect(slot(game, 1).classList.contains('away')).to.be.true;
    expect(text(game, '.status')).to.equal('Waiting …');
    await click(cell(game, '1A'));
    await press('1');
    await press('r');
    await game.updateComplete;
    expect(placeOf(game)).to.deep.equal([x, y]);
    expect(find(game, '.tray').getAnimations({subtree: true}).length, 'nothing flies back').to.equal(0);
    owed.keep(false);
    await idle();
  });

  it('comes down from there once it is accepted', async () => {
    const {game, owed, x, y} = await dropped();
    owed.keep(true);
    await until(() => moves(game) === '1 5E' && animations(game).length > 0);
    expect(has(game, '.held')).to.be.false;
    const {e, f, a} = start(find(game, '.flying'));
    const unit = find(game, '.board').getBoundingClientRect().width / 928;
    expect(e).to.be.closeTo(x * unit, 0.01);
    expect(f).to.be.closeTo(y * unit, 0.01);
    expect(a).to.equal(1);
    expect(find(game, '.tray').getAnimations({subtree: true}).length, 'nothing is seen in the tray').to.equal(0);
    game.speed = 'instant';
    await game.presented;
  });

  it('flies back from there where it is refused, and can be taken again', async () => {
    const {game, owed, x, y} = await dropped();
    owed.keep(false);
    await until(() => has(game, '.flying') && find(game, '.flying').getAnimations().length > 0);
    expect(has(game, '.held')).to.be.false;
    const [flight] = find(game, '.flying').getAnimations();
    flight!.pause();
    flight!.currentTime = 0;
    const {left, top} = find(game, '.flying .base').getBoundingClientRect();
    const board = find(game, '.board').getBoundingClientRect();
    const unit = board.width / 928;
    // the upper tile of a T is the second of its row
    expect(left).to.be.closeTo(board.left + (x + 120) * unit, 3);
    expect(top).to.be.closeTo(board.top + (y + 20) * unit, 3);
    flight!.finish();
    expect(said(game)).to.equal('Piece 1 is back in the tray.');
    expect(slot(game, 1).getAttribute('aria-pressed')).to.equal('false');
    expect(game.history).to.be.empty;
    await click(slot(game, 1));
    await click(cell(game, '5E'));
    expect(moves(game)).to.equal('1 5E');
    game.speed = 'instant';
    await game.presented;
  });

  it('is in the tray at once where the game becomes another meanwhile', async () => {
    const {game, owed} = await dropped();
    await game.newGame();
    await game.updateComplete;
    expect(has(game, '.held')).to.be.false;
    owed.keep(true);
    await idle();
    expect(has(game, '.away')).to.be.false;
    expect(animations(game).length).to.equal(0);
    expect(game.history).to.be.empty;
  });

  it('by keyboard lies on its cells', async () => {
    const game = await blockudokuGame({hand: 'T4 I5 O4', rotate: true});
    const owed = new Owed();
    answerNext(game, (event) => event.respondWith(owed.promise));
    game.focus();
    await type(game, '1', '5', 'E', 'Enter');
    expect(ghost(game)).to.equal('5F 6E 6F 6G');
    expect(tool(game, 'turn').getAttribute('aria-disabled')).to.equal('true');
    await type(game, 'r');
    expect(ghost(game)).to.equal('5F 6E 6F 6G');
    expect(focused(game)).to.equal(cell(game, '5E'));
    owed.keep(true);
    await until(() => moves(game) === '1 5E');
    await game.updateComplete;
    expect(tiles(game, 'full')).to.equal('5F 6E 6F 6G');
    expect(ghost(game)).to.equal('');
  });
});

describe('the options', () => {
  it('are attributes and properties', async () => {
    const game = await fromMarkup(
      '<blockudoku-game pieces="O4 I1" scoring="woodoku" refill="each" fair rotate speed="instant" seed="x"></blockudoku-game>',
    );
    expect(game.state.rules).to.deep.equal({
      pieces: ['O4', 'I1'],
      scoring: 'woodoku',
      refill: 'each',
      fair: true,
      rotate: true,
    });
    const other = await blockudokuGame({pieces: 'all', board: corner, hand: ['I1', 'T4', 'O4']});
    expect(other.state.rules).to.deep.equal({
      pieces: 'all',
      scoring: 'classic',
      refill: 'hand',
      fair: false,
      rotate: false,
    });
    expect(other.state.hand).to.deep.equal(['I1', 'T4', 'O4']);
    expect(seen(other)).to.equal(corner.join(' '));
  });

  it('that are wrong are refused by name, and there is a game all the same', async () => {
    const wrong: [Partial<BlockudokuGame>, RegExp][] = [
      [{pieces: 'Q9'}, /pieces.*Q9/],
      [{scoring: 'golf' as never}, /scoring.*golf/],
      [{refill: 'never' as never}, /refill/],
      [{board: '111'}, /board/],
      [{hand: 'T4'}, /hand/],
      [{daily: 'tomorrow'}, /daily.*tomorrow/],
      [{players: 2}, /players/],
    ];
    for (const [settings, message] of wrong) {
      const game = new BlockudokuGame();
      const heard = hear(game, 'game-error');
      Object.assign(game, {seed: 'x', ...settings});
      document.body.append(game);
      await game.updateComplete;
      expect(heard, JSON.stringify(settings)).to.have.length(1);
      expect(text(game, '.problem')).to.match(message);
      expect(game.turn).to.equal(0);
      game.remove();
    }
  });

  it('hold for the next game once one is under way', async () => {
    const game = await blockudokuGame({hand: 'T4 I5 O4'});
    await playAll(game, ['1 5E']);
    game.refill = 'each';
    await game.updateComplete;
    expect(game.state.rules.refill).to.equal('hand');
    await game.newGame();
    expect(game.state.rules.refill).to.equal('each');
  });
});

describe('the daily game', () => {
  it('is that of the date here, the same for everyone, whatever the seed', async () => {
    const [one, two] = [
      await fromMarkup('<blockudoku-game daily></blockudoku-game>'),
      await blockudokuGame({daily: true, seed: 'mine'}),
    ];
    const now = new Date();
    const date = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
    expect(one.save().options['daily']).to.equal(date);
    expect(one.save().seed).to.equal(dailySeed(date));
    expect(two.state).to.deep.equal(one.state);
    await two.newGame();
    expect(two.state).to.deep.equal(one.state);
  });

  it('can be that of another day, and says which', async () => {
    const game = await fromMarkup('<blockudoku-game daily="2026-01-31" speed="instant"></blockudoku-game>');
    expect(game.save().seed).to.equal('daily 2026-01-31');
    expect(text(game, '.note')).to.equal('Daily game, Jan 31, 2026');
    game.removeAttribute('daily');
    await game.updateComplete;
    expect(game.save().options['daily']).to.equal(null);
    await game.newGame({daily: '2026-02-01'});
    expect(game.save().seed).to.equal('daily 2026-02-01');
  });

  it('of yesterday does not go on today', async () => {
    const first = await blockudokuGame({daily: '2026-01-31', autosave: 'day'});
    await first.play(first.legalMoves[0]!);
    first.remove();
    const same = await blockudokuGame({daily: '2026-01-31', autosave: 'day'});
    expect(same.history).to.have.length(1);
    same.remove();
    const later = await blockudokuGame({daily: '2026-02-01', autosave: 'day'});
    expect(later.history).to.be.empty;
    expect(later.save().options['daily']).to.equal('2026-02-01');
  });

  it('of yesterday does not go on today, however long it is', async () => {
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
});

describe('best score and statistics', () => {
  const end = {...lastMove, autosave: 'mine'};

  it('are kept under a key of their own, where the page asks for it', async () => {
    const quiet = await blockudokuGame(lastMove);
    await playAll(quiet, ['1 1B']);
    expect(keys()).to.be.empty;
    expect(has(quiet, '[part=best]')).to.be.false;
    const game = await blockudokuGame(end);
    await playAll(game, ['1 1B']);
    await until(() => keys().length > 2);
    const parts = ['game', 'results', 'statistics'];
    expect(keys().sort()).to.deep.equal(parts.map((part) => `parlour:blockudoku:${part}:mine`));
    expect(text(game, '[part=best]')).to.equal('Best 1');
    await openMore(game);
    await until(() => has(game, '[part=statistics]'));
    expect(text(game, '[part=statistics]')).to.equal('Statistics Games 1 Best 1 Average 1 Reset statistics');
  });

  it('are apart for each way to play, also for the first game of all', async () => {
    const game = await blockudokuGame({...end, scoring: 'woodoku'});
    await playAll(game, ['1 1B']);
    while ((await accepted(game.statistics())).games < 1) await game.updateComplete;
    game.remove();
    const usual = await blockudokuGame({autosave: 'mine'});
    await usual.newGame();
    expect((await accepted(usual.statistics())).games).to.equal(0);
  });

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

  it('are added to what another tab has counted meanwhile', async () => {
    const tab = await openTab();
    const game = await blockudokuGame(end);
    expect(text(game, '[part=best]')).to.equal('Best 0');
    const other = {best: 178, streak: 3, last: {id: 'of-another-tab', before: 178}};
    tab.localStorage.setItem('parlour:blockudoku:statistics:mine', JSON.stringify(other));
    await playAll(game, ['1 1B']);
    const stored = (): unknown => JSON.parse(localStorage.getItem('parlour:blockudoku:statistics:mine')!);
    expect(stored()).to.deep.include({best: 178, streak: 3});
  });

  it('are shown as they are once the game of another tab has been followed', async () => {
    const tab = await openTab();
    const game = await blockudokuGame(end);
    const record = game.save();
    const followed = next(game, 'game-change');
    tab.localStorage.setItem('parlour:blockudoku:statistics:mine', JSON.stringify({best: 178, streak: 3, last: null}));
    tab.localStorage.setItem('parlour:blockudoku:game:mine', JSON.stringify(record));
    await followed;
    await game.updateComplete;
    expect(text(game, '[part=best]')).to.equal('Best 178');
  });

  it('last as long as the element where storage is forbidden', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    try {
      const game = await blockudokuGame(end);
      await playAll(game, ['1 1B']);
      await game.newGame();
      await playAll(game, ['1 1B']);
      await game.presented;
      while ((await accepted(game.statistics())).games < 2) await game.updateComplete;
      await openMore(game);
      await until(() => has(game, '[part=statistics]'));
      expect(text(game, '[part=statistics]')).to.equal('Statistics Games 2 Best 1 Average 1 Reset statistics');
    } finally {
      Object.defineProperty(window, 'localStorage', own);
    }
  });

  it('praise a new best at the end', async () => {
    localStorage.setItem('parlour:blockudoku:statistics:mine', JSON.stringify({best: 1, streak: 0, last: null}));
    const game = await blockudokuGame({...end, hand: 'I1 I1 O4', speed: 'fast'});
    await playAll(game, ['1 1B']);
    await game.play('2 1D');
    await until(() => has(game, '.confetti') && animations(game).length > 9);
    game.speed = 'instant';
    await game.updateComplete;
    await game.presented;
    await game.updateComplete;
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
    await click(slot(game, hinted));
    await game.updateComplete;
    expect(find(game, '.flying').getAnimations()).to.be.empty;
    expect(slot(game, hinted).getAttribute('aria-pressed')).to.equal('true');
  });

  it('is always there with `hints`', async () => {
    const game = await blockudokuGame({hand: 'I1 T4 O4', hints: true});
    await until(() => has(game, '.hint'));
    const first = tiles(game, 'hint');
    await playAll(game, ['2 8A']);
    await until(() => has(game, '.hint') && tiles(game, 'hint') !== first);
  });

  it('is not looked for with `hints` while the game is away, and is once it is back', async () => {
    const game = await blockudokuGame({hand: 'I1 T4 O4', hints: true});
    const {parentNode} = game;
    game.remove();
    game.requestUpdate();
    await game.updateComplete;
    for (let i = 0; i < 10; i++) await idle();
    expect(has(game, '.hint')).to.be.false;
    parentNode!.append(game);
    await until(() => has(game, '.hint'));
  });

  it('is refused at the end', async () => {
    const game = await blockudokuGame(lastMove);
    await playAll(game, ['1 1B']);
    expect(((await game.hint()) as Refusal).code).to.equal('game-over');
    expect(tool(game, 'hint').getAttribute('aria-disabled')).to.equal('true');
  });
});

describe('the automatic player', () => {
  it('plays by itself, well, after Start, and can be paused', async function () {
    this.timeout(60_000);
    const game = await blockudokuGame({players: 'Bot:auto', seed: 'auto'});
    expect(text(game, '.card')).to.include('Start');
    expect(all(game, '.slot[aria-disabled=false]')).to.be.empty;
    await click(all(game, '.card button')[0]!);
    await until(() => game.history.length > 24);
    game.pause();
    await idle();
    const {length} = game.history;
    await idle();
    expect(game.history).to.have.length(length);
    expect(game.turn, 'a random player would hardly be there').to.equal(0);
    expect(game.history.every(({by}) => by === 'auto')).to.be.true;
  });

  it('plays with turning and single refills too', async function () {
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
});

describe('what is shown in time', () => {
  /** At the end of a piece of motion, which is held there. */
  const atEnd = (motion: Animation): void => {
    motion.pause();
    motion.currentTime = Number(motion.effect!.getComputedTiming().endTime) - 1;
  };

  it('the score counts up, tiles go along the line, the combo is called once; cut short, all is as it ends', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4', speed: 'slow'});
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
    await until(() => counted.add(score(game)).size > 4 || over);
    expect(counted.size).to.be.above(4);
    game.speed = 'instant';
    await game.updateComplete;
    await game.presented;
    await game.updateComplete;
    expect(animations(game)).to.be.empty;
    expect(score(game)).to.equal(87);
    expect(has(game, '.shout text')).to.be.false;
    expect(tiles(game, 'lit')).to.equal('');
  });

  it('tiles go one after the other from the start of the line', async () => {
    const game = await blockudokuGame({board: ['011111111', ...checkers.slice(1)], hand: 'I1 T4 O4', speed: 'slow'});
    await game.play('1 1A');
    const pictures = (): Animation[] => all(game, '.chip').flatMap((picture) => picture.getAnimations());
    // the piece comes down first
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

  it('the best score does not run ahead of the score', async () => {
    localStorage.setItem('parlour:blockudoku:statistics:ahead', JSON.stringify({best: 50, streak: 0, last: null}));
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4', speed: 'slow', autosave: 'ahead'});
    const best = (): number => Number(text(game, '[part=best]').replace(/\D/g, ''));
    await game.play('1 1A');
    const seen = new Set<number>();
    await until(() => {
      expect(best()).to.equal(Math.max(50, score(game)));
      seen.add(best());
      return score(game) === 87;
    });
    expect([...seen][0]).to.equal(50);
    expect(seen.size).to.be.above(3);
    game.speed = 'instant';
    await game.presented;
  });

  it('at the end the board loses its colour row by row, then all points are counted', async () => {
    const game = await blockudokuGame({...lastMove, speed: 'fast'});
    await game.play('1 1B');
    const rows = new Set<number>();
    await until(() => rows.add(tiles(game, 'grey').split(' ').filter(Boolean).length).size > 5);
    expect(has(game, '.card')).to.be.false;
    await until(() => text(game, '.shout') === '1');
    expect(tiles(game, 'grey')).to.equal(tiles(game, 'full'));
    await game.presented;
    await game.updateComplete;
    expect(tiles(game, 'grey')).to.equal(tiles(game, 'full'));
    expect(has(game, '.shout text')).to.be.false;
    await game.undo();
    await game.updateComplete;
    expect(tiles(game, 'grey')).to.equal('');
  });

  it('nothing is left of it when the element is taken out, and put back it goes on', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4', speed: 'slow'});
    const {parentNode} = game;
    await game.play('1 1A');
    await until(() => animations(game).length > 0);
    game.remove();
    await game.presented;
    parentNode!.append(game);
    await game.updateComplete;
    expect(score(game)).to.equal(87);
    await click(slot(game, 2));
    await click(cell(game, '5E'));
    expect(moves(game)).to.equal('1 1A, 2 5E');
  });
});

describe('the words', () => {
  it('are there in nine languages, each whole', async () => {
    const english = (await import('../../../src/games/blockudoku/words/en.js')).default;
    const tables = await Promise.all([
      import('../../../src/games/blockudoku/words/de.js'),
      import('../../../src/games/blockudoku/words/es.js'),
      import('../../../src/games/blockudoku/words/fr.js'),
      import('../../../src/games/blockudoku/words/pt.js'),
      import('../../../src/games/blockudoku/words/hi.js'),
      import('../../../src/games/blockudoku/words/ar.js'),
      import('../../../src/games/blockudoku/words/zh.js'),
      import('../../../src/games/blockudoku/words/ja.js'),
    ]);
    for (const {default: table} of tables) expect(Object.keys(table).sort()).to.deep.equal(Object.keys(english).sort());
  });

  it('change with the language, and the board does not mirror', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4', lang: 'ar', dir: 'rtl'});
    await until(() => text(game, '[part=score]').startsWith('النقاط'));
    const [a, b] = [cell(game, '1A'), cell(game, '1B')].map((element) => element.getBoundingClientRect().left);
    expect(a!).to.be.below(b!);
    expect(label(cell(game, '1B'))).to.equal('1B، ممتلئ');
  });

  it('name own shapes', async () => {
    const game = await blockudokuGame({pieces: '1111/1001', hand: '1111/1001 1111/1001 1111/1001'});
    expect(label(slot(game, 1))).to.equal('Piece 1, own shape: 1A 1B 1C 1D 2A 2D. Fits in 48 places.');
  });
});

describe('axe has nothing to say', () => {
  const states: [string, (game: BlockudokuGame) => unknown, Partial<BlockudokuGame>?][] = [
    ['at the start', () => undefined],
    ['with a piece in hand', (game) => slot(game, 1).click()],
    [
      'with a hint, statistics and a streak',
      async (game) => {
        await playAll(game, ['1 1A']);
        await game.hint();
      },
      {autosave: 'axe'},
    ],
    ['at the end', (game) => playAll(game, ['1 1B']), lastMove],
    ['in the dark', (game) => (game.style.colorScheme = 'dark')],
    ['in a pause', (game) => game.pause()],
    ['where nothing may be taken', () => undefined, {readOnly: true}],
    ['where pieces fit nowhere', () => undefined, {board: checkers, hand: 'I1 O4 O4'}],
  ];
  for (const [when, act, settings] of states) {
    it(when, async function () {
      this.timeout(20_000);
      const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4', ...settings});
      await act(game);
      await game.presented;
      await game.updateComplete;
      await expect(game).to.be.accessible();
    });
  }
});

it('a reader who looks only sees, and cannot move', async () => {
  const game = await blockudokuGame({readOnly: true, hand: 'T4 I1 I1'});
  slot(game, 1).click();
  await press('1');
  await game.updateComplete;
  expect(has(game, '.slot[aria-pressed=true]')).to.be.false;
  await playAll(game, ['1 5E']);
  expect(find(game, '.tiles').querySelectorAll('.full')).to.have.length(4);
});
