/**
 * What a person does with the pieces of the tray: pick or drag one, turn it, go with it over the board, put it down or
 * give it back. Owns the piece in hand, how the pieces are turned, and the cursor.
 */
import {DragController, type DragPoint} from '../../controllers/drag.js';
import {GridCursor} from '../../controllers/grid-cursor.js';
import type {Point} from '../../controllers/game-types.js';
import type {GameContext} from '../../element/game-definition.js';
import {roomFor, waysOf, type Way} from './fit.js';
import {flourish} from './view/choreography.js';
import {bitsOf, has, putOn} from './rules/board.js';
import {cellName, cellOf} from './rules/board.js';
import type {BlockudokuState, Piece} from './rules/index.js';
import type {BlockudokuTypes} from './types.js';
import type {Afloat} from './view/board.js';
import {boxOf, putAt, slotSpot, type BoardBox, type Spot} from './view/places.js';
import {cellsOf} from './view/tiles.js';
import {cellLabel, slotLabel} from './wording.js';

/** A piece in the hand. */
interface Held {
  /** From 0. */
  readonly slot: number;
  /** Its name in the tray: with another one there it is no longer in the hand. */
  readonly name: string;
  /** Where it floats: its top left corner on the board. A piece that was picked lies at the cursor instead. */
  readonly at?: {readonly x: number; readonly y: number};
  /** Where a floating piece would go; undefined: nowhere. */
  readonly cell?: number | undefined;
  /** While it is dragged: where the press was, and where the board was on the page at a time. */
  readonly press?: {readonly from: DragPoint; readonly box: BoardBox; readonly time: number};
}

export class Hand {
  readonly #context: GameContext<BlockudokuTypes>;
  readonly #cursor: GridCursor;
  readonly #drag: DragController<number>;
  #held: Held | undefined;
  /** Quarter turns given to the pieces in the tray, and the tray they are given in. */
  #turns: {readonly tray: unknown; readonly by: readonly number[]} = {tray: undefined, by: [0, 0, 0]};
  /** First half of an address that is being typed. */
  #typed = '';
  /** A piece that flies back to the tray, from where it was let go. */
  back: (Afloat & {readonly slot: number}) | undefined;
  /** When a press ended that was a tap or a drag: the click that comes of it is none. */
  #released = 0;
  /** When the piece was picked: the second press of a double click does not give it back. */
  #pickedAt = 0;

