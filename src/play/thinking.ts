/** Finds the move of an automatic player, on the page's own thread in slices. */
import type {GameLogic, GameTypes, ModelHost, SessionOf} from './game-types.js';
import {drawOf} from '../core/random.js';
import {found} from '../core/search.js';
import type {Freshness} from './freshness.js';

/** @returns the move, once the last one has been shown; undefined if the game has moved on, or nobody can see it */
export async function think<T extends GameTypes>(
  {state, seats, turn, legalMoves, seed, number}: SessionOf<T>,
  definition: GameLogic<T>,
  freshness: Freshness,
  host: ModelHost<T>,
): Promise<string | undefined> {
  // not the draw of the move: an automatic player must not know the dice
  const draw = drawOf(`${seed} player`, number + 1);
  const choice = definition.choose?.(state, seats[turn!]!.level, draw);
  const loaded = await freshness.during(Promise.resolve(choice).then((search) => ({search})));
  if (!loaded) return undefined;
  const search = loaded.search ?? found(legalMoves[0]!);
  const move = await freshness.during(search, () => host.situation.visible);
  if (move !== undefined) await host.stage.presented;
  return move;
}
