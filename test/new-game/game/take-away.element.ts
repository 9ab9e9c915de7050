/** The element of Take away: its settings. What it does is in definition.ts, the rules are in rules/. */
import {frameStyles} from '../../../src/element/frame.js';
import {GameElement} from '../../../src/element/game-element.js';
import {option} from '../../../src/element/option.js';
import {takeAway} from './definition.js';
import type {TakeAwayTypes} from './types.js';
import {boardStyles} from './view/board.js';

/**
 * Take away for two to six, people or automatic: take stones off the end, and be the one who takes the last.
 *
 * @tag take-away
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys - To the next square.
 * @key Home, End - To the first and the last square of the row.
 * @key Control+Home, Control+End - To the first and the last square of the board.
 * @key Enter, Space - Takes this stone and all after it.
 *
 * @csspart board - The board.
 * @csspart square - A square; where its stone may be taken, a press takes it and all after it.
 * @csspart stone - A stone.
 *
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The frame of the board.
 * @cssprop [--game-square=light-dark(#fbf5e7, #28433f)] - The lighter squares.
 * @cssprop [--game-square-alt=light-dark(#f1e5cb, #203734)] - The darker squares.
 * @cssprop [--game-stone=light-dark(#7d8a8c, #a9b8b4)] - The stones.
 */
export class TakeAway extends GameElement<TakeAwayTypes> {
  static override styles = [frameStyles, boardStyles];
  protected static override dictionary = takeAway.words;

  /** Stones at the start: 1 to 63. Default 21. */
  @option() stones?: number | string | undefined;

  /** Stones that may be taken at once: 1 to 9. Default 3. */
  @option() most?: number | string | undefined;

  constructor() {
    super(takeAway);
  }
}
