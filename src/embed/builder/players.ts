/** The players of a choice as seats, and back as the text of `players`. */
import type {GameError} from '../../core/game.js';
import type {Seat} from '../../core/record.js';
import {parsePlayers} from '../../play/players.js';
import type {Choice} from '../address.js';
import type {GameSpec} from '../specs.js';

/** The seats of a text. @throws {GameError} `bad-option` */
const readPlayers = ({seats, levels}: GameSpec, players: string): readonly Seat[] =>
  parsePlayers(players, seats, levels ?? 'any');

/** The problem of a value of `players`, as a sentence; undefined if there is none. */
export function problemOf(game: GameSpec, players: string): string | undefined {
  try {
    readPlayers(game, players);
    return undefined;
  } catch (error) {
    return (error as GameError).message;
  }
}

/** The seats of a choice; undefined if whoever plays chooses them. */
export const seatsOf = (game: GameSpec, settings: Choice['settings']): readonly Seat[] | undefined =>
  settings.has('players') ? readPlayers(game, settings.get('players')!) : undefined;

/** The text of `players` for these seats. */
export function writePlayers(seats: readonly Seat[]): string {
  if (seats.every(({name, kind, color}) => name === '' && kind === 'person' && !color)) return `${seats.length}`;
  return seats
    .map(({name, kind, color, level}) =>
      [name, ...(color ? [color] : []), ...(kind === 'person' ? [] : [kind]), ...(level ? [level] : [])].join(':'),
    )
    .join(', ');
}

/**
 * The players of a lesson: one learner, who is the first person; computers in place of all others. Undefined if the
 * level of the computer says so already.
 */
export function oneLearner(game: GameSpec, settings: Choice['settings']): string | undefined {
  if (!settings.has('players') && settings.get('computer')) return undefined;
  const seats = seatsOf(game, settings) ?? parsePlayers(',:auto', game.seats);
  const learner = Math.max(
    0,
    seats.findIndex(({kind}) => kind === 'person'),
  );
  return writePlayers(
    seats.map((seat, i): Seat => {
      const {level, ...other} = seat;
      if (i === learner) return {...other, kind: 'person'};
      return {...other, kind: 'auto', ...(level && {level})};
    }),
  );
}
