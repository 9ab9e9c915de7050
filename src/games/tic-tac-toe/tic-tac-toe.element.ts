/** Tic-tac-toe on a board of any size: all but its rules. */
import {css, svg} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import {linesOf} from '../../core/grid.js';
import {gameClass, type TypesOf} from '../../element/define-game.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import type {Board} from '../../kit/board.js';
import {gridPlaces} from '../../kit/pieces.js';
import {tokenShape} from '../../frame/templates/token.js';
import {marks, nameOf, ticTacToe as rules} from './rules/game.js';
import english from './words/en.js';

type Types = TypesOf<typeof rules>;

const thinker = new OnDemand(() => import('./thinking.js'));

/** X and O, with a radius of 30. */
const shapes = [
  svg`<path class="mark" d="M-21-21L21 21M21-21L-21 21" pathLength="1" />`,
  svg`<circle class="mark" r="23" pathLength="1" transform="rotate(-60)" />`,
];

/** A partly drawn mark; `rest` is the share left to draw, 0 to 1. */
const drawn = (rest: number): Keyframe => ({strokeDasharray: '1 2', strokeDashoffset: rest});

const seatOf = (mark: string): number => marks.indexOf(mark as 'X');

const board: Board<Types> = {
  box: ({options: {columns, rows}}) => [0, 0, columns * 100, rows * 100],
  places: ({options: {columns, rows}}) => gridPlaces(columns, rows),
  pieces: ({cells, options}) =>
    [...cells].flatMap((mark, at) => (mark === '.' ? [] : [{place: nameOf(at, options), look: seatOf(mark)}])),
  targets: ({state, step, options, words, players, tokens}) =>
    [...state.cells].map((mark, at) => {
      const id = nameOf(at, options);
      const isFree = mark === '.';
      return {
        id,
        row: Math.floor(at / options.columns),
        label: words.row(
          isFree ? [id, words.say('empty')] : [id, mark, words.say('owner', {player: players[seatOf(mark)]})],
        ),
        move: isFree ? id : undefined,
        why: words.say('taken'),
        preview: tokenShape(tokens[state.seat]!),
        marks: state.won.includes(at) ? 'line' : step?.move === id ? 'last' : '',
      };
    }),
  travel: ({move}) => [{to: move, how: [drawn(1), drawn(0)], time: 320, sound: 'place'}],
  over({state: {won, cells, options}, showing, tokens}) {
    if (won.length === 0 || showing) return undefined;
    const token = tokens[seatOf(cells[won[0]!]!)]!;
    return svg`<g class="strike">${tokenShape({...token, shape: strikes(won, options)})}</g>`;
  },
};

/** A line through each row of winning cells, from end to end. */
const strikes = (won: readonly number[], options: Types['options']): unknown =>
  linesOf(options)
    .filter((cells) => cells.every((at) => won.includes(at)))
    .map((cells) => {
      const place = (at: number): number[] => [at % options.columns, Math.floor(at / options.columns)];
      const [from, to] = [place(cells[0]!), place(cells.at(-1)!)];
      const end = (a: number[], b: number[]): string =>
        a.map((n, axis) => (n + (0.35 * (n - b[axis]!)) / (cells.length - 1)) * 100 + 50).join(' ');
      return svg`<path d="M${end(from, to)}L${end(to, from)}" pathLength="1" />`;
    });

const Base = gameClass({
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  presets: {
    classic: {},
    five: {columns: 9, line: 5},
  },
  board,
  onDemand: {resultDetails: new OnDemand(() => import('./result-details.js'))},
  levels: {
    easy: (state, draw) => thinker.use(({playerOf}) => playerOf('easy')(state, draw)),
    medium: (state, draw) => thinker.use(({playerOf}) => playerOf('medium')(state, draw)),
    hard: (state, draw) => thinker.use(({playerOf}) => playerOf('hard')(state, draw)),
  },
  token: (seat, color) => ({token: seat, color, shape: shapes[seat]}),
  styles: css`
    .mark,
    .strike path {
      fill: none;
      stroke: light-dark(currentColor, color-mix(in oklab, currentColor, #fff 35%));
      stroke-width: 12;
    }
    .board .mark {
      scale: 1.15;
    }
    .piece .mark {
      filter: drop-shadow(1px 2px 1px rgb(0 0 0 / 0.25));
    }
    .ground {
      stroke: var(--game-line, light-dark(#d9c9a5, #162723));
    }
    [data-marks~='last'] .ground {
      fill: color-mix(in oklab, var(--game-square, light-dark(#fbf5e7, #28433f)), var(--_accent) 12%);
    }
    [data-marks~='line'] .ground {
      fill: color-mix(in oklab, var(--game-square, light-dark(#fbf5e7, #28433f)), var(--_accent) 25%);
    }
    .strike {
      opacity: 0.75;
      pointer-events: none;
    }
    .strike path {
      stroke-width: 8;
      stroke-dasharray: 1;
      animation: strike 0.4s ease-out;
    }
    @keyframes strike {
      from {
        stroke-dashoffset: 1;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .strike path {
        animation: none;
      }
    }
    @media (forced-colors: active) {
      .mark,
      .strike path {
        stroke: CanvasText;
      }
      [data-marks~='line'] .ground {
        fill: Highlight;
      }
      [data-marks~='line'] .mark {
        stroke: HighlightText;
      }
    }
  `,
});

/**
 * Tic-tac-toe for two players, people or automatic (`easy`, `medium`, `hard`), on a board of 2 × 2 to 15 × 15 cells.
 *
 * @tag tic-tac-toe
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys - From cell to cell.
 * @key Home, End - To the first and last cell of the row.
 * @key Control+Home, Control+End - To the first and last cell of the board.
 * @key Enter, Space - Puts the mark on the cell.
 *
 * @csspart board - The board.
 * @csspart cell - A cell.
 * @csspart piece - A cross or a nought.
 *
 * @cssprop [--game-square=light-dark(#fbf5e7, #28433f)] - The cells.
 * @cssprop [--game-line=light-dark(#d9c9a5, #162723)] - The lines between them.
 * @cssprop [--game-hint=light-dark(#ffd23f, #ffe06b)] - The ring of a hint.
 */
export class TicTacToe extends Base {
  /** Columns, 2 to 15. Default 3. */
  declare columns: number | undefined;

  /** Rows, 2 to 15. Default: as many as columns. */
  declare rows: number | undefined;

  /** Marks in a row that win, 2 to the longer side of the board. Default: all of the shorter side, at most 5. */
  declare line: number | undefined;
}
