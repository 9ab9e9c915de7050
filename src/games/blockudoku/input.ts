/**
 * Input on the pieces of the tray: picking, dragging, turning and placing them, and putting them back. Owns the piece
 * in hand, the rotation of each piece, and the cursor.
 */
import {DragController, type DragPoint} from '../../kit/drag.js';
import {GridCursor} from '../../kit/grid-cursor.js';
import type {Point} from '../../play/game-types.js';
import type {GameContext} from '../../frame/game-definition.js';
import {orientationsOf, placeCount, type Orientation} from './fit.js';
import {flourish} from './view/choreography.js';
import {bitsOf, cellName, cellOf, has, putOn} from './rules/board.js';
import type {BlockudokuState, Piece} from './rules/index.js';
import type {BlockudokuTypes} from './types.js';
import {boxOf, putAt, slotSpot, type BoardBox, type FloatingPiece, type Spot} from './view/places.js';
import {cellsOf} from './view/tiles.js';
import {cellLabel, slotLabel} from './wording.js';

/** The piece in hand. */
interface Held {
  /** Index of its slot, from 0. */
  readonly slot: number;
  /** Its name. If the slot has another piece, this one is no longer in hand. */
  readonly name: string;
  /** The top left corner of a dragged or dropped piece, in board units. A picked piece is at the cursor instead. */
  readonly at?: {readonly x: number; readonly y: number};
  /** The cell where a dragged or dropped piece would go, if any. */
  readonly cell?: number | undefined;
  /** While it is dragged: where the drag started, and when and where the board was last measured. */
  readonly press?: {readonly from: DragPoint; readonly box: BoardBox; readonly time: number; readonly moved: boolean};
}

export class PieceInput {
  readonly #context: GameContext<BlockudokuTypes>;
  readonly #cursor: GridCursor;
  readonly #drag: DragController<number>;
  #held: Held | undefined;
  /** Quarter turns by slot, for this tray only. */
  #turns: {readonly tray: unknown; readonly by: readonly number[]} = {tray: undefined, by: [0, 0, 0]};
  /** The row of a cell name that is being typed. */
  #typedRow = '';
  /** The piece that flies back to the tray, from where it was dropped. */
  returning: (FloatingPiece & {readonly slot: number}) | undefined;
  /** End of the last tap or drag. Ignore the click that follows it. */
  #releasedAt = 0;
  /** The second press of a double click, shortly after this time, does not put the piece back. */
  #pickedAt = 0;

