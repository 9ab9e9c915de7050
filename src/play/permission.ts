/** Whether a move may be made: by this player, and at this time. */
import {refuse, type Refusal} from '../core/game.js';
import {quote} from '../core/json.js';
import type {MovedBy, SeatKind} from '../core/record.js';

/** The reason why a move with this number can't be made now, if any. Moves of remote seats need a number. */
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

/** The state that decides who may move. */
interface Condition {
  readonly turn: number | undefined;
  readonly kind: SeatKind | undefined;
  /** Whether the page has not answered yet. */
  readonly asking: boolean;
  readonly paused: boolean;
  /** Whether a move is being shown or a game loaded. */
  readonly busy: boolean;
  readonly readOnly: boolean;
}

/** The reason why nobody, or not this player, may move now, if any. The page may move unless it has not answered yet. */
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
