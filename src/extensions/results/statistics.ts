/**
 * Statistics over the games that have ended, apart for each way to play: other options are another game. Pure.
 *
 * Tabs count into the same figures: each takes what is stored at that moment and adds its own game. A game counts once;
 * one that is taken back and ended again counts as it ended last.
 */
import {fnv1a} from '../../core/fnv.js';
import {isObject, type Json} from '../../core/json.js';

/** Figures over the games with the options of now. */
export interface GameStatistics {
  /** Games that have ended. */
  readonly games: number;
  /** Games that a person has won, or solved. */
  readonly wins: number;
  /** Games of several players that nobody has won. */
  readonly draws: number;
  /** The best score; undefined where the game has no scores. */
  readonly best: number | undefined;
  /** Mean of all scores; undefined where the game has none. */
  readonly average: number | undefined;
  /** The last scores, oldest first, at most 100; empty where the game has none. */
  readonly scores: readonly number[];
  /** Games won in a row up to now; in a daily game days in a row. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Wins by name, most first; where several play. */
  readonly players: readonly {readonly name: string; readonly wins: number}[];
}

/** A game that has ended, as it counts. */
export interface Outcome {
  /** The game's id. */
  readonly id: string;
  /** The variant of the game: each has statistics of its own. */
  readonly variant: string;
  /** A person has won. */
  readonly won: boolean;
  /** Several have played, and nobody has won. */
  readonly drawn: boolean;
  /** Names of those who have won, where several play. */
  readonly winners: readonly string[];
  readonly score?: number | undefined;
  /** Fewer is better. */
  readonly low?: boolean | undefined;
  /** The date of a daily game: `2026-01-31`. */
  readonly day?: string | undefined;
}

type Figures = {
  games: number;
  wins: number;
  draws: number;
  /** Games with a score, their sum and the best of them. */
  scored: number;
  sum: number;
  best: number | null;
  /** The last scores. */
  scores: number[];
  streak: number;
  longest: number;
  /** The day of the daily game that was counted last. */
  day: string | null;
  players: {[name: string]: number};
};

/** Figures of one way to play; `before` are those before the game `ids[0]`. */
type Counted = Figures & {ids: string[]; before: Figures | null};

/** The stored statistics by variant; the last played one comes last. */
export type KeptStatistics = {[variant: string]: Counted};

/** Variants, players of each, and games known as counted that are kept. */
const most = {variants: 50, players: 20, ids: 50, scores: 100};

const none: Figures = {
  games: 0,
  wins: 0,
  draws: 0,
  scored: 0,
  sum: 0,
  best: null,
  scores: [],
  streak: 0,
  longest: 0,
  day: null,
  players: {},
};

/** Adds a game to what is stored, which may be anything. */
export function counted(kept: unknown, outcome: Outcome): KeptStatistics {
  const all = readKept(kept);
  const {ids, before, ...now} = all[outcome.variant] ?? {...none, ids: [], before: null};
  const again = ids[0] === outcome.id && before;
  // one that others came after cannot be told from them any more: it stays as it was
  if (!again && ids.includes(outcome.id)) return all;
  const from = again || now;
  return stored(all, outcome.variant, {
    ...withGame(from, outcome),
    ids: [outcome.id, ...ids.filter((id) => id !== outcome.id)].slice(0, most.ids),
    before: from,
  });
}

/** Forgets the figures of a variant; games that have been counted are not counted again. */
export function reset(kept: unknown, variant: string): KeptStatistics {
  const all = readKept(kept);
  return stored(all, variant, {...none, ids: all[variant]?.ids ?? [], before: null});
}

/** Takes a reset back, unless games have been counted since. @param before what was stored before it */
export function restored(kept: unknown, before: unknown, variant: string): KeptStatistics {
  const all = readKept(kept);
  const figures = readKept(before)[variant];
  return !figures || all[variant]?.games ? all : stored(all, variant, figures);
}

