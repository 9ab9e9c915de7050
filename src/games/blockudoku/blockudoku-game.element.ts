/**
 * The element of BlockuDoku: its settings. Its behaviour is in definition.ts, blockudoku-ui.ts and view/, its rules in
 * rules/.
 */
import {frameStyles} from '../../frame/frame.js';
import {GameElement} from '../../element/game-element.js';
import {option} from '../../element/option.js';
import {headStyles} from '../../kit/head.js';
import {layoutStyles} from '../../frame/templates/layout.js';
import {blockudoku} from './definition.js';
import type {BlockudokuTypes} from './types.js';
import {boardStyles} from './view/board.js';
import {tilesStyles} from './view/tiles.js';
import {trayLayout, trayStyles} from './view/tray.js';

/**
 * BlockuDoku for one player, a person or automatic: place the pieces of a tray on a 9 × 9 board; full rows, columns and
 * squares clear.
 *
 * @tag blockudoku-game
 *
 * @key Tab, Shift+Tab - To the board, the pieces, the tools, and back.
 * @key 1, 2, 3 - Without a piece in hand: pick that piece.
 * @key Arrow keys - Over the cells, with the piece in hand.
 * @key Home, End - To the ends of the row.
 * @key Control+Home, Control+End - To the corner at the top left, and at the bottom right.
 * @key 1 … 9, A … I - With a piece in hand: to that cell, row first, as in `5` `E`.
 * @key Enter, Space - On a piece: pick it. On the board: put it down.
 * @key R - Turn the piece in hand, with `rotate`.
 * @key Escape - Put the piece back; without one, pause or resume.
 *
 * @csspart board - The board.
 * @csspart cell - The focusable area of a cell; transparent.
 * @csspart piece - A tile of a piece, on the board, in the tray or in hand.
 *
 * @cssprop [--game-tile=light-dark(#2f6f94, #5fa8cc)] - The tiles; their edges are derived from it. By default each family of pieces has a colour of its own; this is that of the bars.
 * @cssprop [--game-tile-light=light-dark(#ffd98a, #fff0c4)] - The tiles that are about to clear.
 * @cssprop [--game-square=light-dark(#f4f6ea, #223a36)] - The lighter squares.
 * @cssprop [--game-square-alt=light-dark(#dde6d6, #162825)] - The darker squares.
 * @cssprop [--game-frame=light-dark(#25534d, #68938a)] - The frame of the board.
 * @cssprop [--game-refused=light-dark(#b3261e, #ff9d8f)] - The cells where the piece in hand does not fit.
 */
export class BlockudokuGame extends GameElement<BlockudokuTypes> {
  static override styles = [
    ...frameStyles.filter((sheet) => sheet !== layoutStyles),
    trayLayout,
    headStyles,
    tilesStyles,
    boardStyles,
    trayStyles,
  ];
  protected static override dictionary = blockudoku.words;

  /**
   * The set that pieces are drawn from: `classic` (45), `app` (47), `all` (49), or a list of names and shapes, such as
   * `O4 T4r1 111/101`. Default `classic`.
   */
  @option() pieces?: string | readonly string[] | undefined;

  /**
   * `classic` (18 points per line or square, 50 for several, 30 more for each clearing move in a row) or `woodoku`.
   * Default `classic`.
   */
  @option() scoring?: 'classic' | 'woodoku' | undefined;

  /** Refills the tray when it is empty (`hand`) or after each piece (`each`). Default `hand`. */
  @option() refill?: 'hand' | 'each' | undefined;

  /** Redraws pieces, up to 100 times, until all of them fit in some order. */
  @option({type: Boolean}) fair = false;

  /** Lets the player turn pieces. */
  @option({type: Boolean}) rotate = false;

  /** The position at the start: nine rows of nine `0` and `1`. Default: empty. */
  @option() board?: string | readonly string[] | undefined;

  /** The first three pieces, by name or shape. Default: drawn. */
  @option() hand?: string | readonly string[] | undefined;

  /**
   * The game of the day, the same for everyone: today's (as an empty attribute), or that of a date such as
   * `2026-01-31`. It determines the seed.
   */
  @option() daily?: string | boolean | undefined;

  constructor() {
    super(blockudoku);
  }
}
