/**
 * A mutable position in typed arrays. The only implementation of rolls and moves: with a log of effects for `play`,
 * without for automatic players and simulations.
 */
import type {Effect} from '../../../core/game.js';
import type {LudoOptions} from './options.js';
import {colors, ringSquare, safeSquares, tracks, way, type Color} from './tracks.js';

/**
 * The effects of a move, in order. Positions are those on the piece's own track. Pieces are counted from 0. `seat` is
 * that of the piece, which in teams may be the partner of the player who moves it.
 */
export type LudoEffect = Effect &
  /** `sixes` counts the sixes in a row in this turn, including this one. */
  (
    | {readonly type: 'rolled'; readonly seat: number; readonly pips: number; readonly sixes: number}
    /** Came out of the yard. */
    | {readonly type: 'entered'; readonly seat: number; readonly piece: number; readonly to: 1}
    /** Moved square by square. `via` lists the squares, including those of a bounce; `to` is the last one. */
    | {
        readonly type: 'stepped';
        readonly seat: number;
        readonly piece: number;
        readonly from: number;
        readonly to: number;
        readonly via: readonly number[];
      }
    /** Was captured by a piece of the seat `by`. `from` is on its own track. */
    | {
        readonly type: 'captured';
        readonly seat: number;
        readonly piece: number;
        readonly by: number;
        readonly from: number;
      }
    /** Came home. `left` pieces of this seat are not home yet. */
    | {readonly type: 'homed'; readonly seat: number; readonly piece: number; readonly left: number}
    /** No piece can move by this roll. */
    | {readonly type: 'stuck'; readonly seat: number; readonly pips: number}
    /** Rolls again. */
    | {readonly type: 'again'; readonly seat: number; readonly why: Reason}
    /** Rolled the third six in a row, which is not moved. */
    | {readonly type: 'forfeited'; readonly seat: number; readonly pips: number}
    /** The turn passed from `seat` to the seat `to`. */
    | {readonly type: 'passed'; readonly seat: number; readonly to: number}
    | {readonly type: 'won'; readonly seat: number; readonly place: number}
    /** Joined the game. */
    | {readonly type: 'joined'; readonly seat: number}
    /** Left the game. `pieces` are the positions from which its pieces were taken. */
    | {readonly type: 'left'; readonly seat: number; readonly pieces: readonly number[]}
  );

/** Reasons for another roll. `attempt`: all pieces are in the yard. */
export type Reason = 'six' | 'capture' | 'home' | 'attempt';

/** Lookup tables that all positions of a game share. */
export class Layout {
  readonly options: LudoOptions;
  readonly colors: readonly Color[];
  readonly seats: number;
  /** Last position on the ring. */
  readonly last: number;
  readonly home: number;
  /** The position to which a piece moves: [position × 7 + pips]; −1 if it cannot move. Ignores blocks. */
  readonly reach = new Int8Array(60 * 7).fill(-1);
  /** The square of the ring, 1 to 52: [seat × 64 + position]; 0 off the ring. */
  readonly ring = new Int8Array(4 * 64);
  /** 1 for squares of the ring on which pieces can't be captured. */
  readonly safe = new Int8Array(53);
  /** The next seat, clockwise. */
  readonly after: readonly number[];
  /** The partner; without teams the seat itself. */
  readonly partner: readonly number[];

  constructor(options: LudoOptions, color: readonly Color[]) {
    const {home, ring} = tracks[options.track];
    this.options = options;
    this.colors = color;
    this.seats = color.length;
    this.last = ring;
    this.home = home;
    for (let pips = 1; pips < 7; pips++) {
      if (pips === 6 || !options.sixEnters) this.reach[pips] = 1;
      for (let from = 1; from < home; from++) {
        if (options.bounce || from + pips <= home) this.reach[from * 7 + pips] = home - Math.abs(home - from - pips);
      }
    }
    color.forEach((name, seat) => {
      for (let position = 1; position <= ring; position++)
        this.ring[seat * 64 + position] = ringSquare(name, position, options.track)!;
    });
    if (options.safe) for (const square of safeSquares) this.safe[square] = 1;
    const seatAt = (turns: number): number => color.indexOf(colors[turns % 4]!);
    this.after = color.map((name) => {
      let turns = colors.indexOf(name) + 1;
      while (seatAt(turns) < 0) turns++;
      return seatAt(turns);
    });
    const teams = options.teams && color.length === 4;
    this.partner = color.map((name, seat) => (teams ? seatAt(colors.indexOf(name) + 2) : seat));
  }
}

