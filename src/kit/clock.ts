/**
 * A fixed time step for real-time games: regular ticks, driven by animation frames, independent of the refresh rate.
 * Between two ticks it reports the progress, for smooth rendering.
 * Owns the frame loop, and detects when the game is not visible: the page is hidden, or the host is out of view or
 * removed. Does not own ticks or pausing: it stops with a notification, or waits to be visible again.
 * A controller because no frame may run after the host is disconnected.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

export interface ClockOptions {
  /** Milliseconds between ticks, requested before each one. */
  interval(): number;
  /** One step of the game. */
  tick(): void;
  /** Renders between ticks: 0 right after one, 1 right before the next. Called once per frame. */
  frame?(part: number): void;
  /** The clock has stopped, because the game is not visible. */
  interrupted?(): void;
  /**
   * Whether to wait until the game is visible again, instead of stopping. Requested when it becomes invisible. Default:
   * stop.
   */
  waits?(): boolean;
}

/** Maximum number of ticks to catch up in one frame: after a delay the game continues without racing. */
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

  /** Whether it has been started, including while it waits to be visible. */
  get running(): boolean {
    return this.#sight !== undefined;
  }

  /** Whether it is ticking. */
  get ticking(): boolean {
    return this.#frame !== undefined;
  }

  /**
   * Starts ticking, with the first tick after a whole interval. Does nothing if it is running or the game is not
   * visible.
   */
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

  /** Stops ticking and discards the rest of the interval. */
  stop(): void {
    this.#halt();
    document.removeEventListener('visibilitychange', this.#look);
    this.#sight?.disconnect();
    this.#sight = undefined;
  }

  /** A waiting clock resumes with the host's next update. */
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

  /** The visibility of the host has changed. */
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
    // the timestamp of a frame may be earlier than the start
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
