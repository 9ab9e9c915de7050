// Answers that must not be refusals.
import {isRefusal, type Refusal} from '../../src/core/game.js';

/** What a call answers; fails for a refusal. */
export function made<Answer>(answer: Answer | Refusal): Exclude<Answer, Refusal> {
  if (isRefusal(answer)) throw new Error(`${answer.code}: ${answer.message}`);
  return answer as Exclude<Answer, Refusal>;
}
