/** Nim: all but its rules. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import {found} from '../../core/search.js';
import {gameClass, type TypesOf} from '../../element/define-game.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import type {GameContext, GameView} from '../../frame/game-definition.js';
import {BoardUi, type Board, type Upright} from '../../kit/board.js';
import type {Box} from '../../kit/cells.js';
import {placeOf, type Places} from '../../kit/pieces.js';
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

/** Stones in a line of a heap; a larger heap has more lines. */
const tallest = 8;

/** The heaps at the start, which decide the layout. */
const heapsOf = ({options}: Pick<View, 'options'>): number[] => options.heaps.split(' ').map(Number);

/** All stones: heap by heap, each from its first one. */
const stonesOf = (heaps: readonly number[]): {id: string; heap: number; number: number}[] =>
  heaps.flatMap((stones, heap) =>
    Array.from({length: stones}, (_, i) => ({id: `${heap}-${i + 1}`, heap, number: i + 1})),
  );

/**
 * The heaps one below the other, each from left to right; upright side by side, each from the bottom. In stones: the length of a
 * line, the middle of each heap across the lines, its breadth, the space between two heaps, and the breadth of all.
 */
function layoutOf(view: Pick<View, 'options'>, upright: boolean) {
  const heaps = heapsOf(view);
  const length = Math.min(tallest, Math.max(...heaps, 3));
  const breadths = heaps.map((stones) => Math.ceil(stones / length));
  const stones = breadths.reduce((sum, breadth) => sum + breadth);
  // few heaps lie further apart
  const gap = Math.max(0.6, ((upright ? 0.85 * (length + 1.1) : (length + 1.6) / 1.36) - stones) / heaps.length);
  let end = 0;
  const middles = breadths.map((breadth) => (end += breadth + gap) - (breadth + gap) / 2);
  return {length, middles, breadths, gap, breadth: end};
}

/** The area of the board, with the numbers below the heaps, or before them. */
function boxOf(view: Pick<View, 'options'>, upright: boolean): Box {
  const {length, breadth} = layoutOf(view, upright);
  return upright ? [0, 0, breadth * 100, (length + 1.1) * 100] : [-140, 0, (length + 1.6) * 100, breadth * 100];
}

/** A point of the upright form, on its side in the other one. */
const turned = (x: number, y: number, {length}: {readonly length: number}, upright: boolean): Point =>
  upright ? [x * 100, y * 100] : [(length + 0.16 - y) * 100, x * 100];

/** The place of each stone, and of each player's bowl, below the board or beside it. */
function placesOf(view: View, upright: boolean): Places {
  const layout = layoutOf(view, upright);
  const {length, middles, breadths, breadth} = layout;
  const bowl = (seat: number): Point =>
    upright
      ? [breadth * (25 + 50 * seat), (length + 3) * 100]
      : [view.words.dir === 'rtl' ? -500 : (length + 1.6 + 1.7 * seat) * 100, breadth * 40];
  return Object.fromEntries([
    ...stonesOf(heapsOf(view)).map(({id, heap, number}) => {
      const [line, i] = [Math.floor((number - 1) / length), (number - 1) % length];
      const x = middles[heap]! + line + (1 - breadths[heap]!) / 2;
      return [id, {at: turned(x, length - i - 0.3, layout, upright), scale: 1.16}] as const;
    }),
    ...[0, 1].map((seat) => [`bowl${seat}`, {at: bowl(seat), scale: 0.42}] as const),
  ]) as Places;
}

const form = (upright: boolean): Upright<Types> => ({
  box: (view) => boxOf(view, upright),
  places: (view) => placesOf(view, upright),
});

/** The stones of each heap before the move that is shown, and that move. */
function shownOf({state, step, showing}: View): {heaps: readonly number[]; move: string | undefined} {
  const move = showing ? step?.effects.find(({type}) => type === 'moved')?.move : undefined;
  return {heaps: (move === undefined ? state : step!.before).heaps, move};
}

/** The move of a person here to mark: the one they aim at, then the one that is shown. */
const chosenOf = (view: View, aimed: string | undefined): string | undefined =>
  aimed ?? (view.told || /auto|remote/.test(view.step?.by ?? '') ? undefined : shownOf(view).move);

