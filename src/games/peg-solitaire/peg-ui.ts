/** What belongs to one peg solitaire on a page: the hand, the prospects, the choice of another start, and what input does. */
import {Analysis} from '../../controllers/analysis.js';
import type {ChangeCause} from '../../controllers/events.js';
import type {Choreography} from '../../controllers/presenter.js';
import type {GameUi, GameView, Handle, StepOf} from '../../element/game-definition.js';
import {found} from '../../core/search.js';
import {Hand} from './hand.js';
import {sameQuestions, type Prospects, type Questions} from './outlook.js';
import {jumpsFrom, reachOf} from './reach.js';
import {moveOf} from './rules/index.js';
import {thinker} from './thinker.js';
import type {PegHint, PegSettings, PegTypes} from './types.js';
import type {HoleModel} from './view/board.js';
import {fly, showMove, way} from './view/choreography.js';
import {pictureOf, rackSpot, type Point} from './view/geometry.js';
import {endOf, hintSentence, holeLabel, pickedSentence, shownHint, status} from './wording.js';

type View = GameView<PegTypes>;

/** Milliseconds without a move, before the pegs that can jump are shown. */
const pauseOfPlay = 8000;

/** A peg that was dragged and let go, and where. */
interface Dropped {
  readonly hole: number;
  readonly at: Point;
}

