/**
 * The moves of a room on the board of its element: shows settled moves one after the other, and sends those of the player
 * here. Owns the moves that wait to be shown.
 */
import {isRefusal, refuse, type Refusal} from '../../core/game.js';
import {sameJson} from '../../core/json.js';
import type {Seat} from '../../core/record.js';
import type {Board, RoomSettler} from '../../frame/extension.js';
import type {GameDefinition} from '../../frame/game-definition.js';
import type {GameTypes} from '../../play/game-types.js';
import {nextTask} from '../../play/search.js';
import type {Room, RoomMove, RoomRecord} from '../../rooms/room.js';

/** Maximum number of moves that wait to be shown. With more, animations are skipped. */
const mostWaiting = 2;

export class RoomMoves<T extends GameTypes> implements RoomSettler {
  readonly isExternal = true;
  readonly #room: Room;
  readonly #board: Board<T>;
  readonly #rules: GameDefinition<T>['rules'];
  /** The number of the move of this player that the room is settling. */
  #asked: number | undefined;
  #isLate = false;
  #waiting: RoomMove[] = [];
  #showing = false;
  #ended = false;

  constructor(room: Room, board: Board<T>, rules: GameDefinition<T>['rules']) {
    this.#room = room;
    this.#board = board;
    this.#rules = rules;
  }

  /** Whether the room has ended a turn for the player here. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** The player is present: their turns have their full time again. */
  markPresent(): void {
    this.#room.markPresent();
    this.#isLate = false;
  }

  get record(): RoomRecord | undefined {
    return this.#room.record;
  }

  /** Requests a move of this player. Resolves with the settled move. */
  settle(move: string): Promise<string | Refusal> {
    if (this.#waiting.length > 0) return Promise.resolve(refuse('busy', 'Other moves are still being shown.'));
    this.#asked = this.#board.model.session.number + 1;
    return this.#room.send(move).then((made) => {
      this.#asked = undefined;
      return isRefusal(made) ? made : made.move;
    });
  }

  get outOfTurnMoves(): readonly string[] {
    const {seat, phase} = this.#room;
    if (seat === undefined || phase !== 'playing' || this.#waiting.length > 0) return [];
    return this.#rules.outOfTurnMoves?.(this.#board.model.session.state, seat) ?? [];
  }

  /** Requests such a move. It is shown when the room has settled it, as those of others: another move may come first. */
  propose(move: string): void {
    void this.#room.send(move);
  }

  /** Puts the game of a record on the board, in place of the page's own. */
  start({options, id, moves, ...record}: RoomRecord): void {
    const {model} = this.#board;
    this.#board.setAside();
    this.#waiting = [];
    this.#isLate = false;
    const {seats} = this;
    if (moves.length === 0) void model.newGame({options, seats, id});
    else void model.load({...record, options, id, moves, seats});
  }

  /** A move was settled. */
  moved(move: RoomMove): void {
    // the answer to the request of this page
    if (move.number === this.#asked) {
      this.#isLate ||= move.by === 'auto';
      return;
    }
    this.#waiting.push(move);
    void this.#show();
  }

  /** Shows the received moves one after another. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    const {model} = this.#board;
    for (;;) {
      // a move of this page that was settled before is being made
      await nextTask();
      // a game whose board or sentence throws goes on
      if (!document.hidden && this.#waiting.length <= mostWaiting) await this.#board.presented().catch(reportError);
      const next = this.#waiting[0];
      if (!next || this.#ended) break;
      this.#waiting.shift();
      if (next.number <= model.session.number) continue;
      const by = next.by === 'auto' ? 'auto' : 'remote';
      this.#isLate ||= by === 'auto' && model.session.turn === this.#room.seat;
      const made =
        next.number === model.session.number + 1 ? await model.settle(next.move, by, next.number) : undefined;
      if (!made?.ok) await this.#reload();
    }
    this.#showing = false;
  }

  /** Loads the record of the room after the page has come to another state. */
  async #reload(): Promise<void> {
    const {record, seats} = this;
    this.#waiting = [];
    if (record && !this.#ended) await this.#board.model.load({...record, seats});
  }

  /** Gives the game on the board the players of the room, if it is the room's. */
  updateSeats(): void {
    const {session} = this.#board.model;
    const {view} = this.#room;
    const {seats} = this;
    if (!view || view.round === 0 || session.id !== view.id || seats.length !== session.seats.length) return;
    if (!sameJson(seats, session.seats)) this.#board.model.seats = seats;
  }

  /** The players as this page sees them: others are remote. */
  get seats(): Seat[] {
    const {seats = []} = this.record ?? {};
    return seats.map((seat, i) => ({...seat, kind: i === this.#room.seat ? 'person' : 'remote'}));
  }

  /** Shows no more moves. */
  end(): void {
    this.#ended = true;
  }
}
