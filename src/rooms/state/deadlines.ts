/** Deadlines of a room: moves of computers, turns that run out, absent players, rematches, closing. */
import type {Session} from '../../core/session.js';
import type {RoomState} from './room-state.js';
import type {Entry} from './entries.js';

/** Milliseconds. */
export interface Times {
  /** Between two moves of computers. */
  readonly pace: number;
  /** From the end of a connection until the player is considered missing. */
  readonly disconnectGracePeriod: number;
  /** Until the computer plays for an absent player. */
  readonly absenceTimeout: number;
  /** Until an idle room is closed. */
  readonly idle: number;
}

export const standardTimes: Times = {
  pace: 900,
  disconnectGracePeriod: 2000,
  absenceTimeout: 20_000,
  idle: 24 * 60 * 60 * 1000,
};

/** Milliseconds in which pages reveal their nonces. Then the game begins without the missing ones. */
const revealTime = 5000;

/** Turns in a row that the clock may end before a computer takes over. */
const lateTurns = 3;

/** A deadline: the time, and the entry to append then, or the move of a computer, which takes time to compute. */
export interface Deadline {
  readonly at: number;
  readonly entry: ((now: number) => Entry) | 'computer';
}

/** The players that are connected to this process, and the time since when others are missing. */
export interface SeatPresence {
  has(seat: number): boolean;
  missingSince(seat: number): number | undefined;
}

/** The next deadline, unless something else happens before. */
export function nextDeadline(state: RoomState, known: SeatPresence, times: Times): Deadline | undefined {
  if (state.closed !== undefined) return undefined;
  const list: Deadline[] = [{at: state.at + times.idle, entry: (at) => ({type: 'close', code: 'idle', at})}];
  if (state.next) list.push({at: state.isRevealed ? 0 : state.nextAt + revealTime, entry: (at) => state.beginning(at)});
  else if (state.phase === 'over' && wantsAgain(state)) list.push({at: 0, entry: (at) => ({type: 'start', at})});
  for (let seat = 0; seat < state.seats.length; seat++) list.push(...aboutPerson(state, seat, known, times));
  if (state.session && state.turn !== undefined) list.push(...aboutTurn(state, state.session, state.turn, times));
  return list.reduce((first, next) => (next.at < first.at ? next : first));
}

/** Whether everyone present has asked for a rematch. */
function wantsAgain(state: RoomState): boolean {
  const here = state.seats.filter(({kind, key, here}) => kind === 'person' && key !== '' && here);
  return here.length > 0 && here.every(({again}) => again);
}

function aboutPerson(state: RoomState, seat: number, known: SeatPresence, times: Times): Deadline[] {
  const {kind, key, here} = state.seats[seat]!;
  if (kind !== 'person' || key === '') return [];
  if (known.has(seat)) return here ? [] : [{at: 0, entry: (at) => ({type: 'back', seat, at})}];
  const missing = known.missingSince(seat);
  if (!here || missing === undefined) return [];
  return [{at: missing + times.disconnectGracePeriod, entry: (at) => ({type: 'gone', seat, at})}];
}

function aboutTurn(state: RoomState, session: Session, seat: number, {pace, absenceTimeout}: Times): Deadline[] {
  // nobody waits for the only player
  if (state.seats.length === 1) return [];
  const {kind, key, here, goneAt, late} = state.seats[seat]!;
  const auto = (at: number): Deadline => ({at, entry: 'computer'});
  if (kind !== 'person' || key === '' || late >= lateTurns) return [auto(state.turnAt + pace)];
  const list = here ? [] : [auto(Math.max(state.turnAt + pace, goneAt + absenceTimeout))];
  const {clock} = state.opened;
  if (clock !== undefined) {
    list.push({
      at: state.turnAt + clock * 1000,
      entry: (at) => ({
        type: 'move',
        move: session.settle(session.legalMoves[0]!),
        by: 'auto',
        late: true,
        at,
      }),
    });
  }
  return list;
}
