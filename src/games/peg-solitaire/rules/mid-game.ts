/** States in the middle of a game: for tests, puzzles, and analysis of a position from elsewhere. */
import {badOption} from '../../../core/game.js';
import {isObject, type JsonObject} from '../../../core/json.js';
import {wholeOption} from '../../../core/options.js';
import type {PegState} from './game.js';
import {position} from './options.js';

/** How far a game has come, beside its pegs. */
export type MidGame = {
  /** The hole of the peg that jumped last; 0 (default) where none has. The next jump of this peg goes on with its sweep. */
  readonly last?: number;
  /** Jumps made; 0 by default. */
  readonly jumps?: number;
  /** Sweeps made; as many as jumps by default. */
  readonly sweeps?: number;
};

/**
 * The state of a game in which the pegs of some options have come to be; `start` says where they are, on any board:
 *
 *     stateFrom({start: 'o.o.ooooooooooo'}, {last: 1, jumps: 1})
 *
 * `play`, `moves` and the solver take it as any state. For the solver alone `position({start: …})` is enough.
 * @param options as `parseOptions` takes them; `pegs` has no say
 * @throws {GameError} `bad-option`
 */
export function stateFrom(options: JsonObject, midGame: MidGame = {}): PegState {
  const now = position({...options, pegs: null});
  const counts: JsonObject = isObject(midGame) ? midGame : {};
  const last = wholeOption(counts, 'last', 0, now.pegs.length, 0);
  if (last > 0 && now.pegs[last - 1] !== 'o') throw badOption('last', last, 'a hole with a peg');
  const jumps = wholeOption(counts, 'jumps', 0, Number.MAX_SAFE_INTEGER, 0);
  return {...now, last, jumps, sweeps: wholeOption(counts, 'sweeps', 0, jumps, jumps)};
}
