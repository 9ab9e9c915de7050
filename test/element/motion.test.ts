// How pieces go, in all games: lifted 90 ms, 180 to 320 ms on their way, 90 ms to land, and nothing is told before. The time of
// this test goes from the end of one animation to that of the next; nobody waits for it.
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/kit.js';
import 'virtual:elements';
import {click, resetMouse} from '../support/commands.js';
import {all, find, frame, place, text, until} from '../support/harness.js';

/** What moves in a move, and when something else is told, in milliseconds. */
async function timesOf(game: GameElement, act: () => Promise<unknown>) {
  const spans: {target: Element | null; start: number; end: number}[] = [];
  const told: number[] = [];
  const running = new Map<Animation, number>();
  const {animate} = Element.prototype;
  const {Animation} = window;
  let now = 0;
  const hold = (animation: Animation): Animation => {
    const {target} = animation.effect as KeyframeEffect;
    const {delay, endTime} = animation.effect!.getComputedTiming();
    const end = now + Number(endTime);
    animation.effect!.updateTiming({duration: 1e9});
    running.set(animation, end);
    spans.push({target, start: now + delay!, end});
    return animation;
  };
  Element.prototype.animate = function (...timing) {
    return hold(animate.apply(this, timing));
  };
  window.Animation = class extends Animation {
    constructor(effect?: AnimationEffect | null) {
      super(effect);
      hold(this);
    }
  };
  const telling = (): string =>
    text(game, '.status') +
    all(game, '.way').length +
    all(game, '.score, .card-title')
      .map(({textContent}) => textContent)
      .join();
  try {
    await act();
    await until(() => running.size > 0 && game.matches(':state(busy)'));
    for (let last = telling(), busy = true; busy; last = telling()) {
      const due = Math.min(...running.values());
      for (const [animation, end] of running) if (end === due && running.delete(animation)) animation.finish();
      now = due;
      await frame();
      if (telling() !== last) told.push(now);
      busy = game.matches(':state(busy)');
    }
  } finally {
    Element.prototype.animate = animate;
    window.Animation = Animation;
    await resetMouse();
  }
  return {spans, told};
}

for (const [tag, settings, presses, part, phases] of [
  ['tic-tac-toe', {}, ['.cell'], '.piece > g > g', 'travel'],
  ['nim-game', {}, ['.cell.may'], '.piece > g > g', 'lift travel'],
  ['four-in-a-row', {}, ['.cell'], '.piece g', 'travel land'],
  ['mancala-game', {stones: 1}, ['.cell.may'], '.piece > g > g', 'lift travel land'],
  ['peg-solitaire', {}, ['[data-hole="4"]', '[data-hole="1"]'], '[data-peg="1"] .lift', 'travel land'],
  ['ludo-game', {autoMove: true, seed: 'c'}, ['.roll'], '.hop', 'lift travel land'],
  ['snl-board', {board: 'empty', seed: 'l'}, ['.roll'], '.hop', 'lift travel land'],
  ['blockudoku-game', {}, [], '.flying', 'travel'],
  ['game-2048', {seed: 't'}, [], '[data-place="a1"] g', 'travel land'],
  ['snake-game', {step: true, width: 4, height: 4, length: 4, startAt: 'corner'}, [], '.snake', 'travel travel'],
] as const) {
  it(`<${tag}>: ${phases}, and only then is it told`, async () => {
    const players = /peg|block|2048|snake/.test(tag) ? {} : {players: 'Ada, Ben'};
    const made = Object.assign(document.createElement(tag), {setup: 'off', seed: 'motion', ...players, ...settings});
    const game = place(made) as unknown as GameElement;
    await game.updateComplete;
    const play = async (): Promise<void> => {
      if (presses.length === 0) void game.play(game.legalMoves[0]!);
      for (const press of presses) await click(find(game, press));
    };
    let {spans, told} = await timesOf(game, play);
    // until the file that shows journeys has come, pieces jump
    for (; !spans.some(({target}) => target); {spans, told} = await timesOf(game, play)) await game.undo();
    const own = spans.filter(({target}) => target?.matches(part));
    const times = own.map(({start, end}) => Math.round(end - start));
    const names = times.map((time, i) => (time === 90 ? (i > 0 ? 'land' : 'lift') : 'travel'));
    expect(names.join(' ')).to.equal(phases);
    expect(times.filter((time) => time !== 90 && (time < 180 || time > 320))).to.deep.equal([]);
    expect(own.slice(1).map(({start}) => start)).to.deep.equal(own.slice(0, -1).map(({end}) => end));
    expect(told.find((time) => time > own[0]!.start)).to.equal(own.at(-1)!.end);
  });
}
