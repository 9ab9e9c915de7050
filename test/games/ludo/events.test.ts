// What the page hears and can do: events, undo and redo, saving, sharing, seeds, automatic players, a server's die.
import {expect} from '@open-wc/testing';
import {
  all,
  answerNext,
  codeOf,
  piece,
  course,
  dieButton,
  find,
  ludoGame,
  type LudoGame,
  next,
  offered,
  Owed,
  playAll,
  press,
  quickGame,
  ready,
  said,
  shown,
  text,
} from './harness.js';

describe('events', () => {
  it('let the page veto a piece, and roll the die itself', async () => {
    const game = await ludoGame();
    const owed = new Owed();
    answerNext(game, (event) => event.respondWith(owed.promise));
    await press(game, dieButton(game));
    expect(game.matches(':state(waiting)')).to.be.true;
    expect(text(game, '.status')).to.equal('Waiting …');
    owed.keep('6');
    await next(game, 'game-move');
    await shown(game);
    expect(offered(game)).to.equal('p0 p1 p2 p3');
    answerNext(game, (event) => event.preventDefault());
    await press(game, piece(game, 0, 2));
    expect(course(game)).to.equal('6');
    await press(game, piece(game, 0, 2));
    expect(course(game)).to.equal('6 p2');
  });
});

describe('back and forth', () => {
  it('undo in the middle of a turn takes the roll back, and gives the same again', async () => {
    const game = await ludoGame(quickGame.settings);
    await press(game, dieButton(game));
    expect(offered(game)).to.equal('p0');
    await game.undo();
    await shown(game);
    expect(offered(game)).to.equal('');
    expect(ready(game)).to.be.true;
    game.focus();
    dieButton(game).click();
    await shown(game);
    expect(course(game)).to.equal('6');
  });
});

describe('saving', () => {
  it('goes on exactly where it was, in the middle of a turn too', async () => {
    const game = await ludoGame(quickGame.settings);
    for (let i = 0; i < 3; i++) await press(game, ready(game) ? dieButton(game) : piece(game, 0, 0));
    expect(game.state.pips).to.equal(3);
    const saved = JSON.parse(JSON.stringify(game.save())) as ReturnType<LudoGame['save']>;
    expect(saved.seed).to.equal('3534');
    const other = await ludoGame();
    expect(await codeOf(other.load(saved))).to.equal('ok');
    await shown(other);
    expect(other.state).to.deep.equal(game.state);
    game.remove();
    expect(offered(other)).to.equal('p0');
    expect(text(other, '.status')).to.equal('Ada chooses a piece.');
    await press(other, piece(other, 0, 0));
    expect(other.state.pieces[0]).to.deep.equal([4]);
  });

  it('fits into a short code', async () => {
    const game = await ludoGame(quickGame.settings);
    while (game.turn !== undefined) await game.play(game.legalMoves[0]!);
    const code = game.share();
    expect(code).to.match(/^[\w-]{10,220}$/);
    const other = await ludoGame();
    await other.load(code);
    expect(course(other)).to.equal(quickGame.moves.join(' '));
    expect(other.result).to.deep.equal(game.result);
  });

  it('in the browser survives a reload in mid-turn, joined players and all', async () => {
    localStorage.clear();
    const settings = {autosave: 'mid-turn', players: 'Ada, Ben, Cyd', open: 1};
    const game = await ludoGame(settings);
    await playAll(game, ['join blue', '6', 'p2', '4']);
    game.remove();
    const other = await ludoGame(settings);
    expect(course(other)).to.equal('join blue 6 p2 4');
    expect(offered(other)).to.equal('p2');
    expect(other.state.away).to.deep.equal([false, false, false]);
    localStorage.clear();
  });
});

describe('automatic players', () => {
  it('play a game to its end, at every level', async function () {
    this.timeout(20_000);
    const game = await ludoGame({
      players: 'Ada:auto:random, Ben:auto, Cyd:auto:greedy, Dee:auto:strong',
      pieces: 1,
      seed: 'auto',
      autoplay: true,
    });
    await next(game, 'game-over');
    expect(game.history.every(({by}) => by === 'auto')).to.be.true;
    expect(game.result!.reason).to.equal('home');
  });

  it('have only the levels there are', async () => {
    const game = await ludoGame({players: 'Ada, Ben:auto:clever'});
    expect(text(game, '.problem')).to.include('clever');
    expect(text(game, '.problem')).to.include('random, greedy, strong');
  });
});

describe('a hint', () => {
  it('is what the strong player would do, and its preview is drawn', async () => {
    const game = await ludoGame();
    expect(await game.hint()).to.deep.equal({move: 'roll'});
    await playAll(game, '6');
    expect(await game.hint()).to.deep.equal({move: 'p0'});
    await game.updateComplete;
    expect(all(game, '.aim')).to.have.length(1);
  });
});

it('a sound is asked for only where sounds are on', async () => {
  const game = await ludoGame({sound: true, speed: 'fast', ...quickGame.settings});
  await press(game, dieButton(game));
  // the only piece that can move follows after a beat
  expect(course(game)).to.match(/^6/);
});

describe('a move that the page does not allow', () => {
  it('says so to whoever made it, now or later, until the next move', async () => {
    const game = await ludoGame();
    const status = (): string => text(game, '[part=status]');
    const refused = 'That move isn’t allowed.';
    answerNext(game, (event) => event.preventDefault());
    await press(game, find(game, '.roll'));
    expect(status()).to.equal(refused);
    expect(said(game)).to.equal(refused);
    await playAll(game, '6');
    expect(status()).not.to.contain(refused);
    const owed = new Owed();
    answerNext(game, (event) => event.respondWith(owed.promise));
    const made = game.play('p0');
    await game.updateComplete;
    expect(status()).to.equal('Waiting …');
    owed.keep(false);
    await made;
    await shown(game);
    expect(status()).to.equal(refused);
  });
});
