// What the page hears of a game and what it can do to it: events, undo, saving, sharing, seeds, the automatic player.
import {expect} from '@open-wc/testing';
import {thinker} from '../../../src/games/snake/snake-ui.js';
import {
  answerNext,
  card,
  cardButton,
  codeOf,
  course,
  find,
  Frames,
  has,
  headAt,
  hear,
  idle,
  names,
  next,
  openMore,
  playAll,
  snakeGame,
  text,
  tool,
  type SnakeGame,
} from './harness.js';
import {caughtUp, openTab} from '../../support/tab.js';
import {hideDocument, observed} from '../../support/visibility.js';

const kept = 'parlour:snake:';
let frames: Frames | undefined;
afterEach(() => {
  frames?.restore();
  frames = undefined;
  localStorage.clear();
});

/** A game in which the clock has done this many ticks. */
async function after(ticks: number, settings: Partial<SnakeGame> = {}): Promise<SnakeGame> {
  const game = await snakeGame(settings);
  frames = new Frames();
  game.resume();
  await game.updateComplete;
  await frames.ticks(game, ticks - 1);
  return game;
}

describe('the events', () => {
  it('come per food and per turn, not per tick', async () => {
    const game = await snakeGame();
    const heard = hear(game);
    frames = new Frames();
    game.resume();
    await game.updateComplete;
    await frames.ticks(game, 1);
    expect(heard).to.be.empty;
    await frames.ticks(game, 1);
    expect(names(heard)).to.equal('before-move move change');
    expect(heard[1]!.detail).to.deep.include({number: 3, by: 'person', move: 'tick'});
    expect(heard[1]!.detail['effects']).to.deep.equal([{type: 'ate', seat: 0, at: 3, score: 1, length: 2, food: 19}]);
    await frames.ticks(game, 2);
    expect(heard).to.have.length(3);
    game.focus();
    game.renderRoot
      .querySelector('.board')!
      .dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, composed: true}));
    await frames.ticks(game, 3);
    expect(heard).to.have.length(6);
    expect(heard[4]!.detail['effects']).to.deep.equal([{type: 'turned', seat: 0, at: 5, direction: 'D'}]);
  });

  it('tell of a won game once, with its score', async () => {
    const game = await snakeGame({food: '0,2', refill: 'off', level: 3});
    const heard = hear(game);
    await playAll(game, 'tick tick');
    expect(names(heard)).to.equal('before-move move win over change');
    expect(heard[3]!.detail).to.deep.include({winners: [0], scores: [3], reason: 'all-eaten'});
    expect(card(game)).to.contain('All the food is eaten!');
    heard.length = 0;
    await game.undo();
    await game.redo();
    await game.load(game.share());
    expect(names(heard)).to.equal('change change change');
  });

  it('let the page veto a turn: the snake goes straight on', async () => {
    const game = await after(1, {food: '7,7'});
    answerNext(game, (event) => event.preventDefault());
    find(game, '.board').dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, composed: true}));
    await frames!.ticks(game, 2);
    expect(course(game)).to.equal('tick*2');
  });

  it('let the page place the food', async () => {
    const game = await snakeGame({food: '0,1', step: true});
    answerNext(game, (event) => event.respondWith('tick +63'));
    await playAll(game, 'tick');
    expect(game.state.food).to.equal(63);
    expect(game.save().seed).to.equal(undefined);
  });

  it('tell of wrong settings, and the board in play stays', async () => {
    const game = await snakeGame();
    const heard = hear(game, 'game-error');
    for (const wrong of [
      {level: 10},
      {width: 3},
      {obstacles: 'maze'},
      {food: '9,9'},
      {startAt: 'middle' as 'centre'},
      {walls: 'perhaps' as 'on'},
    ]) {
      const before = Object.fromEntries(Object.keys(wrong).map((name) => [name, game[name as keyof SnakeGame]]));
      Object.assign(game, wrong);
      await game.updateComplete;
      expect(heard.pop()?.detail['code'], JSON.stringify(wrong)).to.equal('bad-option');
      expect(text(game, '.problem')).to.contain(Object.keys(wrong)[0]);
      Object.assign(game, before);
      await game.updateComplete;
      expect(has(game, '.problem')).to.be.false;
    }
    expect(game.state.board).to.deep.include({width: 8, height: 8});
  });
});

