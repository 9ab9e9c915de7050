/**
 * Optional decoration, in a chunk of its own: snakes follow a piece that passes with their eyes. One turns its head towards
 * it and swallows it, a bulge moves through its body, and the piece comes out at the tail. One that is narrowly missed winces.
 */
import type {Stage} from '../../input/presenter.js';
import type {SnlEffect} from './rules/index.js';
import {bodyWidth, centre, type BoardLayout, type Point} from './view/geometry.js';

/** A rendered board and its animated move. */
export interface Scene {
  readonly effects: readonly SnlEffect[];
  readonly root: ParentNode;
  readonly layout: BoardLayout;
  /** The centre lines of all snakes and ladders, by the square they start on. */
  readonly lines: ReadonlyMap<number, readonly Point[]>;
}

/** The rendered parts of a snake. */
interface Parts {
  readonly body: Element | undefined;
  /** The group that rotates about the centre of the head; its mouth is on the right. */
  readonly head: Element | null | undefined;
  readonly line: readonly Point[];
}

/** Finds the parts of a snake. All bodies are rendered before all heads, both in the order of the snakes. */
function partsOf({root, layout, lines}: Scene, square: number): Parts {
  const heads = layout.jumps.filter(([from, to]) => to < from).map(([from]) => from);
  const drawn = root.querySelectorAll('.snake');
  const index = heads.indexOf(square);
  return {
    body: drawn[index],
    head: drawn[index + heads.length]?.firstElementChild,
    line: lines.get(square) ?? [],
  };
}

const angle = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** Normalises an angle to the shorter rotation, limited to what a neck can turn. */
function turnOf(degrees: number): number {
  const turn = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return Math.round(Math.max(-75, Math.min(75, turn)));
}

/** How near a piece has to pass for a snake to look at it, in board units. */
const sight = 330;

/** Makes snakes near a walk follow the piece with their eyes, hop by hop. */
export function watch(stage: Stage, scene: Scene, duration: number): void {
  const {effects, layout} = scene;
  const walk = effects.find((effect) => effect.type === 'stepped');
  const way = walk ? [walk.from, ...walk.via].map((square) => centre(square, layout)) : [];
  for (const [from, to] of layout.jumps) {
    if (to > from) continue;
    const {head, line} = partsOf(scene, from);
    const [at, neck] = [line[0]!, line[1]!];
    if (!way.some(({x, y}) => Math.hypot(x - at.x, y - at.y) < sight)) continue;
    const heading = angle(neck, at);
    const transform = way.map((point) => {
      const towards = ((angle(at, point) - heading) * Math.PI) / 180;
      return `translate(${(Math.cos(towards) * 4 - 2).toFixed(1)}px,${(Math.sin(towards) * 4).toFixed(1)}px)`;
    });
    // in steps: the board is painted once per hop, not in every frame
    for (const pupil of head?.querySelectorAll('.eye path:nth-child(n + 3)') ?? [])
      void stage.animate(pupil, {transform, easing: 'step-end'}, {duration: duration + 250});
  }
}

/** Turns the head of a snake towards the piece that it is about to bite, then draws it back. */
export async function turnHead(stage: Stage, scene: Scene, duration: number): Promise<void> {
  const {effects, layout} = scene;
  const walk = effects.find((effect) => effect.type === 'stepped');
  if (!walk || !effects.some((effect) => effect.type === 'slid' && effect.from === walk.to)) return;
  const {head, line} = partsOf(scene, walk.to);
  const heading = angle(line[1]!, line[0]!);
  const turn = turnOf(angle(line[0]!, centre(walk.via.at(-2) ?? walk.from, layout)) - heading);
  const looking = `rotate(${turn}deg)`;
  await stage.animate(
    head,
    [
      {transform: 'none'},
      {transform: looking, offset: 0.45},
      {transform: `${looking} translateX(-6px)`, offset: 0.7},
      {transform: 'translateX(-42px) scale(1.12)'},
    ],
    {duration: Math.max(duration, 300), easing: 'ease-in-out'},
  );
}

