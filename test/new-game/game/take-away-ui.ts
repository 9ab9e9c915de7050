/** What belongs to one board on a page: the cursor, what the pointer is on, and what input does. */
import {GridCursor} from '../../../src/controllers/grid-cursor.js';
import type {Choreography} from '../../../src/controllers/presenter.js';
import type {StepOf} from '../../../src/controllers/game-types.js';
import type {GameUi, GameView, GameContext} from '../../../src/element/game-definition.js';
import type {TakeAwayTypes} from './types.js';
import {columns, type SquareModel} from './view/board.js';
import {showMove} from './view/choreography.js';

type View = GameView<TakeAwayTypes>;

export class TakeAwayUi implements GameUi<TakeAwayTypes> {
  readonly #context: GameContext<TakeAwayTypes>;
  readonly #cursor: GridCursor;
  /** The square under the pointer or with the focus. */
  #at: number | undefined;

  constructor(context: GameContext<TakeAwayTypes>) {
    this.#context = context;
    this.#cursor = new GridCursor(context.element, {
      size: () => [columns, Math.ceil(context.view.state.stones / columns)],
      has: ([column, row]) => row * columns + column < context.view.state.stones,
      element: () => this.focusTarget(),
      act: () => this.press(this.cursor),
    });
    // the board is entered at its last square, where play begins; from then on the cursor is the reader's
    this.#cursor.cell = [Infinity, Infinity];
  }

  focusTarget(): SVGElement | null {
    return this.#context.root.querySelector(`[data-square="${this.cursor}"]`);
  }

  present({effects}: StepOf<TakeAwayTypes>): Choreography {
    const context = this.#context;
    return (stage) => showMove(stage, effects, {root: context.root, sound: context.sound});
  }

  // input

  /** The square that has the cursor, from 1. */
  get cursor(): number {
    const [column, row] = this.#cursor.cell;
    return row * columns + column + 1;
  }

  get onKeydown(): (event: KeyboardEvent) => void {
    return this.#cursor.onKeydown;
  }

  onClick = (event: Event): void => this.press(squareOf(event) ?? 0);

  onPoint = (event: Event): void => {
    this.#at = squareOf(event);
    if (event.type === 'focusin' && this.#at) {
      this.#cursor.cell = [(this.#at - 1) % columns, Math.floor((this.#at - 1) / columns)];
    }
    this.#context.requestUpdate();
  };

  onLeave = (): void => {
    this.#at = undefined;
    this.#context.requestUpdate();
  };

  press(square: number): void {
    const {view} = this.#context;
    if (!view.mayAct) return;
    const count = takes(view, square);
    if (count) return void this.#context.act(String(count));
    this.#context.say(view.words.say('toTake', {player: view.names[view.turn!], n: view.legal.length}));
    this.#context.sound('refuse');
  }

  // what there is to see

  squares(view: View): SquareModel[] {
    return Array.from({length: view.state.stones}, (_, i) => this.#square(view, i + 1));
  }

  #square(view: View, square: number): SquareModel {
    const {words, state, mayAct} = view;
    const count = mayAct ? takes(view, square) : 0;
    const marked = mayAct && this.#at !== undefined && takes(view, this.#at) > 0 && square >= this.#at;
    const marks = {ready: count > 0, marked: marked && square <= state.left, empty: square > state.left};
    return {
      marks: Object.entries(marks)
        .flatMap(([name, on]) => (on ? [name] : []))
        .join(' '),
      label: words.row([
        words.say(marks.empty ? 'empty' : 'stone', {n: square}),
        count ? words.say('takes', {n: count}) : '',
      ]),
    };
  }
}

/** How many stones a press on a square takes; none where that many may not be taken. */
function takes({state, legal}: View, square: number): number {
  const count = state.left - square + 1;
  return legal.includes(String(count)) ? count : 0;
}

const squareOf = (event: Event): number | undefined =>
  Number((event.target as Element).closest('[data-square]')?.getAttribute('data-square')) || undefined;
