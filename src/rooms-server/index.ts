/** `@parlour/elements/rooms-server`: a server for games between players in different places. */
export {rooms, type LogLine, type RoomsLimits, type RoomsOptions, type RoomsServer} from './server.js';
export type {JoinRequest} from './join-request.js';
export type {RedisServers} from './redis-store.js';
export type {RoomGame} from '../rooms/state/room-state.js';
export {checkDice, type CheckedDice, type Dice, type RoomRecord} from '../rooms/state/dice.js';
export type {Times} from '../rooms/state/deadlines.js';
export type {Reminders, RoomStore} from '../rooms/state/store.js';
