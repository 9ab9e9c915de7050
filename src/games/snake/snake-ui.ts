/** What belongs to one Snake board on a page: the clock, turns that wait for it, the way between two ticks, the best score. */
import {Clock} from '../../controllers/clock.js';
import {OnDemand} from '../../controllers/on-demand.js';
import {DragController, type DragPoint} from '../../controllers/drag.js';
import type {ChangeCause} from '../../controllers/events.js';
import type {Choreography} from '../../controllers/presenter.js';
import type {Seat} from '../../core/record.js';
import type {StepOf} from '../../controllers/game-types.js';
import type {GameUi, GameView, GameContext} from '../../element/game-definition.js';
import {opposite} from './rules/board.js';
import {cellsOf, nextCell} from './rules/board.js';
import type {Direction, SnakeState} from './rules/index.js';
import type {SnakeTypes} from './types.js';
import {applyPose} from './view/board.js';
import {poseOf, type Pose} from './view/figure.js';
import {turnSentence} from './wording.js';

/** The automatic player and decoration, loaded on demand. */
export const thinker = new OnDemand(() => import('./thinking.js'));

type View = GameView<SnakeTypes>;

/** By the name of an arrow key, and by where W, A, S and D are on any keyboard. */
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

/** Milliseconds from tick to tick: 150 at level 1, 61 at level 9. */
const tickTime = (level: number): number => 150 * 0.8944 ** (level - 1);
const countTime = 600;
/** Milliseconds after the end in which a press was meant for the game that is over. */
const lateTime = 400;
/** Turns that wait for their ticks. */
const mostTurns = 2;
/** Pixels of a swipe. */
const swipe = 22;

/** A new or another game waits for somebody to start it. */
export function waitForStart(element: GameContext<SnakeTypes>['element'], [seat]: readonly Seat[]): void {
  if (!element.step && !(element.autoplay && seat!.kind === 'auto')) element.paused = true;
}

/** Decoration comes with the automatic player. */
function fetchFlourishes(): void {
  void thinker.use(() => undefined);
}

/** Out of the storage, where anything may be. */
function readBest(kept: unknown): number {
  const best = Number(kept);
  return Number.isSafeInteger(best) && best > 0 ? best : 0;
}

export class SnakeUi implements GameUi<SnakeTypes> {
  readonly clock: Clock;
  /** What is left of the count before the game goes on. */
  count = 0;
  /** The last move that is worth a word, since the game began or was another: a turn alone is not. */
  lastMove: StepOf<SnakeTypes> | undefined;
  readonly #context: GameContext<SnakeTypes>;
  readonly #swipe: DragController<{x: number; y: number}>;
  #turns: Direction[] = [];
  /** Between these two states the snake is drawn, so far on its way. */
  #way: {readonly before: SnakeState; readonly after: SnakeState} | undefined;
  #part = 1;
  #meals: readonly number[] = [];
  /** A button has been pressed already when its click comes. */
  #pressed = false;
  #endedAt = 0;
  /** In a replay without motion: the state that stands until the next food. */
  #held: SnakeState | undefined;
  #best: number | undefined;
  /** The best before the game of this id. */
  #bestBefore: {readonly id: string; readonly score: number} | undefined;
  #rendered = false;

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

  /** A person here steers. */
  get steered(): boolean {
    const {seats, readOnly} = this.#context.view;
    return seats[0]!.kind === 'person' && !readOnly;
  }

