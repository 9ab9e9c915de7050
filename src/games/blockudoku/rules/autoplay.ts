/** Whole games of the automatic player, with the same rules and draws as any other game. */
import {check, wholeArgument} from '../../../core/arguments.js';
import {Session} from '../../../core/session.js';
import {finish} from '../../../core/search.js';
import type {JsonObject} from '../../../core/json.js';
import {blockudoku} from './game.js';
import {searchHand} from './plan.js';

/** The outcome of a game. */
export interface Autoplayed {
  /** Number of pieces placed. */
  readonly moves: number;
  readonly score: number;
  /** Whether the game ended before the limit. */
  readonly over: boolean;
}

/**
 * Plays the game of a seed.
 * @param limit maximum number of pieces, 3,000 by default
 * @param options as for `parseOptions`
 * @throws {GameError} `bad-option`
 */
export function autoplay(seed: string, limit = 3000, options: JsonObject = {}): Autoplayed {
  check(typeof seed === 'string', 'seed', seed, 'a string');
  wholeArgument('limit', limit, 0);
  const seats = [{name: '', kind: 'auto'}] as const;
  const game = new Session(blockudoku, {options: blockudoku.parseOptions(options), seats, seed, id: seed});
  while (game.turn !== undefined && game.number < limit) {
    const {board, hand, rules} = game.state;
    const {moves} = finish(searchHand(board, hand, rules));
    for (const {move} of rules.refill === 'each' ? moves.slice(0, 1) : moves) {
      if (game.number < limit) game.play(move, 'auto');
    }
  }
  const {score, over} = game.state;
  return {moves: game.number, score, over};
}
