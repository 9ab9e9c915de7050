/** What belongs to one Ludo board on a page: the preview, the cursor, the odds, and what input does. */
import {Analysis} from '../../controllers/analysis.js';
import type {Choreography} from '../../controllers/presenter.js';
import type {ChangeCause} from '../../controllers/events.js';
import {Visibility} from '../../controllers/visibility.js';
import type {GameUi, GameView, Handle, StepOf} from '../../element/game-definition.js';
import {rollBeat} from '../../templates/beats.js';
import {legalMoves, outOfTurnMoves, type Chances, type LudoMove, type LudoState} from './rules/index.js';
import {thinker} from './thinker.js';
import type {LudoTypes} from './types.js';
import {showMove} from './view/choreography.js';
import {coinLabel, refusal, turnSentence} from './wording.js';

type View = GameView<LudoTypes>;

/** CSS pixels from the middle of a piece within which a finger means it. */
const reach = 24;

export class LudoUi implements GameUi<LudoTypes> {
  readonly odds: Analysis<LudoState, Chances>;
  /** For what the file beside shows under "More". */
  readonly outOfTurnMoves = outOfTurnMoves;
  /** The move in the tab order. */
  cursor: string | undefined;
  /** The roll whose die has come to rest. */
  settled: View['step'];
  readonly #handle: Handle<LudoTypes>;
  readonly #visibility: Visibility;
  /** The last throw that was shown. */
  #pips: number | undefined;
  /** The move under the mouse, or the one that a first tap or a hint has picked. */
  #picked: string | undefined;
  /** The press that comes now is a finger's. */
  #finger = false;
  /** What has the focus, and loses it where it can't be chosen after this rendering. */
  #leaving: Element | null | undefined;
  #chosenFrom: {readonly view: View; readonly moves: readonly LudoMove[]} | undefined;
  /** The beat before the only move is made is running. */
  #beats = false;

