// Played with the hands: real mouse and keys, from the first roll to the last.
import {expect} from '@open-wc/testing';
import {rollPause} from '../../../src/kit/pauses.js';
import {fakePauses, type Pauses} from '../../support/pauses.js';
import {centre, click, drawn, press as keys, resetMouse, sendMouse} from '../../support/commands.js';
import {hideDocument} from '../../support/visibility.js';
import {
  all,
  answerNext,
  beforeCapture,
  course,
  dieButton,
  fieldBefore,
  find,
  focused,
  has,
  hear,
  idle,
  type LudoGame,
  ludoGame,
  names,
  next,
  offered,
  openMore,
  piece,
  playAll,
  press,
  ready,
  rendered,
  said,
  shown,
  target,
  text,
  until,
} from './harness.js';

afterEach(() => resetMouse());

describe('the pieces that may move', () => {
  it('offer themselves on the board, and no others do', async () => {
    const game = await ludoGame();
    expect(offered(game)).to.equal('');
    await playAll(game, '6 p1 4');
    expect(offered(game), 'those in the yard stay').to.equal('p1');
    expect(all(game, '[part~="choice"]').map((piece) => piece.getAttribute('part'))).to.deep.equal([
      'piece choice ',
      'piece choice may',
      'piece choice ',
      'piece choice ',
    ]);
    await press(game, target(game, 0, 0));
    expect(course(game), 'a piece that can’t move does nothing').to.equal('6 p1 4');
    expect(text(game, '.status'), 'but says why').to.equal('Only a six brings a piece out.');
    await press(game, target(game, 0, 1));
    expect(game.state.pieces[0]).to.deep.equal([0, 5, 0, 0]);
    expect(offered(game)).to.equal('');
  });

  it('show where they would land and whom they would send home, under the mouse and with the focus', async () => {
    const game = await ludoGame();
    await playAll(game, beforeCapture);
    await playAll(game, '6 p1 3');
    expect(has(game, '.aim'), 'nothing is previewed that nobody asked for').to.be.false;
    await rendered(game, sendMouse({type: 'move', position: centre(target(game, 0, 0))}));
    expect(all(game, '.aim')).to.have.length(1);
    expect(has(game, '.aim .hit'), 'the rival has a sign').to.be.true;
    await rendered(game, sendMouse({type: 'move', position: centre(find(game, '.status'))}));
    expect(has(game, '.aim')).to.be.false;
    fieldBefore(game).focus();
    await rendered(game, keys('Tab'));
    expect(focused(game)).to.equal(target(game, 0, 0));
    expect(has(game, '.aim .way')).to.be.true;
    await rendered(game, keys('Tab'));
    expect(has(game, '.aim'), 'no more with the focus gone').to.be.false;
  });

  it('of one square are a pile, of which each edge can be clicked', async () => {
    const game = await ludoGame({capture: 'off'});
    await playAll(game, '6 p0 6 p1 1 p0 3 1 p1 3 6 p2 2');
    expect(game.state.pieces[0]).to.deep.equal([2, 2, 1, 0]);
    await drawn();
    for (const n of [0, 1]) {
      const {x, width, bottom} = piece(game, 0, n).querySelector('.collar')!.getBoundingClientRect();
      expect(game.shadowRoot!.elementFromPoint(x + width / 2, bottom - 2)).to.equal(target(game, 0, n));
    }
    await press(game, target(game, 0, 1));
    expect(game.state.pieces[0]).to.deep.equal([2, 4, 1, 0]);
  });
});

