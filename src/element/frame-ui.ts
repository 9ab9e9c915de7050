/** State of one element's frame: what is open, the notice, and where focus goes. */
import type {CSSResultGroup, ReactiveController} from 'lit';
import type {Announcer} from '../controllers/announcer.js';
import {Notice, type NoticeModel} from '../controllers/notice.js';
import {OnDemand} from '../controllers/on-demand.js';
import type {Presenter} from '../controllers/presenter.js';
import {isRefusal} from '../core/game.js';
import {celebrate} from '../templates/confetti.js';
import type {GameHost, GameTypes, GameUi, GameView, MorePart} from './game-definition.js';
import type {ResultPorts} from './result-ports.js';
import {results} from './results.js';
import type {RoomLink} from './room-link.js';
import type {WordsController} from './words.js';

/** Milliseconds a notice with an undo button stays. */
const timeToTakeBack = 6000;

/** The modules of the panel; one that can't be loaded is undefined. */
interface FetchedPanel<T extends GameTypes> {
  readonly panel: typeof more.module;
  readonly own: MorePart<GameView<T>, GameUi<T>> | undefined;
  /** Whether one of them could not be loaded. */
  readonly lacks: boolean;
}

/** The panel of "More" is loaded when the button is pressed. */
const more = new OnDemand(() => import('./more.js'));

export class FrameUi<T extends GameTypes> implements ReactiveController {
  /** The element, whose methods the buttons call. */
  readonly element: GameHost;
  readonly notice: Notice;
  readonly #words: WordsController;
  readonly announcer: Announcer;
  readonly presenter: Presenter;
  readonly room: RoomLink<T>;
  readonly #results: ResultPorts<T>;
  readonly #addStyles: (styles: Promise<readonly CSSResultGroup[]>) => void;
  #figures: readonly (readonly [name: string, value: string])[] = [];
  /** Whether the statistics could not be loaded. */
  #uncounted = false;
  /** The button of a notice, wherever it is. */
  #link: Element | null | undefined;
  #fetching = false;
  #fetched: FetchedPanel<T> | undefined;
  #logOpen = false;
  #panelOpen = false;
  #putAway: unknown;
  #focused: Element | null | undefined;
  #card: Element | null | undefined;

  constructor(
    element: GameHost,
    words: WordsController,
    announcer: Announcer,
    presenter: Presenter,
    ports: ResultPorts<T>,
    room: RoomLink<T>,
    addStyles: (styles: Promise<readonly CSSResultGroup[]>) => void,
  ) {
    this.element = element;
    this.#addStyles = addStyles;
    this.#words = words;
    this.announcer = announcer;
    this.presenter = presenter;
    this.#results = ports;
    this.room = room;
    this.notice = new Notice(element);
    element.addController(this);
    element.addEventListener('pointerdown', (event) => this.#onPointerdown(event));
    element.addEventListener('keydown', (event) => this.#panelOpen && this.#onKeydown(event), {capture: true});
  }

  /** The list of moves is open. */
  get logOpen(): boolean {
    return this.#logOpen;
  }

  set logOpen(open: boolean) {
    this.#logOpen = open;
    this.element.requestUpdate();
  }

  /** The panel of "More" is open. */
  get panelOpen(): boolean {
    return this.#panelOpen;
  }

  set panelOpen(open: boolean) {
    this.#panelOpen = open;
    if (open) {
      this.#fetch();
      void this.#count();
    }
    this.element.requestUpdate();
  }

  /** Says that a file could not be loaded; the button tries again. */
  lacking(again: () => void): NoticeModel {
    return this.#noticeOf(this.#words.say('notLoaded'), 'tryAgain', again);
  }

  /** Says so of what the player asked for, in place of the status. */
  miss(again: () => void): void {
    // the panel would cover it
    this.panelOpen = false;
    this.notice.show(this.lacking(again));
  }

  /** Looks for a hint at the player's request. */
  async hint(again = (): void => void this.hint()): Promise<unknown> {
    const hint = await this.element.hint();
    if (isRefusal(hint) && hint.code === 'not-loaded') this.miss(again);
    return hint;
  }

  /** The modules of the panel: undefined while they load. */
  get fetched(): FetchedPanel<T> | undefined {
    return this.#fetched;
  }

  /** Loads again what the panel lacks; undefined if it lacks nothing. */
  get again(): (() => void) | undefined {
    return this.#fetched?.lacks || this.#uncounted ? this.#again : undefined;
  }

  #again = (): void => {
    this.#fetched = undefined;
    this.#uncounted = false;
    this.panelOpen = true;
  };

  /** Loads the modules of the panel; a load that failed is retried. */
  #fetch(): void {
    if (this.#fetching || (this.#fetched && !this.#fetched.lacks)) return;
    this.#fetching = true;
    this.#addStyles(this.#fetchParts());
  }

  async #fetchParts(): Promise<readonly CSSResultGroup[]> {
    const added = this.#results.game.onDemand?.more;
    const [panel, own] = await Promise.all([more.use((module) => module), added?.use((module) => module)]);
    this.#fetching = false;
    this.#fetched = {panel, own, lacks: !panel || (added !== undefined && !own)};
    return [panel?.styles ?? [], own?.styles ?? []];
  }

