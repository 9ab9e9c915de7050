/**
 * What a person does with the pegs: go from hole to hole, pick one or drag it, put it back, or jump. Owns the peg in
 * hand and the cursor; jumps are made by the host. A controller because a peg in hand must not outlive its position.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {DragController, type DragPoint} from '../../controllers/drag.js';
import {GridCursor} from '../../controllers/grid-cursor.js';
import {jumps, type Hole, type PegState} from './rules/index.js';
import type {Picture, Point} from './view/geometry.js';

/** A peg in the hand. */
interface Held {
  readonly hole: number;
  /** The position it was taken in: in another one it is no longer in the hand. */
  readonly pegs: string;
  /** While it is dragged: where it is, in board units, and the hole it would go to. */
  readonly drag?: {readonly at: Point; readonly over: number | undefined};
}

export interface HandOptions {
  /** The state that is shown, and its picture. */
  state(): PegState;
  picture(): Picture;
  /** The pieces on the screen, in board units. */
  pieces(): Element;
  /** Pegs may be taken now. */
  ready(): boolean;
  /** A hole is being chosen for something else: {@link choose} takes it. */
  choosing(): boolean;
  choose(hole: number): void;
  focus(): void;
  taken(): void;
  picked(hole: number): void;
  putBack(hole: number): void;
  refused(hole: number): void;
  /** A jump, and where a dragged peg was let go. */
  jump(from: number, to: number, at: Point | undefined): void;
}

/** Holes that the peg of a hole may jump to. */
export const jumpsFrom = (state: PegState, hole: number): number[] => jumps(state).flatMap(({from, to}) => (from === hole ? [to] : []));

export class Hand implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: HandOptions;
  readonly #cursor: GridCursor;
  readonly #drag: DragController<number>;
  #held: Held | undefined;
  #visited: Picture | undefined;

  constructor(host: ReactiveControllerHost, options: HandOptions) {
    this.#host = host;
    this.#options = options;
    this.#cursor = new GridCursor(host, {
      size: () => {
        const {holes} = this.#board;
        return [Math.max(...holes.map(({column}) => column)) + 1, Math.max(...holes.map(({row}) => row)) + 1];
      },
      has: ([column, row]) => this.#holeAt(column, row) > 0,
      focus: () => options.focus(),
      act: () => this.#press(this.cursor),
    });
    this.#drag = new DragController<number>(host, {
      pick: (event) => (options.ready() || options.choosing() ? holeUnder(event) : undefined),
      tap: (hole) => {
        this.goTo(hole);
        this.#press(hole);
      },
      start: (hole) => {
        this.goTo(hole);
        if (!options.choosing()) this.#take(hole);
      },
      move: (hole, point) => this.#dragTo(hole, point),
      drop: (hole, point) => {
        this.#dragTo(hole, point);
        const {drag} = this.#held ?? {};
        if (drag?.over === undefined) this.putBack();
        else this.#jump(hole, drag.over, drag.at);
      },
      cancel: () => this.putBack(),
    });
    host.addController(this);
  }

  hostUpdate(): void {
    const options = this.#options;
    const state = options.state();
    const picture = options.picture();
    if (this.#held && (state.pegs !== this.#held.pegs || !options.ready())) {
      this.#held = undefined;
      this.#drag.cancel();
    }
    // on another board the cursor begins at the first peg that can jump; on this one it is the reader's
    if (picture !== this.#visited) this.goTo(jumps(state)[0]?.from ?? 1);
    // a position that is yet to be dealt has no pegs
    this.#visited = state.pegs.includes('o') ? picture : undefined;
  }

  // the cursor

  get #board(): {readonly holes: readonly Hole[]} {
    return this.#options.picture().board;
  }

  #holeAt(column: number, row: number): number {
    return this.#board.holes.findIndex((hole) => hole.row === row && hole.column === column) + 1;
  }

  /** The hole that has the cursor. */
  get cursor(): number {
    return this.#holeAt(...this.#cursor.cell);
  }

  goTo(hole: number): void {
    const {column, row} = this.#board.holes[hole - 1]!;
    this.#cursor.cell = [column, row];
  }

  // the peg in hand

  /** The hole whose peg is in hand. */
  get hole(): number | undefined {
    return this.#held?.hole;
  }

  /** Where a dragged peg is, in board units, and the hole it would go to. */
  get drag(): Held['drag'] {
    return this.#held?.drag;
  }

  putBack(): void {
    if (!this.#held) return;
    const {hole} = this.#held;
    this.#held = undefined;
    this.#options.putBack(hole);
    this.#host.requestUpdate();
  }

  #jumpsFrom(hole: number): number[] {
    return jumpsFrom(this.#options.state(), hole);
  }

  #take(hole: number): boolean {
    const {pegs} = this.#options.state();
    const can = this.#jumpsFrom(hole).length > 0;
    this.#held = can ? {hole, pegs} : undefined;
    if (can) this.#options.taken();
    else this.#options.refused(hole);
    this.#host.requestUpdate();
    return can;
  }

  /** A tap or Enter on a hole: takes its peg, puts it back, or jumps there. */
  #press(hole: number): void {
    const options = this.#options;
    if (options.choosing()) return options.choose(hole);
    if (!options.ready()) return;
    const held = this.#held?.hole;
    if (held === hole) this.putBack();
    else if (held !== undefined && this.#jumpsFrom(held).includes(hole)) this.#jump(held, hole);
    else {
      if (held !== undefined && options.state().pegs[hole - 1] !== 'o') this.putBack();
      if (this.#take(hole)) options.picked(hole);
    }
  }

  #jump(from: number, to: number, at?: Point): void {
    this.#held = undefined;
    this.goTo(to);
    this.#options.jump(from, to, at);
    this.#host.requestUpdate();
  }

  #dragTo(hole: number, {x, y}: DragPoint): void {
    if (this.#held?.hole !== hole) return;
    const shown = this.#options.pieces().getBoundingClientRect();
    const {box: [left, top, width], spots} = this.#options.picture();
    const unit = shown.width / width;
    const at: Point = [(x - shown.left) / unit + left, (y - shown.top) / unit + top];
    const over = this.#jumpsFrom(hole).find((to) => Math.hypot(spots[to - 1]!.x - at[0], spots[to - 1]!.y - at[1]) < 58);
    this.#held = {...this.#held, drag: {at, over}};
  }

  // input, for the host's template

  get onPointerdown(): (event: PointerEvent) => void {
    return this.#drag.onPointerdown;
  }

  onKeydown = (event: KeyboardEvent): void => {
    const {key} = event;
    const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const {column, row} = this.#board.holes[this.cursor - 1]!;
    const leans = this.#options.state().lattice === 'triangle';
    // where rows lean there are two holes above and two below: the other one, at an edge
    const other = leans && down && !this.#holeAt(column, row + down) ? this.#holeAt(column + down, row + down) : 0;
    if (!other) return this.#cursor.onKeydown(event);
    event.preventDefault();
    this.goTo(other);
    void this.#host.updateComplete.then(() => this.#options.focus());
  };

  onFocusin = (event: Event): void => {
    const hole = holeUnder(event);
    if (hole) this.goTo(hole);
  };
}

const holeUnder = (event: Event): number | undefined => Number((event.target as Element).getAttribute('data-hole')) || undefined;
