/** The state of one peg solitaire element: input and prospects. */
import {Analysis} from '../../kit/analysis.js';
import {OnDemand} from '../../core/on-demand.js';
import type {Choreography} from '../../input/presenter.js';
import type {StepOf} from '../../play/game-types.js';
import type {GameUi, GameView, GameContext} from '../../frame/game-definition.js';
import {PegInput} from './input.js';
import {sameQuestions, type Prospects, type Questions} from './outlook.js';
import {jumpsFrom, reachOf} from './reach.js';
import {moveOf} from './rules/position.js';
import type {PegTypes} from './types.js';
import {fly, offsetBy, showMove} from './view/choreography.js';
import {layoutOf, rackSpot, type Point} from './view/geometry.js';
import {endOf, holeLabel, visibleHint, status} from './wording.js';

/** The decoration of a solved board, loaded with the first move. */
export const flourish = new OnDemand(() => import('./flourish.js'));

/** Automatic players, hints and prospects, loaded on demand. */
export const thinker = new OnDemand(() => import('./thinking.js'));

type View = GameView<PegTypes>;

/** Milliseconds without a move before the pegs that can jump beckon. */
const idleTime = 8000;

/** The appearance of a hole. */
interface HoleModel {
  readonly peg: boolean;
  /**
   * Classes of the peg or hole: `ready` (can jump), `able` (marked as such), `beckons` (moves, too), `near` (under the
   * mouse), `picked`, `open` (the picked peg can jump here), `way` (the near one can), `over`, `hint`, `good`, `target`; at the end `stuck`,
   * `won`, `home`.
   */
  readonly marks: string;
  /** "hole 4, row 3, place 1, peg, jumps to 1, 6" */
  readonly label: string;
}

/** A dropped peg and its position. */
interface Dropped {
  readonly hole: number;
  readonly at: Point;
}

