/** Four in a row: all but its rules. */
import {css, html, nothing, svg, type CSSResultGroup, type TemplateResult} from 'lit';
import {Analysis} from '../../kit/analysis.js';
import {OnDemand} from '../../core/on-demand.js';
import {gameClass, levelsOf, type TypesOf} from '../../element/define-game.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import type {GameContext, GameView} from '../../frame/game-definition.js';
import {BoardUi, type Board} from '../../kit/board.js';
import {gridPlaces} from '../../kit/pieces.js';
import {staticSvg} from '../../kit/static-svg.js';
import {boardFrame} from '../../frame/templates/layout.js';
import {tokenShape} from '../../frame/templates/token.js';
import {fourInARow as rules, restOf, type Outcome} from './rules/index.js';
import type {Outcomes} from './thinking.js';
import english from './words/en.js';

type Types = TypesOf<typeof rules>;
type View = GameView<Types>;
type State = Types['state'];

const thinker = new OnDemand(() => import('./thinking.js'));

/** The outcomes of the moves of a person, by element. */
const analyses = new WeakMap<object, Analysis<State, Outcomes>>();

/** The outcomes that are known by now. */
const outcomesOf = (view: View): Outcomes => (analyses.get(view.settings)?.found ?? {}) as Outcomes;

/** The outcome of a move in words: "wins in 5"; empty if it is not known. */
function inWords({words}: View, outcome: Outcome | undefined): string {
  if (!outcome) return '';
  const {result, discs: n} = outcome;
  return n === undefined ? words.say(result) : words.say(`${result}In`, {n});
}

/** The height above the grid, where a disc waits at `waits`; the breadth of the rim; the thickness of the tray. */
const [lane, waits, rim, depth] = [112, -67, 20, 22];

/** The cell of the highest disc in a column. */
const topOf = ({cells}: State, column: number, columns: number): number =>
  (restOf(cells, column, columns) ?? column - columns) + columns;

const disc = (view: View, seat: number) =>
  svg`<g transform="scale(1.48)">${tokenShape(view.tokens[seat]!)}</g><circle class="groove" r="33" /><circle r="41" fill="url(#dome)" />`;

/** Light from the top left: on the edges of the holes, in them, on the discs, on the wood. */
const lights = svg`<defs><linearGradient id="rim" x2="1" y2="1"><stop class="dark" /><stop offset=".5" class="dark" stop-opacity=".2" /><stop offset="1" class="lit" /></linearGradient
  ><radialGradient id="dome" cx=".34" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".45" /><stop offset=".5" stop-color="#fff" stop-opacity="0" /><stop offset="1" stop-opacity=".35" /></radialGradient
  ><radialGradient id="sunk" cx=".58" cy=".62" r=".54"><stop offset=".74" stop-opacity="0" /><stop offset="1" stop-opacity=".6" /></radialGradient
  ><linearGradient id="wood" x2="1" y2="1"><stop class="lit" /><stop offset=".45" class="wood" /><stop offset="1" class="dim" /></linearGradient></defs>`;

/** The tray by its size: its sides, what is seen through its holes; and the plate with the holes, over the discs. */
const trays: Record<string, readonly [TemplateResult, TemplateResult]> = {};

function trayOf(columns: number, rows: number): readonly [under: TemplateResult, over: TemplateResult] {
  const [width, height] = [columns * 100, rows * 100];
  const outside = `x="${-rim}" width="${width + 2 * rim}" height="${height + 2 * rim}" rx="36"`;
  const side = (name: string, y: number): string => `<rect class="${name}" ${outside} y="${y - rim}" />`;
  const holes = Array.from({length: columns * rows}, (_, at) => [
    (at % columns) * 100 + 50,
    Math.floor(at / columns) * 100 + 50,
  ]);
  /** The rim from corner to corner, at half its breadth: along the top, or turned to another side. */
  const bar = (name: string, length: number, turn: string): string =>
    `<path class="${name}" transform="${turn}" d="M-2.4-2.4A26 26 0 0 1 16-10H${length - 16}A26 26 0 0 1 ${length + 2.4}-2.4" />`;
  const slots = Array.from({length: columns}, (_, at) => `M${at * 100 + 16}-10h68`).join('');
  return (trays[`${columns} ${rows}`] ??= [
    staticSvg([
      `${side('deep', depth)}${side('flank', depth - 4)}<rect class="back" width="${width}" height="${height}" />`,
    ])(),
    staticSvg([
      [
        `<path class="plate" fill="url(#wood)" d="M16${-rim}h${width - 32}a36 36 0 0 1 36 36v${height - 32}a36 36 0 0 1-36 36h${32 - width}a36 36 0 0 1-36-36v${32 - height}a36 36 0 0 1 36-36z${holes.map(([x, y]) => `M${x! - 40} ${y}a40 40 0 1 0 80 0 40 40 0 1 0-80 0`).join('')}" />`,
        bar('bar', width, '') + bar('bar foot', width, `translate(${width} ${height}) rotate(180)`),
        bar('bar left', height, `translate(0 ${height}) rotate(-90)`) +
          bar('bar right', height, `translate(${width}) rotate(90)`),
        `<path class="inset" d="M1 ${height - 12}V12A11 11 0 0 1 12 1H${width - 12}" /><path class="slot" d="${slots}" />`,
        holes
          .map(([x, y]) => `<circle class="hole" cx="${x}" cy="${y}" r="40" fill="url(#sunk)" stroke="url(#rim)" />`)
          .join(''),
      ].join(''),
    ])(),
  ]);
}