describe('the only move', () => {
  let beats: Pauses;
  beforeEach(() => (beats = fakePauses()));
  afterEach(() => beats.restore());

  /** The page lets this person roll a six: all pieces are in the yard, so that they make the same move. */
  async function rolledSix(settings: Partial<LudoGame> = {}): Promise<LudoGame> {
    const game = await ludoGame({speed: 'fast', ...settings});
    answerNext(game, (event) => event.respondWith('6'));
    dieButton(game).click();
    await until(() => offered(game));
    await until(() => beats.open === 1 || game.confirmSingle || game.speed === 'instant');
    return game;
  }

  it('is made by itself after a beat, as if the person had pressed the piece', async () => {
    const game = await rolledSix();
    const heard = hear(game);
    expect(beats.durations).to.deep.equal([rollPause / 2]);
    expect(course(game)).to.equal('6');
    expect(has(game, '.aim'), 'it is shown meanwhile').to.be.true;
    beats.pass();
    await next(game, 'game-change');
    expect(names(heard)).to.equal('before-move move change');
    expect(heard[1]!.detail).to.deep.include({move: 'p0', by: 'person'});
  });

  it('is not asked for, and leaves the focus on the die', async () => {
    const game = await ludoGame({speed: 'fast'});
    dieButton(game).focus();
    answerNext(game, (event) => event.respondWith('6'));
    await keys('Enter');
    await until(() => offered(game) && beats.open === 1);
    expect(focused(game)).to.equal(dieButton(game));
    expect([text(game, '.status'), said(game)]).to.deep.equal(['Ada rolls 6.', 'Ada rolls 6.']);
    beats.pass();
    await next(game, 'game-change');
    expect(focused(game)).to.equal(dieButton(game));
  });

  it('is made at once by a press', async () => {
    const game = await rolledSix();
    await click(target(game, 0, 2));
    expect(course(game)).to.equal('6 p2');
    await until(() => ready(game));
    await idle();
    expect(beats.open).to.equal(0);
    expect(course(game)).to.equal('6 p2');
  });

  it('waits for the person after a veto', async () => {
    const game = await rolledSix();
    answerNext(game, (event) => event.preventDefault());
    beats.pass();
    await next(game, 'game-before-move');
    await rendered(game, idle());
    expect(beats.open).to.equal(0);
    expect(course(game)).to.equal('6');
    await click(target(game, 0, 0));
    expect(course(game)).to.equal('6 p0');
  });

  it('waits in a pause, and goes on after it', async () => {
    const game = await rolledSix();
    await rendered(game, game.pause());
    expect(beats.held).to.equal(1);
    await rendered(game, game.resume());
    expect(beats.held).to.equal(0);
    beats.pass();
    await next(game, 'game-move');
    expect(course(game)).to.equal('6 p0');
  });

  it('waits while nobody can see it', async () => {
    const game = await rolledSix();
    const show = hideDocument();
    await idle();
    expect(course(game)).to.equal('6');
    show();
    await until(() => beats.open === 1);
    beats.pass();
    await next(game, 'game-move');
    expect(course(game)).to.equal('6 p0');
  });

  for (const [when, settings] of Object.entries({
    'where confirm-single is set': {confirmSingle: true},
    'where nothing is to be waited for': {speed: 'instant'},
  } as const)) {
    it(`is the person’s ${when}`, async () => {
      const game = await rolledSix(settings);
      await idle();
      expect(beats.open).to.equal(0);
      expect(course(game)).to.equal('6');
    });
  }

  it('is left alone after a roll by the page, an undo, a load and in a game for looking only', async () => {
    const game = await ludoGame({speed: 'fast'});
    void game.play('6');
    await until(() => offered(game));
    await idle();
    expect(beats.open).to.equal(0);
    game.remove();
    const own = await rolledSix();
    await rendered(own, own.load(game.save()));
    expect(offered(own)).to.equal('p0 p1 p2 p3');
    await idle();
    expect(beats.open).to.equal(0);
    const looking = await rolledSix();
    looking.readOnly = true;
    await looking.updateComplete;
    beats.pass();
    await idle();
    expect(course(looking)).to.equal('6');
  });
});

describe('the focus', () => {
  it('stays with the mouse where the mouse rolls', async () => {
    const game = await ludoGame();
    await playAll(game, '6 p0');
    answerNext(game, (event) => event.respondWith('6'));
    await press(game, dieButton(game));
    expect(offered(game)).to.equal('p0 p1 p2 p3');
    expect(has(game, '.aim'), 'nothing is previewed that nobody asked for').to.be.false;
  });

  it('is not taken by the board', async () => {
    const game = await ludoGame();
    await press(game, find(game, '.turn .field'));
    expect(game.history).to.have.length(1);
    expect(focused(game)).to.be.null;
  });
  it('comes back to the die where an undo takes the choice away', async () => {
    const game = await ludoGame();
    fieldBefore(game).focus();
    await playAll(game, '6');
    await keys('Tab');
    await rendered(game, keys('Control', 'z'));
    expect(game.history).to.be.empty;
    expect(focused(game)).to.equal(dieButton(game));
  });
});

describe('what is below the board', () => {
  it('says why a piece that was pressed does not move', async () => {
    const game = await ludoGame();
    await press(game, target(game, 0, 0));
    expect(text(game, '.status')).to.equal('Roll first.');
    expect(said(game)).to.equal('Roll first.');
    await playAll(game, '6 p0 2');
    await press(game, target(game, 1, 0));
    expect(text(game, '.status')).to.equal('Only a six brings a piece out.');
    game.remove();
    const late = await ludoGame({pieces: 2, sixAgain: 'off'});
    await playAll(late, '6 p0 1');
    for (const pips of '6 6 6 6 6 6 6 6 2'.split(' ')) await playAll(late, `${pips} p0 1`);
    await playAll(late, '3 p0 1 6');
    await press(late, target(late, 0, 0));
    expect(text(late, '.status')).to.equal('This piece can’t move now.');
    expect(course(late).endsWith(' 6')).to.be.true;
  });

  it('tells the seed of the dice, or that the page decided', async () => {
    const told = async (game: LudoGame): Promise<string> => (await openMore(game), text(game, '[part=dice]'));
    const game = await ludoGame();
    await playAll(game, '3 6 p0 2 p0');
    expect(await told(game)).to.include('These rolls came from the page.');
    game.remove();
    const own = await ludoGame({seed: 'open and shut'});
    await press(own, dieButton(own));
    expect(await told(own)).to.include('Dice seed open and shut: same seed, same rolls.');
  });
});