describe('undo', () => {
  it('goes back to the last food and waits; redo comes again', async () => {
    const game = await after(6);
    expect(course(game)).to.equal('tick*6');
    tool(game, 'undo').click();
    await game.updateComplete;
    expect(headAt(game)).to.equal('3,0');
    expect(card(game)).to.equal('Paused');
    await game.undo();
    expect(game.history).to.be.empty;
    await game.updateComplete;
    expect(card(game)).to.equal('Snake');
    expect(await codeOf(game.undo())).to.equal('nothing-to-undo');
    await game.redo();
    await game.redo();
    expect(course(game)).to.equal('tick*6');
  });

  it('takes a death back', async () => {
    const game = await after(8, {speed: 'instant'});
    await game.presented;
    expect(game.result?.reason).to.equal('wall');
    await game.undo();
    await game.updateComplete;
    expect(game.turn).to.equal(0);
    expect(card(game)).to.equal('Paused');
  });
});

describe('a record', () => {
  it('is short, plays again from JSON and from a code, and waits to go on', async () => {
    const game = await snakeGame({food: undefined});
    await playAll(game, 'tick tick tick D tick tick L');
    const record = game.save();
    expect(record.moves.length).to.be.below(6);
    for (const from of [record, JSON.stringify(record), game.share()]) {
      const other = await snakeGame({seed: 'other', width: 20});
      expect(await codeOf(other.load(from))).to.equal('ok');
      await other.updateComplete;
      expect(other.state).to.deep.equal(game.state);
      expect(card(other)).to.equal('Paused');
    }
  });
});

describe('autosave', () => {
  it('keeps the game at food, pause and end, not at every tick nor turn, and goes on with it', async () => {
    const game = await after(2, {autosave: 'a'});
    const saved = (): string => localStorage.getItem(`${kept}game:a`) ?? '';
    const first = saved();
    find(game, '.board').dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, composed: true}));
    await frames!.ticks(game, 1);
    expect(course(game)).to.equal('tick*2 D');
    expect(saved()).to.equal(first);
    game.pause();
    await game.updateComplete;
    expect(saved()).to.contain('"D"');
    game.remove();
    const again = await snakeGame({autosave: 'a'});
    await again.updateComplete;
    expect(course(again)).to.equal('tick*2 D');
    expect(card(again)).to.equal('Paused');
  });

  it('keeps the best score under a key of its own', async () => {
    const game = await snakeGame({autosave: 'b', level: 4, food: '0,1 0,2', speed: 'instant'});
    await playAll(game, 'tick tick');
    expect(localStorage.getItem(`${kept}best:b`)).to.equal('8');
    await playAll(game, 'U');
    expect(text(game, '.card-text'), 'the first game has none to beat').to.equal('8 points');
    await game.newGame();
    await playAll(game, 'tick U');
    expect(text(game, '[part=best]')).to.equal('Best 8');
    await game.newGame();
    await playAll(game, 'tick tick D');
    localStorage.setItem(`${kept}best:d`, '4');
    const better = await snakeGame({autosave: 'd', level: 4, food: '0,1 0,2', speed: 'instant'});
    await playAll(better, 'tick tick U');
    expect(text(better, '.card-text')).to.equal('8 points · New best!');
    localStorage.setItem(`${kept}best:c`, '"nonsense"');
    const other = await snakeGame({autosave: 'c'});
    expect(text(other, '[part=best]')).to.equal('Best 0');
  });
});

describe('autosave in two tabs', () => {
  it('keeps the higher best score, whichever tab has it', async () => {
    const tab = await openTab();
    const game = await snakeGame({autosave: 'a', food: '0,1 0,2', speed: 'instant'});
    expect(text(game, '[part=best]')).to.equal('Best 0');
    tab.localStorage.setItem(`${kept}best:a`, '50');
    await playAll(game, 'tick tick');
    expect(localStorage.getItem(`${kept}best:a`)).to.equal('50');
    expect(text(game, '[part=best]')).to.equal('Best 50');
    tab.localStorage.setItem(`${kept}best:a`, '60');
    await game.newGame();
    await game.updateComplete;
    expect(text(game, '[part=best]')).to.equal('Best 60');
  });

  it('does not give up ticks that are not kept yet for what another tab has played', async () => {
    const tab = await openTab();
    const game = await after(2, {autosave: 'a'});
    expect(localStorage.getItem(`${kept}game:a`)).to.be.null;
    const heard = hear(game);
    const other = JSON.stringify({...game.save(), moves: []});
    tab.localStorage.setItem(`${kept}game:a`, other);
    await caughtUp(window, tab);
    expect(names(heard)).to.equal('error');
    expect(heard[0]!.detail).to.include({code: 'autosave-conflict', value: `${kept}game:a`});
    game.pause();
    await game.updateComplete;
    expect(course(game)).to.equal('tick*2');
    expect(localStorage.getItem(`${kept}game:a`)).to.equal(other);
  });

  it('goes on in a tab that waits', async () => {
    const tab = await openTab();
    const game = await after(2, {autosave: 'a'});
    game.pause();
    await game.updateComplete;
    const followed = next(game, 'game-change');
    tab.localStorage.setItem(`${kept}game:a`, JSON.stringify({...game.save(), moves: []}));
    await followed;
    expect(course(game)).to.equal('');
  });
});

