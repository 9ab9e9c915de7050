/** The element of peg solitaire: its settings. What it does is in peg-game.ts, peg-ui.ts and view/, the rules are in rules/. */
import {property} from 'lit/decorators.js';
import {frameStyles} from '../../element/frame.js';
import {GameElement} from '../../element/game-element.js';
import {option} from '../../element/option.js';
import {headStyles} from '../../templates/head.js';
import {pegGame} from './peg-game.js';
import type {Lattice} from './rules/index.js';
import type {PegTypes} from './types.js';
import {boardStyles} from './view/board.js';
import {chooserStyles} from './view/chooser.js';

/**
 * Peg solitaire for one, on triangles of any number of rows, the English and other crosses, and own shapes: jump over
 * pegs until one is left.
 *
 * @tag peg-solitaire
 * @slot - Shown below the game: a word from the page.
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys - To the next hole; on a triangle up goes to the right and down to the left, along an edge the other way.
 * @key Home, End - To the first and the last hole of the row.
 * @key Control+Home, Control+End - To the first and the last hole of the board.
 * @key Enter, Space - Take a peg, jump with it, or put it back.
 * @key Escape - Put the peg back; with none in hand pause, and go on.
 *
 * @csspart board - The board with the pegs and the row of those taken.
 * @csspart wood - The wood.
 * @csspart hole - The hollows.
 * @csspart spot - The ground of a hole, tinted where the picked peg may jump.
 * @csspart peg - A peg.
 * @csspart rack - The groove for the pegs that are taken.
 * @csspart cell - A hole, as one can focus it; transparent.
 * @csspart winnable - Whether the game can still be won.
 * @csspart head - The line above the board.
 * @csspart note - In it: the date of a daily puzzle.
 * @csspart pegs - How many pegs are left.
 * @csspart jumps - How many jumps were made.
 * @csspart sweeps - How many sweeps these were.
 * @csspart chooser - Where the board is chosen.
 *
 * @cssprop [--game-wood=light-dark(#dcae72, #8a5f38)] - The wood.
 * @cssprop [--game-peg=light-dark(#a5322b, #d9664a)] - The pegs.
 * @cssprop [--game-hint=light-dark(#ffd23f, #ffe06b)] - The tint of hints, marks and holes that can be jumped to.
 */
export class PegSolitaire extends GameElement<PegTypes> {
  static override styles = [frameStyles, headStyles, boardStyles, chooserStyles];
  protected static override dictionary = pegGame.words;

  /**
   * `triangle` (default), `english` (33 holes), `european` (37), `german` (45), `asymmetric` (39), `diamond` (41), or an
   * own shape: one line a row (or `/` for its end), `o` a peg, `.` an empty hole, blank none.
   */
  @option() board?: string | undefined;

  /** Rows of the triangle, 1 to 30. Default 5. */
  @option() rows?: number | string | undefined;

  /** Directions of an own shape: `square` (four) or `triangle` (six). Default `square`. */
  @option() lattice?: Lattice | undefined;

  /** The hole left free. Default: hole 1 of a triangle, else the centre or where the board is usually begun. */
  @option() empty?: number | string | undefined;

  /** The hole the last peg must end in. Default: any. */
  @option() target?: number | string | undefined;

  /** A random position of so many pegs that can be won, drawn from the seed. Default: the full board. */
  @option() pegs?: number | string | undefined;

  /** The pegs at the start, one mark a hole: `o` a peg, `.` none. Default: the full board. */
  @option() start?: string | undefined;

  /**
   * The puzzle of the day, the same for everyone: of today (as attribute empty), or of a date such as `2026-01-31`. Each
   * day of the week has its board, with about half of the pegs; settings of your own go before. It brings its own seed.
   */
  @option() daily?: string | boolean | undefined;

  /** Writes the number beside each hole. */
  @property({type: Boolean}) numbers = false;

  /** The board and the empty hole can be chosen in the element. */
  @property({type: Boolean}) chooser = false;

  /** Says whether the game can still be won. `hints` does so too. */
  @property({type: Boolean, reflect: true}) outlook = false;

  /** Marks the pegs with a jump that keeps the game winnable. `hints` does so too. */
  @property({type: Boolean, reflect: true}) marks = false;

  /** Says how few pegs can still be reached. */
  @property({type: Boolean, reflect: true}) fewest = false;

  constructor() {
    super(pegGame);
  }
}
