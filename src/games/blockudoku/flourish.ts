/**
 * Optional decoration, in a chunk of its own. Cleared tiles vanish one after the other; light runs over an empty board;
 * the score of a move is shown over the board and flies to the total; a hinted piece flies to its place, one that is
 * put back to its slot; at the end the board turns grey row by row, and the final score counts up.
 */
import type {Stage} from '../../input/presenter.js';
import type {WordsController} from '../../frame/words.js';
import {cellOf} from './rules/board.js';
import type {BlockudokuEffect} from './rules/index.js';
import type {MoveRefs, ShoutLine} from './view/move-refs.js';
import {boxOf, floatingAt, middleOf, type FloatingPiece, type Spot} from './view/places.js';

const line = (text: string, size: number): Pick<ShoutLine, 'text' | 'size'> => ({text, size: Math.min(140, size)});

/**
 * Lays out the lines shown over a move: its score, larger for more points, and its bonuses.
 * @param emptied whether the move emptied the board
 * @param total the final score as it counts up, at the end
 */
export function shoutOf(
  effects: readonly BlockudokuEffect[],
  words: WordsController,
  emptied: boolean,
  total: number | undefined,
): readonly ShoutLine[] {
  if (total !== undefined) return [{text: words.number(total), size: 220, x: 450, y: 520}];
  let cells: readonly number[] = [];
  let cleared = 0;
  const lines: Pick<ShoutLine, 'text' | 'size'>[] = [];
  for (const effect of effects) {
    if (effect.type === 'placed') cells = effect.cells.map((cell) => cellOf(cell)!);
    else if (effect.type === 'cleared') cleared = effect.rows.length + effect.columns.length + effect.squares.length;
    else if (effect.type === 'scored') {
      const {total: points, combo, streak} = effect;
      lines.push(line(words.signed(points), 76 + points / 2));
      if (combo) lines.push(line(words.say('combo', {points: words.signed(combo)}), 50 + 14 * cleared));
      if (streak) lines.push(line(words.say('streakShout', {points: words.signed(streak)}), 56 + streak / 4));
    }
  }
  if (cleared && emptied) lines.push(line(words.say('cleanBoard'), 110));
  const middle = (at: (cell: number) => number): number =>
    (cells.reduce((sum, cell) => sum + at(cell), 0) / cells.length) * 100 + 50;
  const wide = Math.min(440, Math.max(...lines.map(({text, size}) => text.length * size * 0.34)));
  const column = middle((cell) => cell % 9);
  const x = Math.max(wide, Math.min(900 - wide, column));
  const height = lines.reduce((sum, {size}) => sum + size, 0);
  let y = Math.max(20, Math.min(880 - height, middle((cell) => Math.floor(cell / 9)) - 80));
  return lines.map((one) => ({...one, x, y: (y += one.size)}));
}

/** Milliseconds that a sweep takes along a line. */
const lineTime = 360;

type Cleared = Extract<BlockudokuEffect, {type: 'cleared'}>;

/** A tile over a cell of the board, in its colour: see {@link show}. */
function chipAt(cell: number, hue: string): HTMLElement {
  const chip = document.createElement('div');
  chip.className = `chip ${hue}`;
  chip.style.left = `${((cell % 9) * 100 + 4) / 9}%`;
  chip.style.top = `${(Math.floor(cell / 9) * 100 + 4) / 9}%`;
  return chip;
}

/**
 * Shows elements over the board until their animations have ended. The browser composites them, whereas tiles of the
 * board's SVG would be laid out and painted in every frame.
 */
async function show(
  root: ParentNode,
  parts: readonly HTMLElement[],
  animate: (part: HTMLElement, i: number) => Promise<unknown>,
): Promise<void> {
  root.querySelector('.loose')!.append(...parts);
  await Promise.all(parts.map(animate));
  for (const part of parts) part.remove();
}

/** Milliseconds from the landing of a piece to the sweep that clears its lines. */
const pause = 250;

/**
 * Clears tiles one after the other: along a row, down a column, across a square. Each turns white and bursts into shards of
 * its colour.
 * @param wait delay in milliseconds
 */
