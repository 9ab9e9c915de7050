/** Tic-tac-toe on a board of any size: all but its rules. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import {linesOf} from '../../core/grid.js';
import {gameClass, levelsOf, type TypesOf} from '../../element/define-game.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import type {GameView} from '../../frame/game-definition.js';
import type {Board} from '../../kit/board.js';
import {gridPlaces} from '../../kit/pieces.js';
import {tokenShape} from '../../frame/templates/token.js';
import {marks, nameOf, ticTacToe as rules} from './rules/game.js';
import english from './words/en.js';

type Types = TypesOf<typeof rules>;

/**
 * The strokes of X and O as a hand draws them, with a radius of 30. Each is written from its end, and has as many units as the
 * start of a dash has to go along it: on a stroke of one unit nothing is seen until a longer one is drawn.
 */
const strokes = [
  [
    ['M22 22C8 8-8-9-21-22', 1000],
    ['M-22 22C-8 9 9-10 22-22', 1],
  ],
  [['M-3-25C11-25 21-17 23-6 26 8 19 21 4 24-9 26-23 18-25 3-26-13-13-27 4-24', 1]],
] as const;
const shapes = strokes.map((mark) =>
  mark.map(([path, length]) => svg`<path class="mark" d=${path} pathLength=${length} />`),
);
const drawn = strokes.map((mark) =>
  [...mark.map(([, length]) => -length), 0].map((strokeDashoffset) => ({strokeDasharray: '9999', strokeDashoffset})),
);

/** The breadth of the slate around the cells. */
const edge = 8;

/** The slate, or a copy of it with a filter. */
const slate = ({columns, rows}: Types['options'], filter?: string): TemplateResult =>
  svg`<rect class="slate" filter=${filter ?? nothing} x=${-edge} y=${-edge} width=${columns * 100 + 2 * edge} height=${rows * 100 + 2 * edge} />`;

/**
 * Grains of slate over all that is drawn, as chalk leaves them. One filter for the whole board: Chromium keeps the styles of
 * marks that are drawn, and with a filter of their own they hold the element.
 */
const grain = (options: Types['options']): TemplateResult =>
  svg`<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" /><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 -1.25" /><feComposite in="SourceGraphic" operator="in" /></filter>${slate(options, 'url(#grain)')}`;

/** The slate and the lines on it, none of them quite straight. */
function ground({options}: GameView<Types>): TemplateResult {
  const {columns, rows} = options;
  const [width, height] = [columns * 100, rows * 100];
  const lines = (n: number, line: (at: number, bend: number) => string): string =>
    Array.from({length: n - 1}, (_, i) => line((i + 1) * 100, i % 2 ? 3 : -3)).join('');
  return svg`${slate(options)}
    <path class="lines" d=${
      lines(columns, (x, bend) => `M${x - bend / 3} 6q${bend} ${height / 2} 0 ${height - 12}`) +
      lines(rows, (y, bend) => `M6 ${y + bend / 3}q${width / 2} ${bend} ${width - 12} 0`)
    } />`;
}

/** A stick of chalk. */
const stick = (kind: string, place: string, length: number): TemplateResult =>
  svg`<g class=${kind} transform=${place}><rect y="4" width=${length} height="14" rx="5" fill="#0007" /><rect width=${length} height="14" rx="5" /><rect y="2" width=${length} height="4" rx="2" fill="#fff" opacity=".45" /></g>`;

/** On the shelf: chalk in the players' colours, and a sponge. */
const ledge = ({tokens}: GameView<Types>): TemplateResult =>
  html`<svg class="ledge" viewBox="0 0 350 60" aria-hidden="true">
    <rect class="well" width="350" height="60" rx="6" />
    ${tokens.map((token, seat) => {
      const place = seat ? 'translate(114 30)rotate(5)' : 'translate(18 26)rotate(-6)';
      return tokenShape({...token, shape: stick('chalk', place, 88 - seat * 16)});
    })}
    ${stick('stub', 'translate(200 30)rotate(-9)', 30)}
    <g class="sponge">
      <rect x="250" y="29" width="84" height="24" rx="4" />
      <rect x="250" y="10" width="84" height="24" rx="6" />
    </g>
  </svg>`;

