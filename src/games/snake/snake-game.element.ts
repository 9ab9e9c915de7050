/** The element of Snake: what is rendered, what input does and when the clock runs. The rules are in rules/, the look in view/. */
import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {Clock} from '../../controllers/clock.js';
import {DragController, type DragPoint} from '../../controllers/drag.js';
import type {Choreography} from '../../controllers/presenter.js';
import type {Effect, Game, Result} from '../../core/game.js';
import type {JsonObject} from '../../core/json.js';
import type {Moved} from '../../core/session.js';
import type {ChangeCause} from '../../element/events.js';
import type {Words} from '../../element/words.js';
import {FramedGame, frameStyles} from '../../templates/framed-game.js';
import {headStyles, headTemplate} from '../../templates/head.js';
import {icon} from '../../templates/icons.js';
import {dictionary} from './dictionary.js';
import {
  autopilot, cellsOf, snake, type Direction, type FoodCell, type SnakeEffect, type SnakeOptions, type SnakeState,
} from './rules/index.js';
import {applyPose, boardStyles, boardTemplate} from './view/board.js';
import {glide, recoil, win} from './view/choreography.js';
import {poseOf} from './view/figure.js';
import {whereabouts} from './where.js';

/** The rules, with an undo that goes back to the last food. */
const game: Game<SnakeOptions, SnakeState> = {...snake, milestone: (effects) => effects.some(({type}) => type === 'ate')};

const vectors = {U: [0, -1], R: [1, 0], D: [0, 1], L: [-1, 0]} as const;
const backOf = {U: 'D', R: 'L', D: 'U', L: 'R'} as const;
const arrows = {U: 'M12 19V5M6 11l6-6 6 6', L: 'M19 12H5M11 6l-6 6 6 6', D: 'M12 5v14M6 13l6 6 6-6', R: 'M5 12h14M13 6l6 6-6 6'} as const;

/** By the name of an arrow key, and by where W, A, S and D are on any keyboard. */
const keys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'U', ArrowRight: 'R', ArrowDown: 'D', ArrowLeft: 'L', KeyW: 'U', KeyD: 'R', KeyS: 'D', KeyA: 'L',
};

/** Milliseconds from tick to tick. */
const tickTime = (level: number): number => 260 * 0.835 ** (level - 1);
const countTime = 600;
/** Turns that wait for their ticks. */
const mostTurns = 2;
/** Pixels of a swipe. */
const swipe = 22;

/**
 * Snake, with a clock or turn by turn, for a person or the automatic player, on boards from 4 × 4 to 60 × 60.
 *
 * @tag snake-game
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys, W, A, S, D - Turn; up to two turns wait for their ticks. Turn by turn: one step.
 * @key Space - Start, pause, and go on. Turn by turn: one step on.
 * @key Enter - The same. Turn by turn: hear again where things are.
 * @key P - Pause, and go on.
 *
 * @csspart head - The line above the board: score, length and best.
 * @csspart score - The score.
 * @csspart length - The snake's length.
 * @csspart best - The best score, with `autosave`.
 * @csspart board - The board.
 * @csspart frame - The line round the board; dashed where there are no walls.
 * @csspart ground - The ground.
 * @csspart obstacle - The obstacles.
 * @csspart food - The food.
 * @csspart bonus - The bonus.
 * @csspart snake - The snake.
 * @csspart snake-head - Its head.
 * @csspart count - The count before a game goes on.
 * @csspart pad - The four buttons to steer with.
 * @csspart steer - One of them.
 *
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The frame of the board.
 * @cssprop [--game-ground=light-dark(#f8f1df, #1f3431)] - The ground.
 * @cssprop [--game-dot=light-dark(#d8c9a6, #35544e)] - The dots of the cells.
 * @cssprop [--game-obstacle=light-dark(#8a7354, #6d8279)] - The obstacles.
 * @cssprop [--game-snake=light-dark(#2c8a5c, #57c48c)] - The snake.
 * @cssprop [--game-food=light-dark(#cf3f3a, #ff7b69)] - The food.
 * @cssprop [--game-bonus=light-dark(#c98a00, #ffcf5c)] - The bonus.
 */
