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

const scaled = (scale: number) => `translate(50px,50px) scale(${scale}) translate(-50px,-50px)`;

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
      const cleared = effects.find(({type}) => type === 'cleared') as {cells: readonly string[]} | undefined;
      const cells = effect.cells.map((cell) => cellOf(cell)!);
      const [corner, spot] = [cellOf(effect.cell)!, from(effect.slot - 1)];
      const duration = spot && spot.scale < 0.95 ? 260 : 110;
      // until it is their turn, cells that are empty in the end are full
      for (const cell of cleared?.cells ?? []) void stage.animate(tiles[cellOf(cell)!], {opacity: [1, 1]}, {duration});
      await Promise.all(
        cells.map((cell) => {
          const [column, row] = [cell % 9, Math.floor(cell / 9)];
          const {x, y, scale} = spot ?? {x: (corner % 9) * 100, y: Math.floor(corner / 9) * 100 - 24, scale: 1};
          const place = (at: number, first: number, start: number): number => start + (at - first) * 100 * scale - at * 100;
          const way = `translate(${place(column, corner % 9, x)}px,${place(row, Math.floor(corner / 9), y)}px) scale(${scale})`;
          return stage.animate(tiles[cell], {transform: [way, 'none'], opacity: [1, 1]}, {duration, easing: 'cubic-bezier(.3,.7,.3,1)'});
        }),
      );
    } else if (effect.type === 'cleared') {
      sound('clear');
      const {rows, columns} = effect;
      after.push(
        ...effect.cells.map((name) => {
          const cell = cellOf(name)!;
          const [column, row] = [cell % 9, Math.floor(cell / 9)];
          // along the row, down the column, across the square
          const along = rows.includes(row + 1) ? column : columns.includes(name[1]!) ? row : ((row % 3) + (column % 3)) * 2;
          const transform = [scaled(1), scaled(1.14), scaled(0.2)];
          return stage.animate(tiles[cell], {transform, opacity: [1, 1, 0]}, {duration: 150, delay: along * 14, easing: 'ease-in'});
        }),
      );
    } else if (effect.type === 'scored') {
      after.push(countUp(stage, root.querySelector('.score-now'), score, effect.score, count));
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
