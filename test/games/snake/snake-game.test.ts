// The element: played with real keys and mouse, with the clock and without, to a lost end and to a full board; words that fit
// the input in use; what is undone, kept and replayed, in two tabs too; and the automatic player.
import {expect} from '@open-wc/testing';
import {click as clickAt, press, resetMouse, sendMouse} from '../../support/commands.js';
import {hideDocument} from '../../support/visibility.js';
import {
  answerNext,
  board,
  card,
  cardButton,
  cell,
  click,
  codeOf,
  course,
  find,
  focused,
  frames,
  has,
  headAt,
  hear,
  idle,
  names,
  openMore,
  ownFrames,
  playAll,
  rendered,
  running,
  said,
  shown,
  snakeGame,
  type SnakeGame,
  text,
  tool,
} from './harness.js';
import {thinker} from '../../../src/games/snake/snake-ui.js';
import {caughtUp, openTab} from '../../support/tab.js';

const kept = 'parlour:snake:';
const {matchMedia} = window;
afterEach(async () => {
  window.matchMedia = matchMedia;
  localStorage.clear();
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
    ownFrames();
    await rendered(game, press('ArrowDown'));
    expect(card(game)).to.equal('');
    expect(course(game)).to.equal('D');
    await frames.ticks(game, 3);
    expect(course(game)).to.equal('D tick*3');
    expect(headAt(game)).to.equal('0,4');
  });

  it('Play arms: the first key moves, with the focus on the board', async () => {
    const game = await snakeGame();
    ownFrames();
    await rendered(game, click(cardButton(game, 'Play')));
    expect(focused(game)).to.equal(cell(game));
    expect(card(game)).to.equal('');
    await frames.ticks(game, 2);
    expect(game.history, 'it waits').to.be.empty;
    await press('ArrowRight');
    await frames.ticks(game, 2);
    expect(game.state.eaten).to.equal(1);
    expect(said(game)).to.equal('Food! Score 1.');
    expect(text(game, '[part~=score]'), 'the head is on its way to the food').to.equal('Score 0');
    await frames.ticks(game, 1);
    expect(text(game, '[part~=score]')).to.equal('Score 1');
  });

  it('waits after Play for a press of the mouse, too, which may be a turn', async () => {
    const game = await snakeGame({length: 3, food: '7,7'});
    ownFrames();
    game.resume();
    await frames.ticks(game, 2);
    expect(game.history).to.be.empty;
    await rendered(game, clickAt(cell(game)));
    await frames.ticks(game, 1);
    expect(course(game)).to.equal('tick*2');
  });

  it('forgets a turn that was queued before a pause', async () => {
    const game = await running({length: 3});
    await press('ArrowDown');
    game.pause();
    await rendered(game, game.resume());
    await press('p');
    await press('p');
    await frames.ticks(game, 3, 601);
    await frames.ticks(game, 1);
    expect(course(game)).to.equal('tick*2');
  });

  it('turns towards a press of the mouse, which is never a reversal', async () => {
    const game = await snakeGame({length: 3, food: '7,7'});
    ownFrames();
    game.focus();
    await rendered(game, press('Space'));
    const pressAt = async (column: number, row: number): Promise<void> => {
      const {left, top, width} = board(game).getBoundingClientRect();
      const at = (cell: number): number => Math.round(((cell + 0.5) / 8) * width);
      await sendMouse({type: 'click', position: [Math.round(left) + at(column), Math.round(top) + at(row)]});
      await frames.ticks(game, 1);
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
    ownFrames();
    await press('Space');
    await frames.ticks(game, 1);
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowUp', 'a', 's', 'd']) await press(key);
    await frames.ticks(game, 4);
    expect(course(game)).to.equal('tick*2 D L tick*2');
    expect(game.turn).to.equal(0);
  });

  it('ends at the wall: a card, its sentence, and a new game', async () => {
    const game = await snakeGame({speed: 'instant', food: '7,7'});
    const heard = hear(game, 'game-move', 'game-win', 'game-over');
    game.focus();
    ownFrames();
    await rendered(game, press('ArrowUp'));
    expect(course(game), 'the first key does not run it into the wall').to.equal('tick');
    await press('ArrowUp');
    await shown(game, frames.ticks(game, 1));
    expect(names(heard)).to.equal('move over');
    expect(heard[1]!.detail).to.include({reason: 'wall'});
    expect(card(game)).to.equal('You hit the wall');
    expect(frames.open, 'no frame is asked for any more').to.equal(0);
    await expect(game).to.be.accessible();
    await click(cardButton(game, 'Play again'));
    await rendered(game, idle());
    expect(card(game)).to.equal('');
    expect(game.history, 'the next one waits, too').to.be.empty;
    await rendered(game, press('Space'));
    expect(course(game)).to.equal('tick');
  });

  it('is won on a tiny board by keys and clock', async () => {
    const game = await snakeGame({width: 4, height: 4, food: undefined, speed: 'instant'});
    const heard = hear(game, 'game-win', 'game-over');
    game.focus();
    ownFrames();
    let first = true;
    await fill(game, async (way) => {
      await press(arrow[way]!);
      if (!first) await frames.ticks(game, 1);
      first = false;
      await game.updateComplete;
    });
    expect(game.result?.reason).to.equal('full');
    expect(names(heard)).to.equal('win over');
    await shown(game);
    expect(card(game)).to.contain('The board is full!');
    expect(game.matches(':state(won)')).to.be.true;
  });

  it('draws the snake between its cells, and lays it down in a pause', async () => {
    const game = await running({length: 3});
    const line = () => find(game, '.body').getAttribute('d');
    const [start] = [line()];
    frames.pass(75);
    expect(line()).not.to.equal(start);
    expect(line()).to.match(/^M100 50L300 50$/);
    await rendered(game, game.pause());
    expect(line()).to.equal('M150 50L350 50');
    expect(frames.open).to.equal(0);
  });
});

