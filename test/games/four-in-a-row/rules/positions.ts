// Positions of Four in a row, played by the rules.
import {isRefusal} from '../../../../src/core/game.js';
import {fourInARow as rules, type FourInARowState} from '../../../../src/games/four-in-a-row/rules/index.js';

export const start = (options = {}): FourInARowState => rules.setup(rules.parseOptions(options), 2);

export function after(state: FourInARowState, move: string): FourInARowState {
  const played = rules.play(state, move);
  if (isRefusal(played)) throw new Error(played.message);
  return played.state;
}

/** The position after moves such as `4455`. */
export const play = (moves: string, options = {}): FourInARowState => Array.from(moves).reduce(after, start(options));
