/** The state of one Snake element: the clock, queued turns, the motion between two ticks, and the best score. */
import {Clock} from '../../kit/clock.js';
import {OnDemand} from '../../core/on-demand.js';
import {DragController, type DragPoint} from '../../kit/drag.js';
import type {ChangeCause} from '../../play/events.js';
import type {Choreography} from '../../input/presenter.js';
import type {Seat} from '../../core/record.js';
import type {StepOf} from '../../play/game-types.js';
import type {GameUi, GameView, GameContext} from '../../frame/game-definition.js';
import {describePosition} from './describe-position.js';
import {opposite} from './rules/board.js';
import {nextCell} from './rules/board.js';
import type {Direction, SnakeState} from './rules/index.js';
import type {SnakeTypes} from './types.js';
import {applyPose, poseOf, type Pose} from './view/figure.js';

/** The automatic player and decoration, loaded on demand. */
export const thinker = new OnDemand(() => import('./thinking.js'));

type View = GameView<SnakeTypes>;

/** Directions by `key` of the arrow keys, and by `code` of W, A, S and D, whatever the keyboard layout. */
const keys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'U',
  ArrowRight: 'R',
  ArrowDown: 'D',
  ArrowLeft: 'L',
  KeyW: 'U',
  KeyD: 'R',
  KeyS: 'D',
  KeyA: 'L',
};

/** Milliseconds between ticks: 150 at level 1, 61 at level 9. */
const tickTime = (level: number): number => 150 * 0.8944 ** (level - 1);
/** Milliseconds of each number of the countdown. */
const countTime = 600;
/** Milliseconds after the end has been shown during which a press, and a direction key, do not start the next game. */
const graceTime = 400;
const keyGraceTime = 1000;
const maxQueuedTurns = 2;
/** Minimum length of a swipe in CSS pixels. */
const swipeLength = 22;

/** The last corner of a swipe, and its direction since. */
interface Swipe {
  x: number;
  y: number;
  way?: Direction;
}

/** How fast a meal travels down the body, in cells per tick. */
const gulpPace = 1.6;

/** Pauses a new game until the player starts it. */
function waitForStart(element: GameContext<SnakeTypes>['element'], [seat]: readonly Seat[]): void {
  if (!element.step && !(element.autoplay && seat!.kind === 'auto')) element.paused = true;
}

/** Loads the decoration, which is in the chunk of the automatic player. */
function loadFlourish(): void {
  void thinker.use(() => undefined);
}

/** Reads a best score from the storage, which may contain anything. */
function readBest(stored: unknown): number {
  return Number.isSafeInteger(stored) ? Math.max(0, stored as number) : 0;
}

export class SnakeUi implements GameUi<SnakeTypes> {
  readonly clock: Clock;
  /** The current number of the countdown before a game resumes, or 0. */
  count = 0;
  /** The last move of this game that is announced: not one that only turns. */
  lastMove: StepOf<SnakeTypes> | undefined;
  readonly #context: GameContext<SnakeTypes>;
  readonly #swipe: DragController<Swipe>;
  /** Turns queued for the next ticks. */
  #turns: Direction[] = [];
  /** The states that the snake is animated between. */
  #motion: {readonly before: SnakeState; readonly after: SnakeState} | undefined;
  /** The progress of the motion, 0 to 1. */
  #part = 1;
  /** The ticks since each of the last meals, oldest first. */
  #meals: readonly number[] = [];
  /** Whether `pointerdown` on a button of the pad was handled, so that its click is ignored. */
  #pressed = false;
  /** Whether a press has started this game, which waits for one after "Start". */
  #begun = false;
  /** When the end had been shown; undefined before. */
  #toldAt: number | undefined;
  /** In a replay without motion: the state displayed until the next food. */
  #heldState: SnakeState | undefined;
  #best: number | undefined;
  /** The best score before the game with this ID. */
  #bestBefore: {readonly id: string; readonly score: number} | undefined;
  #rendered = false;
  /** Whether the last update was in a replay. */
  #replayed = false;

