// Played with the hands: real keys and mouse, with the clock and without, to a lost end and to a full board.
import {expect} from '@open-wc/testing';
import {click as clickAt, press, resetMouse, sendMouse} from '../../support/commands.js';
import {
  accepted,
  board,
  card,
  cardButton,
  click,
  course,
  find,
  focused,
  Frames,
  has,
  headAt,
  hear,
  idle,
  names,
  place,
  playAll,
  said,
  snakeGame,
  text,
  tool,
  type SnakeGame,
} from './harness.js';

let frames: Frames | undefined;
afterEach(async () => {
  frames?.restore();
  frames = undefined;
  await resetMouse();
});

/** A 4 × 4 board is filled: round and round on one way past every cell. */
async function fill(game: SnakeGame, go: (way: string) => Promise<void>): Promise<void> {
  const way = 'RRRDLLDRRDLLLUUU';
  for (let i = 0; game.turn !== undefined && i < 400; i++) await go(way[i % 16]!);
}
const arrow = {U: 'ArrowUp', R: 'ArrowRight', D: 'ArrowDown', L: 'ArrowLeft'} as Record<string, string>;

describe('with the clock', () => {
  it('starts with three cells in the middle, unless told otherwise', async () => {
    const none = {width: undefined, height: undefined, length: undefined, startAt: undefined, food: undefined};
    const game = await snakeGame(none);
    expect([headAt(game), game.state.body.length, game.state.direction]).to.deep.equal(['7,7', 3, 'R']);
    expect(headAt(await snakeGame({...none, obstacles: '......../......../...####./......../........'}))).to.equal(
      '3,1',
    );
  });

  it('waits for its start, and begins with the first arrow key', async () => {
    const game = await snakeGame();
    expect(card(game)).to.equal('Snake');
    expect(game.paused).to.be.true;
    game.focus();
    frames = new Frames();
    await press('ArrowDown');
    await game.updateComplete;
    expect(card(game)).to.equal('');
    expect(course(game)).to.equal('D');
    await frames.ticks(game, 3);
    expect(course(game)).to.equal('D tick*3');
    expect(headAt(game)).to.equal('0,4');
  });

  it('begins by a click on Start, with the focus on the board', async () => {
    const game = await snakeGame();
    frames = new Frames();
    await click(cardButton(game, 'Start'));
    await game.updateComplete;
    expect(focused(game)).to.equal(board(game));
    await frames.ticks(game, 2);
    expect(game.state.eaten).to.equal(1);
    expect(text(game, '[part~=score]')).to.equal('Score 1');
    expect(said(game)).to.equal('Food! Score 1.');
  });

  it('turns towards a press of the mouse, which is never a reversal', async () => {
    const game = await snakeGame({length: 3, food: '7,7'});
    frames = new Frames();
    await click(cardButton(game, 'Start'));
    await game.updateComplete;
    const pressAt = async (column: number, row: number): Promise<void> => {
      const {left, top, width} = board(game).getBoundingClientRect();
      const at = (cell: number): number => Math.round((((cell + 0.5) * 100 + 36) / 872) * width);
      await sendMouse({type: 'click', position: [Math.round(left) + at(column), Math.round(top) + at(row)]});
      await frames!.ticks(game, 1);
    };
    await frames.ticks(game, 1);
    expect(headAt(game)).to.equal('4,0');
    await pressAt(7, 1); // ahead
    await pressAt(5, 6); // below
    await pressAt(0, 2); // to the left
    await pressAt(7, 3); // behind it and below
    expect(course(game)).to.equal('tick*3 D L D');
  });

  it('takes two quick turns, each on its own tick, and never a reversal', async () => {
    const game = await snakeGame({length: 4, food: '7,7'});
    game.focus();
    frames = new Frames();
    await press('Space');
    await frames.ticks(game, 1);
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowUp', 'KeyA', 'KeyS', 'KeyD'])
      await press(
        key
          .replace('Key', '')
          .toLowerCase()
          .replace(/^arrow(.)/, (_, c: string) => `Arrow${c.toUpperCase()}`),
      );
    await frames.ticks(game, 4);
    expect(course(game)).to.equal('tick*2 D L tick*2');
    expect(game.turn).to.equal(0);
  });

  it('ends at the wall: a card, its sentence, and a new game', async () => {
    const game = await snakeGame({speed: 'instant', food: '7,7'});
    const heard = hear(game, 'game-move', 'game-win', 'game-over');
    game.focus();
    frames = new Frames();
    await press('ArrowUp');
    await game.updateComplete;
    expect(course(game), 'the first key does not run it into the wall').to.equal('tick');
    await press('ArrowUp');
    await frames.ticks(game, 1);
    await game.presented;
    await game.updateComplete;
    expect(names(heard)).to.equal('move over');
    expect(heard[1]!.detail).to.include({reason: 'wall'});
    expect(card(game)).to.equal('You hit the wall.');
    expect(frames.open, 'no frame is asked for any more').to.equal(0);
    await expect(game).to.be.accessible();
    await click(cardButton(game, 'Play again'));
    await idle();
    await game.updateComplete;
    expect(card(game)).to.equal('');
    expect(course(game)).to.equal('tick');
  });

  it('is won on a tiny board by keys and clock', async () => {
    const game = await snakeGame({width: 4, height: 4, food: undefined, speed: 'instant'});
    const heard = hear(game, 'game-win', 'game-over');
    game.focus();
    frames = new Frames();
    let first = true;
    await fill(game, async (way) => {
      await press(arrow[way]!);
      if (!first) await frames!.ticks(game, 1);
      first = false;
      await game.updateComplete;
    });
    expect(game.result?.reason).to.equal('full');
    expect(names(heard)).to.equal('win over');
    await game.presented;
    await game.updateComplete;
    expect(card(game)).to.contain('The board is full!');
    expect(game.matches(':state(won)')).to.be.true;
  });

  it('draws the snake between its cells, and lays it down in a pause', async () => {
    const game = await snakeGame({length: 3, food: '7,7'});
    frames = new Frames();
    game.resume();
    await game.updateComplete;
    const line = () => find(game, '.body').getAttribute('d');
    const [start] = [line()];
    frames.pass(75);
    expect(line()).not.to.equal(start);
    expect(line()).to.match(/^M100 50L300 50$/);
    game.pause();
    await game.updateComplete;
    expect(line()).to.equal('M150 50L350 50');
    expect(frames.open).to.equal(0);
  });

  it('draws from cell to cell where nothing should move', async () => {
    const game = await snakeGame({length: 3, food: '7,7', speed: 'instant'});
    frames = new Frames();
    game.resume();
    await game.updateComplete;
    frames.pass(75);
    expect(find(game, '.body').getAttribute('d')).to.equal('M150 50L350 50');
  });

  it('goes over the edge where there are no walls', async () => {
    const game = await snakeGame({walls: 'off', food: '7,7', length: 3});
    await playAll(game, 'U');
    expect(headAt(game)).to.equal('2,7');
    await playAll(game, 'tick tick');
    expect(headAt(game)).to.equal('2,5');
  });
});

