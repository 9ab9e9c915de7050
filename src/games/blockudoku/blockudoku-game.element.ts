/** The element of BlockuDoku: what is rendered and what input does. The rules are in rules/, the look in view/. */
import {html, nothing, svg, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {DragController, type DragPoint} from '../../controllers/drag.js';
import {GridCursor} from '../../controllers/grid-cursor.js';
import type {Choreography} from '../../controllers/presenter.js';
import type {Effect, Result} from '../../core/game.js';
import {isObject, type Json, type JsonObject} from '../../core/json.js';
import type {Search} from '../../core/search.js';
import type {Moved, Session} from '../../core/session.js';
import type {ChangeCause} from '../../element/events.js';
import type {Words} from '../../element/words.js';
import {FramedGame, frameStyles} from '../../templates/framed-game.js';
import * as icons from '../../templates/icons.js';
import {dictionary} from './dictionary.js';
import {bitsOf, has, putOn} from './rules/board.js';
import {
  blockudoku, cellName, cellOf, dailySeed, pieceOf, searchHand, turnsOf,
  type BlockudokuEffect, type BlockudokuOptions, type BlockudokuState, type Piece, type Plan, type PlannedMove,
} from './rules/index.js';
import {boardPoint, boardStyles, boardTemplate, slotSpot} from './view/board.js';
import {showMove} from './view/choreography.js';
import {headStyles, headTemplate, statisticsTemplate} from './view/head.js';
import {pieceShape, tilesStyles, type Spot} from './view/tiles.js';
import {trayStyles, trayTemplate} from './view/tray.js';

/** A piece in the hand. */
interface Held {
  /** From 0. */
  readonly slot: number;
  /** Its name in the tray: with another one there it is no longer in the hand. */
  readonly name: string;
  /** While it is dragged: where the press was, its top left corner, and where the board was on the page. */
  readonly drag?: {readonly from: DragPoint; readonly x: number; readonly y: number; readonly top?: number};
  /** Where it would go; undefined: nowhere. A picked piece goes to the cursor. */
  readonly cell?: number | undefined;
}

/** What is kept over all games, where the page asked for it. */
type Statistics = {
  /** Games that have ended. */
  games: number;
  /** Points of those together. */
  sum: number;
  best: number;
  /** Most clearing moves in a row. */
  streak: number;
  /** The game that was counted last: its points, and the best before it. */
  last: {id: string; score: number; before: number} | null;
};

/**
 * BlockuDoku: pieces from a tray go on a board of 9 × 9; full rows, columns and squares clear. For one player, a person
 * or automatic.
 *
 * @tag blockudoku-game
 * @slot - Shown below the game: a word from the page.
 *
 * @csspart head - The line above the board.
 * @csspart score - The points.
 * @csspart best - The best score, where `autosave` keeps it.
 * @csspart note - Between them: the date of a daily game, or the streak.
 * @csspart streak - Clearing moves in a row, from two on.
 * @csspart board - The board.
 * @csspart ground - Squares of the one tint.
 * @csspart ground-alt - Squares of the other tint.
 * @csspart tile - A tile: on the board, in the tray or in the hand.
 * @csspart cell - A cell, as it is reached and pressed.
 * @csspart held - The piece that is dragged.
 * @csspart shout - What a move was worth, called out over it.
 * @csspart tray - The tray.
 * @csspart slot - A slot of the tray: a button.
 * @csspart statistics - Games, best, average and longest streak, where `autosave` keeps them.
 *
 * @cssprop [--game-tile=light-dark(#b8733a, #d79a55)] - A tile; its edges are made of it.
 * @cssprop [--game-tile-light=light-dark(#ffd98a, #fff0c4)] - A tile that is about to clear.
 * @cssprop [--game-square=light-dark(#fbf5e7, #28433f)] - Squares of the one tint.
 * @cssprop [--game-square-alt=light-dark(#eadfc6, #1d322f)] - Squares of the other tint.
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The board's rim.
 * @cssprop [--game-refused=light-dark(#b3261e, #ff9d8f)] - Where the piece in hand does not fit.
 */
export class BlockudokuGame extends FramedGame<BlockudokuOptions, BlockudokuState> {
  /** Hands over a language, or other words for one: sentences by key, `{n}` and the like for what goes in. */
  static registerWords(lang: string, words: Words): void {
    dictionary.register(lang, words);
  }

  static override styles = [frameStyles, tilesStyles, boardStyles, trayStyles, headStyles];

  /**
   * What pieces are drawn from: `classic` (45), `app` (47), `all` (49), or names and shapes of one's own, such as
   * `O4 T4r1 111/101`. Default `classic`.
   */
  @property() pieces?: string | readonly string[] | undefined;

  /** `classic`: 18 a line or square, 50 for several, 30 more for each clearing move in a row; or `woodoku`. Default `classic`. */
  @property() scoring?: 'classic' | 'woodoku' | undefined;

  /** New pieces come when the tray is empty (`hand`) or for each piece at once (`each`). Default `hand`. */
  @property() refill?: 'hand' | 'each' | undefined;

  /** Pieces are drawn again, up to 100 times, until they all fit in some order. */
  @property({type: Boolean}) fair = false;

  /** Pieces may be turned. */
  @property({type: Boolean}) rotate = false;

  /** The start position: nine rows of nine `0` and `1`. Default: empty. */
  @property() board?: string | readonly string[] | undefined;

  /** The first three pieces, by name or shape. Default: drawn. */
  @property() hand?: string | readonly string[] | undefined;

  /** The game of the day, the same for everyone: of today (as attribute empty), or of a date such as `2026-01-31`. It brings its own seed. */
  @property() daily?: string | boolean | undefined;

  readonly #cursor: GridCursor;
  readonly #drag: DragController<number>;
  #held: Held | undefined;
  /** Quarter turns given to the pieces in the tray, and the tray they are given in. */
  #turns: {readonly hand: unknown; readonly by: readonly number[]} = {hand: undefined, by: [0, 0, 0]};
  /** First half of an address that is being typed. */
  #typed = '';
  /** When a press ended that was a tap or a drag: the click that comes of it is none. */
  #released = 0;
  /** When the piece was picked: the second press of a double click does not give it back. */
  #picked = 0;
  /** Where the piece of the move that is being made was let go. */
  #from: Spot | undefined;
  /** Points that are shown while they count up. */
  #counted = 0;
  #hinted: {readonly state: BlockudokuState; readonly move: PlannedMove} | undefined;
  #hinting: BlockudokuState | undefined;
  #fits: {state: BlockudokuState; ways: Map<string, Set<number>>} | undefined;
  #statistics: Statistics | undefined;
  /** It has been shown. */
  #begun = false;
  /** An automatic player had a hand in this game: it does not count. */
  #helped = false;

  constructor() {
    super({game: blockudoku, dictionary});
    this.#cursor = new GridCursor(this, {
      size: () => {
        const {columns, rows} = this.#heldPiece ?? {columns: 1, rows: 1};
        return [10 - columns, 10 - rows];
      },
      focus: () => this.#focusCell(),
      act: () => this.#put(),
    });
    this.#drag = new DragController<number>(this, {
      pick: (event) => {
        const slot = slotOf(event);
        return slot !== undefined && this.#ready && this.#canTake(slot) ? slot : undefined;
      },
      start: (slot, from) => this.#take(slot, from),
      move: (_, point) => this.#dragTo(point),
      drop: (_, point) => this.#drop(point),
      cancel: () => this.#giveBack(),
      tap: (slot) => {
        this.#released = performance.now();
        this.#pick(slot);
      },
    });
  }

  protected override get rawOptions(): JsonObject {
    const {pieces, scoring, refill, fair, rotate, board, hand} = this;
    return {pieces, scoring, refill, fair, rotate, board, hand, daily: this.#date};
  }

  get #date(): string | undefined {
    const {daily} = this;
    return daily === '' || daily === true ? today() : daily || undefined;
  }

  /** Without the deal. */
  protected override neutral(state: BlockudokuState): BlockudokuState {
    return this.hand ? state : {...state, hand: state.hand.map(() => null), over: false};
  }

  protected override seedFor({daily}: BlockudokuOptions): string | undefined {
    return daily === null ? undefined : dailySeed(daily);
  }

  /** Puts the focus on the first piece that can be taken. */
  override focus(options?: FocusOptions): void {
    const slots = [...this.renderRoot.querySelectorAll<HTMLElement>('.slot')];
    (slots.find((slot) => slot.ariaDisabled === 'false') ?? slots[0])?.focus(options);
  }

  // what happened, shown and said

  protected override choreography(moved: Moved<BlockudokuState>, before: BlockudokuState): Choreography {
    this.told = moved;
    this.#counted = before.score;
    const from = this.#from;
    const [placed] = moved.effects as readonly BlockudokuEffect[];
    return (stage) => {
      const board = this.#boardElement!;
      return showMove(stage, moved.effects as readonly BlockudokuEffect[], {
        root: this.renderRoot,
        from: (slot) => {
          if (from) return from;
          const picture = this.renderRoot.querySelectorAll('.slot svg')[slot];
          return picture && placed?.type === 'placed' ? slotSpot(board, picture, pieceOf(placed.piece)!) : undefined;
        },
        score: before.score,
        count: (score) => {
          this.#counted = score;
          this.requestUpdate();
        },
        best: this.#isBest,
        sound: (name) => this.makeSound(name),
      });
    };
  }

  protected override sentence(effect: Effect): string {
    const {words} = this;
    const told = effect as BlockudokuEffect;
    switch (told.type) {
      case 'placed':
        return words.say('placed', {slot: told.slot, cell: told.cell});
      case 'cleared':
        return words.say('cleared', {what: this.#linesOf(told)});
      case 'scored': {
        const {tiles, lines, squares, combo, streak, score} = told;
        const items = [
          words.say('tilesScored', {n: tiles, points: tiles}),
          lines && words.say('linesScored', {n: lines / 18, points: lines}),
          squares && words.say('squaresScored', {n: squares / 18, points: squares}),
          combo && words.say('comboScored', {points: combo}),
          streak && words.say('streakScored', {points: streak}),
        ];
        return words.say('scored', {items: items.filter(Boolean).join(', '), score});
      }
      default:
        return words.say(told.type);
    }
  }

  #linesOf({rows, columns, squares}: {readonly rows: readonly number[]; readonly columns: readonly string[]; readonly squares: readonly number[]}): string {
    const {words} = this;
    return words.list([
      ...rows.map((n) => words.say('row', {n})),
      ...columns.map((name) => words.say('column', {name})),
      ...squares.map((n) => words.say('square', {n: n + 1})),
    ]);
  }

  /** Which pieces do not fit; before the first move, what to do. */
  protected override turnSentence(): string {
    const {hand} = this.shown;
    const stuck = hand.flatMap((name, slot) => (name === null || this.#canTake(slot) ? [] : [this.words.say('noFit', {slot: slot + 1})]));
    return stuck.length > 0 || this.session.number > 0 ? stuck.join(' ') : this.words.say('toPlace');
  }

  protected override get status(): string {
    const {words} = this;
    const {move} = this.#hint ?? {};
    if (this.#held && !this.#held.drag) return words.say('held', {slot: this.#held.slot + 1});
    if (this.#hinting) return words.say('hinting');
    if (move) return this.#hintSentence(move);
    if (!this.told || this.waiting) return super.status;
    // that a piece went where it went need not be told to who sees it
    const effects = this.told.effects.filter(({type}) => type === 'scored' || type === 'stuck');
    return [...effects.map((effect) => this.sentence(effect)), this.turn === undefined ? '' : this.turnSentence()].filter(Boolean).join(' ');
  }

  // hints and the automatic player

  #plan({state: {board, hand, rules}}: Session<BlockudokuOptions, BlockudokuState>): Search<Plan> {
    return searchHand(board, hand, rules);
  }

  protected override chooseMove(session: Session<BlockudokuOptions, BlockudokuState>): Search<string> {
    const plan = this.#plan(session);
    return {
      step(budget) {
        const step = plan.step(budget);
        return step.done ? {done: true, value: step.value.moves[0]!.move} : step;
      },
    };
  }

  protected override hintSearch(session: Session<BlockudokuOptions, BlockudokuState>): Search<Json> {
    const plan = this.#plan(session);
    const {state} = session;
    this.#hinting = state;
    return {
      step: (budget) => {
        const step = plan.step(budget);
        if (!step.done) return step;
        const [move] = step.value.moves;
        this.#hinting = undefined;
        this.#hinted = {state, move: move!};
        this.announcer.say(this.#hintSentence(move!));
        return {done: true, value: step.value as unknown as Json};
      },
    };
  }

  get #hint(): {readonly move: PlannedMove} | undefined {
    return this.#hinted?.state === this.shown && this.turn !== undefined ? this.#hinted : undefined;
  }

  #hintSentence({slot, turns, cell}: PlannedMove): string {
    return this.words.say(turns ? 'hintedTurned' : 'hinted', {slot, n: turns, cell});
  }

  // the hand

  /** A person may take and put down now; what is still being shown is cut short then. */
  get #ready(): boolean {
    const {session} = this;
    return (
      this.inviting ||
      (this.presenting && !this.replaying && !this.readOnly && !this.paused && this.turn !== undefined && session.seats[0]!.kind === 'person')
    );
  }

  /** By slot and turns, where the pieces fit. */
  #places(slot: number, turns = this.#turnsOf(slot)): ReadonlySet<number> {
    const {shown} = this;
    if (this.#fits?.state !== shown) {
      const ways = new Map<string, Set<number>>();
      for (const move of shown === this.state ? this.legalMoves : blockudoku.moves(shown)) {
        const [way = '', cell = ''] = move.split(' ');
        ways.set(way, (ways.get(way) ?? new Set()).add(cellOf(cell)!));
      }
      this.#fits = {state: shown, ways};
    }
    return this.#fits.ways.get(wayOf(slot, turns)) ?? new Set();
  }

  #canTake(slot: number): boolean {
    return this.#turnings(slot).some((_, turns) => this.#places(slot, turns).size > 0);
  }

  /** The piece of a slot, turned in every way it can be. */
  #turnings(slot: number): readonly Piece[] {
    const {hand, rules} = this.shown;
    const name = hand[slot];
    return name ? turnsOf(pieceOf(name)!, rules.rotate) : [];
  }

  #turnsOf(slot: number): number {
    return this.#turns.hand === this.shown.hand ? (this.#turns.by[slot] ?? 0) : 0;
  }

  /** The piece of a slot as it lies there. */
  #piece(slot: number): Piece | undefined {
    return this.#turnings(slot)[this.#turnsOf(slot)];
  }

  get #heldPiece(): Piece | undefined {
    return this.#held && this.#piece(this.#held.slot);
  }

  /** Where the piece in hand would go now. */
  get #target(): number | undefined {
    if (!this.#held) return undefined;
    if (this.#held.drag) return this.#held.cell;
    const cell = this.#cursorCell;
    return this.#places(this.#held.slot).has(cell) ? cell : undefined;
  }

  get #cursorCell(): number {
    const [column, row] = this.#cursor.cell;
    return row * 9 + column;
  }

  #take(slot: number, from?: DragPoint): void {
    this.#typed = '';
    this.#held = {slot, name: this.shown.hand[slot]!, ...(from ? {drag: {from, x: 0, y: 0}} : {})};
    if (from) return;
    this.#picked = performance.now();
    // the nearest place where it fits, from where the cursor is
    const at = this.#cursorCell;
    const distance = (cell: number): number => ((cell % 9) - (at % 9)) ** 2 + (Math.floor(cell / 9) - Math.floor(at / 9)) ** 2;
    const [cell] = [...this.#places(slot)].sort((a, b) => distance(a) - distance(b));
    if (cell !== undefined) this.#cursor.cell = [cell % 9, Math.floor(cell / 9)];
    this.announcer.say(this.words.say('held', {slot: slot + 1}));
    void this.updateComplete.then(() => this.#focusCell());
  }

  #giveBack(): void {
    if (!this.#held) return;
    const {slot, drag} = this.#held;
    this.announcer.say(this.words.say('givenBack', {slot: slot + 1}));
    this.#held = undefined;
    this.requestUpdate();
    if (drag) void this.updateComplete.then(() => this.#flyBack(slot, drag));
  }

  /** It is in the tray already; this shows the way there. */
  #flyBack(slot: number, {x, y}: {readonly x: number; readonly y: number}): void {
    const piece = this.#piece(slot);
    const picture = this.renderRoot.querySelectorAll('.slot svg')[slot];
    if (!piece || !picture || this.currentSpeed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = slotSpot(this.#boardElement!, picture, piece);
    const way = `translate(${(x - to.x) / to.scale}px,${(y - to.y) / to.scale}px) scale(${1 / to.scale})`;
    picture.querySelector('.piece')?.animate({transform: [way, 'none']}, {duration: 160, easing: 'ease-out'});
  }

  /** Picks a piece, turns or gives back the one that is picked already. */
  #pick(slot: number): void {
    if (!this.#ready) return;
    if (this.#held?.slot === slot) {
      if (!this.#turn() && performance.now() > this.#picked + 400) this.#giveBack();
    } else if (this.#canTake(slot)) this.#take(slot);
    else {
      this.announcer.say(this.#slotLabel(slot));
      this.makeSound('refuse');
    }
  }

  /** Turns the piece in hand. */
  #turn(): boolean {
    const slot = this.#held?.slot;
    if (slot === undefined) return false;
    const ways = this.#turnings(slot).length;
    if (ways < 2) return false;
    const by = [0, 1, 2].map((other) => (this.#turnsOf(other) + (other === slot ? 1 : 0)) % (other === slot ? ways : 4));
    this.#turns = {hand: this.shown.hand, by};
    this.#typed = '';
    this.announcer.say(this.#cellLabel(this.#cursorCell));
    this.requestUpdate();
    return true;
  }

  /** Puts the picked piece down at the cursor. */
  #put(): void {
    if (!this.#held || this.#held.drag) return;
    const cell = this.#target;
    if (cell === undefined) {
      this.announcer.say(this.#cellLabel(this.#cursorCell));
      this.makeSound('refuse');
    } else void this.#place(cell);
  }

  async #place(cell: number, from?: Spot): Promise<void> {
    const {slot} = this.#held!;
    const move = `${wayOf(slot, this.#turnsOf(slot))} ${cellName(cell)}`;
    this.#held = undefined;
    this.#from = from ?? {x: (cell % 9) * 100, y: Math.floor(cell / 9) * 100 - 22, scale: 1};
    this.finishPresentation();
    await this.act(move);
    this.#from = undefined;
    this.requestUpdate();
  }

  // dragging

  #dragTo(point: DragPoint): void {
    const {slot, drag} = this.#held ?? {};
    const piece = this.#heldPiece;
    if (slot === undefined || !drag || !piece) return;
    const {from} = drag;
    const [left, top, unit] = boardPoint(this.#boardElement!, point.x, point.y);
    // a finger hides what is under it: the piece floats above
    const above = point.pointerType === 'mouse' ? piece.rows * 50 : piece.rows * 100 + Math.max(44 / unit, 60);
    const [x, y] = [left - piece.columns * 50, top - above];
    // a slip is no move
    const moved = Math.hypot(point.x - from.x, point.y - from.y) > 24;
    let cell: number | undefined;
    let least = 115;
    for (const place of moved ? this.#places(slot) : []) {
      const distance = Math.hypot((place % 9) * 100 - x, Math.floor(place / 9) * 100 - y);
      if (distance < least) [cell, least] = [place, distance];
    }
    this.#held = {...this.#held!, drag: {from, x, y, top: Math.round(point.y - top * unit)}, cell};
  }

  #drop(point: DragPoint): void {
    this.#released = performance.now();
    const seen = this.#held?.drag?.top;
    this.#dragTo(point);
    const {drag, cell} = this.#held ?? {};
    // where the page has scrolled meanwhile, what was seen is not what would come of it
    if (cell === undefined || drag!.top !== seen || !this.#ready) this.#giveBack();
    else void this.#place(cell, {x: drag!.x, y: drag!.y, scale: 1});
  }

  // other input

  #onTrayClick = (event: MouseEvent): void => {
    const slot = slotOf(event);
    if (slot !== undefined && (event.detail === 0 || event.timeStamp > this.#released + 50)) this.#pick(slot);
  };

  #onBoardClick = (event: Event): void => {
    const cell = cellUnder(event);
    if (cell === undefined || !this.#held) return;
    const before = this.#cursorCell;
    this.#cursor.cell = [cell % 9, Math.floor(cell / 9)];
    const now = this.#cursorCell;
    // near an edge the piece stays on the board: it is put down there once it has been seen there
    if (now === cell || now === before) this.#put();
    else this.announcer.say(this.#cellLabel(now));
  };

  #onBoardMove = (event: PointerEvent): void => {
    const cell = cellUnder(event);
    if (cell !== undefined && event.pointerType === 'mouse' && this.#held && !this.#held.drag) {
      this.#cursor.cell = [cell % 9, Math.floor(cell / 9)];
    }
  };

  #onBoardFocus = (event: Event): void => {
    const cell = cellUnder(event);
    // of a picked piece the cursor is the corner: a press is its own matter
    if (cell !== undefined && !this.#held) this.#cursor.cell = [cell % 9, Math.floor(cell / 9)];
  };

  protected override onKeydown(event: KeyboardEvent): void {
    if (!event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && event.target === this && this.#onKey(event)) {
      event.preventDefault();
    } else super.onKeydown(event);
  }

  /** The game's own keys; true for one that has done something. */
  #onKey(event: KeyboardEvent): boolean {
    const {key} = event;
    if (!this.#held) {
      if (!/^[123]$/.test(key) || !this.shown.hand[Number(key) - 1]) return false;
      this.#pick(Number(key) - 1);
      return true;
    }
    if (this.#held.drag) return false;
    if (key === 'Escape') this.#giveBack();
    else if (/^[1-9]$/.test(key)) this.#typed = key;
    else if (/^[a-i]$/i.test(key) && this.#typed) this.#goTo(cellOf(this.#typed + key)!);
    else if (/^r$/i.test(key)) return this.#turn();
    else if (/^Arrow/.test(key)) this.#cursor.onKeydown(event);
    else return false;
    return true;
  }

  /** An address was typed: the cursor goes there, where the piece's box stays on the board. */
  #goTo(cell: number): void {
    this.#typed = '';
    const before = this.#cursor.cell;
    this.#cursor.cell = [cell % 9, Math.floor(cell / 9)];
    if (this.#cursorCell !== cell) {
      this.#cursor.cell = before;
      this.announcer.say(this.#cellLabel(cell));
      this.makeSound('refuse');
    } else void this.updateComplete.then(() => this.#focusCell());
  }

  get #boardElement(): Element | null {
    return this.renderRoot.querySelector('.board');
  }

  #focusCell(): void {
    this.renderRoot.querySelector<SVGElement>(`[data-cell="${this.#cursorCell}"]`)?.focus();
  }

  // best score and statistics

  protected override changed(cause: ChangeCause): void {
    super.changed(cause);
    const {state, session} = this;
    if (cause === 'move') this.#helped ||= session.last?.by === 'auto';
    else this.#helped = this.history.some(({by}) => by === 'auto');
    if (cause !== 'move' || this.#helped) return;
    const kept = this.#kept;
    const {score, streak, over} = state;
    const last = kept.last?.id === session.id ? kept.last : {id: session.id, score: -1, before: kept.best};
    const counted = last.score >= 0;
    const next: Statistics = {
      games: kept.games + (over && !counted ? 1 : 0),
      sum: kept.sum + (over ? score - Math.max(0, last.score) : 0),
      best: Math.max(kept.best, score),
      streak: Math.max(kept.streak, streak),
      last: over ? {...last, score} : last,
    };
    this.#statistics = next;
    this.keepPart('statistics', next);
  }

  /** Whether the page wants a best score and statistics. */
  get #keeps(): boolean {
    return this.autosave !== undefined && this.autosave !== null;
  }

  get #kept(): Statistics {
    return this.firstPicture ? readStatistics(undefined) : (this.#statistics ??= readStatistics(this.keptPart('statistics')));
  }

  /** The game in progress has beaten the best of those before; the first game of all has not. */
  get #isBest(): boolean {
    const {last} = this.#kept;
    return last?.id === this.gameId && last.before > 0 && this.shown.score > last.before;
  }

  // what there is to see

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('autosave')) this.#statistics = undefined;
    const {shown} = this;
    if (this.#held && (shown.hand[this.#held.slot] !== this.#held.name || !this.#ready)) {
      this.#held = undefined;
      this.#drag.cancel();
    }
    if (this.#hinting !== shown) this.#hinting = undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.firstPicture) return;
    // a saved game of another day does not go on today
    if (!this.#begun && this.session.number > 0 && this.#date && this.session.options.daily !== this.#date) void this.newGame();
    this.#begun = true;
    if (this.showsHints && this.inviting && this.#hinted?.state !== this.state && this.#hinting !== this.state) void this.hint();
  }

  /** What each tile is: filled, where the piece in hand would go, what that would clear, what the hint says. */
  #tiles(): string[] {
    const {board} = this.shown;
    const bits = bitsOf(board);
    const tiles = Array.from({length: 81}, (_, cell) => (has(bits, cell) ? 'full' : ''));
    const mark = (piece: Piece | undefined, cell: number, name: string): void => {
      const put = piece && putOn(bits, piece, cell);
      for (let i = 0; i < 81 && put; i++) {
        if (has(put.filled, i)) tiles[i] += ` ${name}`;
        if (name === 'ghost' && has(put.full.bits, i)) tiles[i] += ' lit';
      }
    };
    for (const cell of this.#shownEffect('cleared')?.cells ?? []) tiles[cellOf(cell)!] += ' lit';
    const hint = this.#hint?.move;
    if (hint && !this.presenting) mark(this.#turnings(hint.slot - 1)[hint.turns], cellOf(hint.cell)!, 'hint');
    const piece = this.#heldPiece;
    const target = this.#target;
    if (target !== undefined) mark(piece, target, 'ghost');
    else if (piece && !this.#held!.drag) {
      // it does not fit at the cursor: shown all the same, otherwise
      const [column, row] = this.#cursor.cell;
      piece.shape.split('/').forEach((line, y) => [...line].forEach((bit, x) => bit === '1' && (tiles[(row + y) * 9 + column + x] += ' bad')));
    }
    return tiles;
  }

  #cellLabel = (cell: number): string => {
    const {words} = this;
    const name = cellName(cell);
    const held = this.#held;
    if (held && !held.drag && cell === this.#cursorCell) {
      const put = putOn(bitsOf(this.shown.board), this.#heldPiece!, cell);
      const what = put ? this.#linesOf(put.full) : '';
      return words.say(!put ? 'notHere' : what ? 'hereClears' : 'here', {cell: name, slot: held.slot + 1, what});
    }
    return words.say(this.shown.board[Math.floor(cell / 9)]![cell % 9] === '1' ? 'full' : 'empty', {cell: name});
  };

  #slotLabel(slot: number): string {
    const {words} = this;
    const piece = this.#piece(slot);
    if (!piece) return words.say('emptySlot', {slot: slot + 1});
    const [letter = ''] = piece.name;
    const shape = 'IDVOX'.includes(letter) ? words.say(`shape${letter}`) : /\d/.test(letter) ? words.say('ownShape') : letter;
    const cells = piece.shape.split('/').flatMap((line, row) => [...line].flatMap((bit, column) => (bit === '1' ? [cellName(row * 9 + column)] : [])));
    const n = this.#turnings(slot).reduce((sum, _, turns) => sum + this.#places(slot, turns).size, 0);
    return words.say('piece', {slot: slot + 1, shape, cells: cells.join(' '), fit: words.say(n ? 'fits' : 'fitsNowhere', {n})});
  }

  protected override renderBoard(): TemplateResult {
    const {words, shown} = this;
    const {drag} = this.#held ?? {};
    const piece = this.#heldPiece;
    const best = Math.max(this.#kept.best, this.#helped ? 0 : shown.score);
    const {daily} = this.session.options;
    const placed = this.#shownEffect('placed');
    return html`${headTemplate({
        score: words.number(this.presenting ? this.#counted : shown.score),
        best: this.#keeps ? words.number(best) : undefined,
        streak: shown.streak > 1 ? words.number(shown.streak) : undefined,
        note: daily === null || this.firstPicture ? undefined : words.say('daily', {date: new Date(`${daily}T12:00`).toLocaleDateString(words.lang, {dateStyle: 'medium'})}),
        words,
      })}
      <div @keydown=${this.#cursor.onKeydown} @click=${this.#onBoardClick} @pointermove=${this.#onBoardMove} @focusin=${this.#onBoardFocus}>
        ${boardTemplate({
          tiles: this.#tiles(),
          held: drag && piece ? {piece, x: drag.x, y: drag.y} : undefined,
          flying: placed && {piece: pieceOf(placed.piece)!, cell: cellOf(placed.cell)!},
          lifted: drag !== undefined || this.presenting,
          shout: this.#shout(),
          over: shown.over,
          cursor: this.#cursorCell,
          label: words.say('board'),
          cellLabel: this.#cellLabel,
        })}
      </div>
      ${shown.over && this.#isBest ? html`<svg class="confetti" viewBox="0 0 1000 1000" aria-hidden="true">${Array.from({length: 9}, () => svg`${pieceShape(pieceOf('I1')!)}`)}</svg>` : nothing}`;
  }

  /** What of the move that is being shown. */
  #shownEffect<T extends BlockudokuEffect['type']>(type: T): Extract<BlockudokuEffect, {type: T}> | undefined {
    return this.presenting ? (this.told?.effects.find((effect) => effect.type === type) as never) : undefined;
  }

  /** What a move was worth, called out over it. */
  #shout(): {lines: readonly string[]; x: number; y: number} | undefined {
    const placed = this.#shownEffect('placed');
    const scored = this.#shownEffect('scored');
    if (!placed || !scored) return undefined;
    const {words} = this;
    const cells = placed.cells.map((cell) => cellOf(cell)!);
    const middle = (at: (cell: number) => number): number => (cells.reduce((sum, cell) => sum + at(cell), 0) / cells.length) * 100 + 50;
    const lines = [
      `+${words.number(scored.total)}`,
      ...(scored.combo ? [words.say('combo', {points: scored.combo})] : []),
      ...(scored.streak ? [words.say('streakShout', {points: scored.streak})] : []),
    ];
    const wide = lines.length > 1 ? 260 : 110;
    return {
      lines,
      x: Math.max(wide, Math.min(900 - wide, middle((cell) => cell % 9))),
      y: Math.max(120, Math.min(900 - lines.length * 92, middle((cell) => Math.floor(cell / 9)))),
    };
  }

  protected override renderControls(): TemplateResult {
    const ready = this.#ready;
    const hint = this.#hint?.move;
    return trayTemplate({
      slots: [0, 1, 2].map((slot) => {
        const piece = this.#piece(slot);
        const fits = piece !== undefined && this.#canTake(slot);
        const held = this.#held?.slot === slot;
        return {
          piece,
          fits: fits || !piece,
          ready: ready && fits,
          picked: held,
          away: held && this.#held?.drag !== undefined,
          hinted: hint?.slot === slot + 1,
          label: this.#slotLabel(slot),
        };
      }),
      label: this.words.say('tray'),
      onPointerdown: this.#drag.onPointerdown,
      onClick: this.#onTrayClick,
    });
  }

  protected override get tools() {
    const {words} = this;
    return [
      {name: 'hint', icon: icons.bulb, label: words.say('hint'), disabled: !this.inviting || this.#hinting !== undefined, onPress: () => void this.hint()},
      this.shown.rules.rotate && {name: 'turn', icon: icons.turn, label: words.say('turn'), disabled: !this.#held, onPress: () => void this.#turn()},
    ];
  }

  protected override endCard(_result: Result): ReturnType<FramedGame['endCard']> {
    const {words} = this;
    const {score} = this.shown;
    const {best} = this.#kept;
    const kept = this.#isBest ? words.say('newBest') : best > score ? words.say('bestIs', {best}) : '';
    return {title: words.say('over'), text: [words.say('points', {n: score}), kept].filter(Boolean).join(' · ')};
  }

  protected override renderExtra(): TemplateResult | typeof nothing {
    const {games, sum, best, streak} = this.#kept;
    const {words} = this;
    if (games === 0 || !this.#keeps) return nothing;
    return statisticsTemplate(words.say('statistics'), [
      [words.say('games'), words.number(games)],
      [words.say('best'), words.number(best)],
      [words.say('average'), words.number(Math.round(sum / games))],
      [words.say('longestStreak'), words.number(streak)],
    ]);
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

/** The date where the reader is: `2026-01-31`. */
function today(): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString().slice(0, 10);
}

/** Statistics out of the storage, where anything may be. */
function readStatistics(kept: unknown): Statistics {
  const raw = isObject(kept) ? kept : {};
  const count = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0);
  const last = isObject(raw['last']) ? raw['last'] : undefined;
  return {
    games: count(raw['games']),
    sum: count(raw['sum']),
    best: count(raw['best']),
    streak: count(raw['streak']),
    last: last ? {id: String(last['id']), score: Number(last['score']), before: count(last['before'])} : null,
  };
}
