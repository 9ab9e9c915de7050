// The rules of Reversi, written only with what the kit exports: discs that turn, a pass, and scores that decide.
import {defineRules} from '../../src/kit.js';

/** The cells in rows from the top: `0` and `1` for the discs of a seat, `.` for a free one. */
export type Discs = {readonly discs: string};

/** The names of the cells, in rows from the top: `a8` to `h1`. */
export const names = [...'87654321'].flatMap((row) => [...'abcdefgh'].map((column) => column + row));

/** From each cell the cells in each direction, to the edge. */
const rays = names.map((_, at) =>
  [-9, -8, -7, -1, 1, 7, 8, 9].map((step) => {
    const ray: number[] = [];
    // a step over the left or right edge changes the column by more than one
    for (
      let [here, next] = [at, at + step];
      names[next] && Math.abs((next % 8) - (here % 8)) < 2;
      [here, next] = [next, next + step]
    )
      ray.push(next);
    return ray;
  }),
);

/** The discs that a disc of a seat on this cell turns; none if it is not free. */
export function turned(discs: string, at: number, seat: number): number[] {
  if (discs[at] !== '.') return [];
  return rays[at]!.flatMap((ray) => {
    const end = ray.findIndex((each) => discs[each] !== `${1 - seat}`);
    return end > 0 && discs[ray[end]!] === `${seat}` ? ray.slice(0, end) : [];
  });
}

const movesOf = (discs: string, seat: number): string[] => names.filter((_, at) => turned(discs, at, seat).length > 0);
const count = (discs: string, seat: number): number => discs.split(`${seat}`).length - 1;

/** Reversi for 2 seats, the first one with the dark discs. A move is the name of a cell. */
export const reversi = defineRules({
  id: 'reversi',
  setup: (): Discs => ({discs: `${'.'.repeat(27)}10${'.'.repeat(6)}01${'.'.repeat(27)}`}),
  scores: ({discs}) => [0, 1].map((seat) => count(discs, seat)),
  moves: ({discs, seat}) => movesOf(discs, seat),
  legal: ({discs, seat}, move) => turned(discs, names.indexOf(move), seat).length > 0,
  play({discs: before, seat}, move) {
    const at = names.indexOf(move);
    const turns = turned(before, at, seat);
    const discs = [...before].map((disc, cell) => (cell === at || turns.includes(cell) ? seat : disc)).join('');
    const replies = movesOf(discs, 1 - seat).length > 0;
    const over = !replies && movesOf(discs, seat).length === 0;
    const passed = replies || over ? [] : [{type: 'passed', seat: 1 - seat}];
    const effects = [{type: 'turned', seat, n: turns.length, cells: turns.map((cell) => names[cell]!)}, ...passed];
    return {state: {discs}, effects, over, seat: replies ? 1 - seat : seat};
  },
});

export type ReversiState = ReturnType<typeof reversi.setup>;
