/** 2048: all but its rules. */
import {css, html, svg} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import {gameClass, type TypesOf} from '../../element/define-game.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import type {GameView} from '../../frame/game-definition.js';
import type {Board} from '../../kit/board.js';
import {gridPlaces} from '../../kit/pieces.js';
import {game2048 as rules, names, rows, type State2048, type Told} from './rules/index.js';
import english from './words/en.js';

type Types = TypesOf<typeof rules>;

const thinker = new OnDemand(() => import('./thinking.js'));

const places = gridPlaces(4, 4);

/** The sides: the move, where its arrow is on the rim, its angle, and the area around it, most of which is on the board. */
const sides = [
  ['up', [200, 0], 0, [-80, -12, 160, 52]],
  ['right', [400, 200], 90, [-40, -80, 52, 160]],
  ['down', [200, 400], 180, [-80, -40, 160, 52]],
  ['left', [0, 200], 270, [-12, -80, 52, 160]],
] as const;

/** A tile: a block with rounded edges. Above 2,048 all have one colour. */
const tile = (value: number, number: string) =>
  svg`<g class="tile v${Math.min(value, 4096)}"><rect class="cast" x="-41" y="-37" width="90" height="90" rx="16" /><rect class="flank" x="-45" y="-45" width="90" height="92" rx="16" /><rect class="face" x="-45" y="-45" width="90" height="84" rx="15" /><rect x="-45" y="-45" width="90" height="84" rx="15" fill="url(#sheen)" /><text class="figure" y="-2" font-size=${[52, 52, 50, 38, 29, 24, 20][number.length] ?? 17}>${number}</text></g>`;

const sheen = svg`<defs><linearGradient id="sheen" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".3" /><stop offset=".5" stop-color="#fff" stop-opacity="0" /><stop offset="1" stop-opacity=".18" /></linearGradient><linearGradient id="lip" x2="1" y2="1"><stop offset=".55" stop-color="#fff" stop-opacity="0" /><stop offset=".9" stop-color="#fff" stop-opacity=".4" /></linearGradient><linearGradient id="dent" x2="1" y2="1"><stop class="deep" /><stop offset="1" class="shallow" /></linearGradient></defs>`;

const well = svg`<rect class="well" fill="url(#dent)" x="-45" y="-45" width="90" height="90" rx="16" /><rect class="edge" stroke="url(#lip)" x="-45" y="-45" width="90" height="90" rx="16" />`;

