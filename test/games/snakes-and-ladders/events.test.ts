// What the page hears of a game and what it can do to it: events, vetoes, answers, remote players, saving and loading.
import {expect} from '@open-wc/testing';
import {
  answerNext,
  codeOf,
  course,
  dieButton,
  fromMarkup,
  hear,
  idle,
  names,
  next,
  Owed,
  playAll,
  ready,
  seenSquares,
  shortCourse,
  snlBoard,
  text,
  until,
  type SnlBoard,
} from './harness.js';

const kept = 'parlour:snakes-and-ladders:game:';
afterEach(() => localStorage.clear());

/** The effects of one roll by the page. */
async function effectsOf(board: SnlBoard, move: string): Promise<readonly unknown[]> {
  const heard = hear(board, 'game-move');
  await board.play(move);
  return heard[0]!.detail['effects'] as readonly unknown[];
}

describe('the events of a roll', () => {
  it('tell of a bounce at home', async () => {
    const board = await snlBoard({board: 'empty', size: 2, players: 1});
    await board.play('2');
    expect(await effectsOf(board, '3')).to.deep.equal([
      {type: 'rolled', seat: 0, dice: [3], pips: 3},
      {type: 'stepped', seat: 0, from: 3, to: 2, via: [4, 3, 2]},
      {type: 'bounced', seat: 0, at: 4, to: 2},
    ]);
  });

  it('tell of a draw where it takes too long', async () => {
    const board = await snlBoard({board: 'empty', maxRounds: 1, players: 'Ada'});
    const heard = hear(board, 'game-win', 'game-over');
    await playAll(board, '1 1');
    expect(
      heard.map(({type, detail}) => `${type} ${JSON.stringify(detail['winners'])} ${String(detail['reason'])}`),
    ).to.deep.equal(['game-over [] too-long']);
    expect(board.matches(':state(over):not(:state(won))')).to.be.true;
    expect(text(board, '.card-title')).to.equal('Nobody wins.');
  });
});

describe('the page', () => {
  it('vetoes a roll, and nothing has happened', async () => {
    const board = await snlBoard();
    answerNext(board, (event) => event.preventDefault());
    dieButton(board).click();
    await idle();
    expect(board.history).to.be.empty;
    expect(ready(board)).to.be.true;
    dieButton(board).click();
    expect(course(board)).to.equal('0:4');
  });

  it('rolls the die itself, later; the board waits and says so', async () => {
    const board = await snlBoard();
    const owed = new Owed();
    answerNext(board, (event) => event.respondWith(owed.promise));
    dieButton(board).click();
    await board.updateComplete;
    expect(board.matches(':state(waiting)')).to.be.true;
    expect(ready(board)).to.be.false;
    expect(text(board, '.status')).to.equal('Waiting …');
    dieButton(board).click();
    owed.keep('6');
    await next(board, 'game-move');
    await board.updateComplete;
    expect(course(board)).to.equal('0:6');
    expect(board.state.positions).to.deep.equal([7, 1]);
    expect(board.matches(':state(waiting)')).to.be.false;
    expect(board.save().seed, 'the seed did not give that').to.be.undefined;
  });

  it('cuts what is shown by a move of its own', async () => {
    const board = await snlBoard({speed: 'slow'});
    dieButton(board).click();
    await until(() => !ready(board));
    await board.play('3');
    await board.play('2');
    board.speed = 'instant';
    await board.presented;
    await board.updateComplete;
    expect(board.history).to.have.length(3);
    expect(seenSquares(board)).to.deep.equal(board.state.positions);
  });
});

describe('a seed', () => {
  it('gives the same game, whoever rolls', async () => {
    const boards = [
      await snlBoard(),
      await snlBoard({players: 'Ada:auto, Ben:auto', autoplay: true}),
      await fromMarkup('<snl-board seed="123754" speed="instant"></snl-board>'),
    ];
    await playAll(boards[0]!, Array<string>(12).fill('roll'));
    await until(() => boards[1]!.turn === undefined);
    await playAll(boards[2]!, Array<string>(12).fill('roll'));
    for (const board of boards) expect(course(board)).to.equal(shortCourse);
  });

  it('that is set is that of the next game too', async () => {
    const board = await snlBoard();
    await playAll(board, 'roll roll roll');
    await board.newGame();
    await playAll(board, 'roll roll roll');
    expect(course(board)).to.equal(shortCourse.split(' ').slice(0, 3).join(' '));
  });

  it('for one game only leaves the set one', async () => {
    const board = await snlBoard({seed: '1'});
    await board.newGame({seed: '123754'});
    await playAll(board, Array<string>(12).fill('roll'));
    expect(course(board)).to.equal(shortCourse);
    expect(board.seed).to.equal('1');
  });

  it('that is not set is another every time', async () => {
    const seeds = new Set<unknown>();
    const board = await snlBoard({seed: undefined});
    for (let i = 0; i < 5; i++) {
      seeds.add(board.save().seed);
      await board.newGame();
    }
    expect(seeds.size).to.equal(5);
  });
});

describe('a game goes on', () => {
  it('after a reload, where it is kept', async () => {
    const board = await snlBoard({autosave: 'shelf'});
    await playAll(board, 'roll roll roll');
    const record = board.save();
    board.remove();
    const again = await fromMarkup(
      '<snl-board autosave="shelf" players="Eve" seed="9" board="random" size="4" speed="instant"></snl-board>',
    );
    expect(again.save()).to.deep.equal(record);
    expect(again.gameId).to.equal(board.gameId);
    expect(seenSquares(again)).to.deep.equal(board.state.positions);
    await playAll(again, Array<string>(9).fill('roll'));
    expect(course(again)).to.equal(shortCourse);
    expect(JSON.parse(localStorage.getItem(`${kept}shelf`)!)).to.deep.equal(again.save());
  });

  it('where it was after it has been shown once more', async () => {
    const board = await snlBoard();
    await playAll(board, 'roll roll roll roll');
    const heard = hear(board);
    const {state} = board;
    expect(await codeOf(board.replay())).to.equal('ok');
    expect(board.state).to.equal(state);
    expect(names(heard)).to.equal('');
    await board.updateComplete;
    expect(ready(board)).to.be.true;
    expect(seenSquares(board)).to.deep.equal(state.positions);
  });
});