  constructor(context: GameContext<BlockudokuTypes>) {
    this.#context = context;
    this.#cursor = new GridCursor(context.element, {
      size: () => {
        const {columns, rows} = this.piece ?? {columns: 1, rows: 1};
        return [10 - columns, 10 - rows];
      },
      element: () => context.root.querySelector(`[data-cell="${this.cell}"]`),
      act: () => this.#put(),
    });
    this.#drag = new DragController<number>(context.element, {
      pick: (event) => {
        const slot = slotOf(event);
        return slot !== undefined && this.#ready && this.canTake(slot) ? slot : undefined;
      },
      start: (slot, from) => this.#take(slot, from),
      move: (_, point) => this.#dragTo(point, true),
      drop: (_, point) => this.#drop(point),
      cancel: () => this.giveBack(),
      tap: (slot) => {
        this.#released = performance.now();
        this.#pick(slot);
      },
    });
  }

  /** Before each rendering: gives up what is no longer in the tray, or may no longer be put down. */
  update(): void {
    const held = this.#held;
    if (!held || this.#isLaid || (this.#tray[held.slot] === held.name && this.#ready)) return;
    this.#held = undefined;
    this.#drag.cancel();
  }

  #find(name: string): HTMLElement | null {
    return this.#context.root.querySelector(`.${name}`);
  }

  /**
   * After each rendering, and while a piece is dragged instead of one: puts the piece in hand where it is, its ghost where
   * it would go, and lights up what that would clear. Nothing is laid out anew.
   */
  show(): void {
    const {root} = this.#context;
    const [held, ghost] = [this.#find('held'), this.#find('ghost')];
    if (held && this.floating) putAt(held, this.floating);
    const {piece, target} = this;
    const goes = ghost && piece && target !== undefined ? {ghost, piece, cell: target} : undefined;
    const full = goes && putOn(bitsOf(this.#state.board), goes.piece, goes.cell)?.full.bits;
    const light = (tile: Element | undefined, cell: number): unknown =>
      tile?.toggleAttribute('lit', !!full && has(full, cell));
    for (const tile of root.querySelectorAll<SVGElement>('.tiles > .tile')) light(tile, Number(tile.dataset['tile']));
    if (ghost) ghost.style.opacity = goes ? '1' : '0';
    if (!goes) return;
    const [column, row] = [goes.cell % 9, Math.floor(goes.cell / 9)];
    putAt(goes.ghost, {x: column * 100, y: row * 100});
    const tiles = goes.ghost.querySelectorAll('.tile');
    cellsOf(goes.piece).forEach(([right, down], i) => light(tiles[i], goes.cell + down * 9 + right));
  }

  /** The game has changed: whatever was put down is on the board, or in its tray. */
  changed(): void {
    if (this.#isLaid) this.#held = undefined;
  }

  /** The piece has been put down, and the page has not answered yet. */
  get #isLaid(): boolean {
    return this.#held?.at !== undefined && !this.#held.press;
  }

  /** Pieces may be taken and put down now. */
  get #ready(): boolean {
    return this.#context.view.mayActSoon;
  }

  get #state(): BlockudokuState {
    return this.#context.view.state;
  }

  /** What lies in the tray. */
  get #tray(): BlockudokuState['hand'] {
    return this.#state.hand;
  }

  get #board(): Element {
    return this.#context.root.querySelector('.board')!;
  }

  // what is in the tray and in the hand

  /** The slot of the piece in hand, from 0. */
  get slot(): number | undefined {
    return this.#held?.slot;
  }

  /** The piece in hand. */
  get piece(): Piece | undefined {
    return this.#held && this.pieceIn(this.#held.slot);
  }

  /** Whether the piece of a slot is being dragged, or flies back: it is not in the tray. */
  isAway(slot: number): boolean {
    return this.back?.slot === slot || (this.slot === slot && this.floating !== undefined);
  }

  /** Where a piece lies in a slot of the tray. */
  spotIn(slot: number, piece: Piece): Spot {
    return slotSpot(this.#board, this.#slotAt(slot), piece);
  }

  #slotAt(slot: number): Element {
    return this.#context.root.querySelectorAll('.slot')[slot]!;
  }

  /** Where a piece floats that is dragged, or was let go and waits for the page: its top left corner on the board. */
  get floating(): {readonly x: number; readonly y: number} | undefined {
    return this.#held?.at;
  }

  /** The piece that was picked, and lies at the cursor. */
  get picked(): {readonly slot: number; readonly piece: Piece} | undefined {
    const {slot, piece} = this;
    return slot === undefined || !piece || this.floating ? undefined : {slot, piece};
  }

  /** Where the piece in hand would go now. */
  get target(): number | undefined {
    if (!this.#held) return undefined;
    if (this.#held.at) return this.#held.cell;
    return this.#places(this.#held.slot).has(this.cell) ? this.cell : undefined;
  }

  /** The cell of the cursor; of a piece in hand its top left corner. */
  get cell(): number {
    const [column, row] = this.#cursor.cell;
    return row * 9 + column;
  }

  set cell(cell: number) {
    this.#cursor.cell = [cell % 9, Math.floor(cell / 9)];
  }

  /** The piece of a slot as it lies there. */
  pieceIn(slot: number): Piece | undefined {
    return this.#wayOf(slot)?.piece;
  }

  canTake(slot: number): boolean {
    return roomFor(this.#state, slot) > 0;
  }

  #wayOf(slot: number): Way | undefined {
    return waysOf(this.#state, slot)[this.#turnsOf(slot)];
  }

  #places(slot: number): ReadonlySet<number> {
    return this.#wayOf(slot)?.places ?? new Set();
  }

  #turnsOf(slot: number): number {
    return this.#turns.tray === this.#tray ? (this.#turns.by[slot] ?? 0) : 0;
  }

  // taking and putting down

  #take(slot: number, from?: DragPoint): void {
    void flourish.use(() => undefined);
    this.#typed = '';
    this.back = undefined;
    // a hint's ghost makes way; a move may be shown to its end
    if (!this.#context.view.showing) this.#context.skip();
    const name = this.#tray[slot]!;
    this.#held = {slot, name};
    if (from) {
      this.#held = {slot, name, at: {x: 0, y: 0}, press: {from, ...this.#measured()}};
      return;
    }
    this.#pickedAt = performance.now();
    // the nearest place where it fits, from where the cursor is
    const at = this.cell;
    const distance = (cell: number): number =>
      ((cell % 9) - (at % 9)) ** 2 + (Math.floor(cell / 9) - Math.floor(at / 9)) ** 2;
    const [cell] = [...this.#places(slot)].sort((a, b) => distance(a) - distance(b));
    if (cell !== undefined) this.cell = cell;
    this.#say('held', slot);
    this.#cursor.focus();
  }

  /** Puts the piece in hand back into the tray. */
  giveBack(): void {
    if (!this.#held) return;
    const {slot, at} = this.#held;
    const {piece} = this;
    const {root, view} = this.#context;
    const {module} = flourish;
    this.#held = undefined;
    this.#context.requestUpdate();
    this.#say('givenBack', slot);
    if (!at || !piece || view.still || !module) return;
    const back = (this.back = {slot, piece, ...at});
    void this.#context
      .show((stage) => module.giveBack(stage, root, back, this.spotIn(slot, piece)))
      .then(() => {
        // it lies in the tray again; it may have been taken meanwhile
        if (this.back === back) this.back = undefined;
        this.#context.requestUpdate();
      });
  }

  /** Picks a piece, turns or gives back the one that is picked already. */
  #pick(slot: number): void {
    if (!this.#ready) return;
    if (this.#held?.slot === slot) {
      if (!this.turn() && performance.now() > this.#pickedAt + 400) this.giveBack();
    } else if (this.canTake(slot)) this.#take(slot);
    else if (this.pieceIn(slot)) {
      this.#refuse('fitsNowhere', slotLabel(this.#context.view, slot, this.pieceIn(slot)), this.#slotAt(slot));
    }
  }

  /** Turns the piece in hand; false where it can't be. */
  turn(): boolean {
    const slot = this.#held?.slot;
    if (slot === undefined || this.#isLaid) return false;
    const ways = waysOf(this.#state, slot).length;
    if (ways < 2) return false;
    const by = [0, 1, 2].map(
      (other) => (this.#turnsOf(other) + (other === slot ? 1 : 0)) % (other === slot ? ways : 4),
    );
    this.#turns = {tray: this.#tray, by};
    this.#typed = '';
    this.#sayCell(this.cell);
    this.#context.requestUpdate();
    return true;
  }

  /** Puts the picked piece down at the cursor. */
  #put(): void {
    if (!this.picked) return;
    const cell = this.target;
    if (cell === undefined) this.#refuse('misfit', this.labelOf(this.cell));
    else this.#lay(cell, [(cell % 9) * 100, Math.floor(cell / 9) * 100 - 22]);
  }

  /** Makes the move. While the page takes its time to answer, the piece stays where it was let go. */
  #lay(cell: number, from: Point): void {
    const {slot, name} = this.#held!;
    const [x, y] = from;
    const laid = (this.#held = {slot, name, at: {x, y}, cell});
    this.#context.skip();
    void this.#context.act(`${wayName(slot, this.#turnsOf(slot))} ${cellName(cell)}`, from).then(({ok}) => {
      if (!ok && this.#held === laid) this.giveBack();
    });
  }

  // telling

  #say(key: 'held' | 'givenBack', slot: number): void {
    this.#context.say(this.#context.view.words.say(key, {slot: slot + 1}));
  }

  /** Name of a cell, with what the picked piece would do there. */
  labelOf(cell: number): string {
    return cellLabel(this.#context.view, cell, cell === this.cell ? this.picked : undefined);
  }

  #sayCell(cell: number): void {
    this.#context.say(this.labelOf(cell));
  }

  /** What is wanted can't be had: said in short to who sees the board, in full to who does not. */
  #refuse(reason: string, spoken: string, pressed = this.#context.root.querySelector('.tiles')): void {
    this.#context.refuse(this.#context.view.words.say(reason), pressed);
    this.#context.say(spoken);
    this.#context.sound('refuse');
  }

  // dragging

  /** Where the board is now. */
  #measured(): {readonly box: BoardBox; readonly time: number} {
    return {box: boxOf(this.#board), time: performance.now()};
  }

  /** @returns false where all of it is shown */
  #dragTo(point: DragPoint, shows = false): boolean {
    const {piece, target} = this;
    if (!this.#held?.press || !piece) return true;
    const {slot} = this.#held;
    let {press} = this.#held;
    // the page may be scrolled under it; measured for each move that would hold up the page
    if (performance.now() > press.time + 200) press = {...press, ...this.#measured()};
    const {from, box} = press;
    // a finger hides what is under it: the piece floats above
    const above = point.pointerType === 'mouse' ? piece.rows * 50 : piece.rows * 100 + Math.max(44 / box.unit, 60);
    const x = (point.x - box.left) / box.unit - piece.columns * 50;
    const y = (point.y - box.top) / box.unit - above;
    // a slip is no move
    const moved = Math.hypot(point.x - from.x, point.y - from.y) > 24;
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
    this.#released = performance.now();
    const {press} = this.#held ?? {};
    this.#dragTo(point);
    const {at, cell} = this.#held ?? {};
    // where the page has scrolled meanwhile, what was seen is not what would come of it
    const stays = press && Math.abs(boxOf(this.#board).top - press.box.top) < 1;
    if (cell !== undefined && stays && this.#ready) this.#lay(cell, [at!.x, at!.y]);
    else {
      this.giveBack();
      if (cell === undefined && at && isOver(at)) this.#refuse('misfit', this.#context.view.words.say('misfit'), null);
    }
  }

  // input

  get onTrayPointerdown(): (event: PointerEvent) => void {
    return this.#drag.onPointerdown;
  }

  onTrayClick = (event: MouseEvent): void => {
    // the tray answers it: what is being shown goes on
    event.preventDefault();
    const slot = slotOf(event);
    if (slot !== undefined && (event.detail === 0 || event.timeStamp > this.#released + 50)) this.#pick(slot);
  };

  get onBoardKeydown(): (event: KeyboardEvent) => void {
    return this.#cursor.onKeydown;
  }

  onBoardClick = (event: Event): void => {
    const cell = cellUnder(event);
    if (cell === undefined || !this.picked) return;
    const before = this.cell;
    this.cell = cell;
    const now = this.cell;
    // near an edge the piece stays on the board: it is put down there once it has been seen there
    if (now === cell || now === before) this.#put();
    else this.#sayCell(now);
  };

  onBoardPointermove = (event: PointerEvent): void => {
    const cell = cellUnder(event);
    if (cell !== undefined && event.pointerType === 'mouse' && this.picked) this.cell = cell;
  };

  onBoardFocusin = (event: Event): void => {
    const cell = cellUnder(event);
    // of a picked piece the cursor is the corner: a press is its own matter
    if (cell !== undefined && !this.#held) this.cell = cell;
  };

  /** The game's own keys; true for one that has done something. */
  onKey(event: KeyboardEvent): boolean {
    const {key} = event;
    if (!this.#held) {
      if (!/^[123]$/.test(key) || !this.#tray[Number(key) - 1]) return false;
      this.#pick(Number(key) - 1);
      return true;
    }
    if (this.floating) return false;
    if (key === 'Escape') this.giveBack();
    else if (/^[1-9]$/.test(key)) this.#typed = key;
    else if (/^[a-i]$/i.test(key) && this.#typed) this.#goTo(cellOf(this.#typed + key)!);
    else if (/^r$/i.test(key)) return this.turn();
    else if (/^Arrow/.test(key)) this.#cursor.onKeydown(event);
    else return false;
    return true;
  }

  /** An address was typed: the cursor goes there, where the piece's box stays on the board. */
  #goTo(cell: number): void {
    this.#typed = '';
    const before = this.cell;
    this.cell = cell;
    if (this.cell !== cell) {
      this.cell = before;
      this.#refuse('misfit', this.labelOf(cell));
    } else this.#cursor.focus();
  }
}

/** Whether a piece was let go over the board. */
const isOver = ({x, y}: {readonly x: number; readonly y: number}): boolean => Math.hypot(x - 400, y - 400) < 560;

const wayName = (slot: number, turns: number): string => `${slot + 1}${turns ? `r${turns}` : ''}`;

const slotOf = (event: Event): number | undefined => {
  const slot = (event.target as Element).closest?.('[data-slot]')?.getAttribute('data-slot');
  return slot ? Number(slot) : undefined;
};

const cellUnder = (event: Event): number | undefined => {
  const cell = (event.target as Element).getAttribute('data-cell');
  return cell === null ? undefined : Number(cell);
};
