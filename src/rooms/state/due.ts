/** Entries that are due at a time: moves of computers, turns that run out, players who don't come back, rematches, the end. */
import type {Session} from '../../core/session.js';
import type {RoomState} from './room-state.js';
import type {Entry} from './entries.js';

/** Milliseconds. */
export interface Times {
  /** Between two moves of computers. */
  readonly pace: number;
  /** From a socket's end until the person is asked for. */
  readonly blink: number;
  /** For an answer, where other processes may have the person; 0 where there are none. */
  readonly answer: number;
  /** Until the computer plays for someone who is gone. */
  readonly patience: number;
  /** Until a room in which nothing happens is closed. */
  readonly idle: number;
}

export const standardTimes: Times = {
  pace: 900,
  blink: 2000,
  answer: 2000,
  patience: 20_000,
  idle: 24 * 60 * 60 * 1000,
};

/** Milliseconds in which pages reveal their nonces. Then the game begins without the missing ones. */
const revealTime = 5000;

/** Turns in a row that the clock may end before a computer takes over. */
const lateTurns = 3;

/** Something to be written at a time: an entry, or the move of a computer, which may take a while to find. */
export interface Due {
  readonly at: number;
  readonly entry: ((now: number) => Entry) | 'computer';
}

/** Who of the seated this process knows to be here, and since when it misses others. */
export interface Known {
  has(seat: number): boolean;
  missingSince(seat: number): number | undefined;
}

/** The first thing that is due, unless something else happens before. */
export function due(state: RoomState, known: Known, times: Times): Due | undefined {
  if (state.closed !== undefined) return undefined;
  const list: Due[] = [{at: state.at + times.idle, entry: (at) => ({type: 'close', code: 'idle', at})}];
  if (state.next) list.push({at: state.isRevealed ? 0 : state.nextAt + revealTime, entry: (at) => state.beginning(at)});
  else if (state.phase === 'over' && wantsAgain(state)) list.push({at: 0, entry: (at) => ({type: 'start', at})});
  for (let seat = 0; seat < state.seats.length; seat++) list.push(...aboutPerson(state, seat, known, times));
  if (state.session && state.turn !== undefined) list.push(...aboutTurn(state, state.session, state.turn, times));
  return list.reduce((first, next) => (next.at < first.at ? next : first));
}

/** All who are here have asked for it. */
function wantsAgain(state: RoomState): boolean {
  const here = state.seats.filter(({kind, key, here}) => kind === 'person' && key !== '' && here);
  return here.length > 0 && here.every(({again}) => again);
}

function aboutPerson(state: RoomState, seat: number, known: Known, times: Times): Due[] {
  const {kind, key, here, seenAt} = state.seats[seat]!;
  if (kind !== 'person' || key === '') return [];
  if (known.has(seat)) {
    return here && state.doubt?.seat !== seat ? [] : [{at: 0, entry: (at) => ({type: 'back', seat, at})}];
  }
  if (!here) return [];
  if (state.doubt) {
    const {at} = state.doubt;
    return state.doubt.seat === seat ? [{at: at + times.answer, entry: (at) => ({type: 'gone', seat, at})}] : [];
  }
  const missing = known.missingSince(seat);
  const since =
    missing !== undefined
      ? missing + times.blink
      : state.turn === seat
        ? Math.max(state.turnAt, seenAt) + times.patience
        : undefined;
  return since === undefined
    ? []
    : [{at: since, entry: (at) => ({type: times.answer === 0 ? 'gone' : 'doubt', seat, at})}];
}

function aboutTurn(state: RoomState, session: Session, seat: number, {pace, patience}: Times): Due[] {
  // nobody waits for the only player
  if (state.seats.length === 1) return [];
  const {kind, key, here, goneAt, late} = state.seats[seat]!;
  const auto = (at: number): Due => ({at, entry: 'computer'});
  if (kind !== 'person' || key === '' || late >= lateTurns) return [auto(state.turnAt + pace)];
  const list = here ? [] : [auto(Math.max(state.turnAt + pace, goneAt + patience))];
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
