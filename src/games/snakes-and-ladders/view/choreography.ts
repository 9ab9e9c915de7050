/**
 * How a move is shown: the die tumbles, the pebble hops, glides or climbs, the others make room. Pebbles are rendered
 * where they end; everything here moves them there from where they were, so it can be cut at any time.
 */
import type {Stage} from '../../../controllers/presenter.js';
import {celebrate} from '../../../templates/confetti.js';
import {tumble} from '../../../templates/die.js';
import {jumpLines, spots, centre, type BoardPicture, type Spot} from './geometry.js';

/** What happened, as the rules tell it. Effects of other types show nothing. */
export interface Shown {
  readonly type: string;
  readonly seat?: number;
  readonly from?: number;
  readonly to?: number;
  /** Squares walked, in order, the last included. */
  readonly via?: readonly number[];
  readonly dice?: readonly number[];
}

export interface MoveRefs {
  /** Where everything is found: the element's render root. */
  readonly root: ParentNode;
  readonly picture: BoardPicture;
  /** Square of each seat before the first effect, and as rendered. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Awaited where a pebble stands at a snake or ladder, before it takes it. */
  readonly atJump?: (() => Promise<unknown>) | undefined;
}

/** Milliseconds of one hop: long walks are walked faster. */
const hopTime = (count: number) => Math.max(75, 185 - 11 * count);

export async function showMove(stage: Stage, effects: readonly Shown[], {root, picture, before, after, atJump}: MoveRefs): Promise<void> {
  const rendered = spots(after, picture);
  const squares = [...before];
  let places = spots(squares, picture);
  const pebbles = [...root.querySelectorAll('.pebble')];

  /** A place as a transform of what is inside a pebble, which is itself already in its last place. */
  const relative = (seat: number, {x, y, scale}: Spot) => {
    const end = rendered[seat]!;
    return {transform: `translate(${(x - end.x) / end.scale}px, ${(y - end.y) / end.scale}px) scale(${scale / end.scale})`};
  };
  const slide = (seat: number, along: readonly Spot[], duration: number, easing: string, delay = 0) =>
    stage.animate(pebbles[seat]?.firstElementChild, along.map((spot) => relative(seat, spot)), {duration, easing, delay});
  /** The pebble leaves the ground and comes back, `count` times. */
  const hop = (seat: number, count: number, height: number, duration: number) => {
    const frames: Keyframe[] = [];
    for (let i = 0; i < count; i++) {
      frames.push(
        {transform: 'none', offset: i / count, easing: 'cubic-bezier(.2,.6,.5,1)'},
        {transform: `translateY(${-height}px)`, offset: (i + 0.45) / count, easing: 'cubic-bezier(.5,0,.8,.4)'},
      );
    }
    return stage.animate(pebbles[seat]?.firstElementChild?.lastElementChild, [...frames, {transform: 'none', offset: 1}], {
      duration: duration,
      easing: 'linear',
    });
  };

  /** Moves one seat to a square along the way between; the others make room meanwhile. */
  const move = async (seat: number, to: number, way: readonly Spot[], duration: number, easing: string, hops: [count: number, height: number]) => {
    const [from, old] = [squares[seat]!, places];
    squares[seat] = to;
    places = spots(squares, picture);
    const shuffles = places.map((place, other) => {
      const was = old[other]!;
      if (other === seat || (place.x === was.x && place.y === was.y && place.scale === was.scale)) return undefined;
      return slide(other, [was, place], 200, 'ease-out', squares[other] === from ? 0 : Math.max(0, duration - 160));
    });
    await Promise.all([
      slide(seat, [old[seat]!, ...way, places[seat]!], duration, easing),
      hop(seat, ...hops, duration),
      ...shuffles,
    ]);
  };
  const on = (square: number): Spot => {
    const [x, y] = centre(square, picture);
    return {x, y, scale: 1};
  };
  const lineFrom = (square: number) => (jumpLines(picture).get(square) ?? []).map(([x, y]): Spot => ({x, y, scale: 0.8}));

  // seats that wait for their turn to move still stand where they stood
  before.forEach((_, seat) => void slide(seat, [places[seat]!, places[seat]!], 1, 'linear'));

  for (const {type, seat = 0, from = 0, to = 0, via, dice} of effects) {
    if (stage.cut) return;
    if (type === 'thrown') {
      const cubes = [...root.querySelectorAll('.die')];
      await Promise.all((dice ?? []).map((_, i) => tumble(stage, cubes[i], i)));
    } else if (type === 'stepped') {
      const walked = via ?? [to];
      await move(seat, to, walked.slice(0, -1).map(on), hopTime(walked.length) * walked.length, 'linear', [walked.length, 34]);
    } else if (type === 'slid' || type === 'climbed') {
      await stage.until(Promise.resolve(atJump?.()));
      const line = lineFrom(from);
      if (type === 'slid') await move(seat, to, line, 380 + 22 * line.length, 'cubic-bezier(.45,.05,.4,1)', [1, 0]);
      else await move(seat, to, line, Math.min(1300, 200 + 75 * line.length), 'linear', [line.length + 1, 9]);
    } else if (type === 'captured') {
      await move(seat, to, [], 420, 'ease-in-out', [1, 90]);
    } else if (type === 'won') {
      await celebrate(stage, root.querySelector('.confetti'));
    }
  }
}
