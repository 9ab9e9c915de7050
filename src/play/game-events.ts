/** The events of one element's games: what the page is told, once each. Owns which game and which ends it has been told of. */
import type {Refusal} from '../core/game.js';
import type {MovedBy} from '../core/record.js';
import type {Moved} from '../core/session.js';
import type {CallQueue} from './call-queue.js';
import {
  errorOf,
  eventsOf,
  GameBeforeMoveEvent,
  GameChangeEvent,
  GameStartEvent,
  type ChangeCause,
  type GameDetail,
  type MoveAnswer,
} from './events.js';
import type {GameTypes, ModelHost, SessionOf} from './game-types.js';
import {guarded} from './guarded.js';
import {ToldEnds} from './told-ends.js';

/** The answer of the page to a move that is about to be made. */
interface Answer {
  readonly isVetoed: boolean;
  /** Undefined if it leaves the move to the game. */
  readonly answer: MoveAnswer | Promise<MoveAnswer> | undefined;
}

export class GameEvents<T extends GameTypes> {
  readonly #host: ModelHost<T>;
  readonly #queue: CallQueue;
  readonly #session: () => SessionOf<T>;
  /** The game that the page has been told of last. */
  #begun: SessionOf<T> | undefined;
  #ends = new ToldEnds();

  constructor(host: ModelHost<T>, queue: CallQueue, session: () => SessionOf<T>) {
    this.#host = host;
    this.#queue = queue;
    this.#session = session;
  }

  /** Whether the page has been told of the game on the board. */
  get hasBegun(): boolean {
    return this.#begun === this.#session();
  }

  /** Forgets the ends of the game before: another one is on the board. */
  forgetEnds(): void {
    this.#ends = new ToldEnds();
  }

  /** @returns whether another game was on the board before */
  start(): boolean {
    const isAnother = this.#begun !== undefined;
    this.#begun = this.#session();
    this.#host.dispatchEvent(new GameStartEvent('game-start', this.#detail()));
    return isAnother;
  }

  /** @returns the page's answer */
  beforeMove(move: string, by: MovedBy): Answer {
    const {turn, number} = this.#session();
    const seat = turn!;
    let answer: Answer['answer'];
    const event = new GameBeforeMoveEvent(
      {...this.#detail(number + 1), seat, player: this.#names[seat]!, move, by},
      (given) => {
        // one that a later call replaces, or a veto, may be rejected unheard
        if (given instanceof Promise) given.catch(() => undefined);
        answer = given;
      },
    );
    this.#host.dispatchEvent(event);
    return {isVetoed: event.defaultPrevented, answer};
  }

  /** Fires the events of a move that was made, and of an end that the page has not been told of. */
  moved(moved: Moved<T['state'], T['effect']>, presented: Promise<void>): void {
    const events = eventsOf(this.#session(), moved, this.#names, presented);
    for (const event of this.#ends.newsOf(events)) this.#host.dispatchEvent(event);
    this.change('move', false, presented);
  }

  /** @param kept the saved game was loaded */
  change(cause: ChangeCause, kept = false, presented = Promise.resolve()): void {
    this.#begun = this.#session();
    guarded(() => this.#host.changed(cause, kept));
    this.#host.dispatchEvent(new GameChangeEvent('game-change', {...this.#detail(), cause}, presented));
  }

  /** Fires `game-error`. */
  error(refusal: Refusal): void {
    this.#host.dispatchEvent(errorOf(this.#detail(), refusal));
  }

  /** Fires `game-error`, after the call in progress. */
  report(refusal: Refusal): void {
    void this.#queue.run(() => this.error(refusal));
  }

  get #names(): readonly string[] {
    return this.#host.situation.names;
  }

  #detail(number = this.#session().number): GameDetail {
    const {game, id} = this.#session();
    return {game: game.id, gameId: id, number};
  }
}
