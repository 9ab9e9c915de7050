/** The contract suite for the rules of a game; see testing.ts. */
import type {AnyGame} from '../core/game.js';
import {expectPlain, expect, within} from './expect.js';
import {checkHead, checkAccepted, checkJunk, checkDeal} from './option-checks.js';
import {
  checkPure,
  checkMoves,
  checkEnd,
  checkLegal,
  checkSettled,
  checkOthers,
  checkEffects,
  checkWinners,
  type PositionCheck,
} from './position-checks.js';
import {randomGames, type ContractSetup, type Walk} from './random-games.js';
import {checkSession, checkUndo, checkRecord, checkShare, checkForgery} from './session-checks.js';

/** A requirement on the rules of a game. */
export interface Check {
  /** The requirement as a sentence. */
  readonly name: string;
  /** @throws {Error} with the expected and the actual value */
  readonly run: () => void;
}

/** The suite for the rules of one game. */
export function contractOf(game: AnyGame, setup: ContractSetup = {}): Check[] {
  const sets = setup.options ?? [{}];
  const all = [{}, ...sets];
  let walks: Walk[] | undefined;
  const check = (sentence: string, run: () => void): Check => ({name: `${game.id}: ${sentence}`, run});
  /** A requirement on every random game. */
  const eachGame = (sentence: string, visit: (game: AnyGame, walk: Walk) => void): Check =>
    check(sentence, () => {
      walks ??= randomGames(game, sets, setup);
      for (const walk of walks) within(walk.name, () => visit(game, walk));
    });
  /** A requirement on every position of every random game. */
  const eachPosition = (sentence: string, visit: PositionCheck): Check =>
    eachGame(sentence, (_, walk) =>
      walk.positions.forEach((position, i) => within(`move ${i + 1}`, () => visit(game, position, i + 1, walk))),
    );

  return [
    check('has a name, a version and a number of seats', () => checkHead(game)),
    check('parses accepted options into complete ones, and those into themselves', () => {
      for (const raw of all) checkAccepted(game, raw);
    }),
    check('rejects invalid options with bad-option and throws nothing else', () =>
      checkJunk(game, sets, setup.refused ?? []),
    ),
    check('deals the same options for the same seed, and leaves dealt options unchanged', () => {
      for (const raw of all) checkDeal(game, raw);
    }),
    eachPosition('has states that are plain JSON', (_, {state}) => expectPlain(state, 'the state')),
    eachPosition('is pure: uses no clock or random numbers, mutates nothing, returns the same twice', checkPure),
    eachPosition('lists short, unique moves in a fixed order', checkMoves),
    eachPosition('has a result exactly if nobody has the turn and no move is legal', checkEnd),
    eachPosition('settles and plays every legal move', checkLegal),
    eachPosition('leaves a move without randomness as it is', checkSettled),
    eachPosition('rejects every other text with a code and a message', checkOthers),
    eachGame('describes moves by effects with a type', (_, {effects, seats}) =>
      effects.forEach((list) => checkEffects(list, seats)),
    ),
    eachGame('has effects for the winners of its result', checkWinners),
    eachGame('ends', (_, {positions, moves}) => {
      if (setup.ends ?? true) expect(positions.at(-1)!.result !== undefined, `no result after ${moves.length} moves`);
    }),
    eachGame('is played and replayed by a session, move for move', checkSession),
    eachGame('supports undo and redo', checkUndo),
    eachGame('is unchanged by saving and loading', checkRecord),
    eachGame('is unchanged by sharing', checkShare),
    eachGame('rejects outcomes that do not follow from the seed', checkForgery),
  ];
}
