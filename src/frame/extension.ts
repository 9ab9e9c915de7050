/**
 * The contract of extensions: what an element does beside playing and showing a game. An extension is loaded when it is
 * wanted. While a game goes on it gets a view, after the end a {@link FinishedGame}: both are values, so that it can't
 * take the game on the board for the one it was told of. It fills named places of the frame.
 */
import type {CSSResultGroup} from 'lit';
import type {Autosave} from '../play/autosave.js';
import type {GameModel} from '../play/game-model.js';
import type {GameTypes} from '../play/game-types.js';
import type {Refusal} from '../core/game.js';
import type {GameRecord} from '../core/record.js';
import type {Words} from './dictionary.js';
import type {EndWords, GameDefinition, GameUi, GameView, MoreParts} from './game-definition.js';
import type {WordsController} from './words.js';
import type {Play} from '../play/play.js';
import type {NewGame, Settings} from '../play/read-settings.js';
import type {Settler} from '../play/settler.js';
import type {CardModel} from './templates/dialog.js';
import type {ToolModel} from './templates/toolbar.js';
import type {Feedback} from './feedback.js';
import type {FrameState} from './frame-state.js';

/** An extension: a few lines in the main file, and a module that is loaded when it is wanted. */
export interface Extension<T extends GameTypes = GameTypes, R extends object = Running<T>> {
  /** Unique among the extensions of an element. */
  readonly name: string;
  /** The panel that it belongs to: it is loaded when that is opened. */
  readonly panel?: string;
  /** Whether it is wanted now, also without its panel; asked after each update. Default: only when it is used. */
  wanted?(now: Now<T>, game: GameDefinition<T>): boolean;
  /** When this changes, it is ended and started anew: another room. */
  key?(now: Now<T>): unknown;
  /** Whether it is loaded only once the board has been in view, so that it does not delay the first render. */
  readonly late?: boolean;
  /** The number of its buttons on the card before the first move, which has room for them before it is loaded. */
  keys?(now: Now<T>, game: GameDefinition<T>): number;
  /** Whether the game can't go on without it: then the person here is told if it can't be loaded. */
  readonly needed?: boolean;
  /** Whether it gets the board, for games that are decided elsewhere. */
  readonly settles?: boolean;
  /** Rejects, or gives undefined, if a file can't be loaded; the next update or press then tries again. */
  load(game: GameDefinition<T>): Promise<ExtensionModule<T, R> | undefined>;
}

/** The module of an extension. */
export interface ExtensionModule<T extends GameTypes, R extends object = Running<T>> {
  /** @param board only for an extension that `settles` */
  start(host: ExtensionHost<T>, now: Now<T>, board: Board<T>): R;
  /** Adopted once by each element. */
  readonly styles?: CSSResultGroup;
}

/** An extension in one element. All members are optional. */
export interface Running<T extends GameTypes = GameTypes> {
  /** A game has ended, or a finished one was loaded. `isNews`: it ended here, and counts. */
  over?(game: FinishedGame<T>, isNews: boolean): Promise<unknown> | void;
  /** The content of named places of the frame; undefined while it is not ready. */
  places?(now: Now<T>): Places | undefined;
  /** Decides the moves; undefined while the game is this page's own. */
  readonly settler?: RoomSettler | undefined;
  /** Called when it is not wanted any more, or the element has left its page. Without it, the extension stays. */
  end?(): void;
}

/** Decides the moves of a game that is kept elsewhere. */
export interface RoomSettler extends Settler {
  /** The record of the game, the same for everybody. */
  readonly record: GameRecord | undefined;
  /** The moves by which the player here joins or leaves, whoever's turn it is. */
  readonly outOfTurnMoves: readonly string[];
  /** Requests such a move. */
  propose(move: string): void;
}

/** The situation of one update: a value. */
export interface Now<T extends GameTypes> {
  readonly view: GameView<T>;
  readonly settings: Settings<T>;
  /** The name of the panel that is open. */
  readonly panel: string | undefined;
  /** Whether players and rules of this game are still the choice of the person here. */
  readonly offered: boolean;
}

/** A game that has ended: a value. */
export interface FinishedGame<T extends GameTypes> {
  /** The view at the end: state, result, options, seats, names, history, words. */
  readonly view: GameView<T>;
  readonly record: GameRecord;
  /** The words of the card at the end. */
  readonly end: EndWords;
  /** The settings at the end, for links to the next game. */
  readonly settings: Settings<T>;
  /** The argument of `newGame()` that repeats the challenge that it was; empty outside of challenges. */
  readonly challenge: NewGame;
}

