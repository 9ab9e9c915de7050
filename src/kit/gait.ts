/** How pieces go, in all games: one is lifted, travels, and lands with a squash. Milliseconds at normal speed. */
export const liftTime = 90;
export const landTime = 90;

/** Milliseconds of a walk of so many steps: the longer it is, the faster each step. */
export const walkTime = (steps: number): number => 200 * steps ** 0.75;

/** The drawing of a piece that has been lifted. */
const lifted = 'translateY(-8px) scale(1.06)';

export const lift: Keyframe[] = [{transform: 'none', easing: 'ease-out'}, {transform: lifted}];

/** One that has been lifted goes up so far, and down again. */
export const arc = (height: number): Keyframe[] => [
  {transform: lifted, easing: 'ease-out'},
  {transform: `translateY(${-height}px) scale(1.06)`, easing: 'ease-in'},
  {transform: lifted},
];

/** One that has not been lifted is squashed, and as it was again. */
export const squash: Keyframe = {transform: 'scale(1.1,.88)', offset: 0.4};
export const putDown: Keyframe[] = [{transform: lifted, easing: 'ease-in'}, squash, {transform: 'none'}];
