/** The state of one Ludo element and its input: the preview, the cursor, the odds. */
import {Analysis} from '../../kit/analysis.js';
import {OnDemand} from '../../core/on-demand.js';
import type {Choreography} from '../../input/presenter.js';
import type {ChangeCause} from '../../play/events.js';
import {Visibility} from '../../input/visibility.js';
import type {StepOf} from '../../play/game-types.js';
import type {GameUi, GameView, GameContext} from '../../frame/game-definition.js';
import {rollPause} from '../../kit/pauses.js';
import {legalMoves} from './rules/game.js';
import type {Chances, LudoMove, LudoState} from './rules/index.js';
import type {LudoTypes} from './types.js';
import {showHint, showMove} from './view/choreography.js';
import {forcedMove, onlyMove, pieceLabel, refusal, turnSentence} from './wording.js';

/** Automatic players, hints and odds, loaded on demand. */
export const thinker = new OnDemand(() => import('./thinking.js'));

type View = GameView<LudoTypes>;

/** The distance from the middle of a piece, in CSS pixels, within which a touch means it. */
const touchRadius = 24;

export class LudoUi implements GameUi<LudoTypes> {
  readonly odds: Analysis<LudoState, Chances>;
  /** The move that is in the tab order. */
  cursor: string | undefined;
  readonly #context: GameContext<LudoTypes>;
  readonly #visibility: Visibility;
  /** The last roll that was shown. */
  #pips: number | undefined;
  /** The move under the mouse or the finger, or that of a hint. */
  #picked: string | undefined;
  /** The finger that lies on a piece that can move, or has made its move: its click is not another press. */
  #finger: {readonly pointer: number; lifted: boolean} | undefined;
  /** The last move shown, and the number of its effects that can be seen. */
  #told: {readonly step: View['step']; readonly count: number} | undefined;
  /** The focused element, if it can no longer be chosen after this rendering. */
  #leaving: Element | null | undefined;
  /** The legal moves of a state. */
  #legal: {readonly state: LudoState; readonly moves: readonly LudoMove[]} | undefined;
  /** The last hint, whose move is picked once. */
  #hint: View['hint'];
  /** A hint that has not been shown yet. */
  #news: View['hint'];
  /** Whether the pause before a forced move is running. */
  #pausing = false;

