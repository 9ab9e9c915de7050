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
} from './position-checks.js';
import {randomGames, type ContractSetup, type Position, type Walk} from './random-games.js';
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
  let walks: Walk[] | undefined;
  /** Calls `visit` with every random game. */
  const eachGame = (visit: (walk: Walk) => void): void => {
    walks ??= randomGames(game, sets, setup);
    for (const walk of walks) within(walk.name, () => visit(walk));
  };
  /** Calls `visit` with every position of every random game. */
  const eachPosition = (visit: (position: Position, number: number, walk: Walk) => void): void =>
    eachGame((walk) =>
      walk.positions.forEach((position, i) => within(`move ${i + 1}`, () => visit(position, i + 1, walk))),
    );
  const check = (sentence: string, run: () => void): Check => ({name: `${game.id}: ${sentence}`, run});

  return [
    check('has a name, a version and a number of seats', () => checkHead(game)),
    check('parses accepted options into complete ones, and those into themselves', () => {
      for (const raw of [{}, ...sets]) checkAccepted(game, raw);
    }),
    check('rejects invalid options with bad-option and throws nothing else', () =>
      checkJunk(game, sets, setup.refused ?? []),
    ),
    check('deals the same options for the same seed, and leaves dealt options unchanged', () => {
      for (const raw of [{}, ...sets]) checkDeal(game, raw);
    }),
    check('has states that are plain JSON', () => eachPosition(({state}) => expectPlain(state, 'the state'))),
    check('is pure: uses no clock or random numbers, mutates nothing, returns the same twice', () =>
      eachPosition((position, number, walk) => checkPure(game, position, number, walk)),
    ),
    check('lists short, unique moves in a fixed order', () =>
      eachPosition(({state, legal}) => checkMoves(game, state, legal)),
    ),
    check('has a result exactly if nobody has the turn and no move is legal', () => eachPosition(checkEnd)),
    check('settles and plays every legal move', () =>
      eachPosition((position, number, walk) => checkLegal(game, position, number, walk)),
    ),
    check('leaves a move without randomness as it is', () =>
      eachPosition((position, number, walk) => checkSettled(game, position, number, walk)),
    ),
    check('rejects every other text with a code and a message', () =>
      eachPosition((position, number, walk) => checkOthers(game, position, number, walk)),
    ),
    check('describes moves by effects with a type', () =>
      eachGame(({effects, seats}) => effects.forEach((list) => checkEffects(list, seats))),
    ),
    check('has effects for the winners of its result', () => eachGame(checkWinners)),
    check('ends', () =>
      eachGame(({positions, moves}) => {
        if (setup.ends ?? true) expect(positions.at(-1)!.result !== undefined, `no result after ${moves.length} moves`);
      }),
    ),
    check('is played and replayed by a session, move for move', () => eachGame((walk) => checkSession(game, walk))),
    check('supports undo and redo', () => eachGame((walk) => checkUndo(game, walk))),
    check('is unchanged by saving and loading', () => eachGame((walk) => checkRecord(game, walk))),
    check('is unchanged by sharing', () => eachGame((walk) => checkShare(game, walk))),
    check('rejects outcomes that do not follow from the seed', () => eachGame((walk) => checkForgery(game, walk))),
  ];
}
