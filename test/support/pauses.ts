// Pauses that pass when a test says so: the time to read a move where motion is to be reduced.

/** What has been asked to wait. */
export interface Pauses {
  /** How long each was to take, in milliseconds. */
  readonly durations: readonly unknown[];
  /** How many are neither over nor cut. */
  readonly open: number;
  /** How many of them stand still in a pause. */
  readonly held: number;
  /** All that are open are over. */
  pass(): void;
  restore(): void;
}

/** Takes the place of the animations of nothing that the presenter waits by; real ones again after `restore()`. */
export function fakePauses(): Pauses {
  const made: Animation[] = [];
  const {Animation} = window;
  const open = (): Animation[] => made.filter(({playState}) => playState === 'running' || playState === 'paused');
  // one that lasts for ever, so that none is over by itself
  window.Animation = class extends Animation {
    constructor(effect?: AnimationEffect | null, timeline?: AnimationTimeline | null) {
      super(effect, timeline);
      durations.push(effect!.getTiming().duration);
      effect!.updateTiming({duration: 1e9});
      made.push(this);
    }
  };
  const durations: unknown[] = [];
  return {
    durations,
    get open() {
      return open().length;
    },
    get held() {
      return open().filter(({playState}) => playState === 'paused').length;
    },
    pass: () => open().forEach((beat) => beat.finish()),
    restore: () => void (window.Animation = Animation),
  };
}
