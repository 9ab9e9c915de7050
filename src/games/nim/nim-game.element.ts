/** Nim: all but its rules. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import {found} from '../../core/search.js';
import {gameClass, type TypesOf} from '../../element/define-game.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import type {GameContext, GameView} from '../../frame/game-definition.js';
import {BoardUi, type Board} from '../../kit/board.js';
import type {Places} from '../../kit/pieces.js';
import type {Point} from '../../play/game-types.js';
import {tokenShape} from '../../frame/templates/token.js';
import {
  chooseMove,
  grundyOf,
  isLost,
  moveOf,
  nim as rules,
  nimSum,
  partsOf,
  powersOf,
  winningMoves,
} from './rules/index.js';
import english from './words/en.js';

type Types = TypesOf<typeof rules, {readonly teach: false}>;
type View = GameView<Types>;

/** Stones in a column of a heap; a larger heap has more columns. */
const tallest = 8;

/** The height of the line below the heaps, in stones. */
const captionHeight = 1.1;

/** The heaps at the start, which decide the layout. */
const heapsOf = ({options}: Pick<View, 'options'>): number[] => options.heaps.split(' ').map(Number);

/** All stones: heap by heap, from the bottom. */
const stonesOf = (heaps: readonly number[]): {id: string; heap: number; number: number}[] =>
  heaps.flatMap((stones, heap) =>
    Array.from({length: stones}, (_, i) => ({id: `${heap}-${i + 1}`, heap, number: i + 1})),
  );

/** The column of each heap's left edge, in stones, and the width of all. */
function layoutOf(
  view: Pick<View, 'options'>,
): Readonly<Record<'left' | 'widths', readonly number[]>> & Readonly<Record<'width' | 'height' | 'gap', number>> {
  const heaps = heapsOf(view);
  const height = Math.min(tallest, Math.max(...heaps, 3));
  const widths = heaps.map((stones) => Math.ceil(stones / height));
  // few heaps lie further apart
  const stones = widths.reduce((sum, width) => sum + width);
  const gap = Math.max(0.6, (0.85 * (height + captionHeight) - stones) / heaps.length);
  const left = widths.map((_, heap) => widths.slice(0, heap).reduce((sum, width) => sum + width + gap, gap / 2));
  return {left, widths, gap, width: stones + heaps.length * gap, height};
}

/** The place of each stone. */
function placesOf(view: Pick<View, 'options'>): Places {
  const scale = 1.16;
  const {left, height} = layoutOf(view);
  const at = (heap: number, stone: number): Point => [
    (left[heap]! + Math.floor(stone / height) + 0.5) * 100,
    (height - (stone % height) - 0.3) * 100,
  ];
  return Object.fromEntries(
    stonesOf(heapsOf(view)).map(({id, heap, number}) => [id, {at: at(heap, number - 1), scale}]),
  );
}

/** The place of each player's bowl, below the board. */
function bowlsOf(view: Pick<View, 'options'>) {
  const {width, height} = layoutOf(view);
  const bowl = (x: number) => ({at: [width * x, (height + captionHeight + 1.9) * 100], scale: 0.42}) as const;
  return {bowl0: bowl(25), bowl1: bowl(75)};
}

