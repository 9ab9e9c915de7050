/** The types of a game as the model plays it, and what the model needs of its element. */
import type {Effect, Game} from '../core/game.js';
import type {JsonObject} from '../core/json.js';
import type {Draw} from '../core/random.js';
import type {Seat} from '../core/record.js';
import type {Search} from '../core/search.js';
import type {Session, Step} from '../core/session.js';
import type {Settler} from './settler.js';
import type {ChangeCause} from './events.js';

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

/** The element as it is now: who may move, and what players are called. */
export interface Situation {
  /** The players' names as they are shown, by seat. */
  readonly names: readonly string[];
  readonly isConnected: boolean;
  /** Whether anybody can see the element. If not, the model's `advance()` is called once somebody may. */
  readonly visible: boolean;
  readonly paused: boolean;
  /** Whether people here can't move. */
  readonly readOnly: boolean;
}

/** Shows moves. */
export interface MoveStage<T extends GameTypes> {
  /** Resolves once the last move has been shown: where nothing moves, once there was time to read it. */
  readonly presented: Promise<void>;
  /** The same, and the element has been rendered after it. */
  readonly landed: Promise<void>;
  /**
   * Shows a move, or the starting position of a replay. Resolves when that is over or was cut short, and never
   * rejects; undefined if there is nothing to wait for.
   */
  present(step: StepOf<T> | undefined): Promise<void> | undefined;
  /** Skips what is being shown. */
  cut(): void;
}

/** The element of a {@link GameModel}. */
export interface ModelHost<T extends GameTypes> {
  readonly situation: Situation;
  readonly stage: MoveStage<T>;
  /** Decides moves in place of the seed. */
  readonly settler: Settler | undefined;
  dispatchEvent(event: Event): boolean;
  /** Pauses play: an automatic player's move was vetoed, or it has none. */
  pause(): void;
  /**
   * Something in the model has changed, by default only what is shown. `vetoed`: the page has not allowed a move, or not
   * answered it. `kept`: the saved game was loaded.
   */
  changed(cause?: ChangeCause | 'vetoed', kept?: boolean): void;
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
