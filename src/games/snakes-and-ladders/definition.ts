/** The definition of Snakes and Ladders for its element: rules, words, and templates around the board. */
import {html, nothing, svg} from 'lit';
import {found} from '../../core/search.js';
import {toggle} from '../../frame/frame.js';
import {OnDemand} from '../../core/on-demand.js';
import type {FrameParts, GameDefinition, GameView} from '../../frame/game-definition.js';
import {rollTemplate} from '../../kit/die.js';
import {heatIcon, oddsIcon, routeIcon} from '../../frame/templates/icons.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import english from './words/en.js';
import {homeOf} from './rules/board.js';
import {snakesAndLadders as rules} from './rules/game.js';
import {fewestRolls} from './rules/paths.js';
import {visibleState, showsRoute, SnlUi} from './snl-ui.js';
import type {SnlTypes} from './types.js';
import {boardTemplate, type BoardModel} from './view/board.js';
import {jumpLines, layoutOf} from './view/geometry.js';
import {sentence, squareLabels, turnSentence} from './wording.js';

type View = GameView<SnlTypes>;

export const snakesAndLadders: GameDefinition<SnlTypes, SnlUi> = {
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),
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

  onDemand: {resultDetails: new OnDemand(() => import('./result-details.js'))},

  mount: (context) => new SnlUi(context),

  board(view, ui) {
    const {state, words, tokens, settings} = view;
    const layout = layoutOf(state);
    return html`<div @click=${ui.onBoardPress} @keydown=${ui.cursor.onKeydown} @focusin=${ui.onBoardFocus}>
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
      below: html`${showsRoute(view) ? ui.thinking(view)?.routeTemplate(html, state, words) : nothing}${
        error ? ui.thinking(view)?.estimateTemplate(html, error, words) : nothing
      }${settings.figures ? ui.thinking(view)?.figuresTemplate(html, state, words) : nothing}`,
      retry: ui.odds.retry ?? ui.figures.retry,
      status: status(view, ui),
      player: (seat) => playerDetails(view, ui, seat),
      end: (standard) =>
        result?.winners.length ? {...standard, text: ui.thinking(view)?.storyOf(view) ?? rollsOf(view)} : standard,
    };
  },

  sentence,
  turnSentence,
};

function ratioOf({state}: View): number {
  const {columns, rows, start} = layoutOf(state);
  return (columns * 100 + 28) / ((rows + 1 - start) * 100 + 28);
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
  const {showing, step, turn, words, tell} = view;
  if (ui.goOn) return words.say('goOn');
  if (!step) return undefined;
  if (!ui.settled) return tell('rolling', step.seat);
  const {jump} = ui;
  const effects = step.effects.filter((effect) =>
    jump ? effect === jump : showing ? /^(rolled|stayed|forfeited)$/.test(effect.type) : effect.type !== 'stepped',
  );
  return words.text([
    ...effects.map((effect) => sentence(effect, view)),
    showing || turn === undefined ? '' : turnSentence(turn, view),
  ]);
}

function playerDetails(view: View, ui: SnlUi, seat: number): ReturnType<Required<FrameParts>['player']> {
  const {words, settings} = view;
  const square = visibleState(view).positions[seat];
  const score = square ? words.number(square) : '';
  const chance = settings.odds ? ui.odds.found.chances?.[seat] : undefined;
  if (chance === undefined) return {score};
  return {
    score,
    chance,
    chanceLabel: words.say('chance', {chance: words.number(chance, {style: 'percent', maximumFractionDigits: 1})}),
  };
}
