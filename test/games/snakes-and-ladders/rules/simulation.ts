// The odds a second way, for tests: every chance comes from playing moves, every answer from dense elimination.
import {
  parseBoard,
  rulesOf,
  snakesAndLadders,
  type Board,
  type Rules,
  type SnlState,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {made} from '../../../support/made.js';

export function stateWith(board: Board, rules: Partial<Rules>, positions: readonly number[], extra = 0): SnlState {
  return {
    board: parseBoard(board, rules),
    rules: rulesOf(rules),
    maxRounds: 1e9,
    positions,
    seat: 0,
    round: 1,
    extra,
    over: null,
  };
}

export const mustPlay = (state: SnlState, move: string): SnlState => made(snakesAndLadders.play(state, move)).state;

/** Every way the dice can fall, as settled moves. */
export function allRolls({dice, faces}: Rules): string[] {
  const die = Array.from({length: faces as number}, (_, i) => i + 1);
  return dice === 2 ? die.flatMap((a) => die.map((b) => `${a}+${b}`)) : die.map(String);
}

/** Every state that can be reached from one, by its number: the chances of what follows, and of each seat to win at once. */
interface Chain {
  readonly rows: readonly ReadonlyMap<number, number>[];
  readonly wins: readonly (readonly number[])[];
  /** States from which somebody may come home. */
  readonly ends: ReadonlySet<number>;
}

function chainOf(start: SnlState): Chain {
  const key = (state: SnlState): string => `${state.positions.join(' ')} ${state.seat} ${state.extra}`;
  const index = new Map([[key(start), 0]]);
  const todo = [start];
  const rows: Map<number, number>[] = [];
  const wins: number[][] = [];
  for (const state of todo) {
    const moves = allRolls(state.rules);
    const row = new Map<number, number>();
    const won = start.positions.map(() => 0);
    for (const move of moves) {
      const after = mustPlay(state, move);
      if (after.over) {
        won[after.seat]! += 1 / moves.length;
        continue;
      }
      if (!index.has(key(after))) {
        index.set(key(after), todo.length);
        todo.push(after);
      }
      const at = index.get(key(after))!;
      row.set(at, (row.get(at) ?? 0) + 1 / moves.length);
    }
    rows.push(row);
    wins.push(won);
  }
  const ends = new Set<number>();
  for (let before = -1; before !== ends.size;) {
    before = ends.size;
    rows.forEach((row, i) => {
      if (wins[i]!.some((chance) => chance > 0) || [...row.keys()].some((at) => ends.has(at))) ends.add(i);
    });
  }
  return {rows, wins, ends};
}

/** The value of the first state, where that of each is `own` and those of what follows, by their chances. */
function valueOf({rows, ends}: Chain, own: (state: number) => number): number {
  return solveDense(
    rows.map((row, i) => {
      const line = new Array<number>(rows.length + 1).fill(0);
      line[i] = 1;
      if (!ends.has(i)) return line;
      line[rows.length] = own(i);
      for (const [at, chance] of row) line[at]! -= chance;
      return line;
    }),
  )[0]!;
}

/** Expected rolls to home from a square, by dense elimination over everything that can be reached; null if not certain. */
export function expectedByPlay(board: Board, rules: Partial<Rules>, from: number): number | null {
  if (from === board.columns * board.rows) return 0;
  const chain = chainOf(stateWith(board, rules, [from]));
  return chain.ends.size < chain.rows.length ? null : valueOf(chain, () => 1);
}

/**
 * Everybody's chance to be home first, by seat, by dense elimination over every state of the game that can be reached.
 * From a state that leads to no end nobody wins: what the chances leave over is the chance of a draw.
 */
export function chancesByPlay(start: SnlState): number[] {
  const chain = chainOf(start);
  return start.positions.map((_, seat) => valueOf(chain, (state) => chain.wins[state]![seat]!));
}

/** Gauss with partial pivoting; each row ends with its right-hand side. */
function solveDense(a: number[][]): number[] {
  const n = a.length;
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(a[r]![c]!) > Math.abs(a[pivot]![c]!)) pivot = r;
    [a[c], a[pivot]] = [a[pivot]!, a[c]!];
    for (let r = c + 1; r < n; r++) {
      const f = a[r]![c]! / a[c]![c]!;
      if (f !== 0) for (let k = c; k <= n; k++) a[r]![k]! -= f * a[c]![k]!;
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let r = n - 1; r >= 0; r--) {
    let sum = a[r]![n]!;
    for (let k = r + 1; k < n; k++) sum -= a[r]![k]! * x[k]!;
    x[r] = sum / a[r]![r]!;
  }
  return x;
}
