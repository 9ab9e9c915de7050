/** What a wish comes to: the entry to be written, a refusal, or nothing where it is fulfilled already. */
import {refuse, type Refusal} from '../../core/game.js';
import {quote} from '../../core/json.js';
import type {Book} from './book.js';
import {hashOf} from './dice.js';
import type {Entry} from './entries.js';
import type {Wish} from './protocol.js';

type Decision = Entry | Refusal | undefined;

/**
 * @param key of the sender's seat token
 * @param at now
 */
export function decide(book: Book, wish: Wish, key: string | undefined, at: number): Decision {
  if (book.closed !== undefined) return refuse('closed', 'The room is closed.');
  if (wish.type === 'hello') return greet(book, key, at);
  if (key === undefined) return refuse('no-token', 'Spectators, without a seat token, can only watch.');
  if (wish.type === 'sit') return sit(book, wish, key, at);
  const seat = book.seatOf(key);
  if (seat === undefined) return refuse('no-seat', 'Spectators, without a seat, can only watch.');
  switch (wish.type) {
    case 'leave':
      return {type: 'leave', seat, at};
    case 'computer':
      return computer(book, wish, seat, at);
    case 'start':
      return start(book, seat, at);
    case 'reveal':
      return reveal(book, wish, seat, at);
    case 'move':
      return move(book, wish, seat, at);
    case 'again':
      if (book.phase !== 'over') return refuse('not-over', 'A rematch begins once the game is over.');
      // the hashes of a game that is to begin are final
      return book.seats[seat]!.again || book.next ? undefined : {type: 'again', seat, hash: wish.hash, at};
  }
}

/** Someone known is back, or was asked for. */
function greet(book: Book, key: string | undefined, at: number): Decision {
  const seat = book.seatOf(key);
  if (seat === undefined) return undefined;
  const {here, late} = book.seats[seat]!;
  return here && late === 0 && book.doubt?.seat !== seat ? undefined : {type: 'back', seat, at};
}

function sit(book: Book, {seat, name, colour, hash}: Wish & {type: 'sit'}, key: string, at: number): Decision {
  const own = book.seatOf(key);
  if (own !== undefined && (seat ?? own) !== own && !book.isLobby)
    return refuse('playing', 'Seats are changed in the lobby.');
  /** Free, or left by its player. */
  const free = ({kind, key}: {kind: string; key: string}): boolean => kind !== 'computer' && key === '';
  const wanted = seat ?? own ?? book.seats.findIndex(free);
  const taken = book.seats[wanted];
  if (wanted < 0) return refuse('full', 'All seats are taken.');
  if (!taken) return refuse('bad-seat', `Invalid seat: ${wanted}. Expected 0 to ${book.seats.length - 1}.`);
  if (wanted !== own && !free(taken)) return refuse('taken', `Seat ${wanted} is taken.`);
  if (wanted === own && taken.name === name && taken.colour === colour) return undefined;
  return {type: 'sit', seat: wanted, key, name, ...(colour !== undefined && {colour}), hash, at};
}

function computer(book: Book, {seat, on, level}: Wish & {type: 'computer'}, own: number, at: number): Decision {
  if (!book.isLobby) return refuse('playing', 'Computers are seated in the lobby.');
  if (own !== book.host) return refuse('not-host', 'Computers are seated by the host.');
  const {kind} = book.seats[seat] ?? {};
  if (kind === (on ? 'computer' : 'open')) return undefined;
  if (kind !== (on ? 'open' : 'computer')) return refuse('taken', `Seat ${seat} is not free.`);
  return {type: 'computer', seat, on, ...(level !== undefined && {level}), at};
}

function start(book: Book, own: number, at: number): Decision {
  if (!book.isLobby) return undefined;
  if (own !== book.host) return refuse('not-host', 'The host starts the game.');
  const [min] = book.game.rules.seats;
  if (book.players.length < min) return refuse('too-few', `Too few players. Expected at least ${min}.`);
  return {type: 'start', at};
}

function reveal(book: Book, {game, nonce}: Wish & {type: 'reveal'}, seat: number, at: number): Decision {
  const {next} = book;
  if (!next || game !== book.round + 1) return refuse('stale', `The nonces of game ${game} are not being revealed.`);
  if (next.nonces[seat] === nonce) return undefined;
  if (next.hashes[seat] !== hashOf(nonce)) return refuse('other-nonce', 'Invalid nonce: its hash is another one.');
  return {type: 'reveal', seat, nonce, at};
}

function move(book: Book, {game, number, move}: Wish & {type: 'move'}, seat: number, at: number): Decision {
  const {session, round, turn} = book;
  if (!session) return refuse('not-started', 'The game has not begun.');
  if (game !== round || number !== session.number + 1) {
    return refuse('stale', `Move ${number} of game ${game}: game ${round} has had ${session.number} moves.`);
  }
  if (turn === undefined) return refuse('game-over', 'The game is over.');
  if (turn !== seat) return refuse('not-your-turn', `It is the turn of seat ${turn}.`);
  // only what is still to be settled: nobody brings dice of their own
  if (!session.legalMoves.includes(move)) return refuse('illegal-move', `${quote(move)} is not legal.`);
  return {type: 'move', move: session.settle(move), by: 'person', at};
}
