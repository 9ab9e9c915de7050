/** Random boards: as many snakes as ladders, of similar lengths, spread over the board, with few crossings. */
import {cellToSquare, type Cell} from '../../../core/grid.js';
import {drawOf, type Draw} from '../../../core/random.js';
import {parseBoard, type Board, type Jump} from './board.js';
import {expectationOf} from './expectation.js';
import {modelOf, stateOf} from './model.js';
import {fewestRolls} from './paths.js';
import {rulesOf, type Rules} from './rules.js';
import {answer, type Answer, type Limit, type Work} from './steps.js';

/** The size of a random board, and the rules it will be played by. */
export type RandomBoardOptions = Partial<Rules> & {
  /** For both columns and rows; 10 by default. */
  readonly size?: number | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
};

interface Line {
  readonly low: Cell;
  readonly high: Cell;
  readonly from: number;
  readonly to: number;
}

/** Attempts per board, and per snake or ladder. */
const tries = 12;
const places = 24;
/** Boards with more squares, larger than those of a game, are not measured, only checked for a path home. */
const measured = 400;

/**
 * A random board that can be finished. The same seed (or draw), size and rules give the same board.
 * Up to 9 snakes and 9 ladders on 100 squares, in proportion to the board's side; none on boards with fewer than 9
 * squares or a single row. Of several boards it takes the first whose expected game is about as long as on an empty
 * board (up to 40 % longer), otherwise the nearest to that.
 * @param chance a seed or a draw
 * @returns undefined if none is found within `limit`
 * @throws {GameError} `bad-option`
 */
export function randomBoard<L extends Limit | undefined = undefined>(
  options: RandomBoardOptions,
  chance: Draw | string,
  limit?: L,
): Answer<Board, L> {
  return answer(drawBoard(options, chance), limit);
}

function* drawBoard(options: RandomBoardOptions, chance: Draw | string): Work<Board> {
  const draw = typeof chance === 'string' ? drawOf(chance, 0) : chance;
  const rules = rulesOf(options);
  const empty = parseBoard({name: 'random', size: options.size, columns: options.columns, rows: options.rows}, rules);
  const {columns, rows} = empty;
  const lengthOf = function* (board: Board): Work<number> {
    if (columns * rows > measured) return 1;
    const model = modelOf(board, rules);
    const length = (yield* expectationOf(model))[stateOf(model, rules.start)]!;
    return Number.isNaN(length) ? 1 : length;
  };
  const usual = (yield* lengthOf(empty)) * 1.15;
  let best = empty;
  let off = Infinity;
  // a deviation of 25 % is accepted at once; after that, only a better board is taken
  for (let i = 0; i < tries && off > 0.22; i++) {
    yield [2 * places * columns * rows];
    const board = parseBoard({name: 'random', columns, rows, ...jumps(columns, rows, draw)}, {...rules, chain: false});
    const now = Math.abs(Math.log((yield* lengthOf(board)) / usual));
    if (now >= off) continue;
    yield [modelOf(board, rules).size];
    if (!fewestRolls(board, rules)) continue;
    best = board;
    off = now;
  }
  return best;
}

/** Places the snakes and ladders of a board, the longest first, since they are the hardest to place. */
function jumps(columns: number, rows: number, draw: Draw): {snakes: Jump[]; ladders: Jump[]} {
  const squares = columns * rows;
  const count = rows < 2 ? 0 : Math.min(Math.round(0.9 * Math.sqrt(squares)), Math.floor(squares / 9));
  const lines: Line[] = [];
  const snakes: Line[] = [];
  const ladders: Line[] = [];
  for (let i = count - 0.5; i > 0; i--) {
    const rise = Math.max(1, Math.round(0.75 * (rows - 1) * (i / count) ** 1.5));
    for (const kind of draw.shuffle([snakes, ladders])) {
      const line = place(rise, kind === snakes, kind, lines);
      if (line) {
        kind.push(line);
        lines.push(line);
      }
    }
  }
  const sorted = (kind: Line[]): Jump[] => kind.map(({from, to}): Jump => [from, to]).sort(([a], [b]) => a - b);
  return {snakes: sorted(snakes), ladders: sorted(ladders)};

  /** The best of some random placements; undefined if each of them crosses two lines. */
  function place(rise: number, down: boolean, alike: readonly Line[], others: readonly Line[]): Line | undefined {
    let best: Line | undefined;
    let lowest = 15; // one crossing can be outweighed by free space, two can't
    for (let i = 0; i < places; i++) {
      const row = draw.int(rise, rows - 1);
      const column = draw.int(0, columns - 1);
      const lean = Math.max(1, rise);
      const low: Cell = [column, row];
      const high: Cell = [draw.int(Math.max(0, column - lean), Math.min(columns - 1, column + lean)), row - rise];
      const bottom = cellToSquare(low, columns, rows);
      const top = cellToSquare(high, columns, rows);
      if (bottom === 1 || top === squares) continue;
      const [from, to] = down ? [top, bottom] : [bottom, top];
      const line: Line = {low, high, from, to};
      const gap = alike.reduce((least, other) => Math.min(least, Math.abs(other.from - from)), squares);
      // two heads side by side could block a die with two faces
      if (down && gap < 2) continue;
      let cost = -2 * Math.min(1, (gap * count) / squares);
      let near = 3;
      for (const other of others) {
        near = Math.min(
          near,
          apart(low, other.low),
          apart(low, other.high),
          apart(high, other.low),
          apart(high, other.high),
        );
        if (cross(line, other)) cost += 10;
      }
      if (near > 0 && cost - near < lowest) {
        lowest = cost - near;
        best = line;
      }
    }
    return best;
  }
}

/** Distance between cells, diagonal steps included. */
function apart(a: Cell, b: Cell): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}

/** The side of the line from `p` to `q` on which a cell lies: positive, negative, or 0 on the line. */
function side(p: Cell, q: Cell, cell: Cell): number {
  return (q[0] - p[0]) * (cell[1] - p[1]) - (q[1] - p[1]) * (cell[0] - p[0]);
}

/** Whether two line segments cross or touch. */
function cross(a: Line, b: Line): boolean {
  return (
    Math.max(a.high[1], b.high[1]) <= Math.min(a.low[1], b.low[1]) &&
    side(a.low, a.high, b.low) * side(a.low, a.high, b.high) <= 0 &&
    side(b.low, b.high, a.low) * side(b.low, b.high, a.high) <= 0
  );
}
