/** The definition of peg solitaire for its element: rules, words, and templates around the board. */
import {html, nothing, type TemplateResult} from 'lit';
import {OnDemand} from '../../core/on-demand.js';
import type {FrameParts, GameDefinition, GameView} from '../../frame/game-definition.js';
import {dateOf, dayNote} from '../../frame/daily.js';
import {headTemplate} from '../../kit/head.js';
import {bulbIcon, flagIcon, routeIcon} from '../../frame/templates/icons.js';
import {inAllLanguages} from '../../frame/dictionary.js';
import english from './words/en.js';
import {PegUi, thinker} from './peg-ui.js';
import {layoutOf} from './view/geometry.js';
import {dailySeed} from '../../core/daily.js';
import {pegSolitaire as rules, resultOf} from './rules/game.js';
import {pegCount} from './rules/position.js';
import type {PegTypes} from './types.js';
import {boardTemplate} from './view/board.js';
import {closing, endOf, figures, sentence, turnSentence} from './wording.js';

type View = GameView<PegTypes>;

export const pegGame: GameDefinition<PegTypes, PegUi> = {
  rules,
  words: inAllLanguages(english, (lang) => import(`./words/${lang}.js`)),

  optionsFor: (options) => ({...options, daily: dateOf(options['daily'])}),
  seedFor: ({daily}) => daily && dailySeed(daily),

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
    resultDetails: new OnDemand(() => import('./result-details.js')),
    levels: new OnDemand(() => import('./levels.js')),
  },

  mount: (context) => new PegUi(context),

  board(view, ui) {
    const {input} = ui;
    return html`<div
      @keydown=${ui.onKeydown}
      @click=${input.onClick}
      @focusin=${input.onFocusin}
      @focusout=${input.onNear}
      @keyup=${input.onNear}
      @pointerover=${input.onNear}
      @pointerleave=${input.onNear}
      @pointerdown=${input.onPointerdown}
      @touchstart=${ui.onTouch}
    >
      ${boardTemplate(view, ui)}
    </div>`;
  },

  frame: (view, ui) => ({
    ratio: ratioOf(view),
    head: headTemplate(
      [
        ['pegs', view.words.say('headPegs'), view.words.number(pegCount(view.state))],
        ['jumps', view.words.say('headJumps'), view.words.number(view.state.jumps)],
        ['sweeps', view.words.say('headSweeps'), view.words.number(view.state.sweeps)],
      ],
      dayNote(view),
    ),
    controls: outlook(view, ui),
    tools: tools(view, ui),
    retry: ui.retry,
    status: ui.status(view),
    end: () => end(view),
  }),

  sentence,
  turnSentence,
};

function ratioOf({state}: View): number {
  const [, , width, height] = layoutOf(state).box;
  return width / height;
}

function tools({words, mayAct, mayActSoon, hinting, settings}: View, ui: PegUi): FrameParts['tools'] {
  return [
    {
      name: 'hint',
      icon: bulbIcon,
      label: words.say('hint'),
      main: true,
      disabled: !mayAct || hinting,
      onPress: () => ui.hint(),
    },
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
  return html`<p class="outlook ${winnable}">
    ${words.say(winnable)}
    ${settings.fewest && fewest ? words.say(fewest.exact ? 'fewest' : 'atMost', {n: fewest.pegs}) : nothing}
  </p>`;
}

/** The text of the final card. A start without a jump is over, too. */
function end(view: View): ReturnType<Required<FrameParts>['end']> {
  const {words, state} = view;
  const result = state.jumps ? resultOf(state) : undefined;
  return {
    title: !result ? words.say('noStart') : endOf(view) === 'won home' ? words.say('home') : closing(view, result),
    text: result ? figures(view, state) : words.say('noJump'),
    ...(result && pegCount(state) > 1 && {takeBack: words.say('takeBack')}),
  };
}
