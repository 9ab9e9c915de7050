/** Snake: all but its rules, the state of a board (snake-ui.ts), its sentences (wording.ts) and its drawing (view/). */
import {html, nothing, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import type {EndWords, GameView} from '../../frame/game-definition.js';
import {dailyGame, dayNote} from '../../frame/daily.js';
import {elementClass} from '../../element/element-class.js';
import {frameStyles} from '../../frame/frame.js';
import {targetStyles} from '../../kit/cells.js';
import {headStyles, headTemplate} from '../../kit/head.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import english from './words/en.js';
import type {FoodCell} from './rules/index.js';
import {snake as rules} from './rules/game.js';
import {optionNames} from './rules/options.js';
import {SnakeUi} from './snake-ui.js';
import type {SnakeTypes} from './types.js';
import {basketTemplate, boardStyles, boardTemplate, dizzySnake, peekingSnake} from './view/board.js';
import {padTemplate} from './view/pad.js';
import {startTemplate} from './view/start.js';
import {causeOf, sentence, statusText, turnSentence} from './wording.js';

type View = GameView<SnakeTypes>;

function head(view: View, ui: SnakeUi): TemplateResult {
  const {words} = view;
  const state = ui.toldIn(view);
  const note = dayNote(view);
  return headTemplate(
    [
      ['score', words.say('score'), words.number(state.score)],
      ['best', words.say('best'), words.number(ui.bestAt(state))],
      note ? undefined : ['length', words.say('length'), words.number(state.body.length)],
    ],
    note,
  );
}

function endWords(view: View, {best, bestBefore}: SnakeUi, standard: EndWords): EndWords {
  const {words, result, state} = view;
  const {score} = state;
  // the first game has none to beat
  const isBest = bestBefore > 0 && score > bestBefore && score === best;
  const record = isBest ? words.say('newBest') : '';
  return {
    picture: state.food === null ? standard.picture : dizzySnake,
    title: words.say(causeOf(result!.reason, view)),
    text: [words.say('points', {n: score}), record].filter(Boolean).join(' · '),
  };
}

/** Upright and wide fill a phone; with the snake a quarter of the way in, there is time for the first turn. */
const presets = {
  classic: {},
  upright: {width: 14, height: 18, startAt: 'quarter'},
  wide: {width: 18, height: 14, startAt: 'quarter'},
  openWalls: {walls: false},
  rooms: {obstacles: 'rooms'},
} as const;

const Base = elementClass<SnakeTypes, SnakeUi>({
  /** Undo goes back to the last food. */
  rules: {...rules, milestone: (effects) => effects.some(({type}) => type === 'ate')},
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  options: optionNames,
  switches: ['bonus'],
  ruleSwitches: ['walls', 'refill'],
  settings: ['step', 'buttons'],
  ...dailyGame,

  /** A game without its food. */
  mask: (state, options) => (options.food.length > 0 ? state : {...state, food: null}),

  presets,
  preset: (window) => presets[window.matchMedia('(aspect-ratio < 4/5)').matches ? 'upright' : 'wide'],

  onDemand: {
    howToPlay: new OnDemand(() => import('./how-to-play.js')),
    resultDetails: new OnDemand(() => import('./result-details.js')),
    levels: new OnDemand(() => import('./levels.js')),
  },

  clocked: true,
  styles: [frameStyles, targetStyles, headStyles, boardStyles],
  mount: (context) => new SnakeUi(context),

  board: boardTemplate,

  frame: (view, ui) => ({
    ratio: view.state.board.width / view.state.board.height,
    head: head(view, ui),
    controls: html`${basketTemplate(view, ui)}${ui.steered ? padTemplate(view.words, ui.onPad) : nothing}`,
    status: statusText(view, ui.lastMove, ui.steered),
    start: view.number > 0 || view.readOnly ? nothing : startTemplate(view, ui),
    pausable: !view.settings.step || ui.automatic,
    sitter: peekingSnake,
    end: (standard) => endWords(view, ui, standard),
  }),

  sentence,
  turnSentence,
});

/**
 * Snake for a person or an automatic player, in real time or turn by turn, on boards from 4 × 4 to 60 × 60.
 *
 * @tag snake-game
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys, W, A, S, D - Start, and turn; up to two turns are queued. Turn by turn: one step. A second
 *   after the end: a new game.
 * @key Space - Start, pause or resume; after the end a new game. Turn by turn: one step ahead.
 * @key Enter - Start, pause or resume; after the end a new game. Turn by turn: announce the position again.
 * @key P - Pause or resume.
 *
 * @csspart board - The board.
 * @csspart food - The food.
 * @csspart snake - The snake.
 *
 * @cssprop [--game-ground=light-dark(#dcebb9, #203a2b)] - The ground.
 * @cssprop [--game-dot=light-dark(#cfe2a6, #1a3024)] - The squares of the ground.
 * @cssprop [--game-obstacle=light-dark(#8a7354, #6d8279)] - The obstacles.
 * @cssprop [--game-snake=light-dark(#1f7a58, #46b183)] - The snake.
 * @cssprop [--game-food=light-dark(#d0352f, #ee5f54)] - The food.
 * @cssprop [--game-bonus=light-dark(#c98a00, #ffcf5c)] - The bonus.
 */
export class SnakeGame extends Base {
  /** Columns, 4 to 60. Default: those of drawn `obstacles`, else 16. */
  declare width?: number | string | undefined;

  /** Rows, 4 to 60. Default: those of drawn `obstacles`, else 16. */
  declare height?: number | string | undefined;

  /** The initial length of the snake, 1 to `width`. Default 3. */
  declare length?: number | string | undefined;

  /**
   * The start of the snake, heading right: `centre` (default) or `quarter` of the way in from the left, as near to it as
   * obstacles allow, or `corner` (top left).
   */
  declare startAt?: 'corner' | 'centre' | 'quarter' | undefined;

  /** Walls around the board. `off`: the snake leaves the board and enters again on the other side. Default `on`. */
  declare walls?: 'on' | 'off' | boolean | undefined;

  /**
   * `none` (default), `rails`, `pillars`, `rooms`, or a custom drawing: one line of `.` and `#` per row (or `/` between
   * them).
   */
  declare obstacles?: string | undefined;

  /**
   * The speed, and the points per food: 1 (default, 150 ms per cell) to 9 (61 ms per cell). Before the first move, the
   * player may choose another: slow, normal and fast are three levels apart and include this one.
   */
  declare level?: number | string | undefined;

  /** Adds a bonus for 20 ticks after every fifth food. */
  declare bonus: boolean;

  /**
   * The cells of the food in this order, each as row and column from 0: `1,2 0,1`, or pairs of numbers. Default: drawn.
   */
  declare food?: string | readonly FoodCell[] | undefined;

  /** Draws more food after the last given one. `off`: eating that one wins. Default `on`. */
  declare refill?: 'on' | 'off' | boolean | undefined;

  /**
   * The game of the day, the same for everyone: today's (as an empty attribute), or that of a date such as `2026-01-31`.
   * Each day of the week has its own walls and obstacles; other settings override them. It determines the seed.
   */
  declare daily?: string | boolean | undefined;

  /** Plays turn by turn: without a clock, the snake waits for each step. */
  declare step: boolean;

  /** Shows steering buttons. They are also shown with `step`, and on touch screens while they have the focus. */
  declare buttons: boolean;
}
