/** Kalah: all but its rules. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import {gameClass, levelsOf, type TypesOf} from '../../element/define-game.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import type {GameContext, GameView} from '../../frame/game-definition.js';
import {tokenShape} from '../../frame/templates/token.js';
import {BoardUi, type Board, type Upright} from '../../kit/board.js';
import type {Box} from '../../kit/cells.js';
import type {Point} from '../../play/game-types.js';
import {levels, mancala as rules, pitsOf, storeOf, wayOf, type Told} from './rules/index.js';
import english from './words/en.js';

type Types = TypesOf<typeof rules>;
type View = GameView<Types>;

/** The height of a line of numbers. */
const line = 32;

/** A form of the board: the breadth of a column, the height of its pits, what is between the rows, the breadth beside the columns. */
interface Shape {
  readonly column: number;
  readonly pit: number;
  readonly middle: number;
  readonly edge: number;
}
/** The stores at the ends, as high as both rows. */
const long: Shape = {column: 62, pit: 151, middle: 12, edge: 138};
/** The stores between the rows. */
const high: Shape = {column: 64, pit: 112, middle: 92, edge: 20};

const boxOf = ({pits}: Types['options'], {column, pit, middle, edge}: Shape): Box => [
  ...([0, 0, column * Math.max(4, pits) + edge] as const),
  middle + 2 * (pit + line),
];

/**
 * All hollows: where each is, its size, where its number and its owner's token stand, and what reacts to a press: with a pit its
 * number, too. A row of pits for each player, and the own store at its right end: stones go round.
 */
const hollowsOf = (options: Types['options'], shape: Shape) => {
  const {pits} = options;
  const [, , breadth, height] = boxOf(options, shape);
  const {column, pit: tall, middle} = shape;
  const half = breadth / 2;
  return Array.from({length: 2 * pits + 2}, (_, i) => {
    const [seat, side] = i > pits ? [1, -1] : [0, 1];
    const pit = i % (pits + 1) === pits ? undefined : (i % (pits + 1)) + 1;
    let size: Point = [column - 8, tall];
    let [x, y] = [((pit ?? 0) - (pits + 1) / 2) * column, (middle + tall) / 2];
    let count: Point = [0, side * (tall / 2 + line / 2)];
    if (pit === undefined) {
      size = shape === long ? [62, 2 * tall + middle] : [half - 61, middle - 20];
      [x, y] = [shape === long ? half - 37 : 5 + size[0] / 2, 0];
      count = shape === long ? [13, side * (tall + middle / 2 + line / 2)] : [side * (size[0] / 2 + 25), -15];
    }
    const at: Point = [half + side * x, height / 2 + side * y];
    const token: Point = shape === long ? [count[0] - 36, count[1] - 1] : [count[0], count[1] + 34];
    const hit: Box =
      pit === undefined
        ? [-size[0] / 2, -size[1] / 2, ...size]
        : [-column / 2, -tall / 2 - (side < 0 ? line : 6), column, tall + line + 6];
    return {id: `${i}`, seat, pit, at, size, count, token, hit};
  });
};

/** The outline of a hollow of this size. */
const outline = ([w, h]: Point): string =>
  `M${22 - w / 2} ${-h / 2}h${w - 44}a22 22 0 0 1 22 22v${h - 44}a22 22 0 0 1-22 22h${44 - w}a22 22 0 0 1-22-22v${44 - h}a22 22 0 0 1 22-22z`;

/** Stones in a hollow, side by side, so that they can be counted: from the middle, and smaller where there are many. */
const spread =
  ([across, down]: Point) =>
  (i: number, n: number): [number, number, number] => {
    const fit = (scale: number) =>
      [across, down].map((room) => Math.floor((room - 6) / (22 * scale))) as [number, number];
    const scale = [1, 0.8, 0.72, 0.62, 0.54, 0.4].find((each) => fit(each)[0] * fit(each)[1] >= n) ?? 0.28;
    const [columns, rows] = fit(scale);
    const slots = Array.from({length: columns * rows}, (_, k): Point => [
      22 * scale * ((k % columns) - (columns - 1) / 2),
      22 * scale * (Math.floor(k / columns) - (rows - 1) / 2),
    ]);
    const [x, y] = slots.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[i]!;
    // laid by hand
    return [x + scale * (((i * 7) % 5) - 2) * 0.7, y + scale * (((i * 3) % 5) - 2) * 0.7, scale];
  };

const form = (shape: Shape): Upright<Types> => ({
  box: ({options}) => boxOf(options, shape),
  places: ({options}) =>
    Object.fromEntries(
      hollowsOf(options, shape).map(({id, at, size, count}) => [id, {at, spread: spread(size), count}]),
    ),
});

/** The way of the stones of a pit, from its move. */
const wayBy = ({state: {seat, stones, options}}: View, move: string): number[] =>
  wayOf(pitsOf(seat, options.pits)[Number(move) - 1]!, stones, storeOf(1 - seat, options.pits));

/** The hollow of the last stone of a move. */
const lastOf = (effects: readonly Told[]): number | undefined => effects.find(({way}) => way)?.way?.at(-1);

