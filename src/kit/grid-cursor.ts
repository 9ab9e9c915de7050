/**
 * One tab stop for a whole board: the arrow keys move a cursor between its cells, Home and End move it to the ends of a
 * row (with Control to the corners), Enter or Space activates a cell.
 * Owns the position of the cursor and the tab stop. Does not own the cells: the host renders all of them alike, with
 * `tabindex="-1"`; after each rendering the one at {@link cell} gets 0. A binding for each cell takes longer than the rest
 * of a large board.
 * A controller because the cursor is view state that renders with its host.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Cell} from '../core/grid.js';
import {isForControl} from '../input/event-path.js';

export interface GridCursorOptions {
  /** The current number of columns and rows. */
  size(): readonly [columns: number, rows: number];
  /** Whether there is a cell, for boards with holes. Default: everywhere. */
  has?(cell: Cell): boolean;
  /**
   * Whether a step to the side leads to the nearest cell of the next column, where the row has none: for columns of
   * different heights. Default: it leads nowhere.
   */
  readonly anyRow?: boolean;
  /** The rendered cell; null while there is none. */
  element(cell: Cell): HTMLElement | SVGElement | null;
  /** Enter or Space on the cell. */
  act?(cell: Cell): void;
}

const steps: Partial<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class GridCursor implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: GridCursorOptions;
  #cell: Cell = [0, 0];
  /** The cell in the tab order. */
  #stop: Element | null = null;

  constructor(host: ReactiveControllerHost, options: GridCursorOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    const stop = this.#options.element(this.cell);
    if (stop === this.#stop) return;
    this.#stop?.setAttribute('tabindex', '-1');
    stop?.setAttribute('tabindex', '0');
    this.#stop = stop;
  }

  /** Moves the focus to the cursor once the host has rendered. */
  focus(): void {
    void this.#host.updateComplete.then(() => this.#options.element(this.cell)?.focus());
  }

  /** The position of the cursor; always on a cell, even after the board has changed. */
  get cell(): Cell {
    const [columns, rows] = this.#options.size();
    const cell: Cell = [
      Math.max(0, Math.min(this.#cell[0], columns - 1)),
      Math.max(0, Math.min(this.#cell[1], rows - 1)),
    ];
    if (this.#has(cell)) return cell;
    // in a hole: moves to the nearest cell
    let least = Infinity;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const distance = (column - cell[0]) ** 2 + (row - cell[1]) ** 2;
        if (distance >= least || !this.#has([column, row])) continue;
        least = distance;
        this.#cell = [column, row];
      }
    }
    return this.#cell;
  }

  /** Moves the cursor without the focus, for example to the last move or the pointer. */
  set cell(cell: Cell) {
    this.#cell = cell;
    this.#host.requestUpdate();
  }

  /** The listener for the board's `keydown`. Prevents the default action only for keys that it handles. */
  onKeydown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.defaultPrevented || isForControl(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (!this.#options.act) return;
      // a key that is held down acts once, and does not scroll the page either
      event.preventDefault();
      if (!event.repeat) this.#options.act(this.cell);
      return;
    }
    const to = this.#target(event.key, event.ctrlKey);
    if (!to) return;
    event.preventDefault();
    this.cell = to;
    this.focus();
  };

  #target(key: string, control: boolean): Cell | undefined {
    const [columns, rows] = this.#options.size();
    const [column, row] = this.cell;
    if (key === 'Home') return this.#first([0, control ? 0 : row], [1, 0]);
    if (key === 'End') return this.#first([columns - 1, control ? rows - 1 : row], [-1, 0]);
    const step = steps[key];
    if (!step || control) return undefined;
    // at an edge neither the cursor nor the page moves
    return this.#first([column + step[0], row + step[1]], step) ?? [column, row];
  }

  #has(cell: Cell): boolean {
    return this.#options.has?.(cell) ?? true;
  }

  /** The first cell from a position on, in steps of `step`. */
  #first(cell: Cell, [dx, dy]: Cell): Cell | undefined {
    const [columns, rows] = this.#options.size();
    let [column, row] = cell;
    while (column >= 0 && column < columns && row >= 0 && row < rows) {
      const near = dx !== 0 && this.#options.anyRow ? this.#nearest(column, row) : row;
      if (near !== undefined && this.#has([column, near])) return [column, near];
      column += dx;
      row += dy;
    }
    return undefined;
  }

  /** The row of the cell in a column that is nearest to a row. */
  #nearest(column: number, row: number): number | undefined {
    const rows = Array.from({length: this.#options.size()[1]}, (_, i) => i).filter((i) => this.#has([column, i]));
    return rows.sort((a, b) => Math.abs(a - row) - Math.abs(b - row))[0];
  }
}
