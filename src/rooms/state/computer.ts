/** The automatic players of a room. They play as the game's `choose` says, otherwise at random. */
import {drawOf} from '../../core/random.js';
import type {Search} from '../../core/search.js';
import type {RoomState} from './room-state.js';
import type {Entry} from './entries.js';

/** Runs a search; undefined if it takes too long. */
export type Think = (search: Search<string | undefined>) => Promise<string | undefined>;

/** Units of a search until a computer has to choose. */
export const mostUnits = 1_000_000;

/** Units between two pauses, where nobody else measures the time: some milliseconds. */
const slice = 2000;

/** Thinks with pauses, in which other work is done. */
export const thinkWith =
  (pause: () => Promise<void>): Think =>
  async (search) => {
    for (let units = 0; units < mostUnits; units += slice) {
      const step = search.step(slice);
      if (step.done) return step.value;
      await pause();
    }
    return undefined;
  };

/**
 * Chooses the move of an automatic player. Other processes may choose another: the first one appended counts.
 */
export async function computersMove(state: RoomState, think: Think): Promise<(at: number) => Entry> {
  const session = state.session!;
  const legal = session.legalMoves;
  const {level} = state.seats[session.turn!]!;
  let chosen: string | undefined;
  try {
    if (legal.length > 1) chosen = await answer(state.game.choose?.(session.state, level), think);
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
  think: Think,
): Promise<string | undefined> {
  return work && 'step' in work ? think(work) : work;
}
