/** The element of BlockuDoku: its settings. What it does is in definition.ts, blockudoku-ui.ts and view/, the rules are in rules/. */
import {frameStyles} from '../../element/frame.js';
import {GameElement} from '../../element/game-element.js';
import {option} from '../../element/option.js';
import {headStyles} from '../../templates/head.js';
import {layoutStyles} from '../../templates/layout.js';
import {blockudoku} from './definition.js';
import type {BlockudokuTypes} from './types.js';
import {boardStyles} from './view/board.js';
import {tilesStyles} from './view/tiles.js';
import {trayLayout, trayStyles} from './view/tray.js';

/**
 * BlockuDoku: pieces from a tray go on a board of 9 × 9; full rows, columns and squares clear. For one player, a person
 * or automatic.
 *
 * @tag blockudoku-game
 * @slot - Shown below the game: a word from the page.
 *
 * @key Tab, Shift+Tab - To the board, the pieces, the tools, and back.
 * @key 1, 2, 3 - With nothing in hand: take that piece.
 * @key Arrow keys - Over the cells, with the piece in hand.
 * @key Home, End - To the ends of the row.
 * @key Control+Home, Control+End - To the corner at the top left, and at the bottom right.
 * @key 1 … 9, A … I - With a piece in hand: to that cell, row first, as in `5` `E`.
 * @key Enter, Space - On a piece: take it. On the board: put it down.
 * @key R - Turn the piece in hand, where `rotate` allows it.
 * @key Escape - Give the piece back; with nothing in hand pause, and go on.
 *
 * @csspart head - The line above the board.
 * @csspart score - The points.
 * @csspart best - The best score, where `autosave` keeps it.
 * @csspart note - Between them: the date of a daily game, or the streak.
 * @csspart streak - Clearing moves in a row, from two on.
 * @csspart board - The board.
 * @csspart ground - Squares of the one tint.
 * @csspart ground-alt - Squares of the other tint.
 * @csspart tile - A tile: on the board, in the tray or in the hand.
 * @csspart cell - A cell, as it is reached and pressed.
 * @csspart held - The piece that is dragged.
 * @csspart shout - What a move was worth, called out over it.
 * @csspart tray - The tray.
 * @csspart slot - A slot of the tray: a button.
 *
 * @cssprop [--game-tile=light-dark(#bf6f2e, #d8954b)] - A tile; its edges are made of it.
 * @cssprop [--game-tile-light=light-dark(#ffd98a, #fff0c4)] - A tile that is about to clear.
 * @cssprop [--game-square=light-dark(#fbf5e7, #28433f)] - Squares of the one tint.
 * @cssprop [--game-square-alt=light-dark(#eadfc6, #1d322f)] - Squares of the other tint.
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The board's rim.
 * @cssprop [--game-refused=light-dark(#b3261e, #ff9d8f)] - Where the piece in hand does not fit.
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
   * What pieces are drawn from: `classic` (45), `app` (47), `all` (49), or names and shapes of one's own, such as
   * `O4 T4r1 111/101`. Default `classic`.
   */
  @option() pieces?: string | readonly string[] | undefined;

  /** `classic`: 18 a line or square, 50 for several, 30 more for each clearing move in a row; or `woodoku`. Default `classic`. */
  @option() scoring?: 'classic' | 'woodoku' | undefined;

  /** New pieces come when the tray is empty (`hand`) or for each piece at once (`each`). Default `hand`. */
  @option() refill?: 'hand' | 'each' | undefined;

  /** Pieces are drawn again, up to 100 times, until they all fit in some order. */
  @option({type: Boolean}) fair = false;

  /** Pieces may be turned. */
  @option({type: Boolean}) rotate = false;

  /** The start position: nine rows of nine `0` and `1`. Default: empty. */
  @option() board?: string | readonly string[] | undefined;

  /** The first three pieces, by name or shape. Default: drawn. */
  @option() hand?: string | readonly string[] | undefined;

  /** The game of the day, the same for everyone: of today (as attribute empty), or of a date such as `2026-01-31`. It brings its own seed. */
  @option() daily?: string | boolean | undefined;

  constructor() {
    super(blockudoku);
  }
}
