// The games that the sequences are played on: short ones, with people and computers, and what a setting may be.
import type {GameElement} from '../../../src/kit.js';

/** One game. */
export interface Kind {
  readonly tag: string;
  /** Settings that make it short. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Names of options that make no difference to the statistics: chance deals them, or they end endless games. */
  readonly same?: readonly string[];
  /** The score of one player, where it is counted. */
  readonly score?: (state: Record<string, unknown>) => number;
  /** Fewer is better. */
  readonly low?: boolean;
  /** Some of its moves fire no events. */
  readonly quiet?: boolean;
  /** How often it is played. */
  readonly weight: number;
}

/** No two empty cells touch: the game ends with the first tile. */
const checkers = Array.from({length: 9}, (_, row) => (row % 2 ? '010101010' : '101010101')).join('/');

export const kinds: readonly Kind[] = [
  {tag: 'tic-tac-toe', settings: {}, weight: 5},
  {tag: 'nim-game', settings: {heaps: '2 1'}, weight: 4},
  {
    tag: 'peg-solitaire',
    settings: {board: 'triangle', rows: 4, start: '.ooo......'},
    score: ({pegs}) => String(pegs).replaceAll('.', '').length,
    low: true,
    weight: 4,
  },
  {
    tag: 'blockudoku-game',
    settings: {board: checkers, hand: 'I1 O4 O4'},
    same: ['hand'],
    score: ({score}) => Number(score),
    weight: 3,
  },
  {
    tag: 'snake-game',
    settings: {width: 6, height: 4, length: 1},
    same: ['food'],
    score: ({score}) => Number(score),
    quiet: true,
    weight: 3,
  },
  {
    tag: 'snl-board',
    settings: {board: 'empty', size: 3},
    same: ['maxRounds'],
    weight: 3,
  },
  {tag: 'four-in-a-row', settings: {columns: 4, rows: 4}, weight: 2},
  {
    tag: 'ludo-game',
    settings: {pieces: 1},
    weight: 1,
  },
];

/** Players to set; the names tell people from computers. */
export const playersFor = ({score}: Kind): readonly string[] =>
  score ? ['Ada', 'Bot:auto'] : ['Ada, Ben', 'Ben, Ada', 'Ada, Bot:auto', 'Bot:auto, Cot:auto'];

/** An element of this kind, without animation, that asks nobody before the first move. */
export const make = (
  {tag, settings, score}: Kind,
  more: Readonly<Record<string, unknown>> = {},
): GameElement & Record<string, unknown> =>
  Object.assign(document.createElement(tag), {
    seed: 'sequences',
    speed: 'instant',
    setup: 'off',
    players: score ? 'Ada' : 'Ada, Ben',
    ...settings,
    ...more,
  }) as unknown as GameElement & Record<string, unknown>;