export class Table {
  readonly layout: Layout;
  /** Counts by seat, in one array, for {@link copy}. */
  readonly #numbers = new Int8Array(28);
  /** Positions: [seat × 4 + piece]. */
  readonly pieces = this.#numbers.subarray(0, 16);
  /** Pieces that are not home yet, by seat. */
  readonly left = this.#numbers.subarray(16, 20);
  /** Place by seat, from 1; 0 for none yet. */
  readonly place = this.#numbers.subarray(20, 24);
  /** 1 for seats that don't take part. */
  readonly away = this.#numbers.subarray(24);
  seat = 0;
  /** The roll to be moved; 0 before the roll. */
  pips = 0;
  /** Sixes in a row in this turn. */
  sixes = 0;
  /** Failed rolls of this turn with all pieces in the yard. */
  vain = 0;
  /** The reason for another roll in this turn; null at its start. */
  again: Reason | null = null;
  over: 'home' | 'left' | null = null;
  /** The result of {@link movable} for this roll; −1 before. */
  #movable = -1;

  constructor(layout: Layout) {
    this.layout = layout;
    this.left.fill(layout.options.pieces, 0, layout.seats);
    const open = layout.partner[0] === 0 ? Math.min(layout.options.open, layout.seats - 2) : 0;
    for (let i = 0; i < open; i++) this.away[layout.seats - 1 - i] = 1;
  }

  /** Copies another table of the same layout. */
  copy(other: Table): void {
    this.#numbers.set(other.#numbers);
    this.seat = other.seat;
    this.pips = other.pips;
    this.sixes = other.sixes;
    this.vain = other.vain;
    this.again = other.again;
    this.over = other.over;
    this.#movable = other.#movable;
  }

  /** The seat whose pieces are moved: the partner's once all of one's own are home. */
  get mover(): number {
    return this.left[this.seat] === 0 ? this.layout.partner[this.seat]! : this.seat;
  }

  /** Pieces of {@link mover} that may move by the roll, as a bit mask. */
  movable(): number {
    if (this.#movable >= 0) return this.#movable;
    const {pieces, mover, pips} = this;
    const {reach, options} = this.layout;
    const at = mover * 4;
    // sign bits instead of conditions, which processors can't predict
    let bits =
      ((~reach[pieces[at]! * 7 + pips]! >> 7) & 1) |
      ((~reach[pieces[at + 1]! * 7 + pips]! >> 7) & 2) |
      ((~reach[pieces[at + 2]! * 7 + pips]! >> 7) & 4) |
      ((~reach[pieces[at + 3]! * 7 + pips]! >> 7) & 8);
    bits &= 15 >> (4 - options.pieces);
    if (options.blocks) for (let piece = 0; piece < 4; piece++) if (this.#barred(mover, piece)) bits &= ~(1 << piece);
    return (this.#movable = bits);
  }

  /** Whether two pieces of one rival block a square of the path. */
  #barred(owner: number, piece: number): boolean {
    const {after, ring, home} = this.layout;
    const from = this.pieces[owner * 4 + piece]!;
    return way(from, from === 0 ? 1 : this.pips, home).some((position) => {
      const square = ring[owner * 64 + position]!;
      return square > 0 && after.some((rival) => this.count(owner, rival, square) > 1);
    });
  }

  areRivals(a: number, b: number): boolean {
    return a !== b && this.layout.partner[a] !== b;
  }

  /** How many pieces of a rival are on a square of the ring; 0 for a seat that is no rival. */
  count(seat: number, rival: number, square: number): number {
    const {pieces} = this;
    const {ring} = this.layout;
    const i = rival * 4;
    const j = rival * 64;
    if (!this.areRivals(seat, rival)) return 0;
    return (
      +(ring[j + pieces[i]!] === square) +
      +(ring[j + pieces[i + 1]!] === square) +
      +(ring[j + pieces[i + 2]!] === square) +
      +(ring[j + pieces[i + 3]!] === square)
    );
  }

  /** Rolls for the seat to act. Afterwards either `pips` has to be moved, or the turn has passed. */
  roll(pips: number, log?: LudoEffect[]): void {
    const {options} = this.layout;
    const {seat} = this;
    const six = pips === 6;
    this.pips = pips;
    this.#movable = -1;
    this.sixes = six ? this.sixes + 1 : 0;
    log?.push({type: 'rolled', seat, pips, sixes: this.sixes});
    if (this.sixes === 3 && options.threeSixes) {
      log?.push({type: 'forfeited', seat, pips});
      return this.#pass(log);
    }
    const bits = this.movable();
    if (bits === 0) {
      log?.push({type: 'stuck', seat, pips});
      if (six && options.sixAgain) this.#owe('six', log);
      else if (options.attempts && this.vain < 2 && this.#allInYard()) {
        this.vain++;
        this.#owe('attempt', log);
      } else this.#pass(log);
    } else if (options.autoMove) {
      const first = 31 - Math.clz32(bits & -bits);
      const at = this.mover * 4;
      for (let piece = first + 1; piece < 4; piece++)
        if ((bits >> piece) & 1 && this.pieces[at + piece] !== this.pieces[at + first]) return;
      this.move(first, log);
    }
  }

  #allInYard(): boolean {
    const at = this.mover * 4;
    return this.pieces.subarray(at, at + 4).every((position) => position === 0);
  }

  /** Moves a piece of {@link mover} that may move by the roll. */
  move(piece: number, log?: LudoEffect[]): void {
    const {layout, seat, pieces, mover, pips} = this;
    const {options, home, ring} = layout;
    const at = mover * 4 + piece;
    const from = pieces[at]!;
    const to = layout.reach[from * 7 + pips]!;
    pieces[at] = to;
    if (log) {
      if (from === 0) log.push({type: 'entered', seat: mover, piece, to: 1});
      else log.push({type: 'stepped', seat: mover, piece, from, to, via: way(from, pips, home)});
    }
    const square = ring[mover * 64 + to]!;
    let why: Reason | null = null;
    if (
      square > 0 &&
      options.capture &&
      layout.safe[square] === 0 &&
      this.#sendHome(mover, square, log) &&
      options.captureAgain
    )
      why = 'capture';
    if (to === home) {
      const left = --this.left[mover]!;
      log?.push({type: 'homed', seat: mover, piece, left});
      if (options.homeAgain) why = 'home';
      if (left === 0 && this.#finish(mover, log)) return;
    }
    if (pips === 6 && options.sixAgain) why = 'six';
    // seats that have a place no longer roll
    if (why && this.place[seat] === 0) this.#owe(why, log);
    else this.#pass(log);
  }

  /** Captures all rivals on a square. */
  #sendHome(by: number, square: number, log?: LudoEffect[]): boolean {
    const {pieces, layout} = this;
    let any = false;
    for (let rival = 0; rival < layout.seats; rival++) {
      if (!this.count(by, rival, square)) continue;
      any = true;
      for (let piece = 0; piece < 4; piece++) {
        const from = pieces[rival * 4 + piece]!;
        if (layout.ring[rival * 64 + from] !== square) continue;
        pieces[rival * 4 + piece] = 0;
        log?.push({type: 'captured', seat: rival, piece, by, from});
      }
    }
    return any;
  }

  /** Handles a seat whose pieces are all home. Returns true if that ends the game. */
  #finish(seat: number, log?: LudoEffect[]): boolean {
    const partner = this.layout.partner[seat]!;
    if (partner !== seat) {
      if (this.left[partner]! > 0) return false;
      this.#take(seat, 1, log);
      this.#take(partner, 1, log);
    } else {
      this.#take(seat, this.#placed() + 1, log);
      if (this.layout.options.playOn && this.#playing() > 1) return false;
    }
    this.#end('home', log);
    return true;
  }

  #take(seat: number, place: number, log?: LudoEffect[]): void {
    this.place[seat] = place;
    log?.push({type: 'won', seat, place});
  }

