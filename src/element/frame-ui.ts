/** What belongs to the frame of one element: what is open in it, the notice, and where the focus goes. */
import type {CSSResultGroup, ReactiveController} from 'lit';
import type {Announcer} from '../controllers/announcer.js';
import {Notice} from '../controllers/notice.js';
import {OnDemand} from '../controllers/on-demand.js';
import type {Presenter} from '../controllers/presenter.js';
import {isRefusal} from '../core/game.js';
import {celebrate} from '../templates/confetti.js';
import type {GameHost, GameTypes, MorePart} from './game-definition.js';
import {results, type ResultPorts} from './results.js';
import type {RoomLink} from './room-link.js';
import type {WordsController} from './words.js';

/** Milliseconds in which a new game can be taken back, and what was done can be read. */
const timeToTakeBack = 6000;

/** What "More" opens comes from a file beside, fetched when the button is pressed. */
const more = new OnDemand(() => import('./more.js'));

export class FrameUi<T extends GameTypes = GameTypes> implements ReactiveController {
  /** The element, whose methods the buttons call. */
  readonly element: GameHost;
  readonly notice: Notice;
  readonly #words: WordsController;
  readonly announcer: Announcer;
  readonly presenter: Presenter;
  readonly room: RoomLink;
  readonly #results: ResultPorts<T>;
  readonly #addStyles: (styles: Promise<readonly CSSResultGroup[]>) => void;
  #figures: readonly (readonly [name: string, value: string])[] = [];
  #fetching = false;
  #fetched: {readonly panel: typeof more.module; readonly own: MorePart | undefined} | undefined;
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
    room: RoomLink,
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

  /** What the panel is made of: undefined while it is fetched, without a `panel` where it can't be. */
  get fetched(): {readonly panel: typeof more.module; readonly own: MorePart | undefined} | undefined {
    return this.#fetched;
  }

  /** Fetches what the panel is made of; what could not be fetched is tried again. */
  #fetch(): void {
    if (this.#fetched?.panel || this.#fetching) return;
    this.#fetching = true;
    this.#addStyles(this.#fetchParts());
  }

  async #fetchParts(): Promise<readonly CSSResultGroup[]> {
    const fetching = [more.use((module) => module), this.#results.game.more?.use((module) => module)] as const;
    const [panel, own] = [await fetching[0], await fetching[1]];
    this.#fetching = false;
    this.#fetched = {panel, own};
    return [panel?.styles ?? [], own?.styles ?? []];
  }

  /** Figures over all games, as words; none before they are here. */
  get figures(): readonly (readonly [name: string, value: string])[] {
    return this.#figures;
  }

  async #count(): Promise<void> {
    this.#figures = (await results.use((use) => use.figures(this.#results))) ?? [];
    this.element.requestUpdate();
  }

  /** Forgets the figures; the panel goes, so that what takes it back can be seen. */
  async resetStatistics(): Promise<void> {
    this.panelOpen = false;
    await results.use((use) => use.resetStatistics(this.#results));
  }

  /** Hands the result on, to the clipboard or a sheet for sharing. */
  async share(): Promise<void> {
    await results.use((use) => use.share(this.#results));
  }

  /** Says for a while what was done; with a button that takes it back. */
  notify(text: string, takeBack?: () => void): void {
    const onPress = (): void => {
      this.notice.clear();
      takeBack!();
    };
    this.announcer.say(text);
    this.notice.show({text, ...(takeBack && {action: {label: this.#words.say('undo'), onPress}})}, timeToTakeBack);
  }

  /** Whether the card of the end in this state has been put away. */
  isPutAway(end: object): boolean {
    return this.#putAway === end;
  }

  putAway(end: object): void {
    this.#putAway = end;
    this.element.requestUpdate();
  }

  /** Starts a new game; one in progress can be taken back for a while. */
  async newGame(): Promise<void> {
    const {element} = this;
    const before = element.turn !== undefined && element.canUndo ? element.save() : undefined;
    const started = await element.newGame();
    if (!before || isRefusal(started)) return;
    this.notify(this.#words.say('newGameStarted'), () => void element.load(before).then(() => element.focus()));
  }

  /** Answers a press that can do nothing. */
  refuse(reason: string, pressed?: Element | null): void {
    this.notice.show({text: reason});
    this.announcer.say(reason);
    if (!pressed || this.presenter.isStill) return;
    // inside an SVG lengths are in units of the drawing
    const scale = (pressed as Partial<SVGGraphicsElement>).getScreenCTM?.()?.a ?? 1;
    const by = (pixels: number): string => `${pixels / scale}px`;
    pressed.animate({translate: ['0', by(-5), by(5), by(-3), by(3), '0']}, {duration: 260});
  }

  /** Lets the confetti fly once the last move has been shown, if nothing else has happened until then. */
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

  /** The focus follows what opens and closes, where it was in the game. */
  hostUpdated(): void {
    const root = this.#root;
    const [before, card] = [this.#card, root?.querySelector('.card')];
    this.#card = card;
    const focused = this.#focused;
    if (!focused) return;
    if (card && card !== before && (this.element.turn === undefined || focused.closest('.play'))) {
      // in a pause that came by itself no key that was meant for the game goes on with it
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
    // what it opens is here when the press ends
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