/** The ring of a cell. */
const ring = 'M-41 0a41 41 0 1 0 82 0 41 41 0 1 0-82 0';

/** The outcomes as dots. */
const dots = {win: '●', draw: '◐', loss: '○'} as const;

/** The dots over the columns in words: "● wins, ○ loses". */
const legend = ({words}: View, outcomes: Outcomes): string => {
  const known = Object.values(outcomes).map(({result}) => result);
  return words.row(
    (['win', 'draw', 'loss'] as const).map((each) => (known.includes(each) ? `${dots[each]} ${words.say(each)}` : '')),
  );
};

/** The winning cells, once the last disc has landed. */
const wonOf = ({state, showing}: View): readonly number[] => (showing ? [] : state.won);

/** The cells as they are numbered, each with its column and row from the top. */
const cellsOf = ({options: {columns}, cells}: State): {place: string; cell: string; column: number; row: number}[] =>
  [...cells].map((cell, at) => ({place: `${at}`, cell, column: at % columns, row: Math.floor(at / columns)}));

const board: Board<Types> = {
  box: ({options: {columns, rows}}) => [-rim, -lane, columns * 100 + 2 * rim, rows * 100 + lane + rim + depth],
  places: ({options: {columns, rows}}) =>
    Object.fromEntries(Object.values(gridPlaces(columns, rows)).map((at, i) => [i, at])),
  pieces: (state) => cellsOf(state).flatMap(({cell, place}) => (cell === '.' ? [] : [{place, look: Number(cell) - 1}])),
  piece: (look, view) => svg`<g class="disc">${disc(view, Number(look))}</g>`,
  targets(view) {
    const {state, words, players, options, step, showing} = view;
    const last = step?.move && !showing ? topOf(state, Number(step.move) - 1, options.columns) : undefined;
    return cellsOf(state).map(({cell, place, column, row}, at) => {
      const rest = restOf(state.cells, column, options.columns);
      const move = `${column + 1}`;
      const outcome = rest === at ? inWords(view, outcomesOf(view)[move]) : '';
      return {
        id: place,
        row,
        label: words.row([
          words.say('column', {n: column + 1}),
          cell === '.' ? words.say('empty') : words.say('owner', {player: players[Number(cell) - 1]}),
          cell !== '.' && topOf(state, column, options.columns) === at ? words.say('top', {n: options.rows - row}) : '',
          outcome,
        ]),
        move: rest === undefined ? undefined : move,
        ends: rest === at,
        why: words.say('full'),
        // a hint has a ring of its own
        preview: svg`<g opacity=".75">${disc(view, state.seat)}</g>${
          view.live && view.hint?.move === move ? nothing : svg`<circle class="landing" r="36" />`
        }`,
        // the top cell reaches up to where the disc waits
        hit: row ? [-50, -50, 100, 100] : [-50, -50 - lane, 100, 100 + lane],
        ring,
        ground: nothing,
        marks: wonOf(view).includes(at) ? 'line' : at === last ? 'last' : '',
      };
    });
  },
  /** A disc falls, longer to a lower cell, and bounces once. */
  travel({move}, {before}) {
    if (move === undefined) return undefined;
    const column = Number(move) - 1;
    const to = `${restOf(before.cells, column, before.options.columns)}`;
    return [{to, start: [column * 100 + 50, waits], how: 'drop', sound: 'place'}];
  },
  under(view, aimed) {
    const {columns, rows} = view.options;
    // outcomes stand in the same line
    const rests = view.live && view.mayAct && !view.hints;
    const column = aimed ?? (rests ? (view.hint?.move ?? Math.ceil(columns / 2)) : undefined);
    const waiting =
      column !== undefined && view.turn !== undefined
        ? svg`<g class="waiting" transform="translate(${Number(column) * 100 - 50} ${waits})">${disc(view, view.turn)}<circle class="yours edge" r="43" /><circle class="yours" r="43" /></g>`
        : nothing;
    return svg`${lights}${waiting}<g class="frame ${wonOf(view).length > 0 ? 'won' : ''}">${trayOf(columns, rows)[0]}</g>`;
  },
  over(view, aimed) {
    const {columns, rows} = view.options;
    const outcomes = Object.entries(outcomesOf(view)).filter(([move]) => move !== aimed);
    const line = cellsOf(view.state)
      .filter((_, at) => wonOf(view).includes(at))
      .map(({column, row}) => svg`<circle class="hole line" cx=${column * 100 + 50} cy=${row * 100 + 50} r="40" />`);
    return svg`${trayOf(columns, rows)[1]}${line}
      ${outcomes.map(([move, {result}]) => {
        const half = result === 'draw' ? svg`<path d="M0-22a22 22 0 0 0 0 44z" />` : nothing;
        return svg`<g class="outcome ${result}" transform="translate(${Number(move) * 100 - 50} ${waits})" aria-hidden="true">
          <circle r="38" /><circle class="dot" r="22" />${half}</g>`;
      })}`;
  },
};

