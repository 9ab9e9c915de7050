/** Root export: event classes and types. The build adds the class of every game. Nothing here registers a tag. */
export * from './controllers/events.js';
export type * from './element/room/events.js';
export type {Players} from './element/players.js';
export type {Speed} from './controllers/presenter.js';
export type {Effect, Refusal, Result} from './core/game.js';
export type {GameRecord, MovedBy, RecordedMove, Seat, SeatKind} from './core/record.js';
export type {HistoryEntry, Moved, Restored} from './core/session.js';
