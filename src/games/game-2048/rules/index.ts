/**
 * The rules of 2048, by Gabriele Cirulli (2014), and an automatic player. Pure; runs in browsers and Node.
 *
 * All tiles slide; two equal ones that meet become one of twice the value, which counts as points. Then a new tile comes to a
 * free cell: 2, or 4 once in ten times. A tile of 2,048 wins, and the game goes on until nothing can move.
 */
import {defineRules} from '../../../core/define-rules.js';
import {bounded, lookAhead} from '../../../core/look-ahead.js';
import type {Draw} from '../../../core/random.js';
import {searchOf, type Search} from '../../../core/search.js';

export {finish} from '../../../core/search.js';

/** The own part of a state. */
export type Board = {
  /** The values of the cells, in rows from the top; 0 for a free one. */
  readonly tiles: readonly number[];
  readonly score: number;
};

/** The names of the cells, in rows from the top: `a4` to `d1`. */
export const names = ['4', '3', '2', '1'].flatMap((row) => ['a', 'b', 'c', 'd'].map((column) => column + row));

const four = [0, 1, 2, 3];
/** The cells by row from the top. */
export const rows = four.map((row) => four.map((column) => row * 4 + column));
const columns = four.map((column) => rows.map((row) => row[column]!));

/** By move its lines of cells, each from the edge that the tiles go to. */
const lines = {
  left: rows,
  right: rows.map((row) => row.toReversed()),
  up: columns,
  down: columns.map((column) => column.toReversed()),
} as const;
type Move = keyof typeof lines;
const moves = Object.keys(lines) as Move[];

/** The way of a tile that slides: from one cell to another, with the points as it lands. */
type Way = {readonly from: string; readonly to: string; readonly points: number};

/** An effect of a move: `slid` with the ways, `merged` with the points, `added` with the new tile and its cell. */
export type Told = {readonly type: string; ways?: readonly Way[]; n?: number; cell?: string};

/** The tiles after they have slid, and the ways of those that did. */
function slide(before: readonly number[], move: Move) {
  const tiles = Array<number>(16).fill(0);
  const ways: Way[] = [];
  for (const line of lines[move]) {
    let [next, isOpen] = [-1, false];
    for (const from of line) {
      const tile = before[from]!;
      if (tile === 0) continue;
      const isMerged = isOpen && tiles[line[next]!] === tile;
      const to = line[isMerged ? next : ++next]!;
      tiles[to]! += tile;
      isOpen = !isMerged;
      if (from !== to) ways.push({from: names[from]!, to: names[to]!, points: isMerged ? 2 * tile : 0});
    }
  }
  return {tiles, ways};
}

const canSlide = (tiles: readonly number[], move: Move): boolean => slide(tiles, move).ways.length > 0;

const freeOf = (tiles: readonly number[]): number[] => tiles.flatMap((tile, at) => (tile === 0 ? [at] : []));

/** 2048 for one seat. A move is `left`, `right`, `up` or `down`, recorded with the new tile: `left b2 4`. */
export const game2048 = defineRules({
  id: 'game-2048',
  seats: [1, 1],
  setup(_, seats, draw): Board {
    const [one, other] = draw.shuffle([...names.keys()]);
    return {tiles: names.map((_, at) => (at === one || at === other ? 2 : 0)), score: 0};
  },
  scores: ({score}) => [score],
  moves: ({tiles}) => moves.filter((move) => canSlide(tiles, move)),
  outcomes: ({tiles}, move) =>
    freeOf(slide(tiles, move as Move).tiles).flatMap((at) => [
      [`${names[at]} 2`, 9] as const,
      [`${names[at]} 4`, 1] as const,
    ]),
  play({tiles: before, score}, move, outcome = '') {
    const {tiles, ways} = slide(before, move as Move);
    const [name = '', tile] = outcome.split(' ');
    tiles[names.indexOf(name)] = Number(tile);
    const n = ways.reduce((sum, {points}) => sum + points, 0);
    const effects = [
      {type: 'slid', ways},
      ...(n > 0 ? [{type: 'merged', n}] : []),
      {type: 'added', cell: name, n: Number(tile)},
    ];
    const isWon = tiles.includes(2048) && Math.max(...before) < 2048;
    const over = !moves.some((each) => canSlide(tiles, each));
    return {state: {tiles, score: score + n}, effects, over, winners: isWon ? [0] : undefined};
  },
});

export type State2048 = ReturnType<typeof game2048.setup>;

/** The weights of the cells, falling along a path from the corner at the top left. */
const weights = rows.flatMap((row, i) => (i % 2 ? row.toReversed() : row)).map((at) => 0.6 ** at);

/** The worth of a position: large tiles in a row from a corner, and free cells. */
function value({tiles}: State2048): number {
  const along = tiles.reduce((sum, tile, at) => sum + tile * weights[at]!, 0);
  return bounded(along + 12 * freeOf(tiles).length);
}

/** The best move by all that may follow from this one and the next. */
export const choose = (state: State2048, draw: Draw): Search<string> =>
  searchOf(lookAhead(game2048, state, {depth: 2, value, likely: 0.02, draw}));
