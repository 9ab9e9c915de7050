/**
 * The events of all games. They bubble and are composed; `detail` is read-only plain JSON. Calls made by a listener are
 * executed after the events of the same move.
 */
import type {Effect, Refusal} from '../core/game.js';
import {frozen, type JsonObject} from '../core/json.js';
import type {MovedBy} from '../core/record.js';
import type {Moved, Session} from '../core/session.js';

/** Fields of every detail. */
export interface GameDetail {
  /** Name of the rules: `snakes-and-ladders`. */
  readonly game: string;
  /** A unique id of the game, which survives reloads. */
  readonly gameId: string;
  /** The number of the move, from 1; of the last move made, for events that are not about a move. */
  readonly number: number;
}

/** Detail of a move. */
export interface GameMoveDetail extends GameDetail {
  /** The seat that moves, from 0. */
  readonly seat: number;
  /** The name of that player; empty for a player without one. */
  readonly player: string;
  /** The move; in `game-move` the settled one: `5` instead of `throw`. */
  readonly move: string;
  /** The kind of player that makes it. */
  readonly by: MovedBy;
}

/** Detail of a move that has been made. */
export interface GameMovedDetail extends GameMoveDetail {
  /** Its effects, in order. */
  readonly effects: readonly Effect[];
}

/** Detail of a seat that has won or finished. */
export interface GameWinDetail extends GameDetail {
  readonly seat: number;
  readonly player: string;
  /** 1 for the winner. */
  readonly place: number;
}

/** Detail of a game that has ended. */
export interface GameOverDetail extends GameDetail {
  /** Seats that won; none for a draw. */
  readonly winners: readonly number[];
  /** Points or places by seat, in games that have them. */
  readonly scores?: readonly number[];
  /** The reason in kebab case: `home`, `too-long`, `no-moves`. */
  readonly reason: string;
}

/** The cause of a change. */
export type ChangeCause = 'move' | 'undo' | 'redo' | 'load' | 'new';

/** Detail of a change. */
export interface GameChangeDetail extends GameDetail {
  readonly cause: ChangeCause;
}

/** Detail of a rejected setting or record, or of a rejected move from outside or of an automatic player. */
export interface GameErrorDetail extends GameDetail {
  /** A code for programs: `bad-option`, `illegal-move`, `bad-record`. */
  readonly code: string;
  /** A message in English, for developers. */
  readonly message: string;
  /** The rejected value, if it is JSON. */
  readonly value?: unknown;
}

/** The page's answer to a move: a settled move, approval, or rejection. */
export type MoveAnswer = string | boolean | undefined | null | void;

class GameEvent<Detail extends GameDetail> extends Event {
  /** Read-only plain JSON. */
  readonly detail: Detail;

  constructor(type: string, detail: Detail, cancelable = false) {
    super(type, {bubbles: true, composed: true, cancelable});
    this.detail = frozen(detail);
  }
}

/** A game has been set up. */
export class GameStartEvent extends GameEvent<GameDetail> {
  constructor(detail: GameDetail) {
    super('game-start', detail);
  }
}

/**
 * Fired before a legal move, whoever makes it. `preventDefault()` vetoes it; with {@link respondWith} the page supplies
 * the outcome or rejects the move, at once or later.
 */
export class GameBeforeMoveEvent extends GameEvent<GameMoveDetail> {
  /** The page's answer; undefined if there is none. */
  answer: MoveAnswer | Promise<MoveAnswer> | undefined;

  constructor(detail: GameMoveDetail) {
    super('game-before-move', detail, true);
  }

  /**
   * Lets the page decide about the move. The answer, or what it resolves to, is a settled move (`'5'` from a server's
   * die, or another legal move instead), nothing or true to continue as usual, or false to reject it. If the promise is
   * rejected, or resolves to anything else, the move is not made, `game-error` tells the reason (`no-answer` or
   * `illegal-move`), and the player is asked to try again. Until then the game waits (`:state(waiting)`). The last call
   * counts; it must be made while the event is being dispatched.
   */
  respondWith(answer: MoveAnswer | Promise<MoveAnswer>): void {
    if (this.eventPhase === Event.NONE) {
      throw new DOMException('respondWith() must be called while the event is being dispatched.', 'InvalidStateError');
    }
    this.answer = answer;
  }
}

/** The state has changed by a move. */
export class GameMoveEvent extends GameEvent<GameMovedDetail> {
  constructor(detail: GameMovedDetail) {
    super('game-move', detail);
  }
}

/** A seat has won or finished. Once per seat; never fired by undo, redo, load or replay. */
export class GameWinEvent extends GameEvent<GameWinDetail> {
  constructor(detail: GameWinDetail) {
    super('game-win', detail);
  }
}

/** The game has ended. */
export class GameOverEvent extends GameEvent<GameOverDetail> {
  constructor(detail: GameOverDetail) {
    super('game-over', detail);
  }
}

/** The result of `save()` has changed. */
export class GameChangeEvent extends GameEvent<GameChangeDetail> {
  constructor(detail: GameChangeDetail) {
    super('game-change', detail);
  }
}

/** A setting, record or move from outside was rejected; the previous one stays. */
export class GameErrorEvent extends GameEvent<GameErrorDetail> {
  constructor(detail: GameDetail, {code, message, value}: Refusal) {
    super('game-error', {...detail, code, message, ...(value === undefined ? {} : {value})});
  }
}

/** The events of a move, in order: the move, who has won by it, and the end. */
export function eventsOf<E extends Effect>(
  {game, id, number, seats, result}: Session<JsonObject, JsonObject, E>,
  {seat, move, by, effects}: Moved<JsonObject, E>,
): Event[] {
  const detail = {game: game.id, gameId: id, number};
  const player = (at: number): string => seats[at]!.name;
  const events: Event[] = [new GameMoveEvent({...detail, seat, player: player(seat), move, by, effects})];
  for (const effect of effects) {
    if (effect.type !== 'won') continue;
    const winner = effect.seat ?? seat;
    const place = Number(effect['place'] ?? 1);
    events.push(new GameWinEvent({...detail, seat: winner, player: player(winner), place}));
  }
  if (result) {
    const {winners, scores, reason} = result;
    events.push(new GameOverEvent({...detail, winners, reason, ...(scores ? {scores} : {})}));
  }
  return events;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'game-start': GameStartEvent;
    'game-before-move': GameBeforeMoveEvent;
    'game-move': GameMoveEvent;
    'game-win': GameWinEvent;
    'game-over': GameOverEvent;
    'game-change': GameChangeEvent;
    'game-error': GameErrorEvent;
  }
}
