/**
 * How a move is shown: the die tumbles, the pebble hops, glides or climbs, the others make room. Pebbles are rendered
 * where they end; everything here moves them there from where they were, so it can be cut at any time.
 */
import type {Stage} from '../../../controllers/presenter.js';
import {celebrate} from '../../../templates/confetti.js';
import {tumble} from '../../../templates/die.js';
import {centre, jumpLines, spots, type BoardPicture, type Point, type Spot} from './geometry.js';

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
  /** Makes the sound of what is being shown. */
  readonly sound: (name: 'throw' | 'step' | 'snake' | 'ladder' | 'capture' | 'win') => void;
}

export async function showMove(
  stage: Stage,
  effects: readonly Shown[],
  {root, picture, before, after, atJump, sound}: MoveRefs,
): Promise<void> {
  const pebbles = root.querySelectorAll('.pebble');
  const rendered = spots(after, picture);
  const squares = [...before];
  let places = spots(squares, picture);

  /** Takes what is inside a pebble, which is itself in its last place already, from place to place. */
  const glide = (seat: number, way: readonly Spot[], duration: number, easing = 'ease-out', delay = 0) => {
    const end = rendered[seat]!;
    const transform = way.map(
      ({x, y, scale}) => `translate(${(x - end.x) / end.scale}px,${(y - end.y) / end.scale}px) scale(${scale / end.scale})`,
    );
    return stage.animate(pebbles[seat]?.firstElementChild, {transform}, {duration, easing, delay});
  };

  /** Moves a pebble over the points between to a square, in as many hops; the others make room meanwhile. */
  const move = (seat: number, to: number, way: readonly Point[], duration: number, height: number, easing = 'linear') => {
    const [from, old] = [squares[seat], places];
    squares[seat] = to;
    places = spots(squares, picture);
    const hops = way.length + 1;
    return Promise.all([
      glide(seat, [old[seat]!, ...way.map(([x, y]) => ({x, y, scale: 0.9})), places[seat]!], duration, easing),
      stage.animate(
        pebbles[seat]?.querySelector('.token'),
        {transform: ['none', `translateY(${-height}px)`, 'none'], easing: ['ease-out', 'ease-in']},
        {duration: duration / hops, iterations: hops, easing: 'linear'},
      ),
      ...places.map((place, other) => {
        const was = old[other]!;
        // who stays behind spreads out at once, who is joined moves up just in time
        const delay = squares[other] === from ? 0 : Math.max(0, duration - 180);
        return other !== seat && (place.x !== was.x || place.y !== was.y) && glide(other, [was, place], 200, 'ease-out', delay);
      }),
    ]);
  };

  // until it is their turn in what follows, all stand where they stood
  places.forEach((place, seat) => void glide(seat, [place, place], 1));

  for (const {type, seat = 0, from = 0, to = 0, via = [to], dice = []} of effects) {
    if (stage.cut) return;
    const line = jumpLines(picture).get(from) ?? [];
    if (type === 'thrown') {
      sound('throw');
      const lying = root.querySelectorAll('.die');
      await Promise.all(dice.map((_, i) => tumble(stage, lying[i], i)));
    } else if (type === 'stepped') {
      sound('step');
      const way = via.slice(0, -1).map((square) => centre(square, picture));
      // long walks are walked faster
      await move(seat, to, way, Math.min(via.length * Math.max(110, 185 - 9 * via.length), 2000), 38);
    } else if (type === 'slid' || type === 'climbed') {
      if (atJump) await stage.until(atJump());
      sound(type === 'slid' ? 'snake' : 'ladder');
      if (type === 'slid') await move(seat, to, line, 350 + 8 * line.length, 0, 'cubic-bezier(.5,.05,.4,1)');
      else await move(seat, to, line.slice(1, -1), Math.min(1400, 150 + 80 * line.length), 9);
    } else if (type === 'captured') {
      sound('capture');
      await move(seat, to, [], 420, 90, 'ease-in-out');
    } else if (type === 'won') {
      sound('win');
      await celebrate(stage, root.querySelector('.confetti'));
    }
  }
}
