/** The record of a room's game, the same in the room and on all its pages. */
import type {RecordedMove, Seat} from '../../core/record.js';
import type {Dice, RoomRecord} from './dice.js';
import type {RoomSeat, RoomView} from './protocol.js';

/** Makes the record of a game from the view of a room and its moves. */
export function recordOf(room: RoomView, moves: readonly RecordedMove[]): RoomRecord {
  const {game, id, version, options, seed, dice} = room;
  const seats = room.seats.map(recordedSeat);
  const isOver = dice?.secret !== undefined;
  return {
    ...{game, id, version, options, ...(seed !== undefined && {seed}), seats, moves},
    ...(isOver && {dice: dice as Dice}),
  };
}

/** The seat of a record. */
export function recordedSeat({kind, name, color, level}: Pick<RoomSeat, 'kind' | 'name' | 'color' | 'level'>): Seat {
  return {
    name,
    kind: kind === 'computer' ? 'auto' : 'person',
    ...(color !== undefined && {color}),
    ...(level !== undefined && {level}),
  };
}
