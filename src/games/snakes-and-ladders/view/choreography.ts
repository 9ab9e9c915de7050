/**
 * How a move is shown: the die tumbles, the piece hops, glides or climbs, the others make room. Pieces are rendered
 * where they end; everything here moves them there from where they were, so it can be cut at any time.
 */
import type {Stage} from '../../../controllers/presenter.js';
import {OnDemand} from '../../../controllers/on-demand.js';
import {passBeat, resultBeat, rollBeat} from '../../../templates/beats.js';
import {tumble} from '../../../templates/die.js';
import {Walkers} from '../../../templates/walk.js';
import {centre, jumpLines, spots, type BoardPicture, type Point} from './geometry.js';
import type {Shown} from './shown.js';

/** The decoration of snakes, loaded when a piece first comes near one. */
export const flourish = new OnDemand(() => import('../flourish.js'));

export interface MoveRefs {
  /** Where everything is found: the element's render root. */
  readonly root: ParentNode;
  readonly picture: BoardPicture;
  /** Square of each seat before the first effect, and as rendered. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The dice lie still. */
  readonly settled?: (() => void) | undefined;
  /** Awaited where a piece stands at a snake or ladder, before it takes it. */
  readonly atJump?: (() => Promise<unknown>) | undefined;
  /** Makes the sound of what is being shown. */
  readonly sound: (name: 'throw' | 'step' | 'snake' | 'rung' | 'capture' | 'win', note?: number) => void;
}

export async function showMove(
  stage: Stage,
  effects: readonly Shown[],
  {root, picture, before, after, settled, atJump, sound}: MoveRefs,
): Promise<void> {
  const squares = [...before];
  let places = spots(squares, picture);
  const pebbles = [...root.querySelectorAll('.pebble')];
  const walkers = new Walkers(stage, pebbles, spots(after, picture));
  const lines = jumpLines(picture);
  const scene = {root, picture, lines, effects};
  const walked = effects.find(({type}) => type === 'stepped')?.to ?? -1;

  /** Moves a piece over the points between to a square, in as many hops. */
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
    places = spots(squares, picture);
    const between = way.map(([x, y]) => ({x, y, scale: 0.9}));
    return walkers.walk(seat, old, places, {way: between, duration, height, easing});
  };
  /** A sound at the end of each of so many hops. */
  const tap = async (times: number, duration: number, name: 'step' | 'rung' = 'step'): Promise<void> => {
    for (let i = 0; i < times; i++) {
      await stage.wait(duration / times);
      if (!stage.cut) sound(name, name === 'rung' ? i : 0);
    }
  };

  walkers.hold(places);
  // near a snake's head, in time for it to turn; the game plays without, too
  if (picture.jumps.some(([from, to]) => to < from && Math.abs(from - walked) < 2)) void flourish.use(() => undefined);

  for (const {type, seat = 0, from = 0, to = 0, via = [to], dice = []} of effects) {
    if (stage.cut) return;
    const line = lines.get(from) ?? [];
    if (type === 'thrown') {
      sound('throw');
      const lying = root.querySelectorAll('.die');
      await Promise.all(dice.map((_, i) => tumble(stage, lying[i], i)));
      settled?.();
      await stage.wait(rollBeat);
    } else if (type === 'stepped') {
      const way = via.slice(0, -1).map((square) => centre(square, picture));
      // long walks are walked faster
      const duration = Math.min(via.length * Math.max(110, 185 - 9 * via.length), 2000);
      void flourish.module?.turnHead(stage, scene, duration);
      await Promise.all([move(seat, to, way, duration, 38), tap(via.length, duration)]);
    } else if (type === 'slid') {
      if (atJump) await stage.until(atJump());
      sound('snake');
      const duration = 350 + 8 * line.length;
      const glide = () => move(seat, to, line, duration, 0, 'cubic-bezier(.5,.05,.4,1)');
      await (flourish.module?.swallow(stage, scene, from, pebbles[seat], glide, duration) ?? glide());
    } else if (type === 'climbed') {
      if (atJump) await stage.until(atJump());
      const duration = Math.min(1800, 150 + 80 * line.length);
      const rungs = line.slice(1, -1);
      await Promise.all([move(seat, to, rungs, duration, 9), tap(rungs.length, duration, 'rung')]);
    } else if (type === 'captured') {
      sound('capture');
      await move(seat, to, [], 700, 90, 'ease-in-out');
    } else if (type === 'stayed' || type === 'forfeited') {
      await pass(stage, root, pebbles[seat]);
    } else if (type === 'won') {
      sound('win');
    }
  }
  const last = effects.at(-1)?.type;
  void flourish.module?.wince(stage, scene);
  if (last !== 'won' && last !== 'stayed' && last !== 'forfeited') await stage.wait(resultBeat);
}

/** A turn without a move: the piece shakes its head below a sign with the unusable roll. */
function pass(stage: Stage, root: ParentNode, pebble: Element | undefined): Promise<unknown> {
  return Promise.all([
    stage.animate(
      root.querySelector('.pass'),
      {opacity: [0, 1, 1, 1, 1, 1, 0]},
      {duration: passBeat, easing: 'linear'},
    ),
    stage.animate(
      pebble?.querySelector('.token'),
      {transform: ['none', 'translateX(9px)', 'translateX(-9px)', 'none']},
      {duration: 200, iterations: 2},
    ),
    stage.wait(passBeat),
  ]);
}
