/**
 * A fixed time step for games that don't wait: ticks at even distance, driven by animation frames, the same at any
 * refresh rate. Between two ticks it tells how far the next one is, for smooth drawing.
 * Owns the frame loop, and knows when nobody can see the game: the page is hidden, the host is out of sight or removed.
 * Does not own what a tick does, nor pausing: it stops and says so.
 * A controller because no frame may outlive its host's connection.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

export interface ClockOptions {
  /** Milliseconds from tick to tick, asked before each. */
  interval(): number;
  /** One step of the game. */
  tick(): void;
  /** Drawing between ticks: 0 just after one, 1 just before the next. Once a frame. */
  frame?(part: number): void;
  /** The clock has stopped by itself, because nobody can see the game. */
  interrupted?(): void;
}

/** Ticks made up for in one frame at the most: after a hitch the game goes on, it does not race. */
const mostAtOnce = 2;

export class Clock implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #options: ClockOptions;
  #frame: number | undefined;
  #sight: IntersectionObserver | undefined;
  #last = 0;
  #rest = 0;

  constructor(host: ReactiveControllerHost & Element, options: ClockOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** True while it ticks. */
  get running(): boolean {
    return this.#frame !== undefined;
  }

  /** Starts ticking, the first tick a whole interval from now; nothing where it ticks already or nobody can see it. */
  start(): void {
    if (this.running) return;
    if (!this.#host.isConnected || document.hidden) {
      this.#options.interrupted?.();
      return;
    }
    this.#rest = 0;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#onFrame);
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#sight = new IntersectionObserver((entries) => {
      if (!entries.at(-1)!.isIntersecting) this.#interrupt();
    });
    this.#sight.observe(this.#host);
  }

  /** Stops ticking. What is left of an interval is forgotten. */
  stop(): void {
    if (this.#frame === undefined) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#sight?.disconnect();
  }

  hostDisconnected(): void {
    this.#interrupt();
  }

  #interrupt(): void {
    if (!this.running) return;
    this.stop();
    this.#options.interrupted?.();
  }

  #onVisibility = (): void => {
    if (document.hidden) this.#interrupt();
  };

  #onFrame = (now: number): void => {
    this.#frame = requestAnimationFrame(this.#onFrame);
    let interval = this.#options.interval();
    // the time of a frame may lie before the start
    this.#rest = Math.min(this.#rest + Math.max(0, now - this.#last), interval * mostAtOnce);
    this.#last = now;
    while (this.#rest >= interval) {
      this.#rest -= interval;
      this.#options.tick();
      if (!this.running) return;
      interval = this.#options.interval();
    }
    this.#options.frame?.(this.#rest / interval);
  };
}