export function sweep(
  stage: Stage,
  names: readonly string[],
  {rows, columns}: Pick<Cleared, 'rows' | 'columns'>,
  {root, hue}: Pick<MoveRefs, 'root' | 'hue'>,
  wait = 0,
): Promise<void> {
  const cells = names.map((name) => cellOf(name)!);
  return show(
    root,
    cells.map((cell) => chipAt(cell, hue(cell))),
    (chip, i) => {
      const [column, row] = [cells[i]! % 9, Math.floor(cells[i]! / 9)];
      const along = rows.includes(row + 1)
        ? column
        : columns.includes(names[i]![1]!)
          ? row
          : ((row % 3) + (column % 3)) * 2;
      const delay = wait + pause + (lineTime * along) / 9;
      const white = chip.appendChild(document.createElement('div'));
      const shards = [0, 1, 2, 3].map((n) => {
        const shard = chip.appendChild(document.createElement('i'));
        // to all sides, each its own way
        const angle = (n + ((cells[i]! * 7 + n * 3) % 10) / 10) * 1.57;
        const far = 140 + ((cells[i]! * 13 + n * 29) % 150);
        const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
        const turned = ((cells[i]! + n) % 5) * 80 - 160;
        return stage.animate(
          shard,
          [
            {transform: 'scale(.5)', opacity: 0},
            {transform: 'scale(1)', opacity: 1, offset: 0.05, easing: 'cubic-bezier(.1,.6,.5,1)'},
            {transform: `translate(${x}%,${y}%) rotate(${turned}deg)`, opacity: 1, offset: 0.55, easing: 'ease-in'},
            {transform: `translate(${x * 1.3}%,${y + 180}%) rotate(${turned * 2}deg) scale(.5)`, opacity: 0},
          ],
          {duration: 520, delay: delay + 110, easing: 'linear'},
        );
      });
      return Promise.all([
        // of a piece from the tray nothing has been seen over its place: its lines pale as it lands
        wait > 200 &&
          stage.animate(
            chip,
            {
              backgroundColor: ['var(--_tile)', ''],
              boxShadow: ['inset 2px 3px 3px #fff6, inset -2px -4px 3px #0004', ''],
            },
            {duration: 90, delay: wait},
          ),
        stage.animate(white, {opacity: [0, 1, 1]}, {duration: 130, delay}),
        stage.animate(
          chip,
          {backgroundColor: ['', '#0000'], boxShadow: ['', 'none']},
          {duration: 1, delay: delay + 130},
        ),
        stage.animate(white, {transform: ['none', 'scale(1.12)', 'scale(0)']}, {duration: 200, delay: delay + 110}),
        ...shards,
      ]);
    },
  );
}

/** Clears the tiles of the placed piece; the other ones are cleared by {@link sweep} when it lands. */
export async function clear(stage: Stage, names: readonly string[], cleared: Cleared, refs: MoveRefs): Promise<void> {
  const {root, emptied} = refs;
  await sweep(stage, names, cleared, refs);
  if (!emptied) return;
  await show(
    root,
    Array.from({length: 17}, (_, at) => {
      const diagonal = document.createElement('div');
      diagonal.className = 'afloat';
      for (let row = Math.max(0, at - 8); row <= Math.min(8, at); row++)
        diagonal.append(chipAt(row * 9 + at - row, ''));
      return diagonal;
    }),
    (diagonal, i) => stage.animate(diagonal, {opacity: [0, 0.9, 0]}, {duration: 420, delay: 34 * i}),
  );
}

