/** The element of Snake: its settings. What it does is in definition.ts, snake-ui.ts and view/, the rules are in rules/. */
import {property} from 'lit/decorators.js';
import {frameStyles} from '../../element/frame.js';
import {GameElement} from '../../element/game-element.js';
import {option} from '../../element/option.js';
import {headStyles} from '../../templates/head.js';
import type {FoodCell} from './rules/index.js';
import {waitForStart} from './snake-ui.js';
import {snake} from './definition.js';
import type {SnakeTypes} from './types.js';
import {boardStyles} from './view/board.js';

/**
 * Snake, with a clock or turn by turn, for a person or the automatic player, on boards from 4 × 4 to 60 × 60.
 *
 * @tag snake-game
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys, W, A, S, D - Start, and turn; up to two turns wait for their ticks. Turn by turn: one step. After the
 *   end: another game.
 * @key Space - Start, pause, and go on. Turn by turn: one step on. After the end: another game.
 * @key Enter - The same. Turn by turn: hear again where things are.
 * @key P - Pause, and go on.
 *
 * @csspart head - The line above the board: score, length and best.
 * @csspart score - The score.
 * @csspart length - The snake's length.
 * @csspart best - The best score, with `autosave`.
 * @csspart board - The board.
 * @csspart frame - The line round the board; dashed where there are no walls.
 * @csspart ground - The ground.
 * @csspart obstacle - The obstacles.
 * @csspart guides - With `hints`: the row and the column of the food.
 * @csspart food - The food.
 * @csspart bonus - The bonus.
 * @csspart snake - The snake.
 * @csspart snake-head - Its head.
 * @csspart speeds - The choice of a speed, before the first move.
 * @csspart count - The count before a game goes on.
 * @csspart pad - The four buttons to steer with.
 * @csspart steer - One of them.
 *
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The frame of the board.
 * @cssprop [--game-ground=light-dark(#f8f1df, #1f3431)] - The ground.
 * @cssprop [--game-dot=light-dark(#d8c9a6, #35544e)] - The dots of the cells.
 * @cssprop [--game-obstacle=light-dark(#8a7354, #6d8279)] - The obstacles.
 * @cssprop [--game-snake=light-dark(#2c8a5c, #57c48c)] - The snake.
 * @cssprop [--game-food=light-dark(#cf3f3a, #ff7b69)] - The food.
 * @cssprop [--game-bonus=light-dark(#c98a00, #ffcf5c)] - The bonus.
 */
export class SnakeGame extends GameElement<SnakeTypes> {
  static override styles = [frameStyles, headStyles, boardStyles];
  protected static override dictionary = snake.words;

  /** Columns, 4 to 60. Default: those of drawn `obstacles`, else 16. */
  @option() width?: number | string | undefined;

  /** Rows, 4 to 60. Default: those of drawn `obstacles`, else 16. */
  @option() height?: number | string | undefined;

  /** Length of the snake at first, 1 to `width`. Default 3. */
  @option() length?: number | string | undefined;

  /** Where the snake starts, heading right: `centre` (the default; as near to it as obstacles allow) or `corner` (top left). */
  @option({attribute: 'start-at'}) startAt?: 'corner' | 'centre' | undefined;

  /** `off`: who leaves the board comes in again on the other side. Default `on`. */
  @option() walls?: 'on' | 'off' | boolean | undefined;

  /** `none` (default), `rails`, `pillars`, `rooms`, or rows of `.` and `#` with a line or `/` for each. */
  @option() obstacles?: string | undefined;

  /**
   * How fast the clock goes, and points for a food: 1 (default, 150 ms a cell) to 9 (61 ms a cell). The player may choose
   * another before the first move: slow, normal and fast are three levels apart, and this one is among them.
   */
  @option() level?: number | string | undefined;

  /** Every fifth food brings a bonus that stays for 20 ticks. */
  @option({type: Boolean}) bonus = false;

  /** Food to be served in this order, each as row and column from 0: `1,2 0,1`, or pairs of numbers. Default: all is drawn. */
  @option() food?: string | readonly FoodCell[] | undefined;

  /** `off`: who has eaten the last given food has won. Default `on`: more is drawn. */
  @option() refill?: 'on' | 'off' | boolean | undefined;

  /** Turn by turn: no clock, the snake waits for each step. */
  @property({type: Boolean, reflect: true}) step = false;

  /** Shows buttons to steer with, which are there anyway with `step`. On touch screens they show while they have the focus. */
  @property({type: Boolean, reflect: true}) buttons = false;

  constructor() {
    super(snake);
  }

  /**
   * Shows the game once more from its start, at the pace of the clock; it ends as soon as anything happens to the game.
   * @returns whether it was shown to its end
   */
  override async replay(): Promise<boolean> {
    this.resume();
    const shown = await super.replay();
    if (shown && this.turn !== undefined) waitForStart(this, this.view.seats);
    return shown;
  }
}