/** Animates the bite, and the piece as a bulge that moves to the tail. @param glide moves the piece */
export async function swallow(
  stage: Stage,
  scene: Scene,
  square: number,
  pebble: Element | undefined,
  glide: () => Promise<unknown>,
  duration: number,
): Promise<void> {
  const {body, head, line} = partsOf(scene, square);
  const inner = pebble?.querySelector('.hop')?.parentElement;
  await Promise.all([
    stage.animate(
      head,
      [
        // from its current position
        {transform: 'translateX(8px) scale(1.75, 1.9)', offset: 0.4},
        {transform: 'translateX(2px) scale(1.7, 1.25)', offset: 0.62},
        {transform: 'translateX(-4px) scale(1.15, 1.35)', offset: 0.8},
        {transform: 'none'},
      ],
      {duration: 460, easing: 'ease-in-out'},
    ),
    stage.animate(inner, {transform: ['none', 'scale(.9)', 'scale(.25)']}, {duration: 230, easing: 'ease-in'}),
    stage.animate(pebble, {opacity: [1, 1, 0]}, {duration: 230, easing: 'step-end', delay: 20}),
  ]);
  const bump = bumpIn(body);
  try {
    await Promise.all([
      glide(),
      stage.animate(bump, {transform: wayOf(line)}, {duration, easing: 'cubic-bezier(.5,.05,.4,1)'}),
    ]);
  } finally {
    bump?.parentElement?.remove();
  }
  await Promise.all([
    stage.animate(pebble, {opacity: [1, 1]}, {duration: 1}),
    stage.animate(
      inner,
      {transform: ['scale(.25)', 'scale(1.2)', 'none']},
      {duration: 260, easing: 'cubic-bezier(.3,.6,.5,1)'},
    ),
  ]);
}

/**
 * Adds the bulge of a swallowed piece over the body of a snake and under its head, in a group of its own. A copy of the body without its
 * outline lies over the bulge, so that only its sides show: the outline seems to swell.
 */
function bumpIn(body: Element | undefined): Element | undefined {
  if (!body) return undefined;
  const group = body.cloneNode(true) as Element;
  for (const name of group.getAttributeNames()) group.removeAttribute(name);
  group.firstElementChild?.setAttribute('stroke', 'none');
  const bump = body.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'path');
  bump.setAttribute('d', 'M-64 0C-34 0-26-27 0-27S34 0 64 0C34 0 26 27 0 27S-34 0-64 0z');
  group.prepend(bump);
  body.append(group);
  return bump;
}

/** The transforms of the bulge along a line: a little wider than the body, as round as a pebble. */
function wayOf(line: readonly Point[]): string[] {
  let last = 0;
  return line.slice(1).map((point, i) => {
    const degrees = angle(line[i]!, point);
    // continuous, so that it does not spin
    last = i ? last + turnOf(degrees - last) : degrees;
    const t = (i + 1) / (line.length - 1);
    const size = (bodyWidth(t) + 15 * (1 - t ** 4)) / 27;
    return `translate(${point.x.toFixed(1)}px,${point.y.toFixed(1)}px) rotate(${last.toFixed(1)}deg) scale(${size.toFixed(2)})`;
  });
}

/**
 * The snake narrowly missed by a walk, by the square of its head: the square after the last one, or the last one that
 * was passed.
 */
export function missedSnake({layout, effects}: Pick<Scene, 'layout' | 'effects'>): number | undefined {
  const walk = effects.find((effect) => effect.type === 'stepped');
  if (!walk || effects.some(({type}) => type === 'slid' || type === 'climbed')) return undefined;
  const near = [walk.to + 1, walk.via.at(-2)];
  return layout.jumps.find(([from, to]) => to < from && near.includes(from))?.[0];
}

/** Makes the missed snake shut its eyes and shake its head. */
export async function wince(stage: Stage, scene: Scene): Promise<void> {
  const missed = missedSnake(scene);
  if (missed === undefined) return;
  const {head} = partsOf(scene, missed);
  const timing = {duration: 340, easing: 'ease-in-out'};
  const shut = [...(head?.querySelectorAll('.eye') ?? [])].map((eye) =>
    stage.animate(
      eye,
      {transform: ['none', 'translateX(6px) scaleX(.25)', 'translateX(6px) scaleX(.25)', 'none']},
      timing,
    ),
  );
  await Promise.all([
    ...shut,
    stage.animate(
      head,
      {
        transform: [
          'none',
          'translateX(-12px) scale(.92,1.12) rotate(-14deg)',
          'translateX(-14px) scale(.92,1.12) rotate(14deg)',
          'translateX(-12px) rotate(-10deg)',
          'none',
        ],
      },
      timing,
    ),
  ]);
}
