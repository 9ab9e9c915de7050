/**
 * How a jump is shown: the peg hops in an arc over the one that is taken, which goes to the row beside the board.
 * Both are rendered where they end; this moves them there from where they were.
 */
import type {Stage} from '../../../controllers/presenter.js';
import {celebrate} from '../../../templates/confetti.js';
import type {PegEffect} from '../rules/index.js';
import type {Picture, Point, Spot} from './geometry.js';

export interface MoveRefs {
  /** Where everything is found: the element's render root. */
  readonly root: ParentNode;
  readonly picture: Picture;
  /** Where the peg was let go, if it was dragged. */
  readonly from: Point | undefined;
  /** Where the peg that is taken comes to lie. */
  readonly rack: Spot;
  readonly sound: (name: 'place' | 'capture' | 'win' | 'refuse') => void;
}

export async function showMove(stage: Stage, effects: readonly PegEffect[], {root, picture, from, rack, sound}: MoveRefs): Promise<void> {
  for (const effect of effects) {
    if (stage.cut) return;
    if (effect.type === 'jumped') {
      const [start, over, end] = [effect.from, effect.over, effect.to].map((hole) => picture.spots[hole - 1]!) as [Spot, Spot, Spot];
      const peg = root.querySelector(`[data-peg="${effect.to}"]`);
      const taken = [...root.querySelectorAll('.taken')].at(-1);
      const [x, y] = from ?? [start.x, start.y];
      const duration = from ? 120 : 260;
      /** Along the board, up from it, and the shadow under it. */
      const fly = (piece: Element | null | undefined, way: string, height: number, timing: {duration: number; delay?: number}) => {
        const arc = {easing: ['cubic-bezier(.2,.6,.5,1)', 'cubic-bezier(.5,0,.8,.4)']};
        return Promise.all([
          stage.animate(piece?.querySelector('.hop'), {transform: [way, 'none']}, {...timing, easing: 'cubic-bezier(.4,.1,.6,.9)'}),
          stage.animate(piece?.querySelector('.lift'), {transform: ['none', `translate(-6px,${-height}px) scale(1.16)`, 'none'], ...arc}, {...timing, easing: 'linear'}),
          stage.animate(piece?.querySelector('.cast'), {transform: ['none', `translate(${height / 3}px,${height / 3}px) scale(1.12)`, 'none'], ...arc}, {...timing, easing: 'linear'}),
        ]);
      };
      const back = `translate(${(over.x - rack.x) / rack.scale}px,${(over.y - rack.y) / rack.scale}px) scale(${1 / rack.scale})`;
      const away = fly(taken, back, 60, {duration: 380, delay: from ? 30 : 130});
      await fly(peg, `translate(${x - end.x}px,${y - end.y}px)`, from ? 16 : 64, {duration});
      sound('place');
      await away;
      if (effects.length < 2) sound('capture');
    } else if (effect.type === 'won') {
      sound('win');
      await celebrate(stage, root.querySelector('.confetti'));
    } else if (effect.reason === 'no-jump') sound('refuse');
  }
}
