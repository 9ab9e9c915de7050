/** State of one element's frame: what is open, the notice, and where focus goes. */
import type {CSSResultGroup, ReactiveController} from 'lit';
import type {Announcer} from '../controllers/announcer.js';
import {Notice} from '../controllers/notice.js';
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
  #fetching = false;
  #fetched:
    {readonly panel: typeof more.module; readonly own: MorePart<GameView<T>, GameUi<T>> | undefined} | undefined;
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

  /** The modules of the panel: undefined while they load, without `panel` if it can't be loaded. */
  get fetched():
    {readonly panel: typeof more.module; readonly own: MorePart<GameView<T>, GameUi<T>> | undefined} | undefined {
    return this.#fetched;
  }

  /** Loads the modules of the panel; a load that failed is retried. */
  #fetch(): void {
    if (this.#fetched?.panel || this.#fetching) return;
    this.#fetching = true;
    this.#addStyles(this.#fetchParts());
  }

  async #fetchParts(): Promise<readonly CSSResultGroup[]> {
    const fetching = [
      more.use((module) => module),
      this.#results.game.onDemand?.more?.use((module) => module),
    ] as const;
    const [panel, own] = [await fetching[0], await fetching[1]];
    this.#fetching = false;
    this.#fetched = {panel, own};
    return [panel?.styles ?? [], own?.styles ?? []];
  }

  /** Statistics as text; empty before they are loaded. */
  get figures(): readonly (readonly [name: string, value: string])[] {
    return this.#figures;
  }

  async #count(): Promise<void> {
    this.#figures = (await results.use((use) => use.figures(this.#results))) ?? [];
    this.element.requestUpdate();
  }

  /** Resets the statistics, and closes the panel so that the undo button is visible. */
  async resetStatistics(): Promise<void> {
    this.panelOpen = false;
    await results.use((use) => use.resetStatistics(this.#results));
  }

  /** Shares the result by the clipboard or the share sheet. */
  async share(): Promise<void> {
    await results.use((use) => use.share(this.#results));
  }

  /** Shows a notice for a while, with an undo button if there is something to undo. */
  notify(text: string, takeBack?: () => void): void {
    const onPress = (): void => {
      this.notice.clear();
      takeBack!();
    };
    this.announcer.say(text);
    this.notice.show({text, ...(takeBack && {action: {label: this.#words.say('undo'), onPress}})}, timeToTakeBack);
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

  /** Moves focus with what opens and closes, if it was inside the game. */
  hostUpdated(): void {
    const root = this.#root;
    const [before, card] = [this.#card, root?.querySelector('.card')];
    this.#card = card;
    const focused = this.#focused;
    if (!focused) return;
    if (card && card !== before && (this.element.turn === undefined || focused.closest('.play'))) {
      // after an automatic pause, a key that was meant for the game must not resume it
      const target = this.element.turn === undefined ? card.querySelector<HTMLElement>('.primary') : card;
      (target as HTMLElement | null)?.focus({preventScroll: true});
    } else if (!focused.isConnected && focused.matches('.card, .card *, .panel, .panel *, .link')) {
      const opener = focused.matches('.panel, .panel *')
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
