/** The contract between a game and its element: the definition of a game, and the objects that its functions get. */
import type {CSSResultGroup} from 'lit';
import type {Activity, GameLogic, GameTypes, NotMade, Point, StepOf} from '../play/game-types.js';
import type {ChangeCause} from '../play/events.js';
import type {Search} from '../core/search.js';
import type {OnDemand} from '../core/on-demand.js';
import type {Choreography} from '../input/presenter.js';
import type {Speed} from '../play/settings.js';
import type {Refusal, Result} from '../core/game.js';
import type {Json, JsonObject} from '../core/json.js';
import type {Level} from '../core/levels.js';
import type {Seat} from '../core/record.js';
import type {HistoryEntry, LoggedMove, Moved, Restored} from '../core/session.js';
import type {CardModel} from './templates/dialog.js';
import type {PanelParts} from './templates/panel.js';
import type {PlayerModel} from './templates/players.js';
import type {TokenModel} from './templates/token.js';
import type {ToolModel} from './templates/toolbar.js';
import type {Dictionary, PlayerWord, WordValues} from './dictionary.js';
import type {GameSettings} from './game-settings.js';
import type {NewGame} from '../play/read-settings.js';
import type {WordsController} from './words.js';

/** The names of all sounds. */
export type SoundName =
  'roll' | 'step' | 'snake' | 'ladder' | 'rung' | 'place' | 'clear' | 'capture' | 'win' | 'refuse';

/**
 * Everything that the functions of a game draw: one read-only value for each change. Only `words` and `settings`, which
 * belong to the element, change later.
 */
export interface GameView<T extends GameTypes> {
  /** The state to draw: during a replay that of the replay; on the first render without dealt random values. */
  readonly state: T['state'];
  /** Whether `state` is that of the game, and not of a replay or masked. */
  readonly live: boolean;
  /** The move shown last; undefined after an undo, a load or a new game, and before any move. */
  readonly step: StepOf<T> | undefined;
  /** The number of effects of `step` that have been told: fewer than all while a choreography tells one after the other. */
  readonly told: number;
  /** Whether this is the first render, which a server may have made: it leaves out what only the page knows. */
  readonly firstRender: boolean;
  /** The activity: a move is being shown, an automatic player thinks, a replay runs, or none of these. */
  readonly activity: Activity;
  /** A move is being shown, as it was made or in a replay. */
  readonly showing: boolean;
  /** The page owes an answer to a move. */
  readonly asking: boolean;
  /** Why the last move was not made: the page has not allowed it (`vetoed`), or its answer was no move (`failed`). */
  readonly vetoed: NotMade | undefined;
  /** Play is paused: nobody moves, and animations stop. */
  readonly paused: boolean;
  /** People can't move here; calls of the page still work. */
  readonly readOnly: boolean;
  /** The seat to act; undefined once the game is over. */
  readonly turn: number | undefined;
  /** The seat that is shown to act: while a move is shown, the one that makes it. */
  readonly acting: number | undefined;
  /** Whether a person here may move now. */
  readonly mayAct: boolean;
  /** The same as soon as what is being shown has been skipped. */
  readonly mayActSoon: boolean;
  /** The legal moves of the game. */
  readonly legal: readonly string[];
  /** The moves out of turn that a person here may make now: to join, to leave. In a room only those of their own seat. */
  readonly outOfTurnMoves: readonly string[];
  /** The number of moves made. */
  readonly number: number;
  /** All moves made, oldest first. */
  readonly history: readonly HistoryEntry[];
  /** Tells this game from all others, also after a reload. */
  readonly gameId: string;
  /** The options of this game, complete. Those set on the element may be of the next game. */
  readonly options: T['options'];
  /** The seed of all random numbers; undefined if any outcome was supplied from outside. */
  readonly seed: string | undefined;
  /** The players in order: name, which may be empty, kind, colour, level. */
  readonly seats: readonly Seat[];
  /** The seat of the only person at this page: alone, against computers or in a room. */
  readonly you: number | undefined;
  /** The players as values for sentences: `words.say('captured', {player: players[1]})`. */
  readonly players: readonly PlayerWord[];
  /** The players' names, "Computer" or "Player 2" where one has none. */
  readonly names: readonly string[];
  /**
   * A sentence about a player, its `{player}`. The only person at this page, against computers or in a room, is told
   * the sentence with the key `…You`, if there is one: "Your turn."
   */
  readonly tell: (this: void, key: string, seat: number, values?: WordValues) => string;
  /** The players' tokens. */
  readonly tokens: readonly TokenModel[];
  /** The result; undefined until the game is over. Present while the last move is still being shown. */
  readonly result: Result | undefined;
  /** The last hint for this position: another object for each call of `hint()`. */
  readonly hint: T['hint'] | undefined;
  /** A hint is being looked for. */
  readonly hinting: boolean;
  /** The last moves, at most 200, oldest first; without one that is just being shown. */
  readonly log: readonly LoggedMove<T['effect']>[];
  /** Whether help is to be shown. */
  readonly hints: boolean;
  /** The speed in force: the element's own, or its table's. */
  readonly speed: Speed;
  /** Nothing should move: `speed="instant"`, reduced motion, or out of sight. Costly: ask for it last, not in every render. */
  readonly still: boolean;
  /** Sentences in the reader's language. */
  readonly words: WordsController;
  /** The element: its settings that concern no rules. */
  readonly settings: T['settings'];
}