const board: Board<Types> = {
  ...form(false),
  upright: form(true),
  pieces: ({heaps}) => stonesOf(heaps).map(({id, heap, number}) => ({place: id, look: lookOf(heap, number)})),
  piece: (look) => stoneTemplates[Number(look)],
  targets(view, aimed, upright) {
    const {state, words, options} = view;
    const heaps = heapsOf(view);
    const {breadths, gap} = layoutOf(view, upright);
    const last = endOf(view);
    const most = Math.max(...heaps);
    const shown = shownOf(view);
    const stones = stonesOf(heaps).map(({id, heap, number}) => {
      const count = state.heaps[heap]! - number + 1;
      const isThere = count > 0;
      // a press counts half-way to the next heap
      const half = breadths[heap] === 1 ? 50 + 50 * gap : 50;
      const [width, height] = upright ? [half, 50] : [50, half];
      /** Whether a move takes this stone. */
      const isTaken = (move: string | undefined): boolean => {
        const [from, taken] = move ? partsOf(move) : [-1, 0];
        const before = shown.heaps[heap]!;
        return heap === from && number <= before && number > before - taken;
      };
      return {
        id,
        row: upright ? most - number : heap,
        column: upright ? heap : number - 1,
        hit: [-width, -height, 2 * width, 2 * height] as const,
        label: words.row([
          words.say('stone', {heap: heap + 1, n: number}),
          isThere ? words.say('takes', {n: count}) : words.say('taken'),
        ]),
        move: isThere && count <= options.most ? moveOf(heap, count) : undefined,
        why: isThere ? words.say('tooMany', {n: options.most}) : words.say('gone'),
        ground: isThere ? nothing : svg`<circle class="hollow" r="12" />`,
        marks: [
          isTaken(aimed ?? shown.move) && 'raised',
          isTaken(chosenOf(view, aimed)) && 'aimed',
          isTaken(hinted(view, aimed)) && 'hinted',
          last === id && 'origin',
        ]
          .filter(Boolean)
          .join(' '),
      };
    });
    return stones.sort((a, b) => a.row - b.row);
  },
  /** Stones that are taken are seen raised, then fly out of the board, to the taker's bowl, the last one first. */
  travel({seat, move}, {before}) {
    if (move === undefined) return undefined;
    const [heap, count] = partsOf(move);
    return Array.from({length: count}, (_, i) => ({
      from: `${heap}-${before.heaps[heap]! - i}`,
      to: `bowl${seat}`,
      delay: 2.5 + i / 2,
      time: 320,
      how: 'fly',
      sound: 'place',
      points: 1,
    }));
  },
  under(view, _, upright) {
    const {middles, breadths, gap, length} = layoutOf(view, upright);
    return svg`<defs>${[0, 1, 2].map((tone) => svg`<radialGradient id="pebble${tone}" class="tone${tone}" cx=".36" cy=".28" r=".8"><stop class="lit" /><stop class="body" offset=".45" /><stop class="dim" offset="1" /></radialGradient>`)}<linearGradient id="felt" x2=".5" y2="1"><stop class="near" /><stop class="far" offset=".3" /></linearGradient></defs>${middles.map(
      (middle, heap) => {
        const breadth = (breadths[heap]! + gap) * 100 - 24;
        const [x, y, width, height] = upright
          ? [middle * 100 - breadth / 2, 10, breadth, length * 100 + 12]
          : [-16, middle * 100 - breadth / 2, length * 100 + 24, breadth];
        return svg`<rect class="lane" x=${x} y=${y} width=${width} height=${height} rx="16" fill="url(#felt)" />`;
      },
    )}`;
  },
};

/** Where a key leads: from stone to stone, and from heap to heap, however far apart they are and however high. */
function next(id: string, key: string, view: View, upright: boolean): string | undefined {
  const heaps = heapsOf(view);
  const [heap, number] = id.split('-').map(Number) as [number, number];
  const right = {ArrowLeft: -1, ArrowRight: 1}[key] ?? 0;
  const up = {ArrowUp: 1, ArrowDown: -1}[key] ?? 0;
  const to = {Home: 0, End: heaps.length - 1}[key] ?? heap + (upright ? right : -up);
  const stone = Math.min(number + (upright ? up : right), heaps[to] ?? 0);
  return stone > 0 ? `${to}-${stone}` : undefined;
}

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

