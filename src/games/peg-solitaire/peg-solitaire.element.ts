/**
 * The element of peg solitaire: its settings. Its behaviour is in definition.ts, peg-ui.ts and view/, its rules in
 * rules/.
 */
import {property} from 'lit/decorators.js';
import {frameStyles} from '../../frame/frame.js';
import {GameElement} from '../../element/game-element.js';
import {option} from '../../element/option.js';
import {headStyles} from '../../kit/head.js';
import {boardFrame} from '../../frame/templates/layout.js';
import {pegGame} from './definition.js';
import type {Lattice} from './rules/index.js';
import type {PegTypes} from './types.js';
import {boardStyles} from './view/board.js';

/**
 * Peg solitaire for one, on triangles of any number of rows, the English and other crosses, and custom shapes: jump
 * over pegs until one is left.
 *
 * @tag peg-solitaire
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys - To the next hole. On a triangle, up goes up and right, down goes down and left, or along the other
 *   diagonal at an edge.
 * @key Home, End - To the first and the last hole of the row.
 * @key Control+Home, Control+End - To the first and the last hole of the board.
 * @key Enter, Space - Pick a peg, jump with it, or put it back.
 * @key Escape - Put the picked peg back; without one, pause or resume.
 *
 * @csspart board - The board with the pegs and the rack.
 * @csspart cell - The focusable area of a hole; transparent.
 * @csspart piece - A peg.
 *
 * @cssprop [--game-wood=light-dark(#dcae72, #8a5f38)] - The wood.
 * @cssprop [--game-peg=light-dark(#a5322b, #d9664a)] - The pegs.
 * @cssprop [--game-hint=light-dark(#ffd23f, #ffe06b)] - The tint of hints, marks and holes that can be jumped to.
 */
export class PegSolitaire extends GameElement<PegTypes> {
  static override styles = [...frameStyles.filter((sheet) => sheet !== boardFrame), headStyles, boardStyles];
  protected static override dictionary = pegGame.words;

  /**
   * `triangle` (default), `english` (33 holes), `european` (37), `german` (45), `asymmetric` (39), `diamond` (41), or a
   * custom shape: one line per row (or `/` between them), `o` a peg, `.` an empty hole, a blank for none.
   */
  @option() board?: string | undefined;

  /** Rows of the triangle, 1 to 30. Default 5. */
  @option() rows?: number | string | undefined;

  /** Directions on a custom shape: `square` (four) or `triangle` (six). Default `square`. */
  @option() lattice?: Lattice | undefined;

  /**
   * The empty hole at the start. Default: hole 1 of a triangle, but hole 2 with 4, 7, 10 … rows, which can't be solved
   * from hole 1; on other boards the conventional one, at or near the centre.
   */
  @option() empty?: number | string | undefined;

  /** The hole the last peg must end in. Default: any. */
  @option() target?: number | string | undefined;

  /** The number of pegs of a random position that can be won, drawn from the seed. Default: the full board. */
  @option() pegs?: number | string | undefined;

  /** The pegs at the start, one mark per hole: `o` a peg, `.` none. Default: the full board. */
  @option() start?: string | undefined;

  /**
   * The puzzle of the day, the same for everyone: today's (as an empty attribute), or that of a date such as
   * `2026-01-31`. Each day of the week has its own board, with about half of its pegs; other settings override it. It
   * determines the seed.
   */
  @option() daily?: string | boolean | undefined;

  /** Shows the number beside each hole. */
  @property({type: Boolean}) numbers = false;

  /** Shows whether the game can still be won. `hints` does so, too. */
  @property({type: Boolean, reflect: true}) outlook = false;

  /** Marks the pegs with a jump that keeps the game winnable. `hints` does so, too. */
  @property({type: Boolean, reflect: true}) marks = false;

  /** Shows the fewest pegs that can still be reached. */
  @property({type: Boolean, reflect: true}) fewest = false;

  constructor() {
    super(pegGame);
  }
}
