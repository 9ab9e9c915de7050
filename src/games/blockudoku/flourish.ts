/**
 * Decoration, a file of its own that the game plays without. A clear runs along the line; light runs over a board that is
 * empty; what a move was worth is called out, the larger the more, and flies to the total; a hint's piece goes to its
 * place, one that is given back to its slot; at the end the board loses its colour row by row, and all points are counted.
 */
import type {Stage} from '../../controllers/presenter.js';
import {cellOf} from './rules/board.js';
import type {BlockudokuEffect} from './rules/index.js';
import type {Afloat, BoardModel} from './view/board.js';
import type {MoveRefs} from './view/choreography.js';
import {boxOf, middleOf, spotFrom, type Spot} from './view/places.js';

/** What is needed of the reader's language. */
interface Words {
  say(key: string, values?: Readonly<Record<string, unknown>>): string;
  number(value: number): string;
}

type Line = BoardModel['shout'][number];

const line = (text: string, size: number): Pick<Line, 'text' | 'size'> => ({text, size: Math.min(140, size)});

/**
 * What a move was worth, called out over it: the larger the more.
 * @param emptied the board is empty
 * @param total at the end, all points as they count up
 */
export function shoutOf(
  effects: readonly BlockudokuEffect[],
  words: Words,
  emptied: boolean,
  total: number | undefined,
): readonly Line[] {
  if (total !== undefined) return [{text: words.number(total), size: 220, x: 450, y: 520}];
  let cells: readonly number[] = [];
  let cleared = 0;
  const lines: Pick<Line, 'text' | 'size'>[] = [];
  for (const effect of effects) {
    if (effect.type === 'placed') cells = effect.cells.map((cell) => cellOf(cell)!);
    else if (effect.type === 'cleared') cleared = effect.rows.length + effect.columns.length + effect.squares.length;
    else if (effect.type === 'scored') {
      const {total: points, combo, streak} = effect;
      lines.push(line(`+${words.number(points)}`, 76 + points / 2));
      if (combo) lines.push(line(words.say('combo', {points: combo}), 50 + 14 * cleared));
      if (streak) lines.push(line(words.say('streakShout', {points: streak}), 56 + streak / 4));
    }
  }
  if (cleared && emptied) lines.push(line(words.say('cleanBoard'), 110));
  const middle = (at: (cell: number) => number): number =>
    (cells.reduce((sum, cell) => sum + at(cell), 0) / cells.length) * 100 + 50;
  const wide = Math.min(440, Math.max(...lines.map(({text, size}) => text.length * size * 0.34)));
  const x = Math.max(
    wide,
    Math.min(
      900 - wide,
      middle((cell) => cell % 9),
    ),
  );
  const height = lines.reduce((sum, {size}) => sum + size, 0);
  let y = Math.max(20, Math.min(880 - height, middle((cell) => Math.floor(cell / 9)) - 80));
  return lines.map((one) => ({...one, x, y: (y += one.size)}));
}

/** How long lines take to go, in milliseconds. */
const sweep = 440;

/** A tile of the board, about its own middle. */
function scaled(cell: number, size: number): string {
  const [x, y] = [(cell % 9) * 100 + 50, Math.floor(cell / 9) * 100 + 50];
  return `translate(${x}px,${y}px) scale(${size}) translate(${-x}px,${-y}px)`;
}

/** What is full goes: along the row, down the column, across the square. */
export async function clear(
  stage: Stage,
  tiles: ArrayLike<Element>,
  {cells, rows, columns}: Extract<BlockudokuEffect, {type: 'cleared'}>,
  {emptied}: MoveRefs,
): Promise<void> {
  await Promise.all(
    cells.map((name) => {
      const cell = cellOf(name)!;
      const [column, row] = [cell % 9, Math.floor(cell / 9)];
      const along = rows.includes(row + 1) ? column : columns.includes(name[1]!) ? row : ((row % 3) + (column % 3)) * 2;
      return stage.animate(
        tiles[cell],
        [
          {transform: scaled(cell, 1), opacity: 1, easing: 'ease-out'},
          {transform: scaled(cell, 1.18), opacity: 1, offset: 0.3, easing: 'ease-in'},
          {transform: scaled(cell, 0.3), opacity: 0},
        ],
        {duration: sweep * 0.43, delay: (sweep * along) / 14, easing: 'linear'},
      );
    }),
  );
  // light runs over a board that is empty
  if (!emptied) return;
  await Promise.all(
    Array.from(tiles, (tile, cell) =>
      stage.animate(
        tile,
        {opacity: [0, 0.9, 0], transform: [scaled(cell, 0.5), scaled(cell, 1), scaled(cell, 0.8)]},
        {duration: 420, delay: 34 * ((cell % 9) + Math.floor(cell / 9))},
      ),
    ),
  );
}

