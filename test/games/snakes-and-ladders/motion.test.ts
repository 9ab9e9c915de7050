// What is seen to move: the pebble's way, speeds, cuts, steps, a resize or a removal in the middle; and that nothing is left.
import {expect} from '@open-wc/testing';
import {fakePauses, type Pauses} from '../../support/pauses.js';
import {press} from '../../support/commands.js';
import {
  all,
  animations,
  click,
  codeOf,
  dieButton,
  find,
  frame,
  hear,
  idle,
  names,
  pebbleAt,
  place,
  playAll,
  ready,
  said,
  seenSquares,
  shortGame,
  snlBoard,
  squareUnder,
  text,
  tool,
  type SnlBoard,
  until,
} from './harness.js';

const ladders = {size: 5, snakes: '14-5 22-9', ladders: '3-11 6-16'} as const;

let beats: Pauses;
beforeEach(() => (beats = fakePauses()));
afterEach(() => beats.restore());

/** Lets a roll begin and holds it when its pebble has begun to move. */
async function held(board: SnlBoard, move = '4'): Promise<Animation[]> {
  void board.play(move);
  await until(() => animations(board).length > 0);
  const moving = animations(board);
  for (const animation of moving) animation.pause();
  return moving;
}

/** Ends every animation and wait as soon as it is there, so that a whole presentation takes a few frames. */
async function hurry(board: SnlBoard, over: () => unknown): Promise<number> {
  let shown = 0;
  while (!over()) {
    beats.pass();
    for (const animation of animations(board)) {
      if (animation.playState === 'running') {
        shown++;
        animation.finish();
      }
    }
    await frame();
  }
  return shown;
}

describe('a roll', () => {
  it('is shown from where the pebble was to where it is', async () => {
    const board = await snlBoard({speed: 'slow'});
    await held(board);
    expect(board.state.positions, 'the game is ahead').to.deep.equal([5, 1]);
    expect(seenSquares(board), 'the eye is not').to.deep.equal([1, 1]);
    expect(text(board, '.status')).to.equal('Ada rolls …');
    expect(board.matches(':state(busy)')).to.be.true;
    for (const animation of animations(board)) animation.play();
    expect(await hurry(board, () => !board.matches(':state(busy)'))).to.be.above(2);
    expect(seenSquares(board)).to.deep.equal([5, 1]);
    expect(animations(board)).to.be.empty;
    expect(text(board, '.status')).to.equal('Ada rolls 4. Ben’s turn.');
  });

  it('goes over every square on its way', async function () {
    this.timeout(20_000);
    const board = await snlBoard({speed: 'slow', board: 'empty'});
    void board.play('5');
    const seen = new Set<number | undefined>();
    while (board.matches(':state(busy)') || seen.size === 0) {
      seen.add(squareUnder(board, 0));
      beats.pass();
      // in steps of a twentieth, so that the frame rate does not matter
      for (const animation of animations(board)) {
        const {delay = 0, activeDuration = 0} = animation.effect!.getComputedTiming();
        animation.pause();
        const end = Number(delay) + Number(activeDuration);
        const time = Number(animation.currentTime ?? 0) + end / 20;
        if (time >= end) animation.finish();
        else animation.currentTime = time;
      }
      await frame();
      await board.updateComplete;
    }
    expect([...seen]).to.deep.equal([1, 2, 3, 4, 5, 6]);
  });

  for (const [what, move, jump] of [
    ['snake', '4', 'Snake! 5 to 2.'],
    ['ladder', '5', 'Ladder! 6 to 9.'],
  ] as const) {
    it(`calls out a ${what} while its pebble is on the way`, async () => {
      const board = await snlBoard({speed: 'slow', board: undefined, size: 4, snakes: '5-2', ladders: '6-9'});
      void board.play(move);
      await hurry(board, () => text(board, '.status') === jump);
      expect(board.matches(':state(busy)')).to.be.true;
      expect(squareUnder(board, 0), 'it has not arrived').to.equal(1 + Number(move));
      await hurry(board, () => !board.matches(':state(busy)'));
      expect(text(board, '.status')).to.equal(`Ada rolls ${move}. ${jump} Ben’s turn.`);
    });
  }

  it('lifts nobody out of the place where they stand', async () => {
    const board = await snlBoard({speed: 'slow', players: 6});
    await playAllAtOnce(board, '5 5 5 5 5 5');
    expect(seenSquares(board)).to.deep.equal([6, 6, 6, 6, 6, 6]);
    const before = [1, 2, 3, 4, 5].map((seat) => pebbleAt(board, seat));
    await held(board, '3');
    for (const seat of [1, 2, 3, 4, 5]) {
      const [x, y] = pebbleAt(board, seat);
      expect(Math.hypot(x - before[seat - 1]![0], y - before[seat - 1]![1]), `seat ${seat}`).to.be.below(2);
    }
    board.speed = 'instant';
    await board.presented;
    await board.updateComplete;
    expect(seenSquares(board)).to.deep.equal([9, 6, 6, 6, 6, 6]);
  });
});

