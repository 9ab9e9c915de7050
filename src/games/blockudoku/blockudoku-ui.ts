/** The state of one BlockuDoku element: the piece in hand, the animated score, the best score and the statistics. */
import type {ChangeCause} from '../../play/events.js';
import {OnDemand} from '../../core/on-demand.js';
import type {Choreography} from '../../input/presenter.js';
import {isRefusal} from '../../core/game.js';
import type {StepOf} from '../../play/game-types.js';
import type {GameUi, GameView, GameContext} from '../../frame/game-definition.js';
import {flyingOf, huesOf, isEmpty, isMoving} from './board-model.js';
import {PieceInput} from './input.js';
import type {Plan} from './rules/index.js';
import {counted, readStatistics, type Statistics} from './statistics.js';
import type {BlockudokuTypes} from './types.js';
import {flourish, showMove} from './view/choreography.js';
import type {Progress} from './view/move-refs.js';
import {hintSentence} from './wording.js';

/** Automatic players and hints, loaded on demand. */
export const thinker = new OnDemand(() => import('./thinking.js'));

type View = GameView<BlockudokuTypes>;

export class BlockudokuUi implements GameUi<BlockudokuTypes> {
  readonly input: PieceInput;
  readonly #context: GameContext<BlockudokuTypes>;
  /** Progress of the animation of the last move. */
  progress: Progress = {landed: true, greyRows: 0};
  #statistics: Statistics | undefined;
  /** The best score before the last move. */
  #bestBefore = 0;
  /** Whether an automatic player made a move of this game, so that it does not count. */
  #helped = false;
  /** The last state with a requested hint. A failed request is not repeated before the next move. */
  #hintedState: View['state'] | undefined;
  /** The last hint, which is shown once. */
  #hint: View['hint'];

  constructor(context: GameContext<BlockudokuTypes>) {
    this.#context = context;
    this.input = new PieceInput(context);
  }

  focusTarget(): HTMLElement | undefined {
    const slots = [...this.#context.root.querySelectorAll<HTMLElement>('.slot')];
    return slots.find((slot) => slot.ariaDisabled === 'false') ?? slots[0];
  }

  key(event: KeyboardEvent): boolean {
    return !event.altKey && !event.ctrlKey && !event.metaKey && this.input.onKey(event);
  }

  onHint = (): void => void this.#context.hint();

  // effects

  present({before, state, effects, from}: StepOf<BlockudokuTypes>): Choreography {
    const {score} = before;
    this.progress = {landed: false, greyRows: 0};
    const context = this.#context;
    return (stage) => {
      const hues = huesOf(context.view);
      return showMove(stage, effects, {
        root: context.root,
        hue: (cell) => hues.get(cell) ?? '',
        from: (slot, piece) => (from ? {x: from[0], y: from[1], scale: 1} : this.input.spotIn(slot, piece)),
        score,
        emptied: isEmpty(state),
        show: (progress) => {
          this.progress = {...this.progress, ...progress};
          context.requestUpdate();
        },
        figures: (points) =>
          [points, Math.max(this.#bestBefore, this.#helped ? 0 : points)].map((n) => context.view.words.number(n)),
        best: this.isBest(context.view),
        sound: (name) => context.sound(name),
      });
    };
  }

  changed(cause: ChangeCause): void {
    const {view} = this.#context;
    this.input.changed();
    this.#hintedState = undefined;
    // another tab may have updated the statistics
    if (cause === 'load' || cause === 'new') this.#statistics = undefined;
    if (cause === 'move') this.#count(view);
    else this.#helped = view.history.some(({by}) => by === 'auto');
  }

  #showHint({moves: [first]}: Plan): void {
    const {view, root} = this.#context;
    if (!first) return;
    this.#context.say(hintSentence(view, first));
    const flying = flyingOf(view, this.input);
    if (!flying || view.still) return;
    void this.#context.show(async (stage) => {
      const decoration = await flourish.use((module) => module);
      await decoration?.showHint(stage, root, flying, this.input.spotIn(first.slot - 1, flying.piece));
    });
  }

  // best score and statistics

  #count({step, state, gameId}: View): void {
    this.#bestBefore = this.statistics(this.#context.view).best;
    this.#helped ||= step?.by === 'auto';
    if (this.#helped) return;
    const own = this.#statistics?.last;
    this.#statistics = this.#context.store('statistics', (stored) =>
      counted(readStatistics(stored), gameId, state, own),
    );
  }

  /** The statistics of all games. */
  statistics({firstRender}: View): Statistics {
    if (firstRender) return readStatistics(undefined);
    return (this.#statistics ??= readStatistics(this.#context.stored('statistics')));
  }

  /** The best score, including the displayed score of the current game. */
  best(view: View): number {
    const before = view.live && isMoving(view) ? this.#bestBefore : this.statistics(view).best;
    return Math.max(before, this.#helped ? 0 : this.scoreOf(view));
  }

  /** Whether the current game has beaten the best score of earlier games, of which there must be one. */
  isBest(view: View): boolean {
    const {last} = this.statistics(view);
    return last?.id === view.gameId && last.before > 0 && view.state.score > last.before;
  }

  // rendering

  /** The displayed score, which counts up after the move. */
  scoreOf(view: View): number {
    return isMoving(view) && view.step ? view.step.before.score : view.state.score;
  }

  /** The displayed streak, which changes when the piece has landed. */
  streakOf(view: View): number {
    return (isMoving(view) && view.step ? view.step.before : view.state).streak;
  }

  update(_view: View, changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('autosave')) this.#statistics = undefined;
    this.input.update();
  }

  updated({firstRender, hints, mayAct, hint, hinting, state}: View): void {
    const context = this.#context;
    this.input.show();
    if (hint !== this.#hint) {
      this.#hint = hint;
      if (hint) this.#showHint(hint);
    }
    const isIdle = hints && mayAct && !hint && !hinting;
    if (firstRender || !isIdle || !context.element.isConnected || state === this.#hintedState) return;
    this.#hintedState = state;
    void context.hint().then((found) => {
      if (isRefusal(found) && found.code === 'given-up') this.#hintedState = undefined;
    });
  }
}
