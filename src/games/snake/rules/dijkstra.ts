/** Dijkstra's algorithm, for the automatic player. */

export type ShortestPaths = {
  /** The cost of reaching each cell; -1 for unreachable cells. */
  readonly costs: Int16Array;
  /** The predecessor of each cell on its cheapest path. */
  readonly before: Int16Array;
};

/** Steps cost 1 to 15: so many lists, one per cost, replace a heap. */
const lists = 16;

/**
 * @param onward calls `go` with each successor of a cell and the cost of the step (default 1); may repeat visited cells
 */
export function dijkstra(
  cells: number,
  from: number,
  onward: (cell: number, go: (to: number, cost?: number) => void) => void,
): ShortestPaths {
  const costs = new Int16Array(cells).fill(-1);
  const before = new Int16Array(cells);
  const waiting: number[][] = Array.from({length: lists}, () => []);
  let open = 1;
  let cost = 0;
  let cell = from;
  const go = (to: number, more = 1): void => {
    if (costs[to]! >= 0 && costs[to]! <= cost + more) return;
    costs[to] = cost + more;
    before[to] = cell;
    waiting[(cost + more) % lists]!.push(to);
    open++;
  };
  costs[from] = 0;
  waiting[0]!.push(from);
  for (; open > 0; cost++) {
    const due = waiting[cost % lists]!;
    open -= due.length;
    for (cell of due) if (costs[cell] === cost) onward(cell, go);
    due.length = 0;
  }
  return {costs, before};
}

/** The cells of the cheapest path, last one first, without the start; empty if there is no path. */
export function wayTo({costs, before}: ShortestPaths, to: number): number[] {
  const way: number[] = [];
  for (let cell = to; costs[cell]! > 0; cell = before[cell]!) way.push(cell);
  return way;
}
