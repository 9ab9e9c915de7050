/**
 * Arrow keys on a board whose targets stand anywhere: they lead to the nearest target that way, and the opposite key leads back
 * to where one came from, step by step.
 */
import type {Point} from '../play/game-types.js';

interface Stop {
  readonly id: string;
  readonly at: Point;
}

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The opposite of a key, by the key. */
const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
};

/** The nearest stop that way: within 60° of it, those straight ahead first; if there is none, the one with the least angle. */
function nearest(from: Stop, key: string, stops: readonly Stop[]): string | undefined {
  const [dx, dy] = ways[key]!;
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const {id, at} of stops) {
    const [x, y] = [at[0] - from.at[0], at[1] - from.at[1]];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy - y * dx)];
    if (ahead < 1) continue;
    const far = aside > ahead * 1.74 ? 1e6 * (aside / ahead) : ahead + 2 * aside;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

/** The keys of one board. */
export class ArrowKeys {
  /** The steps that led here. */
  #trail: {readonly from: string; readonly key: string; readonly to: string}[] = [];

  /** The stop where a key leads; undefined at an edge. */
  next(id: string, key: string, stops: readonly Stop[]): string | undefined {
    const last = this.#trail.at(-1);
    // the focus has come here by other ways
    if (last && last.to !== id) this.#trail = [];
    else if (last && key === opposite[last.key] && stops.some((stop) => stop.id === last.from)) {
      this.#trail.pop();
      return last.from;
    }
    const from = stops.find((stop) => stop.id === id);
    const to = from && nearest(from, key, stops);
    if (to !== undefined) this.#trail = [...this.#trail.slice(-50), {from: id, key, to}];
    return to;
  }
}
