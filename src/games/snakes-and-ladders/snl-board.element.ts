/** The element of Snakes and Ladders: its settings. Its behaviour is in definition.ts, snl-ui.ts and view/. */
import {property} from 'lit/decorators.js';
import {isDevelopment, warnOf} from '../../play/development.js';
import {frameStyles} from '../../frame/frame.js';
import {GameElement} from '../../element/game-element.js';
import {option} from '../../element/option.js';
import {dieStyles} from '../../kit/die.js';
import type {Jump, OwnBoard} from './rules/index.js';
import {snakesAndLadders} from './definition.js';
import type {SnlTypes} from './types.js';
import {boardStyles} from './view/board.js';
import {figuresStyles} from './view/figures.styles.js';

/**
 * Snakes and Ladders for one to six players, people or automatic, on boards from 2 × 2 to 20 × 20.
 *
 * @tag snl-board
 *
 * @key Tab, Shift+Tab - To the board, the roll button, the tools, and back.
 * @key Arrow keys - Over the squares; each is announced with what is on it.
 * @key Home, End - To the ends of the row.
 * @key Control+Home, Control+End - To the corner at the top left, and at the bottom right.
 * @key Enter, Space - On the board or on the button: roll.
 * @key Any other key - With `step`: continue when the game waits at a snake or ladder.
 *
 * @csspart board - The board.
 * @csspart die - A die on the roll button.
 * @csspart piece - A player's piece.
 * @csspart roll - The roll button.
 *
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The frame of the board.
 * @cssprop [--game-square=light-dark(#fbf5e7, #28433f)] - The lighter squares.
 * @cssprop [--game-square-alt=light-dark(#f1e5cb, #203734)] - The darker squares.
 * @cssprop [--game-numeral=light-dark(#5f5038, #b9c9be)] - The numerals.
 * @cssprop [--game-ladder=light-dark(#a3652f, #d8a768)] - The ladders.
 * @cssprop [--game-route=light-dark(#b3124f, #ff7fa8)] - The shortest path.
 * @cssprop [--game-heat=light-dark(#ffb340, #8a3f12)] - The most visited squares.
 * @cssprop [--game-die=#fffdf6] - The die's faces.
 * @cssprop [--game-die-pips=#2a241c] - The die's pips.
 * @cssprop [--game-die-size=40px] - The die's side.
 */
export class SnlBoard extends GameElement<SnlTypes> {
  static override styles = [frameStyles, dieStyles, boardStyles, figuresStyles];
  protected static override dictionary = snakesAndLadders.words;

  /**
   * `classic` (100 squares, 11 snakes, 11 ladders), `chutes` (Milton Bradley), `empty`, `random` (drawn from the seed),
   * or, from script, `{size, columns, rows, snakes, ladders}`. Default: `classic`; with `snakes` or `ladders`, an empty
   * board with these; with a size other than 10 × 10, a random one.
   */
  @option() board?: 'classic' | 'chutes' | 'empty' | 'random' | OwnBoard | undefined;

  /** Columns and rows of a square board: 2 to 20. Default 10. */
  @option() size?: number | string | undefined;

  /** Columns, 2 to 20. Default: `size`. */
  @option() columns?: number | string | undefined;

  /** Rows, 2 to 20. Default: `size`. */
  @option() rows?: number | string | undefined;

  /** The snakes, head to tail: `46-15 48-9`, or pairs of numbers. Default: the board's. */
  @option() snakes?: string | readonly Jump[] | undefined;

  /** The ladders, foot to top: `8-26 19-38`, or pairs of numbers. Default: the board's. */
  @option() ladders?: string | readonly Jump[] | undefined;

  /** The start of the pieces: `1` (the first square) or `0` (off the board). Default 1; on `chutes` 0. */
  @option() start?: number | string | undefined;

  /**
   * The effect of a roll past home: the piece bounces back (`bounce`), stays (`stay`) or is home (`win`). Default
   * `bounce`; on `chutes` `stay`.
   */
  @option() overshoot?: 'bounce' | 'stay' | 'win' | undefined;

  /** Number of dice: 1 or 2. Default 1. */
  @option() dice?: number | string | undefined;

  /** Faces of a die: 2 to 20. Default 6. */
  @option() faces?: number | string | undefined;

  /** A six (with two dice a double) gives another roll; the third in a row does not move the piece. */
  @option({type: Boolean, attribute: 'extra-roll'}) extraRoll = false;

  /** A snake or ladder that ends at the start of another one continues along it. */
  @option({type: Boolean}) chain = false;

  /** A piece that ends on rivals sends them back to the start. */
  @option({type: Boolean}) capture = false;

  /**
   * Number of rounds after which the game is a draw. Default if all players are automatic: 150, or 1.5 times the number
   * of squares on boards of more than 100. With people: practically unlimited.
   */
  @option({attribute: 'max-rounds'}) maxRounds?: number | string | undefined;

  /** Shows each player's exact chance to win after every roll. */
  @property({type: Boolean, reflect: true}) odds = false;

  /** Shows the fewest rolls home from the square of the player to roll. `hints` does so, too. */
  @property({type: Boolean, reflect: true}) path = false;

  /** Tints each square by how often it is visited in a game. */
  @property({type: Boolean, reflect: true}) heat = false;

  /**
   * Waits for a key or press at every snake and ladder. No effect without animations (`speed="instant"`, reduced
   * motion).
   */
  @property({type: Boolean, reflect: true}) step = false;

  /** Lists the figures of the position: fewest and expected rolls, and where each roll leads. */
  @property({type: Boolean, reflect: true}) figures = false;

  constructor() {
    super(snakesAndLadders);
    if (isDevelopment) {
      warnOf(this, () =>
        !this.board && (this.size ?? this.columns ?? this.rows) && this.view.state.board.name === 'random'
          ? 'A size without `board` gives a random board. Set board="random" to confirm, or `snakes` and `ladders`.'
          : undefined,
      );
    }
  }
}
