/**
 * The game of one element: the model and everything around it. Settings, saved game, room, frame and results are plain
 * objects whose constructors get this one. To the game it is the {@link GameContext}, to the model the {@link ModelHost}.
 */
import {isServer} from 'lit';
import {Announcer} from '../controllers/announcer.js';
import type {ChangeCause} from '../controllers/events.js';
import {GameModel} from '../controllers/game-model.js';
import type {GameTypes, ModelHost, Point, StepOf} from '../controllers/game-types.js';
import {OnDemand} from '../controllers/on-demand.js';
import {Presenter, type Choreography, type Speed} from '../controllers/presenter.js';
import {Visibility} from '../controllers/visibility.js';
import {isRefusal, toRefusal, type Refusal} from '../core/game.js';
import {isObject, type Json} from '../core/json.js';
import type {GameRecord} from '../core/record.js';
import {isQuiet, type Moved, type Restored} from '../core/session.js';
import {FrameUi, results} from './frame-ui.js';
import {describe, endWordsOf, moreParts, statusOf} from './frame.js';
import type {EndWords, FrameParts, GameContext, GameDefinition, GameUi, GameView} from './game-definition.js';
import type {GameSettings} from './game-settings.js';
import {SavedGame} from './saved-game.js';
import {onKeydown} from './keys.js';
import {RoomLink} from './room-link.js';
import {SettingsReader, type NewGame} from './settings-reader.js';
import {skipOnPress} from './skip.js';
import type {SoundName} from './sounds.js';
import {consumeTable, type TableSettings} from './table-context.js';
import {viewOf} from './view.js';
import {Dictionary, inAllLanguages, type Words} from './dictionary.js';
import {WordsController} from './words.js';

/** Loaded with the first one; without their files the games are silent. */
const sounds = new OnDemand(() => import('./sounds.js'));
const haptics = new OnDemand(() => import('./haptics.js'));

export class ElementGame<T extends GameTypes> implements GameContext<T>, ModelHost<T> {
  readonly element: GameSettings & T['settings'];
  readonly definition: GameDefinition<T>;
  readonly words: WordsController;
  readonly announcer: Announcer;
  readonly presenter: Presenter;
  readonly model: GameModel<T>;
  readonly settings: SettingsReader<T>;
  readonly saved: SavedGame<T>;
  readonly room: RoomLink<T>;
  readonly frame: FrameUi<T>;
  /** The state that the game keeps for this element, from `mount()`. */
  readonly ui: GameUi<T>;
  /** Templates for modules that are loaded on demand, which contain no Lit. */
  readonly templates = moreParts;
  readonly #visibility: Visibility;
  readonly #table: ReturnType<typeof consumeTable>;
  /** Settles once the last game that has ended is in the statistics. */
  counted: Promise<unknown> | undefined;
  /** The argument of `newGame()` that repeats the challenge in progress; empty outside of challenges. */
  challenge: NewGame = {};
  #view: GameView<T> | undefined;

