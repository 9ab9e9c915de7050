/** Games won and lost against each level of the computer, as they are stored. Pure. */
import {isObject, type JsonObject} from '../../core/json.js';

/** The part of what is stored beside the game. */
export const part = 'ladder';

/** Games won and lost by level, and the last game, which counts anew if it ends again. */
export interface Tally {
  readonly levels: Readonly<Record<string, readonly [won: number, lost: number]>>;
  readonly last?: LastGame;
}
interface LastGame {
  readonly id: string;
  readonly level: string;
  /** 0 for a game won, 1 for one lost. */
  readonly at: 0 | 1;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** The tally in what is stored, which may be anything. */
export function readTally(kept: unknown): Tally {
  const {levels, last} = isObject(kept) ? kept : {};
  return {
    levels: Object.fromEntries(
      Object.entries(isObject(levels) ? levels : {}).flatMap(([level, counts]) => {
        const [won, lost] = Array.isArray(counts) ? (counts as unknown[]) : [];
        return isCount(won) && isCount(lost) ? [[level, [won, lost] as const]] : [];
      }),
    ),
    ...(isObject(last) && {last: last as unknown as LastGame}),
  };
}

/** The tally with one more game. */
export function counted(kept: unknown, id: string, level: string, won: boolean): JsonObject {
  const {levels, last} = readTally(kept);
  const add = (all: Tally['levels'], name: string, at: number, n: number): Tally['levels'] => ({
    ...all,
    [name]: (all[name] ?? [0, 0]).map((count, i) => Math.max(0, count + (i === at ? n : 0))) as [number, number],
  });
  const before = last?.id === id ? add(levels, last.level, last.at, -1) : levels;
  const at = won ? 0 : 1;
  return {levels: add(before, level, at, 1), last: {id, level, at}};
}

/** A star for each of the first three games won. */
export const starsOf = (won: number): number => Math.min(3, won);
