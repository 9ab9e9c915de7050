/** The settings that every game has, as properties and attributes. `readSettings` reads and checks them. */
import {property} from 'lit/decorators.js';
import type {Speed} from '../play/settings.js';
import {checked, defaultSwitch, fromAttribute} from './checked.js';
import type {Players} from '../play/players.js';
import {ServedElement} from './served-element.js';
import {readLink, readNumber, readText, readTurnClock} from '../play/settings.js';

export abstract class GameSettings extends ServedElement {
  /**
   * The players: a number of people, a text such as `Ada, Ben:auto, Cyd:green:auto` (name, then colour, kind `person`,
   * `auto` or `remote`, and level, in any order), or a list of names or `{name, kind, color, level}`. Names, colours
   * and kinds apply at once; another number of players with the next game, or at once before the first move. Default: one person against
   * the computer.
   */
  @property({converter: fromAttribute}) players?: Players | undefined;

  /**
   * The computer's level, in games with levels: one person plays against it. With `players` those count. Default: a
   * medium one.
   */
  @property({converter: fromAttribute}) computer?: string | undefined;

  /** `off`: no card before the first move, on which people choose players, level and rules that the page leaves open. */
  @property({type: Boolean, converter: defaultSwitch}) setup?: 'on' | 'off' | boolean | undefined;

  /** Seed of all random numbers: the same seed gives the same game. Any text. Default: a new one for every game. */
  @property({converter: fromAttribute}) seed?: string | undefined;

  /** Read-only: people can't move here; calls of the page still work. */
  @property({type: Boolean, attribute: 'readonly'}) readOnly = false;

  /** Paused: people and automatic players wait, animations stop. */
  @property({type: Boolean, reflect: true}) paused = false;

  /** Speed of animations: `slow`, `normal`, `fast` or `instant`. Default: the table's, else `normal`. */
  @property({converter: fromAttribute}) speed?: Speed | undefined;

  /** Sound. Also on if the table's is. Browsers allow it after the first press or key only. */
  @property({type: Boolean}) sound = false;

  /**
   * Vibration at captures, cleared lines, snakes and wins of people, on devices that have it: `off` for none. Never with
   * reduced motion.
   */
  @property({type: Boolean, converter: defaultSwitch}) haptics?: 'on' | 'off' | boolean | undefined;

  /**
   * Shows help: good moves, where pieces can go, or what the position is worth; the page of each game says what. Also on
   * if the table's is.
   */
  @property({type: Boolean}) hints = false;

  /**
   * Saves the game in the browser under this name and resumes it after a reload, whatever the attributes say.
   * Empty: the name is the element's id, or else the path of the page. Tabs with the same name play the same game.
   */
  @property({converter: fromAttribute}) autosave?: string | undefined;

  /**
   * A game in which all players are automatic starts by itself; otherwise it waits, paused, for *Play*. Automatic players
   * also wait while nobody can see the game: in a hidden page, in closed `<details>`, scrolled out of view.
   */
  @property({type: Boolean}) autoplay = false;

  /**
   * Plays with others in the room with this code. Who opens the link takes a free seat, or watches. Default: no room.
   * Empty: the room that the page's address names, or else a new one.
   */
  @property({converter: checked(readText)}) room?: string | undefined;

  /** Address of a rooms server, `wss://games.example`, or several. Default: rooms are on this page only. */
  @property({converter: checked(readText)}) server?: string | undefined;

  /** Seconds for a turn in a room that is opened here, 5 to 86,400; then the computer moves. Default: no limit. */
  @property({type: Number, converter: checked(readTurnClock), attribute: 'turn-clock'}) turnClock?: number | undefined;

  /**
   * Address of a page that takes challenges and replays: a result with a score asks whether others can do better, with a
   * link to the same game there, and the card at the end has a button that copies a link to a replay.
   * Empty: this page. `none`: results without an address. Default: results with the address of this page, and no more.
   */
  @property({converter: checked(readLink)}) link?: string | undefined;

  /** A score to beat, of one player: it is shown beside the board, and at the end whether it was beaten. Default: none. */
  @property({type: Number, converter: checked(readNumber), attribute: 'target-score'}) targetScore?: number | undefined;
}