async function playAllAtOnce(board: SnlBoard, moves: string): Promise<void> {
  const {speed} = board;
  board.speed = 'instant';
  await playAll(board, moves);
  board.speed = speed;
  await board.updateComplete;
}

describe('six pebbles in one square', () => {
  it('are all to be seen', async () => {
    const board = await snlBoard({players: 6});
    await playAll(board, '5 5 5 5 5 5');
    const square = find(board, '[data-square="6"]').getBoundingClientRect();
    const discs = all(board, '.pebble .token circle:not(.rim)').map((disc) => disc.getBoundingClientRect());
    discs.forEach((disc, seat) => {
      const [x, y] = [disc.left + disc.width / 2, disc.top + disc.height / 2];
      expect(disc.left, `seat ${seat}`).to.be.at.least(square.left);
      expect(disc.right).to.be.at.most(square.right);
      for (const other of discs.slice(seat + 1)) {
        const distance = Math.hypot(x - other.left - other.width / 2, y - other.top - other.height / 2);
        expect(distance / disc.width, 'each is whole').to.be.above(0.98);
      }
    });
  });

  it('stay when one leaves', async () => {
    const board = await snlBoard({players: 6});
    await playAll(board, '5 5 5 5 5 5 3');
    expect(seenSquares(board)).to.deep.equal([9, 6, 6, 6, 6, 6]);
    await playAll(board, '3 3 3 3 3');
    expect(seenSquares(board)).to.deep.equal([9, 9, 9, 9, 9, 9]);
  });

  it('wait in the tray, each in a place of its own', async () => {
    const board = await snlBoard({players: 6, board: 'chutes'});
    const places = board.state.positions.map((_, seat) => pebbleAt(board, seat));
    expect(seenSquares(board)).to.deep.equal(Array(6).fill(undefined));
    const frameBelow = find(board, '[data-square="1"]').getBoundingClientRect().bottom;
    for (const [, y] of places) expect(y).to.be.above(frameBelow);
    expect(new Set(places.map(([x]) => Math.round(x))).size).to.equal(6);
  });
});

describe('speed', () => {
  it('instant shows nothing on its way', async () => {
    const board = await snlBoard();
    await board.play('3');
    await board.updateComplete;
    expect(animations(board)).to.be.empty;
    expect(seenSquares(board)).to.deep.equal(board.state.positions);
    expect(ready(board)).to.be.true;
  });

  it('decides how long it takes', async () => {
    const lengths: number[] = [];
    for (const speed of ['slow', 'normal', 'fast'] as const) {
      const board = await snlBoard({speed});
      const moving = await held(board);
      lengths.push(Math.max(...moving.map(({effect}) => Number(effect!.getComputedTiming().endTime))));
      board.remove();
    }
    expect(lengths[0]!).to.be.above(lengths[1]!);
    expect(lengths[1]!).to.be.above(lengths[2]!);
  });

  it('set to instant in the middle of a move ends it', async () => {
    const board = await snlBoard({speed: 'slow'});
    await held(board);
    board.speed = 'instant';
    await board.presented;
    await board.updateComplete;
    expect(animations(board)).to.be.empty;
    expect(seenSquares(board)).to.deep.equal([5, 1]);
  });

  it('slows down nothing that the page does', async () => {
    const board = await snlBoard({speed: 'slow'});
    for (const move of shortGame.rolls) expect((await board.play(move)).ok).to.be.true;
    expect(board.result!.winners).to.deep.equal([1]);
  });
});

