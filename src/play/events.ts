/**
 * The events of all games. They bubble and are composed; `detail` is read-only plain JSON. Calls made by a listener are
 * executed after the events of the same move.
 */
import type {Effect, Refusal, Result} from '../core/game.js';
import {frozen, type JsonObject} from '../core/json.js';
import type {MovedBy, Seat} from '../core/record.js';
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
  /** The player's name as it is shown: `Ada`, `Computer`, `Player 2`. */
  readonly player: string;
  /** The move; in `game-move` the settled one: `5` instead of `roll`. */
  readonly move: string;
  /** The kind of player that makes it. */
  readonly by: MovedBy;
}

/** Detail of a move that has been made. */
export interface GameMovedDetail extends GameMoveDetail {
  /** Its effects, in order. */
  readonly effects: readonly Effect[];
}

/** Detail of a seat that has won. */
export interface GameWinDetail extends GameDetail {
  readonly seat: number;
  /** The player's name as it is shown. */
  readonly player: string;
}

/** Detail of a seat that has finished after the winner. */
export interface GamePlaceDetail extends GameWinDetail {
  /** 2 or higher. */
  readonly place: number;
}

/**
 * How a game has ended for the people at this page. `won`: one of them has won, or only automatic or remote players took
 * part. `lost`: somebody else has, or a game for one is lost. `draw`: several played, and nobody has won. `finished`: a game
 * for one that only counts points.
 */
export type GameOutcome = 'won' | 'lost' | 'draw' | 'finished';

/** Detail of a game that has ended. */
export interface GameOverDetail extends GameDetail {
  readonly outcome: GameOutcome;
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

/** An event of a move. */
class GameMadeEvent<Detail extends GameDetail> extends GameEvent<Detail> {
  /** Resolves once the move has been shown, or its animation was cut short; with reduced motion, once there was time to read it. */
  readonly presented: Promise<void>;

  constructor(type: string, detail: Detail, presented: Promise<void>) {
    super(type, detail);
    this.presented = presented;
  }
}

/** A game has been set up. */
export class GameStartEvent extends GameEvent<GameDetail> {}

/**
 * Fired before a legal move, whoever makes it. `preventDefault()` vetoes it; with {@link respondWith} the page supplies
 * the outcome or rejects the move, at once or later.
 */
export class GameBeforeMoveEvent extends GameEvent<GameMoveDetail> {
  readonly #respond: (answer: MoveAnswer | Promise<MoveAnswer>) => void;

  /** @param respond takes the page's answer */
  constructor(detail: GameMoveDetail, respond: (answer: MoveAnswer | Promise<MoveAnswer>) => void) {
    super('game-before-move', detail, true);
    this.#respond = respond;
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
    this.#respond(answer);
  }
}

/** The state has changed by a move. */
export class GameMoveEvent extends GameMadeEvent<GameMovedDetail> {}

/** A seat has won. Once per seat; never fired by undo, redo, load or replay. */
export class GameWinEvent extends GameMadeEvent<GameWinDetail> {}

/** A seat has finished after the winner. Once per seat; never fired by undo, redo, load or replay. */
export class GamePlaceEvent extends GameMadeEvent<GamePlaceDetail> {}

/** The game has ended. */
export class GameOverEvent extends GameMadeEvent<GameOverDetail> {}

/** The result of `save()` has changed. */
export class GameChangeEvent extends GameMadeEvent<GameChangeDetail> {}

/** A setting, record or move from outside was rejected; the previous one stays. */
export class GameErrorEvent extends GameEvent<GameErrorDetail> {}

/** An error as an event. */
export const errorOf = (detail: GameDetail, {code, message, value}: Refusal): GameErrorEvent =>
  new GameErrorEvent('game-error', {...detail, code, message, ...(value === undefined ? {} : {value})});

/**
 * The events of a move, in order: the move, who has finished by it, and the end.
 * @param names of the players, as they are shown
 */
export function eventsOf<E extends Effect>(
  {game, id, number, seats, result}: Session<JsonObject, JsonObject, E>,
  {seat, move, by, effects}: Moved<JsonObject, E>,
  names: readonly string[],
  presented: Promise<void>,
): Event[] {
  const detail = {game: game.id, gameId: id, number};
  const events: Event[] = [
    new GameMoveEvent('game-move', {...detail, seat, player: names[seat]!, move, by, effects}, presented),
  ];
  for (const effect of effects) {
    if (effect.type !== 'won') continue;
    const finished = {...detail, seat: effect.seat ?? seat, player: names[effect.seat ?? seat]!};
    const place = Number(effect['place'] ?? 1);
    events.push(
      place === 1
        ? new GameWinEvent('game-win', finished, presented)
        : new GamePlaceEvent('game-place', {...finished, place}, presented),
    );
  }
  if (result) {
    const {winners, scores, reason} = result;
    const outcome = outcomeOf(result, seats);
    events.push(
      new GameOverEvent('game-over', {...detail, outcome, winners, reason, ...(scores ? {scores} : {})}, presented),
    );
  }
  return events;
}

function outcomeOf({winners, scores, reason}: Result, seats: readonly Seat[]): GameOutcome {
  if (winners.length === 0) return seats.length > 1 ? 'draw' : scores && reason !== 'lost' ? 'finished' : 'lost';
  const people = seats.flatMap(({kind}, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 0 || people.some((seat) => winners.includes(seat)) ? 'won' : 'lost';
}

declare global {
  interface GlobalEventHandlersEventMap {
    'game-start': GameStartEvent;
    'game-before-move': GameBeforeMoveEvent;
    'game-move': GameMoveEvent;
    'game-win': GameWinEvent;
    'game-place': GamePlaceEvent;
    'game-over': GameOverEvent;
    'game-change': GameChangeEvent;
    'game-error': GameErrorEvent;
  }
}
