// What is seen between two positions: pieces go square by square and cut no corner, captured ones run home, nothing is left over.
import {expect} from '@open-wc/testing';
import {cellOf} from '../../../src/games/ludo/rules/index.js';
import {passPause, resultPause, rollPause} from '../../../src/kit/pauses.js';
import type {Stage} from '../../../src/input/presenter.js';
import {showMove} from '../../../src/games/ludo/view/choreography.js';
import {click} from '../../support/commands.js';
import {fakePauses} from '../../support/pauses.js';
import {
  all,
  animated,
  beforeCapture,
  cellUnder,
  piece,
  dieButton,
  find,
  focused,
  frame,
  has,
  ludoGame,
  playAll,
  press,
  quickGame,
  ready,
  said,
  shown,
  target,
  text,
  until,
  type LudoGame,
} from './harness.js';

/** Where the first piece of a colour stands in its yard, in squares. */
const yards = {green: [3, 4.25], red: [10.75, 3], blue: [12, 10.75], yellow: [4.25, 12]} as const;
/** The middle of what a colour's first piece stands on, in squares. */
const placeOf = (color: keyof typeof yards, position: number): readonly [number, number] => {
  const [column, row] = cellOf(color, position) as [number, number];
  return position === 0 ? yards[color] : [column + 0.5, row + 0.5];
};

/** How far a piece is from the nearest of these points, in squares. */
const off = ([x, y]: readonly [number, number], points: readonly (readonly [number, number])[]): number =>
  Math.min(...points.map(([px, py]) => Math.hypot(x - px, y - py)));

/** Holds all that moves at a time, to look at it. */
async function at<T>(game: LudoGame, share: number, look: () => T): Promise<T> {
  for (const animation of animated(game)) {
    animation.pause();
    const {duration, delay} = animation.effect!.getComputedTiming();
    animation.currentTime = Number(delay) + Number(duration) * share;
  }
  await frame();
  return look();
}

it('a piece goes over the middle of every square on its way', async () => {
  const game = await ludoGame();
  await playAll(game, '6 p0 3');
  game.speed = 'slow';
  void game.play('p0');
  const glide = (): Animation | undefined =>
    piece(game, 0, 0)
      .firstElementChild!.getAnimations()
      .find(({effect}) => Number(effect!.getTiming().duration) > 100);
  await until(glide);
  const moving = glide()!;
  moving.pause();
  const duration = Number(moving.effect!.getComputedTiming().duration);
  for (const [i, position] of [1, 2, 3, 4].entries()) {
    // what hops is looked at where it stands
    for (const other of animated(game)) if (other !== moving) other.cancel();
    moving.currentTime = (duration * i) / 3 - (i === 3 ? 1 : 0);
    await frame();
    expect(off(cellUnder(game, 0, 0), [placeOf('green', position)]), `square ${position}`).to.be.below(0.12);
  }
  game.speed = 'instant';
  await shown(game);
  expect(animated(game)).to.be.empty;
});

it('a captured piece leaves a trail on its way back to its yard, and the capturing piece stays', async () => {
  const game = await ludoGame();
  await playAll(game, `${beforeCapture} 3`);
  expect(off(cellUnder(game, 1, 0), [placeOf('red', 2)])).to.be.below(0.1);
  game.speed = 'slow';
  void game.play('p0');
  await game.updateComplete;
  expect(off(cellUnder(game, 1, 0), [placeOf('red', 2)]), 'it stands until it is hit').to.be.below(0.3);
  const trail = find(game, '.back[data-way="1 0"]');
  await until(() => trail.getAnimations().length > 0);
  await at(game, 0.5, () => expect(Number(getComputedStyle(trail).opacity)).to.be.above(0.5));
  game.speed = 'instant';
  await shown(game);
  expect(has(game, '.back')).to.be.false;
  expect(off(cellUnder(game, 1, 0), [placeOf('red', 0)])).to.be.below(0.1);
  expect(off(cellUnder(game, 0, 0), [placeOf('green', 15)])).to.be.below(0.1);
  expect(animated(game)).to.be.empty;
});

it('a capture is told when the piece has landed, not before', async () => {
  const game = await ludoGame();
  await playAll(game, `${beforeCapture} 3`);
  const before = said(game);
  game.speed = 'slow';
  void game.play('p0');
  await until(() => animated(game).length > 0);
  expect([text(game, '.status'), said(game)]).to.deep.equal(['Ada rolls 3.', before]);
  await until(() => {
    for (const one of animated(game)) one.finish();
    return text(game, '.status') === 'Ada captures Ben’s piece! Ada rolls again.';
  });
  game.speed = 'instant';
  await shown(game);
  expect(said(game)).to.include('Ben’s piece 1 goes back to the yard.');
});

