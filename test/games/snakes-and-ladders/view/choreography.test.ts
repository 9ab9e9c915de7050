// How a move is shown, whatever happened in it: everyone ends where they are rendered, and a cut leaves no animation behind.
import {expect} from '@open-wc/testing';
import {fc} from '../../../support/random.js';
import {html, render} from 'lit';
import type {Stage, StageTiming} from '../../../../src/input/presenter.js';
import {drawOf} from '../../../../src/core/random.js';
import {
  snakesAndLadders as game,
  type SnlEffect,
  type SnlState,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {missedSnake} from '../../../../src/games/snakes-and-ladders/flourish.js';
import {flourish} from '../../../../src/games/snakes-and-ladders/view/choreography.js';
import {boardTemplate} from '../../../../src/games/snakes-and-ladders/view/board.js';
import {showMove} from '../../../../src/games/snakes-and-ladders/view/choreography.js';
import {jumpLines, type BoardLayout} from '../../../../src/games/snakes-and-ladders/view/geometry.js';
import {confettiTemplate} from '../../../../src/frame/templates/confetti.js';
import {rollTemplate} from '../../../../src/kit/die.js';
import {place} from '../../../example/harness.js';

/** A stage whose animations never run by themselves: a test ends them, or cuts. */
class TestStage implements Stage {
  cut = false;
  readonly animations: Animation[] = [];
  #end!: () => void;
  readonly #ended = new Promise<void>((resolve) => (this.#end = resolve));
  /** Number of animations after which the rest is cut. */
  readonly #limit: number;

  constructor(limit = Infinity) {
    this.#limit = limit;
  }

  async animate(
    element: Element | null | undefined,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    timing: StageTiming,
  ): Promise<void> {
    if (this.cut || !element) return;
    if (this.animations.length >= this.#limit) return this.finish();
    const animation = element.animate(keyframes, {...timing, fill: 'both'});
    animation.finish();
    this.animations.push(animation);
    await this.until(animation.finished.catch(() => undefined));
  }

  async wait(): Promise<void> {}

  async until(ready: Promise<unknown>): Promise<void> {
    if (!this.cut) await Promise.race([ready, this.#ended]);
  }

  finish(): void {
    this.cut = true;
    for (const animation of this.animations) animation.cancel();
    this.#end();
  }
}

interface Scene {
  root: HTMLElement;
  layout: BoardLayout;
  show: (
    stage: Stage,
    effects: readonly SnlEffect[],
    more?: {atJump?: () => Promise<unknown>; sounds?: string[]},
  ) => Promise<void>;
  where: () => string[];
}

/** A board with its pebbles where they are after a move. */
function scene(
  {board: {columns, rows, snakes, ladders}, rules, positions: before}: SnlState,
  after: readonly number[],
): Scene {
  const root = place(document.createElement('div'));
  root.style.inlineSize = '500px';
  const layout = {columns, rows, start: rules.start, jumps: [...ladders, ...snakes]};
  const pebbles = after.map((square, token) => ({square, token}));
  render(
    html`${boardTemplate({layout, pebbles, label: 'board', squareLabel: String})}${rollTemplate({dice: [1, 2], label: 'Roll', ready: false, onRoll: () => undefined})}${confettiTemplate(pebbles)}`,
    root,
  );
  return {
    root,
    layout,
    show: (stage, effects, {atJump, sounds = []} = {}) =>
      showMove(stage, effects, {root, layout, before, after, atJump, sound: (name) => sounds.push(name)}),
    where: () =>
      [...root.querySelectorAll('.pebble .token')].map((token) => {
        const {x, y, width} = token.getBoundingClientRect();
        const board = root.querySelector('.board')!.getBoundingClientRect();
        return [x - board.x, y - board.y, width].map((value) => value.toFixed(1)).join(' ');
      }),
  };
}

const options = [
  {},
  {board: 'chutes', capture: true},
  {
    size: 4,
    snakes: '14-3 9-2',
    ladders: '2-14 5-9',
    chain: true,
    capture: true,
    dice: 2,
    extraRoll: true,
    overshoot: 'win',
  },
  {size: 2, snakes: '3-1', start: 0, overshoot: 'stay', extraRoll: true, faces: 2},
] as const;

/** States of random games with the move that is made next. */
const moments = fc
  .record({
    option: fc.constantFrom(...options),
    players: fc.integer({min: 1, max: 6}),
    dice: fc.array(fc.integer({min: 0, max: 5}), {minLength: 1, maxLength: 60}),
  })
  .map(({option, players, dice}) => {
    let state = game.setup(game.parseOptions({...option}), players);
    let before = state;
    let effects: readonly SnlEffect[] = [];
    for (const die of dice) {
      if (game.turn(state) === undefined) break;
      const move = game.settle!(state, 'roll', {
        ...drawOf('x', 0),
        int: (min: number, max: number) => min + (die % (max - min + 1)),
      });
      const played = game.play(state, move);
      if (!played.ok) throw new Error(played.message);
      before = state;
      ({state} = played);
      effects = played.effects;
    }
    return {before, after: state.positions, effects};
  });

describe('the choreography', () => {
  it('ends with every pebble where it is rendered, whatever happened and wherever it is cut', async function () {
    this.timeout(60_000);
    const limits = fc.oneof(fc.constant(Infinity), fc.integer({min: 0, max: 25}));
    await fc.assert(
      fc.asyncProperty(moments, limits, async ({before, after, effects}, limit) => {
        const {root, show, where} = scene(before, after);
        const rendered = where();
        const stage = new TestStage(limit);
        await show(stage, effects, {atJump: () => (limit % 2 ? Promise.resolve() : stage.until(Promise.resolve()))});
        if (limit === Infinity) expect(where(), JSON.stringify(effects)).to.deep.equal(rendered);
        stage.finish();
        expect(where()).to.deep.equal(rendered);
        expect(root.getAnimations({subtree: true})).to.be.empty;
        root.remove();
      }),
      {numRuns: 30},
    );
  });

  it('waits at each snake and ladder where it is asked to, and for nobody once it is cut', async () => {
    const state = game.setup(game.parseOptions({ladders: '3-9', snakes: '9-2', chain: true, size: 4}), 1);
    const effects: SnlEffect[] = [
      {type: 'rolled', seat: 0, dice: [2], pips: 2},
      {type: 'stepped', seat: 0, from: 1, to: 3, via: [2, 3]},
      {type: 'climbed', seat: 0, from: 3, to: 9},
      {type: 'slid', seat: 0, from: 9, to: 2},
    ];
    let waits = 0;
    const sounds: string[] = [];
    const {layout, show} = scene(state, [2]);
    await show(new TestStage(), effects, {atJump: () => Promise.resolve(waits++), sounds});
    expect(waits).to.equal(2);
    const rungs = Array<string>(jumpLines(layout).get(3)!.length - 2).fill('rung');
    expect(sounds, 'a sound for each square and each rung').to.deep.equal(['roll', 'step', 'step', ...rungs, 'snake']);
    const stage = new TestStage();
    await show(stage, effects, {atJump: () => (stage.finish(), new Promise(() => undefined))});
    expect(stage.animations.every(({playState}) => playState === 'idle')).to.be.true;
  });

  it('has a snake look at the piece, turn its head, gulp, and let a bulge travel down its body, which is gone at the end', async () => {
    await flourish.use(() => undefined);
    const state = game.setup(game.parseOptions({size: 4, snakes: '9-2', ladders: '3-7'}), 1);
    const {root, show} = scene({...state, positions: [6]}, [2]);
    const stage = new TestStage();
    const shapes = root.querySelectorAll('.snake *').length;
    const moved = new Set<Element>();
    let bulges = 0;
    let way: string[] = [];
    const {animate} = stage;
    stage.animate = (element, ...rest) => {
      if (element) moved.add(element);
      bulges = Math.max(bulges, root.querySelectorAll('.snake *').length - shapes);
      if (element?.matches('.snake g path:first-child') && 'transform' in rest[0])
        way = rest[0]['transform'] as string[];
      return animate.call(stage, element, ...rest);
    };
    await show(stage, [
      {type: 'stepped', seat: 0, from: 6, to: 9, via: [7, 8, 9]},
      {type: 'slid', seat: 0, from: 9, to: 2},
    ]);
    const [body, head] = root.querySelectorAll('.snake');
    expect(moved.has(head!.firstElementChild!), 'the head').to.be.true;
    expect(moved.has(head!.querySelector('.eye path:nth-child(3)')!), 'the eyes').to.be.true;
    expect(bulges, 'the bulge').to.be.above(0);
    const sizes = way.map((transform) => Number(/scale\((.*)\)/.exec(transform)![1]));
    expect(Math.max(...sizes), 'it is as wide as a pebble').to.be.within(0.9, 1.1);
    expect(sizes.at(-1), 'and no wider than the tail at its end').to.be.below(0.15);
    expect(body!.querySelectorAll('*').length + head!.querySelectorAll('*').length, 'nothing is left').to.equal(shapes);
    expect(getComputedStyle(root.querySelector('.pebble')!).opacity, 'the pebble is out again').to.equal('1');
    stage.finish();
    expect(root.getAnimations({subtree: true})).to.be.empty;
  });

  it('has a snake wince that was missed by one square, before or behind its head', async () => {
    await flourish.use(() => undefined);
    const state = game.setup(game.parseOptions({size: 4, snakes: '9-2 13-4', ladders: '3-7'}), 1);
    const {root, layout, show} = scene({...state, positions: [6]}, [8]);
    const walk = (...via: number[]): SnlEffect[] => [
      {type: 'stepped', seat: 0, from: via[0]! - 1, to: via.at(-1)!, via},
    ];
    const missed = (effects: SnlEffect[]): number | undefined => missedSnake({layout, effects});
    expect(missed(walk(6, 7, 8)), 'one short of it').to.equal(9);
    expect(missed(walk(8, 9, 10)), 'just over it').to.equal(9);
    expect(missed(walk(5, 6, 7)), 'two short of it').to.be.undefined;
    expect(missed(walk(10)), 'it was never near').to.be.undefined;
    expect(missed([...walk(2, 3), {type: 'climbed', seat: 0, from: 3, to: 8}]), 'came by a ladder').to.be.undefined;
    const stage = new TestStage();
    await show(stage, walk(6, 7, 8));
    // bodies come first, then heads
    const heads = [...root.querySelectorAll('.snake > g')];
    expect(heads.map((head) => head.getAnimations().length)).to.deep.equal([1, 0]);
    stage.finish();
  });
});
