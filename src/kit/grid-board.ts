/**
 * A board of cells, for games on a grid and others whose moves are presses on places: rendering, click, hover, keyboard
 * cursor, focus, refusal, the ring of a hint, the arrival of pieces, roles and names for screen readers.
 */
import {css, nothing, svg} from 'lit';
import type {GameTypes, StepOf} from '../play/game-types.js';
import {GridCursor} from './grid-cursor.js';
import type {Choreography} from '../input/presenter.js';
import type {Cell} from '../core/grid.js';
import type {GameContext, GameUi, GameView} from '../frame/game-definition.js';

/** A cell as it is drawn. Its drawing is centred on the origin, in a square of 100 units. */
export interface CellModel {
  /** Name of the cell with its content, for screen readers: "b2, X". */
  readonly label: string;
  /** The move that a press makes. Left out, a press is refused. */
  readonly move?: string | undefined;
  /** Whether the move ends here, and not in another cell: there the hint and the preview are shown. Default: yes. */
  readonly target?: boolean;
  /** The reason why a press is refused, for the player. Default: whose turn it is. */
  readonly why?: string | undefined;
  /** The piece on the cell: an SVG template. */
  readonly body?: unknown;
  /** The piece that the move would put here: shown with a hint, and while the mouse or the keyboard is on a cell with this move. */
  readonly preview?: unknown;
  /** The cell below the piece: an SVG template. Default: a square. */
  readonly ground?: unknown;
  /** Names for styles, separated by spaces: `line` is styled as `[data-marks~='line']`. */
  readonly marks?: string;
}

/** A board of cells. Only `size` and `cell` are required. */
export interface GridBoard<T extends GameTypes> {
  /** The number of columns and rows. */
  size(view: GameView<T>): readonly [columns: number, rows: number];
  /** A cell; undefined for a hole. `aimed`: the move under the mouse or of the focused cell. */
  cell(view: GameView<T>, column: number, row: number, aimed?: string): CellModel | undefined;
  /** The centre of a cell. Default: on a grid of squares of 100 units, the first at (50, 50). */
  at?(view: GameView<T>, column: number, row: number): readonly [x: number, y: number];
  /** The drawn area. Default: that of the grid. */
  box?(view: GameView<T>): readonly [x: number, y: number, width: number, height: number];
  /** The keyframes of a piece that has arrived on a cell. Default: it grows. */
  arrive?(view: GameView<T>, column: number, row: number): Keyframe[];
  /** A drawing below the pieces, or above them. `aimed`: the move under the mouse. */
  under?(view: GameView<T>, aimed: string | undefined): unknown;
  over?(view: GameView<T>, aimed: string | undefined): unknown;
  /** Whether pieces are drawn below all cells, behind a plate with holes say. Default: each on its cell. */
  readonly behind?: boolean;
  /** Milliseconds of an arrival, at normal speed. Default 220. */
  readonly duration?: number;
}

/** A hint that names a move. */
const moveOfHint = (hint: unknown): string | undefined =>
  typeof hint === 'string' ? hint : (hint as {readonly move?: string} | undefined)?.move;

const keyOf = ([column, row]: Cell): string => `${column},${row}`;

/** The state of a board of cells in one element. */
export class GridBoardUi<T extends GameTypes> implements GameUi<T> {
  readonly #context: GameContext<T>;
  readonly #grid: GridBoard<T>;
  readonly #cursor: GridCursor;
  /** The cell under the mouse. */
  #pointed: Cell | undefined;
  /** The pieces of the last rendering, by their cells. */
  #bodies = new Set<string>();
  /** Whether a cell was focused before the rendering. */
  #hadFocus = false;