it('all is where it belongs after every move of a game that is shown', async function () {
  this.timeout(60_000);
  const game = await ludoGame({...quickGame.settings, speed: 'fast'});
  for (let i = 0; i < 12; i++) {
    await until(() => ready(game) || game.state.pips > 0);
    await press(game, ready(game) ? dieButton(game) : target(game, game.turn!, 0));
    // the only move may have been made by itself meanwhile, and is shown then
    while (game.isUpdatePending || game.matches(':state(busy)')) await shown(game);
    game.state.pieces.forEach(([position], seat) => {
      expect(off(cellUnder(game, seat, 0), [placeOf(game.state.colors[seat]!, position!)])).to.be.below(0.25);
    });
  }
  expect(animated(game)).to.be.empty;
});

describe('the rhythm', () => {
  /** What the stage of a move waits for, in milliseconds. */
  async function waits(moves: string, settings: Partial<LudoGame> = {}): Promise<number[]> {
    const game = await ludoGame(settings);
    const before = moves.split(' ');
    const last = before.pop()!;
    if (before.length > 0) await playAll(game, before);
    const {state} = game;
    const made = await game.play(last);
    if (!made.ok) throw new Error(made.message);
    const waited: number[] = [];
    const stage: Stage = {
      cut: false,
      animate: () => Promise.resolve(),
      until: () => Promise.resolve(),
      wait: (duration) => Promise.resolve(void waited.push(duration)),
    };
    await showMove(stage, made.effects, {
      root: game.renderRoot,
      before: state,
      after: made.state,
      stands: true,
      told: () => undefined,
      sound: () => undefined,
    });
    return waited;
  }

  const auto = {autoMove: true};
  for (const [what, moves, settings, waited] of [
    ['lets a settled die stand before its move', '6', {}, [rollPause]],
    ['lets a settled die stand, then the move it makes', '6', auto, [rollPause, resultPause]],
    ['lets a result stand before the next roll', '6 p0', {}, [resultPause]],
    ['shows that a turn passes', '3', {}, [passPause]],
    ['shows that a third six is not moved', '6 p0 6 p0 6', {}, [passPause]],
  ] as const) {
    it(what, async () => expect(await waits(moves, settings)).to.deep.equal(waited));
  }

  it('waits for nobody who can press', async () => {
    const beats = fakePauses();
    try {
      const game = await ludoGame({speed: 'fast'});
      void game.play('6');
      await shown(game);
      void game.play('p0');
      await shown(game);
      expect(beats.durations.filter(Number)).to.deep.equal([]);
      const other = await ludoGame({speed: 'fast', players: 'Ada:remote, Ben'});
      void other.play('6', {number: 1});
      await until(() => beats.durations.includes(rollPause / 2));
    } finally {
      beats.restore();
    }
  });
});

it('the winner’s pieces grow and the others step back, once the last move has been shown', async () => {
  const game = await ludoGame({...quickGame.settings, speed: 'instant'});
  await playAll(game, quickGame.moves);
  expect(all(game, '.won').map((piece) => piece.getAttribute('data-piece'))).to.deep.equal(['0 0']);
  expect(all(game, '.lost').map((piece) => piece.getAttribute('data-piece'))).to.deep.equal(['1 0']);
});

describe('a win', () => {
  it('is celebrated before its card comes; a press skips that, and the card takes the focus', async () => {
    const beats = fakePauses();
    try {
      const game = await ludoGame(quickGame.settings);
      await playAll(game, quickGame.moves.slice(0, -1));
      game.speed = 'normal';
      game.focus();
      void game.play('p0');
      await until(() => {
        for (const one of animated(game)) one.finish();
        return beats.durations.includes(350);
      });
      expect(has(game, '.card')).to.be.false;
      await click(find(game, '.board'));
      await until(() => has(game, '.card'));
      expect(focused(game)).to.equal(find(game, '.card .primary'));
    } finally {
      beats.restore();
    }
  });

  it('is told in a line, with its captures', async () => {
    const game = await ludoGame({seed: 'a', pieces: 2});
    let hits = 0;
    game.addEventListener('game-move', ({detail: {effects}}) => {
      hits += effects.filter(({type, ...effect}) => type === 'captured' && effect['by'] === 0).length;
    });
    // the first legal move each time
    for (let i = 0; i < 140; i++) await game.play(game.legalMoves[0]!);
    await game.updateComplete;
    expect(game.result!.winners).to.deep.equal([0]);
    expect(hits).to.be.above(0);
    await until(() => has(game, '.card-text'));
    const rolls = game.history.filter(({seat, move}) => seat === 0 && /^\d$/.test(move)).map(({move}) => Number(move));
    const mean = (rolls.reduce((a, b) => a + b) / rolls.length).toFixed(1).replace('.0', '');
    expect(text(game, '.card-text')).to.equal(`Ada: ${mean} a roll · ${hits} ${hits > 1 ? 'captures' : 'capture'}`);
  });
});
