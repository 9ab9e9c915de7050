/**
 * A game as a short code for an address: a JSON head (options, seed, seats) and then each move as its index among the
 * legal moves, in as few bits as that takes, with how often it comes in a row. Draws are implied by the seed: a whole
 * game of throws costs nothing but their number. Without a seed the settled moves stand in full.
 */
import {GameError, type Game} from './game.js';
import {isObject, quote, sameJson, type JsonObject} from './json.js';
import {drawOf} from './random.js';
import {limits, movers, type GameRecord, type MovedBy, type RecordedMove, type Seat} from './record.js';
import {Session} from './session.js';

// on every platform, but in no TypeScript library without the DOM's
declare function btoa(text: string): string;
declare function atob(text: string): string;
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label: string, options: {fatal: boolean});
  decode(bytes: Uint8Array): string;
}

/** First character of every code: the version of this format. */
const format = '1';

/** How a move was made: 0 as the seat's own kind says, else index in `movers` plus 1; in runs. */
type Run = [how: number, times: number];

interface Head {
  /** Game and version. */
  g: string;
  v: number;
  /** Options that differ from the defaults. */
  o: JsonObject;
  /** Seed; left out: `m` has the settled moves. */
  s?: string;
  /** Seats: name, kind, colour, level. */
  p: string[][];
  /** Number of moves. */
  n: number;
  m?: string[];
  /** Moves that are not among the legal ones (`asides`), by their number. */
  x?: {[number: string]: string};
  r: Run[];
}

/** The code of the game a session holds. URL-safe: letters, digits, `-` and `_`. */
export function shareCode<O extends JsonObject, S extends JsonObject>(session: Session<O, S>): string {
  const {game, seats} = session;
  const record = session.save();
  const bits = new BitWriter();
  const runs: Run[] = [];
  const asides: {[number: string]: string} = {};
  /** The same index so many times in a row: a snake that goes straight on. */
  let same: {index: number; times: number} | undefined;
  const endRun = (): void => {
    if (same) bits.writeCount(same.times);
    same = undefined;
  };
  let state = session.stateAt(0);
  for (const moved of session.replay()) {
    const how = moved.by === seats[moved.seat]!.kind ? 0 : movers.indexOf(moved.by) + 1;
    const run = runs.at(-1);
    if (run?.[0] === how) run[1]++;
    else runs.push([how, 1]);
    if (record.seed !== undefined) {
      const legal = game.moves(state);
      const index = indexOf(game, state, legal, moved.move, record.seed, moved.number);
      if (index < 0) asides[moved.number] = moved.move;
      else if (same?.index === index) same.times++;
      else {
        endRun();
        bits.write(index, width(legal.length));
        same = {index, times: 1};
      }
    }
    ({state} = moved);
  }
  endRun();
  const standard = game.parseOptions({});
  const head: Head = {
    g: game.id,
    v: game.version,
    o: Object.fromEntries(Object.entries(record.options).filter(([name, value]) => !sameJson(value, standard[name]))),
    p: seats.map(({name, kind, colour, level}) => trimmed([name, kind[0]!, colour ?? '', level ?? ''])),
    n: session.number,
    r: runs.length === 1 && runs[0]![0] === 0 ? [] : runs,
    ...(Object.keys(asides).length > 0 ? {x: asides} : {}),
    ...(record.seed === undefined ? {m: session.history.map(({move}) => move)} : {s: record.seed}),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  return format + toBase64([...text, 0, ...bits.bytes]);
}

/**
 * The record that a code stands for. It still has to be loaded, which checks it.
 * @throws {GameError} `bad-code`
 */
export function recordOfCode<O extends JsonObject, S extends JsonObject>(game: Game<O, S>, code: string): GameRecord {
  const bad = (why: string): GameError => new GameError('bad-code', `The code ${quote(code)} can't be read: ${why}.`);
  if (code.length > limits.code) throw bad(`it is longer than ${limits.code} characters`);
  if (!/^[\w-]+$/.test(code)) throw bad('it has characters that no code has');
  if (!code.startsWith(format)) throw bad('it is of another version');
  const bytes = fromBase64(code.slice(1));
  const end = bytes.indexOf(0);
  let head: unknown;
  try {
    head = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes.subarray(0, end < 0 ? 0 : end)));
  } catch {
    throw bad('it is damaged or cut off');
  }
  if (!isHead(head)) throw bad('a part of it is missing or of the wrong kind');
  if (head.g !== game.id) throw bad(`it is of another game, ${quote(head.g)}`);
  const seats = head.p.map(([name = '', kind, colour, level]): Seat => {
    const seat = {name, kind: movers.find((word) => word[0] === kind) ?? kind};
    return {...seat, ...(colour ? {colour} : {}), ...(level ? {level} : {})} as Seat;
  });
  const options = {...game.parseOptions({}), ...head.o};
  const record = {game: head.g, version: head.v, options, seats, ...(head.s === undefined ? {} : {seed: head.s})};
  // loading the bare record checks the head before any move is read
  const session = Session.load(game, {...record, moves: []}, {seed: '', id: ''});
  const bits = new BitReader(bytes.subarray(end + 1));
  const runs = head.r.length === 0 ? [[0, head.n] as Run] : head.r;
  const moves: RecordedMove[] = [];
  let index = 0;
  let left = 0;
  /** The next move by its index among the legal ones. */
  const next = (legal: readonly string[]): string | undefined => {
    if (left === 0) {
      index = bits.read(width(legal.length));
      left = bits.readCount();
    }
    left--;
    return legal[index];
  };
  for (const [how, times] of runs) {
    for (let i = 0; i < times && session.number < head.n; i++) {
      const seat = session.turn;
      if (seat === undefined) throw bad('it goes on after the end of the game');
      const legal = session.legalMoves;
      const aside = head.x && Object.hasOwn(head.x, session.number + 1) ? head.x[session.number + 1] : undefined;
      const move = aside ?? (head.m === undefined ? next(legal) : head.m[session.number]);
      const by: MovedBy | undefined = how === 0 ? seats[seat]!.kind : movers[how - 1];
      if (move === undefined || by === undefined) throw bad(`move ${session.number + 1} is not legal`);
      const moved = session.play(move, by);
      if (!moved.ok) throw bad(`move ${session.number + 1}: ${moved.message}`);
      moves.push([moved.move, by]);
    }
  }
  if (moves.length !== head.n) throw bad('moves are missing');
  return {...record, moves};
}

