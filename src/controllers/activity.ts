/** Which activity of a game follows which. */
import type {Activity} from './model-ports.js';

/** What may end one activity and begin another. */
export type Signal = 'present' | 'think' | 'replay' | 'end';

const transitions: Readonly<Record<Activity, Partial<Record<Signal, Activity>>>> = {
  idle: {present: 'presenting', think: 'thinking', replay: 'replaying'},
  presenting: {end: 'idle'},
  thinking: {end: 'idle'},
  replaying: {end: 'idle'},
};

/** The activity after a signal: the same where the signal means nothing to it. */
export function activityAfter(activity: Activity, signal: Signal): Activity {
  return transitions[activity][signal] ?? activity;
}
