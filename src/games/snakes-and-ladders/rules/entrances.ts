/** The exported game, which checks its arguments. The element uses the one in game.ts, which is smaller and faster. */
import {checkedGame, stateCheck} from '../../../core/arguments.js';
import type {Game} from '../../../core/game.js';
import {snakesAndLadders as game, type SnlEffect, type SnlState} from './game.js';
import type {SnlOptions} from './options.js';

/**
 * Snakes and Ladders for 1 to 6 seats. The only move is `throw`. Settled, it is the roll: `5`, or `3+4` with two dice.
 * The first piece on the last square wins and ends the game.
 */
export const snakesAndLadders: Game<SnlOptions, SnlState, SnlEffect> = checkedGame(
  game,
  stateCheck<SnlState>(game, ({positions, seat}) => seat < positions.length),
);