/** On the shelf: the discs that each player has left, on edge. */
function magazines({tokens, state: {cells}, seats}: View): TemplateResult {
  const total = Math.ceil(cells.length / seats.length);
  const breadth = 336 / total;
  return html`<svg class="magazines" viewBox="0 0 350 64" aria-hidden="true">
    ${tokens.map((token, seat) => {
      const left = total - [...cells].filter((cell) => cell === `${seat + 1}`).length;
      const each = (bar: string): string => Array.from({length: left}, (_, i) => `M${8 + i * breadth} ${bar}`).join('');
      const width = breadth - 4;
      const shape = svg`<path class="left" d=${each(`4h${width}v22h-${width}z`)} /><path class="glint" d=${each(`5h${width}v4h-${width}z`)} />`;
      return svg`<g transform="translate(0 ${seat * 34})"><rect class="trough" width="350" height="30" rx="6" />${tokenShape({...token, shape})}</g>`;
    })}
  </svg>`;
}

/** The board, and the outcomes of all moves while help is to be shown. */
class FourInARowUi extends BoardUi<Types> {
  readonly #context: GameContext<Types>;
  readonly #outcomes: Analysis<State, Outcomes>;

  constructor(context: GameContext<Types>) {
    super(context, board);
    this.#context = context;
    this.#outcomes = new Analysis(context.element, (state: State) =>
      thinker.use(({searchOutcomes}) => searchOutcomes(state)),
    );
    analyses.set(context.element, this.#outcomes);
  }

  override update(view: View): void {
    super.update(view);
    this.#outcomes.watch(view.hints && view.live && view.mayAct ? view.state : undefined, false);
  }
}