  constructor(context: GameContext<LudoTypes>) {
    this.#context = context;
    const {element} = context;
    this.odds = new Analysis(element, (state) => thinker.use(({chances}) => [chances(state)]));
    this.#visibility = new Visibility(element, {
      needed: () => !!this.due,
      appeared: () => this.#legal && this.#makeForcedMove(),
    });
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      element.addEventListener(type, this.#onFinger);
    element.addEventListener('click', this.#onClick);
  }

  /** The moves that a person may choose now. */
  get choices(): readonly LudoMove[] {
    const {mayAct, state} = this.#context.view;
    if (!mayAct) return [];
    if (this.#legal?.state !== state) this.#legal = {state, moves: legalMoves(state)};
    return this.#legal.moves;
  }

  choiceOf(seat: number, piece: number): LudoMove | undefined {
    return this.choices.find((move) => move.seat === seat && move.piece === piece);
  }

  get #moves(): readonly string[] {
    return this.choices.map(({move}) => move);
  }

  /** The number of effects of the last move that can be seen; without one, or after it has been shown, all. */
  seen({showing, step}: View): number {
    if (!showing) return Infinity;
    return this.#told?.step === step ? (this.#told?.count ?? 0) : 0;
  }

  /** The move with a preview: under the mouse or the finger, of a hint, focused, or the only one. */
  get aim(): string | undefined {
    const focused = this.#focused?.closest('[data-move]:focus-visible');
    return (
      [this.#picked, focused && moveOf(focused)].find((move) => this.#moves.includes(move!)) ??
      onlyMove(this.choices)?.move
    );
  }

  /** The face that the die shows. */
  pipsOf({state, log}: View): number {
    return state.pips || (this.#pips ?? Number(log.findLast(({move}) => /^\d$/.test(move))?.move ?? 6));
  }

  act(move: string): void {
    void this.#context.act(move);
  }

  hint(): void {
    void this.#context.hint();
  }

  /** A player joins or leaves. */
  actOutOfTurn(move: string): void {
    this.#context.actOutOfTurn(move);
  }

  focusTarget(): HTMLElement | null {
    return this.#context.root.querySelector('.target[tabindex="0"], .roll:not([inert] *), .card');
  }

  // effects

  present(step: StepOf<LudoTypes>): Choreography {
    const {move, before, state, effects} = step;
    const {root, sound, view} = this.#context;
    if (/\d$/.test(move) && !before.pips) this.#pips = Number(move);
    const stands = !state.over && (view.activity === 'replaying' || view.seats[state.seat]!.kind !== 'person');
    const told = (count: number): void => {
      this.#told = {step, count};
      this.#context.requestUpdate();
    };
    return (stage) => showMove(stage, effects, {root, before, after: state, stands, told, sound});
  }

  changed(cause: ChangeCause): void {
    if (cause !== 'move') this.#pips = undefined;
    // the story of the game
    if (this.#context.view.result) void thinker.use(() => this.#context.requestUpdate());
  }

  // forced moves

  /** The forced move that is about to be made automatically. */
  get due(): string | undefined {
    const {view} = this.#context;
    return view.mayAct ? forcedMove(view)?.move : undefined;
  }

  /** Makes a forced move after a pause in which its preview is visible. A press skips the pause. */
  #makeForcedMove(): void {
    if (this.#pausing || !this.due || !this.#visibility.visible) return;
    const {step} = this.#context.view;
    this.#pausing = true;
    void this.#context
      .show((stage) => stage.wait(rollPause))
      .then(() => {
        this.#pausing = false;
        const due = this.due;
        if (due && this.#context.view.step === step && this.#visibility.visible) this.act(due);
      });
  }

  // input

  onRoll = (): void => {
    const {mayAct, state} = this.#context.view;
    if (mayAct && !state.pips) this.act('roll');
    else this.#refuseRoll('.roll');
  };

  /**
   * A finger on a piece shows where it would go. It can slide to another piece; lifted, it makes the move, unless it has
   * left the pieces.
   */
  #onFinger = (event: PointerEvent): void => {
    const {type, pointerId, pointerType} = event;
    if (type === 'pointerdown') {
      const isBoard = (event.composedPath()[0] as Element).closest?.('.layers');
      const near = pointerType === 'touch' && event.isPrimary && isBoard ? this.#nearest(event) : undefined;
      this.#finger = near ? {pointer: pointerId, lifted: false} : undefined;
      if (near) this.#pick(near);
    } else if (this.#finger && this.#finger.pointer === pointerId && !this.#finger.lifted) {
      const near = type === 'pointercancel' ? undefined : this.#nearest(event);
      this.#pick(near);
      if (type === 'pointerup') this.#finger.lifted = true;
      if (type === 'pointerup' && near) this.act(near);
    }
  };

  #onClick = (event: MouseEvent): void => {
    const at = event.composedPath()[0] as Element;
    const piece = at.closest?.('[data-piece]');
    const isOfFinger = event.detail > 0 && this.#finger?.lifted;
    this.#finger = undefined;
    // neither the click of a finger that has moved a piece nor one by keyboard or screen reader skips the animation
    if (isOfFinger || (piece && !event.detail)) event.preventDefault();
    if (isOfFinger) return;
    if (at.closest?.('.ready .yard')) return this.onRoll();
    const move = moveOf(at);
    if (move && this.#moves.includes(move)) return this.act(move);
    this.#pick(undefined);
    if (piece && this.#context.view.mayAct) this.#refuse(piece);
    else if (piece ?? at.closest?.('.turn .yard')) this.#refuseRoll('.die > *');
  };

  /** Announces whose turn it is, and what to do. */
  #refuseRoll(pressed: string): void {
    const {view, root} = this.#context;
    if (view.showing || view.turn === undefined) return;
    this.#context.refuse(turnSentence(view.turn, view), root.querySelector(pressed));
  }

  #refuse(pressed: Element): void {
    const name = pressed.getAttribute('data-piece')!;
    const [seat, piece] = name.split(' ').map(Number);
    const {view, root} = this.#context;
    // until the next rendering, this may be a piece of the previous game
    if (seat! in view.state.pieces)
      this.#context.refuse(refusal(view, seat!, piece!), root.querySelector(`.piece[data-piece="${name}"] .lift`));
  }

  /** The move of the piece or landing place nearest to a touch. Pieces on a phone are smaller than a finger. */
  #nearest({clientX, clientY}: MouseEvent): string | undefined {
    let nearest: Element | undefined;
    let least = touchRadius;
    for (const target of this.#context.root.querySelectorAll('.target[data-move], .landing')) {
      const {left, top, width, height} = target.getBoundingClientRect();
      // of a piece and a landing place on the same square, the piece is meant
      const handicap = target.matches('.landing') ? touchRadius / 3 : 0;
      const distance = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) + handicap;
      if (distance >= least) continue;
      least = distance;
      nearest = target;
    }
    return nearest && moveOf(nearest);
  }

  #pick(move: string | undefined): void {
    if (this.#picked === move) return;
    this.#picked = move;
    this.#context.requestUpdate();
  }

  onPointer = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    this.#pick(event.type === 'pointerover' ? moveOf(event) : undefined);
  };

  onFocus = (event: Event): void => {
    if (event.type === 'focusin') this.cursor = moveOf(event) ?? this.cursor;
    this.#context.requestUpdate();
  };

  get #focused(): Element | null | undefined {
    return this.#context.element.shadowRoot?.activeElement;
  }

  key(event: KeyboardEvent): boolean {
    const {key} = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const moves = this.#moves;
    const at = moves.indexOf(moveOf(event) ?? '');
    const numbered = `p${Number(key) - 1}`;
    if (moves.includes(numbered)) this.act(numbered);
    else if (at < 0) return false;
    else if (/^(Enter| )$/.test(key)) {
      if (!event.repeat) this.act(moves[at]!);
    } else {
      const step = /^Arrow(Right|Down)$/.test(key) ? 1 : /^Arrow/.test(key) ? -1 : 0;
      const to = step ? at + step : key === 'Home' ? 0 : key === 'End' ? -1 : undefined;
      if (to === undefined) return false;
      const move = moves.at(to % moves.length)!;
      this.#context.root.querySelector<HTMLElement>(`.target[data-move=${move}]`)?.focus();
    }
    return true;
  }

  // rendering

  update({state, hint}: View): void {
    const moves = this.#moves;
    if (hint && hint !== this.#hint) this.#picked = (this.#news = hint).move;
    this.#hint = hint;
    if (!moves.includes(this.#picked!)) this.#picked = undefined;
    const focused = this.#focused;
    // move the focus from the die only if a choice has just appeared
    const leaves = this.cursor || !moves.length || this.due ? '.target' : '.target, .roll:focus-visible';
    this.#leaving = focused?.matches(leaves) ? focused : undefined;
    if (!moves.includes(this.cursor!)) this.cursor = moves[0];
    const {odds} = this.#context.element;
    this.odds.watch(odds && !state.over ? state : undefined, this.odds.found.chances?.length === state.colors.length);
  }

  /** Moves the keyboard focus from the roll button to the pieces, and back. */
  updated(): void {
    const {element} = this.#context;
    const leaves = this.#leaving && !moveOf(this.#leaving) && !this.#focused?.closest('.card');
    if (leaves) element.focus({preventScroll: true});
    const hinted = this.choices.find(({move}) => move === this.#news?.move);
    this.#news = undefined;
    const {root, view} = this.#context;
    if (hinted) {
      const move = pieceLabel(view, hinted.seat, hinted.piece, hinted);
      this.#context.say(view.words.say('bestMove', {move}));
      void this.#context.show((stage) => showHint(stage, hinted, root, view.state));
    } else this.#makeForcedMove();
  }
}

/** The move of the piece or preview that is the target of an event. */
function moveOf(at: Event | Element): string | undefined {
  const element = at instanceof Event ? (at.composedPath()[0] as Element) : at;
  return element.closest?.('[data-move]')?.getAttribute('data-move') ?? undefined;
}
