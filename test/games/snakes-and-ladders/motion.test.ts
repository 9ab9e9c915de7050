// What is seen to move: the pebble's way, speeds, cuts, steps, a resize or a removal in the middle; and that nothing is left.
import {expect} from '@open-wc/testing';
import {fakePauses, type Pauses} from '../../support/pauses.js';
import {press} from '../../support/commands.js';
import {
  all,
  animations,
  click,
  dieButton,
  find,
  frame,
  idle,
  place,
  ready,
  rendered,
  said,
  seenSquares,
  shown,
  snlBoard,
  type SnlBoard,
  squareUnder,
  text,
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
    expect([text(board, '.status'), said(board)]).to.deep.equal(['Ada rolls…', '']);
    expect(board.matches(':state(busy)')).to.be.true;
    expect(ready(board)).to.be.false;
    for (const animation of animations(board)) animation.play();
    expect(await hurry(board, () => !board.matches(':state(busy)'))).to.be.above(2);
    expect(seenSquares(board)).to.deep.equal([5, 1]);
    expect(animations(board)).to.be.empty;
    expect(text(board, '.status')).to.equal('Ada rolls 4. Ben’s turn.');
    expect(said(board)).to.include('Ada rolls 4.');
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
      await rendered(board, frame());
    }
    expect([...seen]).to.deep.equal([1, 2, 3, 4, 5, 6]);
  });

  for (const [what, move, jump] of [
    ['snake', '4', 'Snake! 5 to 2.'],
    ['ladder', '5', 'Ladder! 6 to 9.'],
  ] as const) {
    it(`calls out a ${what}, and counts its square, when its pebble has arrived`, async () => {
      const board = await snlBoard({speed: 'slow', board: undefined, size: 4, snakes: '5-2', ladders: '6-9'});
      void board.play(move);
      const square = board.state.positions[0];
      await hurry(board, () => {
        const arrived = squareUnder(board, 0) === square;
        if (!arrived)
          expect([text(board, '.status'), text(board, '.score')]).not.to.include.members([jump, `${square}`]);
        return text(board, '.status') === jump;
      });
      expect(text(board, '.score')).to.equal(`${square}`);
      expect(board.matches(':state(busy)'), 'before the next player may roll').to.be.true;
      await hurry(board, () => !board.matches(':state(busy)'));
      expect(text(board, '.status')).to.equal(`Ada rolls ${move}. ${jump} Ben’s turn.`);
    });
  }
});

describe('the rhythm', () => {
  it('lets the roll be read before the walk, and a result before the next roll, but not after the last', async () => {
    const board = await snlBoard({speed: 'normal', board: 'empty', size: 2, players: 'Ada'});
    const waits: number[][] = [];
    for (const move of ['1', '2']) {
      const first = beats.durations.length;
      void board.play(move);
      await until(() => board.matches(':state(busy)'));
      await hurry(board, () => !board.matches(':state(busy)'));
      waits.push(beats.durations.slice(first) as number[]);
    }
    // a step for each square in between; after the last one the celebration pauses
    expect(waits.map(({length}) => length)).to.deep.equal([3, 4]);
    expect([waits[0]![0], waits[0]![2], waits[1]![0], waits[1]![3]]).to.deep.equal([410, 350, 410, 350]);
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
    expect(beats.durations).to.deep.equal([410, 700]);
  });

  it('says what was rolled as soon as the die lies still', async () => {
    const board = await snlBoard({speed: 'normal'});
    void board.play('4');
    await until(() => text(board, '.status') === 'Ada rolls…');
    while (!beats.durations.includes(410)) {
      for (const animation of animations(board)) animation.finish();
      await frame();
    }
    await board.updateComplete;
    expect(text(board, '.status')).to.equal('Ada rolls 4.');
  });
});

it('in the middle of a move a resize leaves the pebble on its way over the same square', async () => {
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
  await shown(board);
  expect(seenSquares(board)).to.deep.equal([6, 1]);
});

describe('step mode', () => {
  const atLadder = async (): Promise<SnlBoard> => {
    const board = await snlBoard({...ladders, speed: 'normal', step: true});
    void board.play('2');
    await hurry(board, () => text(board, '.roll').includes('Resume'));
    return board;
  };

  it('waits at a ladder, says so, and goes on by a click, which rolls nothing', async () => {
    const board = await atLadder();
    expect(text(board, '.status')).to.equal('Press to go on.');
    expect(squareUnder(board, 0)).to.equal(3);
    expect(ready(board)).to.be.true;
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

  it('waits for nobody after an undo, and nobody is told to go on', async () => {
    const board = await atLadder();
    await rendered(board, board.undo());
    expect(said(board)).to.equal('Ada’s turn.');
    expect(text(board, '.roll')).not.to.include('Resume');
    expect(seenSquares(board)).to.deep.equal([1, 1]);
  });
});
