// Played with the hands: real keys and mouse, with the clock and without, to a lost end and to a full board.
import {expect} from '@open-wc/testing';
import {press, resetMouse} from '../../support/commands.js';
import {
  board, card, cardButton, click, course, find, focused, Frames, has, headAt, hear, idle, names, place, playAll, said, snakeGame, text, tool,
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

  it('takes two quick turns, each on its own tick, and never a reversal', async () => {
    const game = await snakeGame({length: 4, food: '7,7'});
    game.focus();
    frames = new Frames();
    await press('Space');
    await frames.ticks(game, 1);
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowUp', 'KeyA', 'KeyS', 'KeyD']) await press(key.replace('Key', '').toLowerCase().replace(/^arrow(.)/, (_, c: string) => `Arrow${c.toUpperCase()}`));
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
    await game.presented;
    await game.updateComplete;
    expect(names(heard)).to.equal('move over');
    expect(heard[1]!.detail).to.include({reason: 'wall'});
    expect(card(game)).to.equal('Ran into the wall.');
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
    frames.pass(130);
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
    frames.pass(130);
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

describe('the keys', () => {
  it('leave the page alone where they have no use, and when the focus is elsewhere', async () => {
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
      expect(prevented).to.deep.equal([false, false]);
    } finally {
      document.removeEventListener('keydown', listen);
    }
    expect(course(game)).to.equal('tick');
  });

  it('of what the page has put inside are its own', async () => {
    const game = await snakeGame();
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'inside');
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
    const game = await snakeGame({step: true, length: 2});
    expect(card(game)).to.equal('');
    game.focus();
    await press('ArrowRight');
    expect(said(game)).to.equal('Head in column 3, row 1, going right. Food: 1 right. Ahead 5 free cells, then the wall. Blocked: up.');
    await press('Space');
    expect(said(game)).to.equal('Food! Score 1. Head in column 4, row 1, going right. Food: 1 left and 2 down. Ahead 4 free cells, then the wall. Blocked: up.'.replace('1 left and ', ''));
    await press('ArrowLeft');
    expect(said(game)).to.equal('The snake cannot turn round.');
    await press('s');
    expect(course(game)).to.equal('tick*2 D');
    expect(headAt(game)).to.equal('3,1');
    await press('Enter');
    expect(said(game)).to.match(/^Head in column 4, row 2, going down\./);
    await expect(game).to.be.accessible();
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
    const game = await snakeGame({step: true});
    for (const way of ['R', 'R', 'D', 'L']) await click(find(game, `.pad .${way}`));
    expect(course(game)).to.equal('tick*2 D L');
    expect(find(game, '.pad .U').getAttribute('aria-label')).to.equal('up');
  });
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
