/** The state machine of a game's activity. */
import type {Activity} from './model-ports.js';

/** Signals that end one activity and start another. */
export type Signal = 'present' | 'think' | 'replay' | 'end';

const transitions: Readonly<Record<Activity, Partial<Record<Signal, Activity>>>> = {
  idle: {present: 'presenting', think: 'thinking', replay: 'replaying'},
  presenting: {end: 'idle'},
  thinking: {end: 'idle'},
  replaying: {end: 'idle'},
};

export class ActivityState {
  /** A new object for each activity, so that the second time of thinking is not taken for the first. */
  #now: {readonly activity: Activity} = {activity: 'idle'};

  get activity(): Activity {
    return this.#now.activity;
  }

  /**
   * Moves to the next activity; stays in the same one for signals that don't apply to it.
   * @returns a function that tells whether that activity still goes on
   */
  signal(signal: Signal): () => boolean {
    const activity = transitions[this.activity][signal];
    if (activity) this.#now = {activity};
    const now = this.#now;
    return () => this.#now === now;
  }
}
