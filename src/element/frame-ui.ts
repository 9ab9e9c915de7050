/** The state of the frame around one board: open panels, the notice, focus. */
import type {CSSResultGroup, ReactiveController} from 'lit';
import type {GameTypes} from '../controllers/game-types.js';
import {Notice, type NoticeModel} from '../controllers/notice.js';
import {OnDemand} from '../controllers/on-demand.js';
import {Reading} from '../controllers/reading.js';
import {isRefusal} from '../core/game.js';
import {sameJson} from '../core/json.js';
import {celebrate, nod} from '../templates/confetti.js';
import type {CardModel} from '../templates/dialog.js';
import type {ElementGame} from './element-game.js';
import type {NewGame} from './settings-reader.js';
import type {GameUi, GameView, MorePart} from './game-definition.js';

/** Milliseconds a notice with an undo button stays. */
const timeToTakeBack = 6000;

/** The modules of the panel; one that can't be loaded is undefined. */
interface FetchedPanel<T extends GameTypes> {
  readonly panel: typeof more.module;
  readonly own: MorePart<GameView<T>, GameUi<T>> | undefined;
  /** Whether one of them could not be loaded. */
  readonly lacks: boolean;
}

/** A button on the card at the end. */
type Next = CardModel['buttons'][number];

/** Statistics, and results to share: loaded on demand. */
export const results = new OnDemand(() => import('./keepsake/results.js'));

/** The panel of "More" is loaded when the button is pressed. */
const more = new OnDemand(() => import('./more.js'));

/** The card before the first move is loaded once the board has been in view, so that it does not delay the first render. */
const start = new OnDemand(() => import('./start/start.js'));

/** The game of the day, and levels. */
export const challenges = new OnDemand(() => import('./start/challenges.js'));

export class FrameUi<T extends GameTypes> implements ReactiveController {
  readonly notice: Notice;
  readonly reading: Reading;
  /** The key of the sentence about the score to beat: whether it was beaten, once that is known. */
  verdict: 'toBeat' | 'beaten' | 'notBeaten' = 'toBeat';
  readonly #game: ElementGame<T>;
  #figures: readonly (readonly [name: string, value: string])[] = [];
  /** Whether the statistics could not be loaded. */
  #uncounted = false;
  /** The last button of a notice. */
  #link: Element | null | undefined;
  #fetching = false;
  #fetched: FetchedPanel<T> | undefined;
  #logOpen = false;
  #panel: 'more' | 'challenges' | undefined;
  #putAway: unknown;
  #offers = false;
  /** Whether the board has been in view. */
  #seen = false;
  /** Waits until the board is painted in view. */
  #watch: IntersectionObserver | undefined;
  readonly #added = new Set<CSSResultGroup>();
  #summary:
    | {readonly state: unknown; readonly render: () => unknown; readonly next: (() => Next | undefined) | undefined}
    | undefined;
  #focused: Element | null | undefined;
  #card: Element | null | undefined;

