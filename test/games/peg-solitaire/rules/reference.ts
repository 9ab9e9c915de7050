// Peg solitaire the plain way, with arrays and a map of texts: what the rules and the solver are measured against.

export interface Plain {
  readonly cells: readonly (readonly [row: number, column: number])[];
  /** [from, over, to], from 0. */
  readonly jumps: readonly (readonly [number, number, number])[];
}

/** Holes and jumps, every three holes of the board tried. */
export function plainBoard(shape: string, lattice: 'square' | 'triangle'): Plain {
  const cells = shape
    .split('\n')
    .flatMap((line, row) => [...line].flatMap((mark, column) => (mark === 'o' ? [[row, column] as const] : [])));
  const beside = ([r, c]: readonly [number, number], [s, d]: readonly [number, number]): boolean => {
    const [down, right] = [s - r, d - c];
    return Math.abs(down) + Math.abs(right) === 1 || (lattice === 'triangle' && down === right && Math.abs(down) === 1);
  };
  const jumps = cells.flatMap((a, from) =>
    cells.flatMap((b, over) =>
      beside(a, b)
        ? cells.flatMap((c, to) =>
            beside(b, c) && c[0] - b[0] === b[0] - a[0] && c[1] - b[1] === b[1] - a[1]
              ? [[from, over, to] as const]
              : [],
          )
        : [],
    ),
  );
  return {cells, jumps};
}

/** The pegs after each legal jump. */
function plainNext({jumps}: Plain, pegs: readonly boolean[]): boolean[][] {
  return jumps
    .filter(([from, over, to]) => pegs[from] && pegs[over] && !pegs[to])
    .map(([from, over, to]) => pegs.map((peg, i) => (i === to ? true : i === from || i === over ? false : peg)));
}

/** The fewest pegs that can be reached, and whether the last one can stand on the target (from 0; undefined for any). */
export function plainOutlook(
  board: Plain,
  pegs: readonly boolean[],
  target: number | undefined,
  seen = new Set<string>(),
): {fewest: number; won: boolean} {
  seen.add(pegs.map(Number).join(''));
  const count = pegs.filter(Boolean).length;
  let fewest = count;
  let won = count === 1 && (target === undefined || pegs[target] === true);
  for (const next of plainNext(board, pegs)) {
    if (seen.has(next.map(Number).join(''))) continue;
    const outlook = plainOutlook(board, next, target, seen);
    fewest = Math.min(fewest, outlook.fewest);
    won ||= outlook.won;
  }
  return {fewest, won};
}

/** All games, one by one, without remembering anything; and of their ends, by the pegs left and by the last peg's hole. */
export function plainGames(
  board: Plain,
  pegs: readonly boolean[],
): {games: number; won: number; byPegs: number[]; byLastHole: number[]} {
  const all = {
    games: 0,
    won: 0,
    byPegs: Array<number>(pegs.filter(Boolean).length + 1).fill(0),
    byLastHole: pegs.map(() => 0),
  };
  const play = (now: readonly boolean[]): void => {
    const next = plainNext(board, now);
    next.forEach(play);
    if (next.length > 0) return;
    const left = now.filter(Boolean).length;
    all.games++;
    all.byPegs[left]!++;
    if (left !== 1) return;
    all.won++;
    all.byLastHole[now.indexOf(true)]!++;
  };
  play(pegs);
  return all;
}