  /** It waits for the person here: before the first move, and after the end for another game. */
  get #waiting(): boolean {
    const {paused, number, turn, activity} = this.#context.view;
    return this.steered && (turn === undefined ? activity !== 'replaying' : paused && number === 0);
  }

  /** Begins the game that waits, or after the end another one. */
  #begin(): void {
    const {element, view} = this.#context;
    if (view.turn === undefined && performance.now() < this.#endedAt + lateTime) return;
    // the card goes away with its buttons
    element.focus();
    if (view.turn === undefined) void this.#context.newGame().then(() => (element.paused = false));
    else element.paused = false;
  }

  focusTarget(): SVGElement | null {
    return this.#context.root.querySelector('.board');
  }

  // the clock

  /** Whether the clock is to run now. */
  get #due(): boolean {
    const {view, element} = this.#context;
    const plays = this.automatic || (this.steered && !element.step);
    return plays && element.isConnected && !view.paused && view.turn !== undefined && !view.showing;
  }

  /** Starts or stops the clock, as it is due. */
  #wind(): void {
    const {view} = this.#context;
    if (!this.#due) {
      this.clock.stop();
      // what is being shown has a way of its own
      if (!view.showing) this.#rest();
      return;
    }
    if (this.clock.running) return;
    const goesOn = view.number > 0;
    this.#rest();
    if (goesOn && this.steered && view.speed !== 'instant') this.count = 3;
    this.clock.start();
    fetchFlourishes();
    if (!this.clock.ticking) this.count = 0;
    else if (this.count > 0) this.#sayCount();
    else if (!goesOn) {
      this.#tick();
      // that may have been the end
      if (!this.#due) this.clock.stop();
    }
  }

  #sayCount(): void {
    this.#context.say(this.#context.view.words.number(this.count));
  }

  /** The snake lies where it is. */
  #rest(): void {
    this.#way = undefined;
    this.#part = 1;
    this.count = 0;
    if (!this.#due) this.#turns = [];
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
      const lead = (way: string | undefined): void => {
        // the snake waits while the player is being fetched
        if (!way || !this.clock.running || state !== context.view.state) return;
        void context.act(way === state.direction ? 'tick' : way, undefined, 'auto');
      };
      const way = thinker.use<string | undefined>(({autopilot}) => autopilot(state), legal[0]);
      if (typeof way === 'object') void way.then(lead);
      else lead(way);
      return;
    }
    let turn = this.#turns.shift();
    while (turn && !legal.includes(turn)) turn = this.#turns.shift();
    void context.act(turn ?? 'tick');
  }

  /** Once a frame, past the templates. */
  #draw(part: number): void {
    if (!this.#way) return;
    this.#part = part;
    applyPose(this.#context.root, poseOf(this.#way.before, this.#way.after, part));
  }

  // what happened

  present(step: StepOf<SnakeTypes>): Choreography | undefined {
    const context = this.#context;
    const {activity, still, paused} = context.view;
    const {before, state, effects} = step;
    const replays = activity === 'replaying';
    const ate = effects.some(({type}) => type === 'ate');
    const tells = effects.some(({type}) => type !== 'turned');
    if (tells) this.lastMove = step;
    // where the tail is, a meal has gone through
    const cells = cellsOf(state).slice(0, -1);
    this.#meals = [...this.#meals, ...(ate ? [before.food!] : [])].slice(-3).filter((cell) => cells.includes(cell));
    const moves = (this.clock.running || replays) && !still;
    this.#way = moves ? {before, after: state} : undefined;
    this.#part = moves ? 0 : 1;
    if (state.over) {
      context.sound(ate ? 'win' : 'refuse');
      this.#endedAt = performance.now();
    } else if (ate) context.sound('place');
    else if (effects.some(({type}) => type === 'bonus-eaten')) context.sound('clear');
    if (replays && still) {
      // from food to food, with time to look at each
      this.#held = tells ? undefined : (this.#held ?? before);
      return tells ? () => undefined : undefined;
    }
    // in a pause nothing moves; the page may move all the same, and does not wait
    if (paused) return undefined;
    const interval = tickTime(state.rules.level);
    const draw = (part: number): void => this.#draw(part);
    const shown = still ? undefined : thinker.module?.choreographyOf(context, step, {interval, draw, moves, replays});
    if (replays || state.over) {
      return (
        shown ??
        ((stage) => {
          fetchFlourishes();
          return stage.wait(interval);
        })
      );
    }
    if (shown) void context.show(shown);
    return undefined;
  }

  /** The state to draw. */
  stateIn({state, activity}: View): SnakeState {
    return (activity === 'replaying' && this.#held) || state;
  }

  changed(cause: ChangeCause): void {
    const {element, view} = this.#context;
    if (cause !== 'move') {
      this.#turns = [];
      this.#meals = [];
      this.lastMove = undefined;
      this.#rest();
      if (view.turn !== undefined) waitForStart(element, view.seats);
      // after the element has told the rest
      queueMicrotask(() => this.#sayPosition());
    }
    // another tab may have done better
    if (cause === 'load' || cause === 'new') this.#best = Math.max(this.best, this.#keptBest);
    const {score, hunger} = view.state;
    const {best} = this;
    if (this.#bestBefore?.id !== view.gameId) this.#bestBefore = {id: view.gameId, score: best};
    // help does not count: not a game that the automatic player has had a hand in
    if (cause !== 'move' || score <= best || this.automatic) return;
    this.#best = score;
    if (hunger === 0 || view.result) {
      this.#best = this.#context.store('best', (kept) => Math.max(score, readBest(kept)));
    }
  }

  worthKeeping(cause: ChangeCause): boolean {
    const {state, turn} = this.#context.view;
    return cause !== 'move' || state.hunger === 0 || turn === undefined;
  }

  // the best score

  get keepsBest(): boolean {
    const {autosave} = this.#context.element;
    // a removed attribute is null
    return (autosave ?? undefined) !== undefined;
  }

  get best(): number {
    const {view} = this.#context;
    if (view.firstRender) return 0;
    return (this.#best ??= this.#keptBest);
  }

  get #keptBest(): number {
    return readBest(this.#context.stored('best'));
  }

  get bestBefore(): number {
    return this.#bestBefore?.score ?? 0;
  }

  // input

  onPointerdown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button === 0 && this.clock.running) this.#steerTo(event);
    this.#swipe.onPointerdown(event);
  };

  /** Turns towards a press; for one behind the snake, to the side where it is. */
  #steerTo({clientX, clientY}: PointerEvent): void {
    const {root, view} = this.#context;
    const {left, top, width, height} = root.querySelector('.skull')!.getBoundingClientRect();
    const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
    const [across, down]: Direction[] = [x > 0 ? 'R' : 'L', y > 0 ? 'D' : 'U'];
    const [way, other] = Math.abs(x) > Math.abs(y) ? [across, down] : [down, across];
    this.#steer(way === opposite[this.#turns.at(-1) ?? view.state.direction] ? other! : way!);
  }

  /** Takes a direction. @returns whether the game has a use for it now */
  #steer(way: Direction): boolean {
    const {element, view} = this.#context;
    if (this.#waiting) {
      this.#begin();
      // another game begins straight ahead, and none at once with its end
      if (view.turn === undefined || nextCell(view.state.board, view.state.head, way) < 0) return true;
    } else if (view.showing) return true;
    else if (element.step) {
      if (!view.mayAct) return false;
      void this.#go(way);
      return true;
    } else if (!this.clock.running || !this.steered) return false;
    const last = this.#turns.at(-1) ?? view.state.direction;
    const back = way === opposite[last] && (!view.legal.includes(way) || this.#turns.length > 0);
    if (way !== last && !back && this.#turns.length < mostTurns) this.#turns.push(way);
    return true;
  }

  /** One step, turn by turn. */
  async #go(way: Direction): Promise<void> {
    const context = this.#context;
    const {state, legal, words} = context.view;
    if (way !== state.direction && !legal.includes(way)) {
      context.sound('refuse');
      context.refuse(words.say('noTurnBack'), context.root.querySelector('.snake'));
      return;
    }
    const moved = await context.act(way === state.direction ? 'tick' : way);
    if (!moved.ok) return;
    fetchFlourishes();
    // where there is something to tell of, the place has been told with it
    if (moved.effects.length === 0) this.#sayPosition();
  }

  #sayPosition(): void {
    this.#context.say(turnSentence(0, this.#context.view, true));
  }

  #onSwipe(from: {x: number; y: number}, to: DragPoint): void {
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (!(Math.max(Math.abs(x), Math.abs(y)) >= swipe)) return;
    // a finger that goes on in another direction steers again, unless it has begun a game
    Object.assign(from, this.#waiting ? {x: NaN} : {x: to.x, y: to.y});
    this.#steer(Math.abs(x) > Math.abs(y) ? (x > 0 ? 'R' : 'L') : y > 0 ? 'D' : 'U');
  }

  /** The same game at another speed. */
  onLevel = (level: number): void => {
    const {element, view} = this.#context;
    element.level = level;
    void this.#context.newGame({seed: view.seed!});
  };

  onPad = (way: Direction, {type}: Event): void => {
    // a finger steers as it comes down; its click has been seen to then
    if (type === 'click' && this.#pressed) {
      this.#pressed = false;
      return;
    }
    this.#pressed = type === 'pointerdown';
    this.#steer(way);
  };

  key(event: KeyboardEvent): boolean {
    const {key, code, repeat} = event;
    const from = event.composedPath()[0] as Element;
    // not the keys of the list of moves
    if (event.ctrlKey || event.metaKey || event.altKey || from.closest('.log')) return false;
    const {view, element} = this.#context;
    const way = keys[key] ?? keys[code];
    // a key that is held turns or steps once, and does not scroll the page either
    if (way && repeat) return view.showing || this.clock.running || this.#waiting || (element.step && view.mayAct);
    if (way) return this.#steer(way);
    const pressed = (key === ' ' || key === 'Enter') && !from.closest('button');
    if (!pressed && key.toLowerCase() !== 'p') return false;
    if (view.turn === undefined || view.activity === 'replaying') {
      if (pressed && !repeat && this.#waiting) this.#begin();
      return pressed;
    }
    if (repeat) return true;
    if (!element.step || element.paused) element.paused = !element.paused;
    else if (key === ' ') void this.#go(view.state.direction);
    else if (key === 'Enter') this.#sayPosition();
    return true;
  }

  // rendering

  update({seats}: View, changed: ReadonlyMap<PropertyKey, unknown>): void {
    const {element} = this.#context;
    if (!this.#rendered) {
      waitForStart(element, seats);
      return;
    }
    if (changed.has('step') && element.step) element.paused = false;
    this.#wind();
  }

  updated({paused, number, turn}: View, changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (!this.#rendered) {
      this.#rendered = true;
      // a game that begins by itself, once one that was saved had its chance
      if (this.#due) this.#context.requestUpdate();
    }
    if (changed.has('paused') && paused && number > 0 && turn !== undefined) this.#context.saveGame();
  }

  /** True while it moves. */
  isLive(view: View): boolean {
    // `still` is costly: it asks the browser for styles
    return !view.paused && this.clock.running && this.count === 0 && !view.still;
  }

  /** A person here may begin the game. */
  invites({paused, number, turn}: View): boolean {
    return paused && number === 0 && turn !== undefined && this.steered;
  }

  poseIn(state: SnakeState): Pose {
    return poseOf(this.#way?.after === state ? this.#way.before : undefined, state, this.#part);
  }

  /** Cells with a meal that the body still lies over: where it goes straight on, so that it shows on both sides. */
  mealsIn(state: SnakeState): readonly number[] {
    const cells = cellsOf(state);
    return this.#meals.filter((cell) => {
      const i = cells.indexOf(cell);
      return cells[i - 1]! + cells[i + 1]! === 2 * cell;
    });
  }
}
