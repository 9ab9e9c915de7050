/** The record of a room's game, as the room has it and as its pages make it: the same for everybody. */
import type {RecordedMove, Seat} from '../../core/record.js';
import type {Dice, RoomRecord} from './dice.js';
import type {RoomSeat, RoomView} from './protocol.js';

/** The record of a game from what a room tells of it: the same for everybody. */
export function recordOf(room: RoomView, moves: readonly RecordedMove[]): RoomRecord {
  const {game, id, version, options, seed, dice} = room;
  const seats = room.seats.map(recordedSeat);
  const isOver = dice?.secret !== undefined;
  return {
    ...{game, id, version, options, ...(seed !== undefined && {seed}), seats, moves},
    ...(isOver && {dice: dice as Dice}),
  };
}

/** A seat as a record has it. */
export function recordedSeat({kind, name, colour, level}: Pick<RoomSeat, 'kind' | 'name' | 'colour' | 'level'>): Seat {
  return {
    name,
    kind: kind === 'computer' ? 'auto' : 'person',
    ...(colour !== undefined && {colour}),
    ...(level !== undefined && {level}),
  };
}
