/** Shows a game from its starting position. Owns the position that is shown meanwhile. */
import type {Freshness} from './freshness.js';
import type {GameTypes, ModelHost, SessionOf, StepOf} from './game-types.js';
import {guarded} from './guarded.js';
import {nextTask} from './search.js';

/** A position of a replay. `step`: the move that led to it; undefined at the start. */
interface Frame<T extends GameTypes> {
  readonly state: T['state'];
  readonly step?: StepOf<T>;
}

export class Replay<T extends GameTypes> {
  readonly #host: ModelHost<T>;
  readonly #freshness: Freshness;
  /** The position that is shown; undefined while no replay runs. */
  frame: Frame<T> | undefined;

  constructor(host: ModelHost<T>, freshness: Freshness) {
    this.#host = host;
    this.#freshness = freshness;
  }

  /** Shows all positions, until something happens to the game. @returns whether it came to the end */
  async run(session: SessionOf<T>): Promise<boolean> {
    for (const frame of framesOf(session)) {
      this.#host.stage.cut();
      this.frame = frame;
      this.#host.changed();
      if (!(await this.#freshness.during(this.#read(frame)))) return false;
    }
    return true;
  }

  /** Resolves to true once a position has been shown and read. */
  async #read({step}: Frame<T>): Promise<true> {
    const {stage} = this.#host;
    await guarded(() => stage.present(step))?.catch((error: unknown) => reportError(error));
    await stage.presented;
    await nextTask();
    return true;
  }
}

/** The positions of a replay: the start, and the one after each move. */
function* framesOf<T extends GameTypes>(session: SessionOf<T>): Generator<Frame<T>> {
  yield {state: session.stateAt(0)};
  for (const step of session.replay()) yield {state: step.state, step};
}