describe('the automatic player', () => {
  // frames that a test makes leave no time to fetch it in
  before(async () => {
    await thinker.use(() => undefined);
  });

  it('waits for Start, then plays by the clock and stops in a pause', async () => {
    const game = await snakeGame({players: 'Bot:auto', width: 4, height: 4, food: undefined, speed: 'instant'});
    expect(card(game)).to.equal('Snake');
    expect(has(game, '.pad')).to.be.false;
    frames = new Frames();
    cardButton(game, 'Start').click();
    await game.updateComplete;
    expect(game.history).to.have.length(1);
    await frames.ticks(game, 4);
    expect(game.history).to.have.length(5);
    expect(game.history.every(({by}) => by === 'auto')).to.be.true;
    game.pause();
    await game.updateComplete;
    expect(frames.open).to.equal(0);
    game.resume();
    await game.updateComplete;
    for (let i = 0; i < 400 && game.turn !== undefined; i++) await frames.ticks(game, 1);
    expect(game.result?.reason).to.equal('full');
  });

  it('begins by itself with autoplay', async () => {
    frames = new Frames();
    const game = await snakeGame({players: 'Bot:auto', autoplay: true, food: '7,7'});
    await game.updateComplete;
    await frames.ticks(game, 3);
    expect(game.history.length).to.be.above(2);
  });

  describe('waits while nobody can see it, and goes on by itself', () => {
    async function running(): Promise<SnakeGame> {
      frames = new Frames();
      const game = await snakeGame({players: 'Bot:auto', autoplay: true, food: '7,7', speed: 'instant'});
      await game.updateComplete;
      await frames.ticks(game, 2);
      expect(game.history).not.to.be.empty;
      return game;
    }
    async function goesOn(game: SnakeGame): Promise<void> {
      const {length} = game.history;
      await frames!.ticks(game, 1);
      expect(game.history.length).to.be.above(length);
      expect(card(game)).to.equal('');
    }

    it('in a hidden page', async () => {
      const game = await running();
      const show = hideDocument();
      expect(frames!.open).to.equal(0);
      expect(game.paused).to.be.false;
      show();
      await goesOn(game);
    });

    it('out of sight', async () => {
      const game = await running();
      game.style.display = 'none';
      await observed(game);
      expect(frames!.open).to.equal(0);
      expect(game.paused).to.be.false;
      game.style.display = '';
      await observed(game);
      await goesOn(game);
    });

    it('out of the page', async () => {
      const game = await running();
      const {parentElement} = game;
      game.remove();
      expect(frames!.open).to.equal(0);
      parentElement!.append(game);
      await game.updateComplete;
      await goesOn(game);
    });
  });
});

it('a remote snake moves only by numbered calls', async () => {
  const game = await snakeGame({players: 'Far:remote'});
  game.resume();
  await game.updateComplete;
  expect(await codeOf(game.play('tick'))).to.equal('number-missing');
  expect(await codeOf(game.play('tick', {number: 1}))).to.equal('ok');
  expect(game.history[0]!.by).to.equal('remote');
});

it('a replay goes at the pace of the clock and ends where it was', async () => {
  const game = await snakeGame({food: '7,7'});
  await playAll(game, 'tick tick D');
  const {state} = game;
  const start = performance.now();
  expect(await codeOf(game.replay())).to.equal('ok');
  expect(performance.now() - start).to.be.above(3 * 145);
  expect(game.state).to.equal(state);
  await idle();
});

it('the list of moves keeps the food of long ago', async () => {
  const game = await snakeGame({walls: 'off', food: '0,1 7,7', speed: 'instant'});
  for (let i = 0; i < 300; i++) await game.play('tick');
  await openMore(game);
  const log = find<HTMLDetailsElement>(game, '.log');
  log.open = true;
  await new Promise((resolve) => log.addEventListener('toggle', resolve, {once: true}));
  await game.updateComplete;
  expect([...log.querySelectorAll('li')].map((entry) => `${entry.value} ${entry.textContent}`)).to.deep.equal([
    '1 Food! Score 1.',
  ]);
});

it('a game of 50,000 steps stays small', async function () {
  this.timeout(60_000);
  const game = await snakeGame({step: true, walls: 'off', food: '7,7', length: 1});
  for (let i = 0; i < 50_000; i++) void game.play('tick');
  expect(JSON.stringify(game.save()).length).to.be.below(1000);
  expect(game.share().length).to.be.below(1000);
});
