/** Whether a move may be made: by whom, and whether it comes in time. */
import {refuse, type Refusal} from '../core/game.js';
import {quote} from '../core/json.js';
import type {MovedBy, SeatKind} from '../core/record.js';

/** Why a move with this number can't be made now; a remote seat has to give one. */
export function notDue(number: unknown, due: number, kind: SeatKind | undefined): Refusal | undefined {
  if (number === due) return undefined;
  if (number === undefined) {
    if (kind !== 'remote') return undefined;
    return refuse('number-missing', `A remote player's move needs its number; it is ${due}.`);
  }
  return refuse(
    'stale-move',
    `Move number ${quote(number)} is not due; the next move is number ${due}.`,
    Number.isInteger(number) ? (number as number) + 0 : undefined,
  );
}

/** What decides who may move. */
interface Condition {
  readonly turn: number | undefined;
  readonly kind: SeatKind | undefined;
  /** The page owes an answer. */
  readonly asking: boolean;
  readonly paused: boolean;
  /** Something is being shown or loaded. */
  readonly busy: boolean;
  readonly readOnly: boolean;
}

/** Why nobody may move now, or not by this hand. The page may, unless it owes an answer. */
export function notAllowed(by: MovedBy, {turn, kind, asking, paused, busy, readOnly}: Condition): Refusal | undefined {
  if (turn === undefined) return refuse('game-over', 'The game is over; newGame() starts another.');
  if (asking) return refuse('waiting', 'A move is waiting for its answer.');
  if (by === 'page') return undefined;
  if (paused) return refuse('paused', 'The game is paused; resume() goes on.');
  if (busy) return refuse('busy', 'What happened is still being shown.');
  if (by === 'auto') return undefined;
  if (readOnly) return refuse('read-only', 'The game is for looking only.');
  return kind === 'person' ? undefined : refuse('not-your-turn', `It is seat ${turn}'s turn.`);
}