export class PegUi implements GameUi<PegTypes> {
  readonly #handle: Handle<PegTypes>;
  readonly hand: Hand;
  readonly #prospects: Analysis<Questions, Prospects>;
  #questions: Questions | undefined;
  /** The next hole that is pressed becomes the empty one of a new game. */
  choosing = false;
  /** The peg of a jump that is being asked for. */
  #dropped: Dropped | undefined;
  #updated = false;
  /** The pegs that can jump are shown: after a pause of play, or a press that could do nothing. */
  #shown = false;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(handle: Handle<PegTypes>) {
    this.#handle = handle;
    this.#prospects = new Analysis(handle.element, (questions) =>
      thinker.use(({searchProspects}) => searchProspects(questions), [found({winnable: 'unknown'})]),
    );
    this.hand = new Hand(handle, {
      choosing: () => this.choosing,
      choose: (hole) => this.#begin(hole),
      picked: (hole) => handle.say(pickedSentence(handle.view, hole)),
      putBack: (hole, at) => {
        handle.say(handle.view.words.say('putBack', {n: hole}));
        if (at) this.#flyBack({hole, at});
      },
      refused: (hole) => this.#refuse(hole),
      jump: (from, to, at) => void this.#jump(from, to, at),
    });
    handle.element.addController({hostDisconnected: () => clearTimeout(this.#idle)});
  }

  // what there is

  /** What is known of the position. */
  get prospects(): Partial<Prospects> {
    return this.#prospects.found;
  }

  /** The dragged peg, or one that waits where it was let go until the page has answered. */
  get lifted(): Dropped | undefined {
    const {hole, drag} = this.hand;
    if (hole && drag) return {hole, at: drag.at};
    return this.#handle.view.asking ? this.#dropped : undefined;
  }

  /** Holes whose peg has a jump that keeps the game winnable, and those the picked peg may so go to. */
  get good(): ReadonlySet<number> {
    const good = new Set<number>();
    for (const move of this.prospects.outlook?.winning ?? []) {
      const [from, to] = move.split('-').map(Number) as [number, number];
      good.add(from);
      if (this.hand.hole === from) good.add(to);
    }
    return good;
  }

  /** What is to be seen and read of each hole. */
  holes(view: View): HoleModel[] {
    const {state, mayActSoon} = view;
    const {good, hand} = this;
    const {hole: held, drag, near} = hand;
    const reach = reachOf(state);
    const shown = !held && !this.choosing && (view.hints || !state.jumps || this.#shown);
    const to = jumpsFrom(state, held ?? near ?? 0);
    const end = endOf(view);
    return Array.from(state.pegs, (mark, i) => {
      const hole = i + 1;
      const ready = mayActSoon && reach.has(hole);
      const marks = {
        ready,
        able: shown && ready,
        near: near === hole && !held && (ready || this.choosing),
        picked: held === hole,
        open: held && to.includes(hole),
        way: !held && mayActSoon && to.includes(hole),
        over: drag?.over === hole,
        hint: this.hintedJump(view)?.includes(hole),
        good: good.has(hole),
        target: state.target === hole,
        [end]: mark === 'o',
      };
      const names = Object.entries(marks).flatMap(([name, on]) => (on ? [name] : []));
      return {peg: mark === 'o', marks: names.join(' '), label: this.#label(view, hole, good)};
    });
  }

  /** Both holes of the jump that a hint shows. */
  hintedJump(view: View): readonly number[] | undefined {
    return shownHint(view)?.move?.split('-').map(Number);
  }

  #label(view: View, hole: number, good = this.good): string {
    return holeLabel(view, hole, good.has(hole));
  }

  /** What is to be done or seen now. */
  status(view: View): string {
    const {hole, drag} = this.hand;
    return status(view, this.choosing, drag ? undefined : hole);
  }

  focusTarget(): SVGElement | null {
    return this.#handle.root.querySelector(`[data-hole="${this.hand.cursor}"]`);
  }

  // what happened

  present({state, effects, from}: StepOf<PegTypes>): Choreography {
    const handle = this.#handle;
    const picture = pictureOf(state);
    const rack = rackSpot(state, state.jumps - 1);
    // what there is to see of the end comes with the player
    void thinker.use(() => undefined);
    return async (stage) => {
      await showMove(stage, effects, [handle.root, picture, from, rack], handle.sound);
      if (effects.some(({type}) => type === 'won')) await thinker.module?.applaud(stage, handle.root);
    };
  }

  changed(cause: ChangeCause): void {
    this.#shown = false;
    if (cause === 'new') this.choosing = false;
  }

  hinted(hint: PegHint): void {
    const handle = this.#handle;
    const {view} = handle;
    handle.say(hintSentence(view, hint));
    const [from, to] = (this.hintedJump(view) ?? []).map((hole) => pictureOf(view.state).spots[hole - 1]!);
    if (to) void handle.show((stage) => thinker.module?.showHint(stage, handle.root, from!, to));
  }

  // jumping

  async #jump(from: number, to: number, at: Point | undefined): Promise<void> {
    const handle = this.#handle;
    handle.skip();
    const {state} = handle.view;
    const dropped = at && {hole: from, at};
    this.#dropped = dropped;
    const made = await handle.act(moveOf({from, over: 0, to}), at);
    if (this.#dropped === dropped) this.#dropped = undefined;
    if (dropped && !made.ok && state === handle.view.state) this.#flyBack(dropped);
  }

  /** It is rendered in its hole; this shows the way there. */
  #flyBack({hole, at: [x, y]}: Dropped): void {
    const handle = this.#handle;
    const spot = pictureOf(handle.view.state).spots[hole - 1]!;
    void handle.show((stage) => fly(stage, this.#peg(hole), way(x - spot.x, y - spot.y), 16, {duration: 200}));
  }

  #peg(hole: number | undefined): Element | null {
    return this.#handle.root.querySelector(`[data-peg="${hole}"]`);
  }

  /** Says why a press did nothing; the peg in hand or else the pressed one rocks, and those that can jump are shown. */
  #refuse(hole: number): void {
    const handle = this.#handle;
    const {words, state, still} = handle.view;
    const held = this.hand.hole;
    const isPeg = state.pegs[hole - 1] === 'o';
    handle.refuse(words.say(isPeg ? 'cantJump' : held ? 'cantLand' : 'pegFirst'));
    if (isPeg) handle.say(words.say('noJumpFrom', {n: hole}));
    handle.sound('refuse');
    const rocks = !still && this.#peg(isPeg ? hole : held)?.querySelector('.lift');
    if (rocks) rocks.animate({rotate: ['0deg', '-9deg', '7deg', '0deg']}, 300);
    this.#shown = true;
  }

  hint(): void {
    void this.#handle.element.hint();
  }

  /** Makes the next jump of a way to win, as a person's; the player goes on from there or asks again. */
  async showNext(): Promise<void> {
    const handle = this.#handle;
    handle.skip();
    const {state, hint} = handle.view;
    if (!hint) await handle.element.hint();
    const {view} = handle;
    const move = view.hint?.move;
    if (!move || state !== view.state || !view.mayActSoon) return;
    this.hand.goTo(Number(move.split('-')[1]));
    void handle.act(move);
  }

  // choosing another start

  /** Begins or ends the choice of the empty hole, and says what is to be done then. */
  choose(): void {
    this.choosing = !this.choosing;
    this.hand.putBack();
    this.#handle.say(this.status(this.#handle.view));
    this.#handle.redraw();
  }

  /** A new game with this hole empty. */
  #begin(hole: number): void {
    this.choosing = false;
    this.#start({empty: hole});
  }

  /** A new game on another board; `triangle 6` for one of six rows. */
  changeBoard(name: string): void {
    const {element} = this.#handle;
    const [board, rows = element.rows] = name.split(' ');
    this.#start({lattice: undefined, empty: undefined, target: undefined, board, rows});
  }

  #start(settings: Partial<PegSettings>): void {
    const {element} = this.#handle;
    Object.assign(element, {start: undefined, pegs: undefined, ...settings});
    void element.newGame();
  }

  // other input

  onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !(this.hand.hole || this.choosing)) return this.hand.onKeydown(event);
    event.preventDefault();
    this.choosing = false;
    this.hand.putBack();
    this.#handle.redraw();
  };

  /** A finger on a peg that can jump drags it, and scrolls elsewhere; `touch-action` of a part of a picture is not heard everywhere. */
  readonly onTouch = {
    handleEvent: (event: TouchEvent) => {
      if (event.cancelable && (event.target as Element).classList.contains('ready')) event.preventDefault();
    },
    passive: false,
  };

  // rendering

  update(view: View): void {
    this.hand.update();
    this.#prospects.watch(this.#questionsOf(view), false);
  }

  /** What is to be found out; a server's picture waits for none. */
  #questionsOf({state, live, turn, firstRender, settings, hints}: View): Questions | undefined {
    const {outlook, marks, fewest} = settings;
    if (!(outlook || marks || fewest || hints) || !live || turn === undefined || firstRender) return undefined;
    const asked = {state, marks: Boolean(marks || hints), fewest: Boolean(fewest)};
    if (!sameQuestions(this.#questions, asked)) this.#questions = asked;
    return this.#questions;
  }

  updated(view: View): void {
    this.#watchIdle(view);
    if (this.#updated) return;
    this.#updated = true;
    // a start without a jump is over before anything has happened
    if (view.turn === undefined) this.#handle.say(this.status(view));
  }

  /** Every rendering is a sign of play; without one for a while, the pegs that can jump are shown. */
  #watchIdle({mayAct}: View): void {
    clearTimeout(this.#idle);
    if (!mayAct || this.#shown || !this.#handle.element.isConnected) return;
    this.#idle = setTimeout(() => {
      this.#shown = true;
      this.#handle.redraw();
    }, pauseOfPlay);
  }
}
