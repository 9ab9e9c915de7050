/**
 * The animation of a move: the piece lands, new pieces appear. Everything else is decoration, loaded on demand. The
 * final state is already rendered; animations start from the previous one.
 */
import type {Stage} from '../../../input/presenter.js';
import {OnDemand} from '../../../core/on-demand.js';
import {cellOf} from '../rules/board.js';
import {pieceOf} from '../rules/shapes.js';
import type {BlockudokuEffect} from '../rules/index.js';
import {boxOf, floatingAt} from './places.js';
import type {MoveRefs} from './move-refs.js';
import {tileOf} from './tiles.js';

/** The decoration, loaded when a piece is first taken. */
export const flourish = new OnDemand(() => import('../flourish.js'));

export async function showMove(stage: Stage, effects: readonly BlockudokuEffect[], refs: MoveRefs): Promise<void> {
  const {root, from, best, sound, show} = refs;
  const pieces = root.querySelectorAll('.slot');
  const after: unknown[] = [];
  void flourish.use(() => undefined);
  const cleared = effects.find((other) => other.type === 'cleared');
  for (const effect of effects) {
    if (stage.cut) return;
    if (effect.type === 'placed') {
      sound('place');
      const corner = cellOf(effect.cell)!;
      const to = {x: (corner % 9) * 100, y: Math.floor(corner / 9) * 100};
      const spot = from(effect.slot - 1, pieceOf(effect.piece)!);
      const fall = spot.scale < 0.95 ? 260 : 110;
      const {unit} = boxOf(root.querySelector('.board')!);
      // the flying piece lands, then its tiles on the board appear
      after.push(
        stage.animate(
          root.querySelector('.flying'),
          [
            {transform: floatingAt(spot, unit), opacity: 1, easing: 'cubic-bezier(.3,.7,.3,1)'},
            {transform: floatingAt(to, unit), opacity: 1, offset: 0.99},
            {transform: floatingAt(to, unit), opacity: 0},
          ],
          {duration: fall, easing: 'linear'},
        ),
        ...effect.cells.map((name) =>
          stage.animate(
            tileOf(root, cellOf(name)!),
            {visibility: ['hidden', 'visible']},
            {duration: fall * 0.98, easing: 'steps(1)'},
          ),
        ),
      );
      // cleared tiles are visible until the piece lands
      const old = cleared?.cells.filter((name) => !effect.cells.includes(name)) ?? [];
      if (cleared) after.push(flourish.module?.sweep(stage, old, cleared, refs, fall));
      const refilled = effects.find((other) => other.type === 'refilled');
      const filled = refilled?.slots.map((slot, i) =>
        stage.animate(
          pieces[slot - 1]?.querySelector('.piece'),
          {transform: ['translateY(140px) scale(.7)', 'none'], opacity: [0, 1]},
          {duration: 200, delay: fall + (cleared ? 600 : 0) + 60 * i},
        ),
      );
      after.push(...(filled ?? []));
      await stage.wait(fall);
      show({landed: true});
    } else if (effect.type === 'cleared') {
      sound('clear');
      const laid = effects.flatMap((other) => (other.type === 'placed' ? other.cells : []));
      const own = effect.cells.filter((name) => laid.includes(name));
      after.push(flourish.module?.clear(stage, own, effect, refs));
    } else if (effect.type === 'scored') {
      after.push(flourish.module?.score(stage, effect.score, refs));
    } else if (effect.type === 'stuck') {
      await Promise.all(after);
      sound(best ? 'win' : 'refuse');
      after.push(flourish.module?.end(stage, effect.score, refs));
    }
  }
  await Promise.all(after);
}