const seatOf = (mark: string): number => marks.indexOf(mark as 'X');

const board: Board<Types> = {
  box: ({options: {columns, rows}}) => [-edge, -edge, columns * 100 + 2 * edge, rows * 100 + 2 * edge],
  places: ({options: {columns, rows}}) => gridPlaces(columns, rows),
  pieces: ({cells, options}) =>
    [...cells].flatMap((mark, at) => (mark === '.' ? [] : [{place: nameOf(at, options), look: seatOf(mark)}])),
  targets: ({state, step, showing, options, words, players, tokens, hint, live}) =>
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
        // a hint has a ring of its own
        preview: svg`${tokenShape(tokens[state.seat]!)}${
          live && hint?.move === id
            ? nothing
            : svg`<rect class="ring hint" x="-44" y="-44" width="88" height="88" rx="12" />`
        }`,
        marks: state.won.includes(at) && !showing ? 'line' : step?.move === id ? 'last' : '',
      };
    }),
  under: ground,
  travel: ({move}, {seat}) => [{to: move, how: drawn[seat]!, time: 320, sound: 'place'}],
  over({state: {won, cells, options}, showing, tokens}) {
    if (won.length === 0 || showing) return grain(options);
    const token = tokens[seatOf(cells[won[0]!]!)]!;
    return svg`<g class="strike">${tokenShape({...token, shape: strikes(won, options)})}</g>${grain(options)}`;
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
  frame: (view) => ({controls: ledge(view)}),
  onDemand: {
    howToPlay: new OnDemand(() => import('./how-to-play.js')),
    solver: new OnDemand(() => import('./thinking.js')),
    resultDetails: new OnDemand(() => import('./result-details.js')),
  },
  levels: levelsOf(['easy', 'medium', 'hard'], () => import('./thinking.js')),
  token: (seat, color) => ({token: seat, color, shape: shapes[seat]}),
  styles: css`
    .mark,
    .strike path {
      fill: none;
      stroke: light-dark(currentColor, color-mix(in oklab, currentColor, #fff 35%));
      stroke-width: 12;
    }
    /* chalk on slate */
    .slate {
      fill: var(--game-square, light-dark(#27363b, #18242a));
    }
    .ground {
      fill: none;
      stroke: none;
    }
    .lines {
      fill: none;
      stroke: var(--game-line, #efe9dc);
      stroke-width: 4;
      stroke-linecap: round;
      pointer-events: none;
    }
    .ledge {
      display: block;
      inline-size: 100%;
    }
    .well {
      fill: light-dark(#6b4522, #3b2613);
    }
    .chalk {
      fill: color-mix(in oklab, currentColor, #fff 40%);
    }
    .stub {
      fill: #f2ede2;
    }
    .sponge > :first-child {
      fill: #3c4a4f;
    }
    .sponge > :last-child {
      fill: #c08a50;
    }
    .board .mark {
      stroke: color-mix(in oklab, currentColor, #fff 40%);
      scale: 1.15;
    }
    .layers .strike path {
      stroke: #fffaf0;
    }
    .piece .mark {
      filter: drop-shadow(1px 2px 1px rgb(0 0 0 / 0.25));
    }
    [data-marks~='last'] .ground {
      fill: #ffffff1f;
    }
    [data-marks~='line'] .ground {
      fill: #ffffff26;
    }
    .strike {
      pointer-events: none;
    }
    .preview {
      opacity: 1;
    }
    .preview .mark {
      opacity: 0.6;
    }
    .ring.hint {
      stroke-width: 5;
      stroke-dasharray: 10 8;
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
      .board .mark,
      .layers .strike path {
        stroke: CanvasText;
      }
      .slate {
        fill: Canvas;
      }
      .lines {
        stroke: CanvasText;
      }
      [data-marks~='line'] .ground {
        fill: Highlight;
      }
      .board [data-marks~='line'] .mark {
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
 * @cssprop [--game-square=light-dark(#27363b, #18242a)] - The cells.
 * @cssprop [--game-line=#efe9dc] - The lines between them.
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