/** The game's access to its element: the argument of `mount`. */
export interface GameContext<T extends GameTypes> {
  /** The element: its settings, and the host of the game's own controllers. */
  readonly element: GameSettings & T['settings'];
  /** Contains everything rendered. */
  readonly root: ParentNode & EventTarget;
  /** The view as it is now. */
  readonly view: GameView<T>;
  /** Makes a move for the person at this page, or by a clock for an automatic player; refused if it is not their turn. */
  act(move: string, from?: Point, by?: 'person' | 'auto'): Promise<Moved<T['state'], T['effect']> | Refusal>;
  /** Makes one of `view.outOfTurnMoves`. */
  actOutOfTurn(move: string): void;
  /** Starts a new game with the settings, or with other options, `players` or `seed` for this game only. */
  newGame(setup?: NewGame): Promise<Restored | Refusal>;
  /**
   * Looks for a hint at a person's request; the view then has it. If its file can't be loaded, they are told and can try
   * again: the search, or `retry`.
   */
  hint(retry?: () => void): Promise<unknown>;
  /** Skips what is being shown. */
  skip(): void;
  /** Shows something that is no move: a piece that flies back, a hint. The next move cuts it short. */
  show(choreography: Choreography): Promise<void>;
  /**
   * Answers a press without effect: a short sentence in place of the status, a sound, and a shake of what was pressed.
   * Screen readers hear the sentence, or `spoken`.
   */
  refuse(reason: string, pressed?: Element | null, spoken?: string): void;
  /** Renders again. */
  requestUpdate(): void;
  /** Announces a sentence to screen readers. */
  say(text: string): void;
  /**
   * Tells the first `count` effects of the move that is being shown: their sentences are said, and are in the status line.
   * For a choreography that shows one effect after the other. `present` calls it first, with what is told at once: by
   * default all. What is left at the end is told once the move has been shown, or cut short.
   */
  tell(count: number): void;
  /** Makes a sound, if sounds are on; `note`: so many notes of a scale higher. */
  readonly sound: (name: SoundName, note?: number) => void;
  /** Reads what {@link store} has saved: unchecked plain JSON; undefined if there is none. */
  stored(part: string): unknown;
  /**
   * Saves something beside the game, best scores say, under a key of its own: a value, or what a function makes of what
   * is saved now, which another tab may have written. Without `autosave` it lasts as long as the element.
   */
  store<V extends Json>(part: string, value: V | ((kept: unknown) => V)): V;
  /** Saves the game as it is now; nothing without `autosave`. */
  saveGame(): void;
}

/** The state of a game in one element: a dragged piece, cursors, a clock. All members are optional. */
export interface GameUi<T extends GameTypes> {
  /** The game has changed, by a move that is not quiet or by anything else. */
  changed?(cause: ChangeCause): void;
  /**
   * Returns the choreography of a move, as it is made or in a replay, also of quiet ones. The board is rendered as it is
   * after the move; the choreography animates it from how it was. Undefined: nothing moves.
   */
  present?(step: StepOf<T>): Choreography | undefined;
  /** Before each rendering, with the settings that have changed. */
  update?(view: GameView<T>, changed: ReadonlyMap<PropertyKey, unknown>): void;
  /** After each rendering. */
  updated?(view: GameView<T>, changed: ReadonlyMap<PropertyKey, unknown>): void;
  /** A key that belongs to no control with the focus; true where it has a meaning for the game. */
  key?(event: KeyboardEvent): boolean;
  /** The target of the element's `focus()`. */
  focusTarget?(): HTMLElement | SVGElement | null | undefined;
  /** Whether the game is to be kept after a change; a game of very many moves leaves some out. */
  worthKeeping?(cause: ChangeCause): boolean;
}

