/**
 * The automatic player for boards made of 2 × 2 blocks. Within a block it moves in one direction of rotation, so that
 * each cell has one step within its block and one out of it. The blocks that are entered from one another form a tree,
 * and a walk around such a tree visits all its cells and returns to the tail. Such a snake never dies.
 */
import {nextCell, type Board} from './board.js';
import {dijkstra, wayTo, type ShortestPaths} from './dijkstra.js';

type Streets = {
  /** For each cell c the next cell within its block at 2c, and the one out of it at 2c + 1, or -1. */
  readonly ways: Int16Array;
  /** The block of each cell. */
  readonly block: Int16Array;
};

/**
 * Cells cut off only by the last cells of the tail are not worth a detour. 0, 4, 8 and 30 differ by less than chance
 * does in 30 games.
 */
const soonGone = 4;

/**
 * Costs of a step within a block, into a new one, and back into the previous one. Paths that stay in used blocks leave
 * fewer holes. On 16 × 16 they take 1.3 % fewer steps than shortest paths (500 games each).
 */
const [inside, ahead, back] = [10, 13, 4];

const known = new WeakMap<Board, readonly Streets[]>();

/** The cycles of a board, in both directions of rotation; none if it is not made of blocks. */
function streetsOf(board: Board): readonly Streets[] {
  const {width, height, obstacles} = board;
  if (width % 2 || height % 2 || obstacles.length > 0) return [];
  let both = known.get(board);
  if (!both) {
    const cells = width * height;
    const block = Int16Array.from(
      {length: cells},
      (_, cell) => (Math.floor(cell / width) >> 1) * (width >> 1) + ((cell % width) >> 1),
    );
    both = [0, 1].map((odd) => ({
      block,
      ways: Int16Array.from({length: 2 * cells}, (_, i) => {
        const cell = i >> 1;
        const column = cell % 2;
        const row = Math.floor(cell / width) % 2;
        // down the left side of a block, right, up and left, or all of it in reverse
        const upright = ((column === row) === (odd === 0)) === (i % 2 === 0);
        return nextCell(board, cell, upright ? (column === odd ? 'D' : 'U') : row === odd ? 'L' : 'R');
      }),
    }));
    known.set(board, both);
  }
  return both;
}

/** The next step of a snake (cells from head to tail); undefined if the snake has not followed the cycle. */
export function byBlockCycle(board: Board, snake: readonly number[], food: number): number | undefined {
  const streets = streetsOf(board).find(({ways}) =>
    snake.every((cell, i) => i === 0 || ways[2 * cell] === snake[i - 1] || ways[2 * cell + 1] === snake[i - 1]),
  );
  if (!streets) return undefined;
  const now = survey(streets, snake);
  const way = wayTo(now, food);
  if (way.length > 0) {
    const eaten = [...way, ...snake].slice(0, snake.length + 1);
    const {costs} = survey(streets, eaten.slice(0, Math.max(2, eaten.length - soonGone)));
    // cells that would be cut off come first, the nearest of them
    eaten.slice(0, -1).forEach((cell) => (costs[cell] = 0));
    let goal = -1;
    now.costs.forEach((far, cell) => {
      if (far > 0 && costs[cell]! < 0 && (goal < 0 || far < now.costs[goal]!)) goal = cell;
    });
    return (goal < 0 ? way : wayTo(now, goal)).at(-1);
  }
  const [within, out] = streets.ways.subarray(2 * snake[0]!);
  return now.costs[out!]! > 0 && now.before[out!] === snake[0] ? out : within;
}

/**
 * Steps from which a snake can always go on: into untouched blocks, and back into the block from which it first entered
 * the present one. The tail counts as free.
 */
function survey({ways, block}: Streets, snake: readonly number[]): ShortestPaths {
  const taken = new Uint8Array(block.length);
  // by block, the one it was entered from; -1 for untouched, -2 for that of the tail
  const parent = new Int16Array(block.length >> 2).fill(-1);
  for (let i = Math.max(snake.length - 2, 0), last = -2; i >= 0; i--) {
    const cell = snake[i]!;
    const own = block[cell]!;
    taken[cell] = 1;
    if (parent[own] === -1) parent[own] = last;
    last = own;
  }
  return dijkstra(block.length, snake[0]!, (cell, go) => {
    const within = ways[2 * cell]!;
    const out = ways[2 * cell + 1]!;
    if (!taken[within]) go(within, inside);
    if (out < 0 || taken[out]) return;
    if (parent[block[out]!] === -1) go(out, ahead);
    else if (parent[block[cell]!] === block[out]) go(out, back);
  });
}
