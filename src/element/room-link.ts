/**
 * What keeps a game in its room: fetches what plays there once `room` is set, and ends it when that or the element is
 * gone. Pages without rooms load no more than this file.
 */
import type {ReactiveController} from 'lit';
import {OnDemand} from '../controllers/on-demand.js';
import {refuse, type Refusal} from '../core/game.js';
import {sameJson} from '../core/json.js';
import type {AnyRoomPorts, GameRoom, RoomSettings} from './room/game-room.js';

const gameRoom = new OnDemand(() => import('./room/game-room.js'));

export class RoomLink implements ReactiveController {
  readonly #ports: AnyRoomPorts;
  readonly #settings: () => RoomSettings | undefined;
  #applied: RoomSettings | undefined;
  #part: GameRoom | undefined;

  constructor(ports: AnyRoomPorts, settings: () => RoomSettings | undefined) {
    this.#ports = ports;
    this.#settings = settings;
    ports.element.addController(this);
  }

  /** The game's room; undefined while it is fetched, or where the game is in none. */
  get part(): GameRoom | undefined {
    return this.#part;
  }

  /** Whether the game belongs to a room: it is in one, or about to be. */
  get isSet(): boolean {
    return this.#settings() !== undefined;
  }

  /** Whether nobody may move yet: there is no game in the room. */
  get isIdle(): boolean {
    return this.isSet && !this.#part?.isOn;
  }

  /** Why undo, redo, load and new games are refused. */
  get refusal(): Refusal | undefined {
    if (!this.isSet) return undefined;
    return refuse('in-room', 'Invalid call in a room: undo(), redo(), load() and newGame() change a game for all.');
  }

  hostConnected(): void {
    // put back; the first time the settings are read before the first update
    if ((this.#ports.element as {readonly hasUpdated?: boolean}).hasUpdated) this.#apply();
  }

  hostUpdated(): void {
    this.#apply();
  }

  hostDisconnected(): void {
    this.#end();
  }

  #end(): void {
    this.#part?.end();
    this.#part = this.#applied = undefined;
  }

  #apply(): void {
    const settings = this.#settings();
    if (sameJson(settings, this.#applied)) return;
    const wasOn = this.#part?.isOn;
    this.#end();
    this.#applied = settings;
    if (settings) void this.#enter(settings);
    else if (wasOn) this.#ports.left();
    this.#ports.element.requestUpdate();
  }

  async #enter(settings: RoomSettings): Promise<void> {
    const part = await gameRoom.use(
      ({GameRoom}) =>
        () =>
          new GameRoom(this.#ports, settings),
    );
    // another room is set by now, or none
    if (this.#applied !== settings) return;
    if (part) this.#part = part();
    else this.#ports.model.report(refuse('not-loaded', 'What plays in rooms could not be loaded.'));
    this.#ports.element.requestUpdate();
  }
}
