/**
 * A game as a short code for a URL: a JSON head (options, seed, seats), then a bit stream with the index of each move
 * among the legal moves, run-length encoded. Dice follow from the seed, so that a game of rolls only takes no more than
 * their number. Without a seed the head contains the settled moves.
 */
import {checksum, format, sumBytes, width, type Head} from './code-format.js';
import {readingCode} from './code-reader.js';
import {GameError, invalid, type Effect, type Game} from './game.js';
import {sameJson, type JsonObject} from './json.js';
import {limits, movers, type GameRecord} from './record.js';
import {runsOf} from './runs.js';
import {finish} from './search.js';
import {Session} from './session.js';

// available on every platform, but declared only in TypeScript's DOM library
declare function btoa(text: string): string;
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

/**
 * Encodes the game of a session. The code is URL-safe: letters, digits, `-` and `_`.
 * @throws {GameError} `too-long` if the code would have more than {@link limits.code} characters
 */
export function shareCode<O extends JsonObject, S extends JsonObject>(session: Session<O, S>): string {
  const {game, seats} = session;
  const record = session.save();
  const bits = new BitWriter();
  const runs = runsOf(session.history.map(({seat, by}) => (by === seats[seat]!.kind ? 0 : movers.indexOf(by) + 1)));
  const seeded = record.seed === undefined ? [] : session.log;
  const outOfTurnMoves = Object.fromEntries(
    seeded.flatMap(({number, move}) => (session.choice(number)[0] < 0 ? [[number, move]] : [])),
  ) as Record<string, string>;
  // one index often follows another: a snake goes straight on
  const choices = seeded.map(({number}) => session.choice(number)).filter(([index]) => index >= 0);
  for (const [[index, legal], times] of runsOf(choices, ([a], [b]) => a === b)) {
    bits.write(index, width(legal));
    bits.writeCount(times);
  }
  const standard = game.parseOptions({});
  const head: Head = {
    g: game.id,
    v: game.version,
    o: Object.fromEntries(Object.entries(record.options).filter(([name, value]) => !sameJson(value, standard[name]))),
    p: seats.map(({name, kind, color, level}) => trimmed([name, kind[0]!, color ?? '', level ?? ''])),
    n: session.number,
    r: runs.length === 1 && runs[0]![0] === 0 ? [] : runs,
    ...(Object.keys(outOfTurnMoves).length > 0 ? {x: outOfTurnMoves} : {}),
    ...(record.seed === undefined
      ? {m: runsOf(session.history.map(({move}) => move)).map(([move, times]) => (times === 1 ? move : [move, times]))}
      : {s: record.seed}),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = [...text, 0, ...bits.bytes];
  const length = format.length + Math.ceil(((bytes.length + sumBytes) * 4) / 3);
  if (length > limits.code) {
    throw new GameError(
      'too-long',
      invalid('length of the share code', length, `at most ${limits.code} characters; save() has no such limit`),
    );
  }
  return format + toBase64([...bytes, ...checksum(bytes)]);
}

/**
 * Decodes a code to a record, and checks it by replaying it.
 * @throws {GameError} `bad-code`
 */
export function recordOfCode<O extends JsonObject, S extends JsonObject, E extends Effect>(
  game: Game<O, S, E>,
  code: string,
): GameRecord {
  const {id: _, ...record} = finish(readingCode(game, code, ...forReading(game, code, {seed: '', id: ''}))).save();
  return record;
}

/** Arguments for the reader: how to load a record without moves, and how to make an error. */
export function forReading<O extends JsonObject, S extends JsonObject, E extends Effect>(
  game: Game<O, S, E>,
  code: string,
  fresh: {seed: string; id: string},
): [load: (record: unknown) => Session<O, S, E>, bad: (expected: string) => GameError] {
  return [
    (record) => Session.load(game, record, fresh),
    (expected) => new GameError('bad-code', invalid('share code', code, expected)),
  ];
}

/** Removes empty strings at the end. */
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

  /** Writes a number from 1 in Elias γ code: one zero for each binary digit after the first, then the digits. */
  writeCount(count: number): void {
    const digits = 32 - Math.clz32(count);
    this.write(0, digits - 1);
    this.write(count, digits);
  }
}

function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