  constructor(context: GameContext<T>, grid: GridBoard<T>) {
    this.#context = context;
    this.#grid = grid;
    this.#cursor = new GridCursor(context.element, {
      size: () => grid.size(context.view),
      has: ([column, row]) => grid.cell(context.view, column, row) !== undefined,
      element: (cell) => this.#find(cell),
      anyRow: true,
      act: (cell) => this.#press(cell),
    });
  }

  focusTarget(): SVGElement | null {
    return this.#find(this.#cursor.cell);
  }

  #find(cell: Cell): SVGElement | null {
    // undefined before the first render
    return this.#context.element.shadowRoot?.querySelector(`[data-cell="${keyOf(cell)}"]`) ?? null;
  }

  // input

  #press(cell: Cell): void {
    const context = this.#context;
    const {view} = context;
    this.#cursor.cell = cell;
    if (view.turn === undefined || !view.live) return;
    const {move, why} = this.#grid.cell(view, ...cell) ?? {};
    if (view.mayAct && move !== undefined) void context.act(move);
    else if (!view.showing) {
      const turn = view.tell('toPlay', view.turn);
      context.refuse(view.mayAct ? (why ?? turn) : turn, this.#find(cell));
    }
  }

  readonly onKeydown = (event: KeyboardEvent): void => this.#cursor.onKeydown(event);

  readonly onClick = (event: Event): void => {
    const cell = cellAt(event);
    if (cell) this.#press(cell);
  };

  readonly onPointer = (event: PointerEvent): void => {
    const cell = event.type === 'pointerleave' || event.pointerType !== 'mouse' ? undefined : cellAt(event);
    if ((cell && keyOf(cell)) === (this.#pointed && keyOf(this.#pointed))) return;
    this.#pointed = cell;
    this.#context.requestUpdate();
  };

  readonly onFocusin = (event: Event): void => {
    const cell = cellAt(event);
    if (cell && keyOf(cell) !== keyOf(this.#cursor.cell)) this.#cursor.cell = cell;
  };

  // rendering

  /** The move under the mouse, or of the cell with the keyboard focus. */
  aimed(view: GameView<T>): string | undefined {
    if (!view.mayAct || !view.live) return undefined;
    const focused = this.#find(this.#cursor.cell)?.matches(':focus-visible') ? this.#cursor.cell : undefined;
    const cell = this.#pointed ?? focused;
    return cell && this.#grid.cell(view, ...cell)?.move;
  }

  update(): void {
    this.#hadFocus = this.#focused?.hasAttribute('data-cell') ?? false;
  }

  updated(): void {
    this.#bodies = new Set(this.#drawn.map(([key]) => key));
    if (this.#hadFocus && !this.#focused) this.focusTarget()?.focus({preventScroll: true});
  }

  get #focused(): Element | null | undefined {
    return this.#context.element.shadowRoot?.activeElement;
  }

  get #drawn(): [key: string, body: SVGElement][] {
    const bodies = this.#context.root.querySelectorAll<SVGElement>('[data-body]');
    return Array.from(bodies, (body) => [body.dataset['body']!, body]);
  }

  /** Pieces that were not there before arrive. */
  present({effects}: StepOf<T>): Choreography | undefined {
    if (effects.length === 0) return undefined;
    const before = this.#bodies;
    const {view} = this.#context;
    const grid = this.#grid;
    return async (stage) => {
      const fresh = this.#drawn.filter(([key]) => !before.has(key));
      const arrivals = fresh.map(([key, body]) => {
        const [column, row] = key.split(' ')[0]!.split(',').map(Number) as [number, number];
        const keyframes = grid.arrive?.(view, column, row) ?? [
          {transform: 'scale(0.3)', opacity: 0},
          {transform: 'none', opacity: 1},
        ];
        return stage.animate(body, keyframes, {duration: grid.duration ?? 220});
      });
      await Promise.all(arrivals);
      this.#context.sound(effects.some(({type}) => type === 'won') ? 'win' : 'place');
    };
  }
}

/** The cell that an event is on. */
function cellAt(event: Event): Cell | undefined {
  const key = (event.composedPath()[0] as Element).closest?.('[data-cell]')?.getAttribute('data-cell');
  return key ? (key.split(',').map(Number) as [number, number]) : undefined;
}

/** The template of a board of cells. */
export function gridTemplate<T extends GameTypes>(grid: GridBoard<T>, view: GameView<T>, ui: GridBoardUi<T>): unknown {
  const [columns, rows] = grid.size(view);
  const aimed = ui.aimed(view);
  const hint = view.live ? moveOfHint(view.hint) : undefined;
  const [x, y, width, height] = grid.box?.(view) ?? [0, 0, columns * 100, rows * 100];
  const pieces: unknown[] = [];
  const cell = (column: number, row: number): unknown => {
    const model = grid.cell(view, column, row, aimed);
    if (!model) return nothing;
    const {label, move, target = true, body, preview, ground, marks} = model;
    const isTarget = target && move !== undefined;
    const [cx, cy] = grid.at?.(view, column, row) ?? [column * 100 + 50, row * 100 + 50];
    const key = `${column},${row}`;
    const piece = body === undefined ? nothing : svg`<g part="piece" data-body="${key} ${label}">${body}</g>`;
    if (grid.behind && body !== undefined)
      pieces.push(svg`<g data-marks=${marks || nothing} transform="translate(${cx} ${cy})">${piece}</g>`);
    return svg`<g class="cell ${view.mayAct && move !== undefined ? 'may' : ''}" part="cell" role="gridcell" aria-colindex=${column + 1} tabindex="-1" data-cell=${key} data-marks=${marks || nothing}
      aria-label=${label} transform="translate(${cx} ${cy})"
      >${ground ?? svg`<rect class="ground" x="-50" y="-50" width="100" height="100" />`}${grid.behind ? nothing : piece}${
        isTarget && (move === aimed || move === hint) ? svg`<g class="preview">${preview ?? nothing}</g>` : nothing
      }<rect class="ring ${isTarget && move === hint ? 'hint' : ''}" x="-45" y="-45" width="90" height="90" rx="12"
    /></g>`;
  };
  const numbers = (count: number): number[] => Array.from({length: count}, (_, i) => i);
  const cells = numbers(rows).map(
    (row) => svg`<g role="row" aria-rowindex=${row + 1}>${numbers(columns).map((column) => cell(column, row))}</g>`,
  );
  return svg`<svg class="board" part="board" role="grid" aria-label=${view.words.say(view.words.has('game') ? 'game' : 'theBoard')} aria-colcount=${columns} aria-rowcount=${rows} viewBox="${x} ${y} ${width} ${height}"
    @click=${ui.onClick} @keydown=${ui.onKeydown} @pointermove=${ui.onPointer} @pointerleave=${ui.onPointer} @focusin=${ui.onFocusin}>
    ${grid.under?.(view, aimed) ?? nothing}
    ${grid.behind ? svg`<g aria-hidden="true">${pieces}</g>` : nothing}
    ${cells}
    ${grid.over?.(view, aimed) ?? nothing}
  </svg>`;
}

/** Styles of a board of cells; those of its game come after them. */
export const gridStyles = css`
  .cell {
    outline: none;
  }
  .cell.may {
    cursor: pointer;
  }
  .preview {
    opacity: 0.4;
  }
  .ring {
    fill: none;
    stroke: none;
    stroke-width: 6;
    pointer-events: none;
  }
  .ring.hint {
    stroke: var(--game-hint, light-dark(#ffd23f, #ffe06b));
    stroke-width: 9;
    stroke-dasharray: 16 12;
  }
  .cell:focus-visible .ring {
    stroke: var(--_ink);
    stroke-dasharray: none;
  }
  @media (forced-colors: active) {
    .ring.hint {
      stroke: Highlight;
    }
  }
`;

/** Styles of cells without a `ground` of their own. */
export const groundStyles = css`
  .ground {
    fill: var(--game-square, light-dark(#fbf5e7, #28433f));
    stroke: var(--game-line, light-dark(#d9c9a5, #162723));
    stroke-width: 3;
  }
  @media (forced-colors: active) {
    .ground {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
