/**
 * The animation of a move: the peg hops in an arc over the captured one, which goes to the rack; a dragged peg flies
 * back. The final state is already rendered; animations start from the previous one.
 */
import type {Stage, StageTiming} from '../../../input/presenter.js';
import {landTime, squash} from '../../../kit/gait.js';
import type {PegEffect} from '../rules/index.js';
import {rackBox, type Layout, type Point, type Spot} from './geometry.js';

/** The render root, the layout, the point where a dragged peg was dropped, and the spot of the captured peg. */
export type MoveRefs = readonly [root: ParentNode, layout: Layout, from: Point | undefined, rack: Spot];

export async function showMove(
  stage: Stage,
  effects: readonly PegEffect[],
  [root, {spots, box}, from, rack]: MoveRefs,
  sound: (name: 'place' | 'capture' | 'win' | 'refuse') => void,
  landed: () => void,
): Promise<void> {
  for (const effect of effects) {
    if (stage.cut) return;
    if (effect.type === 'jumped') {
      const start = spots[effect.from - 1]!;
      const end = spots[effect.to - 1]!;
      const [x, y] = from ?? [start.x, start.y];
      // continue a sweep faster
      const duration = from ? 120 : effect.sweep ? 260 : 320;
      // the captured peg leaves before the other one has landed
      const back = wayBack(root, rack, spots[effect.over - 1]!, box);
      const away = fly(stage, [...root.querySelectorAll('.taken')].at(-1), back, 110, {
        duration: 320,
        delay: duration / 3,
      });
      const jumper = root.querySelector(`[data-peg="${effect.to}"]`);
      await fly(stage, jumper, offsetBy(x - end.x, y - end.y), from ? 16 : 74, {duration});
      sound('place');
      await stage.animate(jumper?.querySelector('.lift'), [squash], {duration: landTime, easing: 'linear'});
      landed();
      await away;
      if (effects.length < 2) sound('capture');
    } else if (effect.type === 'won') {
      sound('win');
    } else if (effect.reason === 'no-jump') sound('refuse');
  }
}

/** The transform of a peg in the rack that puts it where it stood on the board, which has units of its own. */
function wayBack(root: ParentNode, rack: Spot, {x, y}: Spot, box: Layout['box']): string {
  const [board, shelf] = ['.pieces', '.rack'].map((name) => root.querySelector(name)!.getBoundingClientRect());
  const [unit, own] = [board!.width / box[2], shelf!.width / rackBox[2] || 1];
  const [left, top] = [board!.left - shelf!.left + (x - box[0]) * unit, board!.top - shelf!.top + (y - box[1]) * unit];
  return `${offsetBy(left / own - rack.x, top / own - rack.y, rack.scale)} scale(${unit / own / rack.scale})`;
}

/** The first keyframe; the last one is the rendered state. */
export const upright = {offset: 0, transform: 'none'};

/** The transform of a piece with this scale that moves it by board units. */
export const offsetBy = (x: number, y: number, scale = 1): string => `translate(${x / scale}px,${y / scale}px)`;

/** Moves a peg from a transform to its hole, in an arc of this height, with its shadow. */
export function fly(
  stage: Stage,
  piece: Element | null | undefined,
  from: string,
  height: number,
  timing: StageTiming,
): Promise<unknown> {
  const part = (name: string, keyframes: Keyframe[], easing = 'linear'): Promise<void> =>
    stage.animate(piece?.querySelector(name), keyframes, {...timing, easing});
  const arc = (transform: string): Keyframe[] => [
    {...upright, easing: 'cubic-bezier(.2,.6,.5,1)'},
    {offset: 0.5, transform, easing: 'cubic-bezier(.5,0,.8,.4)'},
  ];
  return Promise.all([
    part('.hop', [{offset: 0, transform: from}], 'cubic-bezier(.4,.1,.6,.9)'),
    part('.lift', arc(`translate(-6px,-${height}px) scale(1.16)`)),
    part('.cast', arc(`translate(${height / 3}px,${height / 3}px) scale(1.12)`)),
  ]);
}
