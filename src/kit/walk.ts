/**
 * Animates pieces that walk on a board. Each piece is already rendered in its final position and animated from the
 * previous one, so that a move can be skipped at any time.
 */
import type {Stage} from '../input/presenter.js';
import {arc, landTime, lift, liftTime, putDown} from './gait.js';

/** The position of a piece in board units, and its scale. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The path and timing of a walk. */
export interface Walk {
  /** Positions in between, in order. */
  readonly way: readonly Spot[];
  /** Milliseconds at normal speed. */
  readonly duration: number;
  /** Height of hops between positions, in board units; 0 for running. */
  readonly height: number;
  /** Default `linear`. */
  readonly easing?: string;
}

/** Milliseconds for a piece to make room. */
const asideTime = 190;

/** The pieces of a move, by index. The first element in each glides; in it, that with the class `hop` hops. */
export class Walkers {
  readonly #stage: Stage;
  readonly #pieces: readonly (Element | null | undefined)[];
  readonly #ends: readonly Spot[];

  /** @param ends the final spot of each piece */
  constructor(stage: Stage, pieces: readonly (Element | null | undefined)[], ends: readonly Spot[]) {
    this.#stage = stage;
    this.#pieces = pieces;
    this.#ends = ends;
  }

  /** Holds all pieces in their previous spots until their animation starts. */
  hold(spots: readonly Spot[]): void {
    spots.forEach((spot, i) => {
      if (!same(spot, this.#ends[i]!)) void this.#glide(i, [spot, spot], 1, 'ease-out');
    });
  }

  /**
   * Animates one walking piece; others make room: at its start at once, at its end just in time.
   * @param before the spots of all pieces before the walk
   * @param after the spots of all pieces after the walk
   */
  async walk(i: number, before: readonly Spot[], after: readonly Spot[], walk: Walk): Promise<void> {
    const {way, duration, height, easing = 'linear'} = walk;
    const from = before[i]!;
    const iterations = way.length + 1;
    const hop = async (keyframes: Keyframe[], time: number, times = 1): Promise<void> => {
      const piece = this.#pieces[i]?.querySelector('.hop');
      if (height > 0)
        await this.#stage.animate(piece, keyframes, {duration: time, iterations: times, easing: 'linear'});
    };
    await hop(lift, liftTime);
    await Promise.all([
      this.#glide(i, [from, ...way, after[i]!], duration, easing),
      hop(arc(height), duration / iterations, iterations),
      ...after.map((to, other) => {
        const was = before[other]!;
        if (other === i || same(to, was)) return undefined;
        const near = Math.hypot(was.x - from.x, was.y - from.y) <= 70;
        return this.#glide(other, [was, to], asideTime, 'ease-out', near ? 0 : Math.max(0, duration - asideTime));
      }),
    ]);
    await hop(putDown, landTime);
  }

  #glide(i: number, way: readonly Spot[], duration: number, easing: string, delay = 0): Promise<void> {
    const end = this.#ends[i]!;
    const transform = way.map(
      ({x, y, scale}) =>
        `translate(${(x - end.x) / end.scale}px,${(y - end.y) / end.scale}px) scale(${scale / end.scale})`,
    );
    return this.#stage.animate(this.#pieces[i]?.firstElementChild, {transform}, {duration, easing, delay});
  }
}

const same = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;
