/** Root export: event classes and types. The build adds the class of every game. Nothing here registers a tag. */
export * from './play/events.js';
export type * from './extensions/room/events.js';
export type {Players} from './play/players.js';
export type {Speed} from './play/settings.js';
export type {Effect, Refusal, Result} from './core/game.js';
export type {GameRecord, MovedBy, RecordedMove, Seat, SeatKind} from './core/record.js';
export type {HistoryEntry, Moved, Restored} from './core/session.js';