describe('after the end', () => {
  /** A game that has just ended at the wall, with the focus on its board. */
  async function ended(settings: Partial<SnakeGame> = {}): Promise<SnakeGame> {
    const game = await snakeGame({speed: 'instant', food: '7,7', ...settings});
    game.focus();
    ownFrames();
    await playAll(game, 'U');
    expect(game.result?.reason).to.equal('wall');
    return game;
  }

  for (const key of ['ArrowUp', 'd', 'Space', 'Enter', 'ArrowDown']) {
    it(`${key} begins another game, straight ahead`, async () => {
      const game = await ended();
      const {gameId} = game;
      frames.pass(key === 'Space' || key === 'Enter' ? 400 : 1000);
      // an arrow key does so on a button, too
      if (key === 'ArrowDown') cardButton(game, 'Play again').focus();
      await press(key);
      await rendered(game, idle());
      expect(game.gameId).not.to.equal(gameId);
      expect(card(game)).to.equal('');
      expect(course(game)).to.equal('tick');
      expect(focused(game)).to.equal(cell(game));
    });
  }

  it('turn by turn only Enter begins another one', async () => {
    const game = await ended({step: true, setup: 'off'});
    const {gameId} = game;
    frames.pass(2000);
    cell(game).focus();
    for (const key of ['ArrowUp', 'd', 'Space']) await press(key);
    await idle();
    expect(game.gameId).to.equal(gameId);
    await press('Enter');
    await idle();
    expect(game.gameId).not.to.equal(gameId);
  });

  it('a key that comes too late for the last turn does nothing, and none does in a game for looking only', async () => {
    const game = await ended();
    const {gameId} = game;
    for (const milliseconds of [399, 600]) {
      frames.pass(milliseconds);
      await press('ArrowLeft');
      if (milliseconds === 399) await press('Space');
      await idle();
      expect(game.gameId).to.equal(gameId);
      game.readOnly = true;
      await game.updateComplete;
    }
  });

  it('a click on the board begins another game, turn by turn too', async () => {
    const game = await ended({step: true});
    frames.pass(400);
    board(game).scrollIntoView({block: 'center'});
    await clickAt(cell(game));
    await rendered(game, idle());
    expect(game.history).to.be.empty;
    expect(game.turn).to.equal(0);
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
    expect(speeds(game)).to.deep.equal(['Slow*', 'Normal', 'Fast', 'Turn by turn']);
    const {food} = game.state;
    const heard = hear(game, 'game-start');
    await rendered(game, click(speed(game, 2)));
    expect(speeds(game)).to.deep.equal(['Slow', 'Normal', 'Fast*', 'Turn by turn']);
    expect(game.level).to.equal(7);
    expect(game.state.rules.level).to.equal(7);
    expect(game.state.food).to.equal(food);
    expect(heard).to.have.length(1);
    await rendered(game, click(speed(game, 2)));
    expect(heard, 'what is chosen already is not chosen again').to.have.length(1);
    ownFrames();
    await rendered(game, press('ArrowRight'));
    expect(card(game)).to.equal('');
    expect(focused(game)).to.equal(cell(game));
    await rendered(game, frames.pass(78));
    expect(game.history, 'level 7 is 77 milliseconds a cell').to.have.length(2);
    await game.newGame();
    expect(game.state.rules.level).to.equal(7);
  });

  it('has the level of the page as one of the three', async () => {
    const game = await snakeGame({level: 5});
    expect(speeds(game)).to.deep.equal(['Slow', 'Normal*', 'Fast', 'Turn by turn']);
    await click(speed(game, 0));
    expect(game.level).to.equal(2);
    await game.updateComplete;
    await click(speed(game, 1));
    expect(game.level).to.equal(5);
    await game.updateComplete;
    await expect(game).to.be.accessible();
  });

  it('has turn by turn as one of them, and back', async () => {
    const game = await snakeGame();
    await rendered(game, click(speed(game, 3)));
    expect(game.step).to.be.true;
    expect(speeds(game)).to.deep.equal(['Slow', 'Normal', 'Fast', 'Turn by turn*']);
    await rendered(game, click(speed(game, 0)));
    expect(game.step).to.be.false;
    await click(speed(game, 3));
    await rendered(game, click(cardButton(game, 'Play')));
    expect(focused(game)).to.equal(cell(game));
    await press('ArrowRight');
    expect(course(game)).to.equal('tick');
  });

  it('is not there in a game for looking only', async () => {
    const game = await snakeGame({readOnly: true});
    await rendered(game, game.pause());
    expect(card(game)).to.equal('Snake');
    expect(has(game, '.speeds')).to.be.false;
  });
});