  /** Statistics as text; empty before they are loaded. */
  get figures(): readonly (readonly [name: string, value: string])[] {
    return this.#figures;
  }

  async #count(): Promise<void> {
    const figures = await results.use((use) => use.figures(this.#results));
    this.#uncounted = !figures;
    this.#figures = figures ?? [];
    this.element.requestUpdate();
  }

  /** Resets the statistics, and closes the panel so that the undo button is visible. */
  async resetStatistics(): Promise<void> {
    this.panelOpen = false;
    await results.use((use) => use.resetStatistics(this.#results));
  }

  /** Shares the result by the clipboard or the share sheet. */
  async share(): Promise<void> {
    const tried = await results.use((use) => use.share(this.#results));
    if (!tried) this.miss(() => void this.share());
  }

  /** Shows a notice for a while, with an undo button if there is something to undo. */
  notify(text: string, takeBack?: () => void): void {
    this.announcer.say(text);
    this.notice.show(takeBack ? this.#noticeOf(text, 'undo', takeBack) : {text}, timeToTakeBack);
  }

  /** A notice that goes with the press of its button. */
  #noticeOf(text: string, label: string, press: () => void): NoticeModel {
    const onPress = (): void => {
      this.notice.clear();
      press();
    };
    return {text, action: {label: this.#words.say(label), onPress}};
  }

  /** Whether the card at the end of this game was closed. */
  isPutAway(end: object): boolean {
    return this.#putAway === end;
  }

  putAway(end: object): void {
    this.#putAway = end;
    this.element.requestUpdate();
  }

  /** Starts a new game; the one in progress can be restored for a while. */
  async newGame(): Promise<void> {
    const {element} = this;
    const before = element.turn !== undefined && element.canUndo ? element.save() : undefined;
    const started = await element.newGame();
    if (!before || isRefusal(started)) return;
    this.notify(this.#words.say('newGameStarted'), () => void element.load(before).then(() => element.focus()));
  }

  /** Answers a press that has no effect: a notice and a shake. */
  refuse(reason: string, pressed?: Element | null): void {
    this.notice.show({text: reason});
    this.announcer.say(reason);
    if (!pressed || this.presenter.isStill) return;
    // inside SVG, lengths are in user units
    const scale = (pressed as Partial<SVGGraphicsElement>).getScreenCTM?.()?.a ?? 1;
    const by = (pixels: number): string => `${pixels / scale}px`;
    pressed.animate({translate: ['0', by(-5), by(5), by(-3), by(3), '0']}, {duration: 260});
  }

  /** Starts the confetti after the last move's animation, unless something else has happened. */
  celebrateAfter(shown: Promise<void>, wanted: () => boolean): void {
    void shown.then(() => {
      if (!wanted() || this.presenter.isStill) return;
      void this.presenter.present((stage) => celebrate(stage, this.#root?.querySelector('.confetti')));
    });
  }

  get #root(): ShadowRoot | null {
    return this.element.shadowRoot;
  }

  hostUpdate(): void {
    this.#focused = this.#root?.activeElement;
  }

  /** Announces a button in a text, and moves focus with what opens and closes, if it was inside the game. */
  hostUpdated(): void {
    const root = this.#root;
    const [before, card] = [this.#card, root?.querySelector('.card')];
    this.#card = card;
    const link = root?.querySelector('.link');
    if (link && link !== this.#link) this.announcer.say(link.parentElement!.textContent);
    this.#link = link;
    const focused = this.#focused;
    if (!focused) return;
    if (card && card !== before && (this.element.turn === undefined || focused.closest('.play'))) {
      // after an automatic pause, a key that was meant for the game must not resume it
      const target = this.element.turn === undefined ? card.querySelector<HTMLElement>('.primary') : card;
      (target as HTMLElement | null)?.focus({preventScroll: true});
    } else if (!focused.isConnected && focused.matches('.card, .card *, .panel, .panel *, .link')) {
      // a button in the panel, or all of it, or the card in its place
      const opener =
        this.#panelOpen || focused.matches('.panel, .panel *')
          ? root!.querySelector<HTMLElement>('[part="tool more"]')
          : null;
      (opener ?? this.element).focus({preventScroll: true});
    } else if (this.#panelOpen && focused.matches('[part="tool more"]')) {
      root!.querySelector<HTMLElement>('.panel')?.focus({preventScroll: true});
    }
  }

  #onPointerdown(event: Event): void {
    const isIn = (selector: string): boolean =>
      event.composedPath().some((at) => at instanceof Element && at.matches(selector));
    // loaded by the time the press ends
    if (isIn('[part="tool more"]')) this.#fetch();
    else if (this.#panelOpen && !isIn('.panel, .card')) this.panelOpen = false;
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.panelOpen = false;
  }
}
