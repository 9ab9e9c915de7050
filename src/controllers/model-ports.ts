/** What a {@link GameModel} needs of its element, and what passes between them. */
import type {Effect, Game, Refusal} from '../core/game.js';
import type {JsonObject} from '../core/json.js';
import type {MovedBy, Seat} from '../core/record.js';
import type {Search} from '../core/search.js';
import type {Step} from '../core/session.js';
import type {ChangeCause, MoveAnswer} from './events.js';

/** What is going on. That the page owes an answer, and that play is paused, are matters of their own. */
export type Activity = 'idle' | 'presenting' | 'thinking' | 'replaying';

/** Where something was let go, in the board's own units. */
export type Point = readonly [x: number, y: number];

/** A move as it is shown: with the place where a dragged piece was let go. */
export interface ShownStep<S, E extends Effect> extends Step<S, E> {
  readonly from?: Point | undefined;
}

/** What may have to be fetched first; undefined where it can't be. */
export type Fetched<T> = T | Promise<T | undefined>;

/** What the model needs of its element. */
export interface ModelPorts<O extends JsonObject, S extends JsonObject, E extends Effect, H> {
  /** Tells the page something. */
  dispatch(event: Event): void;
  /** Whether the element is in a page. */
  connected(): boolean;
  /** Whether anybody can see the element. Where nobody can, the model's `advance()` is called once somebody may. */
  visible(): boolean;
  /** Whether the page has stopped play. */
  readonly paused: () => boolean;
  /** Stops play: an automatic player's move was vetoed, or it has none. */
  pause(): void;
  /** Whether people here may move. */
  readonly readOnly: () => boolean;
  /** What settles a legal move in the game's room, in place of its own chance; undefined where it is in none. */
  settle?(): ((move: string) => Promise<MoveAnswer | Refusal>) | undefined;
  /** True where automatic players move by a clock of the game's own. */
  clocked(): boolean;
  /** Shows a move; resolves once that is over or was cut short. Nothing: there is nothing to wait for. */
  present(step: ShownStep<S, E>): Promise<void> | undefined;
  /** Resolves once the last move has been shown: where nothing moves, once there was time to read it. */
  presented(): Promise<void>;
  /** Cuts what is being shown to its end. */
  cut(): void;
  /** The move of an automatic player. Left out: the first legal move. */
  readonly choose?: ((state: S, level: string | undefined) => Fetched<Search<string>>) | undefined;
  /** A good move, or whatever a hint of this game is. */
  readonly hint?: ((state: S) => Fetched<Search<H>>) | undefined;
  /** The game has changed, by a move that is not quiet or by anything else. `kept`: what was loaded is the kept game. */
  changed(cause: ChangeCause, kept: boolean): void;
  /** The page has not allowed a move: say so. */
  vetoed(): void;
  /** There is something to draw. */
  redraw(): void;
  /** What the game's rules are. */
  readonly game: Game<O, S, E>;
}

/** What a new game is made of. */
export interface GameSetup<O extends JsonObject> {
  /** Complete, as `parseOptions` returns them. */
  readonly options: O;
  readonly seats: readonly Seat[];
  /** Default: a fresh one. */
  readonly seed?: string | undefined;
  /** Tells the game from all others. Default: a fresh one. */
  readonly id?: string | undefined;
}

/** How a move is asked for. */
export interface MoveRequest {
  /** The number it must have, so that a late or repeated call can be refused; a remote seat must give it. */
  readonly number?: unknown;
  /** Where a dragged piece was let go. */
  readonly from?: Point | undefined;
  /** The room has settled it, and says who made it: the page has no say any more. */
  readonly settledBy?: MovedBy | undefined;
}