describe('after the end', () => {
  /** A game that has just ended at the wall, with the focus on its board. */
  async function ended(settings: Partial<SnakeGame> = {}): Promise<SnakeGame> {
    const game = await snakeGame({speed: 'instant', food: '7,7', ...settings});
    game.focus();
    frames = new Frames();
    await playAll(game, 'U');
    expect(game.result?.reason).to.equal('wall');
    return game;
  }

  for (const key of ['ArrowUp', 'd', 'Space', 'Enter']) {
    it(`${key} begins another game, straight ahead`, async () => {
      const game = await ended();
      const {gameId} = game;
      frames!.pass(400);
      await press(key);
      await idle();
      await game.updateComplete;
      expect(game.gameId).not.to.equal(gameId);
      expect(card(game)).to.equal('');
      expect(course(game)).to.equal('tick');
      expect(focused(game)).to.equal(board(game));
    });
  }

  it('a key that comes too late for the last turn does nothing', async () => {
    const game = await ended();
    const {gameId} = game;
    frames!.pass(399);
    await press('ArrowLeft');
    await press('Space');
    await idle();
    expect(game.gameId).to.equal(gameId);
  });

  it('a key on a button is for the button, and an arrow key there begins another game', async () => {
    const game = await ended();
    frames!.pass(400);
    cardButton(game, 'Play again').focus();
    await press('ArrowDown');
    await idle();
    await game.updateComplete;
    expect(course(game)).to.equal('tick');
    expect(focused(game)).to.equal(board(game));
  });

  it('a click on the board begins another game, turn by turn too', async () => {
    const game = await ended({step: true});
    frames!.pass(400);
    board(game).scrollIntoView({block: 'center'});
    await clickAt(find(game, '.snake'));
    await idle();
    await game.updateComplete;
    expect(game.history).to.be.empty;
    expect(game.turn).to.equal(0);
  });

  it('a game that is for looking only stays as it is', async () => {
    const game = await ended();
    game.readOnly = true;
    await game.updateComplete;
    frames!.pass(400);
    await press('ArrowDown');
    await press('Space');
    await idle();
    expect(game.turn).to.equal(undefined);
  });
});

