/** Snakes and Ladders: all but its rules, the state of a board (snl-ui.ts), its sentences (wording.ts) and its drawing (view/). */
import {html, nothing, svg} from 'lit';
import {found} from '../../core/search.js';
import {elementClass} from '../../element/element-class.js';
import {isDevelopment} from '../../play/development.js';
import {frameStyles, toggle} from '../../frame/frame.js';
import {OnDemand} from '../../core/on-demand.js';
import type {FrameParts, GameView} from '../../frame/game-definition.js';
import {targetStyles} from '../../kit/cells.js';
import {dieStyles, rollTemplate} from '../../kit/die.js';
import {heatIcon, oddsIcon, routeIcon} from '../../frame/templates/icons.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import english from './words/en.js';
import {homeOf} from './rules/board.js';
import type {Jump, OwnBoard} from './rules/index.js';
import {snakesAndLadders as rules} from './rules/game.js';
import {optionNames} from './rules/options.js';
import {fewestRolls} from './rules/paths.js';
import {showsRoute, SnlUi} from './snl-ui.js';
import type {SnlTypes} from './types.js';
import {boardStyles, boardTemplate, peekingSnake, type BoardModel} from './view/board.js';
import {figuresStyles} from './view/figures.styles.js';
import {jumpLines, layoutOf} from './view/geometry.js';
import {sentence, squareLabels, turnSentence} from './wording.js';

type View = GameView<SnlTypes>;

function ratioOf({state}: View): number {
  const {columns, rows, start} = layoutOf(state);
  return columns / (rows + 1 - start);
}

/** The winner's number of rolls, until the story of the game is loaded. */
const rollsOf = ({words, history, result}: View): string =>
  words.say('inRolls', {n: history.filter(({seat}) => seat === result?.winners[0]).length});

/** The faces that the dice show. */
function diceOf({step, log, state}: View): readonly number[] {
  const rolled = step?.effects.find((effect) => effect.type === 'rolled');
  if (rolled) return rolled.dice;
  const last = log.at(-1);
  return last ? last.move.split('+').map(Number) : Array<number>(state.rules.dice).fill(6);
}

/** The effect of the animated move if it moves no piece. */
function passOf({showing, step}: View): BoardModel['pass'] {
  return showing ? step?.effects.find((effect) => effect.type === 'stayed' || effect.type === 'forfeited') : undefined;
}

/** The line below the board, without effects that the board shows. */
function status(view: View, ui: SnlUi): string | undefined {
  const {showing, step, turn, words, tell, state} = view;
  if (ui.goOn) return words.say('goOn');
  const route = showsRoute(view) && !showing && ui.thinking(view)?.routeSentence(state, words);
  const seen = step?.effects.slice(0, ui.seen(view)) ?? [];
  if (step && !seen.length) return tell('rolling', step.seat);
  if (!step && !route) return undefined;
  // while a move is shown, the roll and what it does to the piece; of snakes and ladders the last one alone
  const jumped = showing && /^(slid|climbed)$/.test(seen.at(-1)!.type);
  const effects = jumped ? seen.slice(-1) : seen.filter((effect) => effect.type !== 'stepped');
  return words.text([
    ...effects.map((effect) => sentence(effect, view)),
    showing || turn === undefined ? '' : turnSentence(turn, view),
    route || '',
  ]);
}

function playerDetails(view: View, ui: SnlUi, seat: number): ReturnType<Required<FrameParts>['player']> {
  const {words, settings} = view;
  const square = ui.visibleState(view).positions[seat];
  const score = square ? words.number(square) : '';
  const chance = settings.odds ? ui.odds.found.chances?.[seat] : undefined;
  if (chance === undefined) return {score};
  return {
    score,
    chance,
    chanceLabel: words.say('chance', {chance: words.number(chance, {style: 'percent', maximumFractionDigits: 1})}),
  };
}

