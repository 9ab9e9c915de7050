/** `@parlour/elements/rooms-server`: a server for games between players in different places. */
export {rooms, type LogLine, type RoomsLimits, type RoomsOptions, type RoomsServer} from './server.js';
export type {RoomGame} from '../rooms/book/book.js';
export {checkDice, type CheckedDice, type Dice, type RoomRecord} from '../rooms/book/dice.js';
export type {Times} from '../rooms/book/due.js';
