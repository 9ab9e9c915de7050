/**
 * Optional decoration, in the chunk of the automatic player: smooth replays, crumbs and points at the mouth, the recoil
 * of a crash, and the celebration of a win. Elements that an animation adds are removed at its end.
 */
import type {Choreography, Stage} from '../../../input/presenter.js';
import type {StepOf} from '../../../play/game-types.js';
import type {GameContext} from '../../../frame/game-definition.js';
import type {SnakeTypes} from '../types.js';
import {centre, vectors} from './figure.js';

type Step = StepOf<SnakeTypes>;
type Place = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number>>;

const star = 'M0-30 8.5-11.7 28.5-9.3 13.8 4.5 17.6 24.3 0 14.5-17.6 24.3-13.8 4.5-28.5-9.3-8.5-11.7z';

const moved = (x: number, y: number, scale = 1): string => `translate(${x}px,${y}px)scale(${scale})`;

function shapeOf(name: string, attributes: Attributes, ...children: readonly (Node | string)[]): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, `${value}`);
  shape.append(...children);
  return shape;
}

/** Shows a shape on the board until `work` has settled. */
async function withShape(root: ParentNode, shape: SVGElement, work: () => Promise<unknown>): Promise<void> {
  root.querySelector('.board')?.append(shape);
  await work();
  shape.remove();
}

interface Burst {
  readonly count: number;
  /** The distance that pieces fly, in board units. */
  readonly radius: number;
  readonly duration: number;
  readonly delay?: number;
}

/** Animates pieces that fly from one place to all sides and vanish. */
function burst(
  stage: Stage,
  root: ParentNode,
  [x, y]: Place,
  makePiece: () => SVGElement,
  {count, radius, ...timing}: Burst,
): Promise<void> {
  const pieces = Array.from({length: count}, makePiece);
  const group = shapeOf('g', {transform: `translate(${x} ${y})`}, ...pieces);
  return withShape(root, group, () =>
    Promise.all(
      pieces.map((piece, i) => {
        const angle = (2 * Math.PI * i) / count;
        const [dx, dy] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
        const transform = [moved(0, 0, 0.2), moved(dx, dy), moved(dx * 1.2, dy * 1.2, 0)];
        return stage.animate(piece, {transform, opacity: [0, 1, 1, 0]}, timing);
      }),
    ),
  );
}

const spark = (): SVGElement => shapeOf('path', {d: star, fill: 'var(--_bonus)'});

function animateAll(
  stage: Stage,
  root: ParentNode,
  selector: string,
  keyframes: PropertyIndexedKeyframes,
  duration: number,
): Promise<unknown> {
  return Promise.all([...root.querySelectorAll(selector)].map((part) => stage.animate(part, keyframes, {duration})));
}

/** The parts of the head that scale about its centre. */
const face = '.skull, .eye, .pupil';

/** Shows the points rising from the mouth. */
function gain(stage: Stage, {root, view}: GameContext<SnakeTypes>, points: number, [x, y]: Place, delay: number) {
  const label = shapeOf(
    'text',
    {
      class: 'gain',
      x,
      // keep the points of the top row on the board
      y: Math.max(y, 200),
      'text-anchor': 'middle',
      'font-size': 110,
      'font-weight': 700,
      fill: 'var(--_gold)',
      stroke: 'var(--_gold-line)',
      'stroke-width': 18,
      'paint-order': 'stroke',
    },
    view.words.signed(points),
  );
  const transform = [moved(0, 20), moved(0, -60), moved(0, -90)];
  return withShape(root, label, () => stage.animate(label, {transform, opacity: [0, 1, 0]}, {duration: 900, delay}));
}

