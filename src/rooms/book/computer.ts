/** How computers play in a room: as their game has them choose, else at random. */
import {drawOf} from '../../core/random.js';
import type {Search} from '../../core/search.js';
import type {Book} from './book.js';
import type {Entry} from './entries.js';

/** Units of a search between two pauses: some milliseconds. */
const slice = 2000;

/** Pauses until a computer has to choose. */
const mostSlices = 500;

/**
 * The move of a computer. It may come to another one in another process: the list has the first.
 * @param pause lets other work be done
 */
export async function computersMove(book: Book, pause: () => Promise<void>): Promise<(at: number) => Entry> {
  const session = book.session!;
  const legal = session.legalMoves;
  const {level} = book.seats[session.turn!]!;
  let chosen: string | undefined;
  try {
    if (legal.length > 1) chosen = await answer(book.game.choose?.(session.state, level), pause);
  } catch {
    // a level that the game doesn't know, or a player that fails: the game goes on
  }
  const move =
    chosen !== undefined && legal.includes(chosen)
      ? chosen
      : drawOf(`${session.seed} computer`, session.number + 1).pick(legal);
  return (at) => ({type: 'move', move: session.settle(move), by: 'auto', at});
}

async function answer(
  work: Search<string | undefined> | Promise<string | undefined> | undefined,
  pause: () => Promise<void>,
): Promise<string | undefined> {
  if (!work || !('step' in work)) return work;
  for (let i = 0; i < mostSlices; i++) {
    const step = work.step(slice);
    if (step.done) return step.value;
    await pause();
  }
  return undefined;
}