  constructor(element: GameSettings & T['settings'], definition: GameDefinition<T>) {
    this.element = element;
    this.definition = definition;
    this.words = new WordsController(element, definition.words);
    this.announcer = new Announcer(element);
    this.presenter = new Presenter(element, {speed: () => this.speed});
    this.#visibility = new Visibility(element, {
      needed: () => this.model.kind === 'auto' && !element.paused,
      appeared: () => this.model.session && this.model.advance(),
    });
    this.model = new GameModel<T>(this, definition);
    element.addController(this.model);
    this.settings = new SettingsReader<T>(this);
    this.#table = consumeTable(element, () => {
      this.settings.mark();
      element.requestUpdate();
    });
    this.saved = new SavedGame<T>(this);
    this.room = new RoomLink<T>(this);
    this.frame = new FrameUi<T>(this);
    this.ui = definition.mount(this);
    skipOnPress(this);
    // not from slotted content; browsers that fill in forms fire events without a key
    element.addEventListener('keydown', (event) => event.target === element && event.key && onKeydown(event, this));
  }

  // state

  /** The model, with the settings as they are now. */
  get current(): GameModel<T> {
    if (this.settings.apply()) this.#view = undefined;
    return this.model;
  }

  /** The view to render: the same object until something changes. */
  get view(): GameView<T> {
    const {current} = this;
    return (this.#view ??= viewOf(this, current));
  }

  /** Drops the view after a change; `setting`: the property of the element that has changed. */
  invalidate(setting?: PropertyKey): void {
    this.#view = undefined;
    if (setting !== undefined) this.settings.mark();
  }

  /** The game's parts of the frame around the board. */
  get parts(): FrameParts {
    return this.definition.frame?.(this.view, this.ui) ?? {};
  }

  /** The words of the card at the end. */
  get end(): EndWords {
    return endWordsOf(this.view, this.parts);
  }

  /** The sentences of a module that is loaded on demand, in the language of the element. */
  wordsIn(english: Words, load: (lang: string) => Promise<{default: Words}>): WordsController {
    return new WordsController(this.element, new Dictionary(english, inAllLanguages(load)));
  }

  get root(): ParentNode & EventTarget {
    return this.element.renderRoot;
  }

  /** The settings of the table around the element. */
  get table(): TableSettings | undefined {
    return this.element.firstRender ? undefined : this.#table.value;
  }

  get speed(): Speed {
    if (this.settings.apply()) this.#view = undefined;
    return this.settings.speed ?? this.table?.speed ?? 'normal';
  }

  /** Whether nothing should move. */
  get still(): boolean {
    return !isServer && this.presenter.isStill;
  }

  get canUndo(): boolean {
    return !this.room.isSet && this.current.session.canUndo;
  }

  get canRedo(): boolean {
    return !this.room.isSet && this.current.session.canRedo;
  }

  // ModelHost

  get isConnected(): boolean {
    return this.element.isConnected;
  }

  get visible(): boolean {
    return this.#visibility.visible;
  }

  /** Also true in a room whose game has not begun. */
  get paused(): boolean {
    return this.element.paused || this.room.isIdle;
  }

  set paused(paused: boolean) {
    this.element.paused = paused;
  }

  get readOnly(): boolean {
    return this.element.readOnly;
  }

  get settle(): ModelHost<T>['settle'] {
    return this.room.settle;
  }

  get presented(): Promise<void> {
    return this.presenter.presented;
  }

  dispatchEvent(event: Event): boolean {
    return this.element.dispatchEvent(event);
  }

  requestUpdate(): void {
    this.element.requestUpdate();
  }

  present(step: StepOf<T>): Promise<void> | undefined {
    if (!isQuiet(step)) this.say(describe(this.definition, step.effects, this.view, true));
    const choreography = this.ui.present?.(step);
    if (!choreography) return undefined;
    // without motion there is no choreography that makes sounds
    if (!isQuiet(step) && this.still) this.sound(step.effects.some(({type}) => type === 'won') ? 'win' : 'place');
    const shown = this.presenter.present(choreography);
    if (this.model.session.result) this.frame.celebrateAfter(shown, () => this.model.step === step);
    return this.presenter.busy ? shown : undefined;
  }

  cut(): void {
    this.presenter.finish();
  }

  changed(cause: ChangeCause, kept: boolean): void {
    this.#view = undefined;
    if (!this.frame.notice.shown?.action) this.frame.notice.clear();
    this.frame.verdict = 'toBeat';
    if (cause !== 'new') this.frame.accept();
    this.ui.changed?.(cause);
    // undo, load and new games are announced, too
    if (cause !== 'move') this.say(statusOf(this.definition, this.view, this.parts));
    // a game that was saved at its end may not have been counted
    if ((cause === 'move' || kept) && this.model.session.result)
      this.counted = results.use((use) => use.countGame(this));
    if (kept) this.saved.follow();
    else if (this.ui.worthKeeping?.(cause) ?? true) this.saved.keep(cause);
  }

  vetoed(): void {
    this.say(this.words.say(this.model.vetoed!));
  }

  // calls of the page and of buttons

  /** Fires `game-start` for a new game; at first, a saved game is resumed. */
  begin(): void {
    const read = (): unknown => {
      const chosen = this.stored('start');
      if (isObject(chosen)) this.settings.choose(chosen as NewGame);
      this.frame.offer();
      return this.current && this.saved.read();
    };
    if (this.current.begin(read)) this.waitForStart();
  }

  /** A game of automatic players alone waits for Start. */
  waitForStart(): void {
    const {autoplay} = this.element;
    if (!autoplay && this.current.session.seats.every(({kind}) => kind === 'auto')) this.paused = true;
  }

  /** Starts a game with the settings; `setup` has options, players or a seed for this game only. */
  async newGame(setup: NewGame = this.challenge): Promise<Restored | Refusal> {
    const refused = this.#refusedInRoom();
    if (refused) return refused;
    // the date of a daily game may have changed
    this.settings.mark();
    const {current: model} = this;
    const made = toRefusal(() => this.settings.setupOf(setup), 'What newGame() was given');
    if (!isRefusal(made)) {
      if (setup !== this.challenge) this.challenge = {};
      return model.newGame(made);
    }
    model.report(made);
    return made;
  }

  async undo(): Promise<Restored | Refusal> {
    this.begin();
    return this.#refusedInRoom() ?? this.model.undo();
  }

  async redo(): Promise<Restored | Refusal> {
    this.begin();
    return this.#refusedInRoom() ?? this.model.redo();
  }

  async load(game: GameRecord | string): Promise<Restored | Refusal> {
    return this.#refusedInRoom() ?? this.current.load(game);
  }

  /** Refuses calls that would change a room's game for everybody. */
  #refusedInRoom(): Refusal | undefined {
    const {refusal} = this.room;
    if (refusal) this.model.report(refusal);
    return refusal;
  }

  // GameContext

  act(move: string, from?: Point, by: 'person' | 'auto' = 'person'): Promise<Moved<T['state'], T['effect']> | Refusal> {
    return this.model.play(move, by, {from});
  }

  skip(): void {
    this.model.skip();
  }

  show(choreography: Choreography): Promise<void> {
    return this.presenter.present(choreography);
  }

  hint(again?: () => void): Promise<unknown> {
    return this.frame.hint(again);
  }

  refuse(reason: string, pressed?: Element | null): void {
    this.sound('refuse');
    this.frame.refuse(reason, pressed);
  }

  say(text: string): void {
    this.announcer.say(text);
  }

  readonly sound = (name: SoundName, note?: number): void => {
    if (this.element.sound || this.#table.value?.sound) void sounds.use(({makeSound}) => makeSound(name, note));
    if (this.element.haptics !== 'off' && /^(capture|clear|snake|win)$/.test(name))
      void haptics.use(({vibrateFor}) => vibrateFor(this));
  };

  stored(part: string): unknown {
    return this.saved.storage.read(part);
  }

  store<V extends Json>(part: string, value: V | ((kept: unknown) => V)): V {
    return this.saved.storage.update(part, value);
  }

  saveGame(): void {
    this.saved.keep();
  }
}