const board: Board<Types> = {
  box(view) {
    const {width, height} = layoutOf(view);
    return [0, 0, width * 100, (height + captionHeight) * 100];
  },
  places: (view) => ({...placesOf(view), ...bowlsOf(view)}),
  pieces: ({heaps}) => stonesOf(heaps).map(({id, heap, number}) => ({place: id, look: lookOf(heap, number)})),
  piece: (look) => stoneTemplates[Number(look)],
  targets(view, aimed) {
    const {state, words, options} = view;
    const heaps = heapsOf(view);
    const {widths, gap} = layoutOf(view);
    const last = endOf(view);
    const most = Math.max(...heaps);
    const stones = stonesOf(heaps).map(({id, heap, number}) => {
      const count = state.heaps[heap]! - number + 1;
      const isThere = count > 0;
      // a press counts in the whole breadth of a lane
      const breadth = widths[heap] === 1 ? 76 + 100 * gap : 100;
      /** Whether a move takes this stone. */
      const isTaken = (move: string | undefined): boolean => {
        const [from, taken] = move ? partsOf(move) : [-1, 0];
        return isThere && heap === from && count <= taken;
      };
      return {
        id,
        row: most - number,
        column: heap,
        hit: [-breadth / 2, -50, breadth, 100] as const,
        label: words.row([
          words.say('stone', {heap: heap + 1, n: number}),
          isThere ? words.say('takes', {n: count}) : words.say('taken'),
        ]),
        move: isThere && count <= options.most ? moveOf(heap, count) : undefined,
        why: isThere ? words.say('tooMany', {n: options.most}) : words.say('gone'),
        ground: isThere ? nothing : svg`<circle class="hollow" r="12" />`,
        marks: [isTaken(aimed) && 'aimed', isTaken(hinted(view, aimed)) && 'hinted', last === id && 'origin']
          .filter(Boolean)
          .join(' '),
      };
    });
    return stones.sort((a, b) => a.row - b.row);
  },
  /** Stones that are taken fly below the board, to the taker's bowl, the highest one first. */
  travel({seat, move}, {before}) {
    if (move === undefined) return undefined;
    const [heap, count] = partsOf(move);
    return Array.from({length: count}, (_, i) => ({
      from: `${heap}-${before.heaps[heap]! - i}`,
      to: `bowl${seat}`,
      delay: i / 2,
      time: 320,
      how: 'fly',
      sound: 'place',
      points: 1,
    }));
  },
  // from heap to heap, however far apart they are and however high
  next(id, key, view) {
    const heaps = heapsOf(view);
    const [heap, number] = id.split('-').map(Number) as [number, number];
    const to = {Home: 0, End: heaps.length - 1, ArrowLeft: heap - 1, ArrowRight: heap + 1}[key] ?? heap;
    const up = {ArrowUp: 1, ArrowDown: -1}[key] ?? 0;
    const stone = Math.min(number + up, heaps[to] ?? 0);
    return stone > 0 ? `${to}-${stone}` : undefined;
  },
  under(view) {
    const {left, widths, gap, height} = layoutOf(view);
    return svg`<defs>${[0, 1, 2].map((tone) => svg`<radialGradient id="pebble${tone}" class="tone${tone}" cx=".36" cy=".28" r=".8"><stop class="lit" /><stop class="body" offset=".45" /><stop class="dim" offset="1" /></radialGradient>`)}<linearGradient id="felt" x2=".5" y2="1"><stop class="near" /><stop class="far" offset=".3" /></linearGradient></defs>${left.map(
      (x, heap) =>
        svg`<rect class="lane" x=${(x - gap / 2) * 100 + 12} y="10" width=${(widths[heap]! + gap) * 100 - 24} height=${height * 100 + 12} rx="16" fill="url(#felt)" />`,
    )}`;
  },
};

/** Pebbles of three tones, some with a vein: no two neighbours are alike. */
const stoneTemplates = [-14, 9, -4, 17, 3].map(
  (angle, i) =>
    svg`<ellipse class="shade" cx="3" cy="7" rx="43" ry="36" /><g transform="rotate(${angle})"><path class="stone" fill="url(#pebble${i % 3})" d="M-42 2C-42-22-22-36 4-36C28-36 43-20 42 3C41 25 22 36-3 36C-26 36-42 24-42 2Z" />${i % 2 ? svg`<path class="vein" d="M-39 10C-20-8 8 20 40 2M-30 20C-8 12 12 28 30 21" />` : nothing}</g><ellipse class="shine" cx="-13" cy="-16" rx="14" ry="7" transform="rotate(-25 -13 -16)" />`,
);

/** The drawing of a stone, which it keeps in a bowl. */
const lookOf = (heap: number, number: number): number => (heap * 2 + number) % stoneTemplates.length;

/** The drawings of the stones that each player has taken, and their number before the move that is shown. */
function takenOf({log, step, showing, tokens, options}: View): {looks: number[][]; before: number[]} {
  const heaps = heapsOf({options});
  const looks = tokens.map((): number[] => []);
  const take = (effects: readonly Types['effect'][]): void => {
    for (const {type, seat = 0, move} of effects) {
      const [heap, count] = type === 'moved' ? partsOf(move!) : [0, 0];
      for (let i = 0; i < count; i++) looks[seat]!.push(lookOf(heap, heaps[heap]!--));
    }
  };
  take(log.flatMap(({effects}) => effects));
  // the move that is shown is not in the log yet
  const before = looks.map(({length}) => length);
  if (showing && step) take(step.effects);
  return {looks, before};
}

/** The place of the last stone of a game that is over. */
function endOf({state: {heaps}, log, showing, result}: View): string | undefined {
  const move = log.at(-1)?.effects.find(({type}) => type === 'moved')?.move;
  return result && move && !showing && !heaps.some(Boolean) ? `${partsOf(move)[0]}-${partsOf(move)[1]}` : undefined;
}