  constructor(context: GameContext<BlockudokuTypes>) {
    this.#context = context;
    this.#cursor = new GridCursor(context.element, {
      size: () => {
        const {columns, rows} = this.piece ?? {columns: 1, rows: 1};
        return [10 - columns, 10 - rows];
      },
      element: () => context.root.querySelector(`[data-cell="${this.cell}"]`),
      act: () => {
        const {mayAct, words} = context.view;
        if (this.picked) this.#put();
        else if (mayAct) context.say(words.say('toPlace'));
      },
    });
    this.#drag = new DragController<number>(context.element, {
      pick: (event) => {
        const slot = slotOf(event);
        return slot !== undefined && this.#ready && this.canTake(slot) ? slot : undefined;
      },
      start: (slot, from) => this.#take(slot, from),
      move: (_, point) => this.#dragTo(point, true),
      drop: (_, point) => this.#drop(point),
      cancel: () => this.putBack(),
      tap: (slot) => {
        this.#releasedAt = performance.now();
        // a cursor that is still in its corner starts in the middle, so that the preview is easy to see and to reach
        if (this.cell === 0) this.cell = 40;
        this.#pick(slot);
      },
    });
  }

  /** Called before each rendering: drops a piece that is no longer in the tray or may no longer be placed. */
  update(): void {
    const held = this.#held;
    if (!held || this.#isPending || (this.#tray[held.slot] === held.name && this.#ready)) return;
    this.#held = undefined;
    this.#drag.cancel();
  }

  #find(name: string): HTMLElement | null {
    return this.#context.root.querySelector(`.${name}`);
  }

  /**
   * Called after each rendering, and while a piece is dragged: positions the dragged piece and its ghost, and
   * highlights the tiles that would clear. Causes no layout.
   */
  show(): void {
    const {root} = this.#context;
    const [held, ghost] = [this.#find('held'), this.#find('ghost')];
    if (held && this.floating) putAt(held, this.floating);
    const {piece, target} = this;
    const preview = ghost && piece && target !== undefined ? {ghost, piece, cell: target} : undefined;
    const full = preview && putOn(bitsOf(this.#state.board), preview.piece, preview.cell)?.full.bits;
    const light = (tile: Element | undefined, cell: number): unknown =>
      tile?.toggleAttribute('lit', !!full && has(full, cell));
    for (const tile of root.querySelectorAll<SVGElement>('.tiles > .tile')) light(tile, Number(tile.dataset['tile']));
    if (ghost) ghost.style.opacity = preview ? '1' : '0';
    if (!preview) return;
    const [column, row] = [preview.cell % 9, Math.floor(preview.cell / 9)];
    putAt(preview.ghost, {x: column * 100, y: row * 100});
    const tiles = preview.ghost.querySelectorAll('.tile');
    cellsOf(preview.piece).forEach(([right, down], i) => light(tiles[i], preview.cell + down * 9 + right));
  }

  /** Called when the game has changed: a piece that was put down is now on the board, or back in its slot. */
  changed(): void {
    if (this.#isPending) this.#held = undefined;
  }

  /** Whether a piece was put down whose move the page has not accepted yet. */
  get #isPending(): boolean {
    return this.#held?.at !== undefined && !this.#held.press;
  }

  /** Whether pieces may be taken and put down now. */
  get #ready(): boolean {
    return this.#context.view.mayActSoon;
  }

  get #state(): BlockudokuState {
    return this.#context.view.state;
  }

  /** The names of the pieces in the tray. */
  get #tray(): BlockudokuState['hand'] {
    return this.#state.hand;
  }

  get #board(): Element {
    return this.#context.root.querySelector('.board')!;
  }

  // the tray and the piece in hand

  /** The slot of the piece in hand, from 0. */
  get slot(): number | undefined {
    return this.#held?.slot;
  }

  /** The piece in hand. */
  get piece(): Piece | undefined {
    return this.#held && this.pieceIn(this.#held.slot);
  }

  /** Whether the piece of a slot is dragged or flies back, so that its slot looks empty. */
  isAway(slot: number): boolean {
    return this.returning?.slot === slot || (this.slot === slot && this.floating !== undefined);
  }

  /** The position of a piece in its slot. */
  spotIn(slot: number, piece: Piece): Spot {
    return slotSpot(this.#board, this.#slotAt(slot), piece);
  }

  #slotAt(slot: number): Element {
    return this.#context.root.querySelectorAll('.slot')[slot]!;
  }

  /** The top left corner of a piece that is dragged, or was dropped and awaits the page's answer, in board units. */
  get floating(): {readonly x: number; readonly y: number} | undefined {
    return this.#held?.at;
  }

  /** The picked piece, which is at the cursor. */
  get picked(): {readonly slot: number; readonly piece: Piece} | undefined {
    const {slot, piece} = this;
    return slot === undefined || !piece || this.floating ? undefined : {slot, piece};
  }

  /** The cell where the piece in hand would go, if it fits. */
  get target(): number | undefined {
    if (!this.#held) return undefined;
    if (this.#held.at) return this.#held.cell;
    return this.#places(this.#held.slot).has(this.cell) ? this.cell : undefined;
  }

  /** The cell of the cursor. A picked piece has its top left corner there. */
  get cell(): number {
    const [column, row] = this.#cursor.cell;
    return row * 9 + column;
  }

  set cell(cell: number) {
    this.#cursor.cell = [cell % 9, Math.floor(cell / 9)];
  }

  /** The piece of a slot, rotated as the player has turned it. */
  pieceIn(slot: number): Piece | undefined {
    return this.#orientationOf(slot)?.piece;
  }

  canTake(slot: number): boolean {
    return placeCount(this.#state, slot) > 0;
  }

  #orientationOf(slot: number): Orientation | undefined {
    return orientationsOf(this.#state, slot)[this.#turnsOf(slot)];
  }

  #places(slot: number): ReadonlySet<number> {
    return this.#orientationOf(slot)?.places ?? new Set();
  }

  #turnsOf(slot: number): number {
    return this.#turns.tray === this.#tray ? (this.#turns.by[slot] ?? 0) : 0;
  }

  // picking and placing

  #take(slot: number, from?: DragPoint): void {
    void flourish.use(() => undefined);
    this.#typedRow = '';
    this.returning = undefined;
    // skip the animation of a hint, but not that of a move
    if (!this.#context.view.showing) this.#context.skip();
    const name = this.#tray[slot]!;
    this.#held = {slot, name};
    if (from) {
      this.#held = {slot, name, at: {x: 0, y: 0}, press: {from, moved: false, ...this.#measured()}};
      return;
    }
    this.#pickedAt = performance.now();
    // move the cursor to the nearest cell where the piece fits
    const at = this.cell;
    const distance = (cell: number): number =>
      ((cell % 9) - (at % 9)) ** 2 + (Math.floor(cell / 9) - Math.floor(at / 9)) ** 2;
    const [cell] = [...this.#places(slot)].sort((a, b) => distance(a) - distance(b));
    if (cell !== undefined) this.cell = cell;
    this.#say('held', slot);
    this.#cursor.focus();
  }

  /** Puts the piece in hand back into the tray. */
  putBack(): void {
    if (!this.#held) return;
    const {slot, at} = this.#held;
    const {piece} = this;
    const {root, view} = this.#context;
    const {module} = flourish;
    this.#held = undefined;
    this.#context.requestUpdate();
    this.#say('givenBack', slot);
    if (!at || !piece || view.still || !module) return;
    const returning = (this.returning = {slot, piece, ...at});
    void this.#context
      .show((stage) => module.putBack(stage, root, returning, this.spotIn(slot, piece)))
      .then(() => {
        // a piece may have been taken meanwhile
        if (this.returning === returning) this.returning = undefined;
        this.#context.requestUpdate();
      });
  }

  /** Picks a piece; turns it or puts it back if it is already picked. */
  #pick(slot: number): void {
    if (!this.#ready) return;
    if (this.#held?.slot === slot) {
      if (!this.turn() && performance.now() > this.#pickedAt + 400) this.putBack();
    } else if (this.canTake(slot)) this.#take(slot);
    else if (this.pieceIn(slot)) {
      this.#refuse('fitsNowhere', slotLabel(this.#context.view, slot, this.pieceIn(slot)), this.#slotAt(slot));
    }
  }

  /** Turns the piece in hand. @returns whether it can be turned */
  turn(): boolean {
    const slot = this.#held?.slot;
    if (slot === undefined || this.#isPending) return false;
    const {length} = orientationsOf(this.#state, slot);
    if (length < 2) return false;
    const by = [0, 1, 2].map(
      (other) => (this.#turnsOf(other) + (other === slot ? 1 : 0)) % (other === slot ? length : 4),
    );
    this.#turns = {tray: this.#tray, by};
    this.#typedRow = '';
    this.#context.say(this.labelOf(this.cell));
    this.#context.requestUpdate();
    return true;
  }

  /** Puts the picked piece down at the cursor. */
  #put(): void {
    if (!this.picked) return;
    const cell = this.target;
    if (cell === undefined) this.#refuse('misfit', this.labelOf(this.cell));
    else this.#move(cell, [(cell % 9) * 100, Math.floor(cell / 9) * 100 - 22]);
  }

  /** Makes the move. The piece stays where it was dropped until the page has answered. */
  #move(cell: number, from: Point): void {
    const {slot, name} = this.#held!;
    const [x, y] = from;
    const pending = (this.#held = {slot, name, at: {x, y}, cell});
    this.#context.skip();
    void this.#context.act(`${turnedName(slot, this.#turnsOf(slot))} ${cellName(cell)}`, from).then(({ok}) => {
      if (!ok && this.#held === pending) this.putBack();
    });
  }

  // announcements

  #say(key: 'held' | 'givenBack', slot: number): void {
    this.#context.say(this.#context.view.words.say(key, {slot: slot + 1}));
  }

  /** The label of a cell, with the effect of placing the picked piece there. */
  labelOf(cell: number): string {
    return cellLabel(this.#context.view, cell, cell === this.cell ? this.picked : undefined);
  }

  /** Rejects an action: shows a short reason, and announces the full one to screen readers. */
  #refuse(reason: string, spoken: string, pressed = this.#context.root.querySelector('.tiles')): void {
    this.#context.refuse(this.#context.view.words.say(reason), pressed, spoken);
  }

  // dragging

  #measured(): {readonly box: BoardBox; readonly time: number} {
    return {box: boxOf(this.#board), time: performance.now()};
  }

  /** @returns whether a rendering is needed */
  #dragTo(point: DragPoint, shows = false): boolean {
    const {piece, target} = this;
    if (!this.#held?.press || !piece) return true;
    const {slot} = this.#held;
    let {press} = this.#held;
    // the page may scroll meanwhile, but measuring for every event is too slow
    if (performance.now() > press.time + 200) press = {...press, ...this.#measured()};
    const {from, box} = press;
    // ignore accidental drags; what was dragged once may also come back
    const moved = press.moved || Math.hypot(point.x - from.x, point.y - from.y) > 24;
    press = {...press, moved};
    // the finger would hide the piece
    const above = point.pointerType === 'mouse' ? piece.rows * 50 : piece.rows * 100 + Math.max(44 / box.unit, 60);
    const x = (point.x - box.left) / box.unit - piece.columns * 50;
    const y = (point.y - box.top) / box.unit - above;
    let cell: number | undefined;
    let least = 115;
    for (const place of moved ? this.#places(slot) : []) {
      const distance = Math.hypot((place % 9) * 100 - x, Math.floor(place / 9) * 100 - y);
      if (distance < least) [cell, least] = [place, distance];
    }
    this.#held = {...this.#held, at: {x, y}, cell, press};
    const held = shows ? this.#find('held') : null;
    if (held && cell === target) putAt(held, {x, y});
    else if (held) this.show();
    return !held;
  }

  #drop(point: DragPoint): void {
    this.#releasedAt = performance.now();
    const {press} = this.#held ?? {};
    this.#dragTo(point);
    const {at, cell} = this.#held ?? {};
    const moved = this.#held?.press?.moved;
    // if the page has scrolled since, the player saw another cell
    const isCurrent = press && Math.abs(boxOf(this.#board).top - press.box.top) < 1;
    if (cell !== undefined && isCurrent && this.#ready) this.#move(cell, [at!.x, at!.y]);
    else {
      this.putBack();
      // put back into the tray it needs no answer
      const why =
        at && isOver(at)
          ? 'misfit'
          : point.y < this.#slotAt(0).parentElement!.getBoundingClientRect().top
            ? 'toPlace'
            : undefined;
      if (cell === undefined && moved && why) this.#refuse(why, this.#context.view.words.say(why), null);
    }
  }

  // input

  get onTrayPointerdown(): (event: PointerEvent) => void {
    return this.#drag.onPointerdown;
  }

  onTrayClick = (event: MouseEvent): void => {
    // handled here: do not skip the current animation
    event.preventDefault();
    const slot = slotOf(event);
    if (slot !== undefined && (event.detail === 0 || event.timeStamp > this.#releasedAt + 50)) this.#pick(slot);
  };

  get onBoardKeydown(): (event: KeyboardEvent) => void {
    return this.#cursor.onKeydown;
  }

  onBoardClick = (event: Event): void => {
    const cell = cellUnder(event);
    if (cell === undefined) return;
    if (!this.picked) {
      const {mayAct, showing, words} = this.#context.view;
      if (mayAct && !showing) this.#refuse('toPlace', words.say('toPlace'), this.#slotAt(0).parentElement);
      return;
    }
    const before = this.cell;
    this.cell = cell;
    const now = this.cell;
    // near an edge the piece stays inside the board: show it there first, place it with the next press
    if (now === cell || now === before) this.#put();
    else this.#context.say(this.labelOf(now));
  };

  onBoardPointermove = (event: PointerEvent): void => {
    const cell = cellUnder(event);
    if (cell !== undefined && event.pointerType === 'mouse' && this.picked) this.cell = cell;
  };

  onBoardFocusin = (event: Event): void => {
    const cell = cellUnder(event);
    // with a picked piece, `onBoardClick` moves the cursor
    if (cell !== undefined && !this.#held) this.cell = cell;
  };

  /** Handles the keys of the game. @returns whether the key was handled */
  onKey(event: KeyboardEvent): boolean {
    const {key} = event;
    if (!this.#held) {
      if (!/^[123]$/.test(key) || !this.#tray[Number(key) - 1]) return false;
      this.#pick(Number(key) - 1);
      return true;
    }
    if (this.floating) return false;
    if (key === 'Escape') this.putBack();
    else if (/^[1-9]$/.test(key)) this.#typedRow = key;
    else if (/^[a-i]$/i.test(key) && this.#typedRow) this.#goTo(cellOf(this.#typedRow + key)!);
    else if (/^r$/i.test(key)) return this.turn();
    else if (/^Arrow/.test(key)) this.#cursor.onKeydown(event);
    else return false;
    return true;
  }

  /** Moves the cursor to the typed cell, unless the piece would leave the board there. */
  #goTo(cell: number): void {
    this.#typedRow = '';
    const before = this.cell;
    this.cell = cell;
    if (this.cell !== cell) {
      this.cell = before;
      this.#refuse('misfit', this.labelOf(cell));
    } else this.#cursor.focus();
  }
}

/** Whether a piece was dropped over the board, or a cell beside it. */
const isOver = ({x, y}: {readonly x: number; readonly y: number}): boolean =>
  Math.max(Math.abs(x - 400), Math.abs(y - 400)) < 500;

/** "1r2": piece and quarter turns, as in a move. */
const turnedName = (slot: number, turns: number): string => `${slot + 1}${turns ? `r${turns}` : ''}`;

const slotOf = (event: Event): number | undefined => {
  const slot = (event.target as Element).closest?.('[data-slot]')?.getAttribute('data-slot');
  return slot ? Number(slot) : undefined;
};

const cellUnder = (event: Event): number | undefined => {
  const cell = (event.target as Element).getAttribute('data-cell');
  return cell === null ? undefined : Number(cell);
};
