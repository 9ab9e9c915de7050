/** Where things are: on the page, and in board units, of which a cell has 100 × 100. */
import type {Piece} from '../rules/index.js';

/** A place for tiles: the top left corner in board units, and how large a tile is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where a board is on the page: the corner of its first cell, and how many pixels a unit has. */
export interface BoardBox {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

/** Measures the board, whose rim is 14 units wide. */
export function boxOf(board: Element): BoardBox {
  const {left, top, width} = board.getBoundingClientRect();
  // a board that a tiny frame leaves no room
  const unit = width / 928 || 1;
  return {left: left + 14 * unit, top: top + 14 * unit, unit};
}

/** The middle of something on the page, in board units, and how many pixels wide and high it is. */
export function middleOf(
  {left, top, unit}: BoardBox,
  element: Element,
): {readonly x: number; readonly y: number; readonly width: number; readonly height: number} {
  const {x, y, width, height} = element.getBoundingClientRect();
  return {x: (x + width / 2 - left) / unit, y: (y + height / 2 - top) / unit, width, height};
}

/**
 * Units across a slot and down, as far as its own sides allow. In a tray as wide as the board with square slots a tile is
 * at least 60 % as large as on the board, also of a bar of five.
 */
export const slotSize = ({rows, columns}: Piece): readonly [width: number, height: number] => [
  Math.max(430, columns * 102),
  Math.max(330, rows * 100),
];

/** Where the piece of a tray's slot lies, in board units. */
export function slotSpot(board: Element, slot: Element, piece: Piece): Spot {
  const box = boxOf(board);
  const {x, y, width, height} = middleOf(box, slot);
  const [across, down] = slotSize(piece);
  const scale = Math.min(width / across, height / down) / box.unit;
  return {x: x - piece.columns * 50 * scale, y: y - piece.rows * 50 * scale, scale};
}

/** Something that floats over the board, at a spot: the transform that an animation takes; a unit has so many pixels. */
export const floatingAt = ({x, y, scale = 1}: Partial<Spot> & Omit<Spot, 'scale'>, unit: number): string =>
  `translate(${x * unit}px,${y * unit}px) scale(${scale})`;

/** Puts something that floats over the board where it lies, whatever size the board takes. */
export const putAt = (element: HTMLElement, {x, y}: Omit<Spot, 'scale'>): void => {
  element.style.transform = `translate(${x / 9.28}%,${y / 9.28}%)`;
};