describe('the rhythm', () => {
  /** How long each wait of a move was to take, in milliseconds. */
  async function waits(board: SnlBoard, move: string): Promise<number[]> {
    const first = beats.durations.length;
    void board.play(move);
    await until(() => board.matches(':state(busy)'));
    await hurry(board, () => !board.matches(':state(busy)'));
    return beats.durations.slice(first) as number[];
  }

  it('lets the roll be read before the walk, and the result before the next roll', async () => {
    const board = await snlBoard({speed: 'normal'});
    const [roll, ...rest] = await waits(board, '4');
    expect(roll).to.equal(500);
    expect(rest.pop()).to.equal(350);
    expect(rest, 'a step for each square').to.have.length(4);
  });

  it('is twice as fast at "fast"', async () => {
    const board = await snlBoard({speed: 'fast'});
    const all = await waits(board, '4');
    expect([all[0], all.at(-1)]).to.deep.equal([250, 175]);
  });

  it('lets a pass be seen, on the board: the pips, crossed out, and the sentence', async () => {
    const board = await snlBoard({speed: 'normal', size: 2, board: 'empty', overshoot: 'stay'});
    void board.play('5');
    while (!beats.durations.includes(700)) {
      for (const animation of animations(board)) animation.finish();
      if (!beats.durations.includes(700)) beats.pass();
      await frame();
    }
    expect(text(board, '.pass')).to.equal('5');
    expect(find(board, '.pass').getAnimations()).to.have.length(1);
    expect(text(board, '.status')).to.equal('Ada rolls 5. Overshoots, stays on 1.');
    await hurry(board, () => !board.matches(':state(busy)'));
    expect(all(board, '.pass')).to.be.empty;
    expect(beats.durations).to.deep.equal([500, 700]);
  });

  it('waits for nothing after the last move', async () => {
    const board = await snlBoard({speed: 'normal', size: 2, board: 'empty'});
    const all = await waits(board, '3');
    expect(all).not.to.include(350);
  });

  it('says what was rolled as soon as the die lies still', async () => {
    const board = await snlBoard({speed: 'normal'});
    void board.play('4');
    await until(() => text(board, '.status') === 'Ada rolls …');
    while (!beats.durations.includes(500)) {
      for (const animation of animations(board)) animation.finish();
      await frame();
    }
    await board.updateComplete;
    expect(text(board, '.status')).to.equal('Ada rolls 4.');
  });
});

describe('in the middle of a move', () => {
  it('a resize leaves the pebble on its way over the same square', async () => {
    const board = await snlBoard({speed: 'slow', board: 'empty'});
    const frameAround = place(document.createElement('div'));
    frameAround.append(board);
    frameAround.style.inlineSize = '700px';
    await held(board, '5');
    const glide = all(board, '.pebble > g')[0]!.getAnimations();
    for (const animation of glide) animation.pause();
    const before = seenSquares(board);
    frameAround.style.inlineSize = '300px';
    await frame();
    expect(seenSquares(board)).to.deep.equal(before);
    board.speed = 'instant';
    await board.presented;
    await board.updateComplete;
    expect(seenSquares(board)).to.deep.equal([6, 1]);
  });

  it('a removal ends it, and put back it goes on', async () => {
    const board = await snlBoard({speed: 'slow', players: 'Ada, Ben:auto'});
    await held(board);
    const parent = board.parentNode!;
    board.remove();
    await board.presented;
    await idle();
    expect(animations(board)).to.be.empty;
    expect(board.history, 'nobody moves outside the page').to.have.length(1);
    board.speed = 'instant';
    parent.append(board);
    await until(() => board.history.length === 2);
    await board.updateComplete;
    expect(seenSquares(board)).to.deep.equal(board.state.positions);
    expect(ready(board)).to.be.true;
  });

  it('an undo puts the pebble back', async () => {
    const board = await snlBoard({speed: 'slow'});
    await held(board);
    await click(tool(board, 'undo'));
    await board.updateComplete;
    expect(animations(board)).to.be.empty;
    expect(seenSquares(board)).to.deep.equal([1, 1]);
    expect(text(board, '.status')).to.equal('Ada’s turn.');
  });

  it('another board takes its place without a trace', async () => {
    const board = await snlBoard({speed: 'slow'});
    const code = (await snlBoard({...ladders, seed: '62'})).share();
    await held(board);
    await board.load(code);
    await board.updateComplete;
    expect(animations(board)).to.be.empty;
    expect(all(board, '[data-square]')).to.have.length(25);
    expect(seenSquares(board)).to.deep.equal([1, 1]);
  });
});