export class PegUi implements GameUi<PegTypes> {
  readonly #context: GameContext<PegTypes>;
  readonly input: PegInput;
  readonly #prospects: Analysis<Questions, Prospects>;
  #questions: Questions | undefined;
  /** The peg of a jump that awaits the page's answer. */
  #dropped: Dropped | undefined;
  /** Whether the peg of the move that is shown has landed. */
  #landed = true;
  /** Whether the element has been rendered. */
  #updated = false;
  /** The last hint, which is shown once. */
  #hint: View['hint'];
  /** Whether the pegs that can jump beckon: after a pause, or a press without effect. */
  #marksJumps = false;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(context: GameContext<PegTypes>) {
    this.#context = context;
    this.#prospects = new Analysis(context.element, (questions) =>
      thinker.use(({searchProspects}) => searchProspects(questions)),
    );
    this.input = new PegInput(context, {
      flyBack: (hole, at) => this.#flyBack({hole, at}),
      refused: (hole) => this.#refuse(hole),
      jump: (from, to, at) => void this.#jump(from, to, at),
    });
    context.element.addController({hostDisconnected: () => clearTimeout(this.#idle)});
  }

  // derived state

  /** The prospects of the position. */
  get prospects(): Partial<Prospects> {
    return this.retry ? {winnable: 'unknown'} : this.#prospects.found;
  }

  /** Restarts a failed search. */
  get retry(): (() => void) | undefined {
    return this.#prospects.retry;
  }

  /** The dragged peg, or a dropped one that awaits the page's answer. */
  get lifted(): Dropped | undefined {
    const {hole, drag} = this.input;
    if (hole && drag) return {hole, at: drag.at};
    return this.#context.view.asking ? this.#dropped : undefined;
  }

  /** Holes whose peg has a jump that keeps the game winnable, and those to which the picked peg has one. */
  get good(): ReadonlySet<number> {
    const good = new Set<number>();
    for (const move of this.prospects.outlook?.winning ?? []) {
      const [from, to] = move.split('-').map(Number) as [number, number];
      good.add(from);
      if (this.input.hole === from) good.add(to);
    }
    return good;
  }

  /** The appearance and label of each hole. */
  holes(view: View): HoleModel[] {
    const {state, mayActSoon} = view;
    const {good, input} = this;
    const {hole: held, drag, near} = input;
    const reach = reachOf(state);
    const beckons = !state.jumps || this.#marksJumps;
    const to = jumpsFrom(state, held ?? near ?? 0);
    const end = endOf(view);
    const hinted = this.hintedJump(view);
    return Array.from(state.pegs, (mark, i) => {
      const hole = i + 1;
      const ready = mayActSoon && reach.has(hole);
      const marks = {
        ready,
        able: ready && !held && !hinted && !view.showing,
        beckons: beckons && ready && !held && !hinted,
        near: near === hole && !held && ready,
        picked: held === hole,
        open: held && to.includes(hole),
        way: !held && mayActSoon && to.includes(hole),
        over: drag?.over === hole,
        hint: hinted?.includes(hole),
        good: good.has(hole),
        target: state.target === hole,
        [end]: mark === 'o',
      };
      const names = Object.entries(marks).flatMap(([name, on]) => (on ? [name] : []));
      return {peg: mark === 'o', marks: names.join(' '), label: holeLabel(view, hole, good.has(hole))};
    });
  }

  /** Both holes of the jump that a hint shows. */
  hintedJump(view: View): readonly number[] | undefined {
    return visibleHint(view)?.move?.split('-').map(Number);
  }

  status(view: View): string {
    const {hole, drag} = this.input;
    return status(view, drag ? undefined : hole, this.toldIn(view));
  }

  /** The state that is told: nothing of a jump before the peg has landed. */
  toldIn({state, step, showing, still}: View): View['state'] {
    return showing && step && !this.#landed && !still ? step.before : state;
  }

  focusTarget(): HTMLElement | null {
    return this.#context.root.querySelector(`[data-hole="${this.input.cursor}"]`);
  }

  // effects

  present({state, effects, from}: StepOf<PegTypes>): Choreography {
    const context = this.#context;
    const layout = layoutOf(state);
    const rack = rackSpot(state, state.jumps - 1);
    // loaded by the time the board is solved
    void flourish.use(() => undefined);
    this.#landed = false;
    const landed = (): void => {
      this.#landed = true;
      context.requestUpdate();
    };
    return async (stage) => {
      await showMove(stage, effects, [context.root, layout, from, rack], context.sound, landed);
      if (effects.some(({type}) => type === 'won')) await flourish.module?.applaud(stage, context.root);
    };
  }

  changed(): void {
    this.#marksJumps = false;
  }

  // jumping

  async #jump(from: number, to: number, at: Point | undefined): Promise<void> {
    const context = this.#context;
    context.skip();
    const {state} = context.view;
    const dropped = at && {hole: from, at};
    this.#dropped = dropped;
    const made = await context.act(moveOf({from, over: 0, to}), at);
    if (this.#dropped === dropped) this.#dropped = undefined;
    if (dropped && !made.ok && state === context.view.state) this.#flyBack(dropped);
  }

  /** Animates a rejected or put back peg from where it was dropped to its hole. */
  #flyBack({hole, at: [x, y]}: Dropped): void {
    const context = this.#context;
    const spot = layoutOf(context.view.state).spots[hole - 1]!;
    void context.show((stage) => fly(stage, this.#peg(hole), offsetBy(x - spot.x, y - spot.y), 16, {duration: 200}));
  }

  #peg(hole: number | undefined): Element | null {
    return this.#context.root.querySelector(`[data-peg="${hole}"]`);
  }

  /** Explains why a press had no effect: rocks the picked or pressed peg, and marks those that can jump. */
  #refuse(hole: number): void {
    const context = this.#context;
    const {words, state, still} = context.view;
    const held = this.input.hole;
    const isPeg = state.pegs[hole - 1] === 'o';
    context.refuse(words.say(isPeg ? 'cantJump' : held ? 'cantLand' : 'pegFirst'));
    const rocks = !still && this.#peg(isPeg ? hole : held)?.querySelector('.lift');
    if (rocks) rocks.animate({rotate: ['0deg', '-9deg', '7deg', '0deg']}, 300);
    this.#marksJumps = true;
  }

  hint(): void {
    this.input.putBack();
    void this.#context.hint();
  }

  /** Makes the next jump of a solution as a move of the person, who may continue or ask again. */
  async showNext(): Promise<void> {
    const context = this.#context;
    context.skip();
    const {state, hint} = context.view;
    if (!hint) await context.hint(() => void this.showNext());
    const {view} = context;
    const move = view.hint?.way?.[0];
    if (!move || state !== view.state || !view.mayActSoon) return;
    this.input.goTo(Number(move.split('-')[1]));
    void context.act(move);
  }

  // other input

  onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.input.hole) return this.input.onKeydown(event);
    event.preventDefault();
    this.input.putBack();
  };

  // rendering

  update(view: View): void {
    this.input.update();
    this.#prospects.watch(this.#questionsOf(view), false);
  }

  /** The questions to search answers for; none on the server, which does not wait for searches. */
  #questionsOf({state, live, turn, firstRender, settings, hints}: View): Questions | undefined {
    const {outlook, marks, fewest} = settings;
    if (!(outlook || marks || fewest || hints) || !live || turn === undefined || firstRender) return undefined;
    const asked = {state, marks: Boolean(marks || hints), fewest: Boolean(fewest)};
    if (!sameQuestions(this.#questions, asked)) this.#questions = asked;
    return this.#questions;
  }

  updated(view: View): void {
    this.#watchIdle(view);
    const {hint} = view;
    if (hint && hint !== this.#hint) thinker.module?.showHint(this.#context, hint, layoutOf(view.state));
    this.#hint = hint;
    if (this.#updated) return;
    this.#updated = true;
    // a start without a jump is over before the first move
    if (view.turn === undefined) this.#context.say(this.status(view));
  }

  /** Restarts the pause after which the pegs that can jump beckon. */
  #watchIdle({mayAct}: View): void {
    clearTimeout(this.#idle);
    if (!mayAct || this.#marksJumps || !this.#context.element.isConnected) return;
    this.#idle = setTimeout(() => {
      this.#marksJumps = true;
      this.#context.requestUpdate();
    }, idleTime);
  }
}
