// How things should be: what events may say, and what a sequence of calls leaves in statistics and tally. It hears the
// events, reads the record of the game they are about, and knows nothing of how the element works.
import type {Result} from '../../../src/core/game.js';
import {sameJson} from '../../../src/core/json.js';
import type {GameRecord} from '../../../src/core/record.js';
import type {Heard} from '../../support/harness.js';
import type {Kind} from './kinds.js';

/** How a game has ended, for the statistics: undefined if no person has played it, or not alone. */
type Outcome = 'won' | 'drawn' | 'lost' | undefined;

/** A game that has ended. */
interface Ended {
  /** Options and number of players: each has statistics of its own. */
  readonly variant: string;
  /** What it may count as; one, unless others of its variant have ended before it has ended again. */
  readonly outcomes: readonly Outcome[];
  /** Winners by name. */
  readonly winners: readonly string[];
  /** Whether it need not be counted: its file could not be loaded. */
  readonly open: boolean;
}

/** Figures, at least and at most. */
export type Range = readonly [least: number, most: number];

export class Reference {
  /** What was not as it should be. */
  readonly faults = new Set<string>();
  /** Games that have ended, by id; the last one comes last. */
  readonly ended = new Map<string, Ended>();
  /** The cause of the last change. */
  cause = 'new';
  /** Whether automatic players that are alone have been started. */
  started = false;
  readonly #kind: Kind;
  readonly #announced = new Set<string>();
  /** The moves of the last win that was told, who was told to have won, and whether the end was told. */
  #told: {readonly moves: string; readonly winners: unknown[]; over?: Result} | undefined;
  /** The players when the last move was asked for: those that a listener sets meanwhile are there for the next one. */
  seats: GameRecord['seats'] = [];
  /** Names that were told with a win, by game and seat, as long as the seat stays a winner. */
  readonly #names = new Map<string, Map<number, string>>();
  #id = '';

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  /** @param game gives the record and the result of the game now */
  hear({type, detail}: Heard, game: () => {readonly record: GameRecord; readonly result: Result | undefined}): void {
    const {gameId: id} = detail;
    const loads = type === 'game-change' && detail['cause'] === 'load';
    if (type === 'game-error') return;
    // only a game that is loaded comes without
    if (type === 'game-start' || loads) this.#announced.add(id);
    else if (!this.#announced.has(id)) this.faults.add(`${type} names a game that no game-start has announced.`);
    if (id !== this.#id || loads) this.started = false;
    if (id !== this.#id || loads) this.#told = undefined;
    this.#id = id;
    if (type === 'game-change') this.cause = String(detail['cause']);
    if (type === 'game-before-move') this.seats = game().record.seats;
    if (type === 'game-before-move' || type === 'game-start') return;
    const {record, result} = game();
    if (type === 'game-move' && detail['by'] === 'auto' && isAutomatic(record) && !this.started)
      this.faults.add('Automatic players alone play before Start.');
    const moves = JSON.stringify(record.moves.map(([move, , times]) => [move, times]));
    const told = this.#told?.moves === moves ? this.#told : {moves, winners: []};
    if (type === 'game-win' || type === 'game-over') {
      if (type === 'game-win' ? told.winners.includes(detail['seat']) : this.#told?.over && this.#told.moves === moves)
        this.faults.add(`The same end again fires ${type} again.`);
      if (type === 'game-win') {
        told.winners.push(detail['seat']);
        this.#name(id, detail['seat'] as number, String(detail['player']));
      } else this.#end(id, record, detail as unknown as Result);
      this.#told = type === 'game-over' ? {...told, over: detail as unknown as Result} : told;
    } else if (this.cause === 'move' && type === 'game-change' && result) {
      if (!sameJson(this.#told?.over?.winners, result.winners)) this.faults.add('Another end fires no game-over.');
      // an end that was told before: it counts as it is now
      this.#end(id, record, result);
    }
  }

  #end(id: string, record: GameRecord, {winners}: Result): void {
    const now = outcomeOf(record, record.seats, winners);
    const asked = this.seats.length === record.seats.length ? outcomeOf(record, this.seats, winners) : now;
    const variant = this.#variantOf(record);
    const before = this.ended.get(id);
    const last = [...this.ended].findLast(([, other]) => other.variant === variant)?.[0];
    // a game that others came after may stay as it was counted, and one that another kind of player has ended again
    const replaces = last === id && before!.outcomes.every((one) => (one === undefined) === (now === undefined));
    const outcomes = [...(before && !replaces ? before.outcomes : []), now, asked];
    const open = Boolean(before?.open) || (before !== undefined && before.variant !== variant);
    const names = this.#names.get(id) ?? new Map<number, string>();
    for (const seat of [...names.keys()]) if (!winners.includes(seat)) names.delete(seat);
    this.ended.set(id, {variant, outcomes, open, winners: [...names.values()]});
  }

  #name(id: string, seat: number, name: string): void {
    const names = this.#names.get(id) ?? new Map<number, string>();
    if (!names.has(seat)) this.#names.set(id, names.set(seat, name));
  }

  #variantOf({seats, options}: GameRecord): string {
    const own = Object.entries(options).filter(([name]) => !this.#kind.same?.includes(name));
    return JSON.stringify([seats.length, own]);
  }

  /** The files for what has ended can't be loaded: it may be counted, or not. */
  fail(): void {
    for (const [id, one] of this.ended) this.ended.set(id, {...one, open: true});
  }

  /** How many games like this one have ended so. */
  count(record: GameRecord, ...outcomes: Outcome[]): Range {
    const games = [...this.ended.values()].filter(({variant}) => variant === this.#variantOf(record));
    const is = (outcome: Outcome): boolean => outcomes.includes(outcome);
    return [
      games.filter((one) => !one.open && one.outcomes.every(is)).length,
      games.filter((one) => one.outcomes.some(is)).length,
    ];
  }

  /** Wins by name. */
  get tally(): Readonly<Record<string, number>> {
    const names = [...this.ended.values()].flatMap(({winners}) => winners);
    return Object.fromEntries(names.map((name) => [name, names.filter((other) => other === name).length]));
  }

  /** Whether automatic players that are alone have to wait for Start. */
  waits(record: GameRecord): boolean {
    return isAutomatic(record) && !this.started;
  }
}

function outcomeOf(record: GameRecord, seats: GameRecord['seats'], winners: readonly number[]): Outcome {
  const isPerson = (seat: number): boolean => seats[seat]!.kind === 'person';
  const counts = seats.length > 1 ? seats.some((_, seat) => isPerson(seat)) : isPerson(0) && !hasComputer(record);
  if (!counts) return undefined;
  if (winners.some(isPerson)) return 'won';
  return winners.length > 0 || seats.length === 1 ? 'lost' : 'drawn';
}

const isAutomatic = ({seats}: GameRecord): boolean => seats.every(({kind}) => kind === 'auto');
const hasComputer = ({moves}: GameRecord): boolean => moves.some(([, by]) => by === 'auto');