describe('step mode', () => {
  const atLadder = async (): Promise<SnlBoard> => {
    const board = await snlBoard({...ladders, speed: 'normal', step: true});
    void board.play('2');
    await hurry(board, () => text(board, '.roll').includes('Resume'));
    return board;
  };

  it('waits at a ladder, and the button says so', async () => {
    const board = await atLadder();
    expect(text(board, '.status')).to.equal('Press to go on.');
    expect(squareUnder(board, 0)).to.equal(3);
    expect(ready(board)).to.be.true;
    expect(board.history).to.have.length(1);
  });

  it('goes on by a click, and the click rolls nothing', async () => {
    const board = await atLadder();
    await click(dieButton(board));
    await hurry(board, () => !board.matches(':state(busy)'));
    expect(board.history).to.have.length(1);
    expect(squareUnder(board, 0)).to.equal(11);
    expect(text(board, '.roll')).to.include('Roll');
  });

  for (const key of ['Enter', 'Space', 'a'] as const) {
    it(`goes on by a key: ${key}`, async () => {
      const board = await atLadder();
      board.focus();
      await press(key);
      await hurry(board, () => !board.matches(':state(busy)'));
      await idle();
      expect(board.history).to.have.length(1);
      expect(squareUnder(board, 0)).to.equal(11);
    });
  }

  it('does not go on by keys that mean something else', async () => {
    const board = await atLadder();
    board.focus();
    for (const key of ['Tab', 'Shift', 'Control']) await press(key);
    await frame();
    expect(text(board, '.roll')).to.include('Resume');
  });

  it('waits for nobody after a move of the page', async () => {
    const board = await atLadder();
    void board.play('1');
    await board.updateComplete;
    expect(text(board, '.roll')).not.to.include('Resume');
    board.speed = 'instant';
    await board.presented;
    await board.updateComplete;
    expect(seenSquares(board)).to.deep.equal([11, 2]);
  });

  it('waits for nobody after an undo, and nobody is told to go on', async () => {
    const board = await atLadder();
    await board.undo();
    await board.updateComplete;
    expect(said(board)).to.equal('Ada’s turn.');
    expect(text(board, '.roll')).not.to.include('Resume');
    expect(seenSquares(board)).to.deep.equal([1, 1]);
  });

  it('waits at each jump of a chain', async () => {
    const board = await snlBoard({
      size: 5,
      ladders: '3-7 7-12',
      snakes: '12-2',
      chain: true,
      speed: 'normal',
      step: true,
    });
    void board.play('2');
    let stops = 0;
    while (stops < 3) {
      await hurry(board, () => text(board, '.roll').includes('Resume'));
      stops++;
      dieButton(board).click();
      await board.updateComplete;
    }
    await hurry(board, () => !board.matches(':state(busy)'));
    expect(squareUnder(board, 0)).to.equal(2);
  });
});

describe('a replay', () => {
  it('shows the game once more, ends where it was, and is cut by whatever happens', async function () {
    this.timeout(20_000);
    // several moves, each in its own time
    beats.restore();
    const board = await snlBoard(ladders);
    await playAll(board, '2 4 1');
    board.speed = 'fast';
    await board.updateComplete;
    const heard = hear(board);
    const over = codeOf(board.replay());
    await until(() => seenSquares(board).join() === '1,1');
    expect(ready(board)).to.be.false;
    expect(all(board, '.card')).to.be.empty;
    await hurry(board, () => !board.matches(':state(busy)'));
    expect(await over).to.equal('ok');
    expect(names(heard)).to.equal('');
    expect(seenSquares(board)).to.deep.equal(board.state.positions);
    const again = codeOf(board.replay());
    await until(() => animations(board).length > 0);
    await board.play('1');
    expect(await again).to.equal('given-up');
    board.speed = 'instant';
    await board.presented;
    await board.updateComplete;
    expect(seenSquares(board)).to.deep.equal(board.state.positions);
  });
});

