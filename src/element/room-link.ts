/**
 * Connects a game with its room: loads the code of rooms once `room` is set, and leaves the room when `room` or the
 * element is removed. Pages without rooms load only this file.
 */
import type {ReactiveController} from 'lit';
import {OnDemand} from '../controllers/on-demand.js';
import {refuse, type Refusal} from '../core/game.js';
import {sameJson} from '../core/json.js';
import type {GameSetup, GameTypes, SessionOf} from '../controllers/game-types.js';
import type {ElementGame} from './element-game.js';
import type {GameRoom, RoomSettings} from './room/game-room.js';

const gameRoom = new OnDemand(() => import('./room/game-room.js'));

export class RoomLink<T extends GameTypes> implements ReactiveController {
  readonly #game: ElementGame<T>;
  #applied: RoomSettings | undefined;
  #part: GameRoom<T> | undefined;
  #again: (() => void) | undefined;
  /** Whether a room was entered and the element's own game is not back yet. */
  #isAway = false;
  /** The element's own game, with the settings at that time, while a room's game is on the board. */
  #aside: {readonly session: SessionOf<T>; readonly setup: GameSetup<T>; readonly paused: boolean} | undefined;

  constructor(game: ElementGame<T>) {
    this.#game = game;
    game.element.addController(this);
  }

  get #settings(): RoomSettings | undefined {
    const {room, server, turnClock} = this.#game.element;
    const {table: {room: table} = {}, settings, definition} = this.#game;
    // before the first update there is no setup
    const daily = settings.setup &&
      definition.seedFor?.(settings.setup.options) !== undefined && {daily: true as const};
    // frameworks set null for none
    if (room === undefined || room === null) return table && {room: '', table, ...daily};
    return {room, ...(server && {server}), ...(typeof turnClock === 'number' && {clock: turnClock}), ...daily};
  }

  /** The game in its room; undefined while it is loaded, and outside of rooms. */
  get part(): GameRoom<T> | undefined {
    return this.#part;
  }

  /** Tries again what could not be loaded; undefined if nothing is missing. */
  get again(): (() => void) | undefined {
    return this.#again;
  }

  /** Whether the game is in a room, or about to enter one. */
  get isSet(): boolean {
    return this.#isAway || this.#settings !== undefined;
  }

  /** Whether a room's game is on the board. */
  get hasBoard(): boolean {
    return this.#aside !== undefined;
  }

  /** Whether the room's game has not begun. */
  get isIdle(): boolean {
    return this.isSet && !this.#part?.isOn;
  }

  /** Settles a move in the room; undefined outside of a game in a room. */
  get settle(): GameRoom<T>['settle'] | undefined {
    const part = this.#part;
    return part?.isOn ? (move) => part.settle(move) : undefined;
  }

  /** The refusal of undo, redo, load and new games. */
  get refusal(): Refusal | undefined {
    if (!this.isSet) return undefined;
    return refuse('in-room', 'Invalid call in a room: undo(), redo(), load() and newGame() change a game for all.');
  }

  hostConnected(): void {
    // inserted again; the first time, the settings are read before the first update
    if (this.#game.element.hasUpdated) this.#apply();
  }

  hostUpdated(): void {
    // the element may have been removed since the update was requested
    if (this.#game.element.isConnected) this.#apply();
  }

  hostDisconnected(): void {
    this.#end();
  }

  #end(): void {
    this.#part?.end();
    this.#part = this.#applied = this.#again = undefined;
  }

  #apply(): void {
    const settings = this.#settings;
    if (sameJson(settings, this.#applied) && (settings || !this.#isAway)) return;
    this.#end();
    this.#applied = settings;
    if (settings) {
      this.#isAway = true;
      void this.#enter(settings);
    } else void this.#return();
    this.#game.element.requestUpdate();
  }

  /** The room's game is about to take the board. */
  setAside(): void {
    const {model, settings, element} = this.#game;
    this.#aside ??= {session: model.session, setup: settings.setup, paused: element.paused};
  }

  /** The element's own game goes on. Nothing is saved before it is back on the board. */
  async #return(): Promise<void> {
    const {model, settings, element, saved} = this.#game;
    const aside = this.#aside;
    if (aside) await model.restore(aside.session);
    // another room was entered meanwhile
    if (this.#applied) return;
    if (aside) {
      settings.apply();
      settings.applyAfter(aside.setup);
      element.paused ||= aside.paused;
    }
    this.#aside = undefined;
    this.#isAway = false;
    saved.resume();
    element.requestUpdate();
  }

  async #enter(settings: RoomSettings): Promise<void> {
    const part = await gameRoom.use(
      ({GameRoom}) =>
        () =>
          new GameRoom(this.#game, settings),
    );
    // the settings have changed meanwhile
    if (this.#applied !== settings) return;
    if (part) this.#part = part();
    else {
      this.#again = () => {
        this.#applied = undefined;
        this.#game.element.requestUpdate();
      };
      this.#game.model.report(refuse('not-loaded', 'The code of rooms could not be loaded.'));
    }
    this.#game.element.requestUpdate();
  }
}
