/** Peg solitaire: all but its rules, the state of a board (peg-ui.ts), its sentences (wording.ts) and its drawing (view/). */
import {html, nothing, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import type {FrameParts, GameView} from '../../frame/game-definition.js';
import {dailyGame, dayNote} from '../../frame/daily.js';
import {elementClass} from '../../element/element-class.js';
import {frameStyles, hintTool} from '../../frame/frame.js';
import {boardFrame} from '../../frame/templates/layout.js';
import {targetStyles} from '../../kit/cells.js';
import {headStyles, headTemplate} from '../../kit/head.js';
import {flagIcon, routeIcon} from '../../frame/templates/icons.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import english from './words/en.js';
import {PegUi, thinker} from './peg-ui.js';
import {layoutOf} from './view/geometry.js';
import {pegSolitaire as rules, resultOf} from './rules/game.js';
import type {Lattice} from './rules/index.js';
import {optionNames} from './rules/options.js';
import {pegCount} from './rules/position.js';
import type {PegTypes} from './types.js';
import {boardStyles, boardTemplate, leftTemplate, rackTemplate} from './view/board.js';
import {closing, endOf, figures, sentence, turnSentence} from './wording.js';

type View = GameView<PegTypes>;

function ratioOf({state}: View): number {
  const [, , width, height] = layoutOf(state).box;
  return width / height;
}

function tools({words, mayActSoon, hinting, settings}: View, ui: PegUi): FrameParts['tools'] {
  return [
    hintTool(words, !mayActSoon || hinting, () => ui.hint()),
    {
      name: 'solution',
      icon: routeIcon,
      label: words.say('solution'),
      disabled: !mayActSoon || hinting,
      onPress: () => void ui.showNext(),
    },
    {
      name: 'outlook',
      icon: flagIcon,
      label: words.say('outlook'),
      pressed: settings.outlook,
      onPress: () => (settings.outlook = settings.marks = !settings.outlook),
    },
  ];
}

/** Whether the game can still be won, and the fewest pegs that can be reached. */
function outlook({words, turn, settings, hints}: View, ui: PegUi): TemplateResult | typeof nothing {
  if (turn === undefined || !(settings.outlook || settings.fewest || hints)) return nothing;
  const {winnable = 'seeking', fewest} = ui.prospects;
  return html`<p class="outlook ${winnable}" part="winnable">
    ${words.say(winnable)}
    ${settings.fewest && fewest ? words.say(fewest.exact ? 'fewest' : 'atMost', {n: fewest.pegs}) : nothing}
  </p>`;
}

function head(view: View, ui: PegUi): TemplateResult {
  const {words} = view;
  const state = ui.toldIn(view);
  const note = dayNote(view);
  return headTemplate(
    [
      ['pegs', words.say('headPegs'), words.number(pegCount(state))],
      note ? undefined : ['jumps', words.say('headJumps'), words.number(state.jumps)],
      ['sweeps', words.say('headSweeps'), words.number(state.sweeps)],
    ],
    note,
  );
}

/** The text of the final card. A start without a jump is over, too. */
function end(view: View): ReturnType<Required<FrameParts>['end']> {
  const {words, state} = view;
  const result = state.jumps ? resultOf(state) : undefined;
  const left = pegCount(state);
  return {
    ...(result && left <= 3 && {picture: leftTemplate(left)}),
    title: !result ? words.say('noStart') : endOf(view) === 'won home' ? words.say('home') : closing(view, result),
    text: result ? figures(view, state) : words.say('noJump'),
    ...(result && left > 1 && {takeBack: words.say('takeBack')}),
  };
}

const Base = elementClass<PegTypes, PegUi>({
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  options: optionNames,
  settings: ['outlook', 'marks', 'fewest'],
  unreflected: ['numbers'],
  ...dailyGame,

  /** A random position without its pegs. */
  mask: (state, options) => (options.pegs ? {...state, pegs: state.pegs.replaceAll('o', '.')} : state),

  choose: (state) => thinker.use(({choose}) => choose(state)),

  hint: (state) => thinker.use(({hint}) => hint(state)),

  presets: {
    classic: {},
    english: {board: 'english'},
    european: {board: 'european'},
    german: {board: 'german'},
    asymmetric: {board: 'asymmetric'},
    diamond: {board: 'diamond'},
  },

  onDemand: {
    howToPlay: new OnDemand(() => import('./how-to-play.js')),
    solver: thinker,
    resultDetails: new OnDemand(() => import('./result-details.js')),
    levels: new OnDemand(() => import('./levels.js')),
  },

  styles: [...frameStyles.filter((sheet) => sheet !== boardFrame), targetStyles, headStyles, boardStyles],
  mount: (context) => new PegUi(context),

  board(view, ui) {
    const {input} = ui;
    return html`<div
      class="holes"
      @keydown=${ui.onKeydown}
      @click=${input.onClick}
      @focusin=${input.onFocusin}
      @focusout=${input.onNear}
      @keyup=${input.onNear}
      @pointerover=${input.onNear}
      @pointerleave=${input.onNear}
      @pointerdown=${input.onPointerdown}
    >
      ${boardTemplate(view, ui)}
    </div>`;
  },

  frame: (view, ui) => ({
    ratio: ratioOf(view),
    head: head(view, ui),
    controls: html`${outlook(view, ui)}${rackTemplate(view)}`,
    tools: tools(view, ui),
    retry: ui.retry,
    status: ui.status(view),
    sitter: leftTemplate(1),
    end: () => end(view),
  }),

  sentence,
  turnSentence,
});

/**
 * Peg solitaire for one, on triangles of any number of rows, the English and other crosses, and custom shapes: jump
 * over pegs until one is left.
 *
 * @tag peg-solitaire
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys - To the next hole. On a triangle, up goes up and right, down goes down and left, or along the other
 *   diagonal at an edge.
 * @key Home, End - To the first and the last hole of the row.
 * @key Control+Home, Control+End - To the first and the last hole of the board.
 * @key Enter, Space - Pick a peg, jump with it, or put it back.
 * @key Escape - Put the picked peg back; without one, pause a game with computers, and go on.
 *
 * @csspart board - The board with the pegs and the rack.
 * @csspart cell - The focusable area of a hole; transparent.
 * @csspart piece - A peg.
 *
 * @cssprop [--game-wood] - The wood. Default: that of `--game-frame`.
 * @cssprop [--game-peg=light-dark(#a5322b, #9a2a26)] - The pegs.
 * @cssprop [--game-hint] - The tint of hints, marks and holes that can be jumped to. Default: that of `--game-gold`.
 */
export class PegSolitaire extends Base {
  /**
   * `triangle` (default), `english` (33 holes), `european` (37), `german` (45), `asymmetric` (39), `diamond` (41), or a
   * custom shape: one line per row (or `/` between them), `o` a peg, `.` an empty hole, a blank for none.
   */
  declare board?: string | undefined;

  /** Rows of the triangle, 1 to 30. Default 5. */
  declare rows?: number | string | undefined;

  /** Directions on a custom shape: `square` (four) or `triangle` (six). Default `square`. */
  declare lattice?: Lattice | undefined;

  /**
   * The empty hole at the start. Default: hole 1 of a triangle, but hole 2 with 4, 7, 10 … rows, which can't be solved
   * from hole 1; on other boards the conventional one, at or near the centre.
   */
  declare empty?: number | string | undefined;

  /** The hole the last peg must end in. Default: any. */
  declare target?: number | string | undefined;

  /** The number of pegs of a random position that can be won, drawn from the seed. Default: the full board. */
  declare pegs?: number | string | undefined;

  /** The pegs at the start, one mark per hole: `o` a peg, `.` none. Default: the full board. */
  declare start?: string | undefined;

  /**
   * The puzzle of the day, the same for everyone: today's (as an empty attribute), or that of a date such as
   * `2026-01-31`. Each day of the week has its own board, with about half of its pegs; other settings override it. It
   * determines the seed.
   */
  declare daily?: string | boolean | undefined;

  /** Shows the number beside each hole. */
  declare numbers: boolean;

  /** Shows whether the game can still be won. `hints` does so, too. */
  declare outlook: boolean;

  /** Marks the pegs with a jump that keeps the game winnable. `hints` does so, too. */
  declare marks: boolean;

  /** Shows the fewest pegs that can still be reached. */
  declare fewest: boolean;
}
