/**
 * Input on the pegs: moving the cursor, picking, dragging, putting back and jumping. Owns the picked peg and the
 * cursor; its owner makes the jumps.
 */
import {DragController, type DragPoint} from '../../kit/drag.js';
import {GridCursor} from '../../kit/grid-cursor.js';
import type {GameContext} from '../../frame/game-definition.js';
import {jumpsFrom, reachOf} from './reach.js';
import type {Hole} from './rules/index.js';
import type {PegTypes} from './types.js';
import {layoutOf, type Layout, type Point} from './view/geometry.js';
import {pickedSentence} from './wording.js';

/** The picked peg. */
interface Held {
  readonly hole: number;
  /** The position in which it was picked. In other positions it is no longer picked. */
  readonly pegs: string;
  /** While it is dragged: its position in board units, and the hole it would jump to. */
  readonly drag?: {readonly at: Point; readonly over: number | undefined};
}

export interface PegInputOptions {
  /** Called for a dragged peg that is put back. @param at where it was dropped */
  flyBack(hole: number, at: Point): void;
  /** Called for a press without effect. */
  refused(hole: number): void;
  /** @param at where a dragged peg was dropped */
  jump(from: number, to: number, at: Point | undefined): void;
}

export class PegInput {
  readonly #context: GameContext<PegTypes>;
  readonly #options: PegInputOptions;
  readonly #cursor: GridCursor;
  readonly #drag: DragController<number>;
  #held: Held | undefined;
  /** The board of the cursor. */
  #visited: Layout | undefined;
  /** The hole of the last press. */
  #pressed: number | undefined;
  /** The hole under the pointer or at the keyboard cursor. */
  near: number | undefined;

