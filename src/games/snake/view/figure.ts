/** The pose of the snake between two ticks. A cell is 100 units wide. */
import {cellsOf} from '../rules/board.js';
import type {Board, Direction, SnakeState} from '../rules/index.js';

export interface Pose {
  /** The path from tail to head; of several lines where the snake crosses an edge of the board. */
  readonly line: string;
  /** The transform of the head, which is drawn at the origin, facing right. */
  readonly head: string;
  /** The length of the line in cells. */
  readonly length: number;
  /** The dashes and their offset, in cells, that leave a dot of the line at each meal. */
  readonly gulps: readonly [dashes: string, offset: number];
}

/** The vector of one step. */
export const vectors: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  U: [0, -1],
  R: [1, 0],
  D: [0, 1],
  L: [-1, 0],
};
const angles: Readonly<Record<Direction, number>> = {U: -90, R: 0, D: 90, L: 180};

/** The centre of a cell, in board units. */
export const centre = (cell: number, width: number) =>
  [(cell % width) * 100 + 50, Math.floor(cell / width) * 100 + 50] as const;

const at = (x: number, y: number) => `${Math.round(x * 100 + 50)} ${Math.round(y * 100 + 50)}`;

/**
 * The pose of a snake between two states.
 * @param part progress, 0 just after the tick to 1 just before the next
 * @param meals the distances of meals from the head, in cells
 */
export function poseOf(
  before: SnakeState | undefined,
  after: SnakeState,
  part: number,
  meals: readonly number[] = [],
): Pose {
  const line = lineOf(before, after, part);
  const {length} = line;
  // in the order of the line, from the tail; across an edge of the board each line would have them
  const dots =
    line.line.lastIndexOf('M') > 0
      ? []
      : meals.map((distance) => length - distance).filter((at) => at > 1 && at < length);
  const gaps = dots.map((at, i) => (dots[i + 1] ?? at + far) - at);
  const gulps = dots.length > 0 ? gaps.map((gap) => `0 ${gap}`).join(' ') : `0 ${far}`;
  return {...line, gulps: [gulps, dots.length > 0 ? gaps.reduce((sum, gap) => sum + gap) - dots[0]! : far / 2]};
}

/** Longer than any snake, in cells. */
const far = 9999;

function lineOf(before: SnakeState | undefined, after: SnakeState, part: number): Omit<Pose, 'gulps'> {
  const {board, direction} = after;
  const cells = cellsOf(after).reverse();
  if (!before || part >= 1 || before.head === after.head) return pose(board, cells, 0, 0, angles[direction], direction);
  const grows = after.body.length > before.body.length;
  const turned = ((angles[direction] - angles[before.direction] + 540) % 360) - 180;
  // the head has turned half way to its cell
  const angle = angles[direction] - turned * Math.max(0, 1 - 2 * part);
  // include the cell that the tail is leaving
  if (!grows) cells.unshift(cellsOf(before).at(-1)!);
  return pose(board, cells, grows ? 0 : part, 1 - part, angle, direction);
}

/** Applies a pose to a rendered board without Lit, once per frame. */
export function applyPose(root: ParentNode, {line, head, length, gulps: [dashes, offset]}: Pose): void {
  for (const path of root.querySelectorAll('.body')) path.setAttribute('d', line);
  for (const path of root.querySelectorAll('.meal')) {
    path.setAttribute('pathLength', `${length}`);
    path.setAttribute('stroke-dasharray', dashes);
    path.setAttribute('stroke-dashoffset', `${offset}`);
  }
  root.querySelector('.snake-head')?.setAttribute('transform', head);
}

/** The direction from one cell to the next, also across an edge. */
function directionBetween({width, height}: Board, from: number, to: number): Direction {
  const step = to - from;
  if (step === 1 || step === 1 - width) return 'R';
  if (step === -1 || step === width - 1) return 'L';
  return step === width || step === width - width * height ? 'D' : 'U';
}

/**
 * @param cells from the tail to the head
 * @param cut completed part of the tail's first step
 * @param lack missing part of the head's last step
 */
function pose(
  board: Board,
  cells: readonly number[],
  cut: number,
  lack: number,
  angle: number,
  direction: Direction,
): Omit<Pose, 'gulps'> {
  const {width, height} = board;
  const steps = cells.slice(1).map((cell, i) => directionBetween(board, cells[i]!, cell));
  const tail = cells[0]!;
  let x = tail % width;
  let y = Math.floor(tail / width);
  let [dx, dy] = vectors[steps[0] ?? direction];
  let line = `M${at(x + dx * cut, y + dy * cut)}`;
  let head: [x: number, y: number] = [x, y];
  for (let i = 0; i < steps.length; i++) {
    const [ax, ay] = [dx, dy];
    [dx, dy] = vectors[steps[i]!];
    const left = i === steps.length - 1 ? lack : 0;
    if (ax !== dx || ay !== dy) {
      // the radius of a corner is limited by the lengths on either side
      const r = Math.min(0.5, i === 1 ? 1 - cut : 1, 1 - left);
      line += `L${at(x - ax * r, y - ay * r)}Q${at(x, y)} ${at(x + dx * r, y + dy * r)}`;
    }
    x += dx;
    y += dy;
    head = [x - dx * left, y - dy * left];
    if (x < 0 || y < 0 || x >= width || y >= height) {
      line += `L${at(...head)}`;
      [x, y] = [(x + width) % width, (y + height) % height];
      // start outside the board, so that no thin end is visible
      const back = i === 0 ? 1 - cut : 3;
      line += `M${at(x - dx * back, y - dy * back)}`;
      if (left <= 0.5) head = [x - dx * left, y - dy * left];
    }
  }
  const left = steps.length > 0 ? lack : 0;
  return {
    line: `${line}L${at(x - dx * left, y - dy * left)}`,
    head: `translate(${at(...head)})rotate(${Math.round(angle)})`,
    length: Math.max(0.01, steps.length - cut - left),
  };
}
