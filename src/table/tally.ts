/** The tally of wins. Each win counts once, even if it is undone and made again. */
import {isObject, type JsonObject} from '../core/json.js';
import type {GameWinDetail} from '../controllers/events.js';

/** One player's wins in one game. */
export type TallyRow = {
  /** Name of the rules: `snakes-and-ladders`. */
  readonly game: string;
  /** The player's name; empty for a player without one. */
  readonly player: string;
  /** The seat of a player without a name, from 0; otherwise -1, because named players are counted across seats. */
  readonly seat: number;
  readonly wins: number;
};

/** Maximum number of games remembered as counted, and of rows. */
const most = 500;

export class Tally {
  #rows: TallyRow[] = [];
  #counted: string[] = [];

  /** All rows in the order of the first win. */
  get rows(): readonly TallyRow[] {
    return this.#rows;
  }

  /** Counts a win. Returns false if it was counted before, or is not a first place. */
  count({game, gameId, seat, player, place}: GameWinDetail): boolean {
    const key = `${gameId} ${seat}`;
    if (place !== 1 || this.#counted.includes(key)) return false;
    this.#counted = [...this.#counted.slice(1 - most), key];
    const at = player ? -1 : seat;
    const row = this.#rows.findIndex((one) => one.game === game && one.player === player && one.seat === at);
    if (row < 0) this.#rows = [...this.#rows, {game, player, seat: at, wins: 1}].slice(-most);
    else this.#rows = this.#rows.with(row, {...this.#rows[row]!, wins: this.#rows[row]!.wins + 1});
    return true;
  }

  /** Removes all rows. Counted games stay counted. */
  reset(): void {
    this.#rows = [];
  }

  save(): JsonObject {
    return {rows: this.#rows, counted: this.#counted};
  }

  /** Loads what {@link save} returned; ignores anything else. Returns false if it is not an object. */
  load(value: unknown): boolean {
    if (!isObject(value)) return false;
    const {rows, counted} = value;
    if (Array.isArray(counted))
      this.#counted = counted.filter((key): key is string => typeof key === 'string').slice(-most);
    if (Array.isArray(rows)) this.#rows = (rows as unknown[]).filter(isRow).slice(-most);
    return true;
  }
}

function isRow(value: unknown): value is TallyRow {
  if (!isObject(value)) return false;
  const {game, player, seat, wins} = value;
  return (
    typeof game === 'string' &&
    typeof player === 'string' &&
    Number.isInteger(seat) &&
    Number.isInteger(wins) &&
    (wins as number) > 0
  );
}