  constructor(game: ElementGame<T>) {
    const {element} = game;
    this.#game = game;
    this.notice = new Notice(element);
    this.reading = new Reading(element);
    element.addController(this);
    element.addEventListener('pointerdown', (event) => this.#onPointerdown(event));
    element.addEventListener('keydown', (event) => this.#panel && this.#onKeydown(event), {capture: true});
  }

  /** The list of moves is open. */
  get logOpen(): boolean {
    return this.#logOpen;
  }

  set logOpen(open: boolean) {
    this.#logOpen = open;
    this.#game.requestUpdate();
  }

  /** The panel that is open. */
  get panel(): 'more' | 'challenges' | undefined {
    return this.#panel;
  }

  /** Opens "More". */
  openMore(): void {
    this.#panel = 'more';
    this.#fetch();
    void this.#count();
    this.#game.requestUpdate();
  }

  /** Opens the challenges once they are loaded. */
  async openChallenges(): Promise<void> {
    const styles = await challenges.use((use) => use.fetchLevels(this.#game).then(() => use.styles));
    if (!styles) return this.miss(() => void this.openChallenges());
    this.#addStyles(styles);
    this.#panel = 'challenges';
    this.#game.requestUpdate();
  }

  /** Adds styles that have been loaded, once. */
  #addStyles(styles: CSSResultGroup): void {
    if (this.#added.has(styles)) return;
    this.#added.add(styles);
    this.#game.element.addStyles(Promise.resolve([styles]));
  }

  /** Closes the panel that is open. */
  close(): void {
    this.#panel = undefined;
    this.#game.requestUpdate();
  }

  /** Says that a file could not be loaded; the button tries again. */
  lacking(again: () => void): NoticeModel {
    return this.#noticeOf(this.#game.words.say('notLoaded'), 'tryAgain', again);
  }

  /** Shows this notice for something the player asked for. */
  miss(again: () => void): void {
    // the panel would cover it
    this.close();
    this.notice.show(this.lacking(again));
  }

  /** Looks for a hint at the player's request. */
  async hint(again = (): void => void this.hint()): Promise<unknown> {
    const hint = await this.#game.current.hint();
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
    this.openMore();
  };

  /** Loads the modules of the panel; a load that failed is retried. */
  #fetch(): void {
    if (this.#fetching || (this.#fetched && !this.#fetched.lacks)) return;
    this.#fetching = true;
    this.#game.element.addStyles(this.#fetchParts());
  }

  async #fetchParts(): Promise<readonly CSSResultGroup[]> {
    const added = this.#game.definition.onDemand?.more;
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
    const figures = await results.use((use) => use.figures(this.#game));
    this.#uncounted = !figures;
    this.#figures = figures ?? [];
    this.#game.requestUpdate();
  }

  /** Resets the statistics, and closes the panel so that the undo button is visible. */
  async resetStatistics(): Promise<void> {
    this.close();
    await results.use((use) => use.resetStatistics(this.#game));
  }

  /** Shares the result, or a link to the replay, by the clipboard or the share sheet. */
  async share(replay = false): Promise<void> {
    const tried = await results.use((use) => use.share(this.#game, replay));
    if (!tried) this.miss(() => void this.share(replay));
  }

  /** Shows a notice for a while, with an undo button if there is something to undo. */
  notify(text: string, takeBack?: () => void): void {
    this.#game.say(text);
    this.notice.show(takeBack ? this.#noticeOf(text, 'undo', takeBack) : {text}, timeToTakeBack);
  }

  /** A notice that goes with the press of its button. */
  #noticeOf(text: string, label: string, press: () => void): NoticeModel {
    const onPress = (): void => {
      this.notice.clear();
      press();
    };
    return {text, action: {label: this.#game.words.say(label), onPress}};
  }

  /** Whether the card at the end of this game was closed. */
  isPutAway(end: object): boolean {
    return this.#putAway === end;
  }

  putAway(end: object): void {
    this.#putAway = end;
    this.#game.requestUpdate();
  }

  /** Offers players and rules to the person here, where the page leaves them open. */
  offer(): void {
    const {element, room, settings} = this.#game;
    if (element.setup === 'off' || room.isSet || settings.hasPlayers) return;
    this.#offers = true;
    this.#watch ??= new IntersectionObserver((entries) => {
      if (!entries.at(-1)!.isIntersecting) return;
      this.#seen = true;
      this.hostDisconnected();
      void start.use(({styles}) => this.#addStyles(styles));
      this.#game.requestUpdate();
    });
    this.hostConnected();
  }

  /** Accepts the game as it is set up. */
  accept(): void {
    this.#offers = false;
    this.#game.requestUpdate();
  }

  /** The card before the first move; undefined until the board has been seen and the card is loaded. */
  get start(): typeof start.module {
    return this.#seen ? start.module : undefined;
  }

  /** Whether the game has not been accepted as it is set up. */
  get offers(): boolean {
    return this.#offers;
  }

  /** The summary of a result among earlier ones; undefined until it is loaded. */
  summaryOf(state: object): unknown {
    return this.#summary?.state === state ? this.#summary.render() : undefined;
  }

  /** The button for the game after one that ended with this state. */
  nextOf(state: object): Next | undefined {
    return this.#summary?.state === state ? this.#summary.next?.() : undefined;
  }

  /** Sets the summary of a game that ended with this state. */
  summarize(
    state: object,
    render: () => unknown,
    styles: readonly CSSResultGroup[],
    next?: () => Next | undefined,
  ): void {
    for (const each of styles) this.#addStyles(each);
    this.#summary = {state, render, next};
    this.#game.requestUpdate();
  }

  /** Starts a new game, which can be a challenge; the one in progress can be restored for a while. */
  async newGame(challenge: NewGame = {}): Promise<void> {
    const game = this.#game;
    const {session} = game.current;
    const before = session.turn !== undefined && game.canUndo ? session.save() : undefined;
    const started = await game.newGame(challenge);
    if (isRefusal(started)) return;
    game.challenge = challenge;
    if (sameJson(challenge, {})) this.offer();
    else this.accept();
    if (!before) return;
    this.notify(game.words.say('newGameStarted'), () => void game.load(before).then(() => game.element.focus()));
  }

  /** Answers a press without effect: a notice and a shake. */
  refuse(reason: string, pressed?: Element | null): void {
    this.notice.show({text: reason});
    this.#game.say(reason);
    if (!pressed || this.#game.presenter.isStill) return;
    // inside SVG, lengths are in user units
    const scale = (pressed as Partial<SVGGraphicsElement>).getScreenCTM?.()?.a ?? 1;
    const by = (pixels: number): string => `${pixels / scale}px`;
    pressed.animate({translate: ['0', by(-5), by(5), by(-3), by(3), '0']}, {duration: 260});
  }

  /** Starts the confetti after the last move's animation, unless something else has happened. */
  celebrateAfter(shown: Promise<void>, wanted: () => boolean): void {
    void shown.then(() => {
      if (!wanted() || this.#game.presenter.isStill) return;
      void this.#game.presenter.present((stage) => {
        const confetti = this.#root?.querySelector('.confetti');
        return confetti ? celebrate(stage, confetti) : nod(stage, this.#root?.querySelector('.card [part~=token]'));
      });
    });
  }

  get #root(): ShadowRoot | null {
    return this.#game.element.shadowRoot;
  }

  hostConnected(): void {
    const {element} = this.#game;
    if (!this.#seen && element.isConnected) this.#watch?.observe(element);
  }

  hostDisconnected(): void {
    this.#watch?.disconnect();
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
    if (link && link !== this.#link) this.#game.say(link.parentElement!.textContent);
    this.#link = link;
    const focused = this.#focused;
    if (!focused) return;
    const isOver = this.#game.model.session.turn === undefined;
    if (card && card !== before && (isOver || focused.closest('.side'))) {
      // after an automatic pause, a key that was meant for the game must not resume it
      const target = isOver ? card.querySelector<HTMLElement>('.primary') : card;
      (target as HTMLElement | null)?.focus({preventScroll: true});
    } else if (!focused.isConnected && focused.matches('.card, .card *, .panel, .panel *, .link')) {
      // a button in the panel, or all of it, or the card in its place
      const isPanel = this.#panel ?? focused.matches('.panel, .panel *');
      const places = isPanel ? ['.panel', '.card', '[part="tool more"]'] : [];
      const place = places.map((selector) => root!.querySelector<HTMLElement>(selector)).find(Boolean);
      (place ?? this.#game.element).focus({preventScroll: true});
    } else if (this.#panel && focused.matches('[part="tool more"], .card *')) {
      root!.querySelector<HTMLElement>('.panel')?.focus({preventScroll: true});
    }
  }

  #onPointerdown(event: Event): void {
    const isIn = (selector: string): boolean =>
      event.composedPath().some((at) => at instanceof Element && at.matches(selector));
    // loaded by the time the press ends
    if (this.#offers && isIn('.table')) this.accept();
    if (isIn('[part="tool more"]')) this.#fetch();
    else if (this.#panel && !isIn('.panel, .card')) this.close();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  }
}
