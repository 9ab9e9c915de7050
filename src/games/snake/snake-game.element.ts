/**
 * The element of Snake: its settings. Its behaviour is in definition.ts, snake-ui.ts and view/, its rules in rules/.
 */
import {property} from 'lit/decorators.js';
import {defaultSwitch} from '../../frame/checked.js';
import {frameStyles} from '../../frame/frame.js';
import {GameElement} from '../../element/game-element.js';
import {option} from '../../element/option.js';
import {headStyles} from '../../kit/head.js';
import type {FoodCell} from './rules/index.js';
import {snake} from './definition.js';
import type {SnakeTypes} from './types.js';
import {boardStyles} from './view/board.js';

/**
 * Snake for a person or an automatic player, in real time or turn by turn, on boards from 4 × 4 to 60 × 60.
 *
 * @tag snake-game
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys, W, A, S, D - Start, and turn; up to two turns are queued. Turn by turn: one step. After the end: a
 *   new game.
 * @key Space - Start, pause or resume. Turn by turn: one step ahead. After the end: a new game.
 * @key Enter - The same. Turn by turn: announce the position again.
 * @key P - Pause or resume.
 *
 * @csspart board - The board.
 * @csspart food - The food.
 * @csspart snake - The snake.
 *
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The frame of the board.
 * @cssprop [--game-ground=light-dark(#e8efd6, #1f3431)] - The ground.
 * @cssprop [--game-dot=light-dark(#b9ca98, #35544e)] - The squares of the ground.
 * @cssprop [--game-obstacle=light-dark(#8a7354, #6d8279)] - The obstacles.
 * @cssprop [--game-snake=light-dark(#1d7d50, #57c48c)] - The snake.
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

  /** The initial length of the snake, 1 to `width`. Default 3. */
  @option() length?: number | string | undefined;

  /**
   * The start of the snake, heading right: `centre` (default; as near to it as obstacles allow) or `corner` (top left).
   */
  @option({attribute: 'start-at'}) startAt?: 'corner' | 'centre' | undefined;

  /** Walls around the board. `off`: the snake leaves the board and enters again on the other side. Default `on`. */
  @option({type: Boolean, converter: defaultSwitch}) walls?: 'on' | 'off' | boolean | undefined;

  /**
   * `none` (default), `rails`, `pillars`, `rooms`, or a custom drawing: one line of `.` and `#` per row (or `/` between
   * them).
   */
  @option() obstacles?: string | undefined;

  /**
   * The speed, and the points per food: 1 (default, 150 ms per cell) to 9 (61 ms per cell). Before the first move, the
   * player may choose another: slow, normal and fast are three levels apart and include this one.
   */
  @option() level?: number | string | undefined;

  /** Adds a bonus for 20 ticks after every fifth food. */
  @option({type: Boolean}) bonus = false;

  /**
   * The cells of the food in this order, each as row and column from 0: `1,2 0,1`, or pairs of numbers. Default: drawn.
   */
  @option() food?: string | readonly FoodCell[] | undefined;

  /** Draws more food after the last given one. `off`: eating that one wins. Default `on`. */
  @option({type: Boolean, converter: defaultSwitch}) refill?: 'on' | 'off' | boolean | undefined;

  /**
   * The game of the day, the same for everyone: today's (as an empty attribute), or that of a date such as `2026-01-31`.
   * Each day of the week has its own walls and obstacles; other settings override them. It determines the seed.
   */
  @option() daily?: string | boolean | undefined;

  /** Plays turn by turn: without a clock, the snake waits for each step. */
  @property({type: Boolean, reflect: true}) step = false;

  /** Shows steering buttons. They are also shown with `step`, and on touch screens while they have the focus. */
  @property({type: Boolean, reflect: true}) buttons = false;

  constructor() {
    super(snake);
  }
}
