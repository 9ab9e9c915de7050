/** Geometry of the board, on the page and in board units. A cell is 100 × 100 units. */
import type {Piece} from '../rules/index.js';

/** A position for a piece: its top left corner in board units, and the scale of its tiles. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A piece over the board, with its top left corner in board units. */
export interface FloatingPiece {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

/** The corner of a board's first cell on the page, and the size of a unit in pixels. */
export interface BoardBox {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

/** Measures the board. */
export function boxOf(board: Element): BoardBox {
  const {left, top, width} = board.getBoundingClientRect();
  // a tiny frame may leave the board no width
  return {left, top, unit: width / 900 || 1};
}

/** The centre of an element in board units, and its size in pixels. */
export function middleOf(
  {left, top, unit}: BoardBox,
  element: Element,
): {readonly x: number; readonly y: number; readonly width: number; readonly height: number} {
  const {x, y, width, height} = element.getBoundingClientRect();
  return {x: (x + width / 2 - left) / unit, y: (y + height / 2 - top) / unit, width, height};
}

/** The width and height of the view box of a piece in its slot: the same for all but the largest, which have a margin, too. */
export const slotSize = ({rows, columns}: Piece): readonly [width: number, height: number] => [
  Math.max(310, columns * 102),
  Math.max(310, rows * 102),
];

/** The position of a piece in its slot of the tray, in board units. */
export function slotSpot(board: Element, slot: Element, piece: Piece): Spot {
  const box = boxOf(board);
  const {x, y, width, height} = middleOf(box, slot);
  const [across, down] = slotSize(piece);
  const scale = Math.min(width / across, height / down) / box.unit;
  return {x: x - piece.columns * 50 * scale, y: y - piece.rows * 50 * scale, scale};
}

/** The transform of a floating piece at a spot, for animations. @param unit size of a board unit in pixels */
export const floatingAt = ({x, y, scale = 1}: Partial<Spot> & Omit<Spot, 'scale'>, unit: number): string =>
  `translate(${x * unit}px,${y * unit}px) scale(${scale})`;

/** Positions a floating piece, relative to the size of the board. */
export const putAt = (element: HTMLElement, {x, y}: Omit<Spot, 'scale'>): void => {
  element.style.transform = `translate(${x / 9}%,${y / 9}%)`;
};
