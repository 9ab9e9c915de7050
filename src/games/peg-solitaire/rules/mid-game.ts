/** Mid-game states, for tests, puzzles and the analysis of positions. */
import {badOption} from '../../../core/game.js';
import {isObject, type JsonObject} from '../../../core/json.js';
import {wholeOption} from '../../../core/options.js';
import type {PegState} from './game.js';
import {position} from './options.js';

/** The counts of a mid-game position. */
export type MidGame = {
  /** The hole of the peg that jumped last; 0 (default) for none. The next jump of this peg continues its sweep. */
  readonly last?: number;
  /** Jumps made; 0 by default. */
  readonly jumps?: number;
  /** Sweeps made; as many as jumps by default. */
  readonly sweeps?: number;
};

/**
 * Makes a mid-game state; `start` has the pegs, on any board:
 *
 *     stateFrom({start: 'o.o.ooooooooooo'}, {last: 1, jumps: 1})
 *
 * `play`, `moves` and the solver accept it like any other state. For the solver alone `position({start: …})` is enough.
 * @param options as for `parseOptions`; `pegs` is ignored
 * @throws {GameError} `bad-option`
 */
export function stateFrom(options: JsonObject, midGame: MidGame = {}): PegState {
  if (!isObject(options)) throw badOption('options', options, 'an object');
  const now = position({...options, pegs: null});
  const counts: JsonObject = isObject(midGame) ? midGame : {};
  const last = wholeOption(counts, 'last', 0, now.pegs.length, 0);
  if (last > 0 && now.pegs[last - 1] !== 'o') throw badOption('last', last, 'a hole with a peg');
  const jumps = wholeOption(counts, 'jumps', 0, Number.MAX_SAFE_INTEGER, 0);
  return {...now, last, jumps, sweeps: wholeOption(counts, 'sweeps', 0, jumps, jumps)};
}
