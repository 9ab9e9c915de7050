/** Descriptions of positions for screen readers. */
import type {WordsController} from '../../frame/words.js';
import {directions, opposite} from './rules/board.js';
import {cellsOf, nextCell} from './rules/board.js';
import type {Direction, SnakeState} from './rules/index.js';

/** The next obstacle in a direction and the number of free cells before it; undefined if there is none. */
function ahead(state: SnakeState, direction: Direction): {free: number; what: string} | undefined {
  const {board, head} = state;
  // the tail moves on
  const snake = cellsOf(state).slice(0, -1);
  const cells = board.width * board.height;
  let at = nextCell(board, head, direction);
  for (let free = 0; free < cells && at !== head; free++) {
    if (at < 0) return {free, what: 'theWall'};
    if (board.obstacles.includes(at)) return {free, what: 'anObstacle'};
    if (snake.includes(at)) return {free, what: 'theSnake'};
    at = nextCell(board, at, direction);
  }
  return undefined;
}

/** Describes the positions of head, food and bonus, the next obstacle ahead, the blocked directions, and the score. */
export function describePosition(state: SnakeState, words: WordsController, withScore = true): string {
  const {
    board: {width},
    head,
    direction,
    food,
    bonus,
    over,
    score,
  } = state;
  if (over) return '';
  const [column, row] = [head % width, Math.floor(head / width)];
  const way = (cell: number): string => {
    const away = (n: number, forth: Direction, back: Direction): string[] =>
      n === 0 ? [] : [words.say('away', {n: Math.abs(n), direction: words.say(n > 0 ? forth : back)})];
    return words.list([...away((cell % width) - column, 'R', 'L'), ...away(Math.floor(cell / width) - row, 'D', 'U')]);
  };
  const next = ahead(state, direction);
  const blocked = directions.filter(
    (to) => to !== opposite[direction] && to !== direction && ahead(state, to)?.free === 0,
  );
  return words.text([
    words.say('headAt', {column: column + 1, row: row + 1, direction: words.say(direction)}),
    food === null ? '' : words.say('foodAt', {where: way(food)}),
    bonus ? words.say('bonusAt', {n: bonus.left, where: way(bonus.at)}) : '',
    next ? words.say('ahead', {n: next.free, what: words.say(next.what)}) : words.say('noneAhead'),
    blocked.length > 0 ? words.say('blocked', {directions: words.list(blocked.map((to) => words.say(to)))}) : '',
    withScore ? words.say('scoreNow', {score}) : '',
  ]);
}
