/** The shareable result of a game of Snake. */
import type {ResultDetails} from '../../frame/game-definition.js';
import type {SnakeTypes} from './types.js';

/** Maximum number of squares in a line: more don't fit into a message on a phone. */
const most = 12;

export const resultDetails: ResultDetails<SnakeTypes> = {
  // daily games share their statistics, whatever their maze
  variant: ({food, daily, ...options}) => (daily ? {daily} : options),
  score: ({score}) => score,
  day: ({daily}) => daily ?? null,

  /** The board with the snake and the obstacles; of a large one each square is for several cells. */
  drawing({state: {board, body}}) {
    const {width, height, obstacles} = board;
    const scale = Math.ceil(Math.max(width, height) / most);
    const columns = Math.ceil(width / scale);
    const squares = Array<string>(columns * Math.ceil(height / scale)).fill('⬜');
    const at = (cell: number): number =>
      Math.floor(cell / width / scale) * columns + Math.floor((cell % width) / scale);
    for (const cell of obstacles) squares[at(cell)] = '⬛';
    for (const cell of body) squares[at(cell.charCodeAt(0))] = '🟩';
    return Array.from({length: squares.length / columns}, (_, row) =>
      squares.slice(row * columns, (row + 1) * columns).join(''),
    );
  },
};