describe('the choice of a speed', () => {
  const speeds = (game: SnakeGame): string[] =>
    [...find(game, '.speeds').children].map(
      (button) => `${button.textContent.trim()}${button.getAttribute('aria-pressed') === 'true' ? '*' : ''}`,
    );
  const speed = (game: SnakeGame, i: number): Element => find(game, '.speeds').children[i]!;

  it('sets the level for this game and the next, and leaves the food where it is', async () => {
    const game = await snakeGame({food: undefined, seed: undefined, speed: 'instant'});
    expect(speeds(game)).to.deep.equal(['Slow*', 'Normal', 'Fast']);
    const {food} = game.state;
    const heard = hear(game, 'game-start');
    await click(speed(game, 2));
    await game.updateComplete;
    expect(speeds(game)).to.deep.equal(['Slow', 'Normal', 'Fast*']);
    expect(game.level).to.equal(7);
    expect(game.state.rules.level).to.equal(7);
    expect(game.state.food).to.equal(food);
    expect(heard).to.have.length(1);
    await click(speed(game, 2));
    await game.updateComplete;
    expect(heard, 'what is chosen already is not chosen again').to.have.length(1);
    frames = new Frames();
    await press('ArrowRight');
    await game.updateComplete;
    expect(card(game)).to.equal('');
    expect(focused(game)).to.equal(board(game));
    frames.pass(78);
    await game.updateComplete;
    expect(game.history, 'level 7 is 77 milliseconds a cell').to.have.length(2);
    await game.newGame();
    expect(game.state.rules.level).to.equal(7);
  });

  it('has the level of the page as one of the three', async () => {
    const game = await snakeGame({level: 5});
    expect(speeds(game)).to.deep.equal(['Slow', 'Normal*', 'Fast']);
    await click(speed(game, 0));
    expect(game.level).to.equal(2);
    await game.updateComplete;
    await click(speed(game, 1));
    expect(game.level).to.equal(5);
    await game.updateComplete;
    await expect(game).to.be.accessible();
  });

  it('is not there turn by turn, nor in a game for looking only', async () => {
    for (const settings of [{step: true}, {readOnly: true}]) {
      const game = await snakeGame(settings);
      game.pause();
      await game.updateComplete;
      expect(card(game)).to.equal('Snake');
      expect(has(game, '.speeds')).to.be.false;
    }
  });
});

it('the time of a cell falls from 150 milliseconds at level 1 to 61 at level 9', async () => {
  const times: number[] = [];
  for (const level of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const game = await snakeGame({level, food: '7,7', speed: 'instant'});
    frames = new Frames();
    game.resume();
    await game.updateComplete;
    let time = 0;
    for (; game.history.length < 2; time++) frames.pass(1);
    times.push(time);
    frames.restore();
    game.remove();
  }
  expect(times[0]).to.equal(150);
  expect(times[8]).to.equal(62);
  expect(times.every((time, i) => i === 0 || time < times[i - 1]!)).to.be.true;
});

