/** BlockuDoku: all but its rules, the state of a board (blockudoku-ui.ts), its sentences (wording.ts) and its drawing (view/). */
import {html, nothing, svg, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import type {EndWords, FrameParts, GameView} from '../../frame/game-definition.js';
import {dailyGame, dayNote} from '../../frame/daily.js';
import {elementClass} from '../../element/element-class.js';
import {frameStyles, hintTool} from '../../frame/frame.js';
import {targetStyles} from '../../kit/cells.js';
import {headStyles, headTemplate} from '../../kit/head.js';
import {turnIcon} from '../../frame/templates/icons.js';
import {hintOf, isMoving} from './board-model.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import english from './words/en.js';
import {blockudoku as rules} from './rules/game.js';
import {optionNames} from './rules/options.js';
import {pieceOf} from './rules/shapes.js';
import {BlockudokuUi, thinker} from './blockudoku-ui.js';
import type {BlockudokuTypes} from './types.js';
import {boardStyles, boardTemplate} from './view/board.js';
import {pieceShape, tilesStyles} from './view/tiles.js';
import {trayStyles, trayTemplate} from './view/tray.js';
import {items, sentence, turnSentence} from './wording.js';

type View = GameView<BlockudokuTypes>;

function head(view: View, ui: BlockudokuUi): TemplateResult {
  const {words} = view;
  // the animation changes these texts without Lit: a zero-width space makes Lit write the final text again
  const mark = isMoving(view) ? '\u200b' : '';
  const note = dayNote(view);
  return headTemplate(
    [
      ['score', words.say('score'), words.number(ui.scoreOf(view)) + mark],
      ['best', words.say('best'), words.number(ui.best(view)) + mark],
      note ? undefined : ['streak', words.say('streak'), words.number(ui.streakOf(view))],
    ],
    note,
  );
}

function status(view: View, {input, progress}: BlockudokuUi): string | undefined {
  const {words, turn, log} = view;
  // nothing is told of a piece before it has landed
  const step = isMoving(view) && !progress.landed ? log.at(-1) : view.step;
  if (input.picked) return words.say('putDown');
  const hint = hintOf(view);
  if (hint) return words.say(hint.turns ? 'turn' : 'tryHere');
  if (!step && !isMoving(view)) return undefined;
  return [
    ...(step?.effects ?? []).map((effect) =>
      effect.type === 'scored' ? items(effect, view) : effect.type === 'stuck' && sentence(effect, view),
    ),
    turn !== undefined && turnSentence(turn, view),
  ]
    .filter(Boolean)
    .join(' · ');
}

function tools({words, mayActSoon, hinting, asking, state}: View, {input, onHint}: BlockudokuUi): FrameParts['tools'] {
  return [
    // in this order: there may be room for one only
    state.rules.rotate && {
      name: 'turn',
      main: true,
      icon: turnIcon,
      label: words.say('turn'),
      disabled: input.slot === undefined || asking,
      onPress: () => void input.turn(),
    },
    hintTool(words, !mayActSoon || hinting, onHint),
  ];
}

function end(view: View, ui: BlockudokuUi): EndWords {
  const {words, state} = view;
  const record = ui.isBest(view) ? words.say('newBest') : '';
  // the card covers the pieces that did not fit
  const left = state.hand.flatMap((name) => (name === null ? [] : [pieceOf(name)!]));
  const high = Math.max(200, ...left.map(({rows}) => rows * 100));
  return {
    picture: html`<svg
      class="left"
      viewBox="0 0 ${left.reduce((sum, {columns}) => sum + columns * 100 + 60, -60)} ${high}"
      aria-hidden="true"
    >
      ${left.map(
        (piece, i) =>
          svg`<g transform="translate(${left.slice(0, i).reduce((sum, {columns}) => sum + columns * 100 + 60, 0)} ${high - piece.rows * 100})">${pieceShape(piece)}</g>`,
      )}
    </svg>`,
    title: words.say('over'),
    text: [words.say('points', {n: state.score}), record].filter(Boolean).join(' · '),
  };
}

/** Two pieces on the edge of the card. */
const sitter = html`<svg viewBox="0 0 520 200" aria-hidden="true">
  ${pieceShape(pieceOf('J4')!)}
  <g transform="translate(400 98)">${pieceShape(pieceOf('I1')!)}</g>
</svg>`;

const Base = elementClass<BlockudokuTypes, BlockudokuUi>({
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  options: optionNames,
  switches: ['fair', 'rotate'],
  ...dailyGame,

  /** A game without its pieces. */
  mask: (state, {hand}) => (hand ? state : {...state, hand: state.hand.map(() => null), over: false}),

  choose: (state) => thinker.use(({choose}) => choose(state)),

  /** The best way to place all pieces of the hand. */
  hint: (state) => thinker.use(({hint}) => hint(state)),

  presets: {classic: {}, turning: {rotate: true, fair: true}},

  onDemand: {
    howToPlay: new OnDemand(() => import('./how-to-play.js')),
    resultDetails: new OnDemand(() => import('./result-details.js')),
  },

  styles: [frameStyles, targetStyles, headStyles, tilesStyles, boardStyles, trayStyles],
  mount: (context) => new BlockudokuUi(context),

  board: (view, ui) => {
    const {input} = ui;
    return html`<div
        class="layers"
        @keydown=${input.onBoardKeydown}
        @click=${input.onBoardClick}
        @pointermove=${input.onBoardPointermove}
        @focusin=${input.onBoardFocusin}
      >
        ${boardTemplate(view, ui)}
      </div>
      ${view.state.over && ui.isBest(view) ? html`<svg class="confetti" viewBox="-500 -500 1000 1000" aria-hidden="true">${Array.from({length: 24}, () => svg`${pieceShape(pieceOf('I1')!)}`)}</svg>` : nothing}`;
  },

  frame: (view, ui) => ({
    ratio: 1,
    head: head(view, ui),
    controls: trayTemplate(view, ui.input),
    tools: tools(view, ui),
    status: status(view, ui),
    sitter,
    end: () => end(view, ui),
  }),

  sentence,
  turnSentence,
});

/**
 * BlockuDoku for one player, a person or automatic: place the pieces of a tray on a 9 × 9 board; full rows, columns and
 * squares clear.
 *
 * @tag blockudoku-game
 *
 * @key Tab, Shift+Tab - To the board, the pieces, the tools, and back.
 * @key 1, 2, 3 - Without a piece in hand: pick that piece.
 * @key Arrow keys - Over the cells, with the piece in hand.
 * @key Home, End - To the ends of the row.
 * @key Control+Home, Control+End - To the corner at the top left, and at the bottom right.
 * @key 1 … 9, A … I - With a piece in hand: to that cell, row first, as in `5` `E`.
 * @key Enter, Space - On a piece: pick it. On the board: put it down.
 * @key R - Turn the piece in hand, with `rotate`.
 * @key Escape - Put the piece back; without one, pause a game with computers, and go on.
 *
 * @csspart board - The board.
 * @csspart cell - The focusable area of a cell; transparent.
 * @csspart piece - A tile of a piece, on the board, in the tray or in hand.
 *
 * @cssprop [--game-tile=light-dark(#2a6a92, #4189b4)] - The tiles; their edges are derived from it. By default each family of pieces has a colour of its own; this is that of the bars.
 * @cssprop [--game-tile-light] - The tiles that are about to clear. Default: a paler tint of each tile.
 * @cssprop [--game-square=light-dark(#faf1dc, #17130e)] - The lighter squares.
 * @cssprop [--game-square-alt=light-dark(#dfca98, #3f382b)] - The darker squares.
 * @cssprop [--game-refused=light-dark(#b3261e, #ff9d8f)] - The cells where the piece in hand does not fit.
 */
export class BlockudokuGame extends Base {
  /**
   * The set that pieces are drawn from: `classic` (45), `app` (47), `all` (49), or a list of names and shapes, such as
   * `O4 T4r1 111/101`. Default `classic`.
   */
  declare pieces?: string | readonly string[] | undefined;

  /**
   * `classic` (18 points per line or square, 50 for several, 30 more for each clearing move in a row) or `woodoku`.
   * Default `classic`.
   */
  declare scoring?: 'classic' | 'woodoku' | undefined;

  /** Refills the tray when it is empty (`hand`) or after each piece (`each`). Default `hand`. */
  declare refill?: 'hand' | 'each' | undefined;

  /** Redraws pieces, up to 100 times, until all of them fit in some order. */
  declare fair: boolean;

  /** Lets the player turn pieces. */
  declare rotate: boolean;

  /** The position at the start: nine rows of nine `0` and `1`. Default: empty. */
  declare board?: string | readonly string[] | undefined;

  /** The first three pieces, by name or shape. Default: drawn. */
  declare hand?: string | readonly string[] | undefined;

  /**
   * The game of the day, the same for everyone: today's (as an empty attribute), or that of a date such as
   * `2026-01-31`. It determines the seed.
   */
  declare daily?: string | boolean | undefined;
}
