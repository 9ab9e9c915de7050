// A page in a room that a test plays by hand: the page is told whatever the test likes.
import type {AnyGame} from '../../src/core/game.js';
import {Room, type Transport, type TransportEvents} from '../../src/rooms/room.js';
import type {ClientMessage, RoomView, ServerMessage} from '../../src/rooms/state/protocol.js';
import {news} from '../support/news.js';
import {code} from './bed.js';

const seat = {kind: 'person', name: '', here: true, free: false, again: false} as const;

export class PageByHand {
  readonly room: Room;
  /** What the page has sent. */
  readonly sent: ClientMessage[] = [];
  /** Games that the page was given to show. */
  readonly started: string[] = [];
  readonly moved: string[] = [];
  token = '';
  /** How often it has connected. */
  connects = 0;
  readonly #view: RoomView;
  #connection!: TransportEvents;

  /** @param opened tells this room from others with its code */
  constructor(rules: AnyGame, scope: Transport['scope'], opened: string) {
    this.#view = {
      ...{code, opened, game: rules.id, version: rules.version, phase: 'lobby', seats: [seat, seat]},
      ...{you: 0, host: 0, round: 0, id: 'game', options: rules.parseOptions({}) as RoomView['options']},
    };
    const transport: Transport = {
      scope,
      connect: ({token}, connection) => {
        this.token = token;
        this.connects++;
        news();
        this.#connection = connection;
        return {send: (request) => this.sent.push(request), close: () => undefined};
      },
    };
    this.room = new Room({
      ...{game: {rules}, transport, code, opens: false},
      events: {
        started: ({moves}, lost) => this.started.push(`${moves.length}, lost ${lost}`),
        moved: ({number, move}) => this.moved.push(`${number}: ${move}`),
      },
    });
  }

  /** A connection is made, and its hello answered with the whole room. */
  welcome(view: Partial<RoomView>, moves: readonly string[] = []): void {
    this.#connection.opened();
    this.hear({type: 'welcome', room: {...this.#view, ...view}, moves: moves.map((move) => [move, 'person'])});
  }

  hear(message: ServerMessage): void {
    this.#connection.received(message);
  }

  /** The connection is lost. */
  lose(): void {
    this.#connection.closed();
  }
}