describe('the keys', () => {
  it('leave the page alone when the focus is elsewhere, and never scroll it from the board', async () => {
    const game = await snakeGame();
    const field = place(document.createElement('input'));
    field.setAttribute('aria-label', 'elsewhere');
    const prevented: boolean[] = [];
    const listen = (event: Event): void => void prevented.push(event.defaultPrevented);
    document.addEventListener('keydown', listen);
    try {
      field.focus();
      await press('ArrowDown');
      expect(game.history).to.be.empty;
      await playAll(game, 'tick');
      game.focus();
      await press('ArrowDown');
      expect(prevented).to.deep.equal([false, true]);
    } finally {
      document.removeEventListener('keydown', listen);
    }
    expect(course(game)).to.equal('tick');
  });

  it('of what the page has put inside are its own', async () => {
    const game = await snakeGame();
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'inside');
    field.slot = 'below';
    game.append(field);
    field.focus();
    await press('ArrowDown');
    await press('p');
    expect(field.value).to.equal('p');
    expect(game.history).to.be.empty;
  });

  it('pause and go on: space, P and Escape, with a count of three', async () => {
    const game = await snakeGame({food: '7,7'});
    game.focus();
    frames = new Frames();
    await press('Space');
    for (const key of ['Space', 'p', 'Escape']) {
      await press(key);
      await game.updateComplete;
      expect(game.paused, key).to.be.true;
      expect(card(game)).to.equal('Paused');
      const {number} = game.save().moves.reduce((sum, [, , times = 1]) => ({number: sum.number + times}), {number: 0});
      await press(key);
      await game.updateComplete;
      expect(text(game, '.count')).to.equal('3');
      expect(said(game)).to.equal('3');
      await frames.ticks(game, 2, 601);
      expect(text(game, '.count')).to.equal('1');
      expect(game.history).to.have.length(number);
      await frames.ticks(game, 1, 601);
      expect(has(game, '.count')).to.be.false;
      await frames.ticks(game, 1);
      expect(game.history).to.have.length(number + 1);
    }
  });

  it('do not press a button and pause at once', async () => {
    const game = await snakeGame({food: '7,7'});
    frames = new Frames();
    game.resume();
    await game.updateComplete;
    tool(game, 'pause').focus();
    await press('Space');
    await game.updateComplete;
    expect(game.paused).to.be.true;
  });
});

describe('the clock stops', () => {
  async function running(settings: Partial<SnakeGame> = {}): Promise<SnakeGame> {
    const game = await snakeGame({food: '7,7', ...settings});
    frames = new Frames();
    game.resume();
    await game.updateComplete;
    expect(frames.open).to.equal(1);
    return game;
  }

  it('when the element is removed; put back, it is paused and goes on with a count', async () => {
    const game = await running();
    const {parentElement} = game;
    game.remove();
    expect(frames!.open).to.equal(0);
    parentElement!.append(game);
    await game.updateComplete;
    expect(card(game)).to.equal('Paused');
    game.resume();
    await game.updateComplete;
    expect(text(game, '.count')).to.equal('3');
  });

  it('when the page is hidden, also while it counts', async () => {
    const game = await running();
    for (const count of [false, true]) {
      if (count) {
        game.resume();
        await game.updateComplete;
      }
      Object.defineProperty(document, 'hidden', {value: true, configurable: true});
      try {
        document.dispatchEvent(new Event('visibilitychange'));
      } finally {
        delete (document as unknown as {hidden?: boolean}).hidden;
      }
      await game.updateComplete;
      expect(game.paused).to.be.true;
      expect(has(game, '.count')).to.be.false;
      expect(frames!.open).to.equal(0);
    }
  });

  it('when it is out of sight', async () => {
    const game = await snakeGame({food: '7,7', level: 1, width: 60});
    game.resume();
    await game.updateComplete;
    game.style.display = 'none';
    while (!game.paused) await new Promise((resolve) => requestAnimationFrame(resolve));
    game.style.display = '';
  });

  it('for a game that is for looking only', async () => {
    const game = await running();
    game.readOnly = true;
    await game.updateComplete;
    expect(frames!.open).to.equal(0);
  });

  it('when turn by turn is asked for', async () => {
    const game = await running();
    game.step = true;
    await game.updateComplete;
    expect(frames!.open).to.equal(0);
  });
});