  constructor(context: GameContext<SnakeTypes>) {
    this.#context = context;
    const {element} = context;
    this.clock = new Clock(element, {
      interval: () => (this.count > 0 ? countTime : tickTime(context.view.state.rules.level)),
      tick: () => this.#tick(),
      frame: (part) => this.count === 0 && this.#draw(part),
      interrupted: () => (element.paused = true),
      waits: () => this.automatic,
    });
    this.#swipe = new DragController(element, {
      pick: ({clientX, clientY}) => ({x: clientX, y: clientY}),
      move: (from, to) => to.pointerType !== 'mouse' && this.#onSwipe(from, to),
      tap: () => this.#waiting && this.#begin(),
    });
  }

  get automatic(): boolean {
    return this.#context.view.seats[0]!.kind === 'auto';
  }

  /** Whether a person here plays. */
  get steered(): boolean {
    const {seats, readOnly} = this.#context.view;
    return seats[0]!.kind === 'person' && !readOnly;
  }

  /** Whether the person here may start the game, or after its end the next one. */
  get #waiting(): boolean {
    const {view} = this.#context;
    return view.turn === undefined ? this.steered && view.activity !== 'replaying' : this.invites(view);
  }

  /** Whether the end was shown at least this long ago. */
  #toldFor(milliseconds: number): boolean {
    return performance.now() >= (this.#toldAt ?? Infinity) + milliseconds;
  }

  /**
   * Starts the game, or after its end the next one: in this direction, or straight ahead. A game that can't start in its
   * direction waits for another one.
   */
  #begin(direction?: Direction): void {
    const context = this.#context;
    const {element, view} = context;
    const isOver = view.turn === undefined;
    if (isOver && !this.#toldFor(graceTime)) return context.skip();
    // the focused button disappears with its card; after a swipe, a focus would show a ring
    if (element.matches(':focus-within')) element.focus();
    const begin = (): void => {
      const {board, head, direction: ahead} = context.view.state;
      this.#begun = !direction || (direction !== opposite[ahead] && nextCell(board, head, direction) >= 0);
      if (this.#begun && direction && direction !== ahead) this.#turns = [direction];
      element.paused = false;
      context.requestUpdate();
    };
    if (isOver) void context.newGame().then(begin);
    else begin();
  }

  focusTarget(): HTMLElement | null {
    return this.#context.root.querySelector('.cell');
  }

  // the clock

  /** Whether the clock should run now. */
  get #shouldRun(): boolean {
    const {view, element} = this.#context;
    const hasBegun = view.number > 0 || this.#begun;
    const plays = this.automatic || (this.steered && !element.step && hasBegun);
    return plays && element.isConnected && !view.paused && view.turn !== undefined && !view.showing;
  }

  /** Starts or stops the clock. */
  #updateClock(): void {
    const {view} = this.#context;
    if (!this.#shouldRun) {
      this.clock.stop();
      // an animation in progress draws the snake itself
      if (!view.showing) this.#rest();
      return;
    }
    if (this.clock.running) return;
    const resumes = view.number > 0;
    this.#rest();
    // a turn from before the pause is no turn now
    if (resumes) this.#turns = [];
    if (resumes && this.steered && view.speed !== 'instant') this.count = 3;
    this.clock.start();
    loadFlourish();
    if (!this.clock.ticking) this.count = 0;
    else if (this.count > 0) this.#sayCount();
    else if (!resumes) {
      this.#tick();
      // the tick may have ended the game
      if (!this.#shouldRun) this.clock.stop();
    }
  }

  #sayCount(): void {
    this.#context.say(this.#context.view.words.number(this.count));
  }

  /** Ends motion and countdown. */
  #rest(): void {
    this.#motion = undefined;
    this.#part = 1;
    this.count = 0;
    if (!this.#shouldRun) this.#turns = [];
  }

  #tick(): void {
    const context = this.#context;
    if (this.count > 0) {
      this.count--;
      if (this.count > 0) this.#sayCount();
      context.requestUpdate();
      return;
    }
    const {state, legal} = context.view;
    if (this.automatic) {
      const move = (direction: string | undefined): void => {
        // loading the automatic player may have taken a while
        if (!direction || !this.clock.running || state !== context.view.state) return;
        void context.act(direction === state.direction ? 'tick' : direction, undefined, 'auto');
      };
      const direction = thinker.use<string | undefined>(({autopilot}) => autopilot(state), legal[0]);
      if (typeof direction === 'object') void direction.then(move);
      else move(direction);
      return;
    }
    let turn = this.#turns.shift();
    while (turn && !legal.includes(turn)) turn = this.#turns.shift();
    void context.act(turn ?? 'tick');
  }

  /** Draws a frame of the motion without Lit. */
  #draw(part: number): void {
    if (!this.#motion) return;
    this.#part = part;
    applyPose(this.#context.root, this.#poseOf(this.#motion.before, this.#motion.after, part));
  }

  // effects

  present(step: StepOf<SnakeTypes>): Choreography | undefined {
    const context = this.#context;
    const {activity, still, paused} = context.view;
    const {before, state, effects} = step;
    const replays = activity === 'replaying';
    const ate = effects.some(({type}) => type === 'ate');
    const isNotable = effects.some(({type}) => type !== 'turned');
    if (isNotable) this.lastMove = step;
    this.#meals = [...this.#meals.map((age) => age + 1), ...(ate ? [0] : [])].slice(-3);
    const moves = (this.clock.running || replays) && !still;
    this.#motion = moves ? {before, after: state} : undefined;
    this.#part = moves ? 0 : 1;
    if (state.over) {
      context.sound(ate ? 'win' : 'refuse');
    } else if (ate) context.sound('place');
    else if (effects.some(({type}) => type === 'bonus-eaten')) context.sound('clear');
    if (replays && still) {
      // show only the states with an event, each for a while
      this.#heldState = isNotable ? undefined : (this.#heldState ?? before);
      return isNotable ? () => undefined : undefined;
    }
    // a page may make moves while paused, without animations
    if (paused) return undefined;
    const interval = tickTime(state.rules.level);
    const draw = (part: number): void => this.#draw(part);
    const shown = still ? undefined : thinker.module?.choreographyOf(context, step, {interval, draw, moves, replays});
    if (replays || state.over) {
      return (
        shown ??
        ((stage) => {
          loadFlourish();
          return stage.wait(interval);
        })
      );
    }
    if (shown) void context.show(shown);
    return undefined;
  }

  /** The state to display. */
  stateIn({state, activity}: View): SnakeState {
    return (activity === 'replaying' && this.#heldState) || state;
  }

  /** The state that is told beside the board: a bite counts once the head has reached the food. */
  toldIn(view: View): SnakeState {
    const state = this.stateIn(view);
    return this.#motion?.after === state && this.#part < 1 ? this.#motion.before : state;
  }

  changed(cause: ChangeCause): void {
    const {element, view} = this.#context;
    if (cause !== 'move') {
      this.#turns = [];
      this.#meals = [];
      this.#begun = false;
      this.lastMove = undefined;
      this.#rest();
      if (view.turn !== undefined) waitForStart(element, view.seats);
    }
    // another tab may have stored a better score
    if (cause === 'load' || cause === 'new') this.#best = Math.max(this.best, this.#storedBest);
    const {score, hunger} = view.state;
    const {best} = this;
    if (this.#bestBefore?.id !== view.gameId) this.#bestBefore = {id: view.gameId, score: best};
    // games of the automatic player do not count
    if (cause !== 'move' || score <= best || this.automatic) return;
    this.#best = score;
    if (hunger === 0 || view.result) {
      this.#best = this.#context.store('best', (stored) => Math.max(score, readBest(stored)));
    }
  }

  worthKeeping(cause: ChangeCause): boolean {
    const {state, turn} = this.#context.view;
    return cause !== 'move' || state.hunger === 0 || turn === undefined;
  }

  // the best score

  /** The best score, including that of the current game. */
  get best(): number {
    const {view} = this.#context;
    if (view.firstRender) return 0;
    return (this.#best ??= this.#storedBest);
  }

  /** The best score as it is told with this state of the game. */
  bestAt({score}: SnakeState): number {
    const {state, activity} = this.#context.view;
    const isAhead = activity !== 'replaying' && score < state.score && this.best === state.score;
    return isAhead ? Math.max(this.bestBefore, score) : this.best;
  }

  get #storedBest(): number {
    return readBest(this.#context.stored('best'));
  }

  /** The best score before the current game. */
  get bestBefore(): number {
    return this.#bestBefore?.score ?? 0;
  }

  // input

  onPointerdown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button === 0 && this.clock.running) this.#steerTo(event);
    this.#swipe.onPointerdown(event);
  };

  /** Turns towards a press; if that is behind the snake, to the side of the press. */
  #steerTo({clientX, clientY}: PointerEvent): void {
    const {root, view} = this.#context;
    const {left, top, width, height} = root.querySelector('.skull')!.getBoundingClientRect();
    const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
    const [across, down]: Direction[] = [x > 0 ? 'R' : 'L', y > 0 ? 'D' : 'U'];
    const [main, other] = Math.abs(x) > Math.abs(y) ? [across, down] : [down, across];
    this.#steer(main === opposite[this.#turns.at(-1) ?? view.state.direction] ? other! : main!);
  }

  /** Handles input of a direction. @returns whether it was handled */
  #steer(direction: Direction, isKey = false): boolean {
    const {element, view} = this.#context;
    if (this.#waiting) {
      // a key that was meant for the last game must not start the next one
      if (isKey && view.turn === undefined && (element.step || !this.#toldFor(keyGraceTime))) return true;
      // after the end a key starts the next game straight ahead
      this.#begin(isKey || view.turn !== undefined ? undefined : direction);
      // no game starts with a turn into the wall
      if (view.turn === undefined || nextCell(view.state.board, view.state.head, direction) < 0) return true;
    } else if (view.showing) return true;
    else if (element.step) {
      if (!view.mayAct) return false;
      void this.#go(direction);
      return true;
    } else if (!this.clock.running || !this.steered) return false;
    const last = this.#turns.at(-1) ?? view.state.direction;
    const back = direction === opposite[last] && (!view.legal.includes(direction) || this.#turns.length > 0);
    if (direction !== last && !back && this.#turns.length < maxQueuedTurns) this.#turns.push(direction);
    return true;
  }

  /** Makes one step in turn-based play. */
  async #go(direction: Direction): Promise<void> {
    const context = this.#context;
    const {state, legal, words} = context.view;
    if (direction !== state.direction && !legal.includes(direction)) {
      context.refuse(words.say('noTurnBack'), context.root.querySelector('.snake'));
      return;
    }
    const moved = await context.act(direction === state.direction ? 'tick' : direction);
    if (!moved.ok) return;
    loadFlourish();
    // with effects, the position has been announced with them
    if (moved.effects.length === 0) this.#sayPosition();
  }

  #sayPosition(): void {
    const {state, words} = this.#context.view;
    this.#context.say(describePosition(state, words));
  }

  #onSwipe(from: Swipe, to: DragPoint): void {
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (!(Math.max(Math.abs(x), Math.abs(y)) >= swipeLength)) return;
    const way = Math.abs(x) > Math.abs(y) ? (x > 0 ? 'R' : 'L') : y > 0 ? 'D' : 'U';
    const isNew = way !== from.way;
    // the same touch may swipe another way, unless it starts a game
    Object.assign(from, this.#waiting ? {x: NaN} : {x: to.x, y: to.y, way});
    if (isNew) this.#steer(way);
  }

  /** Restarts the same game at another speed. */
  onLevel = (level: number): void => {
    const {element, view} = this.#context;
    element.step = false;
    element.paused = true;
    if (level === view.state.rules.level) return;
    element.level = level;
    void this.#context.newGame({seed: view.seed!});
  };

  onStep = (): void => {
    this.#context.element.step = true;
  };

  onPad = (direction: Direction, {type}: Event): void => {
    // steer on `pointerdown` and ignore the click that follows
    if (type === 'click' && this.#pressed) {
      this.#pressed = false;
      return;
    }
    this.#pressed = type === 'pointerdown';
    this.#steer(direction);
  };

  key(event: KeyboardEvent): boolean {
    const {key, code, repeat} = event;
    const from = event.composedPath()[0] as Element;
    // ignore keys in the list of moves
    if (event.ctrlKey || event.metaKey || event.altKey || from.closest('.log')) return false;
    const {view, element} = this.#context;
    const direction = keys[key] ?? keys[code];
    // ignore repetition, but keep it from scrolling the page
    if (direction && repeat) {
      return view.showing || this.clock.running || this.#waiting || (element.step && view.mayAct);
    }
    if (direction) return this.#steer(direction, true);
    const pressed = key === ' ' || key === 'Enter';
    if (!pressed && key.toLowerCase() !== 'p') return false;
    if (view.turn === undefined || view.activity === 'replaying') {
      if (pressed && !repeat && this.#waiting && !(element.step && key === ' ')) this.#begin();
      return pressed;
    }
    if (repeat) return true;
    if (this.#waiting) this.#begin();
    else if (!element.step || element.paused) element.paused = !element.paused;
    else if (key === ' ') void this.#go(view.state.direction);
    else if (key === 'Enter') this.#sayPosition();
    return true;
  }

  // rendering

  update({seats, activity, turn, number, showing}: View, changed: ReadonlyMap<PropertyKey, unknown>): void {
    const {element} = this.#context;
    if (!this.#rendered) {
      waitForStart(element, seats);
      return;
    }
    const replays = activity === 'replaying';
    // a replay runs in a paused game, too; after it the snake waits
    if (replays && !this.#replayed) element.paused = false;
    else if (!replays && this.#replayed && turn !== undefined) waitForStart(element, seats);
    this.#replayed = replays;
    // before the first move it is a choice of the start card
    if (changed.has('step') && element.step && number > 0) element.paused = false;
    this.#toldAt = turn !== undefined || showing ? undefined : (this.#toldAt ?? performance.now());
    this.#updateClock();
  }

  updated({paused, number, turn}: View, changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (!this.#rendered) {
      this.#rendered = true;
      // start the clock now, after a saved game had the chance to load
      if (this.#shouldRun) this.#context.requestUpdate();
    }
    if (changed.has('paused') && paused && number > 0 && turn !== undefined) this.#context.saveGame();
  }

  /** Whether the snake is moving. */
  isLive(view: View): boolean {
    // expensive: `still` computes styles
    return !view.paused && this.clock.running && this.count === 0 && !view.still;
  }

  /** Whether the game waits for a person here to start it: paused, or after "Start" until the first press. */
  invites({paused, number, turn}: View): boolean {
    const {step} = this.#context.element;
    return number === 0 && turn !== undefined && this.steered && (paused || (!step && !this.#begun));
  }

  /** Whether swipes belong to the game: it runs or waits for one. In a pause the page scrolls. */
  swipes(view: View): boolean {
    return this.steered && !view.paused && (view.turn !== undefined || this.#waiting);
  }

  poseIn(state: SnakeState): Pose {
    return this.#poseOf(this.#motion?.after === state ? this.#motion.before : undefined, state, this.#part);
  }

  #poseOf(before: SnakeState | undefined, after: SnakeState, part: number): Pose {
    return poseOf(
      before,
      after,
      part,
      this.#meals.map((age) => (age + part - 0.6) * gulpPace),
    );
  }
}