/** The cairn of the end: where the last stone lay, the winner's stones become a cairn. */
function cairn(view: View): unknown {
  const end = endOf(view);
  const winner = view.result?.winners[0];
  if (end === undefined || winner === undefined) return nothing;
  const {left, widths, height} = layoutOf(view);
  const heap = Number(end.split('-')[0]);
  const stones = takenOf(view).looks[winner]!.slice(-6);
  const room = Math.min(1, height / 6.5);
  let y = 0;
  return svg`<g transform="translate(${(left[heap]! + widths[heap]! / 2) * 100} ${height * 100 - 4}) scale(${room})">${[
    ...stones,
    -1,
  ].map((look, i) => {
    const scale = look < 0 ? 1 : 1.5 - 0.18 * i;
    y -= 34 * scale;
    const at = `translate(${look < 0 ? 0 : i % 2 ? 5 : -4} ${y}) scale(${look < 0 ? 0.8 : scale})`;
    y -= 30 * scale;
    return svg`<g transform=${at}><g class="laid" .style=${`animation-delay:${i * 110}ms`}>${look < 0 ? tokenShape(view.tokens[winner]!) : stoneTemplates[look]}</g></g>`;
  })}</g>`;
}

/** On the shelf: a bowl for each player, with the stones that were taken. Those of the move that is shown count as they land. */
function bowls(view: View, ui: BoardUi<Types>): TemplateResult {
  const {looks, before} = takenOf(view);
  const taken = ui.scores(view, () => before);
  return html`<svg class="bowls" viewBox="0 0 640 120" aria-hidden="true">
    ${view.tokens.map((token, seat) => {
      const pitch = Math.min(36, 420 / taken[seat]!);
      const stones = looks[seat]!.slice(0, taken[seat]).map((look, i) => {
        const at = `translate(${34 + (i % 2 ? pitch : pitch / 2) + Math.floor(i / 2) * pitch} ${i % 2 ? 46 : 76}) scale(.42)`;
        return svg`<g transform=${at}>${stoneTemplates[look]}</g>`;
      });
      return svg`<g transform="translate(${seat * 325} 0)"><rect class="lane" x="2" y="2" width="311" height="116" rx="16" fill="url(#felt)" />${stones}<g transform="translate(274 60) scale(.6)">${tokenShape(token)}</g></g>`;
    })}
  </svg>`;
}

/** The move of the hint that is shown: none while another move is aimed at. */
const hinted = ({hint, live}: View, aimed: string | undefined): string | undefined =>
  live && (aimed ?? hint?.move) === hint?.move ? hint?.move : undefined;

/**
 * The heaps after a move, each as powers of two: 3 as 2 + 1, or, if one stone is taken of it, 3 − 1 as 2; of 11, if at
 * most 3 may be taken at once, 11 − 8 as 2 + 1.
 */
function leftOf(heaps: readonly number[], move: string | undefined, {words, options: {most}}: View) {
  const [from, taken] = move === undefined ? [-1, 0] : partsOf(move);
  return heaps.map((stones, heap) => {
    const left = stones - (heap === from ? taken : 0);
    const worth = grundyOf(left, most);
    const terms = [stones - left, left - worth].filter(Boolean);
    return {terms: [stones, ...terms].map((each) => words.number(each)), powers: powersOf(worth)};
  });
}

/** The same in words: "3 − 1 is 2, 5 is 4 + 1". */
function sums(move: string, view: View): string {
  const {words, state} = view;
  const parts = leftOf(state.heaps.filter(Boolean), move, view).map(({terms, powers}) => {
    const sum = powers.map((power) => words.number(power)).join(' + ') || words.number(0);
    return words.say('sum', {n: terms.join(' − '), sum});
  });
  return words.sentence(words.row(parts));
}

/** The reason for a move: it leaves pairs of powers of two, or in misère play at last single ones; or none wins. */
function reason(move: string, {state}: View): 'noneWins' | 'leavePairs' | 'leaveOdd' {
  if (!winningMoves(state).includes(move)) return 'noneWins';
  const [heap, count] = partsOf(move);
  const after = state.heaps.map((stones, at) => (at === heap ? stones - count : stones));
  return nimSum(after, state.options.most) === 0 ? 'leavePairs' : 'leaveOdd';
}

/**
 * Below each heap its number of stones, which lessens as they leave. With `teach` as powers of two, of which those that are there an odd
 * number of times stand out; then with a hint that leaves pairs, what it leaves: "3−1=2", "5=4+1".
 */