/** The move that is shown before it is made: that under a finger, or a hint. */
const shownBy = ({hint, live}: View, aimed: string | undefined): string | undefined =>
  aimed ?? (live ? hint?.move : undefined);

const board: Board<Types> = {
  ...form(long),
  upright: form(high),
  pieces: ({stones}) => stones.flatMap((n, at) => Array.from({length: n}, () => ({place: `${at}`}))),
  piece: (_, view, id) =>
    svg`<ellipse class="shade" cx="2" cy="4" rx="10" ry="9" /><circle class="stone s${Number(id.slice(1)) % 6}" r="10" /><circle r="10" fill="url(#dome)" /><ellipse class="glint" cx="-3" cy="-4" rx="3" ry="2" />`,
  targets(view, aimed, upright) {
    const {state, options, words, tell, tokens, result, step, showing} = view;
    const last = step && !showing ? lastOf(step.effects) : undefined;
    const shown = shownBy(view, aimed);
    const way = shown && wayBy(view, shown);
    return hollowsOf(options, upright ? high : long).map(({id, seat, pit, size, token: [x, y], hit}) => {
      const n = state.stones[Number(id)]!;
      const own = seat === state.seat && pit !== undefined;
      const move = own && n > 0 ? `${pit}` : undefined;
      const ring = outline(size);
      const owner =
        pit === undefined
          ? svg`<g transform="translate(${x} ${y}) scale(.42)">${tokenShape(tokens[seat]!)}</g>`
          : nothing;
      const may = move !== undefined && view.mayAct && view.live;
      return {
        id,
        label: tell(pit === undefined ? 'store' : 'pit', seat, {pit: pit ?? 0, n}),
        hit,
        ring,
        move,
        why: words.say(own ? 'emptyPit' : pit === undefined ? 'isStore' : 'notYours'),
        // the gradient is on the shape: a style that inherits a `url(#…)`, which Chromium keeps, holds the element
        ground: svg`<path class="hollow" fill="url(#bowl)" d=${ring} />${
          last === Number(id) ? svg`<path class="latest" d=${outline([size[0] - 8, size[1] - 8])} />` : nothing
        }${owner}`,
        marks: [
          may && 'may',
          way && way.at(-1) === Number(id) && 'lands',
          pit === undefined && result?.winners.includes(seat) && 'origin',
        ]
          .filter(Boolean)
          .join(' '),
      };
    });
  },
  /** A ghost for each stone of a pit, in the hollow that it would reach. */
  over(view, aimed, upright) {
    const shown = shownBy(view, aimed);
    if (shown === undefined) return nothing;
    const hollows = hollowsOf(view.options, upright ? high : long);
    const stones = view.state.stones.slice();
    return wayBy(view, shown).map((place) => {
      const {at, size} = hollows[place]!;
      const [x, y, scale] = spread(size)(stones[place]!, ++stones[place]!);
      return svg`<circle class="ghost" r="10" transform="translate(${at[0] + x} ${at[1] + y}) scale(${scale})" />`;
    });
  },
  travel({type, seat, from, way, pits: emptied}: Told, {state: {options}}) {
    const store = storeOf(seat ?? 0, options.pits);
    const to = (at: number) => ({to: `${at}`, ...(at === store && {points: 1})});
    if (type === 'sown')
      return way!.map((at, i) => ({
        ...{from: `${from}`, via: way!.slice(0, i).map(String), ...to(at)},
        ...{delay: i / 3, how: 'hop', sound: 'step'},
      }));
    return emptied?.map((at) => ({from: `${at}`, all: true, ...to(store), how: 'fly', sound: 'capture'}));
  },
  under: () =>
    svg`<defs><radialGradient id="bowl" cx=".6" cy=".64" r=".72"><stop class="lit" /><stop offset=".55" class="deep" /><stop offset="1" class="dark" /></radialGradient
      ><radialGradient id="dome" cx=".34" cy=".28" r=".82"><stop stop-color="#fff" stop-opacity=".42" /><stop offset=".5" stop-color="#fff" stop-opacity="0" /><stop offset="1" stop-opacity=".34" /></radialGradient></defs>`,
};

/** On the shelf: a bead for each stone, at the left and at the right those in a store. Beyond the middle is a win. */
function abacus(view: View, ui: BoardUi<Types>): TemplateResult {
  const all = 2 * view.options.pits * view.options.stones;
  const pitch = 620 / all;
  const won = ui.scores(view, rules.scores!);
  const beads = (
    from: number,
    n: number,
    rest = '',
  ) => svg`<path class="beads ${rest}" stroke-width=${Math.min(24, pitch - 2.5)} stroke-linecap="round"
    d=${Array.from({length: n}, (_, i) => `M${10 + pitch * (from + i + 0.5)} 20v24`).join('')} />`;
  return html`<svg class="abacus" viewBox="0 0 640 64" aria-hidden="true">
    <rect class="groove" width="640" height="64" rx="14" />
    <path class="middle" d="M320 4v56" />
    ${beads(won[0]!, all - won[0]! - won[1]!, 'rest')}
    ${view.tokens.map((token, seat) => tokenShape({...token, shape: beads(seat ? all - won[1]! : 0, won[seat]!)}))}
  </svg>`;
}