const Base = gameClass({
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  mount: (context: GameContext<Types>) => new FourInARowUi(context),
  moveName: (move, {words}) => words.say('column', {n: Number(move)}),
  presets: {classic: {}, small: {columns: 5, rows: 4}, large: {columns: 9, rows: 7}},
  board,
  frame(view, ui) {
    const aimed = ui.aimed(view);
    const outcomes = outcomesOf(view);
    const outcome = inWords(view, outcomes[aimed ?? '']);
    const status = outcome ? view.words.say('outcome', {outcome}) : legend(view, outcomes);
    return {controls: magazines(view), ...(status && {status})};
  },
  onDemand: {
    howToPlay: new OnDemand(() => import('./how-to-play.js')),
    solver: thinker,
    resultDetails: new OnDemand(() => import('./result-details.js')),
  },
  levels: levelsOf(['easy', 'medium', 'hard', 'perfect'], () => import('./thinking.js')),
  styles: css`
    .board {
      --_wood: var(--game-wood, light-dark(#dcae72, #8a5f38));
    }
    .magazines {
      display: block;
      inline-size: 100%;
    }
    .trough {
      fill: #1a0d02;
    }
    .left {
      fill: currentColor;
      stroke: currentColor;
      stroke-width: 2;
      stroke-linejoin: round;
    }
    .glint {
      fill: #fff;
      opacity: 0.35;
    }
    svg.board {
      overflow: visible;
    }
    .hole {
      stroke-width: 5;
    }
    .wood {
      stop-color: var(--_wood);
    }
    .lit {
      stop-color: color-mix(in oklab, var(--_wood), #fff4d8 38%);
    }
    .dim {
      stop-color: color-mix(in oklab, var(--_wood), #5a2c00 18%);
    }
    .dark {
      stop-color: color-mix(in oklab, var(--_wood), #200 50%);
    }
    .back {
      fill: var(--game-square, light-dark(#11332c, #081614));
    }
    .plate {
      fill-rule: evenodd;
      stroke: color-mix(in oklab, var(--_wood), #3a1a00 54%);
      stroke-width: 1.5;
    }
    .flank {
      fill: color-mix(in oklab, var(--_wood), #3a1a00 54%);
    }
    .deep {
      fill: color-mix(in oklab, var(--_wood), #260f00 76%);
      filter: drop-shadow(8px 14px 14px #0007);
    }
    .bar,
    .inset,
    .slot {
      fill: none;
      stroke: #fff5;
      stroke-width: 20;
      stroke-linecap: butt;
    }
    .bar.left {
      stroke: #fff3;
    }
    .bar.right {
      stroke: #3a1c0026;
    }
    .bar.foot {
      stroke: #3a1c0040;
    }
    .inset {
      stroke: #3a1c0050;
      stroke-width: 5;
    }
    .slot {
      stroke: #2a1508;
      stroke-width: 9;
      stroke-linecap: round;
    }
    .groove {
      fill: none;
      stroke: rgb(0 0 0 / 0.3);
      stroke-width: 3;
    }
    .waiting {
      transition: transform 0.12s ease-out;
    }
    .preview {
      opacity: 1;
    }
    .landing {
      fill: none;
      stroke: var(--_gold);
      stroke-width: 6;
      stroke-dasharray: 14 9;
    }
    .frame.won ~ g .disc {
      opacity: 0.72;
    }
    .frame.won ~ g [data-marks~='line'] .disc {
      opacity: 1;
    }
    .line {
      fill: none;
      stroke: #fff8e6;
      stroke-width: 9;
    }
    [data-marks~='last'] .groove {
      stroke: #fff8e6;
      stroke-width: 8;
    }
    .yours {
      fill: none;
      stroke: var(--_gold);
      stroke-width: 6;
    }
    .yours.edge {
      stroke: var(--_gold-line);
      stroke-width: 11;
    }
    .outcome {
      fill: var(--_raised);
    }
    .outcome .dot {
      stroke: var(--_ink);
      stroke-width: 6;
    }
    .outcome.win .dot,
    .outcome path {
      fill: var(--_ink);
    }
    @media (prefers-reduced-motion: reduce) {
      .waiting {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      .back,
      .plate,
      .flank,
      .deep,
      .hole {
        fill: Canvas;
        stroke: CanvasText;
      }
      .hole {
        fill: none;
      }
      .deep {
        filter: none;
      }
      .bar.bar,
      .inset {
        stroke: none;
      }
      .slot {
        stroke: CanvasText;
      }
      .line {
        stroke: Highlight;
      }
    }
  `,
});

/**
 * Four in a row for two players, people or automatic (`easy`, `medium`, `hard`, `perfect`), on 4 × 4 to 12 × 12 cells. On
 * 7 × 6 a perfect player never gives away a win or a draw. With `hints`, each column shows its outcome once it is known.
 *
 * @tag four-in-a-row
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys - From cell to cell.
 * @key Home, End - To the first and last cell of the row.
 * @key Control+Home, Control+End - To the first and last cell of the board.
 * @key Enter, Space - Drops a disc into the column.
 *
 * @csspart board - The board.
 * @csspart cell - A cell.
 * @csspart piece - A disc.
 *
 * @cssprop [--game-wood=light-dark(#dcae72, #8a5f38)] - The board.
 * @cssprop [--game-square=light-dark(#11332c, #081614)] - The holes.
 * @cssprop [--game-hint=light-dark(#ffd23f, #ffe06b)] - The ring of a hint.
 */
export class FourInARow extends Base {
  // its board has a shape of its own
  static override styles = (Base.styles as CSSResultGroup[]).flat().filter((sheet) => sheet !== boardFrame);

  /** Columns, 4 to 12. Default 7. */
  declare columns: number | undefined;

  /** Rows, 4 to 12. Default 6. */
  declare rows: number | undefined;
}