describe('turn by turn', () => {
  it('the snake waits for each step, and tells where things are', async () => {
    const game = await snakeGame({step: true, length: 2, setup: 'off'});
    expect(card(game)).to.equal('');
    game.focus();
    await press('ArrowRight');
    expect(said(game)).to.equal(
      'Head in column 3, row 1, going right. Food: 1 right. Ahead 5 free cells, then the wall. Blocked: up.',
    );
    await press('Space');
    expect(said(game)).to.equal(
      'Food! Score 1. Head in column 4, row 1, going right. Food: 1 left and 2 down. Ahead 4 free cells, then the wall. Blocked: up.'.replace(
        '1 left and ',
        '',
      ),
    );
    await press('ArrowLeft');
    expect(said(game)).to.equal('You can’t turn back.');
    await press('s');
    expect(course(game)).to.equal('tick*2 D');
    expect(headAt(game)).to.equal('3,1');
    await press('Enter');
    const where = /^Head in column 4, row 2, going down\./;
    expect(said(game)).to.match(where);
    await game.updateComplete;
    expect(board(game).getAttribute('aria-description')).to.match(where);
    expect(text(game, '.status')).to.equal('Food! Score 1.');
    await game.undo();
    await game.updateComplete;
    expect(said(game), 'where things are after an undo').to.match(/^Head in column 4, row 1/);
    expect(text(game, '.status')).to.equal('Each arrow is one step.');
    await expect(game).to.be.accessible();
  });

  it('with hints, marks the row and the column of the food, also of the next one', async () => {
    const game = await snakeGame({step: true, hints: true, food: '0,2 3,1'});
    const marked = (): [DOMRect, DOMRect] => [
      find(game, '.food').getBoundingClientRect(),
      find(game, '.guides').getBoundingClientRect(),
    ];
    for (let step = 0; step < 2; step++) {
      const [food, guides] = marked();
      expect((guides.left + guides.right) / 2).to.be.closeTo((food.left + food.right) / 2, food.width / 2);
      expect((guides.top + guides.bottom) / 2).to.be.closeTo((food.top + food.bottom) / 2, food.height / 2);
      await playAll(game, ['tick', 'tick']);
      await game.updateComplete;
    }
    expect(game.state.score).to.be.above(0);
    game.hints = false;
    await game.updateComplete;
    expect(has(game, '.guides')).to.be.false;
  });

  it('is won on a tiny board by keys', async () => {
    const game = await snakeGame({step: true, width: 4, height: 4, food: undefined, speed: 'instant'});
    const heard = hear(game, 'game-move', 'game-win', 'game-over');
    game.focus();
    await fill(game, async (way) => press(arrow[way]!));
    expect(game.result).to.deep.include({winners: [0], reason: 'full'});
    const effects = heard.flatMap(({detail}) => (detail['effects'] as {type: string}[] | undefined) ?? []);
    expect(effects.filter(({type}) => type === 'ate')).to.have.length(15);
    expect(names(heard).endsWith('win over')).to.be.true;
    await game.updateComplete;
    await expect(game).to.be.accessible();
  });

  it('is played by the buttons with the mouse', async () => {
    const game = await snakeGame({step: true, setup: 'off'});
    for (const way of ['R', 'R', 'D', 'L']) await click(find(game, `.pad .${way}`));
    expect(course(game)).to.equal('tick*2 D L');
    expect(find(game, '.pad .U').getAttribute('aria-label')).to.equal('up');
  });
});

describe('a daily game', () => {
  const unset = {
    seed: undefined,
    food: undefined,
    width: undefined,
    height: undefined,
    length: undefined,
    startAt: undefined,
  };

  it('has the seed and the maze of its day, and names it', async () => {
    const game = await snakeGame({...unset, daily: '2026-11-29'});
    const {seed, options} = game.save();
    expect([seed, options['obstacles'], options['daily']]).to.deep.equal(['daily 2026-11-29', 'rooms', '2026-11-29']);
    expect(text(game, '.note')).to.equal('Daily game, Nov 29, 2026');
  });

  it('counts with those of other days: days in a row', async () => {
    for (const [at, daily] of ['2026-11-24', '2026-11-25'].entries()) {
      const game = await snakeGame({...unset, daily, walls: 'on', startAt: 'corner', step: true, autosave: 'days'});
      await playAll(game, ['U']);
      while ((await accepted(game.statistics())).games !== at + 1) await idle();
      expect((await accepted(game.statistics())).streak).to.equal(at + 1);
      game.remove();
    }
    localStorage.clear();
  });
});

it('other games have no date in their record', async () => {
  const game = await snakeGame();
  expect(game.save().options).not.to.have.property('daily');
  expect(has(game, '.note')).to.be.false;
});

it('axe has nothing to say: start, play, pause, count', async function () {
  this.timeout(30_000);
  const game = await snakeGame({buttons: true, bonus: true, obstacles: 'pillars', autosave: 'axe'});
  await expect(game).to.be.accessible();
  frames = new Frames();
  game.resume();
  await game.updateComplete;
  frames.restore();
  game.pause();
  await game.updateComplete;
  await expect(game).to.be.accessible();
  frames = new Frames();
  game.resume();
  await game.updateComplete;
  const counting = has(game, '.count');
  expect(counting).to.be.true;
  localStorage.clear();
});
