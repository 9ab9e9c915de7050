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

/** A requirement for rules. */
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
    check('makes complete options of anything it accepts, and the same of its own', () => {
      for (const raw of [{}, ...sets]) checkAccepted(game, raw);
    }),
    check('refuses wrong options with bad-option and never fails otherwise', () =>
      checkJunk(game, sets, setup.refused ?? []),
    ),
    check('deals the same for the same seed, and nothing twice', () => {
      for (const raw of [{}, ...sets]) checkDeal(game, raw);
    }),
    check('has states that are plain JSON', () => eachPosition(({state}) => expectPlain(state, 'the state'))),
    check('is pure: asks for no clock or chance, changes nothing, says the same twice', () =>
      eachPosition((position, number, walk) => checkPure(game, position, number, walk)),
    ),
    check('lists moves that are short, different and in a fixed order', () =>
      eachPosition(({state, legal}) => checkMoves(game, state, legal)),
    ),
    check('is over where nobody has a turn, no move is legal and there is a result', () => eachPosition(checkEnd)),
    check('settles and plays every legal move', () =>
      eachPosition((position, number, walk) => checkLegal(game, position, number, walk)),
    ),
    check('leaves a move as it is where chance has no say', () =>
      eachPosition((position, number, walk) => checkSettled(game, position, number, walk)),
    ),
    check('refuses every other text with a code and a sentence', () =>
      eachPosition((position, number, walk) => checkOthers(game, position, number, walk)),
    ),
    check('tells what happened by effects with a type', () =>
      eachGame(({effects, seats}) => effects.forEach((list) => checkEffects(list, seats))),
    ),
    check('tells of winners as its result does', () => eachGame(checkWinners)),
    check('comes to an end', () =>
      eachGame(({positions, moves}) => {
        if (setup.ends ?? true) expect(positions.at(-1)!.result !== undefined, `no end after ${moves.length} moves`);
      }),
    ),
    check('is played by a session move for move, and shown again the same', () =>
      eachGame((walk) => checkSession(game, walk)),
    ),
    check('goes back and forth: undo and redo', () => eachGame((walk) => checkUndo(game, walk))),
    check('is the same game after saving and loading', () => eachGame((walk) => checkRecord(game, walk))),
    check('is the same game after sharing', () => eachGame((walk) => checkShare(game, walk))),
    check('takes no draw that the seed does not give', () => eachGame((walk) => checkForgery(game, walk))),
  ];
}