  constructor(handle: Handle<LudoTypes>) {
    this.#handle = handle;
    const {element} = handle;
    this.odds = new Analysis(element, (state) => thinker.use(({chances}) => [chances(state)]));
    this.#visibility = new Visibility(element, {
      needed: () => !!this.due,
      appeared: () => this.#chosenFrom && this.#moveOnly(),
    });
    element.addEventListener('pointerdown', ({pointerType}) => (this.#finger = pointerType === 'touch'));
    element.addEventListener('click', this.#onClick);
  }

  /** What a person here may choose now. */
  get choices(): readonly LudoMove[] {
    const {view} = this.#handle;
    if (this.#chosenFrom?.view !== view) this.#chosenFrom = {view, moves: view.mayAct ? legalMoves(view.state) : []};
    return this.#chosenFrom.moves;
  }

  choiceOf(seat: number, coin: number): LudoMove | undefined {
    return this.choices.find((move) => move.seat === seat && move.coin === coin);
  }

  /** The only move there is; of pieces that stand together, the first one's. */
  get #only(): LudoMove | undefined {
    const [first, ...others] = this.choices;
    return others.every(({from}) => from === first!.from) ? first : undefined;
  }

  get #moves(): readonly string[] {
    return this.choices.map(({move}) => move);
  }

  /** The move whose preview is drawn: under the mouse or picked, at the keyboard focus, or the only one. */
  get aim(): string | undefined {
    const focused = this.#focused?.closest('[data-move]:focus-visible');
    return [this.#picked, focused && moveOf(focused)].find((move) => this.#moves.includes(move!)) ?? this.#only?.move;
  }

  /** What lies on the die. */
  pipsOf({state, log}: View): number {
    return state.pips || (this.#pips ?? Number(log.findLast(({move}) => /^\d$/.test(move))?.move ?? 6));
  }

  act(move: string): void {
    void this.#handle.act(move);
  }

  focusTarget(): HTMLElement | null {
    return this.#handle.root.querySelector('.coin[tabindex="0"], .throw');
  }

  // what happened

  present(step: StepOf<LudoTypes>): Choreography {
    const {move, before, state, effects} = step;
    const {root, sound, view} = this.#handle;
    if (/\d$/.test(move) && !before.pips) this.#pips = Number(move);
    const stands = !state.over && (view.activity === 'replaying' || view.seats[state.seat]!.kind !== 'person');
    const settled = (): void => {
      this.settled = step;
      this.#handle.redraw();
    };
    return (stage) => showMove(stage, effects, {root, before, after: state, stands, settled, sound});
  }

  changed(cause: ChangeCause): void {
    if (cause !== 'move') this.#pips = undefined;
  }

  hinted({move}: {readonly move: string}): void {
    if (this.#handle.view.state.pips) this.#pick(move);
  }

  // the only move

  /** The move that is made by itself: after a roll by a person here, unless the page has vetoed it. */
  get due(): string | undefined {
    const {step, vetoed, speed, settings} = this.#handle.view;
    if (settings.confirmSingle || vetoed || speed === 'instant' || step?.by !== 'person') return undefined;
    return this.#only?.move;
  }

  /** Makes it after a beat in which it can be seen, and pressed: that is sooner. */
  #moveOnly(): void {
    if (this.#beats || !this.due || !this.#visibility.visible) return;
    const {step} = this.#handle.view;
    this.#beats = true;
    void this.#handle
      .show((stage) => stage.wait(rollBeat))
      .then(() => {
        this.#beats = false;
        const due = this.due;
        if (due && this.#handle.view.step === step && this.#visibility.visible) this.act(due);
      });
  }

  // input

  onThrow = (): void => {
    const {mayAct, state} = this.#handle.view;
    if (mayAct && !state.pips) this.act('throw');
    else this.#refuseRoll('.throw');
  };

  #onClick = (event: MouseEvent): void => {
    const finger = this.#finger && event.detail > 0;
    this.#finger = false;
    const at = event.composedPath()[0] as Element;
    const coin = at.closest?.('.coin');
    // pressed without a pointer: that is for the piece, not for the end of what is shown
    if (coin && !event.detail) event.preventDefault();
    if (at.closest?.('.ready .yard')) return this.onThrow();
    const near = finger && at.closest?.('.board') ? this.#nearest(event) : undefined;
    const choice = this.choices.find(({move}) => move === (moveOf(at) ?? near));
    if (choice) return this.#choose(choice, finger);
    this.#pick(undefined);
    if (coin && this.#handle.view.mayAct) this.#refuse(coin);
    else if (coin ?? at.closest?.('.turn .yard')) this.#refuseRoll('.place .die > *');
  };

  /** Not now: says whose turn it is, and what for. */
  #refuseRoll(pressed: string): void {
    const {view, root} = this.#handle;
    if (view.showing || view.turn === undefined) return;
    this.#handle.refuse(turnSentence(view.turn, view), root.querySelector(pressed));
  }

  /** A finger's first press shows what the move does, its second makes it; any other press makes it. */
  #choose({move, from, seat, coin}: LudoMove, finger: boolean): void {
    const {view} = this.#handle;
    const aim = this.choices.find((choice) => choice.move === this.aim);
    if (!finger || aim?.from === from) return this.act(move);
    this.#pick(move);
    this.#handle.say(coinLabel(view, seat, coin, this.choiceOf(seat, coin)));
  }

  #refuse(piece: Element): void {
    const [seat, coin] = piece.getAttribute('data-coin')!.split(' ').map(Number);
    this.#handle.refuse(refusal(this.#handle.view, seat!, coin!), piece);
  }

  /** The move that a finger means: what can be pressed is smaller than it on a phone. */
  #nearest({clientX, clientY}: MouseEvent): string | undefined {
    let nearest: Element | undefined;
    let least = reach;
    for (const target of this.#handle.root.querySelectorAll('.coin[data-move] .lamp, .aimed circle')) {
      const {left, top, width, height} = target.getBoundingClientRect();
      const distance = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
      if (distance >= least) continue;
      least = distance;
      nearest = target;
    }
    return nearest && moveOf(nearest);
  }

  #pick(move: string | undefined): void {
    if (this.#picked === move) return;
    this.#picked = move;
    this.#handle.redraw();
  }

  onPointer = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    this.#pick(event.type === 'pointerover' ? moveOf(event) : undefined);
  };

  #onFocus = (event: Event): void => {
    if (event.type === 'focusin') this.cursor = moveOf(event) ?? this.cursor;
    this.#handle.redraw();
  };

  get #focused(): Element | null | undefined {
    return this.#handle.element.shadowRoot?.activeElement;
  }

  key(event: KeyboardEvent): boolean {
    const {key} = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const moves = this.#moves;
    const at = moves.indexOf(moveOf(event) ?? '');
    const numbered = `c${Number(key) - 1}`;
    if (moves.includes(numbered)) this.act(numbered);
    else if (at < 0) return false;
    else if (/^(Enter| )$/.test(key)) {
      if (!event.repeat) this.act(moves[at]!);
    } else {
      const step = /^Arrow(Right|Down)$/.test(key) ? 1 : /^Arrow/.test(key) ? -1 : 0;
      const to = step ? at + step : key === 'Home' ? 0 : key === 'End' ? -1 : undefined;
      if (to === undefined) return false;
      const move = moves.at(to % moves.length)!;
      this.#handle.root.querySelector<HTMLElement>(`.coin[data-move=${move}]`)?.focus();
    }
    return true;
  }

  // rendering

  update({state}: View): void {
    const moves = this.#moves;
    if (!moves.includes(this.#picked!)) this.#picked = undefined;
    const focused = this.#focused;
    // the die gives the focus away only when a choice has just come up
    const leaves = this.cursor || !moves.length ? '.coin' : '.coin, .throw:focus-visible';
    this.#leaving = focused?.matches(leaves) ? focused : undefined;
    if (!moves.includes(this.cursor!)) this.cursor = moves[0];
    const {odds} = this.#handle.element;
    this.odds.watch(odds && !state.over ? state : undefined, this.odds.found.chances?.length === state.colours.length);
  }

  /** Keyboard play goes on where it is: from the button that throws to the coins, and back. */
  updated(): void {
    const {root, element} = this.#handle;
    if (this.#leaving && !moveOf(this.#leaving)) element.focus({preventScroll: true});
    this.#moveOnly();
    // not on the board: a browser gives an SVG that listens for the focus the focus
    for (const type of ['focusin', 'focusout']) root.addEventListener(type, this.#onFocus);
  }
}

/** The move of the piece or preview that an event is about. */
function moveOf(at: Event | Element): string | undefined {
  const element = at instanceof Event ? (at.composedPath()[0] as Element) : at;
  return element.closest?.('[data-move]')?.getAttribute('data-move') ?? undefined;
}
