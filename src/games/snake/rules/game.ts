/** The game: the outcome of a tick, food, and the end. */
import {illegalMove, type Effect, type Game, type Played, type Refusal, type Result} from '../../../core/game.js';
import {parseAll} from '../../../core/options.js';
import {
  bites,
  cellsOf,
  directions,
  freeCells,
  nextCell,
  opposite,
  type Board,
  type Direction,
  type Snake,
} from './board.js';
import {boardOf, dealFood, parseOptions, startOf, type SnakeOptions} from './options.js';

/** The reason for the end: the board is full or the food eaten up (won), or what the head ran into (lost). */
export type SnakeEnd = 'full' | 'all-eaten' | 'wall' | 'self' | 'obstacle';

/** The state of a game. Cells are numbers, row by row from the top left. */
export type SnakeState = Snake & {
  readonly board: Board;
  readonly rules: {
    /** 1 to 9: points per food. */
    readonly level: number;
    readonly bonus: boolean;
    /** Food in the order in which it is served, and whether more is drawn after that. */
    readonly given: readonly number[];
    readonly refill: boolean;
  };
  readonly direction: Direction;
  /** The cell with the food; null once the game is won. */
  readonly food: number | null;
  /** How many of the given foods have been served or skipped. */
  readonly served: number;
  /** The bonus: its cell, and for how many ticks it stays. */
  readonly bonus: {readonly at: number; readonly left: number} | null;
  readonly eaten: number;
  /** Ticks since the last food. */
  readonly hunger: number;
  readonly score: number;
  /** The reason for the end; null before. */
  readonly over: SnakeEnd | null;
};

/** The effects of a move, in order. A tick with none of them is quiet. */
export type SnakeEffect = Effect &
  /** Turned on the cell `at`. */
  (
    | {readonly type: 'turned'; readonly seat: 0; readonly at: number; readonly direction: Direction}
    /** Ate the food on `at`: the new score and length, and the next food. */
    | {
        readonly type: 'ate';
        readonly seat: 0;
        readonly at: number;
        readonly score: number;
        readonly length: number;
        readonly food: number | null;
      }
    /** A bonus has appeared for `left` ticks. */
    | {readonly type: 'bonus-appeared'; readonly at: number; readonly left: number}
    | {
        readonly type: 'bonus-eaten';
        readonly seat: 0;
        readonly at: number;
        readonly points: number;
        readonly score: number;
      }
    | {readonly type: 'bonus-vanished'; readonly at: number}
    /** Ran from the cell `at` into something. */
    | {readonly type: 'died'; readonly seat: 0; readonly at: number; readonly cause: 'wall' | 'self' | 'obstacle'}
    | {readonly type: 'won'; readonly seat: 0; readonly place: 1}
  );

/**
 * Every fifth food brings a bonus for 20 ticks. It is worth 5 × (level + 1) points and 2 for each tick left, as in
 * Snake II of 2000, according to everything2.com/title/Nokia+Snake+2.
 */
const bonusEvery = 5;
const bonusTicks = 20;

/** Legal moves by the forbidden directions: two for a longer snake, its own for one that may reverse. */
const turns: Record<string, readonly string[]> = {};

function movesOf(barred: string): readonly string[] {
  return (turns[barred] ??= ['tick', ...directions.filter((way) => !barred.includes(way))]);
}

/**
 * Snake, for one seat. `tick` goes one cell ahead; `U`, `R`, `D` or `L` turns and goes one cell. A snake of two or more
 * cells cannot reverse. A move that eats is settled by the position of the next food, and of a bonus if one is due:
 * `tick +12`, `L +12 *40`. Other moves need no settling.
 */
export const snake: Game<SnakeOptions, SnakeState, SnakeEffect> = {
  id: 'snake',
  version: 1,
  seats: [1, 1],
  parseOptions: (raw) => parseAll(raw, parseOptions),
  deal: dealFood,

  setup(options) {
    const given = options.food.map(([row, column]) => row * options.width + column);
    const {level, bonus, refill} = options;
    const start: SnakeState = {
      board: boardOf(options),
      rules: {level, bonus, given, refill},
      ...startOf(options),
      direction: 'R',
      food: null,
      served: 0,
      bonus: null,
      eaten: 0,
      hunger: 0,
      score: 0,
      over: null,
    };
    return {...start, ...serve(start)};
  },

  turn: ({over}) => (over ? undefined : 0),

  moves: ({over, direction, body}) => (over ? [] : movesOf(direction + (body.length > 1 ? opposite[direction] : ''))),

  settle(state, move, draw) {
    if (nextCell(state.board, state.head, directionOf(state, move)) !== state.food) return move;
    const {food, bonus, after} = step(state, move);
    const free = food || bonus ? freeCells(after.board, after, after.bonus?.at, after.food) : [];
    const place = (): number => free.splice(draw.int(0, free.length - 1), 1)[0]!;
    return `${move}${food ? ` +${place()}` : ''}${bonus ? ` *${place()}` : ''}`;
  },

  legalMoveOf(state, settled) {
    const [word = ''] = typeof settled === 'string' ? settled.split(' ', 1) : [];
    return snake.moves(state).includes(word) ? word : undefined;
  },

  isQuiet(state, move) {
    const {board, head, food, bonus, direction} = state;
    const to = nextCell(board, head, directionOf(state, move));
    const isFree = to >= 0 && to !== food && !board.obstacles.includes(to) && !bites(state, to);
    return directionOf(state, move) === direction && isFree && (!bonus || (bonus.at !== to && bonus.left > 1));
  },

  play(state, move): Played<SnakeState, SnakeEffect> | Refusal {
    const space = typeof move === 'string' ? move.indexOf(' ') : 0;
    const word = typeof move === 'string' && space >= 0 ? move.slice(0, space) : move;
    if (!snake.moves(state).includes(word)) return illegalMove(move, expected(state));
    const {after, effects, food, bonus} = step(state, word);
    if (!food && !bonus)
      return word === move
        ? {ok: true, state: after, effects}
        : illegalMove(move, `"${word}" alone: it places nothing`);
    const cells =
      space < 0
        ? []
        : move
            .slice(space + 1)
            .split(' ', 3)
            .map((place) => Number(place.slice(1)));
    const free = freeCells(after.board, after, after.bonus?.at, after.food);
    const settled = `${word}${food ? ` +${cells[0]}` : ''}${bonus ? ` *${cells.at(-1)}` : ''}`;
    if (settled !== move || !cells.every((cell, i) => free.includes(cell) && cells.indexOf(cell) === i)) {
      const places = [...(food ? ['the food, such as " +12"'] : []), ...(bonus ? ['the bonus, such as " *40"'] : [])];
      return illegalMove(move, `"${word}" and a free cell for ${places.join(' and for ')}`);
    }
    return placed(after, effects, food ? cells[0]! : after.food, bonus ? cells.at(-1) : undefined);
  },

  result({over, score}): Result | undefined {
    return over ? {winners: isWin(over) ? [0] : [], reason: over, scores: [score]} : undefined;
  },
};

