/**
 * What a person does with the pieces of the tray: pick or drag one, turn it, go with it over the board, put it down or
 * give it back. Owns the piece in hand, how the pieces are turned, and the cursor; moves are made by the host. A
 * controller because a piece in hand must not outlive the deal it comes from.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {DragController, type DragPoint} from '../../controllers/drag.js';
import {GridCursor} from '../../controllers/grid-cursor.js';
import {cellName, cellOf, pieceOf, turnsOf, type BlockudokuState, type Piece} from './rules/index.js';
import {boardPoint} from './view/board.js';
import type {Spot} from './view/tiles.js';

/** A piece in the hand. */
interface Held {
  /** From 0. */
  readonly slot: number;
  /** Its name in the tray: with another one there it is no longer in the hand. */
  readonly name: string;
  /** While it is dragged: where the press was, its top left corner, and where the board was on the page. */
  readonly drag?: {readonly from: DragPoint; readonly x: number; readonly y: number; readonly top?: number};
  /** Where a dragged piece would go; undefined: nowhere. A picked piece goes to the cursor. */
  readonly cell?: number | undefined;
}

export interface HandOptions {
  /** The state that is shown. */
  state(): BlockudokuState;
  /** Its legal moves. */
  moves(): readonly string[];
  /** Pieces may be taken and put down now. */
  ready(): boolean;
  /** The board on the screen. */
  board(): Element;
  /** A piece was picked. */
  picked(slot: number): void;
  /** A piece went back, dragged from a spot of the board or not. */
  givenBack(slot: number, from?: Pick<Spot, 'x' | 'y'>): void;
  /** What was wanted of a slot can't be had. */
  refusedSlot(slot: number): void;
  /** Nor of a cell. */
  refusedCell(cell: number): void;
  /** Another cell, or a turned piece, is to be told. */
  at(cell: number): void;
  /** A move, and where the piece was let go. */
  place(move: string, from: Spot): void;
}

