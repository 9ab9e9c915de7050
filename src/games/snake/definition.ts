/** The definition of Snake for its element: rules, words, and templates around the board. */
import {nothing, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import type {EndWords, GameDefinition, GameView} from '../../frame/game-definition.js';
import {dateOf, dayNote} from '../../frame/daily.js';
import {headTemplate} from '../../kit/head.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import {dailySeed} from '../../core/daily.js';
import english from './words/en.js';
import {snake as rules} from './rules/game.js';
import {SnakeUi} from './snake-ui.js';
import type {SnakeTypes} from './types.js';
import {boardTemplate} from './view/board.js';
import {padTemplate} from './view/pad.js';
import {startTemplate} from './view/start.js';
import {causeOf, sentence, statusText, turnSentence} from './wording.js';

type View = GameView<SnakeTypes>;

export const snake: GameDefinition<SnakeTypes, SnakeUi> = {
  /** Undo goes back to the last food. */
  rules: {...rules, milestone: (effects) => effects.some(({type}) => type === 'ate')},
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),

  optionsFor: (options) => ({...options, daily: dateOf(options['daily'])}),
  seedFor: ({daily}) => daily && dailySeed(daily),

  /** A game without its food. */
  mask: (state, options) => (options.food.length > 0 ? state : {...state, food: null}),

  presets: {classic: {}, openWalls: {walls: false}, rooms: {obstacles: 'rooms'}},

  onDemand: {
    resultDetails: new OnDemand(() => import('./result-details.js')),
    levels: new OnDemand(() => import('./levels.js')),
  },

  clocked: true,
  mount: (context) => new SnakeUi(context),

  board: boardTemplate,

  frame: (view, ui) => ({
    ratio: (view.state.board.width * 100 + 72) / (view.state.board.height * 100 + 72),
    head: head(view, ui),
    controls: ui.steered ? padTemplate(view.words, ui.onPad) : nothing,
    status: statusText(view, ui.lastMove, ui.steered),
    start: view.number > 0 || view.settings.step || view.readOnly ? nothing : startTemplate(view, ui),
    pausable: !view.settings.step || ui.automatic,
    end: (standard) => endWords(view, ui, standard),
  }),

  sentence,
  turnSentence,
};

function head(view: View, ui: SnakeUi): TemplateResult {
  const {words} = view;
  const state = ui.stateIn(view);
  return headTemplate(
    [
      ['score', words.say('score'), words.number(state.score)],
      ['length', words.say('length'), words.number(state.body.length)],
      ui.savesBest ? ['best', words.say('best'), words.number(ui.best)] : undefined,
    ],
    dayNote(view),
  );
}

function endWords(view: View, {best, bestBefore}: SnakeUi, standard: EndWords): EndWords {
  const {words, result, state} = view;
  const {score} = state;
  // the first game has none to beat
  const isBest = bestBefore > 0 && score > bestBefore && score === best;
  const record = isBest ? words.say('newBest') : '';
  return {
    ...standard,
    title: words.say(causeOf(result!.reason, view)),
    text: [words.say('points', {n: score}), record].filter(Boolean).join(' · '),
  };
}
