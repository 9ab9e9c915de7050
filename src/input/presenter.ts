/**
 * Presents moves over time. Owns the running animations, their speed, and the `presented` promise. Does not own the
 * content: pieces are rendered in their final places, and a choreography animates them from where they were, so that
 * skipping one only cancels its animations.
 * A controller because presentations must end when the host is disconnected.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Speed} from '../play/settings.js';

/** The factor of all times at each speed. */
export const paces: Readonly<Record<Speed, number>> = {slow: 1.7, normal: 1, fast: 0.5, instant: 0};

/** Time to read a move with reduced motion, in milliseconds at normal speed. */
const readingTime = 700;

/** Timing of one animation, in milliseconds at normal speed. */
export interface StageTiming {
  readonly duration: number;
  /** The first keyframe applies until then. Default 0. */
  readonly delay?: number;
  /** Default `ease-out`. */
  readonly easing?: string;
  /** Default 1. */
  readonly iterations?: number;
}

/** The tools of a choreography. */
export interface Stage {
  /** Whether the rest is skipped: everything below then resolves at once. */
  readonly cut: boolean;
  /**
   * Animates an element; resolves at the end. The last keyframe applies until the whole choreography has ended. Does
   * nothing without an element.
   */
  animate(
    element: Element | null | undefined,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    timing: StageTiming,
  ): Promise<void>;
  /** Waits for a time in milliseconds at normal speed, like an animation of that duration. */
  wait(duration: number): Promise<void>;
  /** Waits for something else, such as a key press, unless the choreography is skipped. */
  until(ready: Promise<unknown>): Promise<void>;
}

/**
 * A presentation. Called after the host has rendered the new state, and not at all without motion. Exceptions are
 * reported as uncaught errors; they end the presentation, but not the game.
 */
export type Choreography = (stage: Stage) => Promise<unknown> | void;

/** The part of the host that the presenter uses. */
export type PresenterHost = ReactiveControllerHost & Element;

export class Presenter implements ReactiveController {
  readonly #host: PresenterHost;
  readonly #speed: () => Speed;
  #current: Presentation | undefined;
  #presented: Promise<void> = Promise.resolve();
  #paused = false;
  /** The document of the current presentation. */
  #page: Document | undefined;

  /** @param speed requested at the start of each animation */
  constructor(host: PresenterHost, {speed}: {speed: () => Speed}) {
    this.#host = host;
    this.#speed = speed;
    host.addController(this);
  }

  /**
   * Resolves when everything so far has been presented; never rejects. With reduced motion that takes the time to read
   * it, though nothing is busy then.
   */
  get presented(): Promise<void> {
    return this.#presented;
  }

  /** The same, and the host has been rendered. */
  get landed(): Promise<void> {
    const presented = this.#presented;
    return this.#host.updateComplete.then(() => presented);
  }

  /** Whether a presentation with motion is running. */
  get busy(): boolean {
    return this.#current !== undefined && !this.#current.still;
  }

  /** Starts a presentation. Skips the current one. */
  present(choreography: Choreography): Promise<void> {
    this.finish();
    // whether it has a box is asked once: the browser may have to lay out the page for the answer
    if (this.#isInstant || !this.#host.checkVisibility()) return (this.#presented = Promise.resolve());
    const still = isReduced();
    const show = new Presentation(() => (this.#isOver(still) ? 0 : paces[this.#speed()]), this.#paused, still);
    this.#current = show;
    this.#page = this.#host.ownerDocument;
    this.#listen('addEventListener');
    this.#host.requestUpdate();
    return (this.#presented = this.#run(show, still ? (stage) => stage.wait(readingTime) : choreography));
  }

  async #run(show: Presentation, choreography: Choreography): Promise<void> {
    const play = async (): Promise<void> => {
      await this.#host.updateComplete;
      if (!show.cut) await choreography(show);
    };
    // after skipping, nobody waits for the choreography
    await show.until(play().catch(reportError));
    if (this.#current === show) this.finish();
  }

  /** Skips the current presentation. */
  finish(): void {
    if (!this.#current) return;
    this.#current.finish();
    this.#current = undefined;
    this.#listen('removeEventListener');
    this.#host.requestUpdate();
  }

  /** Pauses the current presentation. */
  pause(): void {
    this.#paused = true;
    this.#current?.pause(true);
  }

  resume(): void {
    this.#paused = false;
    this.#current?.pause(false);
  }

  hostUpdate(): void {
    // the speed may have changed
    if (this.#current && this.#isOver(this.#current.still)) this.finish();
  }

  hostDisconnected(): void {
    this.finish();
  }

  /** Watches for the page being hidden, and for its frame being removed, which disconnects no element. */
  #listen(how: 'addEventListener' | 'removeEventListener'): void {
    this.#page?.[how]('visibilitychange', this.#onVisibility);
    this.#page?.defaultView?.[how]('pagehide', this.#onPagehide);
  }

  #onVisibility = (): void => {
    if (this.#page?.hidden) this.finish();
  };

  #onPagehide = (): void => this.finish();

  /** Whether nothing should move. */
  get isStill(): boolean {
    return this.#isOver(false);
  }

  /** Whether a presentation can be skipped at once; without motion it still takes time. */
  #isOver(still: boolean): boolean {
    return this.#isInstant || (!still && isReduced());
  }

  /** Whether nothing is presented, not even without motion. */
  get #isInstant(): boolean {
    const {hidden, defaultView} = this.#host.ownerDocument;
    return hidden || !defaultView || this.#speed() === 'instant';
  }
}

function isReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The stage of one presentation. */
class Presentation implements Stage {
  /** Whether it only takes time, without motion. */
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
    {duration, delay = 0, easing = 'ease-out', iterations = 1}: StageTiming,
  ): Promise<void> {
    const factor = this.#pace();
    if (this.cut || !element || factor === 0) return;
    const animation = element.animate(keyframes, {
      duration: duration * factor,
      delay: delay * factor,
      easing,
      iterations,
      fill: 'both',
    });
    await this.#run(animation);
  }

  async wait(duration: number): Promise<void> {
    const factor = this.#pace();
    if (this.cut || factor === 0) return;
    // an animation without a target: it can be paused, and ends with the others
    const timer = new Animation(new KeyframeEffect(null, null, {duration: duration * factor}));
    timer.play();
    await this.#run(timer);
  }

  /** Registers a running animation until it ends. */
  async #run(animation: Animation): Promise<void> {
    if (this.#paused) animation.pause();
    this.#running.add(animation);
    // it rejects if it is cancelled by others, which ends it, too
    await this.until(animation.finished.catch(() => undefined));
  }

  async until(ready: Promise<unknown>): Promise<void> {
    if (!this.cut) await Promise.race([ready, this.#ended]);
  }

  pause(on: boolean): void {
    this.#paused = on;
    for (const animation of this.#running) {
      if (on && animation.playState === 'running') animation.pause();
      else if (!on && animation.playState === 'paused') resume(animation);
    }
  }

  /** Cancels all animations, so that each element is in its rendered place. */
  finish(): void {
    if (this.cut) return;
    this.cut = true;
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#end();
  }
}

/**
 * Starts a paused animation where it stands. Not by `play()`: in Chromium an animation that was paused before its first
 * frame may stay pending for ever.
 */
function resume(animation: Animation): void {
  animation.startTime = Number(animation.timeline!.currentTime) - Number(animation.currentTime);
}