/** The cairn of the end: the winner's stones, upright where the last stone lay. */
function cairn(view: View, upright: boolean): unknown {
  const end = endOf(view);
  const winner = view.result?.winners[0];
  if (end === undefined || winner === undefined) return nothing;
  const {length, middles, breadth} = layoutOf(view, upright);
  const stones = takenOf(view).looks[winner]!.slice(-6);
  const [x, height] = upright ? [middles[Number(end.split('-')[0])]!, length] : [length / 2, breadth - 0.2];
  let y = 0;
  return svg`<g transform="translate(${x * 100} ${height * 100 - 4}) scale(${Math.min(1, height / 6.5)})">${[
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
 * Below or before each heap its number of stones, which lessens as they leave. With `teach` as powers of two, of which those that are there an odd
 * number of times stand out; then with a hint that leaves pairs, what it leaves: "3−1=2", "5=4+1".
 */
function captions(view: View, aimed: string | undefined, upright: boolean, heaps: readonly number[]): unknown[] {
  const {options, words, settings} = view;
  const layout = layoutOf(view, upright);
  const {middles, breadths, gap, length} = layout;
  const hint = hinted(view, aimed);
  const move = settings.teach && hint !== undefined && reason(hint, view) === 'leavePairs' ? hint : undefined;
  const sum = move === undefined ? nimSum(heaps, options.most) : 0;
  const all = leftOf(heaps, move, view).map(({terms, powers}, heap) => ({
    n: endOf(view) === undefined ? words.number(heaps[heap]!) : '',
    start: terms.length + powers.length > 2 ? `${terms.join('−')}=` : '',
    powers: settings.teach ? powers : [],
    size: settings.teach ? Math.max(1, 2 * powers.length - 1) : 1,
    room: upright ? (breadths[heap]! + gap) * 2.5 - 1 : 3,
  }));
  // the sum alone where its start would make it too small
  const isWhole =
    move !== undefined && all.every(({start, size, room}) => start.length + size < room / (upright ? 0.6 : 0.4));
  const scale = Math.min(1, ...all.map(({start, size, room}) => room / ((isWhole ? start.length : 0) + size)));
  return all.map(({n, start, powers}, heap) => {
    const [x, y] = turned(middles[heap]!, length + (upright ? 0.58 : 0.94), layout, upright);
    const parts = powers.map(
      (power, i) => svg`${i > 0 ? '+' : ''}<tspan class=${sum & power ? 'odd' : ''}>${words.number(power)}</tspan>`,
    );
    return svg`<text class="caption" part="caption" aria-hidden="true" transform="translate(${x} ${y}) scale(${scale})">${
      isWhole ? start : ''
    }${powers.length > 0 ? parts : n}</text>`;
  });
}

/** How many stones a person takes, where no finger covers it, until the first one leaves. */
function badge(view: View, aimed: string | undefined, upright: boolean, standing: readonly number[]): unknown {
  const move = chosenOf(view, aimed);
  const [heap, count] = move === undefined ? [-1, 0] : partsOf(move);
  const stones = shownOf(view).heaps[heap];
  if (stones === undefined || standing[heap]! < stones) return nothing;
  const places = placesOf(view, upright);
  const [[x, y], [, top]] = [count - 1, 0].map((i) => placeOf(places, `${heap}-${stones - i}`).at) as [Point, Point];
  const at = upright ? [x, Math.max(0, Math.min(top - 113, y - 160))] : [x - 95, Math.max(50, y - 115)];
  return svg`<g class="badge" transform="translate(${at.join(' ')})"><rect x="-80" y="-48" width="160" height="96" rx="48" /><text>−${view.words.number(count)}</text></g>`;
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
      next: (id, key, view) => next(id, key, view, ui.box(view)[0] === 0),
      over(view, aimed, upright) {
        const pieces = ui.standing(view);
        const heaps = heapsOf(view).map((_, heap) => pieces.filter(({place}) => place.startsWith(`${heap}-`)).length);
        return [captions(view, aimed, upright, heaps), cairn(view, upright), badge(view, aimed, upright, heaps)];
      },
    });
    return ui;
  },
  frame(view, ui) {
    const over = chosenOf(view, ui.aimed(view));
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
    [data-marks~='raised'] > g {
      translate: 0 -12px;
      scale: 1.06;
    }
    [data-marks~='aimed'] .stone {
      stroke: var(--_gold);
      stroke-width: 7;
      stroke-dasharray: none;
    }
    .ring.focus {
      stroke: #fffdf7;
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
    .caption,
    .badge {
      font: 700 56px var(--_title-font);
      text-anchor: middle;
      dominant-baseline: central;
    }
    .caption {
      fill: var(--game-caption, light-dark(#3a1c00, #1f0d00));
    }
    .badge {
      font-size: 76px;
      fill: var(--_gold-line);
    }
    .badge rect {
      fill: var(--_gold);
      stroke: var(--_gold-line);
      stroke-width: 5;
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
      [data-marks~='aimed'] .stone,
      .badge rect {
        fill: Highlight;
      }
      [data-marks~='hinted'] .stone,
      .lane {
        fill: Canvas;
      }
      [data-marks~='hinted'] .stone,
      .ring.focus {
        stroke: Highlight;
      }
      svg.board {
        background: Canvas;
      }
      .lane {
        stroke: CanvasText;
      }
      .caption,
      .hollow {
        fill: CanvasText;
        opacity: 1;
      }
      .badge {
        fill: HighlightText;
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
 * @key Enter, Space - Takes this stone and all beyond it.
 *
 * @csspart board - The board.
 * @csspart caption - The number at a heap; with `teach` as powers of two.
 * @csspart piece - A stone.
 *
 * @cssprop [--game-stone=light-dark(#7f9ca6, #93b0ba)] - The stones.
 * @cssprop [--game-caption=light-dark(#3a1c00, #1f0d00)] - The numbers at the heaps.
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
