// Positions of Four in a row, played by the rules.
import {fourInARow as rules, type FourInARowState} from '../../../../src/games/four-in-a-row/rules/index.js';
import {made} from '../../../support/made.js';

export const start = (options = {}): FourInARowState => rules.setup(rules.parseOptions(options), 2);

export const after = (state: FourInARowState, move: string): FourInARowState => made(rules.play(state, move)).state;

/** The position after moves such as `4455`. */
export const play = (moves: string, options = {}): FourInARowState => Array.from(moves).reduce(after, start(options));