function isWin(over: SnakeEnd): boolean {
  return over === 'full' || over === 'all-eaten';
}

function directionOf({direction}: SnakeState, move: string): Direction {
  return move === 'tick' ? direction : (move as Direction);
}

/** The legal moves, for messages. */
function expected(state: SnakeState): string {
  const legal = snake.moves(state);
  return legal.length > 0 ? `one of ${legal.join(', ')}` : 'no move: the game is over';
}

/** A move without the outcome of chance. `food` and `bonus` tell what has to be placed. */
function step(
  state: SnakeState,
  move: string,
): {after: SnakeState; effects: SnakeEffect[]; food?: boolean; bonus?: boolean} {
  const {board, rules, head} = state;
  const direction = directionOf(state, move);
  const effects: SnakeEffect[] = direction === state.direction ? [] : [{type: 'turned', seat: 0, at: head, direction}];
  const to = nextCell(board, head, direction);
  const cause = to < 0 ? 'wall' : board.obstacles.includes(to) ? 'obstacle' : bites(state, to) ? 'self' : undefined;
  if (cause) {
    effects.push({type: 'died', seat: 0, at: head, cause});
    return {after: {...state, direction, over: cause}, effects};
  }
  const eats = to === state.food;
  const body = (eats ? state.body : state.body.slice(1)) + String.fromCharCode(to);
  let {bonus, score} = state;
  if (bonus) {
    const {at} = bonus;
    const left = bonus.left - 1;
    bonus = at === to || left === 0 ? null : {at, left};
    if (at === to) {
      const points = 5 * (rules.level + 1) + 2 * left;
      score += points;
      effects.push({type: 'bonus-eaten', seat: 0, at, points, score});
    } else if (left === 0) effects.push({type: 'bonus-vanished', at});
  }
  // field by field: spreading the state takes eight times as long
  const after: SnakeState = {
    board,
    rules,
    head: to,
    body,
    direction,
    food: state.food,
    served: state.served,
    bonus,
    eaten: state.eaten,
    hunger: eats ? 0 : state.hunger + 1,
    score,
    over: null,
  };
  return eats ? eat(after, effects) : {after, effects};
}

/** The head is on the food, and the snake has grown. */
function eat(before: SnakeState, effects: SnakeEffect[]): ReturnType<typeof step> {
  const {board, rules, head: at, body} = before;
  const {length} = body;
  const free = board.width * board.height - board.obstacles.length - length;
  let after: SnakeState = {...before, score: before.score + rules.level, eaten: before.eaten + 1, food: null};
  // the last free cell gets the food
  if (after.bonus && free < 2) {
    effects.push({type: 'bonus-vanished', at: after.bonus.at});
    after = {...after, bonus: null};
  }
  if (free > 0) after = {...after, ...serve(after)};
  const {score} = after;
  if (after.food === null && (free === 0 || !rules.refill)) {
    effects.push({type: 'ate', seat: 0, at, score, length, food: null}, {type: 'won', seat: 0, place: 1});
    return {after: {...after, bonus: null, over: free === 0 ? 'full' : 'all-eaten'}, effects};
  }
  effects.push({type: 'ate', seat: 0, at, score, length, food: after.food});
  const bonus = rules.bonus && !after.bonus && after.eaten % bonusEvery === 0 && free > 1;
  return {after, effects, food: after.food === null, bonus};
}

/** The next given food on a free cell, if any. */
function serve(state: SnakeState): Pick<SnakeState, 'food' | 'served'> {
  const {
    rules: {given},
    bonus,
  } = state;
  if (state.served === given.length) return {food: null, served: state.served};
  const taken = [...cellsOf(state), bonus?.at];
  const i = given.findIndex((cell, index) => index >= state.served && !taken.includes(cell));
  return i < 0 ? {food: null, served: given.length} : {food: given[i]!, served: i + 1};
}

/** Applies the outcome of chance to the board and the effects. */
function placed(
  state: SnakeState,
  effects: SnakeEffect[],
  food: number | null,
  bonus: number | undefined,
): Played<SnakeState, SnakeEffect> {
  const told = effects.map((effect) => (effect.type === 'ate' ? {...effect, food} : effect));
  if (bonus === undefined) return {ok: true, state: {...state, food}, effects: told};
  return {
    ok: true,
    state: {...state, food, bonus: {at: bonus, left: bonusTicks}},
    effects: [...told, {type: 'bonus-appeared', at: bonus, left: bonusTicks}],
  };
}