/** A game's parts of the frame around its board. All are optional. */
export interface FrameParts {
  /**
   * Width of the board divided by its height. The board then takes the available space. Default: it has
   * a size of its own.
   */
  readonly ratio?: number;
  /** Figures above the board, or on top of what stands beside it: `headTemplate()`. */
  readonly head?: unknown;
  /** The roll button, the tray: what play is made with, beside the board. */
  readonly controls?: unknown;
  /** Tools beside those that every game has. */
  readonly tools?: readonly (ToolModel | false | undefined)[];
  /** Under "More", below the list of moves: statistics, seldom needed buttons. */
  readonly extra?: unknown;
  /** Below everything: what the page or a person has asked to see, a table of figures say. */
  readonly below?: unknown;
  /** Tries again to load what is shown on the board or below it; undefined if nothing is missing. */
  readonly retry?: (() => void) | undefined;
  /** The status line. Default: the move's sentences, and whose turn it is. */
  readonly status?: string | undefined;
  /** Details beside a player's name: a square, points. */
  readonly player?: (seat: number) => Omit<PlayerModel, keyof TokenModel | 'name' | 'turn' | 'mark'>;
  /** The words of the card at the end. Default: who has won. */
  readonly end?: (standard: EndWords) => EndWords;
  /** Content above the buttons before the first move of a game that waits for *Play*: the choice of a speed. */
  readonly start?: unknown;
  /** A figure on the upper edge of the card before the first move: an SVG, about 60 pixels high or larger. Default: two tokens. */
  readonly sitter?: unknown;
  /** Whether a pause is worth a tool. Default: where there are automatic players. */
  readonly pausable?: boolean;
}

/** A game's content under "More", in a module that is loaded when it is opened. */
export interface MorePart<View = never, Ui = never> {
  /**
   * Below the list of moves: statistics, seldom needed buttons. Made with `html` of `@parlour/elements/kit`
   * (templates/lit-free.ts), which is the same as Lit's, so that the file brings no Lit of its own.
   */
  extra(view: View, ui: Ui, parts: MoreParts): unknown;
  /** Its styles, made with `css` from there, which takes no values. */
  readonly styles?: CSSResultGroup;
}

/** Templates that the main file has already, handed to what is under "More". */
export interface MoreParts extends PanelParts {
  readonly tokenTemplate: (token: TokenModel) => unknown;
}

/** A keyframe: its time in seconds, the centre, and optionally the opacity, 0 to 1, and the scale. */
export type Spot = readonly [second: number, x: number, y: number, opacity?: number, scale?: number];

/** An animated drawing that repeats without end. */
export interface MovingDrawing {
  readonly width: number;
  readonly height: number;
  /** SVG markup of the background, which does not move. */
  readonly ground: string;
  /** True for linear easing between keyframes; otherwise each step eases in and out. */
  readonly steady?: boolean;
  /** The moving shapes: SVG markup centred on 0, 0, and keyframes, the first at second 0. */
  readonly actors: readonly {readonly shape: string; readonly way: readonly Spot[]}[];
}

/** An animated drawing and sentences that explain the game to new players. */
export interface HowToPlayPart<T extends GameTypes> {
  readonly drawing: MovingDrawing;
  /** At most four short sentences. */
  sentences(this: void, view: GameView<T>): readonly string[];
}

/** A solver, which finds the value of a position. */
export interface Solver<T extends GameTypes> {
  /** Returns the value for the seat to act under perfect play: 1 a win, 0 a draw, −1 a loss; undefined if the search takes too long. */
  worthOf(this: void, state: T['state']): Search<number | undefined>;
}

/** The content of the card at the end. */
export interface EndWords extends Pick<CardModel, 'title' | 'text' | 'picture'> {
  /** The label of a first button that takes back the last move; for a dead end. */
  readonly takeBack?: string;
}

/** The possible players. All members are optional. */
export interface PlayerChoices {
  /** Number of players where the page does not say. Default: the fewest. */
  readonly number?: number;
  /** Levels of automatic players, from the weakest. Default: there is only one. */
  readonly levels?: readonly string[];
  /** Colours that players can choose in a room. Default: those of the six tokens. */
  readonly colors?: readonly string[];
}