export class Hand implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: HandOptions;
  readonly #cursor: GridCursor;
  readonly #drag: DragController<number>;
  #held: Held | undefined;
  /** Quarter turns given to the pieces in the tray, and the tray they are given in. */
  #turns: {readonly tray: unknown; readonly by: readonly number[]} = {tray: undefined, by: [0, 0, 0]};
  /** First half of an address that is being typed. */
  #typed = '';
  /** When a press ended that was a tap or a drag: the click that comes of it is none. */
  #released = 0;
  /** When the piece was picked: the second press of a double click does not give it back. */
  #pickedAt = 0;
  #fits: {state: BlockudokuState; ways: Map<string, Set<number>>} | undefined;

  constructor(host: ReactiveControllerHost, options: HandOptions) {
    this.#host = host;
    this.#options = options;
    this.#cursor = new GridCursor(host, {
      size: () => {
        const {columns, rows} = this.piece ?? {columns: 1, rows: 1};
        return [10 - columns, 10 - rows];
      },
      focus: () => this.#focusCell(),
      act: () => this.#put(),
    });
    this.#drag = new DragController<number>(host, {
      pick: (event) => {
        const slot = slotOf(event);
        return slot !== undefined && options.ready() && this.canTake(slot) ? slot : undefined;
      },
      start: (slot, from) => this.#take(slot, from),
      move: (_, point) => this.#dragTo(point),
      drop: (_, point) => this.#drop(point),
      cancel: () => this.giveBack(),
      tap: (slot) => {
        this.#released = performance.now();
        this.#pick(slot);
      },
    });
    host.addController(this);
  }

  /** Gives up what is no longer in the tray, or may no longer be put down. */
  hostUpdate(): void {
    if (!this.#held || (this.#tray[this.#held.slot] === this.#held.name && this.#options.ready())) return;
    this.#held = undefined;
    this.#drag.cancel();
  }

  /** What lies in the tray. */
  get #tray(): BlockudokuState['hand'] {
    return this.#options.state().hand;
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

  /** Where a dragged piece is: its top left corner on the board. */
  get drag(): {readonly x: number; readonly y: number} | undefined {
    return this.#held?.drag;
  }

  /** Where the piece in hand would go now. */
  get target(): number | undefined {
    if (!this.#held) return undefined;
    if (this.#held.drag) return this.#held.cell;
    return this.places(this.#held.slot).has(this.cell) ? this.cell : undefined;
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
    return this.turnings(slot)[this.#turnsOf(slot)];
  }

  /** The piece of a slot, turned in every way it can be. */
  turnings(slot: number): readonly Piece[] {
    const {hand, rules} = this.#options.state();
    const name = hand[slot];
    return name ? turnsOf(pieceOf(name)!, rules.rotate) : [];
  }

  /** Where the piece of a slot fits, by its turns. */
  places(slot: number, turns = this.#turnsOf(slot)): ReadonlySet<number> {
    const state = this.#options.state();
    if (this.#fits?.state !== state) {
      const ways = new Map<string, Set<number>>();
      for (const move of this.#options.moves()) {
        const [way = '', cell = ''] = move.split(' ');
        ways.set(way, (ways.get(way) ?? new Set()).add(cellOf(cell)!));
      }
      this.#fits = {state, ways};
    }
    return this.#fits.ways.get(wayOf(slot, turns)) ?? new Set();
  }

  /** How many places there are for it, in all its turns. */
  room(slot: number): number {
    return this.turnings(slot).reduce((sum, _, turns) => sum + this.places(slot, turns).size, 0);
  }

  canTake(slot: number): boolean {
    return this.room(slot) > 0;
  }

  #turnsOf(slot: number): number {
    return this.#turns.tray === this.#tray ? (this.#turns.by[slot] ?? 0) : 0;
  }

  // taking and putting down

  #take(slot: number, from?: DragPoint): void {
    this.#typed = '';
    this.#held = {slot, name: this.#tray[slot]!, ...(from ? {drag: {from, x: 0, y: 0}} : {})};
    if (from) return;
    this.#pickedAt = performance.now();
    // the nearest place where it fits, from where the cursor is
    const at = this.cell;
    const distance = (cell: number): number => ((cell % 9) - (at % 9)) ** 2 + (Math.floor(cell / 9) - Math.floor(at / 9)) ** 2;
    const [cell] = [...this.places(slot)].sort((a, b) => distance(a) - distance(b));
    if (cell !== undefined) this.cell = cell;
    this.#options.picked(slot);
    void this.#host.updateComplete.then(() => this.#focusCell());
  }

  giveBack(): void {
    if (!this.#held) return;
    const {slot, drag} = this.#held;
    this.#held = undefined;
    this.#host.requestUpdate();
    this.#options.givenBack(slot, drag);
  }

  /** Picks a piece, turns or gives back the one that is picked already. */
  #pick(slot: number): void {
    if (!this.#options.ready()) return;
    if (this.#held?.slot === slot) {
      if (!this.turn() && performance.now() > this.#pickedAt + 400) this.giveBack();
    } else if (this.canTake(slot)) this.#take(slot);
    else this.#options.refusedSlot(slot);
  }

  /** Turns the piece in hand; false where it can't be. */
  turn(): boolean {
    const slot = this.#held?.slot;
    if (slot === undefined) return false;
    const ways = this.turnings(slot).length;
    if (ways < 2) return false;
    const by = [0, 1, 2].map((other) => (this.#turnsOf(other) + (other === slot ? 1 : 0)) % (other === slot ? ways : 4));
    this.#turns = {tray: this.#tray, by};
    this.#typed = '';
    this.#options.at(this.cell);
    this.#host.requestUpdate();
    return true;
  }

  /** Puts the picked piece down at the cursor. */
  #put(): void {
    if (!this.#held || this.#held.drag) return;
    const cell = this.target;
    if (cell === undefined) this.#options.refusedCell(this.cell);
    else this.#place(cell, {x: (cell % 9) * 100, y: Math.floor(cell / 9) * 100 - 22, scale: 1});
  }

  #place(cell: number, from: Spot): void {
    const {slot} = this.#held!;
    const move = `${wayOf(slot, this.#turnsOf(slot))} ${cellName(cell)}`;
    this.#held = undefined;
    this.#options.place(move, from);
  }

  // dragging

  #dragTo(point: DragPoint): void {
    const {piece} = this;
    if (!this.#held?.drag || !piece) return;
    const {slot, drag} = this.#held;
    const {from} = drag;
    const [left, top, unit] = boardPoint(this.#options.board(), point.x, point.y);
    // a finger hides what is under it: the piece floats above
    const above = point.pointerType === 'mouse' ? piece.rows * 50 : piece.rows * 100 + Math.max(44 / unit, 60);
    const [x, y] = [left - piece.columns * 50, top - above];
    // a slip is no move
    const moved = Math.hypot(point.x - from.x, point.y - from.y) > 24;
    let cell: number | undefined;
    let least = 115;
    for (const place of moved ? this.places(slot) : []) {
      const distance = Math.hypot((place % 9) * 100 - x, Math.floor(place / 9) * 100 - y);
      if (distance < least) [cell, least] = [place, distance];
    }
    this.#held = {...this.#held, drag: {from, x, y, top: Math.round(point.y - top * unit)}, cell};
  }

  #drop(point: DragPoint): void {
    this.#released = performance.now();
    const seen = this.#held?.drag?.top;
    this.#dragTo(point);
    const {drag, cell} = this.#held ?? {};
    // where the page has scrolled meanwhile, what was seen is not what would come of it
    if (cell === undefined || drag!.top !== seen || !this.#options.ready()) this.giveBack();
    else this.#place(cell, {x: drag!.x, y: drag!.y, scale: 1});
  }

  // input, for the host's template

  get onTrayPointerdown(): (event: PointerEvent) => void {
    return this.#drag.onPointerdown;
  }

  onTrayClick = (event: MouseEvent): void => {
    const slot = slotOf(event);
    if (slot !== undefined && (event.detail === 0 || event.timeStamp > this.#released + 50)) this.#pick(slot);
  };

  get onBoardKeydown(): (event: KeyboardEvent) => void {
    return this.#cursor.onKeydown;
  }

  onBoardClick = (event: Event): void => {
    const cell = cellUnder(event);
    if (cell === undefined || !this.#held) return;
    const before = this.cell;
    this.cell = cell;
    const now = this.cell;
    // near an edge the piece stays on the board: it is put down there once it has been seen there
    if (now === cell || now === before) this.#put();
    else this.#options.at(now);
  };

  onBoardPointermove = (event: PointerEvent): void => {
    const cell = cellUnder(event);
    if (cell !== undefined && event.pointerType === 'mouse' && this.#held && !this.#held.drag) this.cell = cell;
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
    if (this.#held.drag) return false;
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
      this.#options.refusedCell(cell);
    } else void this.#host.updateComplete.then(() => this.#focusCell());
  }

  #focusCell(): void {
    this.#options.board().querySelector<SVGElement>(`[data-cell="${this.cell}"]`)?.focus();
  }
}

const wayOf = (slot: number, turns: number): string => `${slot + 1}${turns ? `r${turns}` : ''}`;

const slotOf = (event: Event): number | undefined => {
  const slot = (event.target as Element).closest?.('[data-slot]')?.getAttribute('data-slot');
  return slot ? Number(slot) : undefined;
};

const cellUnder = (event: Event): number | undefined => {
  const cell = (event.target as Element).getAttribute('data-cell');
  return cell === null ? undefined : Number(cell);
};