const Base = elementClass<SnlTypes, SnlUi>({
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
  options: optionNames,
  switches: ['extraRoll', 'chain', 'capture'],
  settings: ['odds', 'path', 'heat', 'step', 'figures'],
  warning: isDevelopment
    ? ({state, settings: {board, size, columns, rows}}) =>
        !board && (size ?? columns ?? rows) && state.board.name === 'random'
          ? 'A size without `board` gives a random board. Set board="random" to confirm, or `snakes` and `ladders`.'
          : undefined
    : undefined,

  players: {number: 2},
  presets: {classic: {}, randomBoard: {board: 'random'}, quick: {board: 'random', size: 6}},

  /** Only games of automatic players end after a number of rounds by default. */
  optionsFor(options, seats) {
    const {maxRounds} = options;
    // a removed attribute is null
    const unset = maxRounds === undefined || maxRounds === null || maxRounds === '';
    return unset && seats.some(({kind}) => kind !== 'auto') ? {...options, maxRounds: 100_000} : options;
  },

  /** A random board without its snakes and ladders. */
  mask(state) {
    const {board, rules: own} = state;
    return board.name === 'random' ? {...state, rules: {...own}, board: {...board, snakes: [], ladders: []}} : state;
  },

  choose: () => found('roll'),

  /** The fewest rolls from the square of the player to roll. */
  hint: ({board, rules: own, positions, seat}) => found({move: 'roll', path: fewestRolls(board, own, positions[seat])}),

  onDemand: {
    howToPlay: new OnDemand(() => import('./how-to-play.js')),
    resultDetails: new OnDemand(() => import('./result-details.js')),
  },

  styles: [frameStyles, targetStyles, dieStyles, boardStyles, figuresStyles],
  mount: (context) => new SnlUi(context),

  board(view, ui) {
    const {state, words, tokens, settings} = view;
    const layout = layoutOf(state);
    return html`<div
      class="layers"
      @click=${ui.onBoardPress}
      @keydown=${ui.cursor.onKeydown}
      @focusin=${ui.onBoardFocus}
    >
      ${boardTemplate({
        layout,
        pebbles: state.positions.map((square, seat) => ({square, ...tokens[seat]!})),
        turn: view.acting,
        winner: view.showing ? undefined : view.result?.winners[0],
        // expensive: computes styles
        still: view.result && view.still,
        pass: passOf(view),
        route: showsRoute(view) ? ui.thinking(view)?.routeLayer(svg, state, layout, jumpLines(layout)) : undefined,
        heat: settings.heat ? ui.thinking(view)?.heatTemplate(svg, state, layout) : undefined,
        label: words.say('board', {n: homeOf(state.board)}),
        squareLabel: squareLabels(view),
      })}
    </div>`;
  },

  frame(view, ui) {
    const {words, settings, result, state} = view;
    const error = settings.odds && ui.odds.found.error;
    return {
      ratio: ratioOf(view),
      controls: rollTemplate({
        dice: diceOf(view),
        label: words.say(ui.goOn ? 'resume' : 'roll'),
        otherLabel: settings.step ? words.say(ui.goOn ? 'roll' : 'resume') : undefined,
        ready: view.mayAct || ui.goOn !== undefined,
        onRoll: ui.press,
      }),
      tools: [
        toggle(settings, 'path', routeIcon, words),
        toggle(settings, 'odds', oddsIcon, words),
        toggle(settings, 'heat', heatIcon, words),
      ],
      extra: html`${showsRoute(view) ? ui.thinking(view)?.routeTemplate(html, state, words) : nothing}${
        error ? ui.thinking(view)?.estimateTemplate(html, error, words) : nothing
      }`,
      below: settings.figures ? ui.thinking(view)?.figuresTemplate(html, state, words) : undefined,
      retry: ui.odds.retry ?? ui.figures.retry,
      status: status(view, ui),
      sitter: peekingSnake,
      player: (seat) => playerDetails(view, ui, seat),
      end: (standard) =>
        result?.winners.length ? {...standard, text: ui.thinking(view)?.storyOf(view) ?? rollsOf(view)} : standard,
    };
  },

  sentence,
  turnSentence,
});

