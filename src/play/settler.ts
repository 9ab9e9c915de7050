/**
 * A settler decides the outcome of a move. Each move has exactly one: the seed, the page (`respondWith()`), or a room. The page may
 * refuse a move that a room decides, but not decide it.
 */
import type {MoveAnswer} from './events.js';
import {isRefusal, refusalOf, refuse, type Refusal} from '../core/game.js';
import type {Session} from '../core/session.js';

/** A decision: the settled move; `false` or a refusal for a move that is not made. */
export type Decision = string | false | Refusal;

export interface Settler {
  /** Whether outcomes come from outside: they are neither drawn here nor compared with the seed. */
  readonly isExternal: boolean;
  /** @param move a legal move, or one that the caller has settled */
  settle(move: string): Decision | Promise<Decision>;
}

/** Code of the refusal for an answer of the page that was rejected, for example because its server is down. */
export const noAnswer = 'no-answer';

/** Settles moves by the seed of the game. */
export const bySeed = (session: Pick<Session, 'settle' | 'legalMoveOf'>): Settler => ({
  isExternal: false,
  settle(move) {
    const legal = session.legalMoveOf(move);
    return legal === undefined ? move : session.settle(legal);
  },
});

/** Settles a move by the answer of the page; without one, or with `true`, and in a room, by another settler. */
export function byPage(answer: MoveAnswer | Promise<MoveAnswer>, other: Settler): Settler {
  const decide = (given: MoveAnswer, move: string): Decision | Promise<Decision> => {
    if (given === false) return false;
    return given === undefined || given === null || given === true || other.isExternal ? other.settle(move) : given;
  };
  return {
    isExternal: other.isExternal,
    settle(move) {
      // any thenable: a promise may come from another frame or a library
      if (typeof answer !== 'object' || answer === null) return decide(answer, move);
      return Promise.resolve(answer).then(
        (given) => decide(given, move),
        (error: unknown) => ({...refusalOf(error, 'The answer to the move'), code: noAnswer}),
      );
    },
  };
}

/** Refuses moves in a room whose game has not begun. */
export const notBegun: Settler = {
  isExternal: true,
  settle: (move) => refuse('not-started', 'The game in the room has not begun.', move),
};

/** Whether a decision has to be waited for. */
export const isLater = (decision: Decision | Promise<Decision>): decision is Promise<Decision> =>
  typeof decision === 'object' && !isRefusal(decision);
