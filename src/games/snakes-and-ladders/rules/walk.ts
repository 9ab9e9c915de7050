/** The path of a piece before it meets a snake or ladder. */
import type {Rules} from './rules.js';

/** The square on which a roll from `from` ends; `from` itself if the piece has to stay. */
export function landing(from: number, pips: number, home: number, overshoot: Rules['overshoot']): number {
  const over = from + pips - home;
  if (over <= 0) return from + pips;
  if (overshoot === 'stay') return from;
  if (overshoot === 'win') return home;
  const back = over % (2 * (home - 1));
  return back < home ? home - back : back - home + 2;
}

/** All squares of the path, including the last: from 98 with 6 on 100 squares 99, 100, 99, 98, 97, 96. */
export function walk(from: number, pips: number, home: number, overshoot: Rules['overshoot']): number[] {
  const squares: number[] = [];
  if (overshoot === 'stay' && from + pips > home) return squares;
  for (let at = from, way = 1; squares.length < pips; squares.push(at)) {
    if (at === home && overshoot === 'win') break;
    if (at === home) way = -1;
    else if (at <= 1) way = 1;
    at += way;
  }
  return squares;
}
