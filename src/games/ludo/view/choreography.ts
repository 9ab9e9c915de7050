/**
 * How a move is shown: the die tumbles, a coin hops from square to square, captured ones run back to their yard, the
 * others make room. Coins are rendered where they end; everything here moves them there from where they were, so it
 * can be cut at any time.
 */
import type {Stage} from '../../../controllers/presenter.js';
import {celebrate} from '../../../templates/confetti.js';
import {tumble} from '../../../templates/die.js';
import type {LudoEffect, LudoState} from '../rules/index.js';
import {centre, spots, type Point, type Spot} from './places.js';

export interface MoveRefs {
  /** Where everything is found: the element's render root. */
  readonly root: ParentNode;
  /** The states before the first effect, and as rendered. */
  readonly before: LudoState;
  readonly after: LudoState;
  /** Makes the sound of what is being shown. */
  readonly sound: (name: 'throw' | 'step' | 'capture' | 'ladder' | 'win') => void;
}

export async function showMove(stage: Stage, effects: readonly LudoEffect[], {root, before, after, sound}: MoveRefs): Promise<void> {
  const {colours, options} = after;
  const rendered = spots(after);
  const coins = before.coins.map((own) => [...own]);
  let places = spots({coins, colours, options});
  const find = (seat: number, coin: number): Element | null => root.querySelector(`.coin[data-coin="${seat} ${coin}"]`);

  /** Takes what is inside a coin, which is itself in its last place already, from place to place. */
  const glide = (seat: number, coin: number, way: readonly Spot[], duration: number, easing = 'ease-out', delay = 0) => {
    const end = rendered[seat]![coin]!;
    const transform = way.map(
      ({x, y, scale}) => `translate(${(x - end.x) / end.scale}px,${(y - end.y) / end.scale}px) scale(${scale / end.scale})`,
    );
    return stage.animate(find(seat, coin)?.firstElementChild, {transform}, {duration, easing, delay});
  };

  /** Moves a coin by way of points to a position, hopping or running; the others make room meanwhile. */
  const move = (seat: number, coin: number, to: number, way: readonly Point[], duration: number, height: number) => {
    const [old, from] = [places, places[seat]![coin]!];
    coins[seat]![coin] = to;
    places = spots({coins, colours, options});
    const hops = way.length + 1;
    const scale = 1.3;
    const room = places.flatMap((own, other) =>
      own.map((place, i) => {
        const was = old[other]![i]!;
        const far = Math.hypot(place.x - from.x, place.y - from.y) > 70;
        return (other !== seat || i !== coin) && (place.x !== was.x || place.y !== was.y)
          // who stays behind spreads out at once, who is joined moves up just in time
          ? glide(other, i, [was, place], 180, 'ease-out', far ? Math.max(0, duration - 160) : 0)
          : undefined;
      }),
    );
    return Promise.all([
      glide(seat, coin, [from, ...way.map(([x, y]) => ({x, y, scale})), places[seat]![coin]!], duration, 'linear'),
      height &&
        stage.animate(
          find(seat, coin)?.querySelector('.token'),
          {transform: ['none', `translateY(${-height}px)`, 'none'], easing: ['ease-out', 'ease-in']},
          {duration: duration / hops, iterations: hops, easing: 'linear'},
        ),
      ...room,
    ]);
  };

  // until it is their turn in what follows, all stand where they stood
  places.forEach((own, seat) =>
    own.forEach((place, coin) => {
      const {x, y, scale} = rendered[seat]![coin]!;
      if (place.x !== x || place.y !== y || place.scale !== scale) void glide(seat, coin, [place, place], 1);
    }),
  );

  /** Captured coins run while the next thing happens. */
  const running: Promise<unknown>[] = [];
  for (const effect of effects) {
    if (stage.cut) return;
    if (effect.type === 'thrown') {
      sound('throw');
      await tumble(stage, root.querySelector('.die'));
    } else if (effect.type === 'entered') {
      sound('step');
      await move(effect.seat, effect.coin, 1, [], 380, 60);
    } else if (effect.type === 'stepped') {
      sound('step');
      const {seat, coin, to, via} = effect;
      const way = via.slice(0, -1).map((position) => centre(colours[seat]!, position, coin, options));
      await move(seat, coin, to, way, via.length * 165, 30);
    } else if (effect.type === 'captured') {
      sound('capture');
      const {seat, coin, from} = effect;
      const way = Array.from({length: from - 1}, (_, i) => centre(colours[seat]!, from - 1 - i, coin, options));
      running.push(move(seat, coin, 0, way, Math.min(1100, 320 + 26 * from), 0));
    } else if (effect.type === 'homed') {
      sound('ladder');
    } else if (effect.type === 'joined') {
      await Promise.all(coins[effect.seat]!.map((_, coin) => stage.animate(find(effect.seat, coin), {opacity: [0, 1]}, {duration: 300})));
    } else if (effect.type === 'won' && effect.place === 1) {
      sound('win');
      await celebrate(stage, root.querySelector('.confetti'));
    }
  }
  await Promise.all(running);
}