  constructor(context: GameContext<PegTypes>, options: PegInputOptions) {
    const host = context.element;
    this.#context = context;
    this.#options = options;
    this.#cursor = new GridCursor(host, {
      size: () => {
        const {holes} = this.#board;
        return [Math.max(...holes.map(({column}) => column)) + 1, Math.max(...holes.map(({row}) => row)) + 1];
      },
      has: ([column, row]) => this.#holeAt(column, row) > 0,
      element: () => context.root.querySelector(`[data-hole="${this.cursor}"]`),
      act: () => this.#press(this.cursor),
    });
    this.#drag = new DragController<number>(host, {
      pick: (event) => (this.#pressed = context.view.mayActSoon ? this.#holeUnder(event) : undefined),
      tap: (hole) => {
        this.goTo(hole);
        this.#press(hole);
      },
      start: (hole) => {
        this.goTo(hole);
        this.#take(hole);
      },
      move: (hole, point) => this.#dragTo(hole, point),
      drop: (hole, point) => {
        this.#dragTo(hole, point);
        const {drag} = this.#held ?? {};
        // without a hole, a peg that can't jump was dragged
        if (drag?.over !== undefined) this.#jump(hole, drag.over, drag.at);
        else if (drag) this.putBack();
      },
      cancel: () => this.putBack(),
    });
  }

  /**
   * Called before each rendering: puts back a peg picked in another position, and resets the cursor on another board.
   */
  update(): void {
    const {state, mayActSoon} = this.#context.view;
    const layout = layoutOf(state);
    if (this.#held && (state.pegs !== this.#held.pegs || !mayActSoon)) {
      this.#held = undefined;
      this.#drag.cancel();
    }
    // on a new board the cursor starts at the first peg that can jump
    if (layout !== this.#visited) this.goTo([...reachOf(state).keys()][0] ?? 1);
    // before the deal, a random position has no pegs
    this.#visited = state.pegs.includes('o') ? layout : undefined;
  }

  // the cursor

  get #layout(): Layout {
    return layoutOf(this.#context.view.state);
  }

  get #board(): {readonly holes: readonly Hole[]} {
    return this.#layout.board;
  }

  #holeAt(column: number, row: number): number {
    return this.#board.holes.findIndex((hole) => hole.row === row && hole.column === column) + 1;
  }

  /** The hole with the cursor. */
  get cursor(): number {
    return this.#holeAt(...this.#cursor.cell);
  }

  goTo(hole: number): void {
    const {column, row} = this.#board.holes[hole - 1]!;
    this.#cursor.cell = [column, row];
  }

  // the picked peg

  /** The hole of the picked peg. */
  get hole(): number | undefined {
    return this.#held?.hole;
  }

  /** The position of a dragged peg in board units, and the hole it would jump to. */
  get drag(): Held['drag'] {
    return this.#held?.drag;
  }

  putBack(): void {
    if (!this.#held) return;
    const {hole, drag} = this.#held;
    this.#held = undefined;
    this.#context.say(this.#context.view.words.say('putBack', {n: hole}));
    if (drag) this.#options.flyBack(hole, drag.at);
    this.#context.requestUpdate();
  }

  #jumpsFrom(hole: number): readonly number[] {
    return jumpsFrom(this.#context.view.state, hole);
  }

  /** Picks the peg of a hole, if it can jump. */
  #take(hole: number): boolean {
    const can = this.#jumpsFrom(hole).length > 0;
    if (can) {
      this.#held = {hole, pegs: this.#context.view.state.pegs};
      this.#context.skip();
      this.#context.requestUpdate();
    } else this.#options.refused(hole);
    return can;
  }

  /** A tap or Enter on a hole: picks its peg, puts it back, jumps there, or is rejected. */
  #press(hole: number): void {
    if (!this.#context.view.mayActSoon) return;
    const held = this.#held?.hole;
    if (held === hole) this.putBack();
    else if (held !== undefined && this.#jumpsFrom(held).includes(hole)) this.#jump(held, hole);
    else if (this.#take(hole)) this.#context.say(pickedSentence(this.#context.view, hole));
  }

  #jump(from: number, to: number, at?: Point): void {
    this.#held = undefined;
    this.goTo(to);
    this.#options.jump(from, to, at);
    this.#context.requestUpdate();
  }

  #dragTo(hole: number, {x, y}: DragPoint): void {
    if (this.#held?.hole !== hole) return;
    const rect = this.#context.root.querySelector('.pieces')!.getBoundingClientRect();
    const {box, spots} = this.#layout;
    const [left, top, width] = box;
    const unit = rect.width / width;
    const at: Point = [(x - rect.left) / unit + left, (y - rect.top) / unit + top];
    const over = this.#jumpsFrom(hole).find(
      (to) => Math.hypot(spots[to - 1]!.x - at[0], spots[to - 1]!.y - at[1]) < 58,
    );
    this.#held = {...this.#held, drag: {at, over}};
  }

  /** The hole of an event; undefined if, until the next rendering, its target belongs to the previous board. */
  #holeUnder({target}: Event): number | undefined {
    const hole = Number((target as Element).getAttribute('data-hole'));
    return this.#board.holes[hole - 1] && hole;
  }

  // listeners for the owner's template

  get onPointerdown(): (event: PointerEvent) => void {
    return this.#drag.onPointerdown;
  }

  onKeydown = (event: KeyboardEvent): void => {
    const {key} = event;
    const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const {column, row} = this.#board.holes[this.cursor - 1]!;
    const leans = this.#context.view.state.lattice === 'triangle';
    // on a triangular lattice two holes are above and two below: at an edge, take the other one
    const other = leans && down && !this.#holeAt(column, row + down) ? this.#holeAt(column + down, row + down) : 0;
    if (!other) return this.#cursor.onKeydown(event);
    event.preventDefault();
    this.goTo(other);
    this.#cursor.focus();
  };

  /** Prevents the click after a press from skipping the animation that the press has started. */
  onClick = (event: Event): void => {
    if (this.#pressed) event.preventDefault();
  };

  onFocusin = (event: Event): void => {
    const hole = this.#holeUnder(event);
    if (hole) this.goTo(hole);
  };

  /**
   * Listens to `pointerover` and `keyup`, which set {@link near}, and to `pointerleave` and `focusout`, which clear it.
   */
  onNear = (event: Event): void => {
    this.near = event.type === 'focusout' ? undefined : this.#holeUnder(event);
    this.#context.requestUpdate();
  };
}