const board: Board<Types> = {
  box: [0, 0, 400, 400],
  places,
  pieces: ({tiles}) => tiles.flatMap((look, at) => (look > 0 ? [{place: names[at]!, look}] : [])),
  piece: (look) => tile(Number(look), `${look}`),
  keys: {ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down'},
  swipe: {left: 'left', right: 'right', up: 'up', down: 'down'},
  label: ({state: {tiles}, words}) => {
    const cell = (at: number): string => (tiles[at] ? words.number(tiles[at]) : words.say('free'));
    const lines = rows.map((row) => words.row(row.map(cell)));
    return words.text([words.say('game'), ...lines].map((text) => words.sentence(text)));
  },
  targets: ({legal, words}) =>
    sides.map(([id, at, , hit]) => ({
      id,
      at,
      label: words.say(id),
      hit,
      move: legal.includes(id) ? id : undefined,
      why: words.say('stuck'),
      ring: 'M-22-17H22V17H-22Z',
    })),
  travel: ({type, ways, cell}: Told, {before}) =>
    type === 'added'
      ? // while the others land
        [{to: cell, how: 'grow', time: 150, delay: -0.6}]
      : ways?.map((way) => ({
          ...way,
          time: 180,
          sound: way.points === 0 ? 'step' : way.points < 64 || way.points <= largest(before) ? 'capture' : 'clear',
        })),
  under: () =>
    svg`${sheen}<rect class="bed" width="400" height="400" />${names.map((name) => svg`<g transform="translate(${places[name]!.join(' ')})">${well}</g>`)}`,
  over(view) {
    const {legal, mayActSoon, live, hint, step, still} = view;
    // while tiles slide, the arrows that were there stay
    const ways = shown(view) === step?.before ? rules.moves(step.before) : legal;
    const most = largest(shown(view));
    const isNew = step && live && !still && most >= 64 && most > largest(step.before);
    return [
      isNew
        ? svg`<g class="flares v${Math.min(most, 4096)}" transform="translate(${places[names[step.state.tiles.indexOf(most)]!]!.join(' ')})">${flares}</g>`
        : undefined,
      ...sides.map(([id, [x, y], turn]) =>
        mayActSoon && live && ways.includes(id)
          ? svg`<path class="way" d="M-15 6L0-8 15 6z" transform="translate(${x} ${y}) rotate(${turn})" />${
              hint?.move === id
                ? svg`<g transform="translate(200 200) rotate(${turn})"><path class="hinted" d="M-24 76V-8H-62L0-82 62-8H24V76z" /></g>`
                : undefined
            }`
          : undefined,
      ),
    ];
  },
};

/** Around the first tile of its value: light, and chips in its colour. */
const flares = svg`<rect class="halo" x="-45" y="-45" width="90" height="90" rx="16" />${Array.from(
  {length: 16},
  (_, i) =>
    svg`<g transform="rotate(${22.5 * i})"><path class="flare" d="M-9-${i % 2 ? 60 : 78}l9-16 9 16-9 16z" /></g>`,
)}`;

const largest = ({tiles}: State2048): number => Math.max(...tiles);

/** The position that is seen: that before a move until its tiles have landed. */
const shown = ({state, step, showing, told}: GameView<Types>): State2048 =>
  showing && told === 0 && step ? step.before : state;

/** Tiles to reach, of which those that were reached are there, once the move has landed. */
function shelf(view: GameView<Types>) {
  const most = largest(shown(view));
  return [64, 128, 256, 512, 1024, 2048].map(
    (value) =>
      svg`<svg viewBox="-50 -50 100 100">${value <= most ? tile(value, `${value}`) : svg`${well}<text class="figure ahead" font-size="27">${value}</text>`}</svg>`,
  );
}

/** Two equal tiles, on the edge of the card. */
const pair = html`<svg viewBox="-52 -52 226 100" aria-hidden="true">
  ${tile(64, '64')}
  <g transform="translate(112 0) rotate(9)">${tile(64, '64')}</g>
</svg>`;

/**
 * The status line, the same until something is reached. Other sentences take its place: that of a hint, of a tile of 2,048, of
 * the end.
 */
function status(view: GameView<Types>) {
  const {words, hint, step, told, result, live} = view;
  if ((hint && live) || result || step?.effects.slice(0, told).some(({type}) => type === 'won')) return {};
  const most = largest(shown(view));
  return most < 16
    ? {status: words.say('toPlayYou')}
    : {status: words.sentence(words.say('goal', {n: Math.max(64, 2 * most)}))};
}

/** The largest tile, on the card at the end. */
function best({state}: GameView<Types>) {
  const most = largest(state);
  return html`<svg viewBox="-48 -48 100 104" aria-hidden="true">${tile(most, `${most}`)}</svg>`;
}

const Base = gameClass({
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  board,
  players: {levels: []},
  frame: (view) => ({
    end: (standard) => ({...standard, picture: best(view)}),
    sitter: pair,
    ...status(view),
    controls: html`<div class="reached" aria-hidden="true">${shelf(view)}</div>`,
  }),
  onDemand: {
    howToPlay: new OnDemand(() => import('./how-to-play.js')),
    resultDetails: new OnDemand(() => import('./result-details.js')),
  },
  levels: {auto: (state, draw) => thinker.use(({choose}) => choose(state, draw))},
  // the same after each move, if it were spoken
  turnSentence: (seat, {tell, number}, spoken) => (spoken && number > 0 ? '' : tell('toPlay', seat)),
  sentence({type}, {words, result}, spoken) {
    if (type === 'won' && !result) return words.say('reached', {n: 2048});
    // the board shows where the new tile is, and the press has said where it goes
    return type === 'moved' || (type === 'added' && !spoken) ? '' : undefined;
  },
  hintSentence: (move, {words}) => words.say('bestMove', {move: words.say(move)}),
  styles: css`
    .board {
      overflow: visible;
    }
    .reached {
      overflow: visible;
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 4.5em));
      justify-content: center;
      direction: ltr;
    }
    .reached > svg {
      inline-size: 100%;
    }
    @container room (aspect-ratio > 1) and (28rem <= height) {
      .reached {
        grid-template-columns: repeat(3, minmax(0, max(4.5em, 6.5rem)));
      }
    }
    .bed {
      fill: light-dark(#b08d5b, #644a30);
    }
    .shallow {
      stop-color: light-dark(#876640, #332416);
    }
    .deep {
      stop-color: light-dark(#6a4d2a, #1f150b);
    }
    .edge {
      fill: none;
      stroke-width: 2;
    }
    .cast {
      fill: #1a0d04;
      opacity: 0.4;
    }
    .face {
      fill: var(--_tile);
    }
    .flank {
      fill: color-mix(in oklab, var(--_tile), #2a1000 48%);
    }
    .figure {
      font-family: var(--_title-font);
      font-weight: 700;
      text-anchor: middle;
      dominant-baseline: central;
      fill: var(--_figure, #fff);
    }
    .figure.ahead {
      fill: #f3e2bf;
    }
    .way {
      fill: var(--_gold);
      stroke: var(--_gold-line);
      stroke-width: 3;
      stroke-linejoin: round;
    }
    .ring.hint,
    .flares {
      display: none;
    }
    .hinted {
      fill: var(--game-hint, light-dark(#ffd23f, #ffe06b));
      fill-opacity: 0.62;
      stroke: var(--_gold-line);
      stroke-width: 4;
      stroke-linejoin: round;
    }
    @media (prefers-reduced-motion: no-preference) {
      .hinted {
        animation: hinted 0.7s ease-in-out 2;
      }
      .reached .tile {
        animation: reached 0.6s cubic-bezier(0.3, 1.6, 0.5, 1);
      }
      .flares {
        display: initial;
      }
      .halo {
        fill: none;
        stroke: #fff4c8;
        stroke-width: 9;
        animation: halo 0.7s ease-out both;
      }
      .flare {
        fill: var(--_tile);
        stroke: #fff4c8;
        stroke-width: 4;
        animation: flare 0.9s cubic-bezier(0.1, 0.7, 0.4, 1) both;
      }
    }
    @keyframes halo {
      to {
        transform: scale(1.7);
        opacity: 0;
      }
    }
    @keyframes flare {
      from {
        transform: translateY(34px) scale(0.6);
      }
      60% {
        opacity: 1;
      }
      to {
        transform: translateY(-70px) scale(0.5);
        opacity: 0;
      }
    }
    @keyframes reached {
      from {
        transform: translateY(-60px) rotate(-30deg) scale(1.8);
        opacity: 0;
      }
    }
    @keyframes hinted {
      from {
        transform: translateY(60px);
        opacity: 0;
      }
    }
    .v2 {
      --_tile: #fbf2de;
      --_figure: #3a2c18;
    }
    .v4 {
      --_tile: #f1deb4;
      --_figure: #3a2c18;
    }
    .v8 {
      --_tile: #eab98a;
      --_figure: #3a2008;
    }
    .v16 {
      --_tile: #d98a55;
      --_figure: #2a1404;
    }
    .v32 {
      --_tile: #c0562f;
    }
    .v64 {
      --_tile: #9c3a2c;
    }
    .v128 {
      --_tile: #8a3a62;
    }
    .v256 {
      --_tile: #6d3f86;
    }
    .v512 {
      --_tile: #43509b;
    }
    .v1024 {
      --_tile: #22668f;
    }
    .v2048 {
      --_tile: #17695f;
    }
    .v4096 {
      --_tile: #33302c;
    }
    @media (forced-colors: active) {
      .face,
      .well {
        fill: Canvas;
        stroke: CanvasText;
        stroke-width: 2;
      }
      .figure.figure {
        fill: CanvasText;
      }
    }
  `,
});

/**
 * 2048 for one player, a person or the computer: all tiles slide, and two equal ones become one of twice the value. A tile of
 * 2,048 wins, and the game goes on until nothing can move.
 *
 * @tag game-2048
 *
 * @key Tab, Shift+Tab - To the four arrows, the tools, and back.
 * @key Arrow keys - Slides the tiles.
 * @key Enter, Space - Slides the tiles to the arrow with the focus.
 *
 * @csspart board - The board.
 * @csspart cell - An arrow on the rim.
 * @csspart piece - A tile.
 * @csspart score - The score.
 * @csspart best - The best score.
 * @csspart moves - The number of moves.
 *
 * @cssprop [--game-gold=#ffd23f] - The arrows.
 * @cssprop [--game-hint=light-dark(#ffd23f, #ffe06b)] - The ring of a hint.
 */
export class Game2048 extends Base {}
