// Beside play: events, options, undo, saving, the daily game, best scores, hints, the automatic player, words, axe.
import {expect} from '@open-wc/testing';
import {bestHand, dailySeed} from '../../../src/games/blockudoku/rules/index.js';
import type {GameMoveEvent, GameRecord, Refusal} from '../../../src/kit.js';
import {click, press} from '../../support/commands.js';
import {
  all, animations, answerNext, BlockudokuGame, blockudokuGame, cell, checkers, corner, find, fromMarkup, has, hear, idle, label, lastMove, moves, names,
  next, Owed, playAll, said, score, seen, slot, text, tiles, tool, until,
} from './harness.js';

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.includes('blockudoku'));
afterEach(() => keys().forEach((key) => localStorage.removeItem(key)));

describe('the events', () => {
  it('tell every item of the score', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 I1 I1'});
    const told = next(game, 'game-move');
    await game.play('1 1A');
    const {detail} = (await told) as GameMoveEvent;
    expect(detail.effects).to.deep.include({type: 'scored', tiles: 1, lines: 36, squares: 0, combo: 50, streak: 0, total: 87, score: 87});
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

describe('the options', () => {
  it('are attributes and properties', async () => {
    const game = await fromMarkup('<blockudoku-game pieces="O4 I1" scoring="woodoku" refill="each" fair rotate speed="instant" seed="x"></blockudoku-game>');
    expect(game.state.rules).to.deep.equal({pieces: ['O4', 'I1'], scoring: 'woodoku', refill: 'each', fair: true, rotate: true});
    const other = await blockudokuGame({pieces: 'all', board: corner, hand: ['I1', 'T4', 'O4']});
    expect(other.state.rules).to.deep.equal({pieces: 'all', scoring: 'classic', refill: 'hand', fair: false, rotate: false});
    expect(other.state.hand).to.deep.equal(['I1', 'T4', 'O4']);
    expect(seen(other)).to.equal(corner.join(' '));
  });

  it('that are wrong are refused by name, and there is a game all the same', async () => {
    const wrong: [Partial<BlockudokuGame>, RegExp][] = [
      [{pieces: 'Q9'}, /pieces.*Q9/], [{scoring: 'golf' as never}, /scoring.*golf/], [{refill: 'never' as never}, /refill/], [{board: '111'}, /board/],
      [{hand: 'T4'}, /hand/], [{daily: 'tomorrow'}, /daily.*tomorrow/], [{players: 2}, /players/],
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

describe('back and forth', () => {
  it('undo and redo give the same pieces again, by Control Z and Y too', async () => {
    const game = await blockudokuGame({seed: 'same'});
    for (let i = 0; i < 4; i++) await game.play(game.legalMoves[0]!);
    const {state} = game;
    for (let i = 0; i < 4; i++) await game.undo();
    expect(game.canUndo).to.be.false;
    expect(score(await game.updateComplete.then(() => game))).to.equal(0);
    game.focus();
    for (let i = 0; i < 3; i++) await press('Control', 'y');
    await game.redo();
    expect(game.state).to.deep.equal(state);
    await press('Control', 'z');
    expect(game.history).to.have.length(3);
  });

  it('a saved game, its JSON and its code go on in another element; what is damaged is refused', async () => {
    const game = await blockudokuGame({seed: 'share'});
    for (let i = 0; i < 7; i++) await game.play(game.legalMoves.at(-1)!);
    for (const kept of [game.save(), JSON.stringify(game.save()), game.share()]) {
      const other = await blockudokuGame({seed: 'other'});
      expect((await other.load(kept)).ok).to.be.true;
      expect(other.state).to.deep.equal(game.state);
      await other.updateComplete;
      expect(seen(other)).to.equal(seen(game));
    }
    const record = game.save();
    const forged = {...record, moves: [['1 1A +I1 I1 I1', 'person']]} as unknown as GameRecord;
    expect(((await game.load(forged)) as Refusal).code).to.equal('bad-record');
    expect(game.history).to.have.length(7);
  });

  it('a game is replayed', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4'});
    await playAll(game, ['1 1A', '2 5E']);
    const before = seen(game);
    expect(await game.replay()).to.be.true;
    await game.updateComplete;
    expect(seen(game)).to.equal(before);
  });

  it('the same seed gives the same game', async () => {
    const [one, two, three] = await Promise.all(['a', 'a', 'b'].map((seed) => blockudokuGame({seed})));
    expect(one!.state).to.deep.equal(two!.state);
    expect(one!.state.hand).to.not.deep.equal(three!.state.hand);
  });
});

describe('the daily game', () => {
  it('is that of the date here, the same for everyone, whatever the seed', async () => {
    const [one, two] = [await fromMarkup('<blockudoku-game daily></blockudoku-game>'), await blockudokuGame({daily: true, seed: 'mine'})];
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
    expect(keys().sort()).to.deep.equal(['parlour:blockudoku:game:mine', 'parlour:blockudoku:statistics:mine']);
    expect(text(game, '[part=best]')).to.equal('Best 1');
    expect(text(game, '[part=statistics]')).to.equal('Statistics Games1 Best1 Average1 Longest streak0'.replace('1 Best', '1Best').replace('1 Av', '1Av').replace('1 Lon', '1Lon'));
  });

  it('last over a reload, count each game once, and praise a new best', async () => {
    localStorage.setItem('parlour:blockudoku:statistics:mine', JSON.stringify({games: 3, sum: 30, best: 50, streak: 2, last: null}));
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
    expect(JSON.parse(localStorage.getItem('parlour:blockudoku:statistics:mine')!)).to.deep.include({games: 4, sum: 31, best: 87, streak: 2});
    expect(text(other, '.card')).to.include('Best: 87');
  });

  it('praise a new best at the end', async () => {
    localStorage.setItem('parlour:blockudoku:statistics:mine', JSON.stringify({games: 3, sum: 3, best: 1, streak: 0, last: null}));
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
    for (const junk of ['{', '7', '[]', '{"games": "many", "best": -5, "last": 3}']) {
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
    const {moves: plan} = bestHand(corner, ['I1', 'T4', 'O4']);
    expect(said(game)).to.equal(`Hint: piece ${plan[0]!.slot} to ${plan[0]!.cell}.`);
    expect(slot(game, plan[0]!.slot).classList.contains('hinted')).to.be.true;
    expect(tiles(game, 'hint').split(' ')).to.have.length([1, 4, 4][plan[0]!.slot - 1]!);
    expect(game.history).to.be.empty;
    await playAll(game, ['3 5E']);
    expect(has(game, '.hint')).to.be.false;
    expect(await game.hint()).to.have.property('moves');
  });

  it('is always there with `hints`', async () => {
    const game = await blockudokuGame({hand: 'I1 T4 O4', hints: true});
    await until(() => has(game, '.hint'));
    const first = tiles(game, 'hint');
    await playAll(game, ['2 8A']);
    await until(() => has(game, '.hint') && tiles(game, 'hint') !== first);
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
    const game = await blockudokuGame({players: 'Bot:auto', seed: 'auto', autoplay: true, rotate: true, refill: 'each', scoring: 'woodoku'});
    await until(() => game.history.length > 5);
    game.pause();
  });
});

describe('what is shown in time', () => {
  it('the score counts up, tiles go along the line, the combo is called once; cut short, all is as it ends', async () => {
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4', speed: 'slow'});
    await game.play('1 1A');
    await until(() => text(game, '.shout').includes('+'));
    expect(all(game, '.shout text').map(({textContent}) => textContent)).to.deep.equal(['+87', 'Combo +50']);
    expect(score(game)).to.be.below(87);
    const counted = new Set<number>();
    await until(() => counted.add(score(game)).size > 4 || !animations(game).length);
    expect(counted.size).to.be.above(4);
    game.speed = 'instant';
    await game.updateComplete;
    await game.presented;
    await game.updateComplete;
    expect(animations(game)).to.be.empty;
    expect(score(game)).to.equal(87);
    expect(has(game, '.shout')).to.be.false;
    expect(tiles(game, 'lit')).to.equal('');
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
      import('../../../src/games/blockudoku/words/de.js'), import('../../../src/games/blockudoku/words/es.js'), import('../../../src/games/blockudoku/words/fr.js'),
      import('../../../src/games/blockudoku/words/pt.js'), import('../../../src/games/blockudoku/words/hi.js'), import('../../../src/games/blockudoku/words/ar.js'),
      import('../../../src/games/blockudoku/words/zh.js'), import('../../../src/games/blockudoku/words/ja.js'),
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
    ['with a hint, statistics and a streak', async (game) => {
      await playAll(game, ['1 1A']);
      await game.hint();
    }, {autosave: 'axe'}],
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