/** Animates a bite: the food shrinks, crumbs fly, points rise, the next food grows. */
function bite(context: GameContext<SnakeTypes>, {before, state}: Step, interval: number): Choreography {
  const {root} = context;
  const ate = state.eaten > before.eaten;
  // copy the eaten food before the move is rendered
  const eaten = root.querySelector(ate ? '.food' : '.bonus')?.cloneNode(true) as SVGElement | undefined;
  const place = centre(state.head, state.board.width);
  const delay = interval * 0.4;
  const fill = `var(--_${ate ? 'food' : 'bonus'})`;
  return async (stage) => {
    // below the snake
    if (eaten) root.querySelector('.snake')?.prepend(eaten);
    const swallowed = stage.animate(
      eaten?.querySelector('.lively'),
      {transform: ['none', 'scale(0)']},
      {duration: interval * 0.6},
    );
    await Promise.all([
      swallowed.then(() => eaten?.remove()),
      animateAll(stage, root, face, {transform: ['none', 'scale(1.15,0.85)', 'scale(0.95,1.1)', 'none']}, 300),
      animateAll(stage, root, '.mouth', {transform: ['none', 'scaleY(0)', 'scaleY(0.6)', 'scaleY(0)']}, 300),
      animateAll(
        stage,
        root,
        '.tongue',
        {transform: ['scaleX(0)', 'scaleX(1.3)', 'scaleX(0.9)', 'scaleX(1.3)', 'none']},
        900,
      ),
      ate &&
        stage.animate(
          root.querySelector('.food > .lively'),
          {transform: ['scale(0)', 'scale(1.2)', 'none']},
          {duration: 360, delay},
        ),
      burst(stage, root, place, () => shapeOf('circle', {r: 14, fill}), {count: 7, radius: 78, duration: 420, delay}),
      !state.over && gain(stage, context, state.score - before.score, place, delay),
    ]);
  };
}

/** Animates a crash: the snake recoils and flickers, stars fly. */
function death({root}: GameContext<SnakeTypes>, {state}: Step): Choreography {
  const [x, y] = vectors[state.direction];
  const by = (way: number) => `translate(${x * way}px,${y * way}px)`;
  const [headX, headY] = centre(state.head, state.board.width);
  return async (stage) => {
    const snake = root.querySelector('.snake');
    const stars = burst(stage, root, [headX + x * 40, headY + y * 40], spark, {count: 5, radius: 90, duration: 640});
    await stage.animate(snake, {transform: ['none', by(26), by(-22), by(10), by(-5), 'none']}, {duration: 320});
    await stage.animate(snake, {opacity: [1, 0.35, 1]}, {duration: 160, easing: 'ease-in-out', iterations: 2});
    await stars;
  };
}

/** Animates a win: the snake raises and shakes its head, its body shines, stars fly. */
function win({root}: GameContext<SnakeTypes>, {state}: Step): Choreography {
  const {width, height} = state.board;
  const middle: Place = [width * 50, height * 50];
  const radius = 40 * Math.min(width, height);
  const raised = ['none', 'scale(1.4)', 'scale(1.3)rotate(-12deg)', 'scale(1.3)rotate(12deg)', 'none'];
  return (stage) =>
    Promise.all([
      animateAll(stage, root, face, {transform: raised}, 1200),
      animateAll(stage, root, '.scales, .sheen', {opacity: [0.3, 0.9, 0.3, 0.9, 0.3]}, 1200),
      burst(stage, root, middle, spark, {count: 12, radius, duration: 1200}),
    ]);
}

export interface ShowOptions {
  /** Milliseconds between ticks. */
  readonly interval: number;
  /** Draws the snake at this progress of its motion, 0 to 1. */
  readonly draw: (part: number) => void;
  /** Whether the snake moves smoothly. */
  readonly moves: boolean;
  /** Whether the move is part of a replay. */
  readonly replays: boolean;
}

/** Draws the motion of one tick; stops while the element is paused. */
function glide(stage: Stage, {element}: GameContext<SnakeTypes>, {interval, draw}: ShowOptions): Promise<void> {
  return new Promise((resolve) => {
    let last = performance.now();
    let part = 0;
    const frame = (now: number): void => {
      if (stage.cut) return resolve();
      if (!element.paused) part += Math.max(0, now - last) / interval;
      last = now;
      draw(Math.min(1, part));
      if (part < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
}

/**
 * The animation of a move, created before it is rendered; undefined if the motion that the clock draws is all there is
 * to show.
 */
export function choreographyOf(
  context: GameContext<SnakeTypes>,
  step: Step,
  options: ShowOptions,
): Choreography | undefined {
  const {before, state} = step;
  const {interval, draw, moves, replays} = options;
  if (!state.over && replays) return (stage) => glide(stage, context, options);
  const bites = state.score > before.score ? bite(context, step, interval) : undefined;
  if (!state.over) return bites;
  const ends = bites ? win(context, step) : death(context, step);
  return async (stage) => {
    if (bites && moves) await glide(stage, context, options);
    draw(1);
    await Promise.all([bites?.(stage), ends(stage)]);
  };
}
