/**
 * A fixed time step for games that don't wait: ticks at even distance, driven by animation frames, the same at any
 * refresh rate. Between two ticks it tells how far the next one is, for smooth drawing.
 * Owns the frame loop, and knows when nobody can see the game: the page is hidden, the host is out of sight or removed.
 * Does not own what a tick does, nor pausing: it stops and says so, or waits to be seen again.
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
  /** Whether it waits until somebody can see the game again, and then goes on; asked when nobody can. Default: it stops. */
  waits?(): boolean;
}

/** Ticks made up for in one frame at the most: after a hitch the game goes on, it does not race. */
const mostAtOnce = 2;

export class Clock implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #options: ClockOptions;
  #frame: number | undefined;
  #sight: IntersectionObserver | undefined;
  #inView = true;
  #last = 0;
  #rest = 0;

  constructor(host: ReactiveControllerHost & Element, options: ClockOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** True from `start()` until it stops, also while it waits to be seen. */
  get running(): boolean {
    return this.#sight !== undefined;
  }

  /** True while it runs and somebody can see it. */
  get ticking(): boolean {
    return this.#frame !== undefined;
  }

  /** Starts ticking, the first tick a whole interval from now; nothing where it runs already or nobody can see it. */
  start(): void {
    if (this.running) return;
    this.#rest = 0;
    this.#inView = this.#host.isConnected;
    document.addEventListener('visibilitychange', this.#look);
    this.#sight = new IntersectionObserver((entries) => {
      this.#inView = entries.at(-1)!.isIntersecting;
      this.#look();
    });
    this.#sight.observe(this.#host);
    this.#look();
  }

  /** Stops ticking. What is left of an interval is forgotten. */
  stop(): void {
    this.#halt();
    document.removeEventListener('visibilitychange', this.#look);
    this.#sight?.disconnect();
    this.#sight = undefined;
  }

  /** One that waited is wound up again with the host's next update. */
  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    if (!this.running) return;
    this.stop();
    if (!this.#options.waits?.()) this.#options.interrupted?.();
  }

  #halt(): void {
    cancelAnimationFrame(this.#frame!);
    this.#frame = undefined;
  }

  /** Somebody can see the host, or nobody can any more. */
  #look = (): void => {
    if (this.#inView && !document.hidden) {
      if (this.ticking) return;
      this.#last = performance.now();
      this.#frame = requestAnimationFrame(this.#onFrame);
    } else if (this.#options.waits?.()) this.#halt();
    else {
      this.stop();
      this.#options.interrupted?.();
    }
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
      if (!this.ticking) return;
      interval = this.#options.interval();
    }
    this.#options.frame?.(this.#rest / interval);
  };
}