function captions(view: View, aimed: string | undefined, ui: BoardUi<Types>): unknown[] {
  const {options, words, settings} = view;
  const {left, widths, gap, height} = layoutOf(view);
  const pieces = ui.standing(view);
  const heaps = widths.map((_, heap) => pieces.filter(({place}) => place.startsWith(`${heap}-`)).length);
  const hint = hinted(view, aimed);
  const move = settings.teach && hint !== undefined && reason(hint, view) === 'leavePairs' ? hint : undefined;
  const sum = move === undefined ? nimSum(heaps, options.most) : 0;
  const all = leftOf(heaps, move, view).map(({terms, powers}, heap) => ({
    n: endOf(view) === undefined ? words.number(heaps[heap]!) : '',
    start: terms.length + powers.length > 2 ? `${terms.join('−')}=` : '',
    powers: move === undefined && !settings.teach ? [] : powers,
    size: Math.max(1, 2 * powers.length - 1),
    room: (widths[heap]! + gap) * 2.5 - 1,
  }));
  // the sum alone where its start would make it too small
  const isWhole = move !== undefined && all.every(({start, size, room}) => start.length + size < room / 0.6);
  const scale = Math.min(1, ...all.map(({start, size, room}) => room / ((isWhole ? start.length : 0) + size)));
  return all.map(({n, start, powers}, heap) => {
    const x = (left[heap]! + widths[heap]! / 2) * 100;
    const parts = powers.map(
      (power, i) => svg`${i > 0 ? '+' : ''}<tspan class=${sum & power ? 'odd' : ''}>${words.number(power)}</tspan>`,
    );
    return svg`<text class="caption" part="caption" aria-hidden="true" transform="translate(${x} ${(height + 0.75) * 100}) scale(${scale})">${
      isWhole ? start : ''
    }${powers.length > 0 ? parts : n}</text>`;
  });
}

