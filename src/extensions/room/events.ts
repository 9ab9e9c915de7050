/** The events of a game in a room. They bubble and cross shadow roots; `detail` is read-only plain JSON. */
import {frozen} from '../../core/json.js';

/** Properties of every detail. */
export interface RoomDetail {
  /** The room's code: `KX7P2M`. */
  readonly room: string;
}

/** Detail of a page that has come into a room. */
export interface RoomJoinedDetail extends RoomDetail {
  /** The seat taken, from 0; null for someone who watches. */
  readonly seat: number | null;
  /** An address that leads others to the room; empty without a server, where nobody can come from elsewhere. */
  readonly link: string;
}

/** Detail of somebody else's seat. */
export interface RoomSeatDetail extends RoomDetail {
  readonly seat: number;
  /** Name of that player; empty where they gave none. */
  readonly player: string;
}

/** Detail of the end of a room. */
export interface RoomClosedDetail extends RoomDetail {
  /** The reason in kebab case: `left`, `no-room`, `idle`, `bad-origin`, `not-allowed`, `other-game`, `other-version`. */
  readonly reason: string;
}

class RoomEvent<Detail extends RoomDetail> extends Event {
  /** Details of the message: read-only plain JSON. */
  readonly detail: Detail;

  constructor(type: string, detail: Detail) {
    super(type, {bubbles: true, composed: true});
    this.detail = frozen(detail);
  }
}

/** The page has come into a room. */
export class RoomJoinedEvent extends RoomEvent<RoomJoinedDetail> {
  constructor(detail: RoomJoinedDetail) {
    super('room-joined', detail);
  }
}

/** Somebody has taken a seat. */
export class RoomSeatTakenEvent extends RoomEvent<RoomSeatDetail> {
  constructor(detail: RoomSeatDetail) {
    super('room-seat-taken', detail);
  }
}

/** A player has gone: given the seat back, or lost the connection. */
export class RoomPeerLeftEvent extends RoomEvent<RoomSeatDetail> {
  constructor(detail: RoomSeatDetail) {
    super('room-peer-left', detail);
  }
}

/** A player whose connection was lost is back. */
export class RoomPeerBackEvent extends RoomEvent<RoomSeatDetail> {
  constructor(detail: RoomSeatDetail) {
    super('room-peer-back', detail);
  }
}

/** The room is closed for this page. */
export class RoomClosedEvent extends RoomEvent<RoomClosedDetail> {
  constructor(detail: RoomClosedDetail) {
    super('room-closed', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'room-joined': RoomJoinedEvent;
    'room-seat-taken': RoomSeatTakenEvent;
    'room-peer-left': RoomPeerLeftEvent;
    'room-peer-back': RoomPeerBackEvent;
    'room-closed': RoomClosedEvent;
  }
}