  /** Ends the game. A player who is left alone has won, or gets the last place. */
  #end(why: 'home' | 'left', log?: LudoEffect[]): void {
    this.over = why;
    this.pips = this.sixes = this.vain = 0;
    this.again = null;
    if (this.#playing() > 1) return;
    const last = this.#next();
    if (this.#placed() === 0) this.#take(last, 1, log);
    else this.place[last] = this.#placed() + 1;
  }

  /** Number of places taken. */
  #placed(): number {
    return this.place.filter(Boolean).length;
  }

  /** Number of seats that take part and have no place yet. */
  #playing(): number {
    return this.layout.after.filter((_, seat) => this.isPlaying(seat)).length;
  }

  /** The seat whose turn is next. */
  #next(): number {
    let {seat} = this;
    do seat = this.layout.after[seat]!;
    while (!this.isPlaying(seat));
    return seat;
  }

  isPlaying(seat: number): boolean {
    return this.away[seat] === 0 && this.place[seat] === 0;
  }

  #owe(why: Reason, log?: LudoEffect[]): void {
    this.pips = 0;
    this.again = why;
    log?.push({type: 'again', seat: this.seat, why});
  }

  #pass(log?: LudoEffect[]): void {
    const {seat} = this;
    this.pips = this.sixes = this.vain = 0;
    this.again = null;
    this.seat = this.#next();
    log?.push({type: 'passed', seat, to: this.seat});
  }

  /** Whether it is between two turns of a game without teams, when players may join and leave. */
  get open(): boolean {
    return !this.over && this.pips === 0 && this.again === null && this.layout.partner[0] === 0;
  }

  join(seat: number, log?: LudoEffect[]): void {
    this.away[seat] = 0;
    log?.push({type: 'joined', seat});
  }

  /** Takes a seat's pieces off the board. The last seat that stays wins. */
  leave(seat: number, log?: LudoEffect[]): void {
    const own = this.pieces.subarray(seat * 4, seat * 4 + this.layout.options.pieces);
    log?.push({type: 'left', seat, pieces: [...own]});
    own.fill(0);
    this.left[seat] = this.layout.options.pieces;
    this.away[seat] = 1;
    if (this.#playing() < 2) this.#end('left', log);
    else if (seat === this.seat) this.#pass(log);
  }
}
