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

/** The height of a pit with its gap, and of a store with its gap; the breadth of the board as it lies. */
const [pitch, end, lying] = [58, 74, 400];

const heightOf = ({pits}: Types['options']): number => 2 * end + pits * pitch;

/** The breadth of the upright board: a phone is so wide for its height. */
const standing = (options: Types['options']): number => Math.max(lying, Math.round(0.84 * heightOf(options)));

/**
 * All hollows: where each is on the upright board of this breadth, its size, where its number stands, and what reacts to a press: with a
 * pit its number, the half of a row. The stores' numbers stand above the owner's token. The first seat's are on the left, from the top
 * down, and its store is below.
 */
const hollowsOf = ({pits}: Types['options'], breadth: number) =>
  Array.from({length: 2 * pits + 2}, (_, i) => {
    const [seat, side] = i > pits ? [1, -1] : [0, 1];
    const pit = i % (pits + 1) === pits ? undefined : (i % (pits + 1)) + 1;
    const [x, y] =
      pit === undefined ? [27, end / 2 + (pits * pitch) / 2 - 4] : [-0.3 * breadth - 6, (pit - (pits + 1) / 2) * pitch];
    const at: Point = [breadth / 2 + side * x, end + (pits * pitch) / 2 + side * y];
    const size: Point = pit === undefined ? [breadth - 70, end - 16] : [0.34 * breadth, pitch - 4];
    const count: Point = pit === undefined ? [side * (3 - breadth / 2), 0] : [side * (0.3 * breadth - 24), 0];
    const hit: Box =
      pit === undefined
        ? [-size[0] / 2, -size[1] / 2, ...size]
        : [-breadth / 4 + side * (0.05 * breadth + 6), -pitch / 2, breadth / 2, pitch];
    return {id: `${i}`, seat, pit, at, size, count, hit};
  });

/** The board lies by a quarter turn of the upright one. */
const turned = ([x, y]: Point): Point => [y, -x];

/** The outline of a hollow of this size. */
function outline([w, h]: Point): string {
  const r = Math.min(w, h) / 2;
  const arc = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${r - w / 2} ${-h / 2}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}z`;
}

/** Seeds in a hollow, like those of a sunflower. */
const spread =
  ([across, down]: Point, turn: (point: Point) => Point) =>
  (i: number, n: number): [number, number, number] => {
    const far = Math.sqrt((i + 0.35) / Math.max(n, 6));
    const [x, y] = turn([Math.cos(i * 2.4) * far * (across / 2 - 16), Math.sin(i * 2.4) * far * (down / 2 - 14)]);
    return [x, y, Math.min(1, 5.5 / Math.sqrt(n))];
  };

const form = (turn: (point: Point) => Point, isUpright: boolean): Upright<Types> => ({
  box: ({options}) => (isUpright ? [0, 0, standing(options), heightOf(options)] : [0, 0, heightOf(options), lying]),
  places({options}) {
    const hollows = hollowsOf(options, isUpright ? standing(options) : lying).map(({id, pit, at, size, count}) => {
      const [[x, y], [left, top]] = [turn(at), turn(count)];
      const above: Point = [left, pit === undefined ? top - 16 : top];
      return [id, {at: [x, isUpright ? y : y + lying], spread: spread(size, turn), count: above}] as const;
    });
    return Object.fromEntries(hollows);
  },
});

const board: Board<Types> = {
  ...form(turned, false),
  upright: form((point) => point, true),
  pieces: ({stones}) => stones.flatMap((n, at) => Array.from({length: n}, () => ({place: `${at}`}))),
  piece: (_, view, id) =>
    svg`<ellipse class="shade" cx="2" cy="4" rx="10" ry="9" /><circle class="stone s${Number(id.slice(1)) % 6}" r="10" /><circle r="10" fill="url(#dome)" /><ellipse class="glint" cx="-3" cy="-4" rx="3" ry="2" />`,
  targets(view, aimed, upright) {
    const {state, options, words, tell, tokens} = view;
    const pits = pitsOf(state.seat, options.pits);
    const way = aimed && wayOf(pits[Number(aimed) - 1]!, state.stones, storeOf(1 - state.seat, options.pits));
    return hollowsOf(options, upright ? standing(options) : lying).map(({id, seat, pit, size, count, hit}) => {
      const n = state.stones[Number(id)]!;
      const own = seat === state.seat && pit !== undefined;
      const move = own && n > 0 ? `${pit}` : undefined;
      const ring = outline(upright ? size : [size[1], size[0]]);
      const [left, top, across, down] = hit;
      const [x, y] = (upright ? (point: Point) => point : turned)(count);
      const owner =
        pit === undefined
          ? svg`<g transform="translate(${x} ${y + 15}) scale(.36)">${tokenShape(tokens[seat]!)}</g>`
          : nothing;
      const may = move !== undefined && view.mayAct && view.live;
      return {
        id,
        label: tell(pit === undefined ? 'store' : 'pit', seat, {pit: pit ?? 0, n}),
        hit: upright ? hit : [top, -left - across, down, across],
        ring,
        move,
        why: words.say(own ? 'emptyPit' : pit === undefined ? 'isStore' : 'notYours'),
        // the gradient is on the shape: a style that inherits a `url(#…)`, which Chromium keeps, holds the element
        ground: svg`<path class="hollow" fill="url(#bowl)" d=${ring} />${owner}`,
        marks: [may && 'may', way && way.at(-1) === Number(id) && 'lands'].filter(Boolean).join(' '),
      };
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
      stroke-linecap: round;
    }
    /* a wide board leaves less room beside it */
    .fit {
      --_column: clamp(max(12.5em, min(14em, 40cqi)), 34cqi, 15em);
    }
    /* a room for so wide a board is low */
    .parts.parts {
      font-size: clamp(1em, min(1.55cqi, 3.2cqb), 2em);
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
      font: 700 24px var(--_title-font);
      fill: color-mix(in oklab, var(--_wood), #1a0800 88%);
    }
    /* beside the wide board there is little room; it shows these figures, too */
    @container room (height < 26rem) {
      @container rail (width < 20rem) {
        .player.player {
          gap: 0 4px;
          padding-inline: 6px;
        }
        .player .token-picture {
          block-size: 1.25em;
        }
      }
    }
    /* on a low screen a sentence has room for three lines */
    @container room (aspect-ratio > 1) and (height < 22rem) {
      .status {
        block-size: 4.05em;
      }
      .status.status > span {
        -webkit-line-clamp: 3;
      }
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
