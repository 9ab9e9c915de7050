/** The tally of wins. A game counts once: if its end is undone, the end that comes then takes its place. */
import {isObject, type JsonObject} from '../core/json.js';
import type {GameOverDetail, GameWinDetail} from '../play/events.js';

/** One player's wins in one game. */
export type TallyRow = {
  /** Name of the rules: `snakes-and-ladders`. */
  readonly game: string;
  /** The player's name as it was shown, at whatever seat: `Ada`, `Computer`, `Player 2`. */
  readonly player: string;
  readonly wins: number;
};

/** A win that has been counted: the game's id, the seat, and the player's name at that time. */
type CountedWin = {readonly id: string; readonly seat: number; readonly player: string; readonly game: string};

/** Maximum number of wins remembered as counted, and of rows. */
const most = 500;

export class Tally {
  #rows: TallyRow[] = [];
  #counted: CountedWin[] = [];

  /** All rows in the order of the first win. */
  get rows(): readonly TallyRow[] {
    return this.#rows;
  }

  /** Counts a win. @returns false if it was counted before */
  win({game, gameId: id, seat, player}: GameWinDetail): boolean {
    if (this.#counted.some((win) => win.id === id && win.seat === seat)) return false;
    const win = {id, seat, player, game};
    this.#counted = [...this.#counted, win].slice(-most);
    this.#add(win, 1);
    return true;
  }

  /** Takes wins back that an earlier end of the same game has counted, before it was undone. @returns whether there were any */
  over({gameId, winners}: GameOverDetail): boolean {
    const stale = this.#counted.filter(({id, seat}) => id === gameId && !winners.includes(seat));
    this.#counted = this.#counted.filter((win) => !stale.includes(win));
    for (const win of stale) this.#add(win, -1);
    return stale.length > 0;
  }

  #add({game, player}: CountedWin, wins: 1 | -1): void {
    const row = this.#rows.find((one) => one.game === game && one.player === player);
    if (row) this.#rows = this.#rows.map((one) => (one === row ? {...row, wins: row.wins + wins} : one));
    else if (wins > 0) this.#rows = [...this.#rows, {game, player, wins}].slice(-most);
    this.#rows = this.#rows.filter((one) => one.wins > 0);
  }

  /** Removes all rows. Counted games stay counted. @returns true, even if there were none */
  reset(): true {
    this.#rows = [];
    return true;
  }

  save(): JsonObject {
    return {rows: this.#rows, counted: this.#counted};
  }

  /** Loads what {@link save} returned; ignores anything else. @returns false if it is not an object */
  load(value: unknown): boolean {
    if (!isObject(value)) return false;
    const {rows, counted} = value;
    if (Array.isArray(counted)) this.#counted = (counted as unknown[]).filter(isCounted).slice(-most);
    if (Array.isArray(rows)) this.#rows = (rows as unknown[]).filter(isRow).slice(-most);
    return true;
  }
}

function isCounted(value: unknown): value is CountedWin {
  if (!isObject(value)) return false;
  const {id, seat, player, game} = value;
  return [id, player, game].every((text) => typeof text === 'string') && Number.isInteger(seat);
}

function isRow(value: unknown): value is TallyRow {
  if (!isObject(value)) return false;
  const {game, player, wins} = value;
  return typeof game === 'string' && typeof player === 'string' && Number.isInteger(wins) && (wins as number) > 0;
}
