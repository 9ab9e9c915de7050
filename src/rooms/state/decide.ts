/** Decides a request: returns the entry to append, a refusal, or nothing if there is nothing to change. */
import {refuse, type Refusal} from '../../core/game.js';
import {quote} from '../../core/json.js';
import type {RoomState} from './room-state.js';
import {hashOf} from './dice.js';
import type {Entry} from './entries.js';
import type {ClientMessage} from './protocol.js';

type Decision = Entry | Refusal | undefined;
type Request<Type extends string> = Extract<ClientMessage, {type: Type}>;

/**
 * @param key of the sender's seat token
 * @param at now
 */
export function decide(state: RoomState, request: ClientMessage, key: string | undefined, at: number): Decision {
  if (state.closed !== undefined) return refuse('closed', 'The room is closed.');
  if (request.type === 'hello') return greet(state, key, at);
  if (key === undefined) return refuse('no-token', 'Spectators, without a seat token, can only watch.');
  if (request.type === 'sit') return sit(state, request, key, at);
  const seat = state.seatOf(key);
  if (seat === undefined) return refuse('no-seat', 'Spectators, without a seat, can only watch.');
  switch (request.type) {
    case 'leave':
      return {type: 'leave', seat, at};
    case 'computer':
      return computer(state, request, seat, at);
    case 'start':
      return start(state, seat, at);
    case 'reveal':
      return reveal(state, request, seat, at);
    case 'move':
      return move(state, request, seat, at);
    case 'again':
      if (state.phase !== 'over') return refuse('not-over', 'A rematch begins once the game is over.');
      // the hashes of the next game are final
      return state.seats[seat]!.again || state.next ? undefined : {type: 'again', seat, hash: request.hash, at};
    case 'react':
      // passed on, not stored
      return undefined;
  }
}

/** Handles a player who is back, or is asked whether they are present. */
function greet(state: RoomState, key: string | undefined, at: number): Decision {
  const seat = state.seatOf(key);
  if (seat === undefined) return undefined;
  const {here, late} = state.seats[seat]!;
  return here && late === 0 ? undefined : {type: 'back', seat, at};
}

function sit(state: RoomState, {seat, name, color, hash}: Request<'sit'>, key: string, at: number): Decision {
  const own = state.seatOf(key);
  if (own !== undefined && (seat ?? own) !== own && !state.isLobby)
    return refuse('playing', 'Seats are changed in the lobby.');
  /** Free, or left by its player. */
  const free = ({kind, key}: {kind: string; key: string}): boolean => kind !== 'computer' && key === '';
  const wanted = seat ?? own ?? state.seats.findIndex(free);
  const taken = state.seats[wanted];
  if (wanted < 0) return refuse('full', 'All seats are taken.');
  if (!taken) return refuse('bad-seat', `Invalid seat: ${wanted}. Expected 0 to ${state.seats.length - 1}.`);
  if (wanted !== own && !free(taken)) return refuse('taken', `Seat ${wanted} is taken.`);
  if (wanted === own && taken.name === name && taken.color === color) return undefined;
  return {type: 'sit', seat: wanted, key, name, ...(color !== undefined && {color}), hash, at};
}

function computer(state: RoomState, {seat, on, level}: Request<'computer'>, own: number, at: number): Decision {
  if (!state.isLobby) return refuse('playing', 'Computers are seated in the lobby.');
  if (own !== state.host) return refuse('not-host', 'Computers are seated by the host.');
  const {kind} = state.seats[seat] ?? {};
  if (kind === (on ? 'computer' : 'open')) return undefined;
  if (kind !== (on ? 'open' : 'computer')) return refuse('taken', `Seat ${seat} is not free.`);
  return {type: 'computer', seat, on, ...(level !== undefined && {level}), at};
}

function start(state: RoomState, own: number, at: number): Decision {
  if (!state.isLobby) return undefined;
  if (own !== state.host) return refuse('not-host', 'The host starts the game.');
  const [min] = state.game.rules.seats;
  if (state.players.length < min) return refuse('too-few', `Too few players. Expected at least ${min}.`);
  return {type: 'start', at};
}

function reveal(state: RoomState, {game, nonce}: Request<'reveal'>, seat: number, at: number): Decision {
  const {next} = state;
  if (!next || game !== state.round + 1) return refuse('stale', `The nonces of game ${game} are not being revealed.`);
  if (next.nonces[seat] === nonce) return undefined;
  if (next.hashes[seat] !== hashOf(nonce)) return refuse('other-nonce', 'Invalid nonce: its hash is another one.');
  return {type: 'reveal', seat, nonce, at};
}

function move(state: RoomState, {game, number, move}: Request<'move'>, seat: number, at: number): Decision {
  const {session, round, turn} = state;
  if (!session) return refuse('not-started', 'The game has not begun.');
  if (game !== round || number !== session.number + 1) {
    return refuse('stale', `Move ${number} of game ${game}: game ${round} has had ${session.number} moves.`);
  }
  if (turn === undefined) return refuse('game-over', 'The game is over.');
  if (state.isOutOfTurn(move, seat)) return {type: 'move', move, by: 'person', at};
  if (turn !== seat) return refuse('not-your-turn', `It is the turn of seat ${turn}.`);
  // settled moves are refused: the room rolls the dice
  if (!session.legalMoves.includes(move)) return refuse('illegal-move', `${quote(move)} is not legal.`);
  return {type: 'move', move: session.settle(move), by: 'person', at};
}
