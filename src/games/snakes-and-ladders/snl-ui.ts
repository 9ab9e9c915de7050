/** The state of one board and its input: the cursor, the odds, the wait at a snake or ladder. */
import {Analysis} from '../../kit/analysis.js';
import {OnDemand} from '../../core/on-demand.js';
import {GridCursor} from '../../kit/grid-cursor.js';
import type {Choreography} from '../../input/presenter.js';
import {cellToSquare, squareToCell} from '../../core/grid.js';
import {found} from '../../core/search.js';
import type {StepOf} from '../../play/game-types.js';
import type {GameUi, GameView, GameContext} from '../../frame/game-definition.js';
import type {SnlState, WinChances} from './rules/index.js';
import type {SnlTypes} from './types.js';
import {showMove} from './view/choreography.js';
import {layoutOf, type BoardLayout} from './view/geometry.js';
import {turnSentence} from './wording.js';

/** Chances, figures and the heat map, loaded on demand. */
export const thinker = new OnDemand(() => import('./thinking.js'));

type View = GameView<SnlTypes>;
type Step = StepOf<SnlTypes>;

/** Whether the path home is shown: because of a setting or a hint. */
export function showsRoute({settings, hints, hint, live, state}: View): boolean {
  return (settings.path || hints || (live && hint !== undefined)) && !state.over;
}

export class SnlUi implements GameUi<SnlTypes> {
  readonly cursor: GridCursor;
  readonly odds: Analysis<SnlState, WinChances>;
  /** Loads the chunk with the figures, the heat map and the path home. */
  readonly figures: Analysis<SnlState, object>;
  readonly #context: GameContext<SnlTypes>;
  /** The move that waits at a snake or ladder, unless it has been skipped since. */
  #waiting: {readonly step: Step; readonly goOn: () => void} | undefined;
  /** The last move shown, and the number of its effects that can be seen. */
  #told: {readonly step: Step; readonly count: number} | undefined;
  /** The board of the cursor. */
  #visited: BoardLayout | undefined;

  constructor(context: GameContext<SnlTypes>) {
    this.#context = context;
    this.odds = new Analysis(context.element, (state) => thinker.use(({odds}) => [odds(state)]));
    this.figures = new Analysis(context.element, () => thinker.use(() => [found({})]));
    this.cursor = new GridCursor(context.element, {
      size: () => [this.#board.columns, this.#board.rows],
      element: (cell) => {
        const {columns, rows} = this.#board;
        return context.root.querySelector(`[data-square="${cellToSquare(cell, columns, rows)}"]`);
      },
      act: () => this.press(),
    });
  }

  get #board(): SnlState['board'] {
    return this.#context.view.state.board;
  }

  /** Continues a move that waits at a snake or ladder. */
  get goOn(): (() => void) | undefined {
    const {showing, step} = this.#context.view;
    return showing && this.#waiting?.step === step ? this.#waiting?.goOn : undefined;
  }

  /** The number of effects of the last move that can be seen; without one, or after it has been shown, all. */
  seen({showing, step}: View): number {
    if (!showing) return Infinity;
    return this.#told?.step === step ? (this.#told?.count ?? 0) : 0;
  }

  /** The visible position: until everything in a move has been seen, the one before it. */
  visibleState(view: View): SnlState {
    const {step, state} = view;
    return step && this.seen(view) < step.effects.length ? step.before : state;
  }

  focusTarget(): HTMLElement | null {
    return this.#context.root.querySelector('.roll');
  }

  // effects

  present(step: Step): Choreography {
    const {effects, before, state} = step;
    const context = this.#context;
    return (stage) =>
      showMove(stage, effects, {
        root: context.root,
        layout: layoutOf(state),
        before: before.positions,
        after: state.positions,
        told: (count) => {
          this.#told = {step, count};
          context.requestUpdate();
        },
        atJump: context.element.step ? () => this.#waitForPress(step) : undefined,
        sound: context.sound,
      });
  }

  changed(): void {
    // the story of the game
    if (this.#context.view.result) void thinker.use(() => this.#context.requestUpdate());
  }

  #waitForPress(step: Step): Promise<void> {
    return new Promise((resolve) => {
      const goOn = (): void => {
        this.#waiting = undefined;
        this.#context.requestUpdate();
        resolve();
      };
      this.#waiting = {step, goOn};
      this.#context.requestUpdate();
    });
  }

  // input

  press = (event?: Event): void => {
    const {view} = this.#context;
    if (this.goOn) this.onBoardPress(event);
    else if (view.mayAct) void this.#context.act('roll');
    // announces whose turn it is
    else if (!view.showing && view.turn !== undefined)
      this.#context.refuse(turnSentence(view.turn, view), this.focusTarget());
  };

  /** Continues a waiting move. The element skips other moves. */
  onBoardPress = (event?: Event): void => {
    if (this.goOn) event?.preventDefault();
    this.goOn?.();
  };

  key({key}: KeyboardEvent): boolean {
    const {goOn} = this;
    if (!goOn || /^(Escape|Tab|Shift|Control|Alt|Meta|CapsLock)$/.test(key)) return false;
    goOn();
    return true;
  }

  onBoardFocus = (event: Event): void => {
    const square = Number((event.target as Element).getAttribute('data-square'));
    const {columns, rows} = this.#board;
    if (square) this.cursor.cell = squareToCell(square, columns, rows);
  };

  // rendering

  /** The chunk with the figures, the heat map and the path home, once it is loaded. */
  thinking({firstRender}: View): typeof thinker.module {
    return firstRender ? undefined : thinker.module;
  }

  update(view: View): void {
    const layout = layoutOf(view.state);
    // on a new board the cursor starts at the first square
    if (layout !== this.#visited) this.cursor.cell = [0, layout.rows - 1];
    this.#visited = layout;
    // update odds and figures when the piece has arrived, not with the roll
    const state = this.visibleState(view);
    const {chances} = this.odds.found;
    this.odds.watch(view.settings.odds ? state : undefined, chances?.length === state.positions.length);
    const {figures, heat} = view.settings;
    this.figures.watch(!view.firstRender && (figures || heat || showsRoute(view)) ? state : undefined, true);
  }
}