/** The figures of a variant out of what is stored, which may be anything. */
export function statisticsOf(kept: unknown, variant: string): GameStatistics {
  const {games, wins, draws, scored, sum, best, scores, streak, longest, players} = readKept(kept)[variant] ?? none;
  return {
    games,
    wins,
    draws,
    best: best ?? undefined,
    average: scored ? sum / scored : undefined,
    scores,
    streak,
    longestStreak: longest,
    players: Object.entries(players)
      .map(([name, won]) => ({name, wins: won}))
      .sort((a, b) => b.wins - a.wins),
  };
}

function stored(all: KeptStatistics, variant: string, figures: Counted): KeptStatistics {
  const others = Object.entries(all).filter(([name]) => name !== variant);
  return Object.fromEntries([...others, [variant, figures] as const].slice(-most.variants));
}

function withGame(from: Figures, {won, drawn, winners, score, low, day}: Outcome): Figures {
  const streak = day ? daysInRow(from, day, won || !low) : won ? from.streak + 1 : 0;
  const players = new Map(Object.entries(from.players));
  for (const name of winners) players.set(name, (players.get(name) ?? 0) + 1);
  const known = [...players].sort(([, a], [, b]) => b - a);
  const better = score !== undefined && (from.best === null || (low ? score < from.best : score > from.best));
  return {
    games: from.games + 1,
    wins: from.wins + Number(won),
    draws: from.draws + Number(drawn),
    scored: from.scored + Number(score !== undefined),
    sum: from.sum + (score ?? 0),
    best: better ? score : from.best,
    scores: score === undefined ? from.scores : [...from.scores, score].slice(-most.scores),
    streak,
    longest: Math.max(from.longest, streak),
    day: day ?? from.day,
    players: Object.fromEntries(known.slice(0, most.players)),
  };
}

/** Days in a row with this one; the same day twice is one, and an older one changes nothing. */
function daysInRow({day: last, streak}: Figures, day: string, done: boolean): number {
  if (last !== null && day < last) return streak;
  if (!done) return last === day ? streak : 0;
  if (last === day) return Math.max(1, streak);
  const dayBefore = new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return last === dayBefore ? streak + 1 : 1;
}

// what is stored may be anything

function readKept(kept: unknown): KeptStatistics {
  if (!isObject(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept)
      .slice(-most.variants)
      .flatMap(([variant, raw]) => (isObject(raw) ? [[variant, readCounted(raw)] as const] : [])),
  );
}

function readCounted(raw: {readonly [key: string]: unknown}): Counted {
  const {ids, before} = raw;
  return {
    ...readFigures(raw),
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, most.ids) : [],
    before: isObject(before) ? readFigures(before) : null,
  };
}

function readFigures(raw: {readonly [key: string]: unknown}): Figures {
  const count = (name: string): number => (Number.isSafeInteger(raw[name]) ? Math.max(0, raw[name] as number) : 0);
  const {day, best, scores, players} = raw;
  return {
    games: count('games'),
    wins: count('wins'),
    draws: count('draws'),
    scored: count('scored'),
    sum: count('sum'),
    best: Number.isSafeInteger(best) ? (best as number) : null,
    scores: Array.isArray(scores)
      ? scores.slice(-most.scores).filter((one): one is number => Number.isSafeInteger(one))
      : [],
    streak: count('streak'),
    longest: count('longest'),
    day: typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null,
    players: Object.fromEntries(
      Object.entries(isObject(players) ? players : {})
        .filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && (entry[1] as number) > 0)
        .slice(0, most.players),
    ),
  };
}

/** Options that are not the usual ones, and how many play, as a name for the variant. */
export function variantOf(options: {readonly [name: string]: Json | undefined}, usual: object, seats: number): string {
  const standard = usual as {readonly [name: string]: unknown};
  const other = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(standard[name]),
  );
  const text = JSON.stringify([seats, Object.fromEntries(other)]);
  return text.length <= 200 ? text : `${seats} ${fingerprint(text)}`;
}

/** A short name for a long text: FNV-1a, twice 32 bits. */
function fingerprint(text: string): string {
  return [fnv1a(text), fnv1a(text, 0x01234567)].map((hash) => (hash >>> 0).toString(36)).join('');
}