const Base = gameClass({
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  presets: {classic: {}, small: {pits: 4, stones: 3}, large: {stones: 6}},
  board,
  mount: (context: GameContext<Types>) => new BoardUi(context, board),
  frame: (view, ui) => ({controls: abacus(view, ui)}),
  /** Whoever moves again has been told so. */
  turnSentence: (seat, {tell, step, told}) =>
    step?.effects.slice(0, told).some(({type}) => type === 'again') ? '' : tell('toPlay', seat),
  onDemand: {
    howToPlay: new OnDemand(() => import('./how-to-play.js')),
    resultDetails: new OnDemand(() => import('./result-details.js')),
  },
  levels: levelsOf(levels, () => import('./thinking.js')),
  styles: css`
    .board {
      background: linear-gradient(100deg, var(--_wood-lit), var(--_wood) 60%, var(--_wood-dim));
    }
    .lit {
      stop-color: color-mix(in oklab, var(--_wood), #3a1a00 50%);
    }
    .deep {
      stop-color: color-mix(in oklab, var(--_wood), #2a1000 66%);
    }
    .dark {
      stop-color: color-mix(in oklab, var(--_wood), #1a0800 86%);
    }
    .hollow {
      stroke: color-mix(in oklab, var(--_wood), #1a0800 70%);
      stroke-width: 2;
    }
    .ring.hint {
      stroke-width: 6;
      stroke-dasharray: 11 8;
    }
    /* where the last stone has gone */
    .latest {
      fill: none;
      stroke: #fff6df;
      stroke-width: 2;
    }
    [data-marks~='may'] .hollow {
      stroke: var(--_gold);
      stroke-width: 4;
      paint-order: stroke;
      filter: drop-shadow(0 0 1px var(--_gold-line));
    }
    [data-marks~='lands'] .hollow {
      stroke: var(--_gold);
      stroke-width: 4;
      stroke-dasharray: 2 8;
      paint-order: normal;
      stroke-linecap: round;
    }
    .abacus {
      display: block;
      inline-size: 100%;
      max-block-size: 4em;
    }
    .groove {
      fill: color-mix(in oklab, var(--_wood), #1a0800 78%);
    }
    .middle {
      stroke: var(--_wood-lit);
      stroke-width: 3;
    }
    .beads {
      stroke: currentColor;
    }
    .beads.rest {
      stroke: color-mix(in oklab, var(--_wood), #1a0800 48%);
    }
    .shade {
      fill: #160800;
      opacity: 0.5;
    }
    .glint {
      fill: #fff;
      opacity: 0.8;
    }
    .ghost {
      fill: #fff6;
      stroke: #fff;
      stroke-width: 2;
    }
    .s0 {
      fill: #d8863b;
    }
    .s1 {
      fill: #3c8f86;
    }
    .s2 {
      fill: #a8455c;
    }
    .s3 {
      fill: #5a79b8;
    }
    .s4 {
      fill: #e8dcc0;
    }
    .s5 {
      fill: #7a9a3f;
    }
    .count {
      font: 700 27px var(--_title-font);
      fill: color-mix(in oklab, var(--_wood), #1a0800 88%);
    }
    @media (forced-colors: active) {
      .board {
        background: Canvas;
      }
      .hollow {
        fill: Canvas;
        stroke: CanvasText;
      }
      [data-marks~='may'] .hollow {
        stroke: Highlight;
      }
      .stone,
      .count {
        fill: CanvasText;
      }
    }
  `,
});

/**
 * Kalah, the best known of the mancala games, for two players, people or automatic (`easy`, `medium`, `hard`): sow the stones of
 * a pit around the board. Who has more in the store at the end wins.
 *
 * @tag mancala-game
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys - From pit to pit.
 * @key Home, End - To the first and last pit.
 * @key Control+Home, Control+End - To the first and last pit.
 * @key Enter, Space - Sows the stones of this pit.
 *
 * @csspart board - The board.
 * @csspart cell - A pit or a store.
 * @csspart piece - A stone.
 * @csspart count - The number of stones in a pit or a store.
 *
 * @cssprop [--game-frame=light-dark(#dcae72, #a5784b)] - The wood.
 * @cssprop [--game-gold=#ffd23f] - The ring of pits that may be sown.
 * @cssprop [--game-hint=light-dark(#ffd23f, #ffe06b)] - The ring of a hint.
 */
export class MancalaGame extends Base {
  /** Pits of each player, 1 to 8. Default 6. */
  declare pits: number | undefined;

  /** Stones in each pit at the start, 1 to 8. Default 4. */
  declare stones: number | undefined;

  /** A last stone in an empty pit of one's own goes to the store also if the pit across is empty. */
  declare emptyCapture: boolean | undefined;

  /** Whose the stones are that are left at the end: `own`, of the side they are on, `other`, or `nobody`. Default `own`. */
  declare rest: 'own' | 'other' | 'nobody' | undefined;
}
