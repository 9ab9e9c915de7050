/** Run-length encoding: of the moves of a record, and of the parts of a share code. */
import type {MovedBy, RecordedMove} from './record.js';

/** Groups consecutive items that are the same. @returns the first item of each group, and their number */
export function runsOf<T>(items: Iterable<T>, isSame: (a: T, b: T) => boolean = Object.is): [item: T, times: number][] {
  const runs: [item: T, times: number][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && isSame(last[0], item)) last[1]++;
    else runs.push([item, 1]);
  }
  return runs;
}

/** Groups repeated moves, as a record has them. */
export function packMoves(moves: Iterable<{readonly move: string; readonly by: MovedBy}>): RecordedMove[] {
  const runs = runsOf(moves, (a, b) => a.move === b.move && a.by === b.by);
  return runs.map(([{move, by}, times]) => (times === 1 ? [move, by] : [move, by, times]));
}

/** Lists every move of a record by itself. */
export function unpackMoves(moves: readonly RecordedMove[]): {readonly move: string; readonly by: MovedBy}[] {
  return moves.flatMap(([move, by, times = 1]) => Array<{move: string; by: MovedBy}>(times).fill({move, by}));
}
