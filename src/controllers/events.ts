/**
 * The events of every game: one vocabulary. They bubble and cross shadow roots; `detail` is read-only plain JSON.
 * Calls that a listener makes are carried out after the events of the same move.
 */
import type {Effect, Refusal} from '../core/game.js';
import {frozen, type JsonObject} from '../core/json.js';
import type {MovedBy} from '../core/record.js';
import type {Moved, Session} from '../core/session.js';

/** What every detail carries. */
export interface GameDetail {
  /** Name of the rules: `snakes-and-ladders`. */
  readonly game: string;
  /** Tells this one game from all others, also after a reload. */
  readonly gameId: string;
  /** Number of the move it is about, from 1; of the last move made, where it is about none. */
  readonly number: number;
}

/** Detail of a move. */
export interface GameMoveDetail extends GameDetail {
  /** The seat that moves, from 0. */
  readonly seat: number;
  /** Name of that player; empty where it has none. */
  readonly player: string;
  /** The move; in `game-move` settled: `5` instead of `throw`. */
  readonly move: string;
  /** Who makes it. */
  readonly by: MovedBy;
}

/** Detail of a move that has been made. */
export interface GameMovedDetail extends GameMoveDetail {
  /** What happened, in order. */
  readonly effects: readonly Effect[];
}

/** Detail of a seat that has won or taken its place. */
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
  /** Points or places by seat, where the game has them. */
  readonly scores?: readonly number[];
  /** Why: `home`, `too-long`, `no-moves`. */
  readonly reason: string;
}

/** Why a game is another now. */
export type ChangeCause = 'move' | 'undo' | 'redo' | 'load' | 'new';

/** Detail of a change. */
export interface GameChangeDetail extends GameDetail {
  readonly cause: ChangeCause;
}

/** Detail of something from outside that was refused. */
export interface GameErrorDetail extends GameDetail {
  /** For programs: `bad-option`, `illegal-move`, `bad-record`. */
  readonly code: string;
  /** One English sentence for developers. */
  readonly message: string;
  /** What was refused, where it can be told as JSON. */
  readonly value?: unknown;
}

/** What the page may answer to a move: settled, agreed to as it is, or refused. */
export type MoveAnswer = string | boolean | undefined | null | void;

class GameEvent<Detail extends GameDetail> extends Event {
  /** What it is about: read-only plain JSON. */
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
 * A legal move is about to be made, by anyone. `preventDefault()` vetoes it; {@link respondWith} lets the page settle
 * or refuse it, at once or later.
 */
export class GameBeforeMoveEvent extends GameEvent<GameMoveDetail> {
  /** What the page has answered; undefined where it has not. */
  answer: MoveAnswer | Promise<MoveAnswer> | undefined;
  /** True once the page has answered. */
  answered = false;

  constructor(detail: GameMoveDetail) {
    super('game-before-move', detail, true);
  }

  /**
   * Takes the move into the page's hands. The answer, or what it resolves to: the settled move (`'5'` from a server's
   * die, or another legal move in its place), nothing or true to go on as usual, false to refuse. A rejection refuses too. Until then the game waits
   * (`:state(waiting)`). The last call counts; it must come while the event is being dispatched.
   */
  respondWith(answer: MoveAnswer | Promise<MoveAnswer>): void {
    if (this.eventPhase === Event.NONE) {
      throw new DOMException('respondWith() must be called while the event is being dispatched.', 'InvalidStateError');
    }
    this.answer = answer;
    this.answered = true;
  }
}

/** The state has changed by a move. */
export class GameMoveEvent extends GameEvent<GameMovedDetail> {
  constructor(detail: GameMovedDetail) {
    super('game-move', detail);
  }
}

/** A seat has won or taken its place. Once per seat; never from undo, redo, load or replay. */
export class GameWinEvent extends GameEvent<GameWinDetail> {
  constructor(detail: GameWinDetail) {
    super('game-win', detail);
  }
}

/** Play has ended. */
export class GameOverEvent extends GameEvent<GameOverDetail> {
  constructor(detail: GameOverDetail) {
    super('game-over', detail);
  }
}

/** What `save()` returns has changed. */
export class GameChangeEvent extends GameEvent<GameChangeDetail> {
  constructor(detail: GameChangeDetail) {
    super('game-change', detail);
  }
}

/** A setting, record or move from outside was refused; what was there stays. */
export class GameErrorEvent extends GameEvent<GameErrorDetail> {
  constructor(detail: GameDetail, {code, message, value}: Refusal) {
    super('game-error', {...detail, code, message, ...(value === undefined ? {} : {value})});
  }
}

/** The events of a move that has been made, in order: the move, who has won by it, and the end. */
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