export class SnakeGame extends FramedGame<SnakeOptions, SnakeState> {
  /** Hands over a language, or other words for one: sentences by key, `{n}` and the like for what goes in. */
  static registerWords(lang: string, words: Words): void {
    dictionary.register(lang, words);
  }

  static override styles = [frameStyles, headStyles, boardStyles];

  /** Columns, 4 to 60. Default: those of drawn `obstacles`, else 16. */
  @property() width?: number | string | undefined;

  /** Rows, 4 to 60. Default: those of drawn `obstacles`, else 16. */
  @property() height?: number | string | undefined;

  /** Length of the snake at first, 1 to `width`. Default 1. */
  @property() length?: number | string | undefined;

  /** Where the snake starts, heading right: `corner` (top left, the default) or `centre`. */
  @property({attribute: 'start-at'}) startAt?: 'corner' | 'centre' | undefined;

  /** `off`: who leaves the board comes in again on the other side. Default `on`. */
  @property() walls?: 'on' | 'off' | boolean | undefined;

  /** `none` (default), `rails`, `pillars`, `rooms`, or rows of `.` and `#` with a line or `/` for each. */
  @property() obstacles?: string | undefined;

  /** How fast the clock goes, and points for a food: 1 (default) to 9. */
  @property() level?: number | string | undefined;

  /** Every fifth food brings a bonus that stays for 20 ticks. */
  @property({type: Boolean}) bonus = false;

  /** Food to be served in this order, each as row and column from 0: `1,2 0,1`, or pairs of numbers. Default: all is drawn. */
  @property() food?: string | readonly FoodCell[] | undefined;

  /** `off`: who has eaten the last given food has won. Default `on`: more is drawn. */
  @property() refill?: 'on' | 'off' | boolean | undefined;

  /** Turn by turn: no clock, the snake waits for each step. */
  @property({type: Boolean, reflect: true}) step = false;

  /** Shows buttons to steer with, which are there anyway for fingers and with `step`. */
  @property({type: Boolean, reflect: true}) buttons = false;

  readonly #clock: Clock;
  readonly #swipe: DragController<{x: number; y: number}>;
  #turns: Direction[] = [];
  /** What is left of the count before the game goes on. */
  #count = 0;
  /** Between these two states the snake is drawn, so far on its way. */
  #way: {readonly before: SnakeState; readonly after: SnakeState} | undefined;
  #part = 1;
  #meals: number[] = [];
  /** A button has been pressed already when its click comes. */
  #pressed = false;
  #best: number | undefined;
  /** The best before the game of this id. */
  #bestBefore: {readonly id: string; readonly score: number} | undefined;