it('a hint is what the strong player would do, and its preview is drawn', async () => {
  const game = await ludoGame();
  expect(await game.hint()).to.deep.equal({move: 'roll'});
  await playAll(game, '6');
  await press(game, find(game, '[part~=hint]'));
  await until(() => said(game).startsWith('Best:'));
  expect(text(game, '.status')).to.equal('The best move is marked.');
  expect(find(game, '.aim').dataset['aim']).to.equal('p0');
});

describe('players', () => {
  it('leave and join between turns, by the buttons or as moves of the page', async () => {
    const game = await ludoGame({players: 'Ada, Ben, Cyd', open: 1});
    expect(text(game, '.players')).to.include('–');
    expect(has(game, '.piece[data-piece^="2"]'), 'who takes no part has no pieces').to.be.false;
    await openMore(game);
    const join = all(game, 'button').find(({textContent}) => textContent.trim() === 'Cyd joins')!;
    await press(game, join);
    expect(course(game)).to.equal('join blue');
    expect(has(game, '.piece[data-piece^="2"]')).to.be.true;
    await playAll(game, ['leave green']);
    expect(game.turn).to.equal(1);
    expect(said(game)).to.equal('Ada leaves. Ben’s turn.');
    await playAll(game, '6');
    expect(
      all(game, 'button').some(({textContent}) => textContent === 'Ada joins'),
      'not in the middle of a turn',
    ).to.be.false;
  });

  it('who leave before the first roll leave no average', async () => {
    const game = await ludoGame();
    // loads what tells the story of a game
    await game.hint();
    await playAll(game, ['leave green']);
    expect(text(game, '.card')).to.include('Ben').and.not.include('average');
  });

  it('have the corner of their colour, and others what is left', async () => {
    const corners = async (players: string): Promise<string> => (await ludoGame({players})).state.colors.join();
    expect(await corners('Ada, Ben')).to.equal('green,blue');
    expect(await corners('Ada:red, Ben')).to.equal('red,yellow');
    expect(await corners('Ada, Ben:red')).to.equal('yellow,red');
    expect(await corners('Ada, Ben:yellow:auto, Cyd')).to.equal('green,yellow,red');
    const game = await ludoGame({players: 'Ada:#8b5cf6, Ben:red'});
    expect(game.state.colors.join(), 'other colours paint the corner').to.equal('yellow,red');
    expect(piece(game, 0, 0).querySelector('.token .token')!.getAttribute('color')).to.equal('#8b5cf6');
    await game.newGame({players: 'Ada:blue, Ben:green, Cyd:RED'});
    expect(game.state.colors.join()).to.equal('blue,green,red');
  });

  it('are painted in the colour of CSS that they name, others in the colours of the page, the first one in the first', async () => {
    const painted = async (players: string): Promise<string[]> => {
      const game = await ludoGame({players});
      game.style.setProperty('--game-player-1', 'rgb(1 2 3)');
      game.style.setProperty('--game-player-2', 'rgb(4 5 6)');
      return [0, 1].map((seat) => getComputedStyle(piece(game, seat, 0).querySelector('.token .token')!).color);
    };
    expect(await painted('Ada, Ben')).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    expect(await painted('Ada:red, Ben')).to.deep.equal(['rgb(255, 0, 0)', 'rgb(4, 5, 6)']);
    expect(await painted('Ada, Ben:purple')).to.deep.equal(['rgb(1, 2, 3)', 'rgb(128, 0, 128)']);
  });
});

describe('the end', () => {
  const short = {pieces: 1, sixEnters: 'off', autoMove: true} as const;
  for (const [what, settings, card] of [
    [
      'lists the places where the others play on',
      {players: 'Ada, Ben, Cyd', playOn: true},
      /1\. \w+, 2\. \w+, 3\. \w+ · /,
    ],
    ['names both of a team', {players: 'Ada, Ben, Cyd, Dee', teams: true}, /(Ada and Cyd|Ben and Dee) win!/],
  ] as const) {
    it(what, async () => {
      const game = await ludoGame({...short, ...settings, seed: '258'});
      for (let i = 0; i < 900 && game.turn !== undefined; i++) await game.play(game.legalMoves[0]!);
      await shown(game);
      expect(text(game, '.card')).to.match(card);
    });
  }
});
