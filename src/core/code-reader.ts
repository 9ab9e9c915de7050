/** Reads share codes. A module of its own, loaded on demand: few pages need it. See share-code.ts for the format. */
import {checksum, format, sumBytes, width, type Head, type Run} from './code-format.js';
import type {Effect, Game} from './game.js';
import {isObject, quote, type JsonObject} from './json.js';
import {limits, movers, type MovedBy, type Seat} from './record.js';
import type {Search} from './search.js';
import type {Session} from './session.js';

// available on every platform, but declared only in TypeScript's DOM library
declare function atob(text: string): string;
declare class TextDecoder {
  constructor(label: string, options: {fatal: boolean});
  decode(bytes: Uint8Array): string;
}

/** Expected of a code that was damaged or truncated. */
const complete = 'a complete, unchanged code';

/**
 * Reads a code as a search whose unit is a move. The head of the code is checked at once.
 * @param load makes the session of a record without moves
 * @param bad makes the error for an invalid code
 * @throws {Error} made by `bad`; steps throw it, too
 */
export function readingCode<O extends JsonObject, S extends JsonObject, E extends Effect>(
  game: Game<O, S, E>,
  code: string,
  load: (record: unknown) => Session<O, S, E>,
  bad: (expected: string) => Error,
): Search<Session<O, S, E>> {
  if (code.length > limits.code) throw bad(`at most ${limits.code} characters`);
  if (!/^[\w-]+$/.test(code)) throw bad('letters, digits, "-" and "_"');
  if (!code.startsWith(format)) throw bad(`a code of format ${format}`);
  const all = fromBase64(code.slice(format.length));
  const bytes = all.subarray(0, -sumBytes);
  const sum = all.subarray(-sumBytes);
  if (!checksum(bytes).every((byte, i) => byte === sum[i])) throw bad(complete);
  const end = bytes.indexOf(0);
  let head: unknown;
  try {
    head = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes.subarray(0, end < 0 ? 0 : end)));
  } catch {
    throw bad(complete);
  }
  if (!isHead(head)) throw bad(complete);
  if (head.g !== game.id) throw bad(`a code of ${game.id}, not of ${quote(head.g)}`);
  const seats = head.p.map(([name = '', kind, color, level]): Seat => {
    const seat = {name, kind: movers.find((word) => word[0] === kind) ?? kind};
    return {...seat, ...(color ? {color} : {}), ...(level ? {level} : {})} as Seat;
  });
  const options = {...game.parseOptions({}), ...head.o};
  const record = {game: head.g, version: head.v, options, seats, ...(head.s === undefined ? {} : {seed: head.s})};
  // loading the record without moves checks the head before any move is read
  const session = load({...record, moves: []});
  const moves = movesOf(session, head, new BitReader(bytes.subarray(end + 1)), bad);
  return {
    step(budget) {
      for (let left = budget; left > 0; left--) if (moves.next().done) return {done: true, value: session};
      return {done: false, progress: session.number / head.n};
    },
  };
}

/** Plays the moves of a code, one per iteration. */
function* movesOf<O extends JsonObject, S extends JsonObject, E extends Effect>(
  session: Session<O, S, E>,
  head: Head,
  bits: BitReader,
  bad: (expected: string) => Error,
): Generator<void, void> {
  const settled = head.m && outOfRuns(head.m);
  let index = 0;
  let left = 0;
  /** Decodes the next move from its index among the legal moves. */
  const next = (legal: readonly string[]): string | undefined => {
    if (left === 0) {
      index = bits.read(width(legal.length));
      left = bits.readCount();
    }
    left--;
    return legal[index];
  };
  for (const [how, times] of head.r.length === 0 ? [[0, head.n] as Run] : head.r) {
    for (let i = 0; i < times && session.number < head.n; i++) {
      const seat = session.turn;
      if (seat === undefined) throw bad('no moves after the end of the game');
      const number = session.number + 1;
      const outOfTurn = head.x && Object.hasOwn(head.x, number) ? head.x[number] : undefined;
      const move = settled ? settled.next().value : (outOfTurn ?? next(session.legalMoves));
      const by: MovedBy | undefined = how === 0 ? session.seats[seat]!.kind : movers[how - 1];
      if (move === undefined || by === undefined) throw bad(`a legal move ${number}`);
      const moved = settled ? session.playSettled(move, by) : session.play(move, by);
      if (!moved.ok) throw bad(`a legal move ${number}, not ${quote(move)}`);
      yield;
    }
  }
  if (session.number !== head.n) throw bad(`${head.n} moves`);
}

function* outOfRuns(runs: readonly (string | readonly [move: string, times: number])[]): Generator<string, undefined> {
  for (const run of runs) {
    if (typeof run === 'string') yield run;
    else for (let i = 0; i < run[1]; i++) yield run[0];
  }
}

const whole = (item: unknown): boolean =>
  Number.isInteger(item) && (item as number) >= 0 && (item as number) <= limits.moves;

const isMoves = (run: unknown): boolean =>
  typeof run === 'string' || (Array.isArray(run) && run.length === 2 && typeof run[0] === 'string' && whole(run[1]));

function isHead(value: unknown): value is Head {
  if (!isObject(value)) return false;
  const {g, v, o, s, p, n, m, x = {}, r} = value;
  const texts = (list: unknown): boolean => Array.isArray(list) && list.every((item) => typeof item === 'string');
  return (
    typeof g === 'string' &&
    typeof v === 'number' &&
    isObject(o) &&
    whole(n) &&
    (s === undefined ? Array.isArray(m) && m.every(isMoves) : typeof s === 'string' && m === undefined) &&
    isObject(x) &&
    texts(Object.values(x)) &&
    Array.isArray(p) &&
    p.every(texts) &&
    Array.isArray(r) &&
    r.every((run) => Array.isArray(run) && run.length === 2 && run.every(whole))
  );
}

class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Returns zeros past the end; replaying detects that. */
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

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
