/** The types of a game as the model plays it, and what the model needs of its element. */
import type {Effect, Game, Refusal} from '../core/game.js';
import type {JsonObject} from '../core/json.js';
import type {Draw} from '../core/random.js';
import type {Seat} from '../core/record.js';
import type {Search} from '../core/search.js';
import type {Session, Step} from '../core/session.js';
import type {ChangeCause, MoveAnswer} from './events.js';

/** The types of one game, by name. */
export interface GameTypes {
  /** Complete options of the rules. */
  readonly options: JsonObject;
  /** The state of the rules: plain JSON, with everything that undo restores. */
  readonly state: JsonObject;
  /** An effect of a move, as the rules describe it. */
  readonly effect: Effect;
  /** The result of `hint()`. */
  readonly hint: unknown;
  /** Settings of the element that concern no rules: what is drawn, and how. */
  readonly settings: object;
}

/** The session of a game. */
export type SessionOf<T extends GameTypes> = Session<T['options'], T['state'], T['effect']>;

/** A place on the board, in the board's own units. */
export type Point = readonly [x: number, y: number];

/** A move as it is shown; `from`: the place where a dragged piece was let go. */
export type StepOf<T extends GameTypes> = Step<T['state'], T['effect']> & {readonly from?: Point | undefined};

/** The activity of a game. Whether the page owes an answer, and whether play is paused, are independent of it. */
export type Activity = 'idle' | 'presenting' | 'thinking' | 'replaying';

/** Why a move was not made: the page has vetoed it, or its answer was no move or failed. Keys of sentences. */
export type NotMade = 'vetoed' | 'failed';

/** A value that may have to be loaded first; undefined if that fails. */
export type Fetched<V> = V | Promise<V | undefined>;

/** The part of a game's definition that play needs: no words, no templates. */
export interface GameLogic<T extends GameTypes> {
  /** The rules. */
  readonly rules: Game<T['options'], T['state'], T['effect']>;
  /** Automatic players move by a clock of the game's own. Default: by themselves, once the last move has been shown. */
  readonly clocked?: boolean;
  /**
   * The move of an automatic player. Default, and if what finds it can't be loaded: the first legal move.
   * @param draw random numbers for players that vary their moves: the same for the same seed and move number
   */
  choose?(state: T['state'], level: string | undefined, draw: Draw): Fetched<Search<string>>;
  /** The search for a hint; left out by games without hints. If it can't be loaded, `hint()` is refused. */
  hint?(state: T['state']): Fetched<Search<T['hint']>>;
}

/** The element of a {@link GameModel}. */
export interface ModelHost<T extends GameTypes> {
  readonly isConnected: boolean;
  /** Whether anybody can see the element. If not, the model's `advance()` is called once somebody may. */
  readonly visible: boolean;
  /** Whether play is paused. The model pauses it if an automatic player's move was vetoed, or it has none. */
  paused: boolean;
  /** Whether people here can't move. */
  readonly readOnly: boolean;
  /** Settles legal moves in a room, in place of the game's own chance; undefined outside of rooms. */
  readonly settle: ((move: string) => Promise<MoveAnswer | Refusal>) | undefined;
  /** Resolves once the last move has been shown: where nothing moves, once there was time to read it. */
  readonly presented: Promise<void>;
  dispatchEvent(event: Event): boolean;
  requestUpdate(): void;
  /** Shows a move. Resolves when that is over or was cut short; undefined if there is nothing to wait for. */
  present(step: StepOf<T>): Promise<void> | undefined;
  /** Skips the current presentation. */
  cut(): void;
  /** The game has changed, by a move that is not quiet or by anything else. `kept`: the saved game was loaded. */
  changed(cause: ChangeCause, kept: boolean): void;
  /** The page has not allowed a move, or has not answered it; see the model's `vetoed`. */
  vetoed(): void;
}

/** The setup of a new game. */
export interface GameSetup<T extends GameTypes> {
  /** Complete, as `parseOptions` returns them. */
  readonly options: T['options'];
  readonly seats: readonly Seat[];
  /** Default: a fresh one. */
  readonly seed?: string | undefined;
  /** Tells the game from all others. Default: a fresh one. */
  readonly id?: string | undefined;
}