/** A button on a card. */
export type ButtonModel = CardModel['buttons'][number];

/** The named places of the frame. All are optional. */
export interface Places {
  /** The panel over everything but the board. A function: it shows what the frame and other extensions give. */
  readonly panel?: ((content: PanelContent) => unknown) | undefined;
  /** On the card before the first move, above its buttons. */
  readonly card?: unknown;
  /** Further buttons there. */
  readonly buttons?: readonly ButtonModel[];
  /** On the card at the end. */
  readonly end?: EndPlace | undefined;
  /** Above the status line. */
  readonly line?: unknown;
  /** The status line, in place of the usual one. */
  readonly status?: (usual: string) => string | undefined;
  /** Tools in the row, or under "More". */
  readonly tools?: readonly ToolModel[];
  /** Under "More", below the list of moves. */
  readonly details?: unknown;
  /** On the plate of a player in a game without points: games won. */
  readonly tally?: ((seat: number) => number) | undefined;
  /** Behind a player's name. */
  readonly mark?: (seat: number) => unknown;
  /** Whether the score to beat was beaten. */
  readonly verdict?: 'beaten' | 'notBeaten' | undefined;
  /** Custom states of the element: `:state(offline)`. */
  readonly states?: Readonly<Record<string, boolean>>;
}

/** Content of a panel, from the frame and from other extensions. */
export interface PanelContent {
  /** Tools that the row has no room for. */
  readonly tools: readonly ToolModel[];
  readonly details: readonly unknown[];
  /** Tries again to load what is missing; undefined if nothing is. */
  readonly retry: (() => void) | undefined;
}

/** An extension's part of the card at the end. */
export interface EndPlace {
  /** Above the buttons. */
  readonly content?: unknown;
  /** Before all other buttons: the next level. */
  readonly next?: ButtonModel | undefined;
  /** In place of "Play again" and of what concerns a game of this page alone. */
  readonly buttons?: readonly ButtonModel[];
}

/** The element as its extensions know it: settings of its own, and an event target. There is no game in it. */
interface ExtensionTarget extends EventTarget {
  readonly id: string;
  speed?: Settings<GameTypes>['speed'] | undefined;
  sound: boolean;
  paused: boolean;
  room?: string | undefined;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  matches(selectors: string): boolean;
  requestFullscreen(): Promise<void>;
}

/** The access of an extension to its element. Games come as values. */
export interface ExtensionHost<T extends GameTypes> {
  readonly target: ExtensionTarget;
  readonly definition: GameDefinition<T>;
  /** The game's own state for this element. */
  readonly ui: GameUi<T>;
  /** The sentences of the game. */
  readonly words: WordsController;
  /** The sentences of the extension, in the language of the element. */
  wordsIn(english: Words, load: (lang: string) => Promise<{default: Words}>): WordsController;
  /** Templates of the main file, for modules without Lit. */
  readonly templates: MoreParts;
  /** Announces sentences to screen readers, and shows notices. */
  readonly feedback: Pick<Feedback<T>, 'say' | 'notify'>;
  /** Opens and closes panels, and tells of what could not be loaded. */
  readonly frame: Pick<FrameState, 'open' | 'loadErrorNotice'>;
  /** Values stored beside the game. */
  readonly storage: Pick<Autosave, 'read' | 'update'>;
  /** The person's choices, what is kept of challenges, and another game on the board. */
  readonly play: Pick<Play<T>, 'choose' | 'keepChallenge' | 'load'>;
  /** Fires `game-error`. */
  report(refusal: Refusal): void;
  /** Makes a move for the person here. */
  act(move: string): Promise<unknown>;
  /** Starts a game for the person here; the one in progress can be taken back for a while. */
  newGame(setup: NewGame): void;
}

/** The board in the hands of an extension that settles games. */
export interface Board<T extends GameTypes> {
  /** Makes moves that were settled elsewhere, loads and starts games. */
  readonly model: Pick<GameModel<T>, 'session' | 'seats' | 'settle' | 'newGame' | 'load'>;
  /** Resolves once everything so far has been rendered and shown. */
  presented(): Promise<void>;
  /** Sets the page's own game aside, before another is put on the board. */
  setAside(): void;
}