describe('a win', () => {
  it('rains once, is over in 1.2 s, and leaves nothing', async () => {
    const board = await snlBoard({board: 'empty', size: 2, speed: 'normal'});
    void board.play('3');
    await hurry(board, () => all(board, '.confetti > *').some((piece) => piece.getAnimations().length > 0));
    expect(board.matches(':state(busy)'), 'nothing waits for it').to.be.false;
    expect(all(board, '.card')).to.have.length(1);
    await hurry(board, () => animations(board).length === 0);
    expect(board.history).to.have.length(1);
  });

  it('is the winner’s: its pebble grows, the others step back, and a new game has them as they were', async () => {
    const board = await snlBoard({board: 'empty', size: 2});
    const sizes = (): number[] => all(board, '.pebble .rim').map((rim) => rim.getBoundingClientRect().width);
    const before = sizes();
    await playAll(board, '1 3');
    const after = sizes();
    // both stood in the same square at first, where they are smaller
    expect(after[1]! / after[0]!).to.be.closeTo(1.4 / 0.8, 0.01);
    expect(animations(board).length, 'at once where nothing moves').to.equal(0);
    await board.newGame();
    await board.updateComplete;
    expect(sizes()).to.deep.equal(before);
  });
});

describe('a hundred boards', () => {
  /** Counts what the page is asked to call later, and what it is told to forget. */
  function watchPage(): {timers: () => number; listeners: () => number; restore: () => void} {
    let timers = 0;
    const listening = new Map<string, number>();
    const restore: (() => void)[] = [];
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
      const original = window[name] as unknown;
      if (typeof original !== 'function') continue;
      Object.assign(window, {
        [name]: (...args: unknown[]) => (timers++, (original as (...all: unknown[]) => unknown).apply(window, args)),
      });
      restore.push(() => Object.assign(window, {[name]: original}));
    }
    for (const target of [window, document, document.documentElement, document.body]) {
      for (const [name, by] of [
        ['addEventListener', 1],
        ['removeEventListener', -1],
      ] as const) {
        const original = target[name].bind(target) as (...all: unknown[]) => void;
        const counted = (type: string, ...args: unknown[]): void => {
          listening.set(type, (listening.get(type) ?? 0) + by);
          original(type, ...args);
        };
        Object.assign(target, {[name]: counted});
        restore.push(() => Reflect.deleteProperty(target, name));
      }
    }
    return {
      timers: () => timers,
      listeners: () => [...listening.values()].reduce((sum, n) => sum + n, 0),
      restore: () => restore.forEach((back) => back()),
    };
  }

  it('put in and taken out in the middle of a move leave no timer, listener or animation, and hear nothing any more', async function () {
    this.timeout(60_000);
    // what computes the odds is fetched once for all
    const first = await snlBoard({odds: true});
    await until(() => first.shadowRoot!.querySelector('.chance') !== null);
    first.remove();
    const page = watchPage();
    try {
      const boards = await Promise.all(
        Array.from({length: 100}, (_, i) => snlBoard({players: 'A, B:auto', speed: 'slow', odds: i % 10 === 0})),
      );
      for (const board of boards) void board.play('2');
      await until(() => boards.every((board) => animations(board).length > 0));
      for (const board of boards) board.remove();
      await Promise.all(boards.map(({presented}) => presented));
      await idle();
      expect(boards.flatMap(animations)).to.be.empty;
      expect(page.listeners(), 'listeners on the page').to.equal(0);
      const {length} = boards.flatMap(({history}) => history);
      expect(length).to.equal(100);
      const timers = page.timers();
      let updates = 0;
      for (const board of boards) Object.assign(board, {requestUpdate: () => void updates++});
      document.documentElement.lang = 'de';
      document.dispatchEvent(new Event('visibilitychange'));
      await idle();
      expect(updates, 'updates of boards that are gone').to.equal(0);
      expect(page.timers(), 'timers').to.equal(timers);
      expect(boards.flatMap(({history}) => history)).to.have.length(length);
    } finally {
      page.restore();
      document.documentElement.lang = 'en';
    }
  });
});