/** A game's additions to statistics and to the text of a result. All members are optional. */
export interface ResultDetails<T extends GameTypes> {
  /** The options that make another game of it. Default: all but those that chance deals where the page leaves them out. */
  variant?(this: void, options: T['options']): JsonObject;
  /** The score of a game for one player. Default: that of its result, if it has one. */
  score?(this: void, state: T['state']): number;
  /** The number of moves as the game counts them. Default: those of the record. */
  moves?(this: void, state: T['state']): number;
  /** Fewer is better, of pegs say. */
  readonly low?: boolean;
  /** The date of a daily game. */
  day?(this: void, options: T['options']): string | null;
  /** Lines of characters that show how the game went, or ended, without telling how to win it. */
  drawing?(this: void, view: GameView<T>): readonly string[];
  /** More figures, as words. */
  figures?(
    this: void,
    view: GameView<T>,
    kept: (part: string) => unknown,
  ): readonly (readonly [name: string, value: string])[];
}

/** Modules of a game that are loaded on demand, from files of their own: `new OnDemand(() => import('./more.js'))`. */
export interface OnDemandParts<T extends GameTypes, Ui> {
  /** The same as `extra` of {@link FrameParts}, loaded when More is opened. */
  readonly more?: OnDemand<MorePart<GameView<T>, Ui>>;
  /** How the game is played, which comes first under More. */
  readonly howToPlay?: OnDemand<{readonly howToPlay: HowToPlayPart<T>}>;
  /** Knows until when a game could have been won. Only for games in which chance has no part. */
  readonly solver?: OnDemand<Solver<T>>;
  /** Additions to statistics and to the text of a result. */
  readonly resultDetails?: OnDemand<{readonly resultDetails: ResultDetails<T>}>;
  /** Graded puzzles, from the easiest; `score` of the result details earns their stars. */
  readonly levels?: OnDemand<{readonly levels: readonly Level[]}>;
}

/** A game as its element needs it: functions of the view, and of what `mount` has made for the element (`Ui`). */
export interface GameDefinition<T extends GameTypes, Ui extends GameUi<T> = GameUi<T>> extends GameLogic<T> {
  /** The sentences, in all languages. */
  readonly words: Dictionary;
  readonly players?: PlayerChoices;
  /** The options as set on the element, with what follows from the players: where a colour is a place on the board. */
  optionsFor?(options: JsonObject, seats: readonly Seat[]): JsonObject;
  /**
   * Ways to play that a person may choose before a game: options by the key of the name. The first one has none.
   * Default: no choice.
   */
  readonly presets?: Readonly<Record<string, JsonObject>>;
  /** The one that is chosen at first where the page leaves it open, unless a server has drawn the game. */
  preset?(this: void, window: Window): JsonObject;
  /** The seed that goes with these options, whatever `seed` says: in a daily game that of the day. */
  seedFor?(options: T['options']): string | undefined;
  /**
   * The state without what chance has dealt: for a first render whose seed the page does not share. The options are
   * those of the page: what is missing in them has been dealt.
   */
  mask?(state: T['state'], options: T['options']): T['state'];
  /** A player's token. Default: that of the seat, in the player's colour. */
  token?(seat: number, color: string | undefined, state: T['state']): TokenModel;
  readonly onDemand?: OnDemandParts<T, Ui>;
  /** Makes what belongs to a single element on the page: called once, by its constructor. */
  mount(context: GameContext<T>): Ui;
  /** The template of the board. */
  board(view: GameView<T>, ui: Ui): unknown;
  /** The parts of the frame around the board. */
  frame?(view: GameView<T>, ui: Ui): FrameParts;
  /**
   * One thing that happened, as a sentence; empty for what needs no word. `spoken`: for screen readers, with what others see on
   * the board, such as the names of places. Without it, for the status line and the list of moves.
   */
  sentence(effect: T['effect'], view: GameView<T>, spoken?: boolean): string;
  /** The name of a move on the screen: "column 4". Default: the move itself. */
  moveName?(move: string, view: GameView<T>): string;
  /** Whose turn it is: "Ada to roll."; `spoken`: for screen readers. */
  turnSentence(seat: number, view: GameView<T>, spoken?: boolean): string;
}
