/** The settings that a `<game-table>` gives the games inside it. */
import type {Seat} from '../core/record.js';
import type {Speed} from './settings.js';

/** Settings for whatever games sit inside; a game's own attributes win. */
export interface TableSettings {
  readonly players?: readonly Seat[];
  readonly sound?: boolean;
  readonly speed?: Speed;
  readonly hints?: boolean;
  /** The rooms of the games inside. */
  readonly room?: TableRoom;
}

/** The room of a table. */
export type TableRoom = {
  /** Each game's own code begins with it. */
  readonly code: string;
  /** The table's id. */
  readonly id: string;
  /** Whether the rooms are opened here. */
  readonly opens: boolean;
  readonly server?: string;
  /** Seconds for a turn. */
  readonly clock?: number;
};
