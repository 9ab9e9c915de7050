/** The shortest path home from the square of the player to roll. */
import {fewestThrows} from './rules/paths.js';
import type {Rules, ShortestPath, SnlState} from './rules/index.js';

/** Cached by the rules object (one per game, beside its board) and the square. */
const routes = new WeakMap<Rules, Map<number, ShortestPath | null>>();

/** The shortest path home, null if there is none. Cached, because every rendering needs it. */
export function routeOf({board, rules, positions, seat}: SnlState): ShortestPath | null {
  let known = routes.get(rules);
  if (!known) routes.set(rules, (known = new Map<number, ShortestPath | null>()));
  const from = positions[seat]!;
  let route = known.get(from);
  if (route === undefined) known.set(from, (route = fewestThrows(board, rules, from)));
  return route;
}
