/**
 * Stored positions of the English board: all with up to 13 pegs that are both reachable from the full board with an
 * empty centre and winnable. A game played backwards with pegs and holes swapped is a game, too, so that the complement
 * of each is reachable and winnable as well: this gives all positions with 20 pegs and more. Positions in between are at
 * most seven jumps away from stored ones.
 */
import {fastDraw} from '../../../core/fast-draw.js';
import {fnv1a} from '../../../core/fnv.js';
import {risesOf, wayOn, wayTo, weightsOf} from './beam-search.js';
import {imagesOf} from './images.js';
import {Keys} from './keys.js';
import {priceOf, type Masks} from './masks.js';
import {namedBoard} from './named-boards.js';
import type {Position} from './position.js';
import type {Work} from './steps.js';

/** Maximum number of pegs of a stored position. */
export const mostPegs = 13;
/** The hole in the centre, from 0, in which a stored position ends. */
export const centre = 16;

/** The data: see `positions.ts`. */
let data: string | undefined;
let unpacking: Work<Keys[]> | undefined;
let stored: Stored | undefined;

/** Supplies the data, which elements load on demand. A damaged file is ignored. */
export function usePositions(text: unknown): void {
  if (data === undefined && typeof text === 'string' && fnv1a(text) === dataSum) data = text;
}

/** FNV-1a of the data. */
const dataSum = -613_276_206;

/** Whether stored positions can answer a question: the last peg may end in the centre of the English board. */
export function isStored({shape, lattice}: Position, ends: readonly number[]): boolean {
  return (
    data !== undefined && ends.includes(centre) && lattice === 'square' && shape === namedBoard('english', 0).shape
  );
}

/** The stored positions, once they are unpacked. */
export function storedNow(): Stored | undefined {
  return stored;
}

/** Unpacks the stored positions. Searches that stop leave the rest to the next one. */
export function* storedOf(masks: Masks): Work<Stored> {
  unpacking ??= unpack(masks, data!);
  while (!stored) {
    const step = unpacking.next();
    if (step.done) stored = new Stored(masks, step.value);
    else yield step.value;
  }
  return stored;
}

/**
 * The positions one jump before those of a level, each image class once: candidates for the next level.
 * @param visit called with the words of each
 */
export function* before(masks: Masks, level: Keys, visit: (a: number, b: number) => void): Work<void> {
  const {count, flipA, flipB, pairA, pairB} = masks;
  const images = imagesOf(masks);
  const words = new Int32Array(2);
  const seen = new Keys(1 << 12);
  for (let i = 0; i < level.size; i++) {
    const a = level.a[i]!;
    const b = level.b[i]!;
    for (let j = 0; j < count; j++) {
      const fa = flipA[j]!;
      const fb = flipB[j]!;
      if ((a & fa) !== (fa ^ pairA[j]!) || (b & fb) !== (fb ^ pairB[j]!)) continue;
      words[0] = a ^ fa;
      words[1] = b ^ fb;
      images(words);
      if (seen.add(words[0], words[1])) visit(words[0], words[1]);
    }
    yield priceOf(masks, 0);
  }
}

/** The characters of the data, six bits each, the lowest bit first. */
export const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The levels from one peg on. Each is a selection of the positions one jump before the previous level: a bit per
 * candidate, in order.
 */
export function* unpack(masks: Masks, text: string): Work<Keys[]> {
  const values = new Map([...characters].map((character, value) => [character, value]));
  const bits = Uint8Array.from(text, (character) => values.get(character)!);
  let at = 0;
  const first = new Keys(1);
  first.add(masks.holeA[centre]!, masks.holeB[centre]!);
  const levels = [new Keys(1), first];
  while (levels.length <= mostPegs) {
    const level = new Keys();
    yield* before(masks, levels.at(-1)!, (a, b) => {
      if (bits[Math.floor(at / 6)]! & (1 << (at % 6))) level.add(a, b);
      at++;
    });
    levels.push(level);
  }
  return levels;
}

/** A level of a beam search. */
interface Beam {
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly score: readonly number[];
}

/**
 * Beam widths of successive passes for a solution of a stored position, each with other scores: many narrow searches
 * find one sooner than a wide one. The last pass is exhaustive.
 */
const widths = [...Array<number>(20).fill(32), 1024, 8192, Infinity];
/** The same for a solution of the complement, which has many more. */
const complementWidths = [16, 128, 1024];