const Base = gameClass({
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  presets: {
    classic: {},
    moreHeaps: {heaps: '3 5 7 9 11'},
    misere: {misere: true},
    oneHeap: {heaps: '21', most: 3},
  },
  board,
  mount(context: GameContext<Types>) {
    const ui: BoardUi<Types> = new BoardUi(context, {
      ...board,
      over: (view, aimed) => [captions(view, aimed, ui), cairn(view)],
    });
    return ui;
  },
  frame(view, ui) {
    const over = ui.aimed(view);
    const aimed = hinted(view, over) === undefined ? over : undefined;
    const status = aimed === undefined ? undefined : view.words.say('take', {n: partsOf(aimed)[1]});
    return {controls: bowls(view, ui), ...(status && {status})};
  },
  settings: {teach: false},
  onDemand: {
    howToPlay: new OnDemand(() => import('./how-to-play.js')),
    solver: new OnDemand(() =>
      Promise.resolve({worthOf: ({heaps, options}: Types['state']) => found(isLost(heaps, options) ? -1 : 1)}),
    ),
    resultDetails: new OnDemand(() => import('./result-details.js')),
  },
  levels: {
    easy: (state, draw) => found(chooseMove(state, 'easy', draw)),
    medium: (state, draw) => found(chooseMove(state, 'medium', draw)),
    hard: (state, draw) => found(chooseMove(state, 'hard', draw)),
  },
  /** Before the first move, tells people the rule. */
  turnSentence(seat, {tell, words, number, options, seats, state}, spoken) {
    const turn = tell('toPlay', seat);
    if (number > 0 || seats[seat]!.kind !== 'person') return turn;
    const {most, misere} = options;
    const isLimited = most < Math.max(...state.heaps);
    return words.text([
      isLimited ? words.say('ruleMost', {n: most}) : words.say('rule'),
      words.say(misere ? 'lastLoses' : 'lastWins'),
      // on screen the list of players has it, and there is no room
      spoken ? turn : '',
    ]);
  },
  /** On screen the stones are seen leaving their heap. */
  sentence({type, seat = -1, move}, {tell}, spoken) {
    if (type !== 'moved') return tell(type === 'won' ? 'wins' : type, seat);
    const [heap, count] = partsOf(move!);
    return tell(spoken ? 'tookStones' : 'took', seat, {n: count, heap: heap + 1});
  },
  /** The move to make, with its reason only for those who learn it; on screen the stones are marked, and the captions have the sums. */
  hintSentence(move, view, spoken) {
    const {words, settings} = view;
    const why = reason(move, view);
    const [heap, count] = partsOf(move);
    const left = spoken && settings.teach && why === 'leavePairs' ? sums(move, view) : '';
    return words.text([
      words.say(spoken ? 'hintedTake' : 'takeMarked', {n: count, heap: heap + 1}),
      left,
      settings.teach || why === 'noneWins' ? words.say(why, {stone: 1}) : words.say('thenWins'),
    ]);
  },
  styles: css`
    .bowls {
      display: block;
      inline-size: 100%;
      max-block-size: 5em;
    }
    .lane {
      stroke: var(--_wood-side);
      stroke-width: 3;
    }
    .near {
      stop-color: var(--_felt-deep);
    }
    .far {
      stop-color: var(--_felt);
    }
    .hollow {
      fill: #fff;
      opacity: 0.14;
    }
    /* taken stones fly out of the board, over the bowls */
    .table {
      z-index: 1;
    }
    :host {
      --_stone: var(--game-stone, light-dark(#7f9ca6, #93b0ba));
    }
    svg.board {
      overflow: visible;
    }
    .tone1 {
      --_tone: color-mix(in oklab, var(--_stone), #c96f3a 68%);
    }
    .tone2 {
      --_tone: color-mix(in oklab, var(--_stone), #f4e9cf 72%);
    }
    .stone {
      stroke: color-mix(in oklab, var(--_stone), #000 50%);
      stroke-width: 2;
    }
    .vein {
      fill: none;
      stroke: #fff;
      stroke-width: 4;
      opacity: 0.35;
    }
    .lit {
      stop-color: color-mix(in oklab, var(--_tone, var(--_stone)), #fff 35%);
    }
    .body {
      stop-color: var(--_tone, var(--_stone));
    }
    .dim {
      stop-color: color-mix(in oklab, var(--_tone, var(--_stone)), #001 40%);
    }
    .ring.hint {
      stroke: none;
    }
    .shade {
      fill: #1a140a;
      opacity: 0.3;
    }
    .shine {
      fill: #fff;
      opacity: 0.3;
    }
    [data-marks~='hinted'] .stone {
      stroke: var(--game-hint, light-dark(#ffd23f, #ffe06b));
      stroke-width: 7;
      stroke-dasharray: 16 12;
    }
    [data-marks~='aimed'] > g {
      translate: 0 -10px;
    }
    [data-marks~='aimed'] .stone {
      stroke: var(--_gold);
      stroke-width: 7;
      stroke-dasharray: none;
    }
    .laid {
      animation: laid 260ms cubic-bezier(0.5, 0, 0.9, 0.6) both;
    }
    @keyframes laid {
      from {
        translate: 0 -90px;
        opacity: 0;
      }
    }
    @media (prefers-reduced-motion) {
      .laid {
        animation: none;
      }
    }
    .caption {
      font: 700 56px var(--_title-font);
      text-anchor: middle;
      fill: var(--game-caption, light-dark(#3a1c00, #1f0d00));
    }
    .odd {
      fill: var(--game-hint, light-dark(#ffd23f, #ffe06b));
      stroke: var(--_gold-line);
      stroke-width: 7;
      paint-order: stroke;
      text-decoration: underline;
    }
    @media (forced-colors: active) {
      .stone {
        fill: CanvasText;
        stroke: Canvas;
      }
      [data-marks~='aimed'] .stone {
        fill: Highlight;
      }
      .lane {
        fill: Canvas;
        stroke: CanvasText;
      }
      .caption {
        fill: CanvasText;
      }
    }
  `,
});

/**
 * Nim for two players, people or automatic (`easy`, `medium`, `hard`): a move takes stones from one heap; whoever takes the
 * last stone wins, or loses (`misere`).
 *
 * @tag nim-game
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys - From stone to stone, and from heap to heap.
 * @key Home, End - To the first and last heap.
 * @key Control+Home, Control+End - To the top of the first heap and the bottom of the last one.
 * @key Enter, Space - Takes this stone and all above it.
 *
 * @csspart board - The board.
 * @csspart caption - The number below a heap; with `teach` as powers of two.
 * @csspart piece - A stone.
 *
 * @cssprop [--game-stone=light-dark(#7f9ca6, #93b0ba)] - The stones.
 * @cssprop [--game-caption=light-dark(#3a1c00, #1f0d00)] - The numbers below the heaps.
 * @cssprop [--game-hint=light-dark(#ffd23f, #ffe06b)] - The ring of a hint.
 */
export class NimGame extends Base {
  /** Stones in each heap: one to nine numbers from 1 to 31. Default `3 5 7`. */
  declare heaps: string | undefined;

  /** Most stones that a move may take, 1 to 31. Default: no limit. */
  declare most: number | undefined;

  /** Whoever takes the last stone loses. */
  declare misere: boolean | undefined;

  /** Shows the numbers of stones as powers of two, and the reason for a hint. */
  declare teach: boolean | undefined;
}
