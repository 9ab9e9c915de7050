/** Who has won how often. Each win counts once, however often it is told: a move can be undone and made again. */
import {isObject, type JsonObject} from '../core/json.js';
import type {GameWinDetail} from '../controllers/events.js';

/** One player's wins in one game. */
export type TallyRow = {
  /** Name of the rules: `snakes-and-ladders`. */
  readonly game: string;
  /** The player's name; empty for one without. */
  readonly player: string;
  /** The seat, from 0, of the player without a name; else -1: names count wherever they sit. */
  readonly seat: number;
  readonly wins: number;
};

/** Games that are remembered as counted, and rows that are kept. */
const most = 500;

export class Tally {
  #rows: TallyRow[] = [];
  #counted: string[] = [];

  /** All that has been won, in the order of the first win. */
  get rows(): readonly TallyRow[] {
    return this.#rows;
  }

  /** Counts a win; false where it has been counted, or is a second place. */
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

  /** Forgets the wins; games that have been counted stay counted. */
  reset(): void {
    this.#rows = [];
  }

  save(): JsonObject {
    return {rows: this.#rows, counted: this.#counted};
  }

  /** Goes on with what {@link save} returned, if it is an object; what is not of that shape is left out. */
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