/** Shows the score of a move over the board; it then flies to the total, which counts up. */
export async function score(stage: Stage, to: number, {root, score: before, figures}: MoveRefs): Promise<void> {
  const lines = root.querySelectorAll<SVGElement>('.shout svg');
  for (const shouted of lines) {
    // scale about the middle of the text
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(shouted.firstElementChild!.getAttribute(name)));
    shouted.style.transformOrigin = `${x! / 9}% ${(y! - size! * 0.35) / 9}%`;
  }
  const [points, ...words] = lines;
  const hold = words.length ? 240 : 120;
  words.forEach(
    (word, i) =>
      void stage.animate(
        word,
        [
          {transform: 'scale(.4)', opacity: 0},
          {transform: 'scale(1.15)', opacity: 1, offset: 0.18},
          {transform: 'none', opacity: 1, offset: 0.28},
          {transform: 'none', opacity: 1, offset: 0.75},
          {transform: 'translateY(-20px)', opacity: 0},
        ],
        {duration: 940, delay: (i + 1) * 90},
      ),
  );
  await stage.animate(
    points,
    [
      {transform: 'scale(.4)', opacity: 0},
      {transform: 'scale(1.1)', opacity: 1, offset: 0.6},
      {transform: 'none', opacity: 1},
    ],
    {duration: 160},
  );
  await stage.wait(hold);
  if (!stage.cut && points) await fly(stage, root, points);
  // without Lit: a rendering per step takes half a frame on a slow phone
  const nodes = ['score', 'best'].map((part) =>
    [...(root.querySelector(`[part=${part}]`)?.childNodes ?? [])].findLast(
      (node): node is Text => node instanceof Text && node.data.trim() !== '',
    ),
  );
  await countUp(stage, before, to, (points) => {
    for (const [i, text] of figures(points).entries()) if (nodes[i]) nodes[i].data = text;
  });
}

/** Moves the points from the board to the total. */
function fly(stage: Stage, root: ParentNode, points: Element): Promise<void> {
  const box = boxOf(root.querySelector('.board')!);
  const from = middleOf(box, points.firstElementChild!);
  const to = middleOf(box, root.querySelector('[part=score]')!);
  const there = `translate(${(to.x - from.x) * box.unit}px,${(to.y - from.y) * box.unit}px)`;
  return stage.animate(
    points,
    [
      {transform: 'none', opacity: 1},
      {transform: `${there} scale(.5)`, opacity: 1, offset: 0.9},
      {transform: `${there} scale(.4)`, opacity: 0},
    ],
    {duration: 280, easing: 'cubic-bezier(.5,0,.6,1)'},
  );
}

/** Turns the board grey row by row, then counts up the final score. */
export async function end(stage: Stage, total: number, {root, show}: MoveRefs): Promise<void> {
  for (let greyRows = 1; greyRows <= 9; greyRows++) {
    show({greyRows});
    await stage.wait(70);
  }
  show({total: 0});
  // wait for the rendering
  await stage.wait(30);
  const called = stage.animate(
    root.querySelector('.shout svg'),
    [
      {transform: 'scale(.6)', opacity: 0},
      {transform: 'none', opacity: 1, offset: 0.12},
      {transform: 'none', opacity: 1, offset: 0.88},
      {transform: 'none', opacity: 0},
    ],
    {duration: 1300},
  );
  await countUp(stage, 0, total, (points) => show({total: points}));
  await called;
}

/** Counts up in at most ten steps, until the animation is cut. */
async function countUp(stage: Stage, from: number, to: number, count: (score: number) => void): Promise<void> {
  const steps = Math.min(10, to - from);
  for (let i = 1; i <= steps && !stage.cut; i++) {
    await stage.wait(42);
    // a text written after a cut would stay
    if (!stage.cut) count(Math.round(from + ((to - from) * i) / steps));
  }
}

/** Moves a piece back into the tray. */
export function putBack(stage: Stage, root: ParentNode, from: FloatingPiece, to: Spot): Promise<void> {
  const {unit} = boxOf(root.querySelector('.board')!);
  return stage.animate(
    root.querySelector('.flying'),
    {transform: [floatingAt(from, unit), floatingAt(to, unit)], opacity: [1, 1]},
    {duration: 220, easing: 'cubic-bezier(.3,.7,.3,1)'},
  );
}

/** Moves the piece of a hint from the tray to its place. */
export function showHint(stage: Stage, root: ParentNode, place: FloatingPiece, from: Spot): Promise<void> {
  const {unit} = boxOf(root.querySelector('.board')!);
  const [transform, there] = [floatingAt(from, unit), floatingAt(place, unit)];
  return stage.animate(
    root.querySelector('.flying'),
    [
      {transform, opacity: 0},
      {transform, opacity: 0.8, offset: 0.15, easing: 'ease-in-out'},
      {transform: there, opacity: 0.8, offset: 0.75},
      {transform: there, opacity: 0},
    ],
    {duration: 1000, easing: 'linear'},
  );
}