  constructor() {
    super({game, dictionary, clocked: true});
    this.#clock = new Clock(this, {
      interval: () => (this.#count > 0 ? countTime : tickTime(this.state.rules.level)),
      tick: () => this.#tick(),
      frame: (part) => this.#count === 0 && this.#draw(part),
      interrupted: () => this.pause(),
    });
    this.#swipe = new DragController(this, {
      pick: ({pointerType, clientX, clientY}) => (pointerType === 'mouse' ? undefined : {x: clientX, y: clientY}),
      move: (from, to) => this.#onSwipe(from, to),
      tap: () => this.#fresh && this.resume(),
    });
  }

  protected override get rawOptions(): JsonObject {
    const {width, height, length, startAt, walls, obstacles, level, bonus, food, refill} = this;
    return {width, height, length, startAt, walls, obstacles, level, bonus, food, refill};
  }

  /** Without the food. */
  protected override neutral(state: SnakeState): SnakeState {
    return this.food ? state : {...state, food: null};
  }

  /** Puts the focus on the board, from where keys steer. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<SVGElement>('.board')?.focus(options);
  }

  /**
   * Shows the game once more from its start, at the pace of the clock; it ends as soon as anything happens to the game.
   * @returns whether it was shown to its end
   */
  override async replay(): Promise<boolean> {
    this.resume();
    const shown = await super.replay();
    if (shown && this.turn !== undefined) this.#wait();
    return shown;
  }

  // the clock

  get #automatic(): boolean {
    return this.session.seats[0]!.kind === 'auto';
  }

  /** A person here steers. */
  get #steered(): boolean {
    return this.session.seats[0]!.kind === 'person' && !this.readOnly;
  }

  /** It waits for its start. */
  get #fresh(): boolean {
    return this.paused && this.session.number === 0 && this.#steered;
  }

  /** Whether the clock is to run now. */
  get #due(): boolean {
    const {paused, step, turn, presenting, replaying, isConnected} = this;
    const plays = this.#automatic || (this.#steered && !step);
    return plays && isConnected && !paused && turn !== undefined && !presenting && !replaying;
  }

  /** Starts or stops the clock, as it is due. */
  #wind(): void {
    if (!this.#due) {
      this.#clock.stop();
      // what is being shown has a way of its own
      if (!this.presenting && !this.replaying) this.#rest();
      return;
    }
    if (this.#clock.running) return;
    const goesOn = this.session.number > 0;
    this.#rest();
    if (goesOn && this.#steered && this.currentSpeed !== 'instant') this.#count = 3;
    this.#clock.start();
    if (!this.#clock.running) this.#count = 0;
    else if (this.#count > 0) this.announcer.say(this.words.number(3));
    else if (!goesOn) {
      this.#tick();
      // that may have been the end
      if (!this.#due) this.#clock.stop();
    }
  }

  /** The snake lies where it is. */
  #rest(): void {
    this.#way = undefined;
    this.#part = 1;
    this.#count = 0;
    if (!this.#due) this.#turns = [];
  }

  /** A new or another game waits for somebody to start it. */
  #wait(): void {
    if (!this.step && !(this.autoplay && this.#automatic)) this.pause();
  }

  #tick(): void {
    if (this.#count > 0) {
      this.#count--;
      if (this.#count > 0) this.announcer.say(this.words.number(this.#count));
      this.requestUpdate();
      return;
    }
    const {direction} = this.state;
    if (this.#automatic) {
      const way = autopilot(this.state);
      if (way) void this.act(way === direction ? 'tick' : way, 'auto');
      return;
    }
    let turn = this.#turns.shift();
    while (turn && !this.legalMoves.includes(turn)) turn = this.#turns.shift();
    void this.act(turn ?? 'tick');
  }

  /** Once a frame. */
  #draw(part: number): void {
    if (!this.#way) return;
    this.#part = part;
    applyPose(this.renderRoot, poseOf(this.#way.before, this.#way.after, part));
  }

  /** True where nothing should move. */
  get #still(): boolean {
    return this.currentSpeed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  // what happened, shown and said

  protected override choreography(moved: Moved<SnakeState>, before: SnakeState): Choreography | undefined {
    const {state} = moved;
    const effects = moved.effects as readonly SnakeEffect[];
    const ate = effects.find(({type}) => type === 'ate');
    if (effects.some(({type}) => type !== 'turned')) this.told = moved;
    if (ate) this.#meals.push(before.food!);
    const moves = (this.#clock.running || this.replaying) && !this.#still;
    this.#way = moves ? {before, after: state} : undefined;
    this.#part = moves ? 0 : 1;
    if (state.over) this.makeSound(ate ? 'win' : 'refuse');
    else if (ate) this.makeSound('place');
    else if (effects.some(({type}) => type === 'bonus-eaten')) this.makeSound('clear');
    const {renderRoot} = this;
    const shown = (stage: Parameters<Choreography>[0]) =>
      glide(stage, tickTime(state.rules.level), (part) => this.#draw(part), () => this.paused);
    // in a pause nothing moves; the page may move all the same, and does not wait
    if (this.paused) return undefined;
    if (state.over) {
      return async (stage) => {
        if (ate && moves) await shown(stage);
        this.#draw(1);
        await (ate ? win(stage, renderRoot) : recoil(stage, renderRoot, vectors[state.direction]));
      };
    }
    return this.replaying && moves ? shown : undefined;
  }

  protected override sentence(effect: Effect): string {
    const told = effect as SnakeEffect;
    switch (told.type) {
      case 'turned': return '';
      case 'died': return this.words.say(told.cause);
      case 'ate': return this.words.say('ate', {score: told.score});
      case 'bonus-eaten': return this.words.say(told.type, {points: told.points});
      default: return this.words.say(told.type);
    }
  }

  protected override turnSentence(): string {
    return this.step ? whereabouts(this.shown, this.words) : '';
  }

  protected override get status(): string {
    const {words, told, session} = this;
    if (this.waiting || this.turn === undefined || this.replaying || !this.#steered) return super.status;
    if (session.number === 0) return `${words.say(this.step ? 'howStep' : 'how')} ${this.turnSentence()}`;
    if (!this.step) return told ? super.status : words.say('how');
    return told?.number === session.number ? super.status : this.turnSentence();
  }

  // the game is another now

  protected override changed(cause: ChangeCause): void {
    if (cause !== 'move') {
      this.#turns = [];
      this.#meals = [];
      this.#rest();
      if (this.turn !== undefined) this.#wait();
    }
    super.changed(cause);
    const {gameId, result, state: {score}} = this;
    const best = this.#bestScore;
    if (this.#bestBefore?.id !== gameId) this.#bestBefore = {id: gameId, score: best};
    // help does not count: not a game that the automatic player has had a hand in
    if (cause !== 'move' || score <= best || this.#automatic) return;
    this.#best = score;
    if (this.state.hunger === 0 || result) this.keepPart('best', score);
  }

  protected override worthKeeping(cause: ChangeCause): boolean {
    return cause !== 'move' || this.state.hunger === 0 || this.turn === undefined;
  }

  get #bestScore(): number {
    if (this.firstPicture) return 0;
    if (this.#best === undefined) {
      const kept = Number(this.keptPart('best'));
      this.#best = Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
    }
    return this.#best;
  }

  // input

  /** Takes a direction. @returns whether the game has a use for it now */
  #steer(way: Direction): boolean {
    const {step} = this;
    if (this.presenting) return true;
    if (step) {
      if (!this.inviting) return false;
      void this.#go(way);
      return true;
    }
    if (this.#fresh) this.resume();
    else if (!this.#clock.running || !this.#steered) return false;
    const last = this.#turns.at(-1) ?? this.state.direction;
    const back = way === backOf[last] && (!this.legalMoves.includes(way) || this.#turns.length > 0);
    if (way !== last && !back && this.#turns.length < mostTurns) this.#turns.push(way);
    return true;
  }

  /** One step, turn by turn. */
  async #go(way: Direction): Promise<void> {
    const {direction} = this.state;
    if (way !== direction && !this.legalMoves.includes(way)) {
      this.makeSound('refuse');
      this.announcer.say(this.words.say('noTurnBack'));
      return;
    }
    const moved = await this.act(way === direction ? 'tick' : way);
    if (!moved.ok) return;
    // where there is something to tell of, the place has been told with it
    if (moved.effects.length === 0) this.announcer.say(this.turnSentence());
  }

  #onSwipe(from: {x: number; y: number}, to: DragPoint): void {
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (Math.max(Math.abs(x), Math.abs(y)) < swipe) return;
    this.#steer(Math.abs(x) > Math.abs(y) ? (x > 0 ? 'R' : 'L') : y > 0 ? 'D' : 'U');
    // a finger that goes on in another direction steers again
    from.x = to.x;
    from.y = to.y;
  }

  protected override onKeydown(event: KeyboardEvent): void {
    const {key, code, repeat} = event;
    const from = event.composedPath()[0] as Element;
    // not what is typed into something of the page's, nor keys of the list of moves
    const own = event.target === this && !from.closest('.log') && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (own && this.#onOwnKey(keys[key] ?? keys[code], key, repeat, from.closest('button') !== null)) event.preventDefault();
    else super.onKeydown(event);
  }

  /** @returns whether the key has a meaning now */
  #onOwnKey(way: Direction | undefined, key: string, repeat: boolean, onButton: boolean): boolean {
    // a key that is held turns or steps once, and does not scroll the page either
    if (way) return repeat ? this.presenting || this.#clock.running || (this.step && this.inviting) : this.#steer(way);
    const pressed = (key === ' ' || key === 'Enter') && !onButton;
    if (!pressed && key.toLowerCase() !== 'p') return false;
    if (this.turn === undefined || this.replaying) return pressed;
    if (repeat) return true;
    if (!this.step || this.paused) {
      this.paused = !this.paused;
    } else if (key === ' ') void this.#go(this.state.direction);
    else if (key === 'Enter') this.announcer.say(this.turnSentence());
    return true;
  }

  #onPad = (event: Event): void => {
    // a finger steers as it comes down; its click has been seen to then
    if (event.type === 'click' && this.#pressed) {
      this.#pressed = false;
      return;
    }
    this.#pressed = event.type === 'pointerdown';
    this.#steer((event.currentTarget as Element).getAttribute('data-way') as Direction);
  };

  // what there is to see

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.hasUpdated) {
      this.#wait();
      return;
    }
    if (changed.has('step') && this.step) this.resume();
    this.#wind();
  }

  protected override firstUpdated(): void {
    // a game that begins by itself, once one that was saved had its chance
    if (this.#due) this.requestUpdate();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('paused') && this.paused && this.session.number > 0 && this.turn !== undefined) this.keepGame();
  }

  protected override renderBoard(): TemplateResult {
    const {shown, words, paused} = this;
    const {board, score} = shown;
    const way = this.#way?.after === shown ? this.#way : undefined;
    const cells = cellsOf(shown);
    const under = new Set(cells.slice(1, -1));
    this.#meals = this.#meals.slice(-3).filter((cell) => cell === shown.head || under.has(cell));
    const kept = this.autosave !== undefined && this.autosave !== null;
    return html`${headTemplate([
        ['score', words.say('score'), words.number(score)],
        ['length', words.say('length'), words.number(cells.length)],
        kept ? ['best', words.say('best'), words.number(this.#bestScore)] : undefined,
      ])}
      ${boardTemplate({
        state: shown,
        pose: poseOf(way?.before, shown, this.#part),
        meals: this.#meals.filter((cell) => isStraight(cells, cells.indexOf(cell))),
        live: !paused && this.#clock.running && this.#count === 0 && !this.#still,
        label: words.say('board', {columns: board.width, rows: board.height}),
        onPointerdown: this.#swipe.onPointerdown,
      })}
      ${this.#count > 0 ? html`<p class="count" part="count" aria-hidden="true">${words.number(this.#count)}</p>` : nothing}`;
  }

  protected override renderControls(): TemplateResult | typeof nothing {
    if (!this.#steered) return nothing;
    return html`<div class="pad" part="pad">
      ${(['U', 'L', 'D', 'R'] as const).map(
        (way) => html`<button
          class=${way} part="steer" data-way=${way} aria-label=${this.words.say(way)} aria-disabled=${this.turn === undefined ? 'true' : nothing}
          @pointerdown=${this.#onPad} @click=${this.#onPad}
        >${icon(arrows[way])}</button>`,
      )}
    </div>`;
  }

  protected override get pausable(): boolean {
    return !this.step || this.#automatic;
  }

  protected override endCard({reason, winners}: Result): ReturnType<FramedGame['endCard']> {
    const {words} = this;
    const {score} = this.shown;
    const best = this.#bestScore;
    const before = this.#bestBefore?.score ?? 0;
    const kept = before > 0 && score > before && score === best ? words.say('newBest') : best > score ? words.say('bestIs', {best}) : '';
    return {
      ...(winners.length > 0 ? super.endCard({reason, winners}) : {}),
      title: words.say(reason),
      text: [words.say('points', {n: score}), kept].filter(Boolean).join(' · '),
    };
  }
}

/** Whether the snake goes straight on over its i-th cell: there a meal shows on both sides. */
function isStraight(cells: readonly number[], i: number): boolean {
  return cells[i - 1]! + cells[i + 1]! === 2 * cells[i]!;
}
