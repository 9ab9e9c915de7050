/** The celebration of an end, loaded when the first game ends. */
import type {Stage} from '../input/presenter.js';

/** Milliseconds. */
const duration = 1200;

/** Confetti flies from the middle of the board; where a computer has won, its token nods. @param root of the element */
export function celebrate(stage: Stage, root: ParentNode): Promise<unknown> {
  const confetti = root.querySelector('.confetti');
  return confetti ? fly(stage, confetti.children) : nod(stage, root.querySelector('.card [part~=token]'));
}

const fly = (stage: Stage, pieces: HTMLCollection): Promise<unknown> =>
  Promise.all(
    [...pieces].map((piece, i) => {
      // evenly distributed, without a visible pattern
      const chance = (by: number): number => (i * by) % 1;
      const angle = i * 2.4;
      const reach = 150 + chance(0.618) * 270;
      const size = 0.6 + chance(0.37);
      const at = (part: number, drop: number, turn: number): string =>
        `translate(${Math.cos(angle) * reach * part}px,${Math.sin(angle) * reach * part + drop}px) rotate(${turn}deg) scale(${size * Math.min(1, 0.3 + part)})`;
      return stage.animate(
        piece,
        [
          {transform: at(0, 0, 0), opacity: 1, easing: 'cubic-bezier(.1,.7,.4,1)'},
          {transform: at(1, 0, chance(0.53) * 400 - 200), opacity: 1, offset: 0.55, easing: 'ease-in'},
          {transform: at(1.05, 60, chance(0.53) * 500 - 250), opacity: 0},
        ],
        {duration: duration - chance(0.29) * 300, easing: 'linear'},
      );
    }),
  );

const nod = (stage: Stage, token: Element | null): Promise<void> =>
  stage.animate(
    token,
    {transform: ['none', 'rotate(14deg) translateY(4px)', 'none', 'rotate(14deg) translateY(4px)', 'none']},
    {duration: 700},
  );