function isHead(value: unknown): value is Head {
  if (!isObject(value)) return false;
  const {g, v, o, s, p, n, m, x = {}, r} = value;
  const texts = (list: unknown): boolean => Array.isArray(list) && list.every((item) => typeof item === 'string');
  const whole = (item: unknown): boolean => Number.isInteger(item) && (item as number) >= 0 && (item as number) <= limits.moves;
  return (
    typeof g === 'string' && typeof v === 'number' && isObject(o) && whole(n) &&
    (s === undefined ? texts(m) : typeof s === 'string') &&
    isObject(x) && texts(Object.values(x)) &&
    Array.isArray(p) && p.every(texts) &&
    Array.isArray(r) && r.every((run) => Array.isArray(run) && run.length === 2 && run.every(whole))
  );
}

/** Which of the legal moves becomes this settled one. */
function indexOf<O extends JsonObject, S extends JsonObject>(
  game: Game<O, S>, state: S, legal: readonly string[], settled: string, seed: string, number: number,
): number {
  const plain = legal.indexOf(settled);
  return plain >= 0 ? plain : legal.findIndex((move) => game.settle?.(state, move, drawOf(seed, number)) === settled);
}

/** Bits that an index among `count` takes. */
function width(count: number): number {
  return 32 - Math.clz32(Math.max(0, count - 1));
}

/** Without the empty texts at the end. */
function trimmed(texts: string[]): string[] {
  while (texts.at(-1) === '') texts.pop();
  return texts;
}

class BitWriter {
  readonly bytes: number[] = [];
  #free = 0;

  write(value: number, bits: number): void {
    for (let i = bits - 1; i >= 0; i--) {
      if (this.#free === 0) {
        this.bytes.push(0);
        this.#free = 8;
      }
      this.#free--;
      this.bytes[this.bytes.length - 1]! |= ((value >> i) & 1) << this.#free;
    }
  }

  /** A number from 1, small ones in few bits: as many zeros as it has further digits, then its binary digits (Elias γ). */
  writeCount(count: number): void {
    const digits = 32 - Math.clz32(count);
    this.write(0, digits - 1);
    this.write(count, digits);
  }
}

class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Past the end: zeros; replaying finds out. */
  read(bits: number): number {
    let value = 0;
    for (let i = 0; i < bits; i++, this.#at++) {
      value = (value << 1) | (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  readCount(): number {
    let zeros = 0;
    while (zeros < 31 && this.read(1) === 0) zeros++;
    return (1 << zeros) | this.read(zeros);
  }
}

function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
