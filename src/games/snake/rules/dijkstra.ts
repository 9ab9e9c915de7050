/** What it costs to get to each cell: Dijkstra's search, for the automatic player. */

export type ShortestPaths = {
  /** What it costs to get to each cell; -1 where there is no way. */
  readonly costs: Int16Array;
  /** The cell before each on the cheapest way there. */
  readonly before: Int16Array;
};

/** Costs of a step are 1 to 15: that many lists, one for each of the next costs, stand in for a heap. */
const lists = 16;

/**
 * @param onward calls `go` with each cell that may follow a cell, and what the step costs (1 unless said otherwise);
 *   those it has been to it need not leave out
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

/** The cells of the cheapest way, the last one first and without the one it starts from; none where there is no way. */
export function wayTo({costs, before}: ShortestPaths, to: number): number[] {
  const way: number[] = [];
  for (let cell = to; costs[cell]! > 0; cell = before[cell]!) way.push(cell);
  return way;
}
