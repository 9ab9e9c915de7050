/**
 * The animation of a move: the dice tumble, the piece hops, glides or climbs, others make room. Pieces are already
 * rendered in their final positions and animated from the previous ones, so the animation can be cut at any time.
 */
import type {Stage} from '../../../input/presenter.js';
import {OnDemand} from '../../../core/on-demand.js';
import {passPause, resultPause, rollPause} from '../../../kit/pauses.js';
import {tumble} from '../../../kit/die.js';
import {liftTime, walkTime} from '../../../kit/gait.js';
import {Walkers} from '../../../kit/walk.js';
import type {SnlEffect} from '../rules/index.js';
import {centre, jumpLines, spots, type BoardLayout, type Point} from './geometry.js';

/** The decoration of snakes, loaded with the first move on a board that has some. */
export const flourish = new OnDemand(() => import('../flourish.js'));

export interface MoveRefs {
  /** The element's render root. */
  readonly root: ParentNode;
  readonly layout: BoardLayout;
  /** The square of each seat before and after the move. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Called when what an effect tells can be seen, with the number of effects of which that is so. */
  readonly told?: ((count: number) => void) | undefined;
  /** Awaited before a piece takes a snake or ladder. */
  readonly atJump?: (() => Promise<unknown>) | undefined;
  readonly sound: (name: 'roll' | 'step' | 'snake' | 'rung' | 'capture' | 'win', note?: number) => void;
}

export async function showMove(
  stage: Stage,
  effects: readonly SnlEffect[],
  {root, layout, before, after, told, atJump, sound}: MoveRefs,
): Promise<void> {
  const squares = [...before];
  let places = spots(squares, layout);
  const pebbles = [...root.querySelectorAll('.pebble')];
  const walkers = new Walkers(stage, pebbles, spots(after, layout));
  const lines = jumpLines(layout);
  const scene = {root, layout, lines, effects};

  /** Moves a piece along points to a square, in as many hops. */
  const move = (
    seat: number,
    to: number,
    way: readonly Point[],
    duration: number,
    height: number,
    easing = 'linear',
  ) => {
    const old = places;
    squares[seat] = to;
    places = spots(squares, layout);
    const between = way.map((point) => ({...point, scale: 0.9}));
    return walkers.walk(seat, old, places, {way: between, duration, height, easing});
  };
  /** Plays a sound at the end of each hop. */
  const tap = (times: number, duration: number, name: 'step' | 'rung' = 'step'): Promise<unknown> =>
    Promise.all(
      Array.from({length: times}, async (_, i) => {
        await stage.wait(liftTime + (duration * (i + 1)) / times);
        if (!stage.cut) sound(name, name === 'rung' ? i : 0);
      }),
    );

  walkers.hold(places);
  if (layout.jumps.some(([from, to]) => to < from)) void flourish.use(() => undefined);

  for (const [i, effect] of effects.entries()) {
    if (stage.cut) return;
    if (effect.type === 'rolled') {
      sound('roll');
      const lying = root.querySelectorAll('.die');
      await Promise.all(effect.dice.map((_, i) => tumble(stage, lying[i], i)));
      told?.(i + 1);
      // the lift that follows is part of the pause
      await stage.wait(rollPause - liftTime);
    } else if (effect.type === 'stepped') {
      const {seat, to, via} = effect;
      const way = via.slice(0, -1).map((square) => centre(square, layout));
      const duration = walkTime(via.length);
      flourish.module?.watch(stage, scene, liftTime + duration);
      void flourish.module?.turnHead(stage, scene, liftTime + duration);
      await Promise.all([move(seat, to, way, duration, 38), tap(via.length, duration)]);
    } else if (effect.type === 'slid' || effect.type === 'climbed') {
      const {type, seat, from, to} = effect;
      const line = lines.get(from) ?? [];
      if (atJump) await stage.until(atJump());
      if (type === 'slid') {
        sound('snake');
        const duration = 350 + 32 * line.length;
        const glide = () => move(seat, to, line, duration, 0, 'cubic-bezier(.5,.05,.4,1)');
        await (flourish.module?.swallow(stage, scene, from, pebbles[seat], glide, duration) ?? glide());
      } else {
        const duration = Math.min(1800, 150 + 80 * line.length);
        const rungs = line.slice(1, -1);
        await Promise.all([move(seat, to, rungs, duration, 9), tap(rungs.length, duration, 'rung')]);
      }
    } else if (effect.type === 'captured') {
      sound('capture');
      await move(effect.seat, effect.to, [], 320, 90, 'ease-in-out');
    } else if (effect.type === 'stayed' || effect.type === 'forfeited') {
      told?.(i + 1);
      await pass(stage, root, pebbles[effect.seat]);
    } else if (effect.type === 'won') {
      sound('win');
    }
    if (!stage.cut) told?.(i + 1);
  }
  const last = effects.at(-1)?.type;
  void flourish.module?.wince(stage, scene);
  if (last !== 'won' && last !== 'stayed' && last !== 'forfeited') await stage.wait(resultPause);
}

/** A turn without a move: the piece shakes its head below a sign with the unusable roll. */
function pass(stage: Stage, root: ParentNode, pebble: Element | undefined): Promise<unknown> {
  return Promise.all([
    stage.animate(
      root.querySelector('.pass'),
      {opacity: [0, 1, 1, 1, 1, 1, 0]},
      {duration: passPause, easing: 'linear'},
    ),
    stage.animate(
      pebble?.querySelector('.hop'),
      {transform: ['none', 'translateX(9px)', 'translateX(-9px)', 'none']},
      {duration: 200, iterations: 2},
    ),
    stage.wait(passPause),
  ]);
}
