/**
 * The animation of a move: the die tumbles, a piece hops from square to square, captured ones run back to their yard
 * along a trail, others make room. Pieces are already rendered in their final positions and animated from the previous
 * ones, so the animation can be cut at any time.
 */
import type {Stage} from '../../../input/presenter.js';
import {hintTime, passPause, resultPause, rollPause} from '../../../kit/pauses.js';
import {tumble} from '../../../kit/die.js';
import {walkTime} from '../../../kit/gait.js';
import {Walkers} from '../../../kit/walk.js';
import type {LudoEffect, LudoMove, LudoState} from '../rules/index.js';
import {centre, spots, type Point} from './places.js';

export interface MoveRefs {
  /** The element's render root. */
  readonly root: ParentNode;
  /** The states before and after the move. */
  readonly before: LudoState;
  readonly after: LudoState;
  /** Whether to pause at the end, so that the result can be read, because nobody here acts next. */
  readonly stands: boolean;
  /** Called when what an effect tells can be seen, with the number of effects of which that is so. */
  readonly told: (count: number) => void;
  readonly sound: (name: 'roll' | 'step' | 'capture' | 'ladder' | 'win') => void;
}

/** A hint: the ghost of a piece makes its way, twice. */
export function showHint(stage: Stage, {seat, piece, from, via, to}: LudoMove, root: ParentNode, state: LudoState) {
  const [end, ...way] = [to, from, ...via].map((position) =>
    centre(state.colors[seat]!, position, piece, state.options),
  ) as [Point, ...Point[]];
  const transform = [...way, end].map(([x, y]) => `translate(${x - end[0]}px,${y - end[1]}px)`);
  return stage.animate(
    root.querySelector('.on-its-way'),
    {transform},
    {duration: hintTime, iterations: 2, easing: 'ease-in-out'},
  );
}

export async function showMove(
  stage: Stage,
  effects: readonly LudoEffect[],
  {root, before, after, stands, told, sound}: MoveRefs,
): Promise<void> {
  const {colors, options} = after;
  const pieces = before.pieces.map((own) => [...own]);
  let places = spots({pieces, colors, options}).flat();
  const find = (seat: number, piece: number): Element | null =>
    root.querySelector(`.piece[data-piece="${seat} ${piece}"]`);
  const elements = pieces.flatMap((own, seat) => own.map((_, piece) => find(seat, piece)));
  const walkers = new Walkers(stage, elements, spots(after).flat());
  const indexOf = (seat: number, piece: number): number => pieces.slice(0, seat).flat().length + piece;

  /** Moves a piece along points to a position, hopping (`height`) or running. */
  const move = (seat: number, piece: number, to: number, way: readonly Point[], duration: number, height: number) => {
    const old = places;
    pieces[seat]![piece] = to;
    places = spots({pieces, colors, options}).flat();
    const between = way.map(([x, y]) => ({x, y, scale: 1.6}));
    return walkers.walk(indexOf(seat, piece), old, places, {way: between, duration, height});
  };

  walkers.hold(places);

  /** Animations that run during the next effects. */
  const running: Promise<unknown>[] = [];
  /** The pause after the last effect. */
  let beat = 0;
  for (const [i, effect] of effects.entries()) {
    if (stage.cut) return;
    if (effect.type === 'rolled') {
      sound('roll');
      const die = root.querySelector('.die');
      await tumble(stage, die);
      if (effect.pips === 6) void stage.animate(die, {scale: [1, 1.4, 1]}, {duration: 350, easing: 'ease-out'});
      beat = rollPause;
    } else if (effect.type === 'entered' || effect.type === 'stepped') {
      // after the roll of an `auto-move`, which has not been read yet
      if (beat) await stage.wait(beat);
      sound('step');
      const {seat, piece, to} = effect;
      const via = effect.type === 'stepped' ? effect.via : [];
      const way = via.slice(0, -1).map((position) => centre(colors[seat]!, position, piece, options));
      await move(seat, piece, to, way, via.length ? walkTime(via.length) : 320, via.length ? 30 : 60);
      beat = resultPause;
    } else if (effect.type === 'captured') {
      sound('capture');
      const {seat, piece, from} = effect;
      const way = Array.from({length: from - 1}, (_, i) => centre(colors[seat]!, from - 1 - i, piece, options));
      const duration = Math.min(1100, 320 + 26 * from);
      running.push(
        move(seat, piece, 0, way, duration, 0),
        stage.animate(
          find(seat, piece)?.querySelector('.token'),
          {transform: ['none', `rotate(${-90 * Math.ceil(from / 4)}deg)`]},
          {duration, easing: 'ease-in'},
        ),
        stage.animate(
          root.querySelector('.burst'),
          {opacity: [1, 1, 0], transform: ['scale(.7)', 'scale(1.15)', 'scale(1.3)']},
          {duration: 500},
        ),
        stage.animate(
          root.querySelector(`.back[data-way="${seat} ${piece}"]`),
          {opacity: [0, 1, 1, 0], offset: [0, 0.1, 0.8, 1]},
          {duration: duration + 250},
        ),
      );
    } else if (effect.type === 'homed') {
      sound('ladder');
      // a win has a celebration of its own
      if (effects.every(({type}) => type !== 'won'))
        running.push(
          stage.animate(
            find(effect.seat, effect.piece)?.querySelector('.token'),
            {transform: ['none', 'scale(2.4) rotate(-14deg)', 'scale(2.1) rotate(14deg)', 'none']},
            {duration: 700, easing: 'ease-in-out'},
          ),
          stage.animate(root.querySelector('.turn .goal'), {opacity: [1, 0.3, 1, 0.3, 1]}, {duration: 700}),
        );
    } else if (effect.type === 'stuck' || effect.type === 'forfeited') {
      told(i + 1);
      // the roll that moves nothing, crossed out
      void stage.animate(
        root.querySelector('.pass'),
        {opacity: [0, 1, 1, 0], offset: [0, 0.15, 0.85, 1]},
        {duration: passPause},
      );
      await stage.wait(passPause);
      beat = 0;
    } else if (effect.type === 'joined') {
      await Promise.all(
        pieces[effect.seat]!.map((_, piece) =>
          stage.animate(find(effect.seat, piece), {opacity: [0, 1]}, {duration: 300}),
        ),
      );
    } else if (effect.type === 'won' && effect.place === 1) {
      sound('win');
    }
    told(i + 1);
  }
  await Promise.all(running);
  if (stands && beat) await stage.wait(beat);
}
