/**
 * Shows what has happened, in time. Owns the animations that run now, how fast they go, and the `presented` promise.
 * Does not own what is shown: pieces are rendered where they already are, and a choreography moves them there from
 * where they were, so that cutting one short needs nothing but dropping its animations.
 * A controller because presentations must end with the host's connection to the page.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** How fast things are shown. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

const pace: Record<Speed, number> = {slow: 1.7, normal: 1, fast: 0.5, instant: 0};

/** Milliseconds at normal speed to read what has happened, where motion is to be reduced. */
const readingTime = 700;

/** Timing of one animation, in milliseconds at normal speed. */
export interface StageTiming {
  readonly duration: number;
  /** Held in its first keyframe until then. Default 0. */
  readonly delay?: number;
  /** Default `ease-out`. */
  readonly easing?: string;
  /** Default 1. */
  readonly iterations?: number;
  /** For animating a pseudo-element. */
  readonly pseudoElement?: string;
}

/** What a choreography works with. */
export interface Stage {
  /** True once the rest is not to be shown: everything below resolves at once. */
  readonly cut: boolean;
  /**
   * Animates one element; resolves when that is over. It stays in its last keyframe until the whole choreography has
   * ended, then in its place as rendered. Nothing happens for an element that is not there.
   */
  animate(
    element: Element | null | undefined,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    timing: StageTiming,
  ): Promise<void>;
  /** Waits for so many milliseconds at normal speed, as long as an animation would take. */
  wait(duration: number): Promise<void>;
  /** Waits for something else, a key say, unless the choreography is cut before. */
  until(ready: Promise<unknown>): Promise<void>;
}

/**
 * One presentation: called once the host has rendered the new state, and not at all where nothing is to move. What it
 * throws is told to the page as an uncaught error; the presentation is over then, the game goes on.
 */
export type Choreography = (stage: Stage) => Promise<unknown> | void;

/** What the presenter needs of its host. */
export type PresenterHost = ReactiveControllerHost & Element;

export class Presenter implements ReactiveController {
  readonly #host: PresenterHost;
  readonly #speed: () => Speed;
  #current: Performance | undefined;
  #presented: Promise<void> = Promise.resolve();
  #paused = false;

  /** `speed` is asked at the start of each animation. */
  constructor(host: PresenterHost, {speed}: {speed: () => Speed}) {
    this.#host = host;
    this.#speed = speed;
    host.addController(this);
  }

  /**
   * Resolves once what has happened so far has been shown; never rejects. Where motion is to be reduced that takes the
   * time to read it, though nothing is busy then.
   */
  get presented(): Promise<void> {
    return this.#presented;
  }

  /** True while something is being shown in motion. */
  get busy(): boolean {
    return this.#current !== undefined && !this.#current.still;
  }

  /** Shows one more thing; what is being shown now is cut to its end first. */
  present(choreography: Choreography): Promise<void> {
    this.finish();
    if (this.#isInstant) return (this.#presented = Promise.resolve());
    const still = isReduced();
    const show = new Performance(() => (this.#isOver(still) ? 0 : pace[this.#speed()]), this.#paused, still);
    this.#current = show;
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#host.requestUpdate();
    return (this.#presented = this.#run(show, still ? (stage) => stage.wait(readingTime) : choreography));
  }

  async #run(show: Performance, choreography: Choreography): Promise<void> {
    const play = async (): Promise<void> => {
      await this.#host.updateComplete;
      if (!show.cut) await choreography(show);
    };
    // once cut, nobody waits for a choreography that still does
    await show.until(play().catch(reportError));
    if (this.#current === show) this.finish();
  }

  /** Cuts what is being shown to its end. */
  finish(): void {
    if (!this.#current) return;
    this.#current.finish();
    this.#current = undefined;
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#host.requestUpdate();
  }

  /** Holds what is being shown where it is. */
  pause(): void {
    this.#paused = true;
    this.#current?.pause(true);
  }

  resume(): void {
    this.#paused = false;
    this.#current?.pause(false);
  }

  hostUpdate(): void {
    // the speed may be another now
    if (this.#current && this.#isOver(this.#current.still)) this.finish();
  }

  hostDisconnected(): void {
    this.finish();
  }

  #onVisibility = (): void => {
    if (document.hidden) this.finish();
  };

  /** True where nothing should move. */
  get isStill(): boolean {
    return this.#isOver(false);
  }

  /** Whether a presentation has nothing to go on for; one that is still takes its time without motion. */
  #isOver(still: boolean): boolean {
    return this.#isInstant || (!still && isReduced());
  }

  /** True where nothing is shown, not even without motion. */
  get #isInstant(): boolean {
    return !this.#host.checkVisibility() || document.hidden || this.#speed() === 'instant';
  }
}

function isReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The stage of one presentation. */
class Performance implements Stage {
  /** Nothing moves in it: it only takes time. */
  readonly still: boolean;
  readonly #pace: () => number;
  readonly #running = new Set<Animation>();
  readonly #ended: Promise<void>;
  #end!: () => void;
  #paused: boolean;
  cut = false;

  constructor(currentPace: () => number, paused: boolean, still: boolean) {
    this.still = still;
    this.#pace = currentPace;
    this.#paused = paused;
    this.#ended = new Promise((resolve) => (this.#end = resolve));
  }

  async animate(
    element: Element | null | undefined,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    {duration, delay = 0, easing = 'ease-out', iterations = 1, pseudoElement}: StageTiming,
  ): Promise<void> {
    const factor = this.#pace();
    if (this.cut || !element || factor === 0) return;
    const animation = element.animate(keyframes, {
      duration: duration * factor,
      delay: delay * factor,
      easing,
      iterations,
      fill: 'both',
      ...(pseudoElement === undefined ? {} : {pseudoElement}),
    });
    await this.#run(animation);
  }

  async wait(duration: number): Promise<void> {
    const factor = this.#pace();
    if (this.cut || factor === 0) return;
    // an animation of nothing: it stands still in a pause and ends with the rest
    const timer = new Animation(new KeyframeEffect(null, null, {duration: duration * factor}));
    timer.play();
    await this.#run(timer);
  }

  /** Takes an animation in that plays, until it is over. */
  async #run(animation: Animation): Promise<void> {
    if (this.#paused) animation.pause();
    this.#running.add(animation);
    // cancelled by others it rejects: that is over too
    await this.until(animation.finished.catch(() => undefined));
  }

  async until(ready: Promise<unknown>): Promise<void> {
    if (!this.cut) await Promise.race([ready, this.#ended]);
  }

  pause(on: boolean): void {
    this.#paused = on;
    for (const animation of this.#running) {
      if (on && animation.playState === 'running') animation.pause();
      else if (!on && animation.playState === 'paused') animation.play();
    }
  }

  /** Drops every animation, so that each element stands where it was rendered. */
  finish(): void {
    if (this.cut) return;
    this.cut = true;
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#end();
  }
}