export class Stored {
  readonly #masks: Masks;
  readonly #levels: readonly Keys[];
  readonly #full: readonly [number, number];
  /** By pass: what each jump adds to the score. Pegs near the middle are better; all passes but the first vary that. */
  readonly #rises: readonly Int32Array[];
  readonly #images: (words: Int32Array) => number;
  readonly #words = new Int32Array(2);

  constructor(masks: Masks, levels: readonly Keys[]) {
    this.#masks = masks;
    this.#levels = levels;
    this.#images = imagesOf(masks);
    const {board, holeA, holeB} = masks;
    this.#full = [holeA, holeB].map((words) => words.reduce((all, word) => all | word, 0)) as [number, number];
    const draw = fastDraw('stored');
    const weights = weightsOf(board, 1);
    this.#rises = widths.map((_, pass) => {
      const varied = weights.map((one) => one + (pass ? draw.int(0, 30) : 0));
      return risesOf(masks, varied);
    });
  }

  /**
   * The jumps that win a position.
   * @returns null if it is lost (proved), undefined if it may be unreachable from the full board, so that the stored
   * positions say nothing about it
   */
  *solve(a: number, b: number, pegs: number): Work<number[] | null | undefined> {
    const known = this.has(a, b, pegs);
    let way: number[] | null | undefined = known === false ? null : undefined;
    // most positions that are not stored are lost
    for (let pass = known ? 0 : widths.length - 1; way === undefined; pass++)
      way = yield* this.#descend(a, b, pegs, widths[pass]!, true, pass);
    if (way) return way;
    // a reachable position has a winnable complement
    const [allA, allB] = this.#full;
    for (const width of complementWidths) {
      if (yield* this.#descend(a ^ allA, b ^ allB, this.#masks.board.holes.length - pegs, width, false, 0)) return null;
    }
    return undefined;
  }

  /** Whether a position is reachable and winnable; undefined for numbers of pegs that are not stored. */
  has(a: number, b: number, pegs: number): boolean | undefined {
    const holes = this.#masks.board.holes.length;
    const swapped = pegs >= holes - mostPegs;
    if (pegs > mostPegs && !swapped) return undefined;
    const words = this.#words;
    words[0] = swapped ? a ^ this.#full[0] : a;
    words[1] = swapped ? b ^ this.#full[1] : b;
    this.#images(words);
    return this.#levels[swapped ? holes - pegs : pegs]!.has(words[0], words[1]);
  }

  /**
   * A beam search for a stored position, and from there to the last peg.
   * @param pass chooses the scores
   * @param reachable whether the position counts as reachable: then those that are not stored where they would be are
   * lost
   * @returns null if there is no way, undefined if the search was not exhaustive
   */
  *#descend(
    a: number,
    b: number,
    pegs: number,
    width: number,
    reachable: boolean,
    pass: number,
  ): Work<number[] | null | undefined> {
    const {count, flipA, flipB, pairA, pairB} = this.#masks;
    if (pegs <= mostPegs && this.has(a, b, pegs)) return wayOn(this.#masks, this, a, b, pegs);
    let level: Beam = {a: [a], b: [b], score: [0]};
    /** How each position of a level was reached from the previous one: index × jumps + jump. */
    const levels: (readonly number[])[] = [];
    let complete = true;
    while (--pegs > 0 && level.a.length > 0) {
      const seen = new Keys(1 << 8);
      const score: number[] = [];
      const came: number[] = [];
      for (let i = 0; i < level.a.length; i++) {
        const nowA = level.a[i]!;
        const nowB = level.b[i]!;
        for (let j = 0; j < count; j++) {
          if ((nowA & flipA[j]!) !== pairA[j] || (nowB & flipB[j]!) !== pairB[j]) continue;
          const nextA = nowA ^ flipA[j]!;
          const nextB = nowB ^ flipB[j]!;
          if (seen.has(nextA, nextB)) continue;
          const has = this.has(nextA, nextB, pegs);
          if (has && pegs <= mostPegs) {
            return [...wayTo(levels, count, i), j, ...wayOn(this.#masks, this, nextA, nextB, pegs)];
          }
          if (has === false && reachable) continue;
          seen.add(nextA, nextB);
          score.push(level.score[i]! + this.#rises[pass]![j]!);
          came.push(i * count + j);
        }
        yield 2 * priceOf(this.#masks, 0);
      }
      const best = [...score.keys()];
      if (best.length > width) {
        complete = false;
        best.sort((x, y) => score[x]! - score[y]!).length = width;
      }
      const choose = (from: ArrayLike<number>): number[] => best.map((i) => from[i]!);
      level = {a: choose(seen.a), b: choose(seen.b), score: choose(score)};
      levels.push(choose(came));
    }
    return complete ? null : undefined;
  }
}
