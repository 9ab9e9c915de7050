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

/** The height of the space above the board, where a disc waits, and the breadth of the wood around the grid. */
const [lane, edge] = [104, 18];

/** The cell of the highest disc in a column. */
const topOf = ({cells}: State, column: number, columns: number): number =>
  (restOf(cells, column, columns) ?? column - columns) + columns;

const disc = (view: View, seat: number) =>
  svg`<g transform="scale(1.48)">${tokenShape(view.tokens[seat]!)}</g><circle class="groove" r="33" /><circle r="41" fill="url(#dome)" />`;

/** Light from the top left: on the edges of the holes, on the discs, on the board. */
const lights = svg`<defs><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop class="dark" /><stop offset="1" class="lit" /></linearGradient
  ><radialGradient id="dome" cx=".34" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".45" /><stop offset=".5" stop-color="#fff" stop-opacity="0" /><stop offset="1" stop-opacity=".35" /></radialGradient
  ><linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".18" /><stop offset=".5" stop-color="#fff" stop-opacity="0" /><stop offset="1" stop-color="#200" stop-opacity=".06" /></linearGradient></defs>`;

/** The squares of the plate by its size, each with a round hole; they overlap a little, so that no gap shows. */
const plates: Record<string, TemplateResult> = {};

const plateOf = (columns: number, rows: number): TemplateResult =>
  (plates[`${columns} ${rows}`] ??= staticSvg([
    Array.from(
      {length: columns * rows},
      (_, at) =>
        `<g transform="translate(${(at % columns) * 100 + 50} ${Math.floor(at / columns) * 100 + 50})"><path class="plate" d="M-52-52H52V52H-52ZM-40 0a40 40 0 1 0 80 0 40 40 0 1 0-80 0" /><circle class="hole" r="40" stroke="url(#rim)" /></g>`,
    ).join(''),
  ])());

/** The ring of a cell. */
const ring = 'M-45-33a12 12 0 0 1 12-12h66a12 12 0 0 1 12 12v66a12 12 0 0 1-12 12h-66a12 12 0 0 1-12-12z';

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
  box: ({options: {columns, rows}}) => [-edge, -lane, columns * 100 + 2 * edge, rows * 100 + lane + 2 * edge],
  places: ({options: {columns, rows}}) =>
    Object.fromEntries(Object.values(gridPlaces(columns, rows)).map((at, i) => [i, at])),
  pieces: (state) => cellsOf(state).flatMap(({cell, place}) => (cell === '.' ? [] : [{place, look: Number(cell) - 1}])),
  piece: (look, view) => svg`<g class="disc">${disc(view, Number(look))}</g>`,
  targets(view) {
    const {state, words, players, options} = view;
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
        preview: svg`<g opacity=".6">${disc(view, state.seat)}</g><circle class="landing" r="36" />`,
        // the top cell reaches up to where the disc waits
        hit: row ? [-50, -50, 100, 100] : [-50, -50 - lane, 100, 100 + lane],
        ring,
        ground: nothing,
        marks: wonOf(view).includes(at) ? 'line' : '',
      };
    });
  },
  /** A disc falls, longer to a lower cell, and bounces once. */
  travel({move}, {before}) {
    if (move === undefined) return undefined;
    const column = Number(move) - 1;
    const to = `${restOf(before.cells, column, before.options.columns)}`;
    return [{to, start: [column * 100 + 50, -50], how: 'drop', sound: 'place'}];
  },
  under(view, aimed) {
    const {columns, rows} = view.options;
    const [width, height] = [columns * 100, rows * 100];
    const waiting =
      aimed !== undefined && view.turn !== undefined
        ? svg`<g class="waiting" transform="translate(${Number(aimed) * 100 - 50} ${-lane / 2 - 2})">${disc(view, view.turn)}</g>`
        : nothing;
    return svg`${lights}${waiting}
      <g class="frame ${wonOf(view).length > 0 ? 'won' : ''}">
        <rect class="foot" x=${-edge} y=${height} width=${width + 2 * edge} height=${2 * edge} rx=${edge} />
        <rect class="frame-edge" x=${-edge / 2} y=${-edge / 2 + 3} width=${width + edge} height=${height + edge} rx="14" />
        <rect class="back" width=${width} height=${height} />
      </g>`;
  },
  over(view, aimed) {
    const {columns, rows} = view.options;
    const outcomes = Object.entries(outcomesOf(view)).filter(([move]) => move !== aimed);
    const line = cellsOf(view.state)
      .filter((_, at) => wonOf(view).includes(at))
      .map(({column, row}) => svg`<circle class="hole line" cx=${column * 100 + 50} cy=${row * 100 + 50} r="40" />`);
    return svg`${plateOf(columns, rows)}${line}<rect class="border" fill="url(#sheen)" x=${-edge / 4} y=${-edge / 4} width=${columns * 100 + edge / 2} height=${rows * 100 + edge / 2} rx="10" />
      ${outcomes.map(([move, {result}]) => {
        const half = result === 'draw' ? svg`<path d="M0-22a22 22 0 0 0 0 44z" />` : nothing;
        return svg`<g class="outcome ${result}" transform="translate(${Number(move) * 100 - 50} ${-lane / 2})" aria-hidden="true">
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
    .plate {
      fill: var(--_wood);
      fill-rule: evenodd;
    }
    .hole {
      fill: none;
      stroke-width: 5;
    }
    .dark {
      stop-color: color-mix(in oklab, var(--_wood), #200 50%);
    }
    .lit {
      stop-color: color-mix(in oklab, var(--_wood), #fff 45%);
    }
    .back {
      fill: var(--game-square, light-dark(#11332c, #081614));
    }
    .frame-edge {
      fill: var(--_wood);
      stroke: color-mix(in oklab, var(--_wood), #200 45%);
      stroke-width: 3;
    }
    .foot {
      fill: color-mix(in oklab, var(--_wood), #200 40%);
    }
    .groove {
      fill: none;
      stroke: rgb(0 0 0 / 0.3);
      stroke-width: 3;
    }
    .border {
      stroke: var(--_wood);
      stroke-width: 10;
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
      opacity: 0.6;
    }
    .frame.won ~ g [data-marks~='line'] .disc {
      opacity: 1;
    }
    .hole.line {
      stroke: #fff8e6;
      stroke-width: 9;
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
      .frame-edge,
      .foot {
        fill: Canvas;
      }
      .frame-edge,
      .hole {
        stroke: CanvasText;
      }
      .border {
        fill: none;
        stroke: none;
      }
      .hole.line {
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
