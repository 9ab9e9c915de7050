/** How far it is to each cell: a breadth-first search, for the automatic player. */

export type Spread = {
  /** Steps to each cell; -1 where there is no way. */
  readonly steps: Int16Array;
  /** The cell before each on the shortest way there. */
  readonly before: Int16Array;
};

/** @param onward calls `go` with each cell that may follow a cell; those it has been to it need not leave out */
export function spread(cells: number, from: number, onward: (cell: number, go: (to: number) => void) => void): Spread {
  const steps = new Int16Array(cells).fill(-1);
  const before = new Int16Array(cells);
  const queue = new Int16Array(cells);
  let end = 0;
  let cell = from;
  const go = (to: number): void => {
    if (steps[to]! >= 0) return;
    steps[to] = steps[cell]! + 1;
    before[to] = cell;
    queue[end++] = to;
  };
  steps[from] = 0;
  onward(from, go);
  for (let i = 0; i < end; i++) onward((cell = queue[i]!), go);
  return {steps, before};
}

/** The cells of the shortest way, the last one first and without the one it starts from; none where there is no way. */
export function wayTo({steps, before}: Spread, to: number): number[] {
  const way: number[] = [];
  for (let cell = to, left = steps[to]!; left > 0; left--, cell = before[cell]!) way.push(cell);
  return way;
}
