/** The automatic players of a room. They play as the game's `choose` says, otherwise at random. */
import {drawOf} from '../../core/random.js';
import type {Search} from '../../core/search.js';
import type {RoomState} from './room-state.js';
import type {Entry} from './entries.js';

/** Units of a search between two pauses: some milliseconds. */
const slice = 2000;

/** Pauses until a computer has to choose. */
const mostSlices = 500;

/**
 * Chooses the move of an automatic player. Other processes may choose another: the first one appended counts.
 * @param pause lets other work be done
 */
export async function computersMove(state: RoomState, pause: () => Promise<void>): Promise<(at: number) => Entry> {
  const session = state.session!;
  const legal = session.legalMoves;
  const {level} = state.seats[session.turn!]!;
  let chosen: string | undefined;
  try {
    if (legal.length > 1) chosen = await answer(state.game.choose?.(session.state, level), pause);
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