it('the time of a cell falls from 150 milliseconds at level 1 to 61 at level 9', async () => {
  const times: number[] = [];
  for (const level of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const game = await running({level, speed: 'instant'});
    let time = 0;
    for (; game.history.length < 2; time++) frames.pass(1);
    times.push(time);
    game.remove();
  }
  expect(times[0]).to.equal(150);
  expect(times[8]).to.equal(62);
  expect(times.every((time, i) => i === 0 || time < times[i - 1]!)).to.be.true;
});

it('keys pause and go on: space, P and Escape, with a count of three', async () => {
  const game = await snakeGame({food: '7,7'});
  game.focus();
  ownFrames();
  await press('Space');
  for (const key of ['Space', 'p', 'Escape']) {
    await rendered(game, press(key));
    expect(game.paused, key).to.be.true;
    expect(card(game)).to.equal('Paused');
    const {length} = game.history;
    await rendered(game, press(key));
    expect(text(game, '.count')).to.equal('3');
    expect(said(game)).to.equal('3');
    await frames.ticks(game, 2, 601);
    expect(text(game, '.count')).to.equal('1');
    expect(game.history).to.have.length(length);
    await frames.ticks(game, 1, 601);
    expect(has(game, '.count')).to.be.false;
    await frames.ticks(game, 1);
    expect(game.history).to.have.length(length + 1);
  }
});

it('Space on the pause button pauses once', async () => {
  const game = await running();
  tool(game, 'pause').focus();
  await rendered(game, press('Space'));
  expect(game.paused).to.be.true;
});

