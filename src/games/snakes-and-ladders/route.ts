/** The shortest way home from where the player to throw stands. */
import {fewestThrows, type Rules, type ShortestPath, type SnlState} from './rules/index.js';

/** By the rules' own object (a game has one, beside its board) and the square. */
const routes = new WeakMap<Rules, Map<number, ShortestPath | null>>();

/** A shortest way home, null where there is none; kept, since it is asked for at every rendering. */
export function routeOf({board, rules, positions, seat}: SnlState): ShortestPath | null {
  let known = routes.get(rules);
  if (!known) routes.set(rules, (known = new Map<number, ShortestPath | null>()));
  const from = positions[seat]!;
  let route = known.get(from);
  if (route === undefined) known.set(from, (route = fewestThrows(board, rules, from)));
  return route;
}
