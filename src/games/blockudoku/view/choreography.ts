/**
 * How a move is shown: the piece comes down, what is full goes line by line, the score counts up, new pieces come.
 * Everything is rendered as it ends; this moves it there from where it was.
 */
import type {Stage} from '../../../controllers/presenter.js';
import {celebrate} from '../../../templates/confetti.js';
import {cellOf} from '../rules/board.js';
import type {BlockudokuEffect} from '../rules/index.js';
import type {Spot} from './tiles.js';

export interface MoveRefs {
  /** Where everything is found: the element's render root. */
  readonly root: ParentNode;
  /** Where the piece was: in the hand, or in its slot. */
  readonly from: (slot: number) => Spot | undefined;
  /** Points before the move. */
  readonly score: number;
  /** Shows so many points. */
  readonly count: (score: number) => void;
  /** The end is a new best. */
  readonly best: boolean;
  readonly sound: (name: 'place' | 'clear' | 'win' | 'refuse') => void;
}

type Cleared = Extract<BlockudokuEffect, {type: 'cleared'}>;

/** How long lines take to go, in milliseconds. */
const sweep = 280;

export async function showMove(
  stage: Stage,
  effects: readonly BlockudokuEffect[],
  {root, from, score, count, best, sound}: MoveRefs,
): Promise<void> {
  const tiles = root.querySelectorAll('.tiles > .tile');
  const pieces = root.querySelectorAll('.slot');
  const called = root.querySelectorAll('.shout text');
  const after: Promise<unknown>[] = [];
  for (const effect of effects) {
    if (stage.cut) return;
    if (effect.type === 'placed') {
      sound('place');
      const [corner, spot] = [cellOf(effect.cell)!, from(effect.slot - 1)];
      const [left, top] = [(corner % 9) * 100, Math.floor(corner / 9) * 100];
      const {x, y, scale} = spot ?? {x: left, y: top, scale: 1};
      const fall = scale < 0.95 ? 260 : 110;
      const cleared = effects.find(({type}) => type === 'cleared') as Cleared | undefined;
      const duration = cleared ? fall + sweep : fall;
      // it comes down over everything, and is a part of the board then
      after.push(
        stage.animate(
          root.querySelector('.flying'),
          [
            {transform: `translate(${x - left}px,${y - top}px) scale(${scale})`, opacity: 1, easing: 'cubic-bezier(.3,.7,.3,1)'},
            {transform: 'none', opacity: 1, offset: 0.99},
            {opacity: 0},
          ],
          {duration: fall, easing: 'linear'},
        ),
      );
      for (const name of new Set([...effect.cells, ...(cleared?.cells ?? [])])) {
        const cell = cellOf(name)!;
        const [column, row] = [cell % 9, Math.floor(cell / 9)];
        const down = (fall / duration) * 0.98;
        const frames: Keyframe[] = effect.cells.includes(name) ? [{opacity: 0}, {opacity: 0, offset: down}, {offset: down}] : [{}];
        if (cleared?.cells.includes(name)) {
          // along the row, down the column, across the square
          const along = cleared.rows.includes(row + 1) ? column : cleared.columns.includes(name[1]!) ? row : ((row % 3) + (column % 3)) * 2;
          const [cx, cy] = [column * 100 + 50, row * 100 + 50];
          const scaled = (size: number): string => `translate(${cx}px,${cy}px) scale(${size}) translate(${-cx}px,${-cy}px)`;
          const at = (part: number): number => (fall + sweep * (along / 16 + part)) / duration;
          frames.push(
            {transform: scaled(1), offset: at(0), easing: 'ease-out'},
            {transform: scaled(1.12), offset: at(0.15), easing: 'ease-in'},
            {transform: scaled(0.3), opacity: 0, offset: at(0.5)},
            {transform: scaled(0.3), opacity: 0},
          );
        }
        after.push(stage.animate(tiles[cell], frames.map((frame) => ({opacity: 1, transform: 'none', ...frame})), {duration, easing: 'linear'}));
      }
      // what follows begins when it is down
      await stage.animate(root.querySelector('[part=score]'), {opacity: [1, 1]}, {duration: fall});
    } else if (effect.type === 'cleared') {
      sound('clear');
    } else if (effect.type === 'scored') {
      after.push(countUp(stage, root.querySelector('[part=score]'), score, effect.score, count));
      called.forEach((line, i) =>
        after.push(
          stage.animate(
            line,
            [
              {transform: 'translateY(40px)', opacity: 0},
              {transform: 'none', opacity: 1, offset: 0.25},
              {transform: 'none', opacity: 1, offset: 0.7},
              {transform: 'translateY(-40px)', opacity: 0},
            ],
            {duration: called.length > 1 ? 900 : 600, delay: i * 90},
          ),
        ),
      );
    } else if (effect.type === 'refilled') {
      effect.slots.forEach((slot, i) =>
        after.push(
          stage.animate(
            pieces[slot - 1]?.querySelector('.piece'),
            {transform: ['translateY(140px) scale(.7)', 'none'], opacity: [0, 1]},
            {duration: 200, delay: 60 * i},
          ),
        ),
      );
    } else {
      await Promise.all(after);
      sound(best ? 'win' : 'refuse');
      if (best) await celebrate(stage, root.querySelector('.confetti'));
    }
  }
  await Promise.all(after);
}

/** In ten steps, each a little pause of the stage, so that it ends with it. */
async function countUp(stage: Stage, figure: Element | null, from: number, to: number, count: (score: number) => void): Promise<void> {
  for (let i = 1; i <= 10 && !stage.cut; i++) {
    await stage.animate(figure, {opacity: [1, 1]}, {duration: 38});
    count(Math.round(from + ((to - from) * i) / 10));
  }
}