describe('the clock stops', () => {
  it('when the element is removed, and when the page is hidden while it counts to go on', async () => {
    const game = await running();
    const {parentElement} = game;
    game.remove();
    expect(frames.open).to.equal(0);
    await rendered(game, parentElement!.append(game));
    expect(card(game)).to.equal('Paused');
    await rendered(game, game.resume());
    expect(text(game, '.count')).to.equal('3');
    hideDocument()();
    await game.updateComplete;
    expect(game.paused).to.be.true;
    expect(has(game, '.count')).to.be.false;
    expect(frames.open).to.equal(0);
  });

  it('for a game that is for looking only, and when turn by turn is asked for', async () => {
    for (const setting of ['readOnly', 'step'] as const) {
      const game = await running();
      expect(frames.open).to.equal(1);
      game[setting] = true;
      await game.updateComplete;
      expect(frames.open, setting).to.equal(0);
    }
  });
});

it('turn by turn the snake waits for each step, and tells where things are', async () => {
  const game = await snakeGame({step: true, length: 2, setup: 'off'});
  expect(card(game)).to.equal('');
  game.focus();
  await press('ArrowRight');
  expect(said(game)).to.equal(
    'Head in column 3, row 1, going right. Food: 1 right. Ahead 5 free cells, then the wall. Blocked: up. Score 0.',
  );
  await press('Space');
  expect(said(game)).to.equal(
    'Food! Score 1. Head in column 4, row 1, going right. Food: 2 down. Ahead 4 free cells, then the wall. Blocked: up.',
  );
  await press('ArrowLeft');
  expect(said(game)).to.equal('You can’t turn back.');
  await press('s');
  expect(course(game)).to.equal('tick*2 D');
  expect(headAt(game)).to.equal('3,1');
  await press('Enter');
  expect(said(game)).to.match(/^Head in column 4, row 2, going down\./);
  // Orca says a description with the focus and whenever it changes: the position twice
  expect(cell(game).ariaDescription, 'the position is told once').to.be.null;
  for (const at of [cell(game), cell(game).parentElement!])
    expect(at.role, 'keys are those of the game').to.equal('application');
  expect(text(game, '.status'), 'the score is above the board').to.equal('Each arrow is one step.');
  await rendered(game, game.undo());
  expect(said(game), 'where things are after an undo').to.match(/^Head in column 4, row 1/);
  expect(text(game, '.status')).to.equal('Each arrow is one step.');
  await expect(game).to.be.accessible();
});

it('turn by turn, hints mark the row and the column of the food, also of the next one', async () => {
  const game = await snakeGame({step: true, hints: true, food: '0,2 3,1'});
  const marked = (): [DOMRect, DOMRect] => [
    find(game, '.food').getBoundingClientRect(),
    find(game, '.guides').getBoundingClientRect(),
  ];
  for (let step = 0; step < 2; step++) {
    const [food, guides] = marked();
    expect((guides.left + guides.right) / 2).to.be.closeTo((food.left + food.right) / 2, food.width / 2);
    expect((guides.top + guides.bottom) / 2).to.be.closeTo((food.top + food.bottom) / 2, food.height / 2);
    await rendered(game, playAll(game, ['tick', 'tick']));
  }
  expect(game.state.score).to.be.above(0);
  game.hints = false;
  await game.updateComplete;
  expect(has(game, '.guides')).to.be.false;
});

it('a mouse is shown no swipe', async () => {
  const game = await snakeGame();
  expect(getComputedStyle(find(game, '.sign')).display).to.equal('none');
  expect(getComputedStyle(find(game, '.ahead')).display).to.equal('inline');
  expect(has(game, '.inviting')).to.be.true;
});

for (const [what, settings, finger, words] of [
  ['keys and mouse', {}, false, 'Arrow keys or clicks steer.'],
  ['fingers', {}, true, 'Swipe to steer.'],
  ['fingers on buttons', {buttons: true}, true, 'The arrows steer.'],
] as const) {
  it(`the words fit ${what}`, async () => {
    // for sentences, the main pointer is a finger
    if (finger) window.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query);
    const game = await snakeGame(settings);
    expect(text(game, '.card')).to.include(words);
  });
}

