/** Named mazes, which fit any size from 8 × 8, and mazes drawn as text. */
import {badOption} from '../../../core/game.js';
import {nextCell, directions, type Board} from './board.js';

type Maze = (column: number, row: number, width: number, height: number) => boolean;

const mazes: Readonly<Record<string, Maze>> = {
  /** Two long bars, one above the other. */
  rails: (column, row, width, height) =>
    (row === height >> 2 || row === height - 1 - (height >> 2)) &&
    column >= width >> 2 &&
    column < width - (width >> 2),
  /** Single cells, three cells apart. */
  pillars: (column, row, _, height) => column % 4 === 2 && row % 4 === 2 && row !== (height - 1) >> 1,
  /** Four rooms with doors between them, open in the middle. */
  rooms: (column, row, width, height) =>
    (column === width >> 1 && isWall(row, height)) || (row === height >> 1 && isWall(column, width)),
};

/** A wall across the board with a wide door in its middle and one halfway to either end. */
function isWall(at: number, length: number): boolean {
  return Math.abs(at - (length >> 1)) > 3 && at !== length >> 2 && at !== length - 1 - (length >> 2);
}

/** The names of all mazes, and of none. */
export const mazeNames: readonly string[] = ['none', ...Object.keys(mazes)];

const expected = `${mazeNames.join(', ')}, or rows of . and # on lines of their own or separated by /`;

/** The rows of a drawn maze; undefined for names and everything else. */
export function drawing(value: unknown): readonly string[] | undefined {
  if (typeof value !== 'string' || value.length > 5000 || !/^[.#\s/]+$/.test(value)) return undefined;
  if (!/[.#]/.test(value)) return undefined;
  return value.split(/[\s/]+/).filter((row) => row !== '');
}

/**
 * The cells of a maze on a board of this size.
 * @throws {GameError} `bad-option` for an unknown maze, another size, or unreachable free cells
 */
export function obstaclesOf(value: unknown, board: Omit<Board, 'obstacles'>): readonly number[] {
  const {width, height} = board;
  const rows = drawing(value);
  const maze = typeof value === 'string' && Object.hasOwn(mazes, value) ? mazes[value] : undefined;
  if (!rows && !maze && value !== 'none') throw badOption('obstacles', value, expected);
  if (rows && (rows.length !== height || rows.some((row) => row.length !== width))) {
    throw badOption('obstacles', value, `${height} rows of ${width}`);
  }
  if (maze && Math.min(width, height) < 8)
    throw badOption('obstacles', value, 'a board of at least 8 × 8 for a named maze');
  if (!rows && !maze) return [];
  const isObstacle = (cell: number): boolean => {
    const column = cell % width;
    const row = Math.floor(cell / width);
    return rows ? rows[row]![column] === '#' : maze!(column, row, width, height);
  };
  const cells = Array.from({length: width * height}, (_, cell) => cell);
  const obstacles = cells.filter(isObstacle);
  const drawn = {...board, obstacles};
  // the set grows while it is iterated
  const reached = new Set(cells.filter((cell) => !isObstacle(cell)).slice(0, 1));
  for (const cell of reached) {
    for (const direction of directions) {
      const to = nextCell(drawn, cell, direction);
      if (to >= 0 && !isObstacle(to)) reached.add(to);
    }
  }
  if (reached.size + obstacles.length < cells.length) {
    throw badOption('obstacles', value, 'every free cell to be reachable from every other');
  }
  return obstacles;
}
