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

/** The next activity; the same one for signals that don't apply to it. */
export function activityAfter(activity: Activity, signal: Signal): Activity {
  return transitions[activity][signal] ?? activity;
}