/** A game in which the clock has done this many ticks. */
async function after(ticks: number, settings: Partial<SnakeGame> = {}): Promise<SnakeGame> {
  const game = await running({food: '0,3 2,3', ...settings});
  await frames.ticks(game, ticks - 1);
  return game;
}

/** Turns a running snake down, in the frame of a test. */
const turnDown = (game: SnakeGame): unknown =>
  board(game).dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, composed: true}));

it('a turn that the page vetoes is not made: the snake goes straight on', async () => {
  const game = await after(1, {food: '7,7'});
  answerNext(game, (event) => event.preventDefault());
  turnDown(game);
  await frames.ticks(game, 2);
  expect(course(game)).to.equal('tick*2');
});

it('undo goes back to the last food and waits; redo comes again', async () => {
  const game = await after(6);
  expect(course(game)).to.equal('tick*6');
  await rendered(game, tool(game, 'undo').click());
  expect(headAt(game)).to.equal('3,0');
  expect(card(game)).to.equal('Paused');
  await game.undo();
  expect(game.history).to.be.empty;
  await game.updateComplete;
  expect(card(game)).to.equal('Snake');
  await game.redo();
  await game.redo();
  expect(course(game)).to.equal('tick*6');
});

describe('autosave', () => {
  it('keeps the game at food, pause and end, not at every tick nor turn, and goes on with it', async () => {
    const game = await after(2, {autosave: 'a'});
    const saved = (): string => localStorage.getItem(`${kept}game:a`) ?? '';
    const first = saved();
    turnDown(game);
    await frames.ticks(game, 1);
    expect(course(game)).to.equal('tick*2 D');
    expect(saved()).to.equal(first);
    await rendered(game, game.pause());
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

it('autosave keeps the higher best score, whichever tab has it', async () => {
  const tab = await openTab();
  const game = await snakeGame({autosave: 'a', food: '0,1 0,2', speed: 'instant'});
  expect(text(game, '[part=best]')).to.equal('Best 0');
  tab.localStorage.setItem(`${kept}best:a`, '50');
  await playAll(game, 'tick tick');
  expect(localStorage.getItem(`${kept}best:a`)).to.equal('50');
  expect(text(game, '[part=best]')).to.equal('Best 50');
  tab.localStorage.setItem(`${kept}best:a`, '60');
  await rendered(game, game.newGame());
  expect(text(game, '[part=best]')).to.equal('Best 60');
});

it('autosave does not give up ticks that are not kept yet for what another tab has played', async () => {
  const tab = await openTab();
  const game = await after(2, {autosave: 'a'});
  expect(localStorage.getItem(`${kept}game:a`)).to.be.null;
  const heard = hear(game);
  const other = JSON.stringify({...game.save(), moves: []});
  tab.localStorage.setItem(`${kept}game:a`, other);
  await caughtUp(window, tab);
  expect(names(heard)).to.equal('error');
  expect(heard[0]!.detail).to.include({code: 'autosave-conflict', value: `${kept}game:a`});
  await rendered(game, game.pause());
  expect(course(game)).to.equal('tick*2');
  expect(localStorage.getItem(`${kept}game:a`)).to.equal(other);
});

it('the automatic player waits while the page is hidden, and goes on by itself', async () => {
  // frames that a test makes leave no time to fetch it in
  await thinker.use(() => undefined);
  ownFrames();
  const game = await snakeGame({players: 'Bot:auto', autoplay: true, food: '7,7', speed: 'instant'});
  await game.updateComplete;
  await frames.ticks(game, 2);
  const {length} = game.history;
  expect(length).to.be.above(0);
  const show = hideDocument();
  expect(frames.open).to.equal(0);
  expect(game.paused).to.be.false;
  show();
  await frames.ticks(game, 1);
  expect(game.history.length).to.be.above(length);
  expect(card(game)).to.equal('');
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
  await rendered(game, new Promise((resolve) => log.addEventListener('toggle', resolve, {once: true})));
  expect([...log.querySelectorAll('li')].map((entry) => `${entry.value} ${entry.textContent}`)).to.deep.equal([
    '1 Food! Score 1.',
  ]);
});
