/**
 * Exported functions that check their arguments before they call those of the same name that the game itself uses,
 * which are smaller and faster.
 */
import {check, checkedGame, objectArgument, stateCheck, wholeArgument} from '../../../core/arguments.js';
import type {Game} from '../../../core/game.js';
import type {Jump} from './board.js';
import {pegSolitaire as game, resultOf as result, type PegEffect, type PegResult, type PegState} from './game.js';
import type {PegOptions} from './options.js';
import {
  checkPosition,
  isLegal as legal,
  jumped as after,
  moveOf as move,
  pegCount as count,
  type Position,
} from './position.js';

/**
 * Peg solitaire for one player. A move names the hole of a peg and the hole it jumps to, `4-1`; the peg between is
 * captured. A single peg (on the target, if there is one) wins. A start without a jump is over at once.
 */
export const pegSolitaire: Game<PegOptions, PegState, PegEffect> = checkedGame(game, stateCheck<PegState>(game));

/** The result of a position; undefined while there is a jump. @throws {GameError} `bad-option` */
export function resultOf(position: Position): PegResult | undefined {
  checkPosition(position);
  return result(position);
}

/** How many pegs there are. @throws {GameError} `bad-option` */
export function pegCount(position: Position): number {
  checkPosition(position);
  return count(position);
}

/** A jump as a move: `4-1`, from hole 4 to hole 1. @throws {GameError} `bad-option` */
export function moveOf(jump: Jump): string {
  const {from, to} = objectArgument('jump', jump, 'a jump, as jumps() returns it');
  return move({from: wholeArgument('from', from, 1), over: 0, to: wholeArgument('to', to, 1)});
}

/** Whether the jump is legal. @throws {GameError} `bad-option` */
export function isLegal(position: Position, jump: Jump): boolean {
  checkPosition(position);
  return legal(position, objectArgument('jump', jump, 'a jump, as jumpOf() returns it'));
}

/** The pegs after a legal jump. @throws {GameError} `bad-option` */
export function jumped(pegs: string, jump: Jump): string {
  const isText = typeof pegs === 'string' && pegs.length <= 900 && /^[o.]+$/.test(pegs);
  check(isText, 'pegs', pegs, 'one "o" or "." for each hole');
  const {from, over, to} = objectArgument('jump', jump, 'a jump, as jumps() returns it');
  for (const hole of [from, over, to]) wholeArgument('jump', hole, 1, pegs.length);
  return after(pegs, jump);
}
