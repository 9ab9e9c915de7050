// Stills of animations: a game is animated up to a given moment and held there. Only this file advances the time, so that
// screenshots are identical on every run and every machine.
import type {GameElement} from '../../src/element/game-element.js';

const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Everything that follows from what has just ended has begun. */
async function followed(game: GameElement): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await task();
    await game.updateComplete;
  }
}

const endOf = (animation: Animation): number => Number(animation.effect?.getComputedTiming().endTime ?? 0);

/**
 * Holds a game at a moment of what `act` has it show.
 * @param time milliseconds after its beginning, at the game's speed
 */
export async function holdAt(game: GameElement, act: () => unknown, time: number): Promise<void> {
  /** When each animation began, in the time that passes here. */
  const began = new Map<Animation, number>();
  let now = 0;
  const hold = (animation: Animation): void => {
    animation.pause();
    began.set(animation, now);
  };
  const [elements, animations] = [Element.prototype, Animation.prototype];
  const originals = {
    animate: Object.getOwnPropertyDescriptor(elements, 'animate')!,
    play: Object.getOwnPropertyDescriptor(animations, 'play')!,
  };
  const animate = originals.animate.value as (this: Element, ...args: Parameters<Element['animate']>) => Animation;
  const play = originals.play.value as (this: Animation) => void;
  elements.animate = function (...args) {
    const animation = animate.apply(this, args);
    hold(animation);
    return animation;
  };
  animations.play = function () {
    play.call(this);
    hold(this);
  };
  try {
    void act();
    for (await followed(game); now < time; await followed(game)) {
      const ends = [...began].map(([animation, start]) => start + endOf(animation)).filter((end) => end > now);
      now = Math.min(time, ...ends);
      for (const [animation, start] of began) {
        if (animation.playState === 'idle') began.delete(animation);
        else if (animation.playState !== 'finished') {
          // sums of fractions
          if (now - start > endOf(animation) - 0.01) animation.finish();
          else animation.currentTime = now - start;
        }
      }
    }
  } finally {
    Object.defineProperty(elements, 'animate', originals.animate);
    Object.defineProperty(animations, 'play', originals.play);
  }
  // what the style sheets move
  for (const animation of (game.renderRoot as ShadowRoot).getAnimations()) {
    if (began.has(animation)) continue;
    if (animation instanceof CSSTransition) animation.finish();
    else {
      animation.pause();
      animation.currentTime = Math.min(500, endOf(animation));
    }
  }
}
