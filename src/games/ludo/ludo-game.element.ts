/** The element of Ludo: its settings. Its behaviour is in definition.ts, ludo-ui.ts and view/, its rules in rules/. */
import {property} from 'lit/decorators.js';
import {isDevelopment, warnOf} from '../../play/development.js';
import {defaultSwitch} from '../../frame/checked.js';
import {frameStyles} from '../../frame/frame.js';
import {GameElement} from '../../element/game-element.js';
import {option} from '../../element/option.js';
import {dieStyles} from '../../kit/die.js';
import {ludo} from './definition.js';
import type {TrackName} from './rules/index.js';
import type {LudoTypes} from './types.js';
import {boardStyles} from './view/board.js';

/** A rule that can be switched `on` or `off`. */
type Switch = 'on' | 'off' | boolean | undefined;

/**
 * Ludo for two to four players, people or automatic (`random`, `greedy`, `strong`). A player's colour is a corner of
 * the board: `players="Ada:green, Ben:red:auto:strong"`; any other colour paints a remaining corner.
 *
 * @tag ludo-game
 *
 * @key Tab, Shift+Tab - To the pieces that can move, the roll button, the tools, and back.
 * @key Arrow keys - To the next piece that can move; each is announced with the result of its move.
 * @key Home, End - To the first and the last piece that can move.
 * @key Enter, Space - Roll, or move the piece.
 * @key 1, 2, 3, 4 - Move that piece.
 *
 * @csspart board - The board.
 * @csspart die - The die, beside the yard of the player to act.
 * @csspart piece - A piece.
 * @csspart roll - The button that rolls the die.
 *
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The frame of the board.
 * @cssprop [--game-square=light-dark(#fdf8ec, #2d4743)] - The squares.
 * @cssprop [--game-line=light-dark(#d9c9a5, #162723)] - The area between the squares.
 * @cssprop [--game-sign=light-dark(#8a7650, #9db5a9)] - The stars.
 * @cssprop [--game-die=#fffdf6] - The die's faces.
 * @cssprop [--game-die-pips=#2a241c] - The die's pips.
 * @cssprop [--game-die-size=8cqmin] - The die's side; by default it grows with the board.
 */
export class LudoGame extends GameElement<LudoTypes> {
  static override styles = [frameStyles, dieStyles, boardStyles];
  protected static override dictionary = ludo.words;

  /** The preset for all switches below: `standard` or `classic59`. Default `standard`. */
  @option() rules?: 'standard' | 'classic59' | undefined;

  /**
   * The track: `standard` (home is 57), or `classic59` (a piece passes its own start again; home is 59). Default: as
   * `rules`.
   */
  @option() track?: TrackName | undefined;

  /**
   * A piece that would pass home bounces back; otherwise it cannot move. Default `off`; on the track `classic59` `on`.
   */
  @option({type: Boolean, converter: defaultSwitch}) bounce?: Switch;

  /** Protects pieces on the eight safe squares from capture. Default `on`; with `classic59` `off`. */
  @option({type: Boolean, converter: defaultSwitch}) safe?: Switch;

  /** A piece that ends on rivals sends them back to their yards. Default `on`. */
  @option({type: Boolean, converter: defaultSwitch}) capture?: Switch;

  /** Only a six brings a piece out; otherwise any roll does. Default `on`. */
  @option({type: Boolean, converter: defaultSwitch, attribute: 'six-enters'}) sixEnters?: Switch;

  /** A six gives another roll. Default `on`. */
  @option({type: Boolean, converter: defaultSwitch, attribute: 'six-again'}) sixAgain?: Switch;

  /** A capture gives another roll. Default `on`; with `classic59` `off`. */
  @option({type: Boolean, converter: defaultSwitch, attribute: 'capture-again'}) captureAgain?: Switch;

  /** A piece that comes home gives another roll. Default `on`; with `classic59` `off`. */
  @option({type: Boolean, converter: defaultSwitch, attribute: 'home-again'}) homeAgain?: Switch;

  /** The third six in a row is not moved and ends the turn. Default `on`; with `classic59` `off`. */
  @option({type: Boolean, converter: defaultSwitch, attribute: 'three-sixes'}) threeSixes?: Switch;

  /** Up to three rolls in a turn while all pieces are in the yard. */
  @option({type: Boolean}) attempts = false;

  /** Two pieces of one colour on a square block it for rivals. */
  @option({type: Boolean}) blocks = false;

  /** With four players, opposite players are partners. */
  @option({type: Boolean}) teams = false;

  /** A forced move is made with the roll, as a single move of the record. */
  @option({type: Boolean, attribute: 'auto-move'}) autoMove = false;

  /** The others play on for their places after the first player is done. */
  @option({type: Boolean, attribute: 'play-on'}) playOn = false;

  /** Pieces per player, 1 to 4. Default 4; fewer make a quick game. */
  @option() pieces?: number | string | undefined;

  /** Vacant seats at the start, counted from the last: 0 to 2. Players may join later. Default 0. */
  @option() open?: number | string | undefined;

  /** Shows each player's simulated chance to win after every move. */
  @property({type: Boolean, reflect: true}) odds = false;

  /**
   * Waits for a press even if only one piece can move. Otherwise that piece moves automatically, shortly after the
   * roll.
   */
  @property({type: Boolean, attribute: 'confirm-single'}) confirmSingle = false;

  constructor() {
    super(ludo);
    if (isDevelopment) {
      warnOf(this, () => {
        const {options, seats} = this.view;
        return options.teams && seats.length < 4
          ? `\`teams\` has no effect with ${seats.length} players. Expected 4 players.`
          : undefined;
      });
    }
  }
}