/**
 * Snakes and Ladders for one to six players, people or automatic, on boards from 2 × 2 to 20 × 20.
 *
 * @tag snl-board
 *
 * @key Tab, Shift+Tab - To the board, the roll button, the tools, and back.
 * @key Arrow keys - Over the squares; each is announced with what is on it.
 * @key Home, End - To the ends of the row.
 * @key Control+Home, Control+End - To the corner at the top left, and at the bottom right.
 * @key Enter, Space - On the board or on the button: roll.
 * @key Any other key - With `step`: continue when the game waits at a snake or ladder.
 *
 * @csspart board - The board.
 * @csspart die - A die, on the shelf.
 * @csspart piece - A player's piece.
 * @csspart roll - The roll button.
 *
 * @cssprop [--game-square=light-dark(#faf0da, #433c30)] - The lighter squares.
 * @cssprop [--game-square-alt=light-dark(#eedfbd, #383228)] - The darker squares.
 * @cssprop [--game-numeral=light-dark(#67552f, #cdbd99)] - The numerals.
 * @cssprop [--game-ladder=light-dark(#c98a4b, #d9a566)] - The ladders.
 * @cssprop [--game-route=#ffd23f] - The shortest path.
 * @cssprop [--game-heat=light-dark(#ffb340, #8a3f12)] - The most visited squares.
 * @cssprop [--game-die=#fffdf5] - The die's faces.
 * @cssprop [--game-die-pips=#2a2118] - The die's pips.
 * @cssprop [--game-die-size=2.875em] - The die's side.
 */
export class SnlBoard extends Base {
  /**
   * `classic` (100 squares, 11 snakes, 11 ladders), `chutes` (Milton Bradley), `empty`, `random` (drawn from the seed),
   * or, from script, `{size, columns, rows, snakes, ladders}`. Default: `classic`; with `snakes` or `ladders`, an empty
   * board with these; with a size other than 10 × 10, a random one.
   */
  declare board?: 'classic' | 'chutes' | 'empty' | 'random' | OwnBoard | undefined;

  /** Columns and rows of a square board: 2 to 20. Default 10. */
  declare size?: number | string | undefined;

  /** Columns, 2 to 20. Default: `size`. */
  declare columns?: number | string | undefined;

  /** Rows, 2 to 20. Default: `size`. */
  declare rows?: number | string | undefined;

  /** The snakes, head to tail: `46-15 48-9`, or pairs of numbers. Default: the board's. */
  declare snakes?: string | readonly Jump[] | undefined;

  /** The ladders, foot to top: `8-26 19-38`, or pairs of numbers. Default: the board's. */
  declare ladders?: string | readonly Jump[] | undefined;

  /** The start of the pieces: `1` (the first square) or `0` (off the board). Default 1; on `chutes` 0. */
  declare start?: number | string | undefined;

  /**
   * The effect of a roll past home: the piece bounces back (`bounce`), stays (`stay`) or is home (`win`). Default
   * `bounce`; on `chutes` `stay`.
   */
  declare overshoot?: 'bounce' | 'stay' | 'win' | undefined;

  /** Number of dice: 1 or 2. Default 1. */
  declare dice?: number | string | undefined;

  /** Faces of a die: 2 to 20. Default 6. */
  declare faces?: number | string | undefined;

  /** A six (with two dice a double) gives another roll; the third in a row does not move the piece. */
  declare extraRoll: boolean;

  /** A snake or ladder that ends at the start of another one continues along it. */
  declare chain: boolean;

  /** A piece that ends on rivals sends them back to the start. */
  declare capture: boolean;

  /**
   * Number of rounds after which the game is a draw. Default if all players are automatic: 150, or 1.5 times the number
   * of squares on boards of more than 100. With people: practically unlimited.
   */
  declare maxRounds?: number | string | undefined;

  /** Shows each player's exact chance to win after every roll. */
  declare odds: boolean;

  /** Shows the fewest rolls home from the square of the player to roll. `hints` does so, too. */
  declare path: boolean;

  /** Tints each square by how often it is visited in a game. */
  declare heat: boolean;

  /**
   * Waits for a key or press at every snake and ladder. No effect without animations (`speed="instant"`, reduced
   * motion).
   */
  declare step: boolean;

  /** Lists the figures of the position: fewest and expected rolls, and where each roll leads. */
  declare figures: boolean;
}