/** Calls out what a move was worth; the points then fly to the total, which counts up. */
export async function score(stage: Stage, to: number, {root, score: before, show}: MoveRefs): Promise<void> {
  const [points, ...words] = root.querySelectorAll('.shout text');
  const hold = words.length ? 620 : 200;
  words.forEach(
    (word, i) =>
      void stage.animate(
        word,
        [
          {transform: 'scale(.4)', opacity: 0},
          {transform: 'scale(1.15)', opacity: 1, offset: 0.18},
          {transform: 'none', opacity: 1, offset: 0.28},
          {transform: 'none', opacity: 1, offset: 0.75},
          {transform: 'translateY(-40px)', opacity: 0},
        ],
        {duration: hold + 320, delay: (i + 1) * 90},
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
  await countUp(stage, before, to, (score) => show({score}));
}

/** From where they are to the total. */
function fly(stage: Stage, root: ParentNode, points: Element): Promise<void> {
  const box = boxOf(root.querySelector('.board')!);
  const [from, to] = [middleOf(box, points), middleOf(box, root.querySelector('[part=score]')!)];
  const there = `translate(${to.x - from.x}px,${to.y - from.y}px)`;
  return stage.animate(
    points,
    [
      {transform: 'none', opacity: 1},
      {transform: `${there} scale(.5)`, opacity: 1, offset: 0.9},
      {transform: `${there} scale(.4)`, opacity: 0},
    ],
    {duration: 340, easing: 'cubic-bezier(.5,0,.6,1)'},
  );
}

/** The board loses its colour row by row, then all points are counted. */
export async function end(stage: Stage, total: number, {root, show}: MoveRefs): Promise<void> {
  for (let greyRows = 1; greyRows <= 9; greyRows++) {
    show({greyRows});
    await stage.wait(70);
  }
  show({total: 0});
  // once that is rendered
  await stage.wait(30);
  const called = stage.animate(
    root.querySelector('.shout text'),
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

/** In at most fourteen steps, each a little pause of the stage, so that it ends with it. */
async function countUp(stage: Stage, from: number, to: number, count: (score: number) => void): Promise<void> {
  const steps = Math.min(14, to - from);
  for (let i = 1; i <= steps && !stage.cut; i++) {
    await stage.wait(30);
    count(Math.round(from + ((to - from) * i) / steps));
  }
}

/** A piece that is given back flies into the tray from where it is rendered. */
export const giveBack = (stage: Stage, root: ParentNode, from: Afloat, to: Spot): Promise<void> =>
  stage.animate(
    root.querySelector('.flying'),
    {transform: ['none', spotFrom(to, from)], opacity: [1, 1]},
    {duration: 220, easing: 'cubic-bezier(.3,.7,.3,1)'},
  );

/** The piece of a hint goes from the tray to the place where it is rendered. */
export const propose = (stage: Stage, root: ParentNode, to: Afloat, from: Spot): Promise<void> =>
  stage.animate(
    root.querySelector('.flying'),
    [
      {transform: spotFrom(from, to), opacity: 0},
      {transform: spotFrom(from, to), opacity: 0.8, offset: 0.15, easing: 'ease-in-out'},
      {transform: 'none', opacity: 0.8, offset: 0.75},
      {transform: 'none', opacity: 0},
    ],
    {duration: 1000, easing: 'linear'},
  );
